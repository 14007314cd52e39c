game-name = Polterfass
game-tagline = Karczmarz rzuca beczułkami, goście zamawiają w sekrecie, a chciwość nie popłaca.

option-target = Gra do { $value } { $value ->
    [one] kufla
    [few] kufli
   *[other] kufli
}
option-target-help = Gra kończy się po rundzie, w której ktoś ma tyle punktów. Według instrukcji 75.
option-barrels = Beczułki: { $value }
option-barrels-box = jak w pudełku
option-barrels-leaflet = jak w ulotce
option-barrels-help = W pudełku jest siedem beczułek z liczbami. Rosyjska ulotka wymienia trzynaście, w tym siedem 9/2: to błąd w druku, ale da się tak grać.
option-throw_model = Rzut: { $value }
option-throw_model-crowd = w pełnym kubku stoją lepiej
option-throw_model-flat = szansa zawsze ta sama
option-throw_model-help = Nikt nie zmierzył drewnianych beczułek. Gracze mówią, że w pełnym kubku podpierają się nawzajem, więc beczułka staje z szansą 20 % i jeszcze 2 % za każdą rzuconą.
option-flat_percent = Beczułka staje z szansą { $value } %
option-flat_percent-help = Liczy się tylko tam, gdzie szansa jest zawsze ta sama.
option-all_guests_equal_when_greedy = Chciwi i wszyscy po równo: { $value }
option-all_guests_equal_when_greedy-net_zero = tracą i zyskują
option-all_guests_equal_when_greedy-lose_only = wszyscy tracą
option-all_guests_equal_when_greedy-nobody = nic się nie dzieje
option-all_guests_equal_when_greedy-help = Jeśli wszyscy zamówią tyle samo i zabraknie, każdy jest naraz najbardziej chciwy i najskromniejszy. Dosłownie według instrukcji traci i zyskuje tyle samo.
option-final_tie = Remis na końcu: { $value }
option-final_tie-shared = wspólne zwycięstwo
option-final_tie-play_another_round = jeszcze jedna runda
option-final_tie-help = Instrukcja nie rozstrzyga remisów, więc zwycięstwo jest wspólne.
option-specials_may_share_target = Zniszczyć i podwoić można tę samą beczułkę: { $value }
option-specials_may_share_target-true = tak
option-specials_may_share_target-false = nie
option-specials_may_share_target-help = Przykłady liczenia z instrukcji zgadzają się tylko wtedy, gdy są to dwie różne beczułki, więc domyślnie podwojenia nie można zmarnować na zniszczoną.
option-laid_cards = Wyłożone karty: { $value }
option-laid_cards-at_once = widoczne od razu
option-laid_cards-together = widoczne, gdy zamówią wszyscy
option-laid_cards-help = Według instrukcji widać, ile kart wykłada gość. Goście zamawiają jednocześnie, więc liczbę można też ukryć, aż zamówi ostatni.

face-lying = leży
face-double = podwojenie
face-cancel = zniszczenie

case-bust = obsługa przerwana
case-enough = wystarczy dla wszystkich
case-greedy = goście byli chciwi

reason-nothing = obsługa przerwana
reason-rest = reszta dla siebie
reason-everything = wszystko dla siebie
reason-served = swoje zamówienie
reason-greediest = największe zamówienie
reason-modest = najmniejsze zamówienie
reason-between = ani chciwie, ani skromnie
reason-equal = wszyscy zamówili tyle samo

step-first-innkeeper = Kto ma najszerszy gest?
step-first-throw = Beczułki się toczą
step-place-order = Zamówienie: jedna karta albo dwie
step-close-or-throw = { $lying ->
    [0] Wszystkie beczułki stoją. Zakręcasz przy { $showing }?
   *[other] Zakręcić przy { $showing } czy rzucać?
}
step-throw-again = Beczułki się toczą
step-cancel-barrel = { $left ->
    [1] Którą beczułkę zniszczyć?
   *[other] Które beczułki zniszczyć? Zacznij od niższej.
}
step-double-barrel = { $left ->
    [1] Którą beczułkę podwoić?
   *[other] Które beczułki podwoić? Zacznij od niższej.
}

