game-name = Die Quacksalber von Quedlinburg
game-tagline = Braue auf dem Basar, zieh Chip um Chip und hör auf, bevor der Kessel explodiert.

# Options
option-set = Zutatenbücher: Set { $value }
option-set-help = Vier Sets von Büchern; das erste ist das leichteste. Jede Farbe darf auch ein eigenes Set haben.
option-set-1-help = Fürs erste Spiel. Grün bringt Rubine, Blau lässt wählen, Rot mag Kürbisse, Gelb legt weiße Chips zurück.
option-set-2-help = Neu: Grün bringt Chips, Blau schützt vor der Explosion, Rot wartet neben dem Kessel, Gelb verdoppelt den nächsten Chip.
option-set-3-help = Neu: Grün wartet auf genau 7 in Weiß, bei Blau und Lila zählt das Feld, mit Gelb hält der Kessel mehr aus.
option-set-4-help = Neu: Grün rückt für Rubine den Tropfen vor, mit Rot ziehen weiße 1er 2 Felder, Lila tauscht Chips gegen größere.
option-green = Grünes Buch: { $value }
option-green-set = wie im Set
option-green-help = Das Buch der Kreuzspinne, falls es vom Set abweichen soll.
option-blue = Blaues Buch: { $value }
option-blue-set = wie im Set
option-blue-help = Das Buch des Krähenschädels, falls es vom Set abweichen soll.
option-red = Rotes Buch: { $value }
option-red-set = wie im Set
option-red-help = Das Buch des Fliegenpilzes, falls es vom Set abweichen soll.
option-yellow = Gelbes Buch: { $value }
option-yellow-set = wie im Set
option-yellow-help = Das Buch der Alraunwurzel, falls es vom Set abweichen soll.
option-purple = Lila Buch: { $value }
option-purple-set = wie im Set
option-purple-help = Das Buch des Geisteratems, falls es vom Set abweichen soll.
option-cards = Wahrsagekarten: { $value }
option-cards-true = ja
option-cards-false = nein
option-cards-help = Jede Runde wird eine Karte vorgelesen. Ohne sie gleichen sich die Runden.
option-test_tubes = Reagenzgläser: { $value }
option-test_tubes-true = ja
option-test_tubes-false = nein
option-test_tubes-help = Die andere Seite des Kessels: Jeder Tropfenschritt geht in den Kessel oder in die Gläser, die sofort zahlen.
option-in_step = In jeder Runde gemeinsam ziehen: { $value }
option-in_step-true = ja
option-in_step-false = nein
option-in_step-help = Die letzte Runde wird immer so gespielt. Niemand wartet dann ab, was die anderen tun.
option-supply_limited = Der Vorrat ist begrenzt: { $value }
option-supply_limited-true = ja
option-supply_limited-false = nein
option-supply_limited-help = Laut Regel kann man Ausverkauftes nicht kaufen; für Gewinne gilt dasselbe.
option-rubies_limited = Nur 20 Rubine: { $value }
option-rubies_limited-true = ja
option-rubies_limited-false = nein
option-rubies_limited-help = In der Schachtel sind 20, aber keine Regel sagt, dass sie ausgehen. Solange alle gleichzeitig brauen, gilt die Grenze nicht.
option-pot_full_stops = Ein voller Kessel beendet das Ziehen: { $value }
option-pot_full_stops-true = ja
option-pot_full_stops-false = nein
option-pot_full_stops-help = Die Regel schweigt; nach einem Chip auf dem letzten Feld ist kein Platz mehr.
option-stop_before_draw = Aufhören vor dem ersten Chip: { $value }
option-stop_before_draw-true = ja
option-stop_before_draw-false = nein
option-stop_before_draw-help = Die Regel spricht vom Aufhören nach einem Chip, also wird mindestens einer gezogen.
option-empty_pot = Ein leerer Kessel wertet { $value }
option-empty_pot-next = das Feld nach dem Start
option-empty_pot-start = das Startfeld
option-empty_pot-help = Nur wenn die Flasche den einzigen Chip zurückholt. Das Wertungsfeld folgt auf das Letzte im Kessel.
option-when_sold_out = Statt eines ausverkauften Chips: { $value }
option-when_sold_out-nothing = nichts
option-when_sold_out-ruby = ein Rubin
option-when_sold_out-help = Die Regel nennt keinen Ersatz.
option-limits_combine = Zwei höhere Grenzen: { $value }
option-limits_combine-max = die höchste zählt
option-limits_combine-sum = sie addieren sich
option-limits_combine-help = Beide Texte nennen die Grenze selbst, nicht um wie viel sie steigt.
option-black_none_pays = Zu zweit rückt auch ohne schwarze Chips der Tropfen vor: { $value }
option-black_none_pays-true = ja
option-black_none_pays-false = nein
option-black_none_pays-help = Chipaktionen sind für die, die den Chip haben; null gegen null bringt nichts.
option-green2_needs_book = Grün Set 2 gibt nur Chips offener Bücher: { $value }
option-green2_needs_book-true = ja
option-green2_needs_book-false = nein
option-green2_needs_book-help = Die Karten sagen das über gelbe und lila Chips; wir lesen es für alle Gewinne so.
option-red2_declinable = Rot Set 2 darf sofort gelegt werden: { $value }
option-red2_declinable-true = ja
option-red2_declinable-false = nein
option-red2_declinable-help = Auf rote Aktionen darf man verzichten, also auch auf das Beiseitelegen.
option-reds_beside = Rote Chips neben dem Kessel entscheidet man { $value }
option-reds_beside-secret = geheim und gleichzeitig
option-reds_beside-turn = reihum ab dem Startspieler
option-reds_beside-open = offen und gleichzeitig
option-reds_beside-help = Sonst sähe, wer wartet, die Endfelder der anderen.
option-yellow2_doubles = Gelb Set 2 verdoppelt { $value }
option-yellow2_doubles-printed = die gedruckte Zahl
option-yellow2_doubles-all = auch Boni
option-yellow2_doubles-help = Das Buch spricht von der Zahl auf dem Chip.
option-doubling_returns = Ein zurückgelegter weißer Chip gibt seine Verdopplung zurück: { $value }
option-doubling_returns-true = ja
option-doubling_returns-false = nein
option-doubling_returns-help = Der weiße Chip war der nächste gelegte, die Verdopplung ist also verbraucht.
option-purple3_number = Lila Set 3 zählt { $value }
option-purple3_number-printed = die Zahl auf dem Feld
option-purple3_number-index = die Felder von der Mitte aus
option-purple3_number-help = Der Almanach zählt Felder nach ihrer Zahl.
option-discards_move_scoring = Abgegebene Chips verschieben das Wertungsfeld: { $value }
option-discards_move_scoring-true = ja
option-discards_move_scoring-false = nein
option-discards_move_scoring-help = Das Wertungsfeld stand schon vor den Chipaktionen fest.
option-chip_order = Chips wirken in der Reihenfolge { $value }
option-chip_order-black-green-purple = Schwarz, Grün, Lila
option-chip_order-black-purple-green = Schwarz, Lila, Grün
option-chip_order-green-black-purple = Grün, Schwarz, Lila
option-chip_order-green-purple-black = Grün, Lila, Schwarz
option-chip_order-purple-black-green = Lila, Schwarz, Grün
option-chip_order-purple-green-black = Lila, Grün, Schwarz
option-chip_order-help = Die Regel nennt Schwarz, Grün und Lila so und verlangt keine andere Folge.
option-cards_need_book = Karten geben nur Chips offener Bücher: { $value }
option-cards_need_book-true = ja
option-cards_need_book-false = nein
option-cards_need_book-help = So sagt es die Regel.
option-whites_upgradable = Weiße Chips dürfen getauscht werden: { $value }
option-whites_upgradable-true = ja
option-whites_upgradable-false = nein
option-whites_upgradable-help = „Eine günstige Gelegenheit“: Mit weißen Chips bräuchte man den Trostpreis fast nie.
option-wheel_and_deal_trades = „Tauschgeschäfte“: höchstens { $value } { $value ->
    [one] Chip
   *[other] Chips
}
option-wheel_and_deal_trades-help = Die Karte spricht von einem Rubin und einem Chip.
option-second_chance_point = „Eine zweite Chance“ kommt { $value }
option-second_chance_point-placed = gleich nach dem fünften Chip
option-second_chance_point-acted = nachdem der fünfte Chip gewirkt hat
option-second_chance_point-help = Die Karte zählt gelegte Chips; gewählt wird also, bevor ein Krähenschädel zieht.
option-second_chance_counts = Die fünf Chips von „Eine zweite Chance“: { $value }
option-second_chance_counts-placed = alle gelegten
option-second_chance_counts-lying = nur die noch im Kessel
option-second_chance_counts-help = Die Karte zählt gelegte Chips, auch wenn sie seither zurückgelegt wurden.
option-second_chance_refills = „Eine zweite Chance“ füllt die Flasche: { $value }
option-second_chance_refills-true = ja
option-second_chance_refills-false = nein
option-second_chance_refills-help = Chips gehen zurück, eine benutzte Flasche bleibt leer.
option-second_chance_over = Weitermachen über der Grenze: { $value }
option-second_chance_over-spared = der nächste weiße Chip sprengt den Kessel
option-second_chance_over-explodes = explodiert sofort
option-second_chance_over-help = Die ersten fünf Chips sind sicher; nichts sagt, dass Weitermachen das aufhebt.
option-strong_chip_acts = Die „Starke Zutat“ zählt in Schritt B (Schwarz, Grün, Lila): { $value }
option-strong_chip_acts-true = ja
option-strong_chip_acts-false = nein
option-strong_chip_acts-help = Die Karte legt sie ohne Aktion; was Chips beim Ziehen tun, tut sie nie.
option-strong_doubling = Eine „Starke Zutat“ nach einer Verdopplung: { $value }
option-strong_doubling-used_up = verbraucht sie, ohne weiter zu rücken
option-strong_doubling-moves = rückt um das Doppelte ihrer Zahl
option-strong_doubling-waits = lässt sie stehen
option-strong_doubling-help = Sie ist der nächste gelegte Chip, kommt aber ohne jede Aktion.
option-strong_white_after_red = Eine weiße „Starke Zutat“ nach Rot Set 4 rückt 2 Felder: { $value }
option-strong_white_after_red-true = ja
option-strong_white_after_red-false = nein
option-strong_white_after_red-help = Sie wird ohne Aktion gelegt und rückt daher nur um ihre Zahl.
option-strong_before_reds = „Starke Zutat“ vor roten Chips neben dem Kessel: { $value }
option-strong_before_reds-true = ja
option-strong_before_reds-false = nein
option-strong_before_reds-help = Die Karte wirkt, wenn alle fertig sind, die roten Chips erst kurz vor der Wertung.
option-rat_cards_count = Rattenkarten zählen die Schwänze { $value }
option-rat_cards_count-reveal = beim Vorlesen
option-rat_cards_count-after = nach der Karte neu
option-rat_cards_count-help = Sonst würden Punkte der Karte die Ratten ändern, von denen sie spricht.
option-droplet_on_chip = Ein Tropfen, der im Kessel auf einen Chip trifft, { $value }
option-droplet_on_chip-shares = teilt dessen Feld
option-droplet_on_chip-jumps = rückt zum nächsten freien Feld
option-droplet_on_chip-help = Nichts hält den Tropfen von einem Feld fern, auf dem noch ein Chip dieser Runde liegt.
option-die_to_tubes = Ein Tropfenschritt des Bonuswürfels darf zu den Reagenzgläsern: { $value }
option-die_to_tubes-true = ja
option-die_to_tubes-false = nein
option-die_to_tubes-help = Immer wenn der Tropfen vorrücken darf, darf es einer von beiden.
option-tubes_need_book = Gläser geben nur Chips offener Bücher: { $value }
option-tubes_need_book-true = ja
option-tubes_need_book-false = nein
option-tubes_need_book-help = Wie bei den Karten.
option-tubes_split = Zwei Tropfenschritte dürfen geteilt werden: { $value }
option-tubes_split-true = ja
option-tubes_split-false = nein
option-tubes_split-help = Immer wenn der Tropfen vorrücken darf, darf es einer von beiden.
option-tubes_last_again = Das letzte Glas zahlt noch einmal: { $value }
option-tubes_last_again-true = ja
option-tubes_last_again-false = nein
option-tubes_last_again-help = Am Ende der Gläser rückt nur noch der Tropfen im Kessel vor.
option-tubes_at_end = Nach der letzten Runde kaufen Rubine Glasschritte: { $value }
option-tubes_at_end-true = ja
option-tubes_at_end-false = nein
option-tubes_at_end-help = Nach der letzten Runde werden Rubine zu Punkten; anderes ist nicht genannt.

