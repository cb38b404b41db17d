# The lesson of Copenhagen, step by step.
learn-copenhagen-take-title = take cards
learn-copenhagen-take-task =
    You build the front of a house, and cards pay for it. On your turn you take **two cards that lie side by side** at the harbour, or you build. Cards of one colour are worth most together.
    {""}**Take the two yellow cards at 2 and 3:** press **2 + 3**, then the green key.
learn-copenhagen-take-instead = Any two neighbours are allowed. But you hold a yellow card already, so take the yellow ones: 2 + 3.
learn-copenhagen-take-done = Three yellow cards are enough for a yellow tile of three spaces. The harbour was filled again, and now Mads has a turn.
learn-copenhagen-build-title = build a tile
learn-copenhagen-build-task =
    A tile costs **as many cards of its colour as it has spaces**. It must stand on the ground or on something that is built.
    {""}**Build yellow 3:** press **Yellow 3**. The panel shows it in your house, at the bottom right. Turn it and move it if you like, but build it as it first stood: at D1.
learn-copenhagen-build-instead = That can be built, too. But here it is yellow 3 in the corner at the bottom right, as the panel shows it first: at D1, brick on top. Press Yellow 3 once more: there it stands.
learn-copenhagen-build-done = Every tile has one space of **brick**; all the others are **windows**. Your windows lie in row 1, and you will see at once what that is good for.
learn-copenhagen-row-title = complete a row
learn-copenhagen-row-task =
    You both have played a few turns, and you hold four green cards. In row 1 the spaces A, B and C are empty.
    {""}**Build green 4 with its brick on top, at A1:** it fills row 1.
learn-copenhagen-row-instead = That is allowed, but it leaves row 1 open. Build green 4 at A1, lying flat with the brick on top: the key says +2.
learn-copenhagen-row-done = **Row 1 is complete: 1 point, and 2 because it is all windows.** A column is worth 2, or 4. Whoever has 12 points first wins.
learn-copenhagen-neighbour-title = neighbours of a colour
learn-copenhagen-neighbour-task =
    A tile that **touches its own colour** costs one card less. You hold a single yellow card, and a yellow tile stands in your house.
    {""}**Build yellow 2 on top of it, at E3,** for one card.
learn-copenhagen-neighbour-instead = That works as well, but here yellow 2 goes up in column E: at E3, brick at the bottom.
learn-copenhagen-neighbour-done = Two spaces for one card! Building colour beside colour saves a card every time.
learn-copenhagen-any-title = an ability
learn-copenhagen-any-task =
    Some turns later. You like blue, but the blue cards at 2 and 5 are no neighbours. Your ability **Any cards** lets you take them all the same.
    {""}**Press “Take others with Any cards”, choose 2 and 5, and take them.**
learn-copenhagen-any-instead = Those may be taken. But this time use your ability, for the blue cards at 2 and 5.
learn-copenhagen-any-done = An ability works **once**; now it is turned over. How it comes back you will see soon.
learn-copenhagen-coat-title = a coat of arms
learn-copenhagen-coat-task =
    The space E5 shows a **coat of arms**. Cover it, and you may choose a present.
    {""}**Build blue 2 at E5,** then press **Gain Discount**: another ability.
learn-copenhagen-coat-instead = That is allowed, but here cover the coat of arms: blue 2 at E5, brick on top, and then gain Discount.
learn-copenhagen-coat-done = Discount is yours, from your next turn on. Complete rows 2, 4 and 6 bring a coat of arms, too.
learn-copenhagen-white-title = a white tile
learn-copenhagen-white-task =
    Blue beside blue again: blue 4 costs three cards. At D7 it fills column E **and** covers the coat of arms at D9.
    {""}**Build blue 4 at D7,** and use the coat for a free **white tile at A2**.
learn-copenhagen-white-instead = That would do, too. Here it is blue 4 at D7, up to the roof, and then the white tile at A2, from the menu.
learn-copenhagen-white-done = **Column E is complete: +2.** The white tile was free: one window, wherever one fits.
learn-copenhagen-discount-title = use an ability
learn-copenhagen-discount-task =
    Row 2 wants two more spaces, and there is a coat of arms at C3. Red 3 fits, but you hold two red cards only.
    {""}**Press “Use Discount”, then build red 3 at C2** for two cards.
learn-copenhagen-discount-instead = Not this time: use Discount first, then build red 3 at C2, with its brick on top.
learn-copenhagen-discount-done = **Row 2 is complete: +1.** And two coats of arms at once: one for the row, one for C3.
learn-copenhagen-back-title = turn abilities back
learn-copenhagen-back-task =
    Both your abilities are used. A coat of arms turns **all of them** back, so that they can serve again.
    {""}**Press “Turn used abilities back”.**
learn-copenhagen-back-instead = A good use for a coat of arms, and there will be another. First turn your used abilities back.
learn-copenhagen-back-done = Any cards and Discount are ready again, from your next turn on. That is all there is: take, build, and use what you earn. Twelve points win.
