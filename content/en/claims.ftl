### Claims: numbers that texts print, and computed ones. The computed values in `…-finds` are `$v0`, `$v1` and so on.

## The panel
claims-lede = Numbers that texts on this subject print, beside what the formula gives, computed when you open this list. “Show me” takes you to a figure where you can see it.
claims-where = where
claims-printed = printed
claims-kind = kind
claims-computed = computed
claims-verdict = verdict
claims-show = figure
claims-show-me = Show me
claims-filter-verdict = Verdict
claims-filter-source = Source
claims-all = all
verdict-counts =
    { $all } { NUMBER($all) ->
        [one] statement
       *[other] statements
    }: { $right } right, { $limit } right in the limit, { $near } near, { $part } in part, { $not_so } not so.
verdict-shown =
    { $shown } of { $all } { NUMBER($all) ->
        [one] row
       *[other] rows
    } shown.

## Rules for the verdicts, as HTML
claims-rules = How rows are judged
claims-rule-digits = A number printed with its digits. Right if the computed value rounds to it, otherwise not so.
claims-rule-about = A number given as approximate, or a round one. Right within { $right } % of it, near within { $near } %.
claims-rule-range = Right if the value lies between the two ends.
claims-rule-bound = “At least” or “at most”. Right if the value keeps to it.
claims-rule-same = Two things said to be the same, or almost. Right if they differ by rounding only; near within { $near } % of the most they could differ by.
claims-rule-law = An identity. Right if nothing but rounding is left over: at most { $rounding }.
claims-rule-rest = The limits of “near” are a convention. What is true only of the value’s limit is right in the limit. In a row of several numbers the worst counts; if one is right and another is not so, the row holds in part.

## Sources, as HTML
claims-group-paper = Ashish Vaswani, Noam Shazeer, Niki Parmar et al., <cite>Attention Is All You Need</cite>, 2017, <a href="https://arxiv.org/abs/1706.03762" rel="noreferrer">arXiv:1706.03762</a>
claims-group-book-1 = Dr. Yoram, <cite>Positional Encoding in Transformer Architectures</cite>, 2025 (in Hebrew). Chapter 1: one pair
claims-group-book-2 = Dr. Yoram, 2025. Chapter 2: many pairs
claims-group-book-3 = Dr. Yoram, 2025. Chapter 3: distances
claims-group-book-4 = Dr. Yoram, 2025. Chapter 4: wavelengths
claims-group-zh = Notes in Chinese, no author named, <a href="http://www.15wanjia.com/news/175940.html" rel="noreferrer">15wanjia.com/news/175940.html</a>
claims-group-hy = Hayk Karapetyan, <cite lang="hy">Ներկառուցող շերտ: Դիրքային կոդավորում</cite> (notes in Armenian: Embedding layer, positional encoding)
claims-group-ja = <cite lang="ja">位置エンコーディング</cite> (notes in Japanese: Positional encoding), no author named, 2023-03-10
claims-group-su = Su Jianlin, <cite lang="zh">Transformer升级之路:1、Sinusoidal位置编码追根溯源</cite>, 2021-03-08, <a href="https://spaces.ac.cn/archives/8231" rel="noreferrer">spaces.ac.cn/archives/8231</a>
source-paper = Vaswani et al.
source-book = Dr. Yoram’s book
source-zh = notes in Chinese
source-hy = Hayk Karapetyan
source-ja = notes in Japanese
source-su = Su Jianlin
place-drawbacks = first steps
place-formula = below the formula
place-shift = proof of property iv
place-proofs = proofs
place-conclusion = conclusion
place-figure-1 = Figure 1
place-definition = definition
place-values = values at D = 128
place-decay = long-range decay
place-comment = a reader’s comment of 31 August 2021, about another text; Su answered that he had not read it
verdict-right = right
verdict-limit = right in the limit
verdict-near = near
verdict-part = holds in part
verdict-not-so = not so
kind-digits = digits
kind-about = about
kind-range = range
kind-bound = bound
kind-same = same
kind-law = law

## The paper
claim-paper-range-says = The wavelengths form a geometric progression from 2π to 10000·2π.
claim-paper-range-finds = From { $v0 } to { $v1 } with its 512 dimensions: the last exponent is −510/512. The end named is the limit, { $v2 }.
claim-paper-linear-says = For any fixed offset k, PE(pos + k) is a linear function of PE(pos).
claim-paper-linear-finds = A rotation of each pair does it; what is left over is rounding, { $v0 } (d 512).

