# The shell's words. The games bring their own.

## Lobby
lobby = Sala
which-table = Do którego stołu siadamy?
which-table-help = Wybierz grę, zaproś znajomych albo posadź boty. Bez rejestracji.
games = Gry
seats = Miejsca
minutes = { $minutes } min
table-code = Kod stołu
join = Dołącz
finding-table = Szukamy stołu…
my-tables = Moje stoły
all-my-tables = Wszystkie moje stoły: { $count }
to-table = Do stołu
to-lobby = Do sali
gathering = Zbieramy graczy
over = Gra zakończona
i-won = { $points ->
    [one] Twoje zwycięstwo: { $points } punkt
    [few] Twoje zwycięstwo: { $points } punkty
   *[other] Twoje zwycięstwo: { $points } punktów
}
they-won = { $points ->
    [one] Zwycięstwo: { $name }, { $points } punkt
    [few] Zwycięstwo: { $name }, { $points } punkty
   *[other] Zwycięstwo: { $name }, { $points } punktów
}
closed = Ten stół jest zamknięty
unofficial = Nieoficjalny projekt fanowski z własnymi rysunkami i tekstami. Gra się podoba? Kup wersję pudełkową.
new-table = Nowy stół: { $game }
add-seat = Dodaj miejsce
free-seat = Wolne miejsce
for-a-friend = dla znajomej osoby
who-sits = Kto siedzi na miejscu { $number }
your-name = Twoje imię
name-of-seat = Imię gracza { $number }
nameless = Gracz
nameless-number = Gracz { $number }
seat-me = Ja
seat-friend = Ktoś przez link
seat-bot = Bot: { $level }
seat-here = Tutaj, to samo urządzenie
seat-off = Usuń miejsce
level-random = psotny
level-thrifty = ostrożny
level-regular = bywalec
level-master = mistrz
level-random-about = Odpowiada, co mu przyjdzie do głowy, i sam się z tego śmieje.
level-thrifty-about = Dwa razy liczy monety i nie ryzykuje bez potrzeby.
level-regular-about = Siedzi tu co wieczór i myśli kilka ruchów naprzód.
level-master-about = Myśli do sekundy, sprawdza tysiące dalszych ciągów i mało co przeoczy.
bot-0 = Chmielik
bot-1 = Słodek
bot-2 = Jęczmień
bot-3 = Pianka
bot-4 = Bednarz
bot-5 = Kufelek
how-we-play = Jak gramy
more-options = { $changed ->
    [0] { $count ->
        [0] Więcej opcji
       *[other] Więcej opcji i rozstrzygnięć
    }
    [one] Więcej opcji: zmieniono { $changed } rozstrzygnięcie
    [few] Więcej opcji: zmieniono { $changed } rozstrzygnięcia
   *[other] Więcej opcji: zmieniono { $changed } rozstrzygnięć
}
rulings = Rozstrzygnięcia
rulings-help = Gdzie instrukcja zostawia wątpliwości, przyjęto zwykłą interpretację. Możecie umówić się inaczej.
odds-rule = Szanse
odds-off = każdy liczy sam
odds-counts = tylko liczby sztuk
odds-full = widoczne dla wszystkich
hints-rule = Podpowiedzi
hints-no = nie ma
hints-yes = są dla każdego, kto pyta
own-pack = Własne pudełko
own-pack-help = Jeśli masz tę grę, możesz dodać jej wydrukowane liczby jako plik .toml.
own-pack-figures = Liczb zgodnych z wydrukowanymi: { $printed }; zastępczych, dobranych przez nas: { $others }.
own-pack-template = Szablon do wypełnienia
choose-file = Wybierz plik
open-table = { $seats ->
    [one] Otwórz stół na { $seats } miejsce
    [few] Otwórz stół na { $seats } miejsca
   *[other] Otwórz stół na { $seats } miejsc
}
play-now = Graj teraz
only-bots = Graj teraz tylko z botami
only-bots-short = Z botami

