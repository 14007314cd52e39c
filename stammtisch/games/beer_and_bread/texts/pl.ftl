game-name = Piwo i Chleb
game-tagline = Dwie wsie przez sześć lat dzielą pola. Liczy się tylko ten towar, na którym zarobisz mniej.

option-memory = { $value ->
    [true] Pomoc dla pamięci: stół pokazuje, które karty z drugiej ręki już widziano
   *[other] Bez pomocy dla pamięci
}
option-memory-help = Karty krążą z ręki do ręki, więc większość drugiej ręki jest ci znana. Pomoc pokazuje tylko to, co i tak można zapamiętać.
option-harvest_count = { $value ->
    [total] Zbiory liczą wszystkie symbole kolumny
   *[other] Zbiory liczą tylko symbole leżące jeden po drugim
}
option-harvest_count-total = wszystkie symbole
option-harvest_count-contiguous = tylko bez przerw
option-harvest_count-help = Instrukcja liczy każdy symbol kolumny; niektórzy grają tak, że przerwa kończy liczenie.
option-overflow_keep = { $value ->
    [fill_all_cells] Kto ma za dużo żetonów, zapełnia wszystkie pola magazynu
   *[other] Kto ma za dużo żetonów, może zatrzymać mniej, niż się mieści
}
option-overflow_keep-fill_all_cells = zapełnić wszystkie pola
option-overflow_keep-keep_fewer_allowed = wolno zatrzymać mniej
option-overflow_keep-help = Instrukcja pozwala wybrać, co zatrzymać. Celowe zatrzymanie mniej miałoby sens tylko dla wiatraka.
option-cleaning_only = { $value ->
    [only] „Tylko piwo” i „tylko chleb” znaczy: bez drugiego towaru
   *[other] „Tylko piwo” i „tylko chleb” znaczy: dwie karty lub więcej
}
option-cleaning_only-only = bez drugiego towaru
option-cleaning_only-two_or_more = dwie karty lub więcej
option-cleaning_only-help = Jednego słowa na tych ulepszeniach nie da się odczytać na pewno; „tylko” najlepiej pasuje obok ulepszenia za oba towary.
option-reshuffle = Gdy talia się skończy, stos odrzuconych jest tasowany: { $value }
option-reshuffle-next_draw = przy następnym dobraniu
option-reshuffle-at_once = od razu
option-reshuffle-help = Instrukcja mówi tylko, że z odrzuconych kart powstaje nowa talia. Przy następnym dobraniu trafią do niej także karty odrzucone w międzyczasie.

step-choose-starter = Kto zaczyna?
step-lay-back = Tasowanie talii
step-draw-card = Dobieranie karty
step-draw-another = Dobieranie karty
step-draw-late = Dobieranie karty
step-turn-up = Wykładanie karty wymiany
step-choose-pick-up = Których kart kolumny nie bierzesz?
step-redraw = Odrzucić kartę i dobrać wierzchnią z talii?
step-play-card = Rok { $year }, tura { $turn } z 5: zagraj kartę
step-choose-payment = „{ $card }”: ile żetonów { $kind_gen } wydajesz?
step-give-card = Którą kartę wyłożyć w zamian za kartę „{ $card }”?
step-reserve-card = Odwrócić kartę, zanim oddasz pozostałe?
step-choose-offer = { $left ->
    [one] O { $left } żeton za dużo: który oferujesz?
    [few] O { $left } żetony za dużo: które oferujesz?
   *[other] O { $left } żetonów za dużo: które oferujesz?
}
step-accept-offer = { $giver_seat } oferuje:{ tokens }. Co bierzesz?
step-choose-gathering = { $left ->
    [one] Sprzątanie daje { $left } żeton: który?
    [few] Sprzątanie daje { $left } żetony: które?
   *[other] Sprzątanie daje { $left } żetonów: które?
}

choice-keep-hand = Zachowaj karty
choice-pick-up-rest = Weź pozostałe
choice-hand-over = Oddaj tak, jak jest
choice-offer-made = Więcej nie oferuję
choice-leave-rest = Reszty nie biorę
choice-offer = Zaoferuj żeton { $kind_gen }
choice-take = Weź żeton { $kind_gen }
choice-gather = Zbierz żeton { $kind_gen }
choice-pay = { counted-tokens } { $kind_gen }
choice-harvest = Zbiory: „{ $card }”
choice-sell = Sprzedaj: „{ $card }”
choice-upgrade = Ulepsz: „{ $card }”
choice-give = Wyłóż: „{ $card }”
choice-discard = Odrzuć: „{ $card }”
choice-leave = Nie bierz: „{ $card }”
choice-reserve = Odwróć: „{ $card }”
choice-starter = Zaczyna { $seat }
choice-back = Karta { $product_gen }
choice-card = „{ $card }”

