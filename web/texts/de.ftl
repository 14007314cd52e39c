# The shell's words. The games bring their own.

## Lobby
lobby = Stube
which-table = An welchen Tisch setzen wir uns?
which-table-help = Spiel aussuchen, Freunde rufen oder Bots an den Tisch setzen. Ohne Anmeldung.
games = Spiele
seats = Plätze
minutes = { $minutes } Min.
table-code = Tischcode
join = Mitspielen
finding-table = Der Tisch wird gesucht …
my-tables = Meine Tische
all-my-tables = Alle meine Tische: { $count }
to-table = Zum Tisch
to-lobby = In die Stube
gathering = Die Runde sammelt sich
over = Das Spiel ist aus
i-won = { $points ->
    [one] Du hast mit einem Punkt gewonnen
   *[other] Du hast mit { $points } Punkten gewonnen
}
they-won = { $points ->
    [one] { $name } hat mit einem Punkt gewonnen
   *[other] { $name } hat mit { $points } Punkten gewonnen
}
closed = Dieser Tisch ist geschlossen
unofficial = Ein inoffizielles Fanprojekt mit eigenen Zeichnungen und Texten. Gefällt dir eines der Spiele? Kauf dir das Original.
new-table = Neuer Tisch: { $game }
add-seat = Platz dazustellen
free-seat = Freier Platz
for-a-friend = für Freunde
who-sits = Wer sitzt auf Platz { $number }
your-name = Dein Name
name-of-seat = Name an Platz { $number }
nameless = Spieler
nameless-number = Spieler { $number }
seat-me = Ich
seat-friend = Jemand per Link
seat-bot = Bot: { $level }
seat-here = Hier, am selben Gerät
seat-off = Platz wegnehmen
level-random = verspielt
level-thrifty = vorsichtig
level-regular = Stammgast
level-master = Meister
level-random-about = Antwortet, was ihm gerade einfällt, und lacht darüber.
level-thrifty-about = Zählt die Münzen zweimal und wagt nichts ohne Not.
level-regular-about = Sitzt jeden Abend hier und denkt ein paar Züge voraus.
level-master-about = Nimmt sich bis zu einer Sekunde, spielt Tausende Fortsetzungen durch und übersieht wenig.
bot-0 = Hopfen
bot-1 = Malz
bot-2 = Gerstl
bot-3 = Schaumi
bot-4 = Küfer
bot-5 = Zapferl
how-we-play = So spielen wir
more-options = { $changed ->
    [0] { $count ->
        [0] Weitere Optionen
       *[other] Weitere Optionen und Auslegungen
    }
    [one] Weitere Optionen: eine Auslegung geändert
   *[other] Weitere Optionen: { $changed } Auslegungen geändert
}
rulings = Auslegungen
rulings-help = Wo die Anleitung Zweifel lässt, gilt die übliche Lesart. Ihr könnt euch anders einigen.
odds-rule = Chancen
odds-off = rechnet jeder selbst
odds-counts = nur Stückzahlen
odds-full = sehen alle
hints-rule = Hinweise gibt es
hints-no = keine
hints-yes = für alle, die fragen
own-pack = Deine eigene Schachtel
own-pack-help = Wenn du das Spiel besitzt, kannst du seine gedruckten Zahlen als .toml-Datei mitbringen.
own-pack-figures = { $printed ->
    [one] Eine Zahl stimmt
   *[other] { $printed } Zahlen stimmen
} mit der Schachtel überein, { $others ->
    [0] keine ist ein Platzhalter.
    [one] eine ist ein Platzhalter.
   *[other] { $others } sind Platzhalter.
}
own-pack-template = Vorlage zum Ausfüllen
choose-file = Datei wählen
open-table = { $seats ->
   *[other] Tisch für { $seats } eröffnen
}
play-now = Jetzt spielen
only-bots = Jetzt nur mit Bots spielen
only-bots-short = Mit Bots

## Waiting room
gathering-at = Der Tisch ist gedeckt: { $game }
host = Gastgeber
is-here = ist da
is-away = nicht da
seat-a-bot = Bot hinsetzen
free-it = Freigeben
sit-here = Hier sitzen
sit-down = Platz nehmen
begin = Anfangen
waiting-for-friends = { $count ->
    [one] Eine Person fehlt noch
   *[other] { $count } Personen fehlen noch
}
host-begins = Alle sind da. Der Gastgeber startet das Spiel.
code-is = Tischcode:
link = Link
copy-link = Link kopieren
copied = Kopiert
share = Teilen
qr-of = QR-Code für { $link }