choice-close = Zakręć kurek
choice-throw = { $doubles ->
    [0] { $cancels ->
        [0] Rzuć jeszcze raz
        [1] Rzuć jeszcze raz, ze zniszczeniem
       *[other] Rzuć jeszcze raz, z oboma zniszczeniami
    }
    [1] { $cancels ->
        [0] Rzuć jeszcze raz, z podwojeniem
       *[other] Rzuć jeszcze raz, z podwojeniem i zniszczeniem
    }
   *[other] Rzuć jeszcze raz, z oboma podwojeniami
}
choice-order = { $count ->
    [1] Zamów { $total }
   *[other] Zamów { $cards } = { $total }
}
choice-cancel = Zniszcz { $number }
choice-double = { $number ->
    [0] Podwój zniszczoną beczułkę
   *[other] Podwój { $number }
}
choice-barrel = { $face }
choice-innkeeper = { $seat }

event-took_over = { $me ->
    [yes] Runda { $round }: prowadzisz karczmę.
   *[no] Runda { $round }: karczmę prowadzi { $seat }.
}
event-threw = { $me ->
    [yes] Rzucasz { $count ->
        [one] jedną beczułką
        [few] { $count } beczułkami
       *[other] { $count } beczułkami
    }.
   *[no] { $seat } rzuca { $count ->
        [one] jedną beczułką
        [few] { $count } beczułkami
       *[other] { $count } beczułkami
    }.
}
event-landed = { $face_id ->
    [lying] Beczułka się przewraca.
   *[other] Beczułka stoi: { $face }.
}
events-landed = Wynik: { $face }.
event-repeated = Żadna liczba nie stoi: wszystkie beczułki jeszcze raz.
event-ordered = Zamawiasz { $count ->
    [1] { $total } jedną kartą
   *[other] { $total }: { $cards }
}.
event-laid = { $seat } kładzie { $count ->
    [1] jedną zakrytą kartę
   *[other] dwie zakryte karty
}.
event-readied = Zamówienie złożone: { $seat }.
event-closed = { $me ->
    [yes] Zakręcasz kurek.
   *[no] { $seat } zakręca kurek.
}
event-broke_down = { $me ->
    [yes] Żadna beczułka nie stoi: twoja obsługa przerwana.
   *[no] Żadna beczułka nie stoi: { $seat } zostaje z niczym.
}
event-cancelled = Beczułka { $number } zniszczona.
event-doubled = Beczułka { $number } podwojona.
event-wasted = Podwojenie idzie na zniszczoną beczułkę i przepada.
event-counted = { $me ->
    [yes] Nalewasz { $service }.
   *[no] { $seat } nalewa { $service }.
}
event-revealed = { $me ->
    [yes] Twoje zamówienie: { $count ->
        [1] { $total }
       *[other] { $cards } = { $total }
    }.
   *[no] { $seat }, zamówienie: { $count ->
        [1] { $total }
       *[other] { $cards } = { $total }
    }.
}
event-billed = { $case_id ->
    [bust] Obsługa przerwana: goście piją za darmo, razem { $ordered }.
    [enough] Nalane { $service }, zamówione { $ordered }. Wystarczy dla wszystkich!
   *[greedy] Nalane { $service }, zamówione { $ordered }. Goście byli chciwi!
}
event-scored = { $me ->
    [yes] Ty: { $points } ({ $reason }), razem { $total }.
   *[no] { $seat }: { $points } ({ $reason }), razem { $total }.
}
event-played_on = Remis, po { $points }: jeszcze jedna runda.
event-won = { $me ->
    [yes] Wygrywasz z wynikiem { $points }!
   *[no] { $seat } wygrywa z wynikiem { $points }!
}