event-starter-chosen = { $me ->
    [yes] Zaczynasz i bierzesz wiatrak.
   *[no] { $seat } zaczyna i bierze wiatrak.
}
event-year-begun = { $kind_of_year_id ->
    [dry] Rok { $year } jest suchy. Na polach i w rzece:{ tokens }.
   *[other] Rok { $year } jest urodzajny. Na polach i w rzece:{ tokens }.
}
event-reshuffled = Odrzucone karty tworzą nową talię: { counted-cards }.
event-drawn = Dobierasz kartę „{ $card }” ({ $product }).
event-drawn-back = { $seat } dobiera kartę { $product_gen }.
event-turned-up = Karta wymiany: „{ $card }”.
event-picked-up = { $me ->
    [yes] Bierzesz kolumnę zbiorów: { counted-cards }.
   *[no] { $seat } bierze kolumnę zbiorów: { counted-cards }.
}
event-left = { $me ->
    [yes] Odrzucasz z kolumny kartę „{ $card }”.
   *[no] { $seat } odrzuca z kolumny kartę „{ $card }”.
}
event-discarded = { $me ->
    [yes] Odrzucasz kartę „{ $card }”.
   *[no] { $seat } odrzuca kartę „{ $card }”.
}
event-reserved = Odwracasz kartę „{ $card }” ({ $product }).
event-reserved-back = { $seat } odwraca kartę { $product_gen }.
event-hands-swapped = Gracze zamieniają się kartami z ręki: { counted-cards } u każdego.
event-given = { $me ->
    [yes] Kładziesz kartę „{ $card }” na miejscu wymiany { $space }.
   *[no] { $seat } kładzie kartę „{ $card }” na miejscu wymiany { $space }.
}
event-exchanged = { $me ->
    [yes] Bierzesz z wymiany kartę „{ $card }”.
   *[no] { $seat } bierze z wymiany kartę „{ $card }”.
}
event-played = { $me ->
    [yes] Zbierasz plony: „{ $card }”.
   *[no] { $seat } zbiera plony: „{ $card }”.
}
event-harvested = { $me ->
    [yes] Zbierasz
   *[no] { $seat } zbiera
}{ $why ->
    [sow] {" "}po siewie
    [follow] {" "}po cudzych zbiorach
    [clean] {" "}za sprzątanie
   *[action] {""}
}:{ tokens }{ $from_supply ->
    [0] {""}
   *[other] {" "}(z zasobów: { $from_supply })
}.
event-offered = { $me ->
    [yes] Nie mieści się. Oferujesz:{ tokens }.
   *[no] Nie mieści się. { $seat } oferuje:{ tokens }.
}
event-accepted = { $me ->
    [yes] Bierzesz:{ tokens }.
   *[no] { $seat } bierze:{ tokens }.
}
event-returned = Do zasobów wraca:{ tokens }.
event-sold = { $me ->
    [yes] Sprzedajesz kartę „{ $card }” za { $value }. Koszt:{ tokens }.
   *[no] { $seat } sprzedaje kartę „{ $card }” za { $value }. Koszt:{ tokens }.
}
event-upgraded = { $me ->
    [yes] Twoje ulepszenie: { $upgrade } (miejsce { $slot }, „{ $card }”).
   *[no] { $seat } wykłada ulepszenie: { $upgrade } (miejsce { $slot }, „{ $card }”).
}
event-cleaned = { $me ->
    [yes] Sprzątasz. Piwo: { $beers }, chleb: { $breads }.
   *[no] { $seat } sprząta. Piwo: { $beers }, chleb: { $breads }.
}
event-windmill-passed = { $me ->
    [yes] { $kept ->
        [yes] Zachowujesz wiatrak
       *[no] Dostajesz wiatrak
    }
   *[no] { $kept ->
        [yes] { $seat } zachowuje wiatrak
       *[no] Wiatrak dostaje { $seat }
    }
}: { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
   *[other] { $tokens } żetonów
} do { $other }.
event-table-cleared = Karty wymiany i kolumny trafiają na odrzucone: { counted-cards }.
event-counted = { $me ->
    [yes] Twój wynik: piwo { $beer }, chleb { $bread } – liczy się { $final }.
   *[no] { $seat }: piwo { $beer }, chleb { $bread } – liczy się { $final }.
}

