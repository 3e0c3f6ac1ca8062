"""Trades to measure with: the same for the same number, and the same in each peer's spelling."""

import collections
import datetime
import random

COLUMNS = ["day", "time", "kind", "item", "quantity", "price"]
STATEMENT = [*COLUMNS, "code", "amount", "fee", "tax", "currency", "tag", "memo"]


def maps(columns):
    """Options that name each column of a table by what it is."""
    return [word for name in columns for word in ("--map", f"{name}={name}")]


OPTIONS = ["--zone", "Asia/Seoul", "--method", "fifo"]


class Trades:
    """Buys and sales of many items, spread evenly over whole years that begin with 2015."""

    def __init__(self, count, years=10, items=200, seed=11):
        chance = random.Random(seed)
        first = datetime.date(2015, 1, 1)
        days = (datetime.date(2015 + years, 1, 1) - first).days
        self.rows, self.realized = [], 0
        held = [collections.deque() for _ in range(items)]
        for number in range(count):
            at = number * days * 86_400 // count
            day = first + datetime.timedelta(at // 86_400)
            clock = f"{at % 86_400 // 3600:02}:{at % 3600 // 60:02}:{at % 60:02}"
            item = chance.randrange(items)
            price = 1000 + item + chance.randrange(-200, 200)
            open_quantity = sum(quantity for quantity, _ in held[item])
            if open_quantity > 0 and (open_quantity > 400 or chance.random() < 0.45):
                quantity = chance.randint(1, open_quantity)
                self.rows.append((day.isoformat(), clock, "sell", item, quantity, price))
                self.realized += quantity * price - self.taken(held[item], quantity)
            else:
                quantity = chance.randint(1, 100)
                held[item].append((quantity, price))
                self.rows.append((day.isoformat(), clock, "buy", item, quantity, price))

    @staticmethod
    def taken(lots, quantity):
        """What the first lots cost."""
        cost = 0
        while quantity:
            lot, price = lots.popleft()
            part = min(lot, quantity)
            cost += part * price
            quantity -= part
            if lot > part:
                lots.appendleft((lot - part, price))
        return cost

    @property
    def months(self):
        return sorted({row[0][:7] for row in self.rows})

    def write_table(self, path):
        with open(path, "w") as file:
            file.write(",".join(COLUMNS) + "\n")
            for day, clock, kind, item, quantity, price in self.rows:
                file.write(f"{day},{clock},{kind},ITEM{item:03},{quantity},{price}\n")
        return path

    def write_statement(self, path):
        """With all that a broker's statement says: codes, amounts, charges, currency, some tags and notes."""
        tags = ["swing", "long", "dividend", "chips", "batteries", "index", "news", ""]
        with open(path, "w") as file:
            file.write(",".join(STATEMENT) + "\n")
            for number, (day, clock, kind, item, quantity, price) in enumerate(self.rows):
                amount = quantity * price
                tax = amount * 15 // 10_000 if kind == "sell" else 0
                memo = f"note {number}" if number % 10 == 0 else ""
                file.write(
                    f"{day},{clock},{kind},ITEM{item:03},{quantity},{price},A{item:06},{amount},{amount * 15 // 100_000},"
                    f"{tax},KRW,{tags[(item + number) % len(tags)]},{memo}\n")
        return path

    def write_ledger(self, path):
        """As beancount books them, with what they realized as an assertion at the end."""
        with open(path, "w") as file:
            file.write('2014-01-01 open Assets:Shares "FIFO"\n2014-01-01 open Assets:Cash KRW\n')
            file.write("2014-01-01 open Income:Realized KRW\n\n")
            for day, _, kind, item, quantity, price in self.rows:
                file.write(f'{day} * "{kind}"\n')
                if kind == "buy":
                    file.write(f"  Assets:Shares  {quantity} ITEM{item:03} {{{price} KRW}}\n  Assets:Cash\n\n")
                else:
                    file.write(f"  Assets:Shares  -{quantity} ITEM{item:03} {{}} @ {price} KRW\n")
                    file.write(f"  Assets:Cash  {quantity * price} KRW\n  Income:Realized\n\n")
            file.write(f"2099-01-01 balance Income:Realized  {-self.realized} KRW\n")
        return path
