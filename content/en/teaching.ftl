### Texts of the teaching material: puzzles, exercises, the tour.

## Puzzles
puzzle-title = Puzzle
puzzle-solved = Solved.
contents-puzzles = { $solved } of { $all } puzzles solved
puzzle-stuck = Stuck?
puzzle-solution = Set the page to a solution

## Exercises for teachers
lecture-title = One lecture in five pictures
lecture-lede = Each link is a slide with its sliders. Keys: Space plays, 1 to 6 enlarge a figure and 0 shows all, F is full screen. Where a question comes first, A to D choose, and R reveals the picture.
lecture-components = one pair is a hand, and its two numbers are the coordinates of the tip.
lecture-clocks = many hands, each slower than the one before: near and distant positions.
lecture-heatmap = all positions side by side: each column is one vector.
lecture-distance-offset = ask how the distance grows, then show it: it depends on the offset alone.
lecture-rope = ask what happens to a score when both words move on, then show it.
exercises-title = Exercises
exercises-document = Phasor: exercises
exercises-lede = For teachers: what each chapter needs and teaches, exercises, and after them all answers. Numbers in the answers are computed when the page is built.
exercises-timed = For teachers: exercises, { $minutes } minutes
exercises-untimed = For teachers: exercises
# The word that follows a number of minutes in exercises.md.
exercises-minutes = minutes
exercises-answer = Answer
exercises-answers = Answers
exercises-task = Back to the exercise
exercises-all = All exercises on one page, to print
exercises-back = Back to the figures

## The tour
tour-begin = 2-minute tour
tour-of-chapter = Step through this chapter
tour-title = Tour
tour-states = States
tour-whole-page = The whole page
tour-no-window = The frame that this page is in may open no window. The whole page is at { $address }
tour-count = { $step } of { $steps }
tour-previous = Previous step
tour-next = Next step
tour-back = Back to the tour
tour-again = Show again
tour-back-to-state = Back
tour-end = End the tour

## Puzzles: the task, the current value (`…-now`), and the explanation of the solution (`…-why`)
puzzle-components = Find a position from 1 on at which the hand of pair 0 is as far to the right as up (or left as down), to within 0.01.
puzzle-components-now = The sine less the cosine is { $value }.
puzzle-components-why = The hand then stands an eighth of a turn from the top, or five eighths.
puzzle-clocks = With base 10 000 and at least two pairs, find a position from 1 on at which every hand is within 10° of the top.
puzzle-clocks-now = Of all pairs’ hands, the furthest from the top stands { $value }° from it.
puzzle-clocks-why = Few hands are easier to bring together than many: with four dimensions, at position 622 the fast one has made almost 99 turns and the slow one almost 1.
puzzle-heatmap = Make a matrix of at least 32 dimensions in which every pair completes a turn within 50 positions.
puzzle-heatmap-now = The longest wavelength is { $value } positions.
puzzle-heatmap-why = Only the base shortens the longest wavelength so much.
puzzle-distance-offset = With at least four dimensions, bring two different positions below 1000 to within distance 0.2 of each other.
puzzle-distance-offset-now = The distance is { $value }.
puzzle-distance-offset-why = All clocks then come round together, almost.
puzzle-distance-matrix = With at least four dimensions, find two positions whose distance is at least 99.9 % of the bound, so that their encodings are nearly opposite.
puzzle-distance-matrix-now = The distance is { $value } % of the bound.
puzzle-distance-matrix-why = Every hand has then made half a turn, almost, beside whole ones.
puzzle-rotation = Choose an offset at which the block of pair 0 is a quarter turn clockwise, to within one degree.
puzzle-rotation-now = The block of pair 0 turns by { $value }°.
puzzle-rotation-why = The block is then nearly (0, 1; −1, 0): the cosine takes the place of the sine.
puzzle-wavelengths = With at least eight dimensions, choose the length so that exactly half of the pairs complete a turn.
puzzle-wavelengths-now = Pairs that complete a turn: { $value }.
puzzle-wavelengths-why = The middle wavelength is 2π·√base.
puzzle-attention = Put the words in an order in which the first word stands last and the last word first.
puzzle-attention-now = The order is: { $value }.
puzzle-attention-why = Without positions, the weights have gone along with their words, and each stays what it was.
puzzle-rope = Find settings, with an offset other than 0, at which rotation changes the score by almost nothing: no pair of the head is rotated by more than 0.01 radians, whole turns aside.
puzzle-rope-now = The pair farthest from whole turns is { $value } radians away from them.
puzzle-rope-why = Whole numbers of radians come near to whole turns where a fraction comes near to π, such as 22/7, 333/106 and 355/113.
puzzle-base-context = With 128 dimensions in a head, find a base below ten million at which the sum of the cosines stays above 0 beyond 100 000 positions.
puzzle-base-context-now = The sum first falls below 0 at offset { $value }.
puzzle-base-context-why = The offset does not always grow with the base: at a larger one it may come sooner.