tokens = { $water ->
    [0] {""}
   *[other] {" "}woda × { $water }
}{ $wheat ->
    [0] {""}
   *[other] { $first ->
        [wheat] {" "}
       *[other] {", "}
    }pszenica × { $wheat }
}{ $barley ->
    [0] {""}
   *[other] { $first ->
        [barley] {" "}
       *[other] {", "}
    }jęczmień × { $barley }
}{ $rye ->
    [0] {""}
   *[other] { $first ->
        [rye] {" "}
       *[other] {", "}
    }żyto × { $rye }
}{ $hops ->
    [0] {""}
   *[other] { $first ->
        [hops] {" "}
       *[other] {", "}
    }chmiel × { $hops }
}

counted-tokens = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[other] { $count } żetonów
}
counted-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}
kind-water = woda
    .gen = wody
kind-wheat = pszenica
    .gen = pszenicy
kind-barley = jęczmień
    .gen = jęczmienia
kind-rye = żyto
    .gen = żyta
kind-hops = chmiel
    .gen = chmielu
kind-any = do wyboru
    .gen = do wyboru
product-beer = piwo
    .gen = piwa
product-bread = chleb
    .gen = chleba

card-BE01 = Łąkowe jasne
card-BE02 = Białe przewoźnika
card-BE03 = Żytni szept
card-BE04 = Żniwne
card-BE05 = Chmielik
card-BE06 = Młynówka
card-BE07 = Klasztorne złote
card-BE08 = Biały habit
card-BE09 = Czysty potok
card-BE10 = Cztery strony
card-BE11 = Miedziany kocioł
card-BE12 = Chmielowy wianek
card-BE13 = Jęczmienny pan
card-BE14 = Dzień targowy
card-BE15 = Żytnia latarnia
card-BE16 = Stary bednarz
card-BE17 = Bursztynowy brat
card-BE18 = Pasterz chmur
card-BE19 = Lis i snop
card-BE20 = Czerwony szczyt
card-BE21 = Piwniczny dzwon
card-BE22 = Nocne nieszpory
card-BE23 = Ciemny przeor
card-BE24 = Krucze żyto
card-BE25 = Zimowy pielgrzym
card-BE26 = Podwójne opata
card-BE27 = Czarny chmiel
card-BE28 = Dwie wsie
card-BE29 = Dym i żyto
card-BE30 = Gorzki przeor
card-BR01 = Poranna bułka
card-BR02 = Bułeczka młynarza
card-BR03 = Żytni grosz
card-BR04 = Polny węzełek
card-BR05 = Jęczmienny placek
card-BR06 = Klasztorna bułeczka
card-BR07 = Żytni rogal
card-BR08 = Biała gwiazda
card-BR09 = Bułka pasterska
card-BR10 = Bułka czterech zbóż
card-BR11 = Wiejski bochen
card-BR12 = Niedzielna chałka
card-BR13 = Bochen od studni
card-BR14 = Jęczmienny krąg
card-BR15 = Bochen oracza
card-BR16 = Złota skórka
card-BR17 = Pół na pół
card-BR18 = Chleb rzeczny
card-BR19 = Słodowy warkocz
card-BR20 = Chleb targowy
card-BR21 = Wielki piec
card-BR22 = Świąteczne koło
card-BR23 = Słód mnicha
card-BR24 = Trzy pola
card-BR25 = Chleb piwniczny
card-BR26 = Czarny młynarz
card-BR27 = Dożynkowy wieniec
card-BR28 = Chleb piwowara
card-BR29 = Stół przeora
card-BR30 = Zimowe żyto

type-beer-1 = piwo jasne
type-beer-2 = piwo bursztynowe
type-beer-3 = piwo ciemne
type-bread-1 = bułki
type-bread-2 = chleb wiejski
type-bread-3 = chleb ciemny

slot-1 = Kalendarz
slot-2 = Pola
slot-3 = Magazyn
slot-4 = Produkcja
slot-5 = Sprzątanie
slot-6 = Punktacja