table-name = { $seat }
table-round = Runda { $round }, gra do { $target }
table-exact = Na ladzie: { $showing }. Kurek zakręcony teraz da { $most }.
table-between = Na ladzie: { $showing }. Kurek zakręcony teraz da od { $least } do { $most }.

view-standing = Stoją
view-lying = Leżą
view-close = Kurek zakręcony teraz da
view-throws = Jeszcze jeden rzut, potem zakręcenie
view-ordered = Wszystkie zamówienia razem
view-barrels = Beczułek w kubku
view-stands = Beczułka staje z szansą
view-bust = Obsługa przerwie się z szansą
view-mean = Średnio, celując wysoko
view-most = Najwięcej
view-least = Najmniej
view-round = Runda
view-target = Cel
view-phase = Faza
view-over = Koniec
view-winners = Zwycięzcy
view-innkeeper = Karczmarz
view-opening = Pierwszy rzut
view-bar = Lada
view-laid = Wyłożone karty
view-cards = Karty na ręce
view-players = Gracze
view-bill = Ostatni rachunek
view-sheet = Tabela punktów
view-points = Punkty
view-order = Zamówienie
view-service = Obsługa
view-case = Przypadek
view-showing = Na ladzie

rule-innkeeper = W każdej rundzie jedna osoba jest karczmarzem, pozostałe są gośćmi. Zaczyna osoba o najszerszym geście (losowo), potem rola przechodzi w lewo.
rule-throw = Każda rzucona beczułka albo leży, albo stoi jednym z den do góry. Prawdziwych szans drewnianych beczułek nikt nie zna, więc decyduje model; nazwano go w opcjach.
rule-first-throw = Karczmarz rzuca wszystkimi beczułkami, aż stanie choć jedna z liczbą. Stojące odstawia się na bok; wynik widzą wszyscy.
rule-orders = Każdy gość kładzie zakryte jedną lub dwie karty. Ich suma to zamówienie, od 0 do 13. Ile jest kart, widzą wszyscy; jakie są, nie widzi nikt.
rule-service = Karczmarz zakręca kurek albo rzuca dalej: wszystkimi leżącymi beczułkami i dowolnymi ze stojących specjalnych. Stojącymi liczbami już się nie rzuca. Jeśli żadna z właśnie rzuconych nie stoi, obsługa jest przerwana.
rule-count = Po zakręceniu kurka karczmarz wybiera cel każdej stojącej beczułki specjalnej; pozostałe liczby się sumuje i to jest obsługa. Zamówienia są wciąż zakryte.
rule-count-cancel = Każde stojące zniszczenie usuwa jedną stojącą beczułkę z liczbą. Nie można z niego zrezygnować. Jeśli nie ma już liczb, nic nie robi.
rule-count-double = Każde stojące podwojenie podwaja jedną niezniszczoną beczułkę z liczbą. Nie można z niego zrezygnować; dwa podwojenia potrzebują dwóch różnych beczułek.
rule-bill = Jeśli obsługa jest przerwana, goście dostają swoje zamówienia, a karczmarz nic. Jeśli wystarczy dla wszystkich, goście dostają zamówione, a karczmarz resztę. Jeśli goście byli chciwi, karczmarz dostaje wszystko, co nalał, kto zamówił najwięcej, traci tyle, ile zamówił, kto zamówił najmniej, zyskuje tyle samo, pozostali nic.
rule-end = Gra kończy się po rundzie, w której ktoś osiągnie cel. Wygrywa osoba z największą liczbą punktów.

paragraph-innkeeper = Karczmarz
paragraph-throw = Rzut
paragraph-first-throw = Pierwszy rzut
paragraph-orders = Zamówienia
paragraph-service = Obsługa
paragraph-count = Podliczenie
paragraph-count-cancel = Zniszczenie
paragraph-count-double = Podwojenie
paragraph-bill = Rachunek
paragraph-end = Koniec gry

phase-first_throw = Rzut
phase-orders = Zamówienia
phase-service = Nalewanie
phase-count = Liczenie
phase-bill = Rachunek