# Chips and ingredients
ingredient-white = Knallerbse
ingredient-orange = Kürbis
ingredient-green = Kreuzspinne
ingredient-blue = Krähenschädel
ingredient-red = Fliegenpilz
ingredient-yellow = Alraunwurzel
ingredient-purple = Geisteratem
ingredient-black = Totenkopffalter
chip-white-1 = Weiß 1
chip-white-2 = Weiß 2
chip-white-3 = Weiß 3
chip-orange-1 = Orange 1
chip-green-1 = Grün 1
chip-green-2 = Grün 2
chip-green-4 = Grün 4
chip-blue-1 = Blau 1
chip-blue-2 = Blau 2
chip-blue-4 = Blau 4
chip-red-1 = Rot 1
chip-red-2 = Rot 2
chip-red-4 = Rot 4
chip-yellow-1 = Gelb 1
chip-yellow-2 = Gelb 2
chip-yellow-4 = Gelb 4
chip-purple-1 = Lila 1
chip-black-1 = Schwarz 1

# What the books say
coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
rubies = { $rubies ->
    [one] { $rubies } Rubin
   *[other] { $rubies } Rubine
}
    .acc = { $rubies ->
        [one] einen Rubin
       *[other] { $rubies } Rubine
    }
tails = { $tails ->
    [one] { $tails } Rattenschwanz
   *[other] { $tails } Rattenschwänze
}
price = { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}
bag = { $bag ->
    [one] { $bag } Chip
   *[other] { $bag } Chips
}
power-orange_plain = Keine Aktion. Füllt ein Feld; manche roten Chips zählen ihn mit.
power-black_2p_compare = Gleich viele schwarze Chips wie der andere, mindestens einer: Tropfen +1. Mehr: Tropfen +1 und ein Rubin.
power-black_34p_neighbours = Mehr schwarze Chips als ein Nachbar: Tropfen +1. Mehr als beide: Tropfen +1 und ein Rubin.
power-green1_ruby_last_two = Ein Rubin für jeden grünen Chip, der als letzter oder vorletzter im Kessel liegt.
power-green2_gain_chip_last_two = Für jeden grünen Chip an letzter oder vorletzter Stelle ein Chip: für eine 1 Orange, für eine 2 Blau oder Rot 1, für eine 4 Gelb oder Lila 1.
power-green3_exact7_move_last = Weiße Chips zusammen genau 7: Der letzte Chip rückt um die Summe aller grünen Chips vor.
power-green4_ruby_for_droplet = Für jeden grünen Chip an letzter oder vorletzter Stelle darfst du einen Rubin für Tropfen +1 zahlen.
power-blue1_draw_choose = Zieh 1, 2 oder 4 weitere Chips, je nach Zahl. Einen darfst du legen; die anderen gehen zurück.
power-blue2_explosion_insurance = Bringt einer der nächsten 1, 2 oder 4 Chips den Kessel zum Explodieren, bekommst du trotzdem Punkte und Münzen.
power-blue3_ruby_on_ruby_space = Auf einem Feld mit Rubin: sofort ein Rubin.
power-blue4_vp_on_ruby_space = Auf einem Feld mit Rubin: sofort 1, 2 oder 4 Punkte.
power-red1_orange_bonus = Rückt bei einem oder zwei orangen Chips im Kessel 1 weiter, ab dreien 2 weiter.
power-red2_set_aside = Kommt neben den Kessel. Wenn du aufgehört hast: legen oder für später behalten. In den Beutel darf er jederzeit zurück.
power-red3_add_previous_white = Rückt um den Wert eines weißen Chips direkt davor weiter.
power-red4_white1_moves_two = Liegt ein roter Chip im Kessel, rücken weiße 1er 2 Felder.
power-yellow1_return_previous_white = Ein weißer Chip direkt davor darf zurück in den Beutel.
power-yellow2_next_chip_double = Der nächste Chip rückt doppelt so weit.
power-yellow3_raise_limit = Mit einem oder zwei gelben Chips explodiert der Kessel erst über 8, ab dreien über 9.
power-yellow4_escalating_bonus = Der erste, zweite und dritte gelbe Chip rücken 1, 2 und 3 Felder weiter.
power-purple1_count_tiers = Ein Chip: 1 Punkt. Zwei: 1 Punkt und ein Rubin. Drei oder mehr: 2 Punkte und Tropfen +1.
power-purple2_trade_in = Gib einen ab: Schwarz 1, 1 Punkt, ein Rubin. Zwei: Grün 1, Blau 2, 3 Punkte, Tropfen +1. Drei: Gelb 4, 6 Punkte, ein Rubin, Tropfen +2.
power-purple3_vp_by_space = Jeder Chip wertet nach seinem Feld: 1 Punkt ab 10, 2 ab 20, 3 ab 30.
power-purple4_upgrade = Tausch einen Chip des Kessels gegen einen größeren seiner Farbe. Ein lila Chip: 1 gegen 2. Zwei: 2 gegen 4. Drei: 1 gegen 4.