## Table
your-turn = Du bist dran
you = Du
board = Spielplan
awaited = Worauf gewartet wird
waiting-for = Wir warten auf { $names }
all-wait-for-you = Alle warten auf dich.
also-asked = Noch am Überlegen: { $names }.
you-watch = Du schaust zu.
looking-back = Du schaust zurück. Das Spiel geht weiter.
looking-back-over = Du siehst dir die beendete Partie noch einmal an.
choosing = { $me ->
    [yes] überlegst
   *[no] überlegt
}
ready = fertig
bot = Bot
bot-plays = Bot spielt
bot-plays-for-you = Gerade spielt ein Bot für dich.
take-back = Platz wieder einnehmen
bot-instead = Bot für { $name } spielen lassen
connecting = Verbindung wird aufgebaut …
reconnecting = Verbindung weg. Neuer Versuch …
seats-and-scores = Plätze und Punkte
score-track = Punkte auf dem Weg zu { $goal }
round = Runde { $round }
round-of = Runde { $round } von { $rounds }
since-your-turn = Seit deinem letzten Zug
only-answer = Etwas anderes geht nicht
undo = Zurücknehmen
pace = Tempo
hold = Bots anhalten
go-on = Weiter
step-on = { $count ->
    [0] Nichts wartet
    [one] Den einen wartenden Zug zeigen
   *[other] Einen von { $count } wartenden Zügen zeigen
}
went-away = { $name } ist weg.
came-back = { $name } ist wieder da.
undo-help = Nimmt deine letzte Antwort zurück, solange niemand etwas daraus erfahren hat.
curtain = Vorhang
pass-device = Die anderen schauen weg! Gib das Gerät an
i-am = Ich bin { $name }

## Drawer
drawer = Verlauf, Chancen und Regeln
tab-hint = Hinweis
tab-review = Rückblick
ask-hint = Um einen Hinweis bitten
thinking = Es wird überlegt …
think-longer = Länger überlegen
verdict-only = Anderes ist nicht möglich
verdict-equal = Gleich gut, soweit man sehen kann
verdict-slightly = Etwas besser: { $option }
verdict-better = Besser: { $option }
verdict-clearly = Deutlich besser: { $option }
equal-group = gleich gut, im Rahmen der Fehlerspanne
about-points = Punkte am Ende: etwa { $points }
then-line = Danach meist: { $line }
hint-others = Alle anderen Antworten: { $count }
hint-note = Gewinnchancen mit Fehlerspanne. Was du nicht siehst, ist geraten. Gedachte Spiele: { $games }
why-more = Gewinnt öfter als „{ $other }“: +{ $win } %. Punkte im Schnitt: +{ $points }
why-fewer = Gewinnt öfter als „{ $other }“: +{ $win } %, wenn auch mit weniger Punkten im Schnitt: −{ $points }
tab-log = Verlauf
tab-odds = Chancen
tab-points = Punkte
points-by-round = Punkte je Runde
tab-rules = Regeln
tab-tip = Tipp
got-it = Verstanden
log = Verlauf
log-empty = Noch ist nichts passiert.
look-at-moment = Diesen Zug ansehen
older = Ältere Zeilen
rules-now = Was du jetzt tun kannst
rules-all = Alle Regeln
rules-search = In den Regeln suchen
rules-none = Nichts gefunden. Versuch es mit anderen Wörtern.
rules-found = { $count ->
    [one] { $count } Absatz
   *[other] { $count } Absätze
}
percent = { $percent } %
source = Quelle
sum = Summe

