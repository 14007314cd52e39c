board-pot = Котёл, фишек: { $chips }. Клетка подсчёта даёт монет: { $coins }, очков: { $points }{ $rubies ->
    [0] {""}
   *[other] {" "}и рубин
}.
board-stop-now = Сейчас
board-scores = Приносит
board-whites = из { $limit } — сумма белых
board-look = Заглянуть в котёл: { $seat }
board-fortune = Карта гадалки
board-in-bag = в мешке
board-tails = { $count ->
    [one] { $count } крысиный хвост
    [few] { $count } крысиных хвоста
   *[other] { $count } крысиных хвостов
}
board-aside = рядом с котлом
board-books = Книги
board-pot-again = К котлу
board-from-round = с { $round }-го раунда
board-offer-open = можно купить
board-offer-dear = не хватает монет
board-offer-locked = пока не продаётся
board-offer-sold_out = распродано
board-offer-colour = одна этого цвета уже есть
board-offer-plain = продаётся на рынке
board-understood = Понятно
board-tip-buy-chip = Купите до двух фишек разных цветов. Оставшиеся монеты в конце раунда сгорают.
board-tip-spend-rubies = Два рубина навсегда сдвигают каплю на клетку или наполняют колбу.
board-tip-choose-reward = Взорвавшийся котёл даёт очки или монеты, но не то и другое.
board-tip-use-rats = Кто отстаёт, начинает ближе к цели: на столько клеток, сколько крысиных хвостов до лидера.
board-left = Что осталось в мешке
board-stop = Хватит: монет { $coins }, очков { $points }
board-buy = { $count ->
    [one] Купить { $count } фишку за { $coins }
    [few] Купить { $count } фишки за { $coins }
   *[other] Купить { $count } фишек за { $coins }
}
board-buy-nothing = Ничего не покупать
board-bought-enough = Без второй фишки
board-evaluation = Подсчёт { $round }-го раунда
board-beat-letters = А Б В Г Д Е
board-beat-a = Кубик
board-beat-b = Действия фишек
board-beat-c = Рубины
board-beat-d = Очки
board-beat-e = Рынок
board-beat-f = Траты рубинов
board-behind = Крысиных хвостов между { $points } и { $leader } очками: { $count }
board-tubes = Пробирки: капля на { $glass } из { $count }
board-start = Начало
board-fortune-purple = Гадание: действует сразу
board-fortune-blue = Гадание: на этот раунд
board-flask-ready = Колба полна: может вернуть последнюю фишку
board-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[other] { $count } монет
}
board-hand-ready = решено
board-hand-thinks = думает
board-hand-chip = фишка в руке
board-hand-empty = пустая рука
board-bag = В мешке ({ $seat }) фишек: { $count }
board-bag-closed = За этим столом в мешок не заглядывают.
board-bag-equal = Любую фишку можно вытянуть одинаково часто.
board-purse = Кошелёк
board-becomes = станет
board-slot-1 = первая фишка
board-slot-2 = вторая фишка
board-offer-chosen = в корзине
board-risk = взрыв
board-risk-of = взрыв · { $count } из { $chips }
board-tip-brew = Тяните фишку из мешка. Она встаёт дальше на своё число. Чем полнее котёл, тем больше он платит; но слишком много белых — и он взорвётся.
board-tip-scoring = Подсвеченная клетка за последней фишкой платит, когда остановитесь: монеты на новые фишки, очки, иногда рубин.
board-tip-fuse = Каждая белая фишка жжёт фитиль. Если сумма перейдёт его конец, котёл взорвётся, и вы получите очки или монеты, а не всё вместе.
board-tip-flask = Раз за раунд колба в углу возвращает только что вытянутую белую фишку в мешок.
board-tip-together = В последнем раунде все решают одновременно и вместе раскрывают руки: фишка или пусто.
board-tip-place-one = Эти фишки вы вытянули посмотреть. Положите одну или верните все; на каждой видно, сколько тогда даст котёл.
board-tip-tubes = Каждый шаг капли идёт в котёл или в пробирки. Котёл даёт фору в каждом раунде, пробирка платит раз, зато сразу.
board-tip-fortune = Каждый раунд начинается с карты гадалки для всех. Фиолетовые действуют сразу, синие — в течение раунда.
board-plan-stop = Хватит
board-plan-draw = Ещё одна фишка
board-plan-risk = Дальше, пока риск до { $risk }%
board-plans = В среднем
board-odds-later = Шансы видны, пока вы варите.
board-market-rule = Одна фишка или две разных цветов. Белые не продаются.
board-offer-full = двух фишек достаточно
