# The lesson of Tenby, step by step.
learn-tenby-keep-title = a resident
learn-tenby-keep-task =
    You build a small town by the sea. **Residents** tell you what to look for: each brings points for something in your streets, and only you see yours.
    {""}**Keep the first one,** the Yellow Decorator.
learn-tenby-keep-instead = You may choose freely in a game. For this lesson keep the Yellow Decorator, the first of the two.
learn-tenby-keep-done = Three yellow buildings in a street, and the Decorator pays. Better still in a street that is completed.
learn-tenby-day-title = the night
learn-tenby-day-task =
    At night everybody chooses a **day card**. Its icons are what you may do by day; its number says how early you act. Early means a full market.
    {""}**Choose day 7:** two terraces and two rings.
learn-tenby-day-instead = A good card, too. But here choose day 7.
learn-tenby-day-done = Owain chose day 10. Seven comes before ten, so your turn is first.
learn-tenby-terrace-title = your first terrace
learn-tenby-terrace-task =
    The two rings came at once. Every terrace icon brings a terrace card from the market. It is placed at once, at an end of a street where the **edges match**, or as a new street.
    {""}**Take T087 and place it left of street 1.**
learn-tenby-terrace-instead = That is allowed. But here take T087, and place it at the left end of street 1.
learn-tenby-terrace-done = **+2 points:** it scores what its neighbours show. Cards like other cards, so it matters where they lie. On its left there is a pier now.
learn-tenby-ring-title = rings
learn-tenby-ring-task =
    One terrace is still open. An action that you do not want becomes a **ring**, and rings buy other things later.
    {""}**End the turn:** press **End the turn**, and then the green key.
learn-tenby-ring-instead = You could use the action, of course. But this time give it up for a ring: end the turn.
learn-tenby-ring-done = **+1 ring.** Whoever ends a turn first also chooses first next night.
learn-tenby-landmark-title = a landmark
learn-tenby-landmark-task =
    The next day. Your card has a **landmark**: the strongest cards, but only one fits into a street. Goscar Rock, L15, has pier on its right edge and sea on its left, where a street ends.
    {""}**Take L15 and place it left of street 1.** Choose **“Place it, then spend rings”**: your turn is not over yet.
learn-tenby-landmark-instead = Not quite: take L15, and place it left of street 1 with the key “Place it, then spend rings”.
learn-tenby-landmark-done = **+4 points.** It counts the seagulls of the whole street, and there will be more of them.
learn-tenby-extra-title = buy an action
learn-tenby-extra-task =
    You have five rings. **Two of them buy another terrace action.**
    {""}**Open “Rings”, buy a terrace action, take T057 and place it right of street 1,** again with “Place it, then spend rings”.
learn-tenby-extra-instead = Rings could do that as well. Here buy a terrace action, take T057 and place it right of street 1, then go on.
learn-tenby-extra-done = **+3 points,** though the new card itself scores nothing yet: its neighbours like it.
learn-tenby-move-title = move a card
learn-tenby-move-task =
    For two rings a card of your town **moves**. The start card stands between two cards that would like to be neighbours.
    {""}**Open “Rings”, then “Move a card”, choose the start card S1, and move it behind T057.**
learn-tenby-move-instead = That is possible. But here move the start card, S1, to the right end of street 1, behind T057.
learn-tenby-move-done = **+3 points:** T057 has found the bin that it was looking for. The gap had to close again, and it did.
learn-tenby-complete-title = complete a street
learn-tenby-complete-task =
    On the left your street has reached the sea. With sea on **both** ends it is **completed**, and residents pay more there.
    {""}**Take P45 and place it right of street 1.**
learn-tenby-complete-instead = Your turn has room for that, too. But first P45, at the right end of street 1.
learn-tenby-complete-done = **Street 1 is completed, +3 points.** Nothing joins it any more, so build the next one.
learn-tenby-resident-title = another resident
learn-tenby-resident-task =
    Your day card has one more icon: a **resident**. You draw two and keep one.
    {""}**Press “Draw two residents, keep one”, and confirm:** what is drawn has been seen.
learn-tenby-resident-instead = Later, perhaps. First use the icon of your day card: draw two residents.
learn-tenby-resident-done = Two people would like to move in. Which of them suits your street?
learn-tenby-second-title = who suits your town
learn-tenby-second-task =
    Look at the numbers: the Pensioner looks for benches, and **your completed street has them already**.
    {""}**Keep the Pensioner.**
learn-tenby-second-instead = The Lamplighter would find too few lamps here. Keep the Pensioner.
learn-tenby-second-done = **4 points on the spot.** Ten nights and ten days; then towns and residents are counted, and most points win. Rings are worth nothing in the end, so spend them.
