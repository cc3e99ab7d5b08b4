import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { plus } from '#/ui/arithmetic/arithmetic.ts';
import type { Chart } from '#/ui/chart/chart.ts';
import { useDayLabels } from '#/ui/chart/day-labels.ts';
import { useDeskTime } from '#/ui/days/use-desk-time.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { dayOf } from '#/ui/time/calendar-date.ts';
import {
  inCurrency,
  MeasureCards,
  MeasureChart,
  MeasuredProducts,
  useMeasureColumns,
} from './measured-products.tsx';
import type { StatisticsAddress } from './statistics-search.ts';

type Row = Schemas.BlockMeasures;
type Unlock = { day: string; amount: string };

export function unlocksOf(
  rows: readonly Pick<Row, 'locked' | 'lockup_until'>[],
  timeZone: string,
  now: string,
): Unlock[] {
  const days = new Map<string, string>();
  for (const { locked, lockup_until: until } of rows) {
    if (until === null || until <= now) continue;
    const day = dayOf(new Date(until), timeZone);
    const before = days.get(day);
    days.set(day, before === undefined ? locked : plus(before, locked));
  }
  return [...days]
    .map(([day, amount]) => ({ day, amount }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

export function BlockMeasures({
  blocks,
  address,
  now,
}: {
  blocks: NonNullable<Schemas.ProductMeasures['blocks']>;
  address: StatisticsAddress;
  now: string;
}) {
  const { t } = useTranslation('statistics');
  const { timezone } = useSettings();
  const { money } = useMoney();
  const measure = useMeasureColumns<Schemas.BlockTotals>();
  const column = useMeasureColumns<Row>();
  const { dateTime, calendarDay } = useDeskTime();
  const labelsOf = useDayLabels();
  const rows = inCurrency(blocks.products, address);
  const totals = inCurrency(blocks.totals, address);
  const unlocksIn = (currency: string) =>
    unlocksOf(
      rows.filter((row) => row.currency === currency),
      timezone,
      now,
    );
  const currency = totals.toSorted((one, other) => Number(other.locked) - Number(one.locked))[0]
    ?.currency;
  const unlocks = currency === undefined ? [] : unlocksIn(currency);
  const { dayInFull, dayInShort } = labelsOf(unlocks.at(0)?.day, unlocks.at(-1)?.day);
  const chart: Chart = {
    pointHead: t('own.day'),
    isByDay: true,
    unit: currency,
    points: unlocks.map(({ day }) => ({
      ...{ key: day, name: dayInFull(day), short: dayInShort(day) },
    })),
    series: [
      {
        ...{ key: 'locked', name: t('own.locked'), shape: 'bars' },
        values: unlocks.map(({ amount }) => Number(amount)),
        shown: (at) => money(unlocks[at]?.amount ?? '0', currency ?? ''),
      },
    ],
  };
  const held = measure.money('held', t('own.held'), (of) => of.held);
  const locked = measure.money('locked', t('own.locked'), (of) => of.locked, t('own.how.locked'));
  const discount = measure.percent(
    'discount',
    t('own.discount'),
    (of) => of.discount_pct,
    t('own.how.discount'),
  );
  return (
    <>
      <MeasureCards
        totals={totals}
        cards={[
          held,
          locked,
          discount,
          {
            label: t('own.nextUnlock'),
            value: () => null,
            cell: (total) => {
              const [next] = unlocksIn(total.currency);
              return next === undefined
                ? null
                : `${calendarDay(next.day)} · ${money(next.amount, total.currency)}`;
            },
          },
        ]}
      />
      <MeasureChart
        title={t('own.calendar')}
        description={t('own.calendarAbout')}
        chart={chart}
        nothing={t('own.unlocked')}
        fileName="lock-up-calendar"
        facts={[t('own.locked')]}
      />
      <MeasuredProducts
        title={t('own.title.block')}
        rows={rows}
        columns={[
          discount,
          column.amount('price', t('own.agreedPrice'), (row) => row.agreed_price),
          column.amount('heldQty', t('own.heldQty'), (row) => row.held_qty),
          held,
          locked,
          {
            ...{ id: 'lockup', label: t('own.lockupUntil'), align: 'end' },
            cell: (row) => row.lockup_until && dateTime(row.lockup_until),
            value: (row) => row.lockup_until,
          },
        ]}
      />
    </>
  );
}