## The book, chapter 1
claim-collide-says = Positions 2π apart get identical encodings (one pair).
claim-collide-finds = Whole positions only come close: { $v1 } at offset { $v0 }, { $v3 } at { $v2 }, { $v5 } at { $v4 }, of at most { $v6 }.
claim-order-says = The encoding is (sin, cos); and at π/2 it is (1, 0) = (cos(π/2), sin(π/2)).
claim-order-finds = (cos(π/2), sin(π/2)) is ({ $v0 }, { $v1 }); it is (sin, cos) that gives ({ $v2 }, { $v3 }).
claim-sine-marks-says = The sine peaks at 1.57, is 0 at 3.14, lowest at 4.71, and done at 6.28.
claim-sine-marks-finds = { $v0 }, { $v1 }, { $v2 }, { $v3 }
claim-cosine-marks-says = The cosine is 0 at π/2 ≈ 0.79 and 3π/2 ≈ 2.36, and done at 4π.
claim-cosine-marks-finds = 0 at { $v0 } and { $v1 }, done at { $v2 }π
claim-turns-20-says = about 3.2 cycles in 20 positions
claim-turns-20-finds = { $v0 } cycles
claim-position-0-says = Position 0 appears at (0, 0), the top of the circle.
claim-position-0-finds = At ({ $v0 }, { $v1 }), which is the top; section 1.4.1 says so too.
claim-uneven-says = The points are not evenly spaced along the circle.
claim-uneven-finds = Each is { $v1 } from the next; these distances differ by { $v0 }.
claim-step-says = Neighbours are 1 radian apart, about 57.3°.
claim-step-finds = { $v0 }°
claim-turns-100-says = about 15.9 cycles in 100 positions
claim-turns-100-finds = { $v0 } cycles
claim-norm-1-says = The norm of the 2-D encoding is 1.
claim-norm-1-finds = { $v0 }; the first 200 are off by at most { $v1 }.
claim-neighbours-says = Neighbours are about 1 apart (d 2).
claim-neighbours-finds = 2·sin ½ = { $v0 }
claim-carries-says = The matrix M_k carries PE(p) to PE(p + k) (d 2).
claim-carries-finds = All that is left over is rounding: { $v0 }.
claim-orthogonal-says = sin and cos are orthogonal, also when sampled suitably.
claim-orthogonal-finds = Mean product { $v0 } at 20 equal phases. Whole positions are not such samples: { $v1 } at 0 … 19.
claim-learned-says = A learned table of 512 × 1024 has over 500,000 parameters.
claim-learned-finds = { $v0 }

## Chapter 2
claim-six-apart-says = Positions about 6 apart are almost identical (d 2).
claim-six-apart-finds = 6 is { $v0 } of a turn: { $v1 } apart of at most { $v2 }, or { $v3 } %.
claim-two-cycles-says = Positions 12 and 18 are almost two full cycles apart (d 2).
claim-two-cycles-finds = { $v0 } of one cycle; { $v1 } cycles are missing.
claim-turns-50-says = almost eight turns in 50 positions (d 2)
claim-turns-50-finds = { $v0 } turns
claim-longest-says = The longest wavelength is about 62,832, for large d (2.3) and for d 512 (4.7.1).
claim-longest-finds = { $v0 } at d 512; { $v1 } is the limit.
claim-ratio-says = At d 512 each wavelength is 1.0180 times the one before; 1.018049 in section 4.6.2.
claim-ratio-finds = { $v0 } times: { $v1 } % more, not 1.8 %. At d 1024 it is { $v2 }.
claim-last-freq-says = last freq ≈ 0.000158 at d 512
claim-last-freq-finds = { $v0 }
claim-shortest-says = The shortest wavelength is 6.3 at d 8, 32, 128 and 512.
claim-shortest-finds = { $v0 } at every d
claim-row-6-says = d 8: row 6 goes from white through red over 20+ positions.
claim-row-6-finds = Full red is at position { $v0 }, far beyond the 50 shown; at 49 the value is { $v1 }.
claim-eighth-says = d 8: the slowest pair makes about an eighth of a cycle in 50 positions.
claim-eighth-finds = { $v0 } of a cycle
claim-range-8-says = d 8: longest wavelength 398
claim-range-8-finds = { $v0 }
claim-range-32-says = d 32: longest wavelength 2512
claim-range-32-finds = { $v0 }
claim-rows-says = d 32, rows 10–12: 2–3 cycles in 50 positions
claim-rows-finds = { $v0 } and { $v1 }; rows 4 and 5 make { $v2 }.
claim-range-128-says = d 128: longest wavelength 39811
claim-range-128-finds = { $v0 }
claim-range-512-says = d 512: longest wavelength 63096
claim-range-512-finds = { $v0 }; at no d is it above { $v1 }.
claim-phase-says = The encoding consists of sin(p/λ) and cos(p/λ).
claim-phase-finds = Off by up to { $v0 } at p = 1 (d 512): the angle is 2π·p/λ, and the 2π is missing.
claim-norm-16-says = The norm at d 512 is 16.
claim-norm-16-finds = √256 = { $v0 }
claim-far-32-says = Far apart, the distance tends to 32 at d 512.
claim-far-32-finds = To √512 = { $v0 }; { $v1 } is the bound.
claim-rope-longer-says = A model with RoPE that was trained on length L can work at 2L or 4L.
claim-rope-longer-finds = Already at 2L, of { $v1 } pairs with a wavelength above L, { $v0 } keep to angles that they had in training. The { $v2 } shorter ones do (d 128 and L = 2048, as in LLaMA). What was measured stands in chapter 7.