source-service = Nalane za ladą
source-orders = Zrealizowane zamówienia
source-gifts = Najskromniejsze zamówienie
source-penalties = Najchciwsze zamówienie

waiting-orders = { $seat } wybiera zamówienie
waiting-service = { $seat } decyduje: zakręcić kurek czy rzucać dalej

icon-took_over = key
icon-threw = barrel
icon-landed = dot
icon-repeated = barrel
icon-ordered = card
icon-laid = card
icon-closed = tap
icon-broke_down = burst
icon-cancelled = close
icon-doubled = plus
icon-wasted = dot
icon-counted = tap
icon-revealed = card
icon-billed = scales
icon-scored = dot
icon-played_on = barrel
icon-won = trophy

board-taproom = Szynk
board-open = Otwarty
board-closed = Zamknięty
board-standing = na ladzie
board-specials = ze specjalnymi: { $aim }
board-standing-barrels = Stojące beczułki
board-stands = Stoi beczułka: { $face }
board-cancelled = Zniszczona beczułka: { $face }
board-doubled = Podwojona beczułka: { $face }
board-tip = Włóż do kubka: { $face }
board-tip-cancel = Stojące zniszczenie musi zabrać jedną liczbę, zanim użyjesz podwojeń.
board-tip-double = Stojącego podwojenia trzeba użyć; dwa podwojenia wymagają dwóch różnych beczułek.
board-tip-specials = Stojące ciemne beczułki mogą wrócić do kubka; stojące liczby nigdy.
board-tip-service = Zakręć kurek i licz albo rzuć ponownie wszystkim, co leży. Jeśli wtedy nic nie stanie, nie dostaniesz nic.
board-tip-order = Wiesz już, co stoi. Inni zamawiają jednocześnie: twoich kart nikt nie widzi, tylko czy jest jedna, czy dwie.
board-tip-bill = Jeśli wszystkie zamówienia razem przekraczają to, co nalano, najwyższe płaci, a najniższe tyle samo zyskuje.
board-keep = Zostaw na ladzie: { $face }
board-lying = { $count ->
    [0] Wszystkie beczułki stoją
    [one] Leży { $count } beczułka
    [few] Leżą { $count } beczułki
   *[other] Leży { $count } beczułek
}
board-ends = Leży beczułka { $ends }
board-ends-special = Leży beczułka specjalna: podwojenie albo zniszczenie
board-percent = { $percent } %
board-none-stands = żadna nie stanie
board-face-down = Zakryte zamówienia
board-shelf-laid = { $seat }: { $count ->
    [one] leży { $count } karta
    [few] leżą { $count } karty
   *[other] leży { $count } kart
}
board-shelf-open = { $seat } jeszcze wybiera
board-hand = Twoje karty zamówień
board-card = Karta { $card }
board-order = Twoje zamówienie
board-ordered = Zamawiasz
board-pick = Wybierz jedną kartę albo dwie. Liczby widzisz tylko ty.
board-seen = { $count ->
    [one] Inni widzą jedną kartę, ale nie jej liczbę.
    [few] Inni widzą { $count } karty, ale nie ich liczby.
   *[other] Inni widzą { $count } kart, ale nie ich liczby.
}
board-guests = Goście i ich ostatnie zamówienia
board-between = Te karty: od { $least } do { $most }
board-laid = { $count ->
    [one] Leży { $count } karta
    [few] Leżą { $count } karty
   *[other] Leży { $count } kart
}
board-choosing = jeszcze wybiera
board-last-bill = Rachunek { $round }
board-bill = Rachunek rundy { $round }
board-sheet = Tabela punktów
board-next = Do rundy { $round }
board-to-table = Do stołu
board-mugs = Nalano { $service ->
    [one] { $service } kufel
    [few] { $service } kufle
   *[other] { $service } kufli
}, zamówiono { $ordered }
board-why-nothing = Żadna beczułka nie stanęła: nic.
board-why-rest = Wystarczyło dla wszystkich: reszta zostaje za ladą, { $points }.
board-why-everything = Nie starczyło dla wszystkich: całe nalane piwo zostaje za ladą, { $service }.
board-why-served = Dostaje swoje zamówienie, { $order }.
board-why-greediest = Największe zamówienie: płaci { $order }.
board-why-modest = Najmniejsze zamówienie: dostaje tyle, ile wynosi największe, { $points }.
board-why-between = Ani największe, ani najmniejsze: nic.
board-why-equal = Wszyscy zamówili tyle samo, po { $order }.
board-round = Runda
board-poured = Nalane
board-orders = Zamówione
board-burst = przerwane
board-innkeeper = za ladą