upgrade-redraw = Drugie spojrzenie
upgrade-selective_pickup = Wybredny kucharz
upgrade-last_turn_draw = Późna dostawa
upgrade-reserve_card = Zapieczętowany przepis
upgrade-sow_wheat = Wczesna pszenica
upgrade-sow_barley = Wczesny jęczmień
upgrade-sow_rye = Wczesne żyto
upgrade-sow_hops = Wczesny chmiel
upgrade-extra_wheat = Bujna pszenica
upgrade-extra_barley = Bujny jęczmień
upgrade-extra_rye = Bujne żyto
upgrade-extra_hops = Bujny chmiel
upgrade-supply_wheat = Kupiec pszenny
upgrade-supply_barley = Kupiec jęczmienny
upgrade-supply_rye = Kupiec żytni
upgrade-supply_hops = Kupiec chmielowy
upgrade-water_follow = Z biegiem rzeki
upgrade-store_any = Spichlerz
upgrade-store_water = Cysterna
upgrade-brewery_plus = Druga kadź
upgrade-bakery_plus = Drugi piec
upgrade-swap_wheat = Pszenica na słód
upgrade-swap_hops = Handel chmielem
upgrade-swap_water = Długie warzenie
upgrade-clean_beer = Młóto
upgrade-clean_bread = Okruchy
upgrade-clean_only_beer = Odpoczynek piwowara
upgrade-clean_only_bread = Odpoczynek piekarza
upgrade-clean_both = Wielkie porządki
upgrade-score_low = Kramik
upgrade-score_mid = Karczma
upgrade-score_high = Dom cechowy
upgrade-score_per2_beer = Jarmark piwowarów
upgrade-score_per2_bread = Jarmark piekarzy
upgrade-score_most_upgrades = Mistrz budowniczy
upgrade-score_more_resources = Pełna stodoła
upgrade-score_three_breads = Kosz chleba
upgrade-score_three_beers = Degustacja

effect-redraw = Co roku, gdy oboje dobrali karty, możesz odrzucić { $count ->
    [one] kartę
    [few] do { $count } kart
   *[other] do { $count } kart
} i dobrać tyle samo.
effect-selective_pickup = W suchych latach bierzesz tylko te karty swojej kolumny, które chcesz.
effect-last_turn_draw = Na początku ostatniej tury urodzajnego roku dobierz { $count ->
    [one] kartę
    [few] { $count } karty
   *[other] { $count } kart
}; jedną zagraj, resztę odrzuć.
effect-reserve_card = W pierwszej turze urodzajnego roku możesz odwrócić { $count ->
    [one] kartę
    [few] do { $count } kart
   *[other] do { $count } kart
} ze swojej ręki: odwrócone możesz zagrać tylko ty.
effect-sow_wheat = Po każdym siewie zbierz { counted-tokens } { $kind_gen }.
effect-sow_barley = Po każdym siewie zbierz { counted-tokens } { $kind_gen }.
effect-sow_rye = Po każdym siewie zbierz { counted-tokens } { $kind_gen }.
effect-sow_hops = Po każdym siewie zbierz { counted-tokens } { $kind_gen }.
effect-extra_wheat = Gdy akcją zbiorów bierzesz żetony { $kind_gen }, weź jeszcze { $count }.
effect-extra_barley = Gdy akcją zbiorów bierzesz żetony { $kind_gen }, weź jeszcze { $count }.
effect-extra_rye = Gdy akcją zbiorów bierzesz żetony { $kind_gen }, weź jeszcze { $count }.
effect-extra_hops = Gdy akcją zbiorów bierzesz żetony { $kind_gen }, weź jeszcze { $count }.
effect-supply_wheat = Gdy na polu nie ma już { $kind_gen }, zbieraj z zasobów ogólnych.
effect-supply_barley = Gdy na polu nie ma już { $kind_gen }, zbieraj z zasobów ogólnych.
effect-supply_rye = Gdy na polu nie ma już { $kind_gen }, zbieraj z zasobów ogólnych.
effect-supply_hops = Gdy na polu nie ma już { $kind_gen }, zbieraj z zasobów ogólnych.
effect-water_follow = Po każdej akcji zbiorów drugiego gracza zbierz { counted-tokens } { $kind_gen }.
effect-store_any = Jeszcze { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[other] { $count } pól
} magazynu.
effect-store_water = Jeszcze { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[other] { $count } pól
} magazynu tylko na wodę.
effect-brewery_plus = Jeszcze { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[other] { $count } miejsc
} w browarze.
effect-bakery_plus = Jeszcze { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[other] { $count } miejsc
} w piekarni.
effect-swap_wheat = Gdy warzysz lub pieczesz, możesz wydać { counted-tokens } { $kind_gen } zamiast jednego z: { $kinds }.
effect-swap_hops = Gdy warzysz lub pieczesz, możesz wydać { counted-tokens } { $kind_gen } zamiast jednego z: { $kinds }.
effect-swap_water = Gdy warzysz lub pieczesz, możesz wydać { counted-tokens } { $kind_gen } zamiast jednego z: { $kinds }.
effect-clean_beer = Gdy sprzątasz piwo, zbierz { counted-tokens } { $kind_gen }.
effect-clean_bread = Gdy sprzątasz chleb, zbierz { counted-tokens } { $kind_gen }.
effect-clean_only_beer = Gdy sprzątasz tylko piwo, zbierz { counted-tokens } { $kind_gen }.
effect-clean_only_bread = Gdy sprzątasz tylko chleb, zbierz { counted-tokens } { $kind_gen }.
effect-clean_both = Gdy sprzątasz i piwo, i chleb, zbierz { counted-tokens } { $kind_gen }.
effect-score_low = Na koniec gry +{ $count } za każdą sprzedaną kartę wartą 4 lub 5, dla jej towaru.
effect-score_mid = Na koniec gry +{ $count } za każdą sprzedaną kartę wartą 6 lub 7, dla jej towaru.
effect-score_high = Na koniec gry +{ $count } za każdą sprzedaną kartę wartą 8 lub 9, dla jej towaru.
effect-score_per2_beer = Na koniec gry +{ $count } za piwo za każde dwie sprzedane karty piwa.
effect-score_per2_bread = Na koniec gry +{ $count } za chleb za każde dwie sprzedane karty chleba.
effect-score_most_upgrades = Na koniec gry +{ $count } za piwo lub chleb, jeśli masz więcej ulepszeń.
effect-score_more_resources = Na koniec gry +{ $count } za piwo lub chleb, jeśli masz w magazynie co najmniej dwa żetony więcej.
effect-score_three_breads = Na koniec gry +{ $count } za piwo lub chleb, jeśli sprzedano wszystkie trzy typy chleba.
effect-score_three_beers = Na koniec gry +{ $count } za piwo lub chleb, jeśli sprzedano wszystkie trzy typy piwa.