# Fortune cards
card-second_chance = Eine zweite Chance
card-second_chance-text = Nach den ersten fünf Chips: weitermachen oder alle zurücklegen und neu beginnen.
card-well_stirred = Gut gerührt
card-well_stirred-text = Dein erster weißer Chip dieser Runde darf zurück in den Beutel.
card-lucky_devil = Glückspilz
card-lucky_devil-text = Ein Wertungsfeld mit Rubin bringt 2 Punkte, auch nach einer Explosion.
card-shining_extra_bright = Hier funkelt’s
card-shining_extra_bright-text = Ein Wertungsfeld mit Rubin bringt einen Rubin mehr.
card-seasoned_perfectly = Perfekt abgeschmeckt
card-seasoned_perfectly-text = Am Rundenende weiße Chips zusammen genau 7: Tropfen +1.
card-pot_is_full = Glück der Tüchtigen
card-pot_is_full-text = Wer den Bonuswürfel wirft, wirft ihn zweimal.
card-living_in_luxury = Aus dem Vollen schöpfen
card-living_in_luxury-text = In dieser Runde explodiert der Kessel erst über 9.
card-pumpkin_patch_party = Kürbisfest
card-pumpkin_patch_party-text = Jeder orange Chip rückt ein Feld weiter.
card-strong_ingredient = Starke Zutat
card-strong_ingredient-text = Wenn alle fertig sind: Wer nicht explodiert ist, zieht bis zu fünf Chips und darf einen legen, ohne dessen Aktion.
card-magic_potion = Zaubertrank
card-magic_potion-text = Am Rundenende werden alle Flaschen umsonst gefüllt.
card-schadenfreude = Schadenfreude
card-schadenfreude-text = Explodiert der Kessel rechts von dir, nimm einen beliebigen 2er-Chip.
card-just_in_time = Zur rechten Zeit
card-just_in_time-text = Nimm 4 Punkte oder entferne eine weiße 1 aus deinem Beutel.
card-less_is_more = Weniger ist mehr
card-less_is_more-text = Alle ziehen fünf Chips. Wer die kleinste Summe hat, bekommt Blau 2, alle anderen einen Rubin.
card-choose_wisely = Wähle weise
card-choose_wisely-text = Rück den Tropfen 2 Felder vor oder nimm einen lila Chip.
card-opportunistic_moment = Eine günstige Gelegenheit
card-opportunistic_moment-text = Zieh vier Chips. Einen darfst du gegen den nächsthöheren seiner Farbe tauschen. Geht das nicht, nimm Grün 1.
card-roll_the_die = Milde Gaben
card-roll_the_die-text = Alle werfen einmal den Bonuswürfel.
card-only_choose_one = Die Qual der Wahl
card-only_choose_one-text = Nimm einen schwarzen Chip, einen beliebigen 2er-Chip oder 3 Rubine.
card-good_start = Ein guter Start
card-good_start-text = Nutze deine Ratten wie immer oder gib 1 bis 3 Schwänze für ebenso viele Rubine ab.
card-rat_infestation = Rattenplage
card-rat_infestation-text = Alle haben doppelt so viele Rattenschwänze.
card-rats_are_friends = Gunst der Ratten
card-rats_are_friends-text = Nimm einen beliebigen 4er-Chip oder einen Punkt für jeden deiner Rattenschwänze.
card-charity = Almosen
card-charity-text = Wer die wenigsten Rubine hat, bekommt einen.
card-pot_is_filling_up = Der Kessel füllt sich
card-pot_is_filling_up-text = Alle rücken ihren Tropfen ein Feld vor.
card-wheel_and_deal = Tauschgeschäfte
card-wheel_and_deal-text = Du darfst einen Rubin gegen einen beliebigen 1er-Chip außer Lila und Schwarz tauschen.
card-beginners_bonus = Novizenbonus
card-beginners_bonus-text = Wer die wenigsten Punkte hat, bekommt Grün 1.

