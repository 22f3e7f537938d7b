### Questions whose answers the reader predicts (src/lessons/questions). `…-why` explains the right answer.
### `…-mistake-…` explains one wrong answer, and is shown before `…-why`.

ask-predict = Question
ask-lock = Lock my answer
ask-show = Show me
ask-reveal = Reveal (R)
ask-again = Try again
ask-see = See its figure
ask-hide = Hide the figure first
ask-first = Questions first
ask-first-help = A question stands in the place of its figure until it is answered.
ask-field = Your answer
ask-handle = Your guess at { $place }
ask-handle-value = { $y }: { $value }
ask-draw = Move the five dots up or down, by dragging or with the arrow keys.
ask-type-first = There is no number yet. Type one, or press “{ $show }”.
ask-draw-first = The dots are still where they were. Move them, or press “{ $show }”.
ask-locked = Locked in. The answer stays hidden until it is revealed.
ask-right = Right.
ask-close = Very close.
ask-low = { $guess } is too small: here it is { $truth }.
ask-high = { $guess } is too large: here it is { $truth }.
ask-mark-chosen = your answer
ask-mark-right = right answer
ask-gap = On average you are { $mean } off; most at { $place }: you drew { $drawn }, and it is { $truth }.
ask-gap-factor = On average you are off by a factor of { $mean }; most at { $place }: you drew { $drawn }, and it is { $truth }.
ask-plot-guess = your guess
ask-plot-truth = the curve
ask-plot-gap = the gap
ask-plot-one = { $place }: { $value }
ask-plot-both = { $place }: drawn { $drawn }, true { $truth }
ask-plot-alt = A plot of { $y } against { $x }. { $list }.

## The problem
ask-order-answer-question = A model whose attention sees every word and no positions reads “dog bites man”, and then “man bites dog”. What happens to the output that it computes for the word “dog”?
ask-order-answer-option-1 = It changes its sign.
ask-order-answer-option-2 = It becomes a little smaller.
ask-order-answer-option-3 = It stays exactly the same.
ask-order-answer-mistake-1 = Nothing changes the sign: each word gets the same weight as before, and has the same value.
ask-order-answer-mistake-2 = It would become smaller if a word counted less from further away. But nothing in the sum says how far away a word is.
ask-order-answer-why = Attention adds up what each word contributes, with weights that depend on the words and not on their places, and a sum does not know the order of its terms. Computed here with made-up vectors, the output for “dog” has length { $length } before and { $reversed } after; the two differ by { $difference }, which is no more than rounding.

## One clock
ask-one-turn-question = Pair 0 turns by 1 radian with each position. After how many positions has it gone round once?
ask-one-turn-mistake-before = After { $before } positions it still lacks { $short }° of a turn. Whole positions never close the circle exactly: 2π, about { $turn }, is irrational.
ask-one-turn-mistake-after = After { $after } positions it is already { $past }° past a full turn. Whole positions never close the circle exactly: 2π, about { $turn }, is irrational.
ask-one-turn-mistake-half = { $half } is π: after that many positions it has gone halfway round.
ask-one-turn-mistake-degrees = There are { $guess } degrees in a turn, but one position turns the pair by 1 radian, and that is { $degrees }°.
ask-one-turn-mistake-radian = { $guess } is about how many degrees there are in a radian: that is how far it turns per position.
ask-one-turn-mistake-step = 1 radian is how far it turns per position: { $degrees }°, less than a sixth of the way round.
ask-one-turn-mistake-two = { $guess } lacks its π: there are 2π radians in a turn.
ask-one-turn-mistake-base = { $base } is the base, which slows down the other pairs. Pair 0 turns by 1 radian whatever the base is.
ask-one-turn-why = A turn is 2π = { $turn } radians, and each position adds 1. At whole positions the pair comes near to where it was, but never quite back: after { $near } positions it is { $off } away.
ask-one-pair-distance-question = One pair goes round once while the position runs from 0 to { $turn }. How far is it, on its way, from where it was at position 0, as the crow flies? Draw the distance.
ask-one-pair-distance-place = position { $x }
ask-one-pair-distance-mistake-grows = You drew it growing to the end. But after a whole turn the pair is back where it was, and the distance is 0.
ask-one-pair-distance-mistake-arc = You measured along the circle, which is { $half } to the opposite point. Straight across it is { $greatest }.
ask-one-pair-distance-mistake-straight = You drew straight flanks. But near the start the pair moves straight away, and near the opposite point almost sideways: after a quarter of a turn the distance is { $quarter }, more than half of { $greatest }.
ask-one-pair-distance-why = The distance is the chord between two points of the circle, 2·|sin(pos·freq/2)|. It grows fast at first, is { $greatest } after half a turn and 0 again after a whole one: to one pair alone, places a turn apart would be the same.