rule-setup = Kto zaczyna pierwszy rok z wiatrakiem, rozstrzyga los.
rule-deck = Rewersy kart, piwo lub chleb, są zawsze jawne, także w talii i na rękach. Awers jest tajny, dopóki karty nie zagrano. Gdy talia się kończy, tasuje się odrzucone karty.
rule-seeding = W latach urodzajnych pola uzupełnia się do 7 pszenicy, 8 jęczmienia, 6 żyta i 6 chmielu; w suchych ustawia na 5, 4, 4 i 4, a nadmiar zabiera. Cała woda z zasobów płynie do rzeki.
rule-cards = W latach urodzajnych każdy dobiera pięć kart. W suchych najpierw bierze się swoją kolumnę zbiorów, potem dobiera do pięciu, a na miejsca wymiany wykłada trzy karty.
rule-turns = Co roku po pięć tur, zaczyna gracz z wiatrakiem. W latach urodzajnych po każdej parze tur gracze zamieniają się kartami z ręki.
rule-exchange = W suchych latach można położyć kartę z ręki na miejscu wymiany, wziąć leżącą tam i od razu ją zagrać.
rule-windmill = Na koniec roku wiatrak dostaje gracz z mniejszą liczbą żetonów; przy remisie ten, kto go nie miał. Po suchym roku karty wymiany i kolumny się odrzuca.
rule-harvest = Połóż kartę na kolumnie zbiorów. Każdego surowca z nowej karty weź tyle, ile jego symboli jest w całej kolumnie. Branie jest obowiązkowe; jeśli na polu jest mniej, weź, co jest.
rule-overflow = Co się nie mieści, trzeba zaoferować: zatrzymaj, co chcesz, drugi gracz może wziąć to, na co ma wolne pola, reszta trafia do zasobów ogólnych.
rule-sell = Piwo wymaga wolnego miejsca w browarze, chleb w piekarni. Wydaj cały przepis; karta jest sprzedana i zajmuje miejsce do sprzątania.
rule-substitution = Zamiany zmieniają tylko to, co wydajesz, dowolnie często i jedna po drugiej. Nikt nie płaci więcej, niż wymaga wybrany sposób.
rule-upgrade = Wsuń kartę pod jej miejsce: działa od teraz. Potem posprzątaj: wszystkie sprzedane karty opuszczają browar i piekarnię.
rule-cleaning-upgrades = Ulepszenia sprzątania działają od razu, także właśnie wyłożone. Co się nie mieści, trzeba zaoferować.
rule-redraw = Gdy oboje dobrali karty, można odrzucić jedną i dobrać wierzchnią z talii; zaczyna gracz z wiatrakiem.
rule-selective_pickup = Przed dobraniem do pięciu można odrzucić niechciane karty swojej kolumny.
rule-last_turn_draw = W ostatniej turze urodzajnego roku najpierw dobierasz, potem zagrywasz jedną kartę, a resztę odrzucasz.
rule-reserve_card = Odwrócona karta wędruje z pozostałymi, ale oglądać i zagrać ją może tylko właściciel. Jeśli na ręce są same odwrócone, widzi je ten, kto musi zagrać.
rule-scoring = Liczą się wszystkie sprzedane karty, także w browarze i piekarni. Twój wynik to niższa z sum za piwo i chleb. Przy remisie decyduje wyższa druga suma, potem wygrywa gracz bez wiatraka.