## Waiting room
gathering-at = Stół nakryty: { $game }
host = gospodarz stołu
is-here = na miejscu
is-away = nie ma przy stole
seat-a-bot = Posadź bota
free-it = Zwolnij
sit-here = Usiądź tutaj
sit-down = Usiądź do stołu
begin = Zaczynamy
waiting-for-friends = { $count ->
    [one] Czekamy jeszcze na jedną osobę
    [few] Czekamy jeszcze na { $count } osoby
   *[other] Czekamy jeszcze na { $count } osób
}
host-begins = Wszyscy są. Grę uruchamia gospodarz stołu.
code-is = Kod stołu:
link = Link
copy-link = Kopiuj link
copied = Skopiowano
share = Udostępnij
qr-of = Kod QR linku { $link }

## Table
your-turn = Twój ruch
you = Ty
board = Plansza
awaited = Na co czekamy
waiting-for = Czekamy na: { $names }
all-wait-for-you = Wszyscy czekają na ciebie.
also-asked = Jeszcze wybierają: { $names }.
you-watch = Oglądasz tę grę.
looking-back = Oglądasz wcześniejsze ruchy. Gra toczy się dalej.
looking-back-over = Oglądasz rozegraną grę.
choosing = { $me ->
    [yes] wybierasz
   *[no] wybiera
}
ready = gotowe
bot = bot
bot-plays = gra bot
bot-plays-for-you = Teraz gra za ciebie bot.
take-back = Wróć na miejsce
bot-instead = Niech bot gra za gracza { $name }
connecting = Łączymy…
reconnecting = Połączenie zerwane. Łączymy ponownie…
seats-and-scores = Gracze i punkty
score-track = Punkty na drodze do { $goal }
round = Runda { $round }
round-of = Runda { $round } z { $rounds }
since-your-turn = Od twojego ostatniego ruchu
only-answer = Nie ma innego wyboru
undo = Cofnij
pace = Tempo
hold = Zatrzymaj boty
go-on = Dalej
step-on = { $count ->
    [0] Nic nie czeka
   *[other] Pokaż następny ruch (czeka: { $count })
}
went-away = { $name }: nie ma przy stole.
came-back = { $name }: znów przy stole.
undo-help = Cofa ostatnią decyzję, póki nikt się z niej niczego nie dowiedział.
curtain = Kurtyna
pass-device = Reszta nie podgląda! Przekaż urządzenie:
i-am = To ja, { $name }

## Drawer
drawer = Dziennik, szanse i zasady
tab-hint = Podpowiedź
tab-review = Analiza
ask-hint = Poproś o podpowiedź
thinking = Namyślamy się…
think-longer = Myśl dłużej
verdict-only = Nic innego nie jest możliwe
verdict-equal = Równie dobre, o ile to widać
verdict-slightly = Trochę lepiej: { $option }
verdict-better = Lepiej: { $option }
verdict-clearly = Wyraźnie lepiej: { $option }
equal-group = tak samo, w granicach błędu
about-points = Punkty na koniec: około { $points }
then-line = Potem najczęściej: { $line }
hint-others = Wszystkie inne odpowiedzi: { $count }
hint-note = Szanse na wygraną z marginesem błędu. Czego nie widzisz, to zgadujemy. Wyobrażonych gier: { $games }
why-more = Wygrywa częściej niż „{ $other }”: +{ $win } %. Punktów średnio: +{ $points }
why-fewer = Wygrywa częściej niż „{ $other }”: +{ $win } %, choć punktów średnio mniej: −{ $points }
tab-log = Dziennik
tab-odds = Szanse
tab-points = Punkty
points-by-round = Punkty w rundach
tab-rules = Zasady
tab-tip = Porada
got-it = Jasne
log = Dziennik
log-empty = Jeszcze nic się nie stało.
look-at-moment = Pokaż ten moment
older = Starsze wpisy
rules-now = Co możesz teraz zrobić
rules-all = Wszystkie zasady
rules-search = Szukaj w zasadach
rules-none = Nic nie znaleziono. Spróbuj innych słów.
rules-found = { $count ->
    [one] { $count } akapit
    [few] { $count } akapity
    [many] { $count } akapitów
   *[other] { $count } akapitu
}
percent = { $percent } %
source = Źródło
sum = Razem

