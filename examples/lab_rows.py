"""Reads the rows of `tavola lab run` with DuckDB, or with pandas and pyarrow: python3 lab_rows.py FOLDER

Prints the share of the victories by seat, for each table of the plan. Matches of one deal are not independent, so the
95% intervals come from the means of the deals.
"""
import json
import sys
from collections import defaultdict
from itertools import product
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Iterator


def read_rows(folder: Path) -> list[tuple[int, int, int]]:
    """For each match its table, its deal, and its winners as a bit per seat; not those of swapped cards."""
    try:
        import duckdb

        query = 'select "table", deal, winners from read_parquet(?) where swap_seat is null'
        return duckdb.execute(query, [str(folder / 'rows' / '*.parquet')]).fetchall()
    except ModuleNotFoundError:
        pass
    try:
        import pandas
        import pyarrow  # which pandas reads Parquet with
    except ModuleNotFoundError as missing:
        sys.exit(f'lab_rows.py needs the package duckdb, or pandas and pyarrow; {missing.name} is not installed')
    columns = ['table', 'deal', 'winners', 'swap_seat']
    files = sorted((folder / 'rows').glob('*.parquet'))
    rows = pandas.concat([pandas.read_parquet(file, columns=columns).astype('Float64') for file in files])
    return rows[rows.swap_seat.isna()][columns[:3]].astype(int).values.tolist()


def list_tables(plan: dict) -> Iterator[tuple[str, int]]:
    """The name of each table and its number of seats, in the order of their numbers (docs/research.md)."""
    for game in plan['games']:
        settings = {**game.get('options', {}), **game.get('knobs', {})}
        choices = [[f'{key}={value}' for value in (values if isinstance(values, list) else [values])]
                   for key, values in settings.items()]
        chain = game.get('chain', []) if 'chain' in plan['measures'] else []
        for seats in game['seats']:
            title = f"{game['game']}, {seats} seats"
            bots = [names if isinstance(names, str) else ' '.join(names) for names in game['bots']]
            for names, values in product(bots, product(*choices)):
                yield ', '.join([title, names, *values]), seats
            if 'cards' in plan['measures']:
                for names in bots:
                    yield f'{title}, {names}, swapped cards', seats
            for weak, strong in zip(chain, chain[1:]):
                yield f'{title}, {strong} against {weak}', seats


def main(folder: Path) -> None:
    plan = json.loads((folder / 'plan.json').read_text())['plan']
    deals: dict = defaultdict(lambda: defaultdict(list))
    for table, deal, winners in read_rows(folder):
        deals[table][deal].append(winners)
    for table, (name, seats) in enumerate(list_tables(plan)):
        if table not in deals:
            continue
        print(name)
        for seat in range(seats):
            shares = [mean((winners >> seat & 1) / winners.bit_count() for winners in matches)
                      for matches in deals[table].values()]
            if len(shares) > 1:
                half = 1.96 * stdev(shares) / sqrt(len(shares))
                print(f'  seat {seat + 1}: {mean(shares):6.1%} ± {half:.1%} ({len(shares)} deals)')


if __name__ == '__main__':
    if len(sys.argv) != 2:
        sys.exit('usage: python3 lab_rows.py FOLDER')
    main(Path(sys.argv[1]))