## Many clocks
ask-slowest-turn-question = An encoding has { $d } dimensions and the base { $base }. How many positions does its slowest pair need for one turn?
ask-slowest-turn-mistake-limit = 2π·{ $base } is the limit, { $limit }, and the slowest pair stays below it: its exponent is { $last }/{ $d }, and not 1. Here it is { $slowest }.
ask-slowest-turn-mistake-radians = { $power } is { $base } to the power of { $last }/{ $d }, which is how many positions it takes to turn by one radian. A turn has 2π of them.
ask-slowest-turn-mistake-base = { $base } is the base. To turn by one radian, the slowest pair needs a little less; for a whole turn, 2π times that.
ask-slowest-turn-mistake-dimensions = { $d } is the number of dimensions. How slow the slowest pair is depends on the base far more than on their number.
ask-slowest-turn-mistake-pairs = { $pairs } is the number of pairs, of which pair { $pair } is the slowest.
ask-slowest-turn-mistake-fastest = { $fastest } is one turn of the fastest pair, pair 0.
ask-slowest-turn-why = The slowest pair is pair { $pair }. Its wavelength is 2π times { $base } to the power of { $last }/{ $d }: 2π·{ $power } = { $slowest } positions.
ask-wavelength-ladder-question = An encoding has { $d } dimensions and the base { $base }. How long is the wavelength of each of its { $pairs } pairs, from pair 0 to pair { $last }? Mind the scale: equal steps upwards are equal factors.
ask-wavelength-ladder-place = pair { $x }
ask-wavelength-ladder-mistake-falls = You drew it falling. But later pairs turn more slowly, so they need more positions for a turn, not fewer.
ask-wavelength-ladder-mistake-level = You drew pairs that are nearly alike. But pair 0 turns by { $fast } radian a position, and pair { $last } by { $slow }.
ask-wavelength-ladder-mistake-linear = You drew it rising steeply at first and then less, as if each pair added the same number of positions. But each pair multiplies.
ask-wavelength-ladder-mistake-late = You drew it rising late. But the factor from one pair to the next is the same from the first pair to the last.
ask-wavelength-ladder-why = Each wavelength is { $ratio } times the one before, from { $first } to { $longest } positions. Equal factors are equal steps on this scale, so the pairs stand on a straight line.

## Telling positions apart
ask-distance-curve-question = How far are the encodings of two positions from one another, with { $d } dimensions and the base { $base }? Draw their distance against their offset, from 0 to { $last }. No two encodings are further than { $bound } from one another.
ask-distance-curve-place = offset { $x }
ask-distance-curve-mistake-start = At offset 0 both are the same position, so their distance is 0.
ask-distance-curve-mistake-wave = You drew a wave that comes back, as the distance of one pair does. But when one of the { $pairs } pairs has come round, the others are elsewhere.
ask-distance-curve-mistake-even = You drew it growing on as it began. But a pair that has gone round adds no more on average, and by offset { $early } the fast pairs have.
ask-distance-curve-why = It rises to { $one } at offset 1 and { $at_early } at offset { $early }, and then only creeps up, to { $at_late } at offset { $late }: the fast pairs have gone round, and the slow ones have hardly begun to turn.
ask-longest-encoding-question = With { $d } dimensions and the base { $base }: which of the positions { $first }, { $second } and { $third } has the longest encoding, as a vector?
ask-longest-encoding-option-1 = Position { $first }
ask-longest-encoding-option-2 = Position { $second }
ask-longest-encoding-option-3 = Position { $third }
ask-longest-encoding-option-4 = They are equally long.
ask-longest-encoding-mistake-1 = At position { $first } all sines are 0, but all cosines are 1, and the length is { $at_first }.
ask-longest-encoding-mistake-2 = At position { $second } some entries are large, but then their partners are small: the length is { $at_second }.
ask-longest-encoding-mistake-3 = A larger position turns the pairs further, but it makes none of them longer: the length is { $at_third }.
ask-longest-encoding-why = A pair stands on a circle of radius 1 wherever it has turned to: sin² + cos² = 1. So { $pairs } pairs make a vector of length √{ $pairs } = { $norm } at every position. Computed from the entries: { $at_first }, { $at_second } and { $at_third }.

