### The steps of the tour, `tour-<number>`: what the page is set to | figure | marks | words

tour-1 = d=2&n=20&pos=0 | components | cos | At position 0 the hand points straight up: the cosine is at its top, the sine at 0.
tour-2 = d=2&n=20&pos=3 | components | sin | Three positions on, the hand has almost made half a turn: the sine is nearly back at 0, on its way down.
tour-3 = d=2&n=50&pos=44 | components | sin | At position 44 both curves are almost where they began, so one clock can hardly tell 44 from 0.
tour-4 = d=4&base=100&n=63&pos=6 | clocks | hand | With a second, slower clock it can: the fast hand is nearly round, the slow one has moved a tenth of a turn.
tour-5 = n=50&pos=10 | clocks | hand | A model has many more clocks, and all hands together show one position.
tour-6 = n=50&pos=10 | heatmap | column | Written side by side, each position is a column: its fingerprint.
tour-7 = n=50&pos=10&pair=40 | heatmap | row | A slow pair hardly changes along the whole text.
tour-8 = n=50&k=1 | distance-offset | start | Small offsets: the distance begins near a straight line.
tour-9 = n=2000&k=1000 | distance-offset | level | Large offsets: the distance wavers about a level, where two encodings are at right angles.
tour-10 = n=50&pos=10&k=5 | distance-matrix | diagonal | Every diagonal has one colour, because only the offset counts.
tour-11 = n=50&pos=10&k=5 | rotation | block | To move on by k is to turn each pair by an angle of its own, the same at every position.
tour-12 = d=4&n=1000&k=622 | distance-offset | curve | With few dimensions, two positions far apart can nearly coincide.
tour-13 = d=512&n=512 | wavelengths | n | More than half of the pairs complete no turn in a text of 512 positions.
tour-14 = order=reversed | attention | without | Reverse the words: without positions, the arcs go along with their words, and nothing else changes.
tour-15 = n=50&pos=10&k=5 | rope | score | If query and key are rotated instead, the score depends on the offset alone.
tour-16 = base=500000 | base-context | you | With a larger base the sum mostly stays above 0 for longer, but not always: choose yours.
