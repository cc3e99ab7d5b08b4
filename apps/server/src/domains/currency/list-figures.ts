import type { Schemas } from '@brokerdesk/sdk';
import { count, type SQL, sql, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '../../kernel/db/database.ts';
import { convert, type Decimal, formatMoney, minus, plus } from '../../kernel/money/decimal.ts';
import { findRates } from './find-rate.ts';

export interface ListFigures {
  total: number;
  totals: Schemas.CurrencyTotal[];
}

interface Worth {
  amount: Decimal;
  unrated: number;
}

export interface BookedFigures extends ListFigures {
  booked: Worth;
}

interface CurrencySum {
  currency: string;
  count: number;
  amount: Decimal | null;
}

export interface BookedSum extends CurrencySum {
  base: Decimal | null;
  unrated: number;
}

export function bookedSums(table: { currency: PgColumn; amount: PgColumn; baseAmount: PgColumn }) {
  const { currency, amount, baseAmount } = table;
  return {
    currency: sql<string>`${currency}`,
    count: count(),
    amount: sum(amount),
    base: sum(baseAmount),
    unrated: sql<number>`count(*) filter (where ${baseAmount} is null)`.mapWith(Number),
  } satisfies Record<keyof BookedSum, SQL | SQL.Aliased>;
}

export function listFigures(sums: readonly CurrencySum[]): ListFigures {
  return {
    total: sums.reduce((total, one) => total + one.count, 0),
    totals: sums
      .map(({ currency, count, amount }) => ({
        currency,
        count,
        amount: formatMoney(amount ?? '0', currency),
      }))
      .toSorted((one, other) => (one.currency < other.currency ? -1 : 1)),
  };
}

/** The same of sums of which several may be in one currency. */
export function addUp(sums: readonly CurrencySum[]): ListFigures {
  const ofCurrency = Map.groupBy(sums, ({ currency }) => currency);
  return listFigures(
    [...ofCurrency].map(([currency, same]) => ({
      currency,
      count: same.reduce((all, one) => all + one.count, 0),
      amount: same.reduce((all, { amount }) => plus(all, amount ?? '0'), '0'),
    })),
  );
}

export function bookedFigures(sums: readonly BookedSum[]): BookedFigures {
  return {
    ...listFigures(sums),
    booked: {
      amount: sums.reduce((all, { base }) => plus(all, base ?? '0'), '0'),
      unrated: sums.reduce((all, { unrated }) => all + unrated, 0),
    },
  };
}

export function figuresLess(all: BookedFigures, some: BookedFigures): BookedFigures {
  const left = all.totals.map(({ currency, count, amount }) => {
    const gone = some.totals.find((one) => one.currency === currency);
    return {
      currency,
      count: count - (gone?.count ?? 0),
      amount: formatMoney(minus(amount, gone?.amount ?? '0'), currency),
    };
  });
  return {
    total: all.total - some.total,
    totals: left.filter(({ count }) => count > 0),
    booked: {
      amount: minus(all.booked.amount, some.booked.amount),
      unrated: all.booked.unrated - some.booked.unrated,
    },
  };
}

export function inBaseAsBooked(
  { total, totals, booked }: BookedFigures,
  currency: string,
): ListFigures & { base: Schemas.BaseTotal } {
  const { amount, unrated } = booked;
  const base = {
    currency,
    amount: formatMoney(amount, currency),
    rates: 'booked',
    unrated,
  } as const;
  return { total, totals, base };
}

export const notCounted = { total: null, totals: null, base: null };

export async function inBaseAsOfNow<Figures extends Pick<ListFigures, 'totals'>>(
  reader: Reader,
  figures: Figures,
  currency: string,
): Promise<Figures & { base: Schemas.BaseTotal }> {
  const { amount, unrated } = await worthAt(reader, figures.totals, currency, new Date());
  return { ...figures, base: { currency, amount, rates: 'current', unrated } };
}

export async function worthAt(
  reader: Reader,
  totals: readonly Schemas.CurrencyTotal[],
  base: string,
  at: Date,
): Promise<Worth> {
  const rates = await findRates(
    reader,
    totals.map(({ currency }) => ({ primary: currency, secondary: base, at })),
  );
  let [amount, unrated] = ['0', 0];
  for (const [index, { amount: own, count }] of totals.entries()) {
    const found = rates[index];
    if (found) amount = plus(amount, convert(own, found.rate, base));
    else unrated += count;
  }
  return { amount: formatMoney(amount, base), unrated };
}