## Chapter 3
claim-sin-6-says = sin 6 ≈ −0.279
claim-sin-6-finds = { $v0 }
claim-equation-6-says = d(p, q)² = d_model − 2Σcos(Δ·freq): it depends on Δ alone.
claim-equation-6-finds = It does, to { $v0 } over { $v1 } pairs of positions (d 128).
claim-same-offset-says = d(5, 10) = d(105, 110)
claim-same-offset-finds = Both are { $v0 } (d 128); they differ by { $v1 }.
claim-small-offsets-says = For small Δ the distance is about √Σfreq²·|Δ|.
claim-small-offsets-finds = The slope is { $v0 } (d 128). The formula gives { $v1 } times the distance at k = 1, { $v2 } at 2, and { $v3 } at 5.
claim-far-level-says = Far apart, the distance tends to √d, about 11.3 at d 128.
claim-far-level-finds = √128 = { $v0 }; the median over all offsets from 10⁴ to 10⁵ is { $v1 }.
claim-never-above-says = Distances come close to 11.3 and do not pass it (d 128).
claim-never-above-finds = { $v0 } at k = { $v1 }; the bound is { $v2 }.
claim-epsilon-says = Positions are distinct if all are more than ε = 0.1 apart.
claim-epsilon-finds = The closest of the first 50 are { $v0 } apart (d 128).
claim-rotates-says = PE(p + k) = R_k·PE(p), with one rotation a pair.
claim-rotates-finds = All that is left over is rounding: { $v0 } (d 128).
claim-matrix-max-says = Distances of 50 positions reach about 11 (d 128).
claim-matrix-max-finds = { $v0 }
claim-corners-says = The largest of them stands in the corners, at Δ = 49.
claim-corners-finds = At k = { $v0 }, with { $v1 }; the corners have { $v2 }.
claim-steadily-says = The distance grows steadily with Δ, up to 49.
claim-steadily-finds = It first falls from k = { $v0 } to { $v1 }, and { $v2 } times in all.
claim-points-says = 50 positions make 1225 points.
claim-points-finds = 50·49/2 = { $v0 }
claim-beyond-30-says = For Δ > 30, distances level off at 10–11.
claim-beyond-30-finds = They are { $v0 } to { $v1 } up to k = 49, and above 10 first at k = { $v2 }.
claim-scatter-says = At one Δ distances vary by ±1: at Δ = 25 some are 9, others 10.
claim-scatter-finds = At k = 25 all are { $v0 }; they differ by { $v2 }. As equation (6) says, the offset alone counts.
claim-errors-says = Extrapolation errors are about 1.5, 3 and 4.5: they grow.
claim-errors-finds = { $v0 }, { $v1 }, { $v2 }: they fall. Without moving at all it is { $v3 }.
claim-error-shares-says = Those errors are about 19 % and 56 % of the norm.
claim-error-shares-finds = { $v0 } % and { $v1 } % of { $v2 }
claim-norm-8-says = The norms of 200 positions stay in [7.98, 8.02] (d 128).
claim-norm-8-finds = The least is { $v0 }, the greatest { $v1 }, but for rounding.
claim-waver-says = Rounding makes the norms vary by about ±0.02.
claim-waver-finds = By { $v0 } in float64, { $v1 } in float32, { $v2 } stored as bfloat16.
claim-smallest-says = Most neighbours are 0.7 apart; the smallest distance is 2.4 (d 128).
claim-smallest-finds = { $v0 } and { $v1 }: neighbours are the closest.
claim-one-to-three-says = Neighbours are 1–3 apart (d 128).
claim-one-to-three-finds = { $v0 }
claim-norm-share-says = The smallest distance is 2.4/8 ≈ 0.3 of the norm.
claim-norm-share-finds = { $v1 }/{ $v2 } = { $v0 }
claim-offset-10-says = At Δ = 10 distances reach 6–7 (d 128).
claim-offset-10-finds = { $v0 }
claim-offset-30-says = At Δ = 30 distances come to about 10 (d 128).
claim-offset-30-finds = { $v0 }
claim-doubling-says = Doubling d adds about 40 % to the smallest distance, which grows like √d.
claim-doubling-finds = From d 128 to 256 by { $v1 } %, to 512 by { $v2 } %; growing like √d is { $v3 } %. (From 64 to 128: { $v0 } %.)
claim-at-most-d-says = At most d positions can all be orthogonal: n ≤ d.
claim-at-most-d-finds = At d 4, the encodings of { $v1 } positions span { $v0 } dimensions, with room for { $v0 } orthogonal ones.
claim-bits-says = log₂ 1000 ≈ 10 bits name a position; the encoding has 4096 (d 128).
claim-bits-finds = { $v0 } and { $v1 }
claim-times-400-says = That is 400 times as many.
claim-times-400-finds = { $v0 } times

