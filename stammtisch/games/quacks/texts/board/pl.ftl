board-pot = Kociołek, żetonów: { $chips }. Pole punktacji daje monet: { $coins }, punktów: { $points }{ $rubies ->
    [0] {""}
   *[other] {" "}i rubin
}.
board-stop-now = Teraz
board-scores = Wynik
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
board-offer-sold_out = wyprzedane
board-offer-colour = jeden w tym kolorze wystarczy
board-offer-plain = w sprzedaży na targu
board-understood = Jasne
board-tip-buy-chip = Kup do dwóch żetonów różnych kolorów. Reszta monet przepada na koniec rundy.
board-tip-spend-rubies = Dwa rubiny na stałe przesuwają kroplę o pole albo napełniają flakon.
board-tip-choose-reward = Kociołek, który wybuchł, daje punkty albo monety, nie jedno i drugie.
board-tip-use-rats = Kto jest z tyłu, zaczyna bliżej celu: o tyle pól, ile szczurzych ogonów dzieli go od prowadzącego.
board-left = Co zostało w woreczku
board-stop = Koniec: monety { $coins }, punkty { $points }
board-buy = { $count ->
    [one] Kup { $count } żeton za { $coins }
    [few] Kup { $count } żetony za { $coins }
   *[other] Kup { $count } żetonów za { $coins }
}
board-buy-nothing = Nic nie kupuję
board-bought-enough = Bez drugiego żetonu
board-evaluation = Podsumowanie rundy { $round }
board-beat-letters = A B C D E F
board-beat-a = Kość
board-beat-b = Działanie żetonów
board-beat-c = Rubiny
board-beat-d = Punkty
board-beat-e = Targ
board-beat-f = Wydane rubiny
board-behind = Szczurze ogony między { $points } a { $leader } punktami: { $count }
board-tubes = Probówki: kropla przy { $glass } z { $count }
board-start = Start
board-fortune-purple = Wróżba: od razu
board-fortune-blue = Wróżba: na tę rundę
board-flask-ready = Flakon pełny: może cofnąć ostatni żeton
board-coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[other] { $count } monet
}
board-hand-ready = decyzja zapadła
board-hand-thinks = decyduje
board-hand-chip = żeton w dłoni
board-hand-empty = pusta dłoń
board-bag = W woreczku ({ $seat }) żetonów: { $count }
board-bag-closed = Przy tym stole nikt nie zagląda do woreczka.
board-bag-equal = Każdy żeton można dobrać równie często.
board-purse = Sakiewka
board-becomes = zostanie
board-slot-1 = pierwszy żeton
board-slot-2 = drugi żeton
board-offer-chosen = w koszyku
board-risk = wybuch
board-risk-of = wybuch · { $count } z { $chips }
board-tip-brew = Dobierz żeton z woreczka. Trafia dalej o swoją liczbę pól. Im pełniejszy kociołek, tym więcej płaci; ale za dużo białych i wybuchnie.
board-tip-scoring = Podświetlone pole za ostatnim żetonem płaci, gdy skończysz: monety na nowe żetony, punkty, czasem rubin.
board-tip-fuse = Każdy biały żeton spala lont. Gdy suma przekroczy jego koniec, kociołek wybucha i dostajesz punkty albo monety, nie jedno i drugie.
board-tip-flask = Raz na rundę flakon w rogu zwraca do woreczka biały żeton, który właśnie dobrano.
board-tip-together = W ostatniej rundzie wszyscy decydują naraz i razem pokazują dłonie: z żetonem albo puste.
board-tip-place-one = Te żetony dobrano do obejrzenia. Połóż jeden albo zwróć wszystkie; na każdym widać, ile wtedy da kociołek.
board-tip-tubes = Każdy krok kropli idzie do kociołka albo do probówek. Kociołek daje przewagę w każdej rundzie, probówka płaci raz, ale od razu.
board-tip-fortune = Każda runda zaczyna się od karty wróżby dla wszystkich. Fioletowe działają od razu, niebieskie podczas rundy.
board-plan-stop = Koniec teraz
board-plan-draw = Jeszcze jeden żeton
board-plan-risk = Dalej, póki ryzyko do { $risk }%
board-plans = Średnio
board-odds-later = Szanse widać podczas warzenia.
board-market-rule = Jeden żeton albo dwa różnych kolorów. Białych się nie sprzedaje.
board-offer-full = dwa żetony wystarczą