## End and replay
podium = Podium
last-table = Stół
best-moments = Najlepsze chwile
lead-by = { $points ->
    [one] Jeden punkt przewagi
    [few] { $points } punkty przewagi
   *[other] { $points } punktów przewagi
}
lead-none = Remis na punkty: rozstrzygnęło dodatkowe kryterium
race = Strata do lidera, runda po rundzie
you-won = { $others ->
    [0] Wygrywasz!
   *[other] Wygrywasz razem z innymi!
}
won = { $count ->
    [1] Wygrywa: { $names }
   *[other] Wygrywają: { $names }
}
winner = zwycięstwo
results = Wyniki
rematch = Rewanż
to-rematch = Do rewanżu
replay = Powtórka
speed = Tempo
round-before = Do początku rundy
round-after = Do następnej rundy
link-to-moment = Kopiuj link do tej chwili
back = Krok wstecz
forward = Krok naprzód
play = Odtwórz
pause = Pauza
moment = Krok { $at } z { $last }
through-eyes = Czyimi oczami
spectator = Widz
to-now = Wróć do gry
review-making = Trwa analiza…
review-whose = Czyje decyzje
review-start = na początku
review-luck = szczęście
review-decisions = decyzje
review-end = na końcu
review-sound = Dobrych decyzji: { $sound }/{ $decisions }
review-chart = Szansa wygranej: { $start } % na początku, { $end } % na końcu. Decyzji: { $count }
review-even = równe szanse
review-luck-for = szczęście
review-luck-against = pech
review-cost = koszt decyzji
review-all = Wszystkie decyzje
review-decision = Runda i decyzja
review-cost-short = koszt
review-costly = Warto spojrzeć jeszcze raz
review-nothing = Żadna decyzja nie kosztowała więcej, niż wynosi błąd oceny.
review-note = Każda decyzja jest oceniana według tego, co można było wtedy wiedzieć; późniejsze szczęście się nie liczy. Do szczęścia należy też to, co zrobili inni.
review-chosen = Wybrano
review-better = Lepiej
try-again = Spróbuj jeszcze raz
show-position = Pokaż pozycję
play-on = Graj dalej stąd
find-better = Tu inny ruch był lepszy. Znajdź go, a potem po prostu graj dalej.
found-better = To właśnie ten ruch doradza analiza. Graj dalej, jak chcesz.
not-better = Tak też można. Analiza doradza: { $option }.
verify = Sprawdź tę grę
proved = { $outcomes ->
    [one] Dowiedziono: jedyne zdarzenie losowe pochodzi z zapieczętowanego ziarna.
    [few] Dowiedziono: wszystkie zdarzenia losowe ({ $outcomes }) pochodzą z zapieczętowanego ziarna.
   *[other] Dowiedziono: wszystkie zdarzenia losowe ({ $outcomes }) pochodzą z zapieczętowanego ziarna.
}
not-proved = Zdarzenia losowe tej gry nie wynikają z jej ziarna!
how-proved = Jak to dowiedziono?
proof-help = Zanim ktokolwiek usiadł, stół ogłosił odcisk swojego ziarna. Każdy gracz dodał własną liczbę. Teraz ziarno jest jawne i każdy rzut oraz każde losowanie można obliczyć ponownie.
commitment = Odcisk:
seed = Ziarno:
whole-log = Cały dziennik

## Menu
menu = Menu
settings = Ustawienia
language = Język
light = Motyw
light-auto = Jak urządzenie
light-day = Dzień
light-night = Noc
day-or-night = Dzień lub noc
motion = Animacje
motion-slow = Wolno
motion-normal = Normalnie
motion-fast = Szybko
motion-off = Bez animacji
sound = Dźwięk
sound-ask = Grać z dźwiękiem?
sound-on = Włącz dźwięk
sound-mute = Wycisz
no-thanks = Nie, dziękuję
volume-off = Wyłączony
volume-0-2 = Cicho
volume-0-5 = Średnio
volume-1 = Głośno
board-drawn = Rysunek
board-plain = Słowami
tips = Porady
tips-on = Gdy zasada pierwszy raz się przyda
tips-off = Bez porad
close = Zamknij
share-table = Udostępnij stół
share-help = Kto otworzy ten link, może zająć wolne miejsce.
share-watch-help = Kto otworzy ten link, może oglądać grę.
move-seat = Na inne urządzenie
move-help = Otwórz ten link na drugim urządzeniu w ciągu dziesięciu minut, a twoje miejsce przejdzie tam. Działa raz.
report-bug = Zgłoś błąd
report-help = Co poszło nie tak? Razem z opisem zachowamy dziennik stołu.
send-report = Wyślij zgłoszenie
reported = Dziękujemy! Zapisano pod numerem { $id }.
leave = Odejdź
leave-help = Zagra za ciebie bot. Możesz wrócić na swoje miejsce.
leave-open-help = Twoje miejsce zwolni się dla kogoś innego.
leave-really = Odejdź od stołu
in-words = Plansza słowami
keys = Klawisze
key-options = wybierz opcję po numerze
key-arrows = przechodź między tym, co jest podświetlone
key-enter = potwierdź pokazany wybór
key-undo = cofnij
key-hint = podpowiedź, jeśli stół pozwala
key-moments = w powtórce: o krok wstecz lub naprzód
key-play-on = w powtórce zakończonej gry: graj dalej stąd
key-help = ta lista
key-escape = zamknij albo wróć do gry