## Chapter 4
claim-ratio-255-says = The ratio 10000^(1/255) ≈ 1.01804 leads from 2π to 62832 at d 512.
claim-ratio-255-finds = 10000^(1/255) = { $v0 }; the encoding’s own ratio, 10000^(1/256), is { $v1 }.
claim-steps-256-says = 256 steps of 1.8 % make a factor of 10000.
claim-steps-256-finds = They make { $v0 }; steps of the true ratio make { $v1 }.
claim-log-ratio-says = log r ≈ 0.0179
claim-log-ratio-finds = { $v0 }; with 1/255 for the exponent { $v1 }.
claim-cycles-says = With f = 1/λ, freq runs from 0.159 down to 0.0000159 at d 512.
claim-cycles-finds = From { $v0 } to { $v1 } turns a position, in the limit { $v2 }. (Elsewhere the book has freq = 2π/λ, in radians.)
claim-power-9550-says = 10000^0.996 ≈ 9550, the last power at d 512.
claim-power-9550-finds = { $v0 }
claim-longest-about-says = The longest wavelength at d 512 is about 60,000.
claim-longest-about-finds = { $v0 }
claim-orders-says = The wavelengths at d 512 span 5 orders of magnitude.
claim-orders-finds = { $v0 }
claim-crossings-says = The log plot crosses 10¹, 10², 10³, 10⁴ at pairs of about 20, 80, 140, 200 (d 512).
claim-crossings-finds = { $v0 }, { $v1 }, { $v2 }, { $v3 }
claim-pairs-says = Pairs 10, 50 and 100 have wavelengths 39, 1537 and 60415 (d 512).
claim-pairs-finds = { $v0 }, { $v1 }, { $v2 }
claim-pair-0-says = Pair 0 turns 30–35 times in 200 positions.
claim-pair-0-finds = { $v0 } times
claim-pair-10-says = Pair 10 turns about 5 times in 200 positions (d 512).
claim-pair-10-finds = { $v0 } times
claim-pair-50-says = The sine of pair 50 peaks at about position 400 (d 512).
claim-pair-50-finds = At { $v0 }
claim-pair-100-says = Pair 100 passes through 0.003 of a cycle in 200 positions (d 512).
claim-pair-100-finds = { $v0 } of a cycle
claim-support-says = Bases 10000, 1000 and 100000 support about 30000, 3000 and 300000 positions: half the longest wavelength.
claim-support-finds = Half of it is { $v0 }, { $v1 } and { $v2 } at d 512.
claim-base-1000-says = Base 1000 has a longest wavelength of about 623.
claim-base-1000-finds = { $v0 } at d 512; the limit is { $v1 }.
claim-base-100000-says = Base 100000 has a longest wavelength of about 628320.
claim-base-100000-finds = { $v0 } at d 512; the limit is { $v1 }.
claim-coarser-says = With base 100000 the steps between wavelengths are coarser.
claim-coarser-finds = The ratio is { $v1 } in place of { $v2 }: { $v0 } times as large (d 512).
claim-exponent-4-says = With a doubled exponent the ratio is about 100, with only about 2.3 wavelengths a decade.
claim-exponent-4-finds = The ratio is { $v0 }: { $v1 } wavelengths a decade (d 512).
claim-trained-512-says = A model trained on 512 positions can handle 1024 in part, because wavelengths far above 512 still tell the global position.
claim-trained-512-finds = It is the long waves that fail: of { $v1 } pairs with a wavelength above 512, { $v0 } keep to angles that they had in training. The { $v2 } shorter ones do: they have been all the way round (d 512).
claim-reference-20-says = Reference 20, arXiv:2506.06398, is of 2024.
claim-reference-20-finds = Numbers of arXiv begin with the year and the month: { $v0 }, month { $v1 }.

