game-name = Szarlatani z Pasikurowic
game-tagline = Warz mikstury na jarmarku, dobieraj żeton za żetonem i przestań, zanim kociołek wybuchnie.

# Options
option-set = Księgi składników: zestaw { $value }
option-set-help = Cztery zestawy ksiąg, pierwszy najłatwiejszy. Każdy kolor może mieć też własny zestaw.
option-set-1-help = Na pierwszą grę. Zielone dają rubiny, niebieskie wybór, czerwone lubią dynie, żółte zwracają białe żetony.
option-set-2-help = Nowe: zielone dają żetony, niebieskie chronią przed wybuchem, czerwone czekają obok kociołka, żółte podwajają następny żeton.
option-set-3-help = Nowe: zielone czekają na dokładnie 7 w białych, dla niebieskich i fioletowych liczy się pole, z żółtymi kociołek zniesie więcej.
option-set-4-help = Nowe: zielone za rubiny przesuwają kroplę, z czerwonymi białe 1 idą o 2 pola, fioletowe wymieniają żetony na większe.
option-green = Zielona księga: { $value }
option-green-set = jak w zestawie
option-green-help = Księga pająka ogrodowego, jeśli ma być z innego zestawu.
option-blue = Niebieska księga: { $value }
option-blue-set = jak w zestawie
option-blue-help = Księga kruczej czaszki, jeśli ma być z innego zestawu.
option-red = Czerwona księga: { $value }
option-red-set = jak w zestawie
option-red-help = Księga muchomora, jeśli ma być z innego zestawu.
option-yellow = Żółta księga: { $value }
option-yellow-set = jak w zestawie
option-yellow-help = Księga mandragory, jeśli ma być z innego zestawu.
option-purple = Fioletowa księga: { $value }
option-purple-set = jak w zestawie
option-purple-help = Księga oddechu ducha, jeśli ma być z innego zestawu.
option-cards = Karty wróżki: { $value }
option-cards-true = tak
option-cards-false = nie
option-cards-help = W każdej rundzie czyta się jedną kartę. Bez nich wszystkie rundy są takie same.
option-test_tubes = Probówki: { $value }
option-test_tubes-true = tak
option-test_tubes-false = nie
option-test_tubes-help = Druga strona kociołka: każdy krok kropli można wykonać w kociołku albo w probówkach, które płacą od razu.
option-in_step = Dobieranie razem w każdej rundzie: { $value }
option-in_step-true = tak
option-in_step-false = nie
option-in_step-help = Ostatnią rundę zawsze gra się tak. Wtedy nikt nie czeka na ruch innych.
option-supply_limited = Zasoby ograniczone: { $value }
option-supply_limited-true = tak
option-supply_limited-false = nie
option-supply_limited-help = Według zasad wyprzedanego żetonu nie można kupić; tak samo otrzymać.
option-rubies_limited = Tylko 20 rubinów: { $value }
option-rubies_limited-true = tak
option-rubies_limited-false = nie
option-rubies_limited-help = W pudełku jest ich 20, ale żadna zasada nie mówi, że się kończą. Gdy wszyscy warzą naraz, limit nie działa.
option-pot_full_stops = Pełny kociołek kończy dobieranie: { $value }
option-pot_full_stops-true = tak
option-pot_full_stops-false = nie
option-pot_full_stops-help = Zasady milczą; po żetonie na ostatnim polu nie ma już miejsca.
option-stop_before_draw = Przerwanie przed pierwszym żetonem: { $value }
option-stop_before_draw-true = tak
option-stop_before_draw-false = nie
option-stop_before_draw-help = Zasady mówią o przerwaniu po żetonie, więc przynajmniej jeden się dobiera.
option-empty_pot = Pusty kociołek liczy { $value }
option-empty_pot-next = pole za startowym
option-empty_pot-start = pole startowe
option-empty_pot-help = Tylko gdy butelka zabrała jedyny żeton. Pole punktacji jest za ostatnią rzeczą w kociołku.
option-when_sold_out = Zamiast wyprzedanego żetonu: { $value }
option-when_sold_out-nothing = nic
option-when_sold_out-ruby = rubin
option-when_sold_out-help = Zasady nie podają zamiennika.
option-limits_combine = Dwa wyższe limity: { $value }
option-limits_combine-max = liczy się najwyższy
option-limits_combine-sum = sumują się
option-limits_combine-help = Oba teksty podają sam limit, a nie o ile rośnie.
option-black_none_pays = Dwaj gracze bez czarnych żetonów przesuwają kroplę: { $value }
option-black_none_pays-true = tak
option-black_none_pays-false = nie
option-black_none_pays-help = Działanie żetonu jest dla tych, którzy go mają, więc zero na zero nic nie daje.
option-green2_needs_book = Zielona księga 2 daje żetony tylko z odkrytych ksiąg: { $value }
option-green2_needs_book-true = tak
option-green2_needs_book-false = nie
option-green2_needs_book-help = Karty mówią tak o żółtych i fioletowych żetonach; przyjmujemy to dla wszystkich zdobyczy.
option-red2_declinable = Czerwony żeton zestawu 2 można położyć od razu: { $value }
option-red2_declinable-true = tak
option-red2_declinable-false = nie
option-red2_declinable-help = Z działania czerwonych można zrezygnować, więc i z odłożenia.
option-reds_beside = O czerwonych żetonach obok kociołka decyduje się { $value }
option-reds_beside-secret = w tajemnicy, wszyscy naraz
option-reds_beside-turn = po kolei od pierwszego gracza
option-reds_beside-open = jawnie, wszyscy naraz
option-reds_beside-help = Inaczej ten, kto czeka, widziałby końcowe pola pozostałych.
option-yellow2_doubles = Żółta księga 2 podwaja { $value }
option-yellow2_doubles-printed = wydrukowaną liczbę
option-yellow2_doubles-all = także premie
option-yellow2_doubles-help = Księga mówi o liczbie na żetonie.
option-doubling_returns = Biały żeton, który wraca do woreczka, oddaje podwojenie: { $value }
option-doubling_returns-true = tak
option-doubling_returns-false = nie
option-doubling_returns-help = Biały żeton był następnym położonym, więc podwojenie jest zużyte.
option-purple3_number = Fioletowa księga 3 liczy { $value }
option-purple3_number-printed = liczbę na polu
option-purple3_number-index = pola od środka
option-purple3_number-help = Almanach liczy pola według ich liczby.
option-discards_move_scoring = Oddane żetony przesuwają pole punktacji: { $value }
option-discards_move_scoring-true = tak
option-discards_move_scoring-false = nie
option-discards_move_scoring-help = Pole punktacji ustalono przed działaniem żetonów.
option-chip_order = Żetony działają w kolejności: { $value }
option-chip_order-black-green-purple = czarne, zielone, fioletowe
option-chip_order-black-purple-green = czarne, fioletowe, zielone
option-chip_order-green-black-purple = zielone, czarne, fioletowe
option-chip_order-green-purple-black = zielone, fioletowe, czarne
option-chip_order-purple-black-green = fioletowe, czarne, zielone
option-chip_order-purple-green-black = fioletowe, zielone, czarne
option-chip_order-help = Zasady wymieniają czarne, zielone i fioletowe właśnie tak i nie żądają innej kolejności.
option-cards_need_book = Karty dają żetony tylko z odkrytych ksiąg: { $value }
option-cards_need_book-true = tak
option-cards_need_book-false = nie
option-cards_need_book-help = Tak mówią zasady.
option-whites_upgradable = Białe żetony można wymieniać: { $value }
option-whites_upgradable-true = tak
option-whites_upgradable-false = nie
option-whites_upgradable-help = „Dogodna chwila”: z białymi żetonami nagroda pocieszenia prawie nigdy nie byłaby potrzebna.
option-wheel_and_deal_trades = „Targowanie”: najwyżej { $value } { $value ->
    [one] wymiana
    [few] wymiany
   *[other] wymian
}
option-wheel_and_deal_trades-help = Karta mówi o jednym rubinie i jednym żetonie.
option-second_chance_point = „Druga szansa” nadchodzi { $value }
option-second_chance_point-placed = zaraz po piątym żetonie
option-second_chance_point-acted = gdy piąty żeton zadziałał
option-second_chance_point-help = Karta liczy położone żetony, więc wybór jest przed dobieraniem kruczej czaszki.
option-second_chance_counts = Pięć żetonów „Drugiej szansy”: { $value }
option-second_chance_counts-placed = wszystkie położone
option-second_chance_counts-lying = tylko te, które są w kociołku
option-second_chance_counts-help = Karta liczy położone żetony, także te, które potem wróciły do woreczka.
option-second_chance_refills = „Druga szansa” napełnia butelkę: { $value }
option-second_chance_refills-true = tak
option-second_chance_refills-false = nie
option-second_chance_refills-help = Żetony wracają, a użyta butelka zostaje pusta.
option-second_chance_over = Gra dalej ponad limitem: { $value }
option-second_chance_over-spared = wybuchnie od następnego białego
option-second_chance_over-explodes = wybucha od razu
option-second_chance_over-help = Pierwsze pięć żetonów jest bezpieczne; nic nie mówi, że dalsza gra to cofa.
option-strong_chip_acts = „Mocny składnik” liczy się w kroku B (czarne, zielone, fioletowe): { $value }
option-strong_chip_acts-true = tak
option-strong_chip_acts-false = nie
option-strong_chip_acts-help = Karta kładzie go bez działania; tego, co żetony robią przy dobraniu, nie robi nigdy.
option-strong_doubling = „Mocny składnik” po podwojeniu: { $value }
option-strong_doubling-used_up = zużywa je, nie idąc dalej
option-strong_doubling-moves = idzie o podwójną liczbę
option-strong_doubling-waits = zostawia je na później
option-strong_doubling-help = To następny położony żeton, ale bez żadnego działania.
option-strong_white_after_red = Biały „Mocny składnik” po czerwonym z zestawu 4 idzie o 2 pola: { $value }
option-strong_white_after_red-true = tak
option-strong_white_after_red-false = nie
option-strong_white_after_red-help = Kładzie się go bez działania, więc idzie o swoją liczbę.
option-strong_before_reds = „Mocny składnik” przed czerwonymi obok kociołka: { $value }
option-strong_before_reds-true = tak
option-strong_before_reds-false = nie
option-strong_before_reds-help = Karta działa, gdy wszyscy skończyli, a czerwone żetony tuż przed punktacją.
option-rat_cards_count = Karty szczurów liczą ogony { $value }
option-rat_cards_count-reveal = przy czytaniu
option-rat_cards_count-after = ponownie po karcie
option-rat_cards_count-help = Inaczej punkty z karty zmieniłyby szczury, o których mówi.
option-droplet_on_chip = Kropla, która trafia w kociołku na żeton, { $value }
option-droplet_on_chip-shares = dzieli z nim pole
option-droplet_on_chip-jumps = idzie na następne wolne pole
option-droplet_on_chip-help = Nic nie broni kropli wejść na pole, na którym leży jeszcze żeton tej rundy.
option-die_to_tubes = Krok kropli z kostki bonusowej można wykonać w probówkach: { $value }
option-die_to_tubes-true = tak
option-die_to_tubes-false = nie
option-die_to_tubes-help = Za każdym razem, gdy kropla może iść, może to być dowolna z dwóch.
option-tubes_need_book = Probówki dają żetony tylko z odkrytych ksiąg: { $value }
option-tubes_need_book-true = tak
option-tubes_need_book-false = nie
option-tubes_need_book-help = Tak jak karty.
option-tubes_split = Dwa kroki kropli można rozdzielić: { $value }
option-tubes_split-true = tak
option-tubes_split-false = nie
option-tubes_split-help = Za każdym razem, gdy kropla może iść, może to być dowolna z dwóch.
option-tubes_last_again = Ostatnia probówka płaci ponownie: { $value }
option-tubes_last_again-true = tak
option-tubes_last_again-false = nie
option-tubes_last_again-help = Na końcu probówek idzie już tylko kropla w kociołku.
option-tubes_at_end = Po ostatniej rundzie rubiny kupują kroki w probówkach: { $value }
option-tubes_at_end-true = tak
option-tubes_at_end-false = nie
option-tubes_at_end-help = Po ostatniej rundzie rubiny stają się punktami i nic innego nie podano.