## Errors
notice-rules-changed = Odkąd zaczęła się ta gra, poprawiono zasady, więc nie można jej dokończyć.
notice-rules-changed-over = Ta gra się skończyła. Od tego czasu poprawiono zasady, więc można już tylko przeczytać jej zapis.
notice-expired = Długo nikt tu nie grał, więc stół został sprzątnięty.
error-offline = Serwer jest niedostępny. Spróbuj ponownie.
error-server-error = Coś poszło nie tak na serwerze. Spróbuj ponownie.
error-stopping = Serwer uruchamia się ponownie. Spróbuj za chwilę.
error-unknown-game = Nie ma tu takiej gry.
error-unknown-table = Nie ma takiego stołu albo został już sprzątnięty.
error-unknown-code = Żaden otwarty stół nie ma tego kodu.
error-not-yours = To miejsce należy do kogoś innego.
error-bad-ticket = Ten link został użyty albo jest za stary.
error-no-free-seat = Wszystkie miejsca są zajęte.
error-not-open = Ta gra już się zaczęła.
error-not-begun = Gra jeszcze się nie zaczęła.
error-not-over = Gra jeszcze się nie skończyła.
error-too-many = Za szybko. Poczekaj chwilę.
error-too-large = Za dużo danych.
error-bad-option = Jedna z opcji nie pasuje.
error-bad-pack = Plik nie pasuje do gry.
error-bad-name = Imię ma od 1 do 24 znaków.
error-bad-seats = Te miejsca nie pasują do gry.
error-illegal = Teraz tak nie można.
error-not-your-turn = To nie twój ruch.
error-cannot-undo = Tego nie da się już cofnąć.

learn = Nauka gry
how = Jak grać
how-to-play = Jak grać: { $game }
how-forgets = O czym łatwo zapomnieć
how-lesson = Zagraj pierwszą grę z podpowiedziami
lesson = Lekcja
lesson-step = Krok { $step } z { $steps }
lesson-next = Dalej
lesson-back = Wstecz
lesson-skip = Pomiń lekcję
lesson-watch = Zobacz, co robią inni.
lesson-strayed = Tak też można.
lesson-step-back = Krok wstecz
lesson-go-on = Graj dalej
lesson-alone = Graj dalej bez podpowiedzi
lesson-lobby = Do innych gier
learn-step = Poznaj to, co tu nowe
try-it = Wypróbuj
try-do = Zrób to raz: „{ $choice }”.
try-done = To już wszystko:
try-once-more = Jeszcze raz
try-back = Wróć do mojej gry
puzzle = Zadanie
puzzles = Zadania
puzzles-of = Zadania: { $game }
puzzle-easy = Łatwe
puzzle-medium = Średnie
puzzle-hard = Trudne
puzzle-title = Zadanie: { $level }
puzzle-today = Zadanie dnia
puzzle-by-level = Inne, według trudności
puzzle-solved-of = Rozwiązane: { $solved } z { $all }
puzzle-today-solved = Rozwiązane. Jutro będzie następne.
puzzle-streak = Dni z rzędu: { $days }
puzzle-ask = Która odpowiedź jest tu najlepsza? Daj ją jak w grze.
puzzle-best = Tak, najlepsze jest: { $option }.
puzzle-not-best = Tak też można, ale lepsze jest: { $option }.
puzzle-chances = Szanse
puzzle-chances-note = Szanse na wygraną z marginesem błędu: każdą odpowiedź sprawdzono w setkach wyobrażonych gier.
puzzle-next = Dalej
puzzle-other-games = Zadania dnia w innych grach
error-unknown-lesson = Nie ma takiej lekcji.