paragraph-setup = Przygotowanie
paragraph-deck = Karty
paragraph-seeding = Siew
paragraph-cards = Faza kart
paragraph-turns = Tury
paragraph-exchange = Wymiana
paragraph-windmill = Wiatrak
paragraph-harvest = Zbiory i przechowywanie
paragraph-overflow = Za dużo żetonów
paragraph-sell = Produkcja i sprzedaż
paragraph-substitution = Zamiana
paragraph-upgrade = Ulepszenie i sprzątanie
paragraph-cleaning-upgrades = Ulepszenia sprzątania
paragraph-redraw = Drugie spojrzenie
paragraph-selective_pickup = Wybredny kucharz
paragraph-last_turn_draw = Późna dostawa
paragraph-reserve_card = Zapieczętowany przepis
paragraph-scoring = Punktacja

table-name = { $seat }
phase-seeding = Siew
phase-cards = Dobieranie
phase-actions = Akcje
phase-end = Koniec
odds-unseen = Karty jeszcze niewidziane
odds-ahead = Następne rewersy talii
odds-beers_ahead = w tym piwo
odds-breads_ahead = w tym chleb
odds-next_harvests = Następna karta daje zbiory
odds-soon_harvests = Jedna z następnych kart daje zbiory
odds-note = Policzone z tego, co widziało to miejsce: awersy w talii i w drugiej ręce są tak samo nieznane.
odds-next-card = następna karta
odds-one-of = jedna z { $count ->
    [one] { $count } następnej
    [few] { $count } następnych
   *[other] { $count } następnych
}
odds-shows = Szansa, że karta go ma
waiting-cards = Wybiera { $seat }
waiting-actions = Gra { $seat }