# Where something comes from
source-pot = Wertungsfeld
source-die = Bonuswürfel
source-black = Totenkopffalter
source-green = Kreuzspinne
source-blue = Krähenschädel
source-purple = Geisteratem
source-fortune = Wahrsagekarte
source-tube = Reagenzglas
source-coins = Münzen
source-rubies = Rubine
phase-fortune = Wahrsagekarte
phase-rats = Ratten
phase-brew = Brauen
phase-after_brew = Nach dem Brauen
phase-die = A · Würfel
phase-chips = B · Chipaktionen
phase-score = C, D · Rubine, Punkte
phase-buy = E · Einkauf
phase-end = Rundenende
phase-rubies = F · Rubine

# The table in the terminal
table-name = { $seat }
table-round = Runde { $round } von { $rounds }
table-aside = neben dem Kessel
table-looked = zum Ansehen gezogen
table-player = Punkte { $points } · Rubine { $rubies } · Tropfen { $droplet } · Ratten { $rats }
table-fuse = Weiß { $whites } von { $limit } · { bag } im Beutel
table-scoring = Feld { $space }: { coins }, { points }
table-no-odds = Der Kessel braut nicht: Es gibt nichts zu rechnen.
table-risk = Risiko, dass der nächste Chip den Kessel sprengt: { $percent } % ({ $explosive } von { $bag })
table-stop = Jetzt aufhören
table-draw = Noch einen Chip, dann aufhören
table-plan = Weiterziehen, solange das Risiko höchstens { $risk } % ist
table-average = Punkte { NUMBER($points, minimumFractionDigits: 1) } · Münzen { NUMBER($coins, minimumFractionDigits: 1) } · Explosion { $percent } %

# Questions
step-first-player = Wer beginnt?
step-read-fortune = Eine Wahrsagekarte wird vorgelesen
step-use-rats = { tails } Rückstand: die Ratten losschicken?
step-brew = Ziehen oder aufhören? Weiß { $whites } von { $limit }, { bag } im Beutel.
step-brew-together = Chip oder leere Hand? Weiß { $whites } von { $limit }, { bag } im Beutel.
step-draw-chip = Ein Chip kommt aus dem Beutel
step-move-chip = Wie weit rückt { $chip }?
step-stir-back = Gut gerührt: { $chip } zurück in den Beutel?
step-take-chance = Weiter oder von vorn? Fünf Chips im Kessel, Weiß { $whites } von { $limit }.
step-look-at-chip = Ein Chip wird zum Ansehen gezogen
step-place-one = Einen der gezogenen Chips legen?
step-set-red-aside = { $chip } neben den Kessel oder gleich legen?
step-bring-back = Den ersten Chip ziehen oder vorher einen roten Chip, der neben dem Kessel liegt, in den Beutel tun?
step-place-reds = { $chips ->
    [one] { $chips } roter Chip
   *[other] { $chips } rote Chips
} neben dem Kessel. Legen, in den Beutel tun oder liegen lassen?
step-move-red = Wie weit rückt { $chip }?
step-return-white = { $chip } zurück in den Beutel?
step-take-tier = Welche Belohnung für deine lila Chips?
step-trade-purple = Lila Chips abgeben?
step-upgrade-chip = Einen Chip gegen einen größeren tauschen?
step-take-chip = Nimm einen Chip
step-move-last = Genau sieben: { $chip } um { $spaces ->
    [one] ein Feld
   *[other] { $spaces } Felder
} vorrücken?
step-pay-for-droplet = Einen Rubin für den Tropfen zahlen? Du hast { rubies.acc }.
step-move-droplet = Welcher Tropfen rückt vor?
step-move-whole-droplet = Welcher Tropfen rückt { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} vor?
step-roll-die = Der Bonuswürfel rollt
step-choose-just-in-time = { points } oder ein weißer Chip weniger?
step-droplet-or-purple = Tropfen +{ $steps } oder ein lila Chip?
step-choose-one = Ein Chip oder { rubies }?
step-deal-for-chip = Einen Rubin gegen einen Chip tauschen? Du hast { rubies.acc }.
step-chip-or-tails = Ein 4er-Chip oder { $tails ->
    [one] { $tails } Punkt
   *[other] { $tails } Punkte
} für deine Rattenschwänze?
step-add-strong = Einen dieser Chips als starke Zutat legen?
step-exchange-chip = Einen der gezogenen Chips tauschen?
step-give-tails = Rattenschwänze gegen Rubine abgeben? Du hast { $tails ->
    [one] einen
   *[other] { $tails }
}.
step-choose-reward = Dein Kessel ist explodiert: { points } oder { coins } zum Einkaufen?
step-buy-chip = Chips kaufen? Du hast { coins }.
step-buy-second-chip = Nach { $chip } hast du noch { coins }. Ein zweiter Chip in anderer Farbe?
step-spend-rubies = Rubine ausgeben? Du hast { rubies.acc }.