## Choosing the wavelengths
ask-ten-times-base-question = With { $d } dimensions, the base goes up from { $base } to { $other }. By what factor does the longest wavelength grow?
ask-ten-times-base-mistake-limit = { $times } is the factor of the base, and of the limit 2π·base. The longest wavelength has the exponent { $power }/{ $d }, and not 1, so its own factor is { $growth }.
ask-ten-times-base-mistake-first = Only the shortest wavelength keeps its length: it is 2π whatever the base is.
ask-ten-times-base-mistake-middle = That is the factor of pair { $middle }, in the middle, where the exponent is 1/2.
ask-ten-times-base-mistake-base = { $other } is the new base itself. The question is by what factor the wavelength grows.
ask-ten-times-base-why = The longest wavelength is 2π times the base to the power of { $power }/{ $d }. { $times } to that power is { $growth }: it grows from { $before } to { $after } positions.
ask-similarity-far-question = How alike are two encodings that are far apart, with { $d } dimensions and the base { $base }? Draw the cosine of the angle between them, against offsets up to { $most }: 1 is the same direction, 0 a right angle. Mind the scale: equal steps to the right are equal factors.
ask-similarity-far-place = offset { $x }
ask-similarity-far-mistake-soon = You drew it falling at once. But at offset { $near } only the fast pairs have turned, and the cosine is still { $at_near }.
ask-similarity-far-mistake-never = You drew it staying above 0. But at offset { $far } even the slowest pairs have gone round, and little is left.
ask-similarity-far-mistake-late = You drew it falling late. But at offset { $middle } most pairs have turned already, and the cosine is { $at_middle }.
ask-similarity-far-mistake-opposite = You drew it going far below 0. That would take most pairs on the opposite side at once, and each turns at its own speed.
ask-similarity-far-why = The cosine is the mean of cos(offset·freq) over { $pairs } pairs. Each factor of ten takes about equally many more past a quarter turn, { $more } of them between offsets { $before } and { $middle }, and from then on they give 0 on average: so it falls in nearly a straight line. With very many dimensions it would reach 0 at { $zero }. (At single offsets the cosine wavers around the curve, which shows means over { $percent } % of each offset.)