## End and replay
podium = Siegerpodest
last-table = Der Tisch
best-moments = Schönste Momente
lead-by = { $points ->
    [one] Ein Punkt Vorsprung
   *[other] { $points } Punkte Vorsprung
}
lead-none = Punktgleich: Der Gleichstand wurde anders entschieden
race = Rückstand nach jeder Runde
you-won = { $others ->
    [0] Du gewinnst!
   *[other] Du gewinnst, gemeinsam mit anderen!
}
won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
winner = gewonnen
results = Ergebnis
rematch = Revanche
to-rematch = Zur Revanche
replay = Nachspielen
speed = Tempo
round-before = Zum Anfang der Runde
round-after = Zur nächsten Runde
link-to-moment = Link zu diesem Moment kopieren
back = Schritt zurück
forward = Schritt vor
play = Abspielen
pause = Pause
moment = Schritt { $at } von { $last }
through-eyes = Mit wessen Augen
spectator = Zuschauer
to-now = Zum aktuellen Zug
review-making = Der Rückblick wird ausgerechnet …
review-whose = Entscheidungen von
review-start = am Anfang
review-luck = Glück
review-decisions = Züge
review-end = am Ende
review-sound = Gute Entscheidungen: { $sound }/{ $decisions }
review-chart = Die Gewinnchance: { $start } % am Anfang, { $end } % am Ende. Entscheidungen: { $count }
review-even = gleiche Chancen
review-luck-for = Glück
review-luck-against = Pech
review-cost = Preis einer Entscheidung
review-all = Alle Entscheidungen
review-decision = Runde und Entscheidung
review-cost-short = Kosten
review-costly = Einen zweiten Blick wert
review-nothing = Keine Entscheidung hat mehr gekostet als die Fehlerspanne.
review-note = Jede Entscheidung wird nach dem beurteilt, was man da wissen konnte; das Glück danach zählt nicht. Zum Glück gehört auch, was die anderen taten.
review-chosen = Gewählt
review-better = Besser
try-again = Noch einmal
show-position = Die Stellung zeigen
play-on = Von hier weiterspielen
find-better = Hier war ein anderer Zug besser. Finde ihn, dann spiel einfach weiter.
found-better = Diesen Zug zieht der Rückblick vor. Spiel weiter, wie du magst.
not-better = Das geht auch. Der Rückblick zieht vor: { $option }.
verify = Diese Partie prüfen
proved = { $outcomes ->
    [one] Bewiesen: Der eine Zufall kam aus dem versiegelten Startwert.
   *[other] Bewiesen: Alle { $outcomes } Zufälle kamen aus dem versiegelten Startwert.
}
not-proved = Die Zufälle dieser Partie folgen nicht aus ihrem Startwert!
how-proved = Wie ist das bewiesen?
proof-help = Bevor jemand Platz nahm, hat der Tisch einen Fingerabdruck seines Startwerts veröffentlicht. Jeder hat eine eigene Zahl beigesteuert. Jetzt liegt der Startwert offen, und jeder Wurf und jedes Ziehen lässt sich nachrechnen.
commitment = Fingerabdruck:
seed = Startwert:
whole-log = Der ganze Verlauf

## Menu
menu = Menü
settings = Einstellungen
language = Sprache
light = Farben
light-auto = Wie das Gerät
light-day = Tag
light-night = Nacht
day-or-night = Tag oder Nacht
motion = Animation
motion-slow = Langsam
motion-normal = Normal
motion-fast = Schnell
motion-off = Aus
sound = Ton
sound-ask = Mit Ton spielen?
sound-on = Ton an
sound-mute = Stumm
no-thanks = Nein, danke
volume-off = Aus
volume-0-2 = Leise
volume-0-5 = Mittel
volume-1 = Laut
board-drawn = Gezeichnet
board-plain = In Worten
tips = Tipps
tips-on = Wenn eine Regel zum ersten Mal zählt
tips-off = Keine
close = Schließen
share-table = Tisch teilen
share-help = Wer diesen Link öffnet, kann einen freien Platz nehmen.
share-watch-help = Wer diesen Link öffnet, kann zuschauen.
move-seat = Auf ein anderes Gerät
move-help = Öffne diesen Link innerhalb von zehn Minuten auf dem anderen Gerät: Dein Platz wandert dorthin. Er gilt einmal.
report-bug = Fehler melden
report-help = Was ist schiefgegangen? Der Verlauf des Tisches wird mit deinen Worten aufbewahrt.
send-report = Meldung senden
reported = Danke! Aufbewahrt unter { $id }.
leave = Gehen
leave-help = Ein Bot spielt für dich weiter. Du kannst deinen Platz wieder einnehmen.
leave-open-help = Dein Platz wird für andere frei.
leave-really = Tisch verlassen
in-words = Spielplan in Worten
keys = Tasten
key-options = eine Möglichkeit nach ihrer Nummer wählen
key-arrows = zwischen dem wandern, was leuchtet
key-enter = die gezeigte Wahl bestätigen
key-undo = zurücknehmen
key-hint = ein Hinweis, wo der Tisch es erlaubt
key-moments = beim Nachspielen: einen Schritt zurück oder weiter
key-play-on = beim Nachspielen eines beendeten Spiels: von hier weiterspielen
key-help = diese Liste
key-escape = schließen oder zurück zum aktuellen Zug