heading-round = Rok { $round } z { $rounds }
board-years = Lata
board-year = Rok { $year }
board-fruitful = Rok urodzajny
board-dry = Rok suchy
board-now-fruitful = Pola są pełne; gdy oboje zagrają, wymieniają się resztą kart.
board-now-dry = Rośnie mniej, karty zostają, trzy na wymianę.
board-windmill = Wiatrak
board-windmill-of = Wiatrak: { $seat }
board-windmill-next = Gdyby rok skończył się teraz, wiatrak dostałby gracz { $seat }
board-stores = { $seat }: w magazynie { counted-tokens }
board-fields = Rzeka i pola
board-river = rzeka
board-village = Twoja wioska
board-storage = Magazyn
board-free = wolne
board-over = za dużo
board-brewery = Browar
board-bakery = Piekarnia
board-column = Kolumna zbiorów
board-column-empty = jeszcze pusta
board-upgrades = Ulepszenia
board-none = brak
board-counts = liczy się
board-sold = sprzedano
board-their-hand = Ręka drugiego gracza
board-hand = Twoja ręka
board-exchange = Wymiana
board-goes-to = Resztę dostaje { $seat }
board-hand-stays = Karty zostają u ciebie
board-uses = pokaż trzy działania
board-lift-hint = Wybierz kartę: pokaże, co teraz da każde z trzech działań.
board-put-back = Odłóż
board-harvest = Zbiory
board-sell-beer = Uwarz i sprzedaj
board-sell-bread = Upiecz i sprzedaj
board-upgrade = Ulepsz i posprzątaj
board-too-many = O { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[other] { $count } żetonów
} za dużo: nadmiar trzeba zaoferować
board-fits = wszystko się zmieści
board-nothing = nie ma czego brać
board-cost-met = surowców wystarczy
board-by-swap = wystarczy dzięki zamianie
board-short = brakuje { $count ->
    [one] { $count } żetonu
    [few] { $count } żetonów
   *[other] { $count } żetonów
}
board-full-beer = browar jest pełny
board-full-bread = piekarnia jest pełna
board-cleans = sprząta: piwo { $beers }, chleb { $breads }
board-cleans-nothing = nie ma jeszcze czego sprzątać
board-of-choice = +{ $count } do wyboru
board-free-cells = { $count ->
    [one] { $count } wolne pole
    [few] { $count } wolne pola
   *[other] { $count } wolnych pól
}
board-offer-these = Zaoferuj:{ tokens }
board-take-these = Weź:{ tokens }
board-gather-these = Zbierz:{ tokens }
board-pay-these = Wydaj:{ tokens }
board-pay-how = „{ $card }”: czym płacisz?
board-recipe = Przepis wymaga
board-room = { $seat }: { $count ->
    [one] { $count } wolne pole
    [few] { $count } wolne pola
   *[other] { $count } wolnych pól
}
board-pick = Wybierz { counted-tokens }
board-offer-from = Twoje żetony
board-accept-from = Oferowane żetony
board-gather-from = Żetony na polach i w rzece
board-comes = { $kind }, dojdzie
board-goes = { $kind }, odejdzie
board-their-cards = Ręka rywala: piwo { $beers }, chleb { $breads }; widziane: { $known }
board-deck = Talia: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}. Następne rewersy: { $next }
board-discards = Stos kart odrzuconych: piwo { $beers }, chleb { $breads }
board-result = wynik { $from } → { $to }
board-result-now = Twój wynik teraz: { $count }
board-seen = Widziane przez ciebie w ręce: { $seat }
board-unseen = Jeszcze nieznane: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
board-seen-help = To, co możesz pamiętać: karty oddane przez ciebie lub leżące odkryte.
board-reserved = odwrócona: zagrać możesz tylko ty
board-turned = odwrócona przez drugiego gracza
board-percent = { $percent } %
board-total = Razem
board-tip-play = Dotknij karty: ma trzy działania, a każdy wiersz mówi, co teraz da. Na końcu liczy się tylko mniejszy wynik z piwa i chleba, więc rozwijaj oba.
board-tip-column = Kolumna zbiorów rośnie: nowa karta daje każdego swojego surowca tyle żetonów, ile jego symboli ma cała kolumna. Liczą się podświetlone symbole.
board-tip-full = Sprzedana karta zajmuje miejsce w browarze lub piekarni. „Ulepsz i posprzątaj” dowolną kartą znów je zwalnia.
board-tip-dry = W roku suchym karty na ręce zostają u ciebie. Zamiast swojej karty możesz zagrać kartę wymiany: w jej miejsce kładziesz kartę z ręki.
board-tip-choose-offer = Więcej żetonów niż pól: wybierz, co oddajesz, stare lub nowe. Drugi gracz może wziąć, co się zmieści, reszta trafia do zasobów.
board-tip-accept-offer = Prezent: bierz, co zmieści się na wolnych polach, tyle, ile chcesz. Ale wiatrak dostaje ten, kto ma mniej żetonów.
board-pick-most = Wybierz do { $count ->
    [one] { $count } żetonu
    [few] { $count } żetonów
   *[other] { $count } żetonów
}

source-beer_1 = Piwo jasne
source-beer_2 = Piwo bursztynowe
source-beer_3 = Piwo ciemne
source-beer_bonus = Premie za piwo
source-bread_1 = Bułki
source-bread_2 = Chleb wiejski
source-bread_3 = Chleb ciemny
source-bread_bonus = Premie za chleb

# Why an answer is better
why-use = { $use ->
    [sell] Sprzedaż daje od razu { $number }
    [harvest] Zbiory dają { $number ->
        [one] { $number } żeton
        [few] { $number } żetony
       *[other] { $number } żetonów
    }
   *[upgrade] { $number ->
        [0] Ulepszenie działa od teraz
        [one] Ulepszenie działa dalej i sprząta { $number } kartę
        [few] Ulepszenie działa dalej i sprząta { $number } karty
       *[other] Ulepszenie działa dalej i sprząta { $number } kart
    }
}, { $other_use ->
    [same] druga karta { $other_number }
    [sell] sprzedaż od razu { $other_number }
    [harvest] zbiory { $other_number ->
        [one] { $other_number } żeton
        [few] { $other_number } żetony
       *[other] { $other_number } żetonów
    }
   *[upgrade] { $other_number ->
        [0] ulepszenie działa od teraz
        [one] ulepszenie sprząta { $other_number } kartę
        [few] ulepszenie sprząta { $other_number } karty
       *[other] ulepszenie sprząta { $other_number } kart
    }
}; wtedy niższa suma po suchym roku to średnio { $low }, w przeciwnym razie { $other_low }.
why-years = Po suchym roku niższa suma to średnio { $low }, w przeciwnym razie { $other_low }.
why-upgrades = Po suchym roku masz średnio { $upgrades ->
    [one] { $upgrades } ulepszenie
    [few] { $upgrades } ulepszenia
    [many] { $upgrades } ulepszeń
   *[other] { $upgrades } ulepszenia
}, w przeciwnym razie { $other_upgrades }.
why-tokens = Po suchym roku w magazynie leży średnio { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
    [many] { $tokens } żetonów
   *[other] { $tokens } żetonu
}, w przeciwnym razie { $other_tokens }.
why-rival = Po suchym roku niższa suma drugiej wioski to średnio { $rival }, w przeciwnym razie { $other_rival }.
why-lags = Liczy się tylko niższa suma: za { $product } jest teraz { $low }, za drugi produkt { $high }.

