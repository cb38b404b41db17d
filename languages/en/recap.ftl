# A whole game in one moving picture
recap-title = Recap
recap-about = { $game }, table { $table }
recap-turn = turn { $turn } / { $turns }
recap-move = move { $turn } / { $turns }
recap-builds = { $who } builds { $pieces }
recap-places = { $who } places { $cards }
recap-turn-of = { $who }’s turn
recap-gain = { $points ->
    [one] { $signed } point
   *[other] { $signed } points
}
recap-wins = { $who-is ->
    [many] { $who } share the win with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[one] { $who } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
recap-alone = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
recap-ended = The game was ended before it was over

# The best moments
moment-biggest-turn = Biggest turn: { $who }, turn { $turn } (+{ $points })
moment-biggest-move = Biggest move: { $who }, move { $turn } (+{ $points })
moment-led-since = { $who } led from turn { $turn } to the end
moment-lead-changed = { $times ->
    [one] The lead changed once: { $who } took it in turn { $turn }
   *[other] The lead changed { $times } times; { $who } took it for good in turn { $turn }
}
moment-lead-shared = { $times ->
    [0] In the end the lead was shared
    [one] The lead changed once; in the end it was shared
   *[other] The lead changed { $times } times; in the end it was shared
}

# Asking for it
recap-ask = Recap
recap-head = ### { $about }
recap-is-here = The recap of this game is here: { $link }
recap-not-here = Of this game there can be no recap yet.
recap-nothing = Nothing was played at this table: there is nothing to look back on.
recap-not-yet = The recap could not be posted just now. It follows as soon as it can.
recap-not-made = The recap of this game could not be made. Its result stands; ask again with **Recap** on the board.
recap-forbidden = The recap of this game cannot be posted here: the bot lacks the permission Attach Files or Send Messages.
recap-too-large = The recap of this game is larger than the files that Discord takes here.
lobby-recap = Recap at the end
lobby-no-recap = No recap at the end
lobby-recap-follows = recap at the end