# Chips and ingredients
ingredient-white = Wiśniowa bomba
ingredient-orange = Dynia
ingredient-green = Pająk ogrodowy
ingredient-blue = Krucza czaszka
ingredient-red = Muchomor
ingredient-yellow = Mandragora
ingredient-purple = Oddech ducha
ingredient-black = Zmierzchnica
chip-white-1 = biały 1
chip-white-2 = biały 2
chip-white-3 = biały 3
chip-orange-1 = pomarańczowy 1
chip-green-1 = zielony 1
chip-green-2 = zielony 2
chip-green-4 = zielony 4
chip-blue-1 = niebieski 1
chip-blue-2 = niebieski 2
chip-blue-4 = niebieski 4
chip-red-1 = czerwony 1
chip-red-2 = czerwony 2
chip-red-4 = czerwony 4
chip-yellow-1 = żółty 1
chip-yellow-2 = żółty 2
chip-yellow-4 = żółty 4
chip-purple-1 = fioletowy 1
chip-black-1 = czarny 1

# What the books say
coins = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
    .acc = { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
rubies = { $rubies ->
    [one] { $rubies } rubin
    [few] { $rubies } rubiny
   *[other] { $rubies } rubinów
}
tails = { $tails ->
    [one] { $tails } szczurzy ogon
    [few] { $tails } szczurze ogony
   *[other] { $tails } szczurzych ogonów
}
price = { $price ->
    [one] { $price } monetę
    [few] { $price } monety
   *[other] { $price } monet
}
bag = { $bag ->
    [one] { $bag } żeton
    [few] { $bag } żetony
   *[other] { $bag } żetonów
}
power-orange_plain = Bez działania. Zajmuje pole; mogą go liczyć czerwone żetony.
power-black_2p_compare = Tyle samo czarnych żetonów co rywal, przynajmniej jeden: kropla +1. Więcej: kropla +1 i rubin.
power-black_34p_neighbours = Więcej czarnych żetonów niż jeden z sąsiadów: kropla +1. Więcej niż każdy z nich: kropla +1 i rubin.
power-green1_ruby_last_two = Rubin za każdy zielony żeton leżący w kociołku jako ostatni lub przedostatni.
power-green2_gain_chip_last_two = Za każdy zielony żeton na ostatnim lub przedostatnim miejscu weź żeton: za 1 pomarańczowy, za 2 niebieski lub czerwony 1, za 4 żółty lub fioletowy 1.
power-green3_exact7_move_last = Białe żetony o sumie dokładnie 7: ostatni żeton idzie dalej o sumę wszystkich zielonych.
power-green4_ruby_for_droplet = Za każdy zielony żeton na ostatnim lub przedostatnim miejscu można zapłacić rubin za krok kropli.
power-blue1_draw_choose = Dobierz jeszcze 1, 2 lub 4 żetony, zależnie od jego wartości. Jeden możesz położyć; reszta wraca.
power-blue2_explosion_insurance = Jeśli jeden z następnych 1, 2 lub 4 żetonów wysadzi kociołek, i tak bierzesz punkty oraz monety.
power-blue3_ruby_on_ruby_space = Na polu z rubinem: od razu weź rubin.
power-blue4_vp_on_ruby_space = Na polu z rubinem: od razu 1, 2 lub 4 punkty.
power-red1_orange_bonus = Idzie o 1 dalej przy jednym lub dwóch pomarańczowych w kociołku, o 2 przy trzech i więcej.
power-red2_set_aside = Odkłada się obok kociołka. Gdy przestaniesz, połóż go albo zachowaj na później. Do woreczka może wrócić w każdej chwili.
power-red3_add_previous_white = Idzie dalej o wartość białego żetonu tuż przed nim.
power-red4_white1_moves_two = Gdy w kociołku jest czerwony żeton, białe 1 idą o 2 pola.
power-yellow1_return_previous_white = Biały żeton tuż przed nim może wrócić do woreczka.
power-yellow2_next_chip_double = Następny żeton idzie o podwojoną liczbę.
power-yellow3_raise_limit = Z jednym lub dwoma żółtymi kociołek wybucha dopiero powyżej 8, z trzema i więcej powyżej 9.
power-yellow4_escalating_bonus = Pierwszy, drugi i trzeci żółty żeton idą o 1, 2 i 3 pola dalej.
power-purple1_count_tiers = Jeden żeton: 1 punkt. Dwa: 1 punkt i rubin. Trzy i więcej: 2 punkty i kropla +1.
power-purple2_trade_in = Oddaj jeden: czarny 1, 1 punkt, rubin. Dwa: zielony 1, niebieski 2, 3 punkty, kropla +1. Trzy: żółty 4, 6 punktów, rubin, kropla +2.
power-purple3_vp_by_space = Każdy żeton daje punkty według pola: 1 od 10, 2 od 20, 3 od 30.
power-purple4_upgrade = Wymień żeton z kociołka na większy tego samego koloru. Jeden fioletowy: 1 na 2. Dwa: 2 na 4. Trzy: 1 na 4.

# Fortune cards
card-second_chance = Druga szansa
card-second_chance-text = Po pierwszych pięciu żetonach: graj dalej albo włóż wszystkie do woreczka i zacznij od nowa.
card-well_stirred = Dobrze wymieszane
card-well_stirred-text = Pierwszy biały żeton tej rundy może wrócić do woreczka.
card-lucky_devil = Szczęściarz
card-lucky_devil-text = Pole punktacji z rubinem daje 2 punkty, nawet po wybuchu.
card-shining_extra_bright = Lśni jaśniej
card-shining_extra_bright-text = Pole punktacji z rubinem daje o jeden rubin więcej.
card-seasoned_perfectly = Doprawione w sam raz
card-seasoned_perfectly-text = Na koniec rundy białe żetony o sumie dokładnie 7: kropla +1.
card-pot_is_full = Kociołek pełny
card-pot_is_full-text = Kto rzuca kostką bonusową, rzuca dwa razy.
card-living_in_luxury = Życie w luksusie
card-living_in_luxury-text = W tej rundzie kociołek wybucha dopiero powyżej 9.
card-pumpkin_patch_party = Święto dyni
card-pumpkin_patch_party-text = Każdy pomarańczowy żeton idzie o pole dalej.
card-strong_ingredient = Mocny składnik
card-strong_ingredient-text = Gdy wszyscy skończą: komu kociołek nie wybuchł, ten dobiera do pięciu żetonów i może położyć jeden, bez jego działania.
card-magic_potion = Czarodziejska mikstura
card-magic_potion-text = Na koniec rundy wszystkie butelki napełniają się za darmo.
card-schadenfreude = Złośliwa radość
card-schadenfreude-text = Jeśli kociołek sąsiada po prawej wybuchł, weź dowolny żeton o wartości 2.
card-just_in_time = W samą porę
card-just_in_time-text = Weź 4 punkty albo usuń ze swojego woreczka biały 1.
card-less_is_more = Mniej znaczy więcej
card-less_is_more-text = Wszyscy dobierają pięć żetonów. Kto ma najmniejszą sumę, dostaje niebieski 2, pozostali po rubinie.
card-choose_wisely = Wybieraj mądrze
card-choose_wisely-text = Przesuń kroplę o 2 pola albo weź fioletowy żeton.
card-opportunistic_moment = Dogodna chwila
card-opportunistic_moment-text = Dobierz cztery żetony. Jeden możesz wymienić na żeton tego koloru o następnej wartości. Jeśli się nie da, weź zielony 1.
card-roll_the_die = Rzuć kostką
card-roll_the_die-text = Każdy rzuca raz kostką bonusową.
card-only_choose_one = Tylko jedno do wyboru
card-only_choose_one-text = Weź czarny żeton, dowolny żeton o wartości 2 albo 3 rubiny.
card-good_start = Dobry początek
card-good_start-text = Użyj szczurów jak zwykle albo oddaj 1 do 3 ogonów za tyle samo rubinów.
card-rat_infestation = Plaga szczurów
card-rat_infestation-text = Wszyscy mają dwa razy więcej szczurzych ogonów.
card-rats_are_friends = Szczury to przyjaciele
card-rats_are_friends-text = Weź dowolny żeton o wartości 4 albo punkt za każdy swój szczurzy ogon.
card-charity = Jałmużna
card-charity-text = Kto ma najmniej rubinów, dostaje jeden.
card-pot_is_filling_up = Kociołek się napełnia
card-pot_is_filling_up-text = Wszyscy przesuwają kroplę o pole.
card-wheel_and_deal = Targowanie
card-wheel_and_deal-text = Możesz wymienić rubin na dowolny żeton o wartości 1 oprócz fioletowego i czarnego.
card-beginners_bonus = Premia nowicjusza
card-beginners_bonus-text = Kto ma najmniej punktów, dostaje zielony 1.

# Where something comes from
source-pot = pole punktacji
source-die = kostka bonusowa
source-black = zmierzchnica
source-green = pająk ogrodowy
source-blue = krucza czaszka
source-purple = oddech ducha
source-fortune = karta wróżki
source-tube = probówka
source-coins = monety
source-rubies = rubiny
phase-fortune = Wróżba
phase-rats = Szczury
phase-brew = Warzenie
phase-after_brew = Po warzeniu
phase-die = A · Kostka
phase-chips = B · Żetony
phase-score = C, D · Rubiny i punkty
phase-buy = E · Zakupy
phase-end = Koniec rundy
phase-rubies = F · Rubiny

# The table in the terminal
table-name = { $seat }
table-round = Runda { $round } z { $rounds }
table-aside = obok kociołka
table-looked = dobrane do obejrzenia
table-player = punkty { $points } · rubiny { $rubies } · kropla { $droplet } · szczury { $rats }
table-fuse = białe { $whites } z { $limit } · w woreczku { $bag }
table-scoring = pole { $space }: { coins }, { points }
table-no-odds = Kociołek nie bulgocze: nie ma czego liczyć.
table-risk = Następny żeton wysadzi kociołek z prawdopodobieństwem { $percent } % ({ $explosive } z { $bag })
table-stop = Stop teraz
table-draw = Jeszcze jeden żeton i stop
table-plan = Dobierać, póki ryzyko nie przekracza { $risk } %
table-average = punkty { NUMBER($points, minimumFractionDigits: 1) } · monety { NUMBER($coins, minimumFractionDigits: 1) } · wybuch { $percent } %

# Questions
step-first-player = Kto zaczyna?
step-read-fortune = Czyta się kartę wróżki
step-use-rats = Do prowadzącego { tails }. Wypuścić szczury?
step-brew = Dobierasz czy kończysz? Suma białych { $whites } z { $limit }, w woreczku { bag }.
step-brew-together = Żeton czy pusta dłoń? Suma białych { $whites } z { $limit }, w woreczku { bag }.
step-draw-chip = Żeton opuszcza woreczek
step-move-chip = Jak daleko idzie { $chip }?
step-stir-back = Dobrze wymieszane: włożyć { $chip } z powrotem do woreczka?
step-take-chance = Dalej czy od nowa? Pięć żetonów w kociołku, suma białych { $whites } z { $limit }.
step-look-at-chip = Żeton do obejrzenia
step-place-one = Położyć jeden z dobranych żetonów?
step-set-red-aside = Odłożyć { $chip } obok kociołka czy położyć teraz?
step-bring-back = Dobierasz pierwszy żeton czy najpierw wkładasz do woreczka czerwony żeton leżący obok kociołka?
step-place-reds = Obok kociołka { $chips ->
    [one] { $chips } czerwony żeton
    [few] { $chips } czerwone żetony
   *[other] { $chips } czerwonych żetonów
}. Położyć, włożyć do woreczka czy zostawić?
step-move-red = Jak daleko idzie { $chip }?
step-return-white = Włożyć { $chip } z powrotem do woreczka?
step-take-tier = Która nagroda za fioletowe żetony?
step-trade-purple = Oddać fioletowe żetony?
step-upgrade-chip = Wymienić żeton na większy?
step-take-chip = Weź żeton
step-move-last = Dokładnie siedem: przesunąć { $chip } o { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
   *[other] { $spaces } pól
}?
step-pay-for-droplet = Zapłacić rubin za krok kropli? Masz { rubies }.
step-move-droplet = Która kropla idzie?
step-move-whole-droplet = Która kropla idzie o { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
}?
step-roll-die = Toczy się kostka bonusowa
step-choose-just-in-time = { points } czy o biały żeton mniej?
step-droplet-or-purple = Kropla +{ $steps } czy fioletowy żeton?
step-choose-one = Żeton czy { rubies }?
step-deal-for-chip = Wymienić rubin na żeton? Masz { rubies }.
step-chip-or-tails = Żeton 4 czy { $tails ->
    [one] { $tails } punkt
    [few] { $tails } punkty
   *[other] { $tails } punktów
} za szczurze ogony?
step-add-strong = Położyć jeden z tych żetonów jako mocny składnik?
step-exchange-chip = Wymienić jeden z dobranych żetonów?
step-give-tails = Oddać szczurze ogony za rubiny? Masz { tails }.
step-choose-reward = Twój kociołek wybuchł: { points } czy { coins } na zakupy?
step-buy-chip = Kupić żetony? Masz { coins.acc }.
step-buy-second-chip = Kupujesz { $chip }, masz jeszcze { coins.acc }. Drugi w innym kolorze?
step-spend-rubies = Wydać rubiny? Masz { rubies }.

# Answers
choice-draw = Dobierz
choice-stop = Stop
choice-flask = Użyj butelki
choice-rats = Wypuść szczury
choice-decline = Bez szczurów
choice-return = Do woreczka
choice-keep = Zostaw
choice-restart = Od nowa
choice-continue = Graj dalej
choice-aside = Obok kociołka
choice-beside = Zostaw obok kociołka
choice-rebag = Włóż { $chip } do woreczka
choice-points = Weź punkty
choice-coins = Weź monety
choice-droplet = Przesuń kroplę
choice-tube = Przesuń kroplę w probówkach
choice-refill = Napełnij butelkę
choice-pass = Nie, dziękuję
choice-done = Zachowaj rubiny
choice-pay = Zapłać rubin
choice-forward = Przesuń
choice-stay = Niech leży
choice-remove = Usuń biały 1
choice-rubies = Weź rubiny
choice-tails = Punkt za każdy ogon
choice-place = Połóż { $chip }
choice-take = Weź { $chip }
choice-move = { $number ->
    [one] { $number } pole
    [few] { $number } pola
   *[other] { $number } pól
}
choice-tier = { $number ->
    [one] Nagroda za { $number } żeton
    [few] Nagroda za { $number } żetony
   *[other] Nagroda za { $number } żetonów
}
choice-trade = { $number ->
    [one] Oddaj { $number } żeton
    [few] Oddaj { $number } żetony
   *[other] Oddaj { $number } żetonów
}
choice-give = { $number ->
    [one] { $number } ogon za rubin
    [few] { $number } ogony za { $number } rubiny
   *[other] { $number } ogonów za { $number } rubinów
}
choice-upgrade = Wymień { $chip } na { $number }
choice-buy = Kup { $chip } za { price }
choice-chip = { $chip }
choice-die = Ścianka { $face }
choice-start = { $starter_seat }
choice-fortune = { $card }

# What happened
event-started = { $me ->
    [yes] Zaczynasz.
   *[no] Zaczyna { $seat }.
}
event-round-began = Zaczyna się runda { $round }; pierwszy gracz: { $starter_seat }.
event-book-opened = Pojawia się nowa księga: { $ingredient }.
event-white-added = { $me ->
    [yes] Wkładasz { $chip } do woreczka.
   *[no] { $seat } wkłada { $chip } do woreczka.
}
event-fortune-read = Karta wróżki: { $card }.
event-tails-counted = { $me ->
    [yes] Między tobą a prowadzącym { tails }.
   *[no] { $seat }: do prowadzącego { tails }.
}
event-rats-swam = { $me ->
    [yes] Twoje szczury płyną przed kroplą o { $tails ->
        [one] { $tails } pole
        [few] { $tails } pola
       *[other] { $tails } pól
    }.
   *[no] { $seat }: szczury płyną przed kroplą o { $tails ->
        [one] { $tails } pole
        [few] { $tails } pola
       *[other] { $tails } pól
    }.
}
event-tails-given = { $me ->
    [yes] Oddajesz { tails }.
   *[no] { $seat } oddaje { tails }.
}
event-hand-shown = { $me ->
    [yes] { $draws ->
        [yes] Pokazujesz żeton.
       *[no] Pokazujesz pustą dłoń.
    }
   *[no] { $draws ->
        [yes] { $seat } pokazuje żeton.
       *[no] { $seat } pokazuje pustą dłoń.
    }
}
event-looked = { $me ->
    [yes] Oglądasz { $chip }.
   *[no] { $seat } ogląda { $chip }.
}
event-placed = { $me ->
    [yes] Kładziesz { $chip } na polu { $space }.
   *[no] { $seat } kładzie { $chip } na polu { $space }.
}
event-put-back = { $me ->
    [yes] Wkładasz { $chip } z powrotem do woreczka.
   *[no] { $seat } wkłada { $chip } z powrotem do woreczka.
}
event-set-aside = { $me ->
    [yes] Odkładasz { $chip } obok kociołka.
   *[no] { $seat } odkłada { $chip } obok kociołka.
}
event-insured = { $me ->
    [yes] Twój kociołek jest ubezpieczony na { $chips ->
        [one] { $chips } następny żeton
        [few] { $chips } następne żetony
       *[other] { $chips } następnych żetonów
    }.
   *[no] { $seat }: kociołek ubezpieczony na { $chips ->
        [one] { $chips } następny żeton
        [few] { $chips } następne żetony
       *[other] { $chips } następnych żetonów
    }.
}
event-limit-raised = { $me ->
    [yes] Twój kociołek wybucha teraz dopiero powyżej { $limit }.
   *[no] { $seat }: kociołek wybucha teraz dopiero powyżej { $limit }.
}
event-exploded = { $me ->
    [yes] Twój kociołek wybucha! Suma białych żetonów: { $whites }.
   *[no] { $seat }: kociołek wybucha! Suma białych żetonów: { $whites }.
}
event-stopped = { $me ->
    [yes] Kończysz: { coins }, { points }.
   *[no] { $seat } kończy: { coins }, { points }.
}
event-restarted = { $me ->
    [yes] Wkładasz wszystko do woreczka i zaczynasz od nowa.
   *[no] { $seat } wkłada wszystko do woreczka i zaczyna od nowa.
}
event-last-moved = { $me ->
    [yes] Twój { $chip } idzie dalej, na pole { $space }.
   *[no] { $seat }: { $chip } idzie dalej, na pole { $space }.
}
event-step-began = { $step ->
    [a] Punktacja: kostka bonusowa.
    [b] Działają żetony.
    [c] Rubiny pól punktacji.
    [d] Punkty zwycięstwa.
    [e] Otwiera się targ.
   *[f] Runda się kończy; można wydać rubiny.
}
event-rolled = { $me ->
    [yes] Rzucasz kostką bonusową: ścianka { $face }.
   *[no] { $seat } rzuca kostką bonusową: ścianka { $face }.
}
event-scored = { $me ->
    [yes] Dostajesz { points } ({ $source }), razem { $total }.
   *[no] { $seat } dostaje { points } ({ $source }), razem { $total }.
}
event-got-rubies = { $me ->
    [yes] Bierzesz { rubies } ({ $source }).
   *[no] { $seat } bierze { rubies } ({ $source }).
}
event-paid-rubies = { $me ->
    [yes] Płacisz { rubies }.
   *[no] { $seat } płaci { rubies }.
}
event-got-chip = { $me ->
    [yes] Dostajesz { $chip } ({ $source }).
   *[no] { $seat } dostaje { $chip } ({ $source }).
}
event-missed-chip = { $me ->
    [yes] Żeton „{ $chip }” wyprzedany: nic dla ciebie.
   *[no] Żeton „{ $chip }” wyprzedany: { $seat } nic nie dostaje.
}
event-gave-chip = { $me ->
    [yes] Oddajesz { $chip } do zasobów.
   *[no] { $seat } oddaje { $chip } do zasobów.
}
event-droplet-moved = { $me ->
    [yes] Twoja kropla jest na polu { $space }.
   *[no] { $seat }: kropla jest na polu { $space }.
}
event-tube-moved = { $me ->
    [yes] Twoja kropla dochodzi do probówki { $glass }.
   *[no] { $seat }: kropla dochodzi do probówki { $glass }.
}
event-flask-filled = { $me ->
    [yes] Twoja butelka znów pełna.
   *[no] { $seat }: butelka znów pełna.
}
event-bought = { $me ->
    [yes] Kupujesz { $chip } za { price }.
   *[no] { $seat } kupuje { $chip } za { price }.
}
event-chose-coins = { $me ->
    [yes] Bierzesz { coins.acc }.
   *[no] { $seat } bierze { coins.acc }.
}
event-coins-lost = { $me ->
    [yes] Tracisz { $coins ->
        [one] { $coins } niewydaną monetę
        [few] { $coins } niewydane monety
       *[other] { $coins } niewydanych monet
    }.
   *[no] { $seat } traci { $coins ->
        [one] { $coins } niewydaną monetę
        [few] { $coins } niewydane monety
       *[other] { $coins } niewydanych monet
    }.
}
event-summed = { $me ->
    [yes] Suma twoich żetonów: { $total }.
   *[no] { $seat }: suma żetonów { $total }.
}
event-game-ended = { $me ->
    [yes] Jarmark skończony: masz { points }.
   *[no] Jarmark skończony: { $seat } ma { points }.
}

# Rules
rule-setup = Każdy zaczyna z woreczkiem dziewięciu żetonów (cztery białe 1, dwa białe 2, biały 3, pomarańczowy 1, zielony 1), rubinem, pełną butelką i kroplą na 0.
rule-start = Kto zaczyna pierwszą rundę, decyduje los. Potem co rundę karty i pierwszeństwo przechodzą w lewo.
rule-round = Dziewięć rund: karta wróżki, szczury, warzenie, punktacja. Żółta księga pojawia się przed rundą 2, fioletowa przed rundą 3; przed rundą 6 każdy dokłada biały 1.
rule-cards = Fioletowa karta działa przed rundą, od pierwszego gracza; niebieska w czasie rundy albo na jej koniec. Żółte i fioletowe żetony można brać dopiero, gdy ich księga jest odkryta.
rule-rats = Od rundy 2 ten, kto jest z tyłu, może zacząć o tyle pól przed kroplą, ile szczurzych ogonów dzieli go od prowadzącego.
rule-draw = Dobierz żeton i połóż go tyle pól za poprzednim, ile na nim napisano; pierwszy liczy się od kropli lub szczurów. Przynajmniej raz trzeba dobrać; z pustym woreczkiem trzeba skończyć. W ostatniej rundzie wszyscy naraz pokazują, czy dobierają dalej.
rule-move = Z premii, która prowadzi żeton dalej, można zrezygnować. Za ostatnim polem nie kładzie się żetonów; za nim jest łyżka.
rule-stop = Po każdym żetonie możesz skończyć. Pole za ostatnim żetonem to twoje pole punktacji.
rule-flask = Jeśli ostatni dobrany żeton jest biały i kociołek nie wybuchł, butelka pozwala włożyć go z powrotem do woreczka. Potem jest pusta, aż zostanie napełniona.
rule-explosion = Białe żetony o sumie ponad 7 wysadzają kociołek. Trzeba skończyć, bez kostki bonusowej, i wziąć albo punkty, albo monety pola punktacji.
rule-decline = Działania żetonów, kart i szczurów to propozycje: można z nich zrezygnować.
rule-second-chance = Pierwsze pięć żetonów rundy nie może wysadzić kociołka. Potem graj dalej albo włóż wszystko do woreczka i zacznij od nowa; to propozycja jednorazowa.
rule-orange = Pomarańczowe żetony nie mają działania.
rule-black = Czarne żetony działają w kroku B: porównaj ich liczbę z sąsiadami.
rule-green = Zielone żetony działają w kroku B: większość ksiąg patrzy na dwa ostatnie żetony kociołka.
rule-blue = Niebieskie żetony działają zaraz po dobraniu.
rule-red = Czerwone żetony działają zaraz po dobraniu; te z zestawu 2 czekają obok kociołka, aż przestaniesz.
rule-yellow = Żółte żetony działają zaraz po dobraniu.
rule-purple = Fioletowe żetony działają w kroku B, według liczby lub miejsca. Można wziąć też niższą nagrodę.
rule-upgrade = Żeton wraca do zasobów, większy tego koloru trafia do woreczka.
rule-evaluation = Krok po kroku, od pierwszego gracza: A kostka bonusowa, B działania żetonów, C rubiny, D punkty, E zakupy, F wydawanie rubinów. Także po wybuchu żetony działają, a pola dają rubiny.
rule-die = Kto zaszedł najdalej bez wybuchu, rzuca kostką bonusową; jeśli na tym samym polu jest kilku graczy, rzucają wszyscy.
rule-gain = Zdobyte żetony trafiają do woreczka, dobiera się je od następnej rundy. Wyprzedanych nie można zdobyć.
rule-buy = Wydaj liczbę pola punktacji na jeden lub dwa żetony różnych kolorów. Reszta przepada; wyprzedanych nie można kupić.
rule-supply = Jest 216 żetonów, razem z tymi w woreczkach.
rule-droplet = Kropla pokazuje, skąd liczy się twój pierwszy żeton. Nigdy się nie cofa.
rule-rubies = Na koniec rundy dwa rubiny przesuwają kroplę o pole albo napełniają butelkę, dowolnie wiele razy. Można je też zachować.
rule-tubes = Zamiast kropli w kociołku można przesunąć kroplę w probówkach, a osiągnięta probówka płaci od razu.
rule-end = Po rundzie 9 każde 5 monet i każde 2 rubiny to punkt. Wygrywa, kto ma najwięcej punktów; przy remisie decyduje pełniejszy kociołek w ostatniej rundzie.

paragraph-setup = Przygotowanie
paragraph-start = Pierwszy gracz
paragraph-round = Runda
paragraph-cards = Karty wróżki
paragraph-rats = Szczury
paragraph-draw = Dobieranie
paragraph-move = Ruch żetonu
paragraph-stop = Kończenie
paragraph-flask = Butelka
paragraph-explosion = Wybuch
paragraph-decline = Rezygnacja
paragraph-second-chance = Druga szansa
paragraph-orange = Pomarańczowe: dynia
paragraph-black = Czarne: zmierzchnica
paragraph-green = Zielone: pająk ogrodowy
paragraph-blue = Niebieskie: krucza czaszka
paragraph-red = Czerwone: muchomor
paragraph-yellow = Żółte: mandragora
paragraph-purple = Fioletowe: oddech ducha
paragraph-upgrade = Wymiana na większy
paragraph-evaluation = Punktacja
paragraph-die = A. Kostka bonusowa
paragraph-gain = Zdobyte żetony
paragraph-buy = E. Zakupy
paragraph-supply = Zasoby
paragraph-droplet = Kropla
paragraph-rubies = F. Wydawanie rubinów
paragraph-tubes = Probówki
paragraph-end = Koniec gry

# Plansza
board-brewing = warzy
board-stopped = stop
board-exploded = wybuch
board-flask-full = Butelka pełna
board-flask-empty = Butelka pusta

board-pot = W kociołku { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[other] { $chips } żetonów
}. Pole punktacji daje { coins.acc } i { points }{ $rubies ->
    [0] {""}
   *[other] , a do tego rubin
}.
board-stop-now = Teraz
board-scores = Daje
board-whites = z { $limit } na białych żetonach
board-look = Zajrzyj do kociołka: { $seat }
board-fortune = Karta wróżki
board-in-bag = w woreczku
board-tails = { $count ->
    [one] { $count } szczurzy ogon
    [few] { $count } szczurze ogony
   *[other] { $count } szczurzych ogonów
}
board-aside = obok kociołka
board-books = Księgi
board-pot-again = Do kociołka
board-from-round = od rundy { $round }
board-offer-open = do kupienia
board-offer-dear = za drogi
board-offer-locked = jeszcze nie w sprzedaży
board-offer-sold_out = wyprzedany
board-offer-colour = jeden w tym kolorze wystarczy
board-offer-plain = w sprzedaży na targu
board-tip-buy-chip = Kup do dwóch żetonów różnych kolorów. Reszta monet przepada na koniec rundy.
board-tip-spend-rubies = Dwa rubiny na stałe przesuwają kroplę o pole albo napełniają butelkę.
board-tip-choose-reward = Kociołek, który wybuchł, daje punkty albo monety, nie jedno i drugie.
board-tip-use-rats = Kto jest z tyłu, zaczyna bliżej celu: o tyle pól, ile szczurzych ogonów dzieli go od prowadzącego.
board-left = Co zostało w woreczku
board-stop = Stop: { coins }, { points }
board-buy = Kup { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[other] { $count } żetonów
} za { coins.acc }
board-buy-nothing = Nic nie kupuj
board-bought-enough = Bez drugiego żetonu
board-evaluation = Podsumowanie rundy { $round }
board-beat-letters = A B C D E F
board-beat-a = Kostka
board-beat-b = Działanie żetonów
board-beat-c = Rubiny
board-beat-d = Punkty
board-beat-e = Targ
board-beat-f = Wydane rubiny
board-behind = Wynik { $points } do { $leader }: { $count ->
    [one] { $count } szczurzy ogon
    [few] { $count } szczurze ogony
   *[other] { $count } szczurzych ogonów
}
board-tubes = Probówki: kropla przy { $glass } z { $count }
board-start = Start
board-fortune-purple = Wróżba: od razu
board-fortune-blue = Wróżba: na tę rundę
board-flask-ready = Butelka pełna: może cofnąć ostatni żeton
board-coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[other] { $count } monet
}
board-hand-ready = decyzja zapadła
board-hand-thinks = decyduje
board-hand-chip = żeton w dłoni
board-hand-empty = pusta dłoń
board-bag = W woreczku ({ $seat }): { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[other] { $count } żetonów
}
board-bag-closed = Przy tym stole nikt nie zagląda do woreczka.
board-bag-equal = Szansa na każdy żeton jest taka sama.
board-purse = Sakiewka
board-becomes = zostanie
board-slot-1 = pierwszy żeton
board-slot-2 = drugi żeton
board-offer-chosen = w koszyku
board-risk = ryzyko wybuchu
board-risk-of = ryzyko wybuchu · { $count } z { $chips }
board-tip-brew = Dobierz żeton z woreczka. Przesuwa się o swoją liczbę pól. Im pełniejszy kociołek, tym więcej płaci; ale za dużo białych i wybuchnie.
board-tip-scoring = Podświetlone pole za ostatnim żetonem płaci, gdy skończysz: monety na nowe żetony, punkty, czasem rubin.
board-tip-fuse = Każdy biały żeton spala lont. Gdy suma przekroczy jego koniec, kociołek wybucha i dostajesz punkty albo monety, nie jedno i drugie.
board-tip-flask = Pełna butelka w rogu zwraca do woreczka biały żeton, który właśnie dobrano. Potem jest pusta, aż napełnią ją rubiny.
board-tip-together = W ostatniej rundzie wszyscy decydują naraz i razem pokazują dłonie: z żetonem albo puste.
board-tip-place-one = Te żetony dobrano do obejrzenia. Połóż jeden albo zwróć wszystkie; na każdym widać, ile wtedy da kociołek.
board-tip-tubes = Każdy krok kropli idzie do kociołka albo do probówek. Kociołek daje przewagę w każdej rundzie, probówka płaci raz, ale od razu.
board-tip-fortune = Każda runda zaczyna się od karty wróżki dla wszystkich. Fioletowe działają od razu, niebieskie podczas rundy.
board-plan-stop = Stop teraz
board-plan-draw = Jeszcze jeden żeton
board-plan-risk = Dalej, póki ryzyko do { $risk } %
board-percent = { $percent } %
board-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
board-plans = Średnio
board-basket = Twój woreczek
board-basket-white = Pierwszy żeton biały
board-basket-fit = Żetony w kociołku
board-basket-chips = { $count ->
    [0] tak jak jest
    [one] z jednym nowym żetonem
    [few] z { $count } nowymi żetonami
   *[other] z { $count } nowymi żetonami
}
board-basket-mean = { $mean }
board-basket-help = Tyle żetonów średnio mieści kociołek przed wybuchem; bez działania żetonów i kart.
board-odds-later = Szanse widać podczas warzenia.
board-market-rule = Jeden żeton albo dwa różnych kolorów. Białych się nie sprzedaje.
board-offer-full = dwa żetony wystarczą
board-power = co robi
board-marks = Zapamiętane z tego warzenia
board-doubled = Następny żeton przesuwa się o podwójną wartość
board-strong = { card-strong_ingredient }: „{ $chip }” leży bez działania
board-chance = { card-second_chance }: położono { $placed } z { $safe }
board-chance-spent = { card-second_chance }: położono { $placed } z { $safe }; nowy początek już wykorzystany
board-stirred = { card-well_stirred }: pierwszy biały żeton może wrócić
board-stirred-spent = { card-well_stirred }: wykorzystane
board-last-pot = Ostatni kociołek