# Answers
choice-draw = Ziehen
choice-stop = Aufhören
choice-flask = Flasche benutzen
choice-rats = Ratten losschicken
choice-decline = Ohne Ratten
choice-return = Zurücklegen
choice-keep = Behalten
choice-restart = Neu beginnen
choice-continue = Weitermachen
choice-aside = Neben den Kessel
choice-beside = Neben dem Kessel lassen
choice-rebag = { $chip } in den Beutel
choice-points = Die Punkte nehmen
choice-coins = Die Münzen nehmen
choice-droplet = Tropfen vorrücken
choice-tube = Tropfen im Reagenzglas
choice-refill = Flasche füllen
choice-pass = Nein, danke
choice-done = Rubine behalten
choice-pay = Einen Rubin zahlen
choice-forward = Vorrücken
choice-stay = Liegen lassen
choice-remove = Weiß 1 entfernen
choice-rubies = Die Rubine nehmen
choice-tails = Ein Punkt je Schwanz
choice-place = { $chip } legen
choice-take = { $chip } nehmen
choice-move = { $number ->
    [one] 1 Feld
   *[other] { $number } Felder
}
choice-tier = { $number ->
    [one] Belohnung für 1 Chip
   *[other] Belohnung für { $number } Chips
}
choice-trade = { $number ->
    [one] 1 abgeben
   *[other] { $number } abgeben
}
choice-give = { $number ->
    [one] 1 Schwanz für 1 Rubin
   *[other] { $number } Schwänze für { $number } Rubine
}
choice-upgrade = { $chip } gegen { $number }
choice-buy = { $chip } für { price } kaufen
choice-chip = { $chip }
choice-die = Seite { $face }
choice-start = { $starter_seat }
choice-fortune = { $card }

