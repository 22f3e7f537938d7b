claims-title = 確かめたい数値