idle-place-order = Wybierz jedną kartę albo dwie
idle-cancel-barrel = Dotknij beczułki do zniszczenia
idle-double-barrel = Dotknij beczułki do podwojenia

odds-close = Po zakręceniu teraz
odds-count = Można jeszcze nalać
odds-ordered = Na leżących kartach
odds-throws = Następny rzut i szansa, że żadna nie stanie
odds-stands = { $barrels ->
    [one] Rzucona beczułka stanie z szansą
    [few] Każda z { $barrels } beczułek stanie z szansą
   *[other] Każda z { $barrels } beczułek stanie z szansą
}
odds-bust = Żadna nie stanie
odds-mean = Nalane średnio
odds-number = { $value }
odds-most = Nalane po tym rzucie, najwyżej
board-odds-note = Na jeden rzut naprzód, według modelu beczułek tego stołu.

# Why an answer is better
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
why-close = Zakręcony kurek daje na pewno { $most } i przynosi średnio { points }; kolejny rzut przerywa obsługę w { $bust } % przypadków i przynosi { $other_points }.
why-throw = Kolejny rzut przerywa obsługę w { $bust } % przypadków i przynosi średnio { points }; kurek zakręcony przy { $most } przynosi { $other_points }.
why-cup = Taki rzut przerywa obsługę w { $bust } % przypadków i przynosi średnio { points }; drugi w { $other_bust } % przypadków i przynosi { $other_points }.
why-order = Zamówienie { $total } przynosi średnio { points } i w { $pays } % przypadków płaci jako największe; zamówienie { $other_total } przynosi { $other_points } i płaci w { $other_pays } %.
why-safe = Zamówienie { $total } przynosi średnio { points }, zamówienie { $other_total } – { $other_points }; żadne z nich prawie nigdy nie płaci jako największe.
why-target = Nalanie { $service } przynosi średnio { points }{ $greedy ->
    [0] {""}
   *[other] {""}: w { $greedy } % przypadków goście zamówili więcej
}. Nalanie { $other_service } przynosi { $other_points }.
why-rival = Najsilniejszy rywal dostaje za tę rundę średnio { $rival }, w przeciwnym razie { $other_rival }.

words-phase = { $phase_id ->
    [first_throw] Zaraz polecą wszystkie beczułki.
    [orders] Goście zamawiają.
    [service] Trwa nalewanie: rzucić jeszcze raz albo zakręcić kurek.
    [count] Kurek zakręcony, liczymy piwo.
   *[bill] Pora na rachunek.
}
words-bar = Na ladzie
words-standing = Stoją beczułki: { $barrels }.
words-none-stands = Żadna beczułka nie stoi.
words-lying = Leżą albo są w kubku (każda ma dwa denka): { $barrels }.
words-none-lies = Nie ma już czym rzucać.
words-face = { $face }
words-destroyed = { $face } (zniszczona)
words-doubled = { $face } (liczy się podwójnie)
words-ends = { $first } albo { $second }
words-players = Gracze
words-player = { $me ->
    [yes] Masz
   *[no] { $seat } ma
} { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}{ $role ->
    [innkeeper] {" "}i { $me ->
        [yes] prowadzisz
       *[no] prowadzi
    } karczmę
   *[guest] {""}
}.
words-laid = { board-shelf-laid }.
words-choosing = { board-shelf-open }.
