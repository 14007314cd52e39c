board-pot = Казан, фішок: { $chips }. Підсумкова клітинка дає монет: { $coins }, очок: { $points }{ $rubies ->
    [0] {""}
   *[other] {" "}і рубін
}.
board-stop-now = Зараз
board-scores = Приносить
board-whites = із { $limit } — сума білих
board-look = Зазирнути в казан: { $seat }
board-fortune = Карта ворожби
board-in-bag = у мішку
board-tails = { $count ->
    [one] { $count } щурячий хвіст
    [few] { $count } щурячі хвости
   *[other] { $count } щурячих хвостів
}
board-aside = біля казана
board-books = Книги
board-pot-again = До казана
board-from-round = з { $round }-го раунду
board-offer-open = можна купити
board-offer-dear = бракує монет
board-offer-locked = ще не продається
board-offer-sold_out = розпродано
board-offer-colour = одна такого кольору вже є
board-offer-plain = продається на ярмарку
board-understood = Зрозуміло
board-tip-buy-chip = Купіть до двох фішок різних кольорів. Решта монет наприкінці раунду згорає.
board-tip-spend-rubies = Два рубіни назавжди пересувають краплю на клітинку або наповнюють колбу.
board-tip-choose-reward = Зілля, що вибухнуло, дає або очки, або монети.
board-tip-use-rats = Хто відстає, починає ближче до мети: на стільки клітинок, скільки щурячих хвостів до лідера.
board-left = Що лишилося в мішку
board-stop = Спинитися: монет { $coins }, очок { $points }
board-buy = { $count ->
    [one] Купити { $count } фішку за { $coins }
    [few] Купити { $count } фішки за { $coins }
   *[other] Купити { $count } фішок за { $coins }
}
board-buy-nothing = Нічого не купувати
board-bought-enough = Без другої фішки
board-evaluation = Підрахунок { $round }-го раунду
board-beat-letters = А Б В Г Д Е
board-beat-a = Кубик
board-beat-b = Дії фішок
board-beat-c = Рубіни
board-beat-d = Очки
board-beat-e = Ринок
board-beat-f = Витрати рубінів
board-behind = Щурячих хвостів між { $points } і { $leader } очками: { $count }
board-tubes = Пробірки: крапля на { $glass } з { $count }
board-start = Початок
board-fortune-purple = Ворожба: діє одразу
board-fortune-blue = Ворожба: на цей раунд
board-flask-ready = Колба повна: може повернути останню фішку
board-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монети
   *[other] { $count } монет
}
board-hand-ready = вирішено
board-hand-thinks = думає
board-hand-chip = фішка в руці
board-hand-empty = порожня рука
board-bag = У мішку ({ $seat }) фішок: { $count }
board-bag-closed = За цим столом у мішок не заглядають.
board-bag-equal = Кожну фішку можна витягти однаково часто.
board-purse = Гаманець
board-becomes = стане
board-slot-1 = перша фішка
board-slot-2 = друга фішка
board-offer-chosen = у кошику
board-risk = вибух
board-risk-of = вибух · { $count } із { $chips }
board-tip-brew = Тягніть фішку з мішка. Вона стає далі на своє число. Що повніший казан, то більше платить; але забагато білих — і він вибухне.
board-tip-scoring = Підсвічена клітинка за останньою фішкою платить, коли спинитеся: монети на нові фішки, очки, часом рубін.
board-tip-fuse = Кожна біла фішка спалює ґніт. Якщо сума перейде його кінець, казан вибухне, і ви отримаєте очки або монети, а не все разом.
board-tip-flask = Раз за раунд колба в кутку повертає щойно витягнуту білу фішку до мішка.
board-tip-together = В останньому раунді всі вирішують одночасно і разом розкривають руки: фішка або порожньо.
board-tip-place-one = Ці фішки ви витягли подивитися. Покладіть одну або поверніть усі; на кожній видно, скільки тоді дасть казан.
board-tip-tubes = Кожен крок краплі йде в казан або в пробірки. Казан дає фору в кожному раунді, пробірка платить раз, зате одразу.
board-tip-fortune = Кожен раунд починається з карти ворожби для всіх. Фіолетові діють одразу, сині — протягом раунду.
board-plan-stop = Спинитися
board-plan-draw = Ще одна фішка
board-plan-risk = Далі, поки ризик до { $risk }%
board-plans = У середньому
board-odds-later = Шанси видно, поки ви варите.
board-market-rule = Одна фішка або дві різних кольорів. Білі не продаються.
board-offer-full = двох фішок досить