# Why an answer is better
why-stop = Zakończenie teraz to { points } i { coins }; następny żeton wysadza kociołek w { $explode } % przypadków.
why-draw = { $explode ->
    [0] Żaden żeton w woreczku nie wysadzi kociołka
   *[other] Następny żeton wysadza kociołek w { $explode } % przypadków
}; jeszcze jeden żeton to średnio { points } i { coins }, zakończenie teraz – { $other_points } i { $other_coins }.
why-flask = Butelka zwraca ostatni biały żeton do woreczka: wtedy następny wysadza kociołek w { $explode } % przypadków, a nie w { $other_explode } %.
later = { $later ->
    [one] { $later } punktu
    [few] { $later } punktów
    [many] { $later } punktów
   *[other] { $later } punktu
}
why-now = W tej rundzie daje to średnio o { points } więcej.
why-later = W następnych rundach daje to około { later } więcej.
why-both = W tej rundzie daje to średnio o { points } więcej, a potem jeszcze około { $later }.
why-sooner = W tej rundzie daje to średnio o { points } więcej; potem będzie mniej o około { $later }, ale warto.
why-patient = Potem daje to około { later } więcej; w tej rundzie będzie mniej średnio o { $points }, ale warto.

# The board in words
words-phase = { $phase_id ->
    [fortune] Wróżka odkrywa kartę.
    [rats] Przed warzeniem pomagają szczury.
    [brew] W kociołkach warzą się mikstury.
    [after_brew] Warzenie skończone.
    [die] Czas na rzut kostką.
    [chips] Żetony w kociołkach działają.
    [score] Rozdawane są rubiny i punkty.
    [buy] Czas na zakupy.
    [rubies] Czas wydać rubiny.
   *[end] Runda się kończy.
}
words-pot = { $me ->
    [yes] Twój kociołek
   *[no] Kociołek: { $seat }
}
words-state = { $state ->
    [brewing] { $me ->
        [yes] Warzysz miksturę.
       *[no] { $seat } warzy miksturę.
    }
    [exploded] { $me ->
        [yes] Twój kociołek wybuchł.
       *[no] { $seat }: kociołek wybuchł.
    }
   *[stopped] { $me ->
        [yes] Nie dobierasz już żetonów.
       *[no] { $seat } już nie dobiera.
    }
}
words-chips = W kociołku, od pierwszego żetonu: { $chips }.
words-chip = { $chip } na polu { $space }
words-whites = Suma białych: { $whites }; kociołek wybucha powyżej { $limit }.
words-aside = Obok kociołka: { $chips }.
words-would-pay = Jeśli położysz { $chip }: { coins } i { points }.
words-would-explode = Jeśli położysz { $chip }, kociołek wybuchnie.
words-belongings = { $me ->
    [yes] Masz
   *[no] { $seat } ma
} { points } i { rubies }; kropla leży na polu { $droplet }.
words-bag = { $bag ->
    [one] W woreczku jest { $bag } żeton.
    [few] W woreczku są { $bag } żetony.
   *[other] W woreczku jest { $bag } żetonów.
}
words-count-bag = Według rodzaju: { $chips }.
words-some = { $chip } ×{ $count }
words-purse = Masz do wydania { coins.acc }.
words-can-buy = Do kupienia: { $chips }.
words-buys-nothing = Nic się za to nie kupi.
words-sale = { $chip } za { price }
words-book = { $ingredient }: { $chips }. { $power }
words-book-later = { $ingredient }, od rundy { $round }: { $chips }. { $power }
words-scoring = Pole punktacji daje { coins.acc }{ $points ->
    [0] {""}
   *[other] {" "}i { points }
}{ $rubies ->
    [0] {""}
   *[other] , a do tego rubin
}.
words-flask = { $full ->
    [yes] Butelka jest pełna.
   *[no] Butelka jest pusta.
}
words-won = { $me ->
    [yes] Jarmark skończony: wygrywasz i masz { points }.
   *[no] Jarmark skończony: wygrywa { $seat } i ma { points }.
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