## Errors
notice-rules-changed = Seit Beginn dieser Partie wurden die Regeln berichtigt, deshalb kann sie nicht weitergehen.
notice-rules-changed-over = Diese Partie ist zu Ende. Seither wurden die Regeln berichtigt, deshalb ist nur noch ihr Verlauf zu lesen.
notice-expired = Hier hat lange niemand gespielt, deshalb wurde der Tisch abgeräumt.
error-offline = Der Server ist nicht erreichbar. Bitte noch einmal versuchen.
error-server-error = Auf dem Server ging etwas schief. Bitte noch einmal versuchen.
error-stopping = Der Server startet neu. Bitte gleich noch einmal versuchen.
error-unknown-game = Dieses Spiel gibt es hier nicht.
error-unknown-table = Diesen Tisch gibt es nicht, oder er wurde abgeräumt.
error-unknown-code = Kein offener Tisch hat diesen Code.
error-not-yours = Dieser Platz gehört jemand anderem.
error-bad-ticket = Dieser Link wurde schon benutzt oder ist zu alt.
error-no-free-seat = Alle Plätze sind besetzt.
error-not-open = Diese Partie hat schon begonnen.
error-not-begun = Die Partie hat noch nicht begonnen.
error-not-over = Die Partie ist noch nicht zu Ende.
error-too-many = Das war zu schnell. Bitte kurz warten.
error-too-large = Das ist zu groß.
error-bad-option = Eine Option passt nicht.
error-bad-pack = Die Datei passt nicht zum Spiel.
error-bad-name = Ein Name hat 1 bis 24 Zeichen.
error-bad-seats = Diese Plätze passen nicht zum Spiel.
error-illegal = Das geht jetzt nicht.
error-not-your-turn = Du bist nicht dran.
error-cannot-undo = Das lässt sich nicht mehr zurücknehmen.

learn = Lernen
how = So wird gespielt
how-to-play = So wird gespielt: { $game }
how-forgets = Was oft vergessen wird
how-lesson = Das erste Spiel mit Anleitung spielen
lesson = Lektion
lesson-step = Schritt { $step } von { $steps }
lesson-next = Weiter
lesson-back = Zurück
lesson-skip = Lektion überspringen
lesson-watch = Schau zu, was die anderen tun.
lesson-strayed = Das geht auch.
lesson-step-back = Einen Schritt zurück
lesson-go-on = Weiterspielen
lesson-alone = Allein weiterspielen
lesson-lobby = Zu den anderen Spielen
learn-step = Lernen, was hier neu ist
try-it = Ausprobieren
try-do = Probier es aus: „{ $choice }“.
try-done = Das war es schon:
try-once-more = Noch einmal
try-back = Zurück zu meinem Spiel
puzzle = Aufgabe
puzzles = Aufgaben
puzzles-of = Aufgaben: { $game }
puzzle-easy = Leicht
puzzle-medium = Mittel
puzzle-hard = Schwer
puzzle-title = Aufgabe: { $level }
puzzle-today = Aufgabe des Tages
puzzle-by-level = Andere, nach Schwierigkeit
puzzle-solved-of = Gelöst: { $solved } von { $all }
puzzle-today-solved = Gelöst. Morgen gibt es eine neue.
puzzle-streak = Tage in Folge: { $days }
puzzle-ask = Welche Antwort ist hier die beste? Gib sie wie im Spiel.
puzzle-best = Richtig, am besten ist: { $option }.
puzzle-not-best = Das geht auch, besser ist aber: { $option }.
puzzle-chances = Chancen
puzzle-chances-note = Gewinnchancen mit Fehlerspanne: Jede Antwort wurde in Hunderten gedachter Spiele erprobt.
puzzle-next = Weiter
puzzle-other-games = Aufgaben des Tages in den anderen Spielen
error-unknown-lesson = Diese Lektion gibt es nicht.
