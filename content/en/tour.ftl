### The steps on the board, `tour-<number>`, and of the chapters, `tour-<chapter>-<number>`:
### settings applied one after the other, separated by > | figure | term whose marks are highlighted | text

tour-1 = pos=0 > pos=2 | heatmap | | Attention alone ignores word order: each word gets the same output in “dog bites man” as in “man bites dog”.
tour-2 = pos=0 > pos=40 | heatmap | column | A positional encoding gives every position a vector of its own: one column of the matrix.
tour-3 = pos=0 > pos=6 | trajectory | point | Each pair of dimensions is a sine and a cosine: a point that moves around a circle.
tour-4 = pair=0 > pair=40 | heatmap | row | Each pair has its own frequency (how fast its point turns): high in pair 0, low in pair 40.
tour-5 = k=1 > k=40 | distance-matrix | diagonal | Together, all pairs tell positions apart; the distance depends on the offset k alone: one colour per diagonal.
tour-6 = base=10000 > base=100 | wavelengths | line | Wavelengths run from 2π to almost 2π·base; with a smaller base, all pairs but the first turn faster.
tour-7 = d=8 > d=512 | wavelengths | line | d_model sets how many pairs there are: 4 at d_model 8, 256 at 512, with wavelengths closer together.
tour-8 = d=4&pos=0&k=1 > d=4&pos=0&k=44 | distance-matrix | diagonal | Your turn: find a base at which the encodings of positions 0 and 44 are less than 0.1 apart.

## One clock
tour-2-1 = d=2&n=20&pos=0 | components | cos | At position 0 the hand points straight up: the cosine is at its top, the sine at 0.
tour-2-2 = d=2&n=20&pos=3 | components | sin | Three positions on, the hand has almost made half a turn: the sine is nearly back at 0, on its way down.
tour-2-3 = d=2&n=50&pos=44 | components | sin | At position 44 both curves are almost where they began, so one clock can hardly tell 44 from 0.

## Many clocks
tour-3-1 = d=4&base=100&n=63&pos=6 | clocks | hand | A second, slower clock tells positions apart: the fast hand is nearly round, the slow one has moved a tenth of a turn.
tour-3-2 = n=50&pos=10 | clocks | hand | A model has many more clocks, and all hands together show one position.
tour-3-3 = n=50&pos=10 | heatmap | column | Written side by side, each position is a column: its fingerprint.
tour-3-4 = n=50&pos=10&pair=40 | heatmap | row | A slow pair hardly changes along the whole text.

## Telling positions apart
tour-4-1 = n=50&k=1 | distance-offset | start | Small offsets: the distance begins near a straight line.
tour-4-2 = n=2000&k=1000 | distance-offset | level | Large offsets: the distance wavers about a level, where two encodings are at right angles.
tour-4-3 = d=4&n=1000&k=622 | distance-offset | curve | With few dimensions, two positions far apart can nearly coincide.
tour-4-4 = n=50&pos=10&k=5 | distance-matrix | diagonal | Every diagonal has one colour, because only the offset counts.
tour-4-5 = n=50&pos=10&k=5 | rotation | block | To move on by k is to turn each pair by an angle of its own, the same at every position.

## Inside the Transformer
tour-5-1 = n=50&pos=10&k=5 | rope | score | If query and key are rotated instead, the score depends on the offset alone.
tour-5-2 = order=reversed | attention | without | Reverse the words: without positions, the weights go along with their words, and nothing else changes.

## Choosing the wavelengths
tour-6-1 = d=512&n=512 | wavelengths | n | More than half of the pairs complete no turn in a text of 512 positions.
tour-6-2 = base=500000 | base-context | you | With a larger base the sum mostly stays above 0 for longer, but not always: choose your own base.