words-phase = { $phase_id ->
    [seeding] Pola są obsiewane.
    [cards] Czas dobrać karty.
    [actions] Gracze na zmianę zagrywają karty.
   *[end] Rok się kończy.
}
words-turn = Trwa { $turn }. tura roku.
words-village = { $me ->
    [yes] Twoja wioska
   *[no] Wioska: { $seat }
}
words-surplus = Nie mieści się:{ tokens }.
words-brewery = { board-brewery }{ $count ->
    [0] : pusto, { $places ->
        [one] { $places } miejsce
        [few] { $places } miejsca
       *[other] { $places } miejsc
    }
   *[other] , zajęte: { $count } z { $places }
}.
words-bakery = { board-bakery }{ $count ->
    [0] : pusto, { $places ->
        [one] { $places } miejsce
        [few] { $places } miejsca
       *[other] { $places } miejsc
    }
   *[other] , zajęte: { $count } z { $places }
}.
words-sold = Dotąd sprzedano: piwo { $beers }, chleb { $breads }.
words-hand = Karty na ręce: piwo { $beers }, chleb { $breads }.
words-seen = Z nich znasz: { $cards }.
words-card = „{ $card }”: { $type }, wartość { $value }.
words-chosen = Wybrane dotąd:{ tokens }.
words-fields = { board-fields }:{ tokens }.
words-fields-none = Rzeka i pola są puste.
words-storage = { board-storage }:{ tokens }; { words-free }.
words-storage-none = { board-storage }: pusty, { board-free-cells }.
words-column = { board-column }:{ tokens }.
words-column-none = { board-column }: { board-column-empty }.
words-upgrade = { $slot }: { $upgrade }. { $effect }
words-harvest = { board-harvest }:{ tokens }.
words-harvest-over = { board-harvest }:{ tokens }. { board-too-many }.
words-harvest-none = { board-harvest }: { board-nothing }.
words-sell-beer = { board-sell-beer }:{ tokens } ({ $state }).
words-sell-bread = { board-sell-bread }:{ tokens } ({ $state }).
words-lay = { board-upgrade }: { $upgrade }. { $effect }
words-lay-cleans = { board-upgrade }: { $upgrade }. { $effect } ({ board-cleans })
words-fruitful = { board-fruitful }. { board-now-fruitful }
words-dry = { board-dry }. { board-now-dry }
words-windmill = { $me ->
    [yes] Masz wiatrak.
   *[no] Wiatrak ma { $seat }.
}
words-windmill-next = { $me ->
    [yes] Gdyby rok skończył się teraz, przypadłby tobie.
   *[no] Gdyby rok skończył się teraz, dostałby go gracz { $seat }.
}
words-deck = { board-deck }.
words-discards = { board-discards }.
words-free = { $count ->
    [0] brak wolnych pól
   *[other] { board-free-cells }
}
words-sold-none = Nic jeszcze nie sprzedano.
words-goes-to = { board-goes-to }.
words-reserved = Jest odwrócona: zagrać ją możesz tylko ty.
words-over = { $me ->
    [yes] Ostatni rok za nami: wygrywasz z wynikiem { $points }.
   *[no] Ostatni rok za nami: wygrywa { $seat } z wynikiem { $points }.
}

# The sign before a line of the log
icon-year-begun = sun
icon-drawn = card
icon-drawn-back = card
icon-turned-up = card
icon-picked-up = card
icon-reserved = card
icon-sold = market
icon-upgraded = plus
icon-counted = scales
icon-hands-swapped = again
icon-reshuffled = again
icon-starter-chosen = flag