## Notes in Chinese
claim-zh-one-hot-says = Numbering positions 1, 2, 3, 4, … is the same as one-hot.
claim-zh-one-hot-finds = A one-hot vector for { $v1 } positions has as many entries; a number is one, { $v0 } fewer.
claim-zh-linear-says = PE(pos + k) is linear in PE(pos); the dot product is Σcos(k·freq).
claim-zh-linear-finds = So it is, to { $v0 } and { $v1 } (d 128).
claim-zh-falls-says = The dot product is large at small k and falls as k grows.
claim-zh-falls-finds = At k = 1 … 5 it is at least { $v2 }, at 25 … 49 at most { $v3 }: { $v0 } less (d 128). On the way it rises { $v1 } times, first after { $v4 } (at d 512 after { $v5 }).
claim-zh-direction-says = As cos(k) = cos(−k), the method cannot tell direction.
claim-zh-direction-finds = True of the dot product: k and −k differ by { $v0 }. The encodings themselves are { $v1 } apart (k = 5, d 128).

## Notes in Armenian
claim-hy-swapped-says = i is the place in the sentence, pos the index in the vector: row 1 at place 2 of the table is −0.416.
claim-hy-swapped-finds = Read so, it would be { $v0 }. The table has pos for the place, and { $v1 }.
claim-hy-table-says = A table for d = 4, positions 0 to 3; its dim 2 is 0.000, 0.638, 0.983, 0.875, its dim 3 is 1.000, 0.770, 0.186, −0.484.
claim-hy-table-finds = Dims 0 and 1 are as printed. At d 4, dim 2 is { $v8 }, { $v9 }, { $v10 }, { $v11 }; the table has that of d 50: { $v16 }, { $v17 }, { $v18 }, { $v19 }.

## Notes in Japanese
claim-ja-values-says = f(1) and f(2), first and last pair: 0.8414, 0.5403, 0.0001, 0.9999; 0.9092, −0.4161, 0.0002, 0.9999
claim-ja-values-finds = { $v0 }, { $v1 }, { $v2 }, { $v3 }; { $v4 }, { $v5 }, { $v6 }, { $v7 }. The printed digits are cut off, not rounded.
claim-ja-last-says = The last frequency is the same as that of the number D/2.
claim-ja-last-finds = By its own definition it has the number D − 2. At D = 128 their wavelengths are { $v2 } and { $v3 }, { $v0 } apart of at most { $v1 }.
claim-ja-collide-says = Positions never collide, because sin and cos are monotone from 0 to 1.
claim-ja-collide-finds = They never do: the closest of the first { $v2 } offsets is { $v0 } (D 128). The argument itself reaches to position { $v1 }.

## Su Jianlin
claim-su-limit-says = The mean cosine tends to ∫₀¹cos(x·10000^(−t))dt: for many dims the two are about the same.
claim-su-limit-finds = At x = 128 it is { $v0 } (d 128) and { $v1 } (d 512), the integral { $v2 }: { $v3 } and { $v4 } of it, and { $v5 } at d 16384.
claim-su-theta-says = Of the θ(t) compared, θ = t alone crosses the axis.
claim-su-theta-finds = Of the five that our figure draws, up to x = { $v5 }: θ = t crosses at { $v0 }, and so does √t, at { $v1 }. 1000^(−t) does at { $v2 } and 10000^(−t) at { $v3 }; t² stays above { $v4 }.
claim-su-slower-says = The nearer θ is to 0 as a whole, the slower the fall.
claim-su-slower-finds = At 128 what is left is { $v4 }, { $v5 }, { $v6 }, { $v7 } and { $v8 } for 10000^(−t), 1000^(−t), t², t and √t: less each time, by { $v0 }, { $v1 } and { $v2 }, but for the last step, { $v3 }.
claim-su-orders-says = At d 4, entries 0, 1, 2, 3 of one text are 0, 2, 1, 3 of the other: same values, another order.
claim-su-orders-finds = Distances in the two orders differ by { $v0 }, of at most { $v1 }.