# What happened
event-started = { $me ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
}
event-round-began = Runde { $round } beginnt; Startspieler: { $starter_seat }.
event-book-opened = Ein neues Buch liegt aus: { $ingredient }.
event-white-added = { $me ->
    [yes] Du legst { $chip } in deinen Beutel.
   *[no] { $seat } legt { $chip } in den Beutel.
}
event-fortune-read = Wahrsagekarte: { $card }.
event-tails-counted = { $me ->
    [yes] Zwischen dir und der Spitze: { tails }.
   *[no] Zwischen { $seat } und der Spitze: { tails }.
}
event-rats-swam = { $me ->
    [yes] Deine Ratten schwimmen { $tails ->
        [one] ein Feld
       *[other] { $tails } Felder
    } vor dem Tropfen.
   *[no] { $seat }: Ratten schwimmen { $tails ->
        [one] ein Feld
       *[other] { $tails } Felder
    } vor dem Tropfen.
}
event-tails-given = { $me ->
    [yes] Du gibst { $tails ->
        [one] einen Rattenschwanz
       *[other] { $tails } Rattenschwänze
    } ab.
   *[no] { $seat } gibt { $tails ->
        [one] einen Rattenschwanz
       *[other] { $tails } Rattenschwänze
    } ab.
}
event-hand-shown = { $me ->
    [yes] { $draws ->
        [yes] Du zeigst einen Chip.
       *[no] Du zeigst eine leere Hand.
    }
   *[no] { $draws ->
        [yes] { $seat } zeigt einen Chip.
       *[no] { $seat } zeigt eine leere Hand.
    }
}
event-looked = { $me ->
    [yes] Du siehst dir { $chip } an.
   *[no] { $seat } sieht sich { $chip } an.
}
event-placed = { $me ->
    [yes] Du legst { $chip } auf Feld { $space }.
   *[no] { $seat } legt { $chip } auf Feld { $space }.
}
event-put-back = { $me ->
    [yes] Du legst { $chip } zurück in den Beutel.
   *[no] { $seat } legt { $chip } zurück in den Beutel.
}
event-set-aside = { $me ->
    [yes] Du legst { $chip } neben den Kessel.
   *[no] { $seat } legt { $chip } neben den Kessel.
}
event-insured = { $me ->
    [yes] Dein Kessel ist für { $chips ->
        [one] den nächsten Chip
       *[other] die nächsten { $chips } Chips
    } versichert.
   *[no] { $seat }: Kessel für { $chips ->
        [one] den nächsten Chip
       *[other] die nächsten { $chips } Chips
    } versichert.
}
event-limit-raised = { $me ->
    [yes] Dein Kessel explodiert jetzt erst über { $limit }.
   *[no] { $seat }: Kessel explodiert jetzt erst über { $limit }.
}
event-exploded = { $me ->
    [yes] Dein Kessel explodiert! { $whites } in weißen Chips.
   *[no] { $seat }: Kessel explodiert! { $whites } in weißen Chips.
}
event-stopped = { $me ->
    [yes] Du hörst auf: { coins }, { points }.
   *[no] { $seat } hört auf: { coins }, { points }.
}
event-restarted = { $me ->
    [yes] Du legst alles zurück und beginnst neu.
   *[no] { $seat } legt alles zurück und beginnt neu.
}
event-last-moved = { $me ->
    [yes] { $chip } rückt bei dir auf Feld { $space } vor.
   *[no] { $chip } rückt bei { $seat } auf Feld { $space } vor.
}
event-step-began = { $step ->
    [a] Wertung: der Bonuswürfel.
    [b] Die Chips wirken.
    [c] Rubine der Wertungsfelder.
    [d] Siegpunkte.
    [e] Der Markt öffnet.
   *[f] Die Runde endet; Rubine dürfen ausgegeben werden.
}
event-rolled = { $me ->
    [yes] Du wirfst den Bonuswürfel: Seite { $face }.
   *[no] { $seat } wirft den Bonuswürfel: Seite { $face }.
}
event-scored = { $me ->
    [yes] Du bekommst { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } ({ $source }), zusammen { $total }.
   *[no] { $seat } bekommt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } ({ $source }), zusammen { $total }.
}
event-got-rubies = { $me ->
    [yes] Du bekommst { rubies.acc } ({ $source }).
   *[no] { $seat } bekommt { rubies.acc } ({ $source }).
}
event-paid-rubies = { $me ->
    [yes] Du zahlst { rubies.acc }.
   *[no] { $seat } zahlt { rubies.acc }.
}
event-got-chip = { $me ->
    [yes] Du bekommst { $chip } ({ $source }).
   *[no] { $seat } bekommt { $chip } ({ $source }).
}
event-missed-chip = { $me ->
    [yes] { $chip } ist ausverkauft: nichts für dich.
   *[no] { $chip } ist ausverkauft: nichts für { $seat }.
}
event-gave-chip = { $me ->
    [yes] Du gibst { $chip } in den Vorrat.
   *[no] { $seat } gibt { $chip } in den Vorrat.
}
event-droplet-moved = { $me ->
    [yes] Dein Tropfen liegt jetzt auf Feld { $space }.
   *[no] { $seat }: Der Tropfen liegt jetzt auf Feld { $space }.
}
event-tube-moved = { $me ->
    [yes] Dein Tropfen erreicht Glas { $glass }.
   *[no] { $seat }: Der Tropfen erreicht Glas { $glass }.
}
event-flask-filled = { $me ->
    [yes] Deine Flasche ist wieder voll.
   *[no] { $seat }: Flasche wieder voll.
}
event-bought = { $me ->
    [yes] Du kaufst { $chip } für { price }.
   *[no] { $seat } kauft { $chip } für { price }.
}
event-chose-coins = { $me ->
    [yes] Du nimmst { coins }.
   *[no] { $seat } nimmt { coins }.
}
event-coins-lost = { $me ->
    [yes] Du verlierst { $coins ->
        [one] { $coins } übrige Münze
       *[other] { $coins } übrige Münzen
    }.
   *[no] { $seat } verliert { $coins ->
        [one] { $coins } übrige Münze
       *[other] { $coins } übrige Münzen
    }.
}
event-summed = { $me ->
    [yes] Deine Chips ergeben { $total }.
   *[no] { $seat }: Chips ergeben { $total }.
}
event-game-ended = { $me ->
    [yes] Der Basar ist vorbei: Du hast { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
   *[no] Der Basar ist vorbei: { $seat } hat { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
}

# Rules
rule-setup = Alle beginnen mit neun Chips im Beutel (viermal Weiß 1, zweimal Weiß 2, Weiß 3, Orange 1, Grün 1), einem Rubin, voller Flasche und dem Tropfen auf 0.
rule-start = Wer die erste Runde beginnt, entscheidet das Los. Karten und Startrecht wandern danach jede Runde nach links.
rule-round = Neun Runden: Wahrsagekarte, Ratten, Brauen, Wertung. Das gelbe Buch kommt vor Runde 2, das lila vor Runde 3; vor Runde 6 erhalten alle eine weiße 1.
rule-cards = Eine lila Karte wirkt vor der Runde, vom Startspieler an; eine blaue gilt während der Runde oder zahlt an deren Ende. Gelbe und lila Chips gibt es erst, wenn ihr Buch ausliegt.
rule-rats = Ab Runde 2 darf, wer zurückliegt, so viele Felder vor dem Tropfen beginnen, wie Rattenschwänze bis zur Spitze liegen.
rule-draw = Zieh einen Chip und leg ihn so viele Felder hinter den letzten, wie er sagt; den ersten hinter Tropfen oder Ratten. Mindestens einmal musst du ziehen; mit leerem Beutel musst du aufhören. In der letzten Runde zeigen alle gleichzeitig, ob sie weiterziehen.
rule-move = Auf einen Bonus, der einen Chip weiter rücken lässt, darf man verzichten. Kein Chip liegt hinter dem letzten Feld; danach kommt der Löffel.
rule-stop = Nach jedem Chip darfst du aufhören. Das Feld nach dem letzten Chip ist dein Wertungsfeld.
rule-flask = Ist der zuletzt gezogene Chip weiß und der Kessel heil, legt die Flasche ihn zurück in den Beutel. Danach ist sie leer, bis sie gefüllt wird.
rule-explosion = Weiße Chips von zusammen mehr als 7 lassen den Kessel explodieren. Du hörst auf, wirfst keinen Bonuswürfel und nimmst entweder die Punkte oder die Münzen des Wertungsfelds.
rule-decline = Aktionen von Chips, Karten und Ratten sind Angebote: Du darfst verzichten.
rule-second-chance = Die ersten fünf Chips der Runde können den Kessel nicht sprengen. Dann weitermachen oder alles zurücklegen und neu beginnen; das gibt es einmal.
rule-orange = Orange Chips haben keine Aktion.
rule-black = Schwarze Chips wirken in Schritt B: Vergleiche ihre Zahl mit den Nachbarn.
rule-green = Grüne Chips wirken in Schritt B: Meist zählen die letzten zwei Chips des Kessels.
rule-blue = Blaue Chips wirken, sobald sie gezogen sind.
rule-red = Rote Chips wirken, sobald sie gezogen sind; die von Set 2 warten neben dem Kessel, bis du aufgehört hast.
rule-yellow = Gelbe Chips wirken, sobald sie gezogen sind.
rule-purple = Lila Chips wirken in Schritt B, nach Zahl oder Ort. Man darf auch eine kleinere Belohnung nehmen.
rule-upgrade = Ein Chip geht in den Vorrat, ein größerer seiner Farbe in den Beutel.
rule-evaluation = Schritt für Schritt, vom Startspieler an: A Bonuswürfel, B Chipaktionen, C Rubine, D Punkte, E Einkauf, F Rubine ausgeben. Auch in einem explodierten Kessel wirken Chips und bringen Felder Rubine.
rule-die = Wer ohne Explosion am weitesten kam, wirft den Bonuswürfel; auf demselben Feld alle.
rule-gain = Gewonnene Chips kommen in den Beutel und werden ab der nächsten Runde gezogen. Ausverkauftes gibt es nicht.
rule-buy = Gib die Zahl deines Wertungsfelds für einen oder zwei Chips verschiedener Farben aus. Der Rest verfällt; Ausverkauftes gibt es nicht.
rule-supply = Es gibt 216 Chips, die in den Beuteln mitgezählt.
rule-droplet = Der Tropfen zeigt, von wo dein erster Chip zählt. Er geht nie zurück.
rule-rubies = Am Rundenende rücken zwei Rubine den Tropfen ein Feld vor oder füllen die Flasche, beliebig oft. Man darf sie auch aufheben.
rule-tubes = Statt des Tropfens im Kessel darf der in den Reagenzgläsern vorrücken; das erreichte Glas zahlt sofort.
rule-end = Nach Runde 9 sind je 5 Münzen und je 2 Rubine ein Punkt. Die meisten Punkte gewinnen; bei Gleichstand der vollere Kessel der letzten Runde.

paragraph-setup = Aufbau
paragraph-start = Startspieler
paragraph-round = Eine Runde
paragraph-cards = Wahrsagekarten
paragraph-rats = Ratten
paragraph-draw = Ziehen
paragraph-move = Rücken
paragraph-stop = Aufhören
paragraph-flask = Flasche
paragraph-explosion = Explosion
paragraph-decline = Verzichten
paragraph-second-chance = Eine zweite Chance
paragraph-orange = Orange: Kürbis
paragraph-black = Schwarz: Totenkopffalter
paragraph-green = Grün: Kreuzspinne
paragraph-blue = Blau: Krähenschädel
paragraph-red = Rot: Fliegenpilz
paragraph-yellow = Gelb: Alraunwurzel
paragraph-purple = Lila: Geisteratem
paragraph-upgrade = Hochtauschen
paragraph-evaluation = Wertung
paragraph-die = A. Bonuswürfel
paragraph-gain = Gewonnene Chips
paragraph-buy = E. Einkauf
paragraph-supply = Vorrat
paragraph-droplet = Tropfen
paragraph-rubies = F. Rubine ausgeben
paragraph-tubes = Reagenzgläser
paragraph-end = Das Ende

# Das Spielbrett
board-brewing = braut
board-stopped = fertig
board-exploded = explodiert
board-flask-full = Flasche voll
board-flask-empty = Flasche leer

board-pot = Kessel mit { $chips ->
    [one] einem Chip
   *[other] { $chips } Chips
}. Das Wertungsfeld bringt { coins } und { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}{ $rubies ->
    [0] {""}
   *[other] , dazu einen Rubin
}.
board-stop-now = Jetzt
board-scores = Wertung
board-whites = von { $limit } in weißen Chips
board-look = In den Kessel schauen: { $seat }
board-fortune = Wahrsagekarte
board-in-bag = im Beutel
board-tails = { $count ->
    [one] { $count } Rattenschwanz
   *[other] { $count } Rattenschwänze
}
board-aside = neben dem Kessel
board-books = Bücher
board-pot-again = Zum Kessel
board-from-round = ab Runde { $round }
board-offer-open = zu kaufen
board-offer-dear = zu teuer
board-offer-locked = noch nicht im Angebot
board-offer-sold_out = ausverkauft
board-offer-colour = einer dieser Farbe genügt
board-offer-plain = auf dem Markt zu haben
board-tip-buy-chip = Kauf bis zu zwei Chips verschiedener Farben. Übrige Münzen verfallen am Rundenende.
board-tip-spend-rubies = Zwei Rubine rücken deinen Tropfen dauerhaft ein Feld vor oder füllen die Flasche.
board-tip-choose-reward = Ein explodierter Kessel bringt Punkte oder Münzen, nicht beides.
board-tip-use-rats = Wer zurückliegt, beginnt näher am Ziel: um so viele Felder, wie Rattenschwänze bis zur Spitze liegen.
board-left = Was noch im Beutel ist
board-stop = Aufhören: { coins }, { points }
board-buy = { $count ->
    [one] Einen Chip
   *[other] { $count } Chips
} für { coins } kaufen
board-buy-nothing = Nichts kaufen
board-bought-enough = Keinen zweiten Chip
board-evaluation = Wertung der Runde { $round }
board-beat-letters = A B C D E F
board-beat-a = Bonuswürfel
board-beat-b = Chipaktionen
board-beat-c = Rubine
board-beat-d = Punkte
board-beat-e = Markt
board-beat-f = Rubine ausgegeben
board-behind = Stand { $points } zu { $leader }: { $count ->
    [one] { $count } Rattenschwanz
   *[other] { $count } Rattenschwänze
}
board-tubes = Reagenzgläser: Der Tropfen steht bei Glas { $glass } von { $count }
board-start = Start
board-fortune-purple = Wahrsagekarte: sofort
board-fortune-blue = Wahrsagekarte: diese Runde
board-flask-ready = Flasche voll: Sie kann den letzten Chip zurücklegen
board-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
board-hand-ready = hat entschieden
board-hand-thinks = überlegt
board-hand-chip = ein Chip in der Hand
board-hand-empty = eine leere Hand
board-bag = Im Beutel von { $seat }: { $count ->
    [one] { $count } Chip
   *[other] { $count } Chips
}
board-bag-closed = An diesem Tisch schaut niemand in einen Beutel.
board-bag-equal = Jeder Chip wird gleich oft gezogen.
board-purse = Deine Börse
board-becomes = wird
board-slot-1 = erster Chip
board-slot-2 = zweiter Chip
board-offer-chosen = im Korb
board-risk = explodiert
board-risk-of = explodiert · { $count } von { $chips }
board-tip-brew = Zieh einen Chip aus dem Beutel. Er rückt um seine Zahl weiter. Je voller der Kessel, desto mehr zahlt er; aber zu viel Weiß, und er explodiert.
board-tip-scoring = Das leuchtende Feld nach deinem letzten Chip zahlt, wenn du aufhörst: Münzen für neue Chips, Punkte, manchmal einen Rubin.
board-tip-fuse = Jeder weiße Chip verbrennt ein Stück Lunte. Geht die Summe über ihr Ende hinaus, explodiert der Kessel, und du bekommst Punkte oder Münzen, nicht beides.
board-tip-flask = Die volle Flasche in der Ecke legt den eben gezogenen weißen Chip zurück in den Beutel. Danach ist sie leer, bis Rubine sie füllen.
board-tip-together = In der letzten Runde entscheiden alle zugleich und öffnen gemeinsam die Hände: ein Chip oder keiner.
board-tip-place-one = Diese Chips hast du zum Ansehen gezogen. Leg einen davon in den Kessel oder alle zurück; jeder zeigt, was der Kessel dann zahlt.
board-tip-tubes = Jeder Tropfenschritt geht in den Kessel oder in die Reagenzgläser. Der Kessel gibt in jeder Runde Vorsprung, ein Glas zahlt einmal, dafür sofort.
board-tip-fortune = Jede Runde beginnt mit einer Wahrsagekarte für alle. Lila wirkt sofort, blau während der Runde.
board-plan-stop = Jetzt aufhören
board-plan-draw = Noch ein Chip
board-plan-risk = Weiter bis { $risk } % Risiko
board-percent = { $percent } %
board-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
board-plans = Im Schnitt
board-basket = Dein Beutel
board-basket-white = Erster Chip weiß
board-basket-fit = Chips im Kessel
board-basket-chips = { $count ->
    [0] wie er ist
    [one] mit einem Chip mehr
   *[other] mit { $count } Chips mehr
}
board-basket-mean = { $mean }
board-basket-help = So viele Chips passen im Schnitt hinein, bevor Weiß den Kessel sprengt; Fähigkeiten und Karten zählen nicht mit.
board-odds-later = Chancen zeigen sich beim Brauen.
board-market-rule = Ein Chip oder zwei verschiedener Farben. Weiße stehen nicht zum Verkauf.
board-offer-full = zwei Chips genügen
board-power = was er kann
board-marks = Was von diesem Trank gemerkt wird
board-doubled = Der nächste Chip rückt doppelt so weit
board-strong = { card-strong_ingredient }: „{ $chip }“ liegt ohne Aktion da
board-chance = { card-second_chance }: gelegt { $placed } von { $safe }
board-chance-spent = { card-second_chance }: gelegt { $placed } von { $safe }; der Neuanfang ist verbraucht
board-stirred = { card-well_stirred }: Dein erster weißer Chip darf zurück
board-stirred-spent = { card-well_stirred }: verbraucht
board-last-pot = Letzter Kessel

# Why an answer is better
why-stop = Jetzt aufzuhören sichert { points } und { coins }; der nächste Chip lässt den Kessel in { $explode } % der Fälle explodieren.
why-draw = { $explode ->
    [0] Kein Chip im Beutel kann den Kessel explodieren lassen
   *[other] Der nächste Chip lässt den Kessel in { $explode } % der Fälle explodieren
}; ein Chip mehr bringt im Schnitt { points } und { coins }, Aufhören jetzt { $other_points } und { $other_coins }.
why-flask = Die Flasche legt den letzten weißen Chip zurück: Der nächste lässt den Kessel dann in { $explode } % der Fälle explodieren, nicht in { $other_explode } %.
later = { $later ->
    [one] { $later } Punkt
   *[other] { $later } Punkte
}
why-now = Das bringt in dieser Runde im Schnitt { points } mehr.
why-later = Das bringt in späteren Runden etwa { later } mehr.
why-both = Das bringt in dieser Runde im Schnitt { points } mehr und später etwa { $later } mehr.
why-sooner = Das bringt in dieser Runde im Schnitt { points } mehr und kostet später etwa { $later }, aber das lohnt sich.
why-patient = Das bringt später etwa { later } mehr und kostet in dieser Runde im Schnitt { $points }, aber das lohnt sich.

# The board in words
words-phase = { $phase_id ->
    [fortune] Die Wahrsagekarte wird vorgelesen.
    [rats] Vor dem Brauen kommen die Ratten.
    [brew] In den Kesseln wird gebraut.
    [after_brew] Das Brauen ist vorbei.
    [die] Der Bonuswürfel rollt.
    [chips] Die Chips in den Kesseln wirken.
    [score] Es gibt Rubine und Punkte.
    [buy] Es werden Chips gekauft.
    [rubies] Es werden Rubine ausgegeben.
   *[end] Die Runde geht zu Ende.
}
words-pot = { $me ->
    [yes] Dein Kessel
   *[no] Kessel von { $seat }
}
words-state = { $state ->
    [brewing] { $me ->
        [yes] Du braust.
       *[no] { $seat } braut.
    }
    [exploded] { $me ->
        [yes] Dein Kessel ist explodiert.
       *[no] Der Kessel von { $seat } ist explodiert.
    }
   *[stopped] { $me ->
        [yes] Du hast aufgehört.
       *[no] { $seat } hat aufgehört.
    }
}
words-chips = Im Kessel, vom ersten Chip an: { $chips }.
words-chip = { $chip } auf Feld { $space }
words-whites = Weiße Chips: zusammen { $whites }; über { $limit } explodiert der Kessel.
words-aside = Neben dem Kessel: { $chips }.
words-would-pay = Mit { $chip } im Kessel: { coins } und { points }.
words-would-explode = Mit { $chip } im Kessel explodiert er.
words-belongings = { $me ->
    [yes] Du hast
   *[no] { $seat } hat
} { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} und { rubies.acc }; der Tropfen liegt auf Feld { $droplet }.
words-bag = { $bag ->
    [one] Im Beutel ist { $bag } Chip.
   *[other] Im Beutel sind { $bag } Chips.
}
words-count-bag = Nach Sorten: { $chips }.
words-some = { $chip } ×{ $count }
words-purse = Du kannst { coins } ausgeben.
words-can-buy = Zu kaufen: { $chips }.
words-buys-nothing = Dafür gibt es nichts zu kaufen.
words-sale = { $chip } für { price }
words-book = { $ingredient }: { $chips }. { $power }
words-book-later = { $ingredient }, ab Runde { $round }: { $chips }. { $power }
words-scoring = Das Wertungsfeld bringt { coins }{ $points ->
    [0] {""}
    [one] {" "}und einen Punkt
   *[other] {" "}und { $points } Punkte
}{ $rubies ->
    [0] {""}
   *[other] , dazu einen Rubin
}.
words-flask = { $full ->
    [yes] Die Flasche ist voll.
   *[no] Die Flasche ist leer.
}
words-won = { $me ->
    [yes] Der Basar ist vorbei, und du gewinnst mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
   *[no] Der Basar ist vorbei, und { $seat } gewinnt mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
}
words-chance = { board-chance }.
words-chance-spent = { board-chance-spent }.
words-tubes = { board-tubes }.

# The sign before a line of the log
icon-fortune-read = card
icon-exploded = burst
icon-rolled = die
icon-bought = market
icon-stopped = flag
icon-round-began = clock
icon-game-ended = trophy
icon-put-back = undo
icon-looked = eye
icon-hand-shown = eye
icon-book-opened = book