## Inside the Transformer
ask-rope-shift-question = With RoPE, a query stands at position { $query } and a key at position { $key }. Both move on by { $shift } positions. What becomes of their score?
ask-rope-shift-option-1 = It becomes smaller.
ask-rope-shift-option-2 = It stays the same.
ask-rope-shift-option-3 = That depends on the two tokens.
ask-rope-shift-mistake-1 = A score may become smaller when the two move apart. Here both move, and they stay { $offset } positions apart.
ask-rope-shift-mistake-3 = How large the score is depends on the tokens. But whatever they are, it does not change.
ask-rope-shift-why = In each pair, the query and the key are rotated by the same further angle, which leaves their dot product as it was. Computed with a made-up query and key: { $before } at { $query } and { $key }, { $after } at { $new_query } and { $new_key }, a difference of { $difference }, no more than rounding.
ask-learned-table-question = Training begins with 512 vectors of random numbers, one for each position. Seen in the plane in which they vary most in step with position, what do the trained ones look like?
ask-learned-table-option-1 = A cloud without order, as at the start.
ask-learned-table-option-2 = A line: the further on, the further out.
ask-learned-table-option-3 = A circle that is gone round again and again.
ask-learned-table-mistake-1 = If they had stayed random, no rotation could lead from each to the next, not even roughly. One nearly does.
ask-learned-table-mistake-2 = A line would tell early from late, but its steps would have to become ever finer, or its ends ever further apart: the trouble that sines were chosen to avoid.
ask-learned-table-why = In this table each of the planes found is a ring: moving on by one position is, nearly, a turn by a fixed angle. It is one table of one model, and the slow rings alone would prove little.
ask-causal-order-question = A model has a causal mask but no positions: each word sees only itself and the words before it. Can it tell the order of the words?
ask-causal-order-option-1 = No: a mask hides words, but it does not number them.
ask-causal-order-option-2 = Yes, partly: how many words each one sees depends on its place.
ask-causal-order-option-3 = Yes, as well as with an encoding.
ask-causal-order-mistake-1 = It does tell them apart, in a way: the first word sees one word, the second two. With equal scores they give the first word weights of { $first } and { $second }, so wherever the first word can be recognised, its share tells the place.
ask-causal-order-mistake-3 = Near the beginning places are easy to tell apart, but hardly further on: between place { $far } and place { $next }, a weight goes from { $at_far } to { $at_next }.
ask-causal-order-why = The first word is seen by all, the last only by itself. If all scores are equal, the i-th word gives each word that it sees the weight 1/i: { $first }, { $second }, { $third } and so on. If the first word can be recognised, this tells the places apart, less and less: { $at_far } at place { $far }, { $at_next } at place { $next }.

## What came after
ask-base-reach-question = A model with RoPE has { $d } dimensions a head and the base { $base }. The sum Σ cos(offset·freq) over the pairs of a head says how much more a key like the query scores than a random one, on average. At about which offset does it first fall below 0?
ask-base-reach-mistake-longest = { $longest } is the longest wavelength. Long before the slowest pair has gone round, the others can outweigh it.
ask-base-reach-mistake-quarter = There the slowest pair itself passes 0. But the pairs before it did so earlier, and the sum with them.
ask-base-reach-mistake-base = { $base } is the base, which is the slowest pair’s wavelength over 2π, or nearly. The sum of all pairs falls below 0 much earlier.
ask-base-reach-mistake-trained = That is the length of the texts on which a well-known model with this base was trained. There the sum is still { $at_guess }, so it falls below 0 only later.
ask-base-reach-mistake-stretched = Some models with this base do read that far, but only with their slow pairs slowed down further. As it stands, the sum falls below 0 much earlier.
ask-base-reach-why = At offset { $before } it is { $sum_before }, and at { $reach } it is below 0 for the first time, { $sum }. The longest wavelength, { $longest } positions, is { $times } times as long: how far a base reaches is seen in the sum, not in the slowest pair.
ask-diffusion-step-question = A diffusion model encodes its time t with { $d } dimensions and the base { $base }. If t runs from 0 to { $long } instead of from 0 to { $short }, how much further does a step of { $percent } % of the whole move the encoding?
ask-diffusion-step-option-1 = About equally far: it is the same { $percent } %.
ask-diffusion-step-option-2 = About ten times as far.
ask-diffusion-step-option-3 = Nearly two hundred times as far.
ask-diffusion-step-mistake-1 = The encoding does not know the whole, only the number t: the step is { $short_step } on one scale, and { $long_step } on the other.
ask-diffusion-step-mistake-2 = Distances do grow less than the step, which is { $times } times as long. But ten times is far too little.
ask-diffusion-step-why = On the short scale a step is { $short_step }, which turns even the fastest pair by only { $degrees }°: the encoding moves by { $small }. On the long one it is { $long_step }, which takes the fastest pair round { $turns } times: it moves by { $large }, { $ratio } times as far.
