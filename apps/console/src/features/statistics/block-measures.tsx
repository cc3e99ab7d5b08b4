import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { plus } from '#/ui/arithmetic/arithmetic.ts';
import type { Chart } from '#/ui/chart/chart.ts';
import { useDayLabels } from '#/ui/chart/day-labels.ts';
import { useDeskTime } from '#/ui/days/use-desk-time.ts';
import { dayOf } from '#/ui/time/calendar-date.ts';
import {
  drawnAtOnce,
  inCurrency,
  MeasureCards,
  MeasureChart,
  MeasuredProducts,
  useMeasureColumns,
  useMeasureTexts,
} from './measured-products.tsx';
import type { StatisticsAddress } from './statistics-search.ts';
import { useAxisText } from './use-axis-text.ts';

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
  const { money, percent } = useMeasureTexts();
  const column = useMeasureColumns<Row>();
  const onAxis = useAxisText();
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
  const how = { discount: t('own.how.discount'), locked: t('own.how.locked') };
  return (
    <>
      <MeasureCards
        totals={totals}
        cards={[
          { label: t('own.held'), value: (total) => money(total.held, total.currency) },
          {
            label: t('own.locked'),
            value: (total) => money(total.locked, total.currency),
            how: how.locked,
          },
          {
            label: t('own.discount'),
            value: (total) => percent(total.discount_pct),
            how: how.discount,
          },
          {
            label: t('own.nextUnlock'),
            value: (total) => {
              const [next] = unlocksIn(total.currency);
              return next
                ? `${calendarDay(next.day)} · ${money(next.amount, total.currency)}`
                : '—';
            },
          },
        ]}
      />
      <MeasureChart
        {...drawnAtOnce}
        title={t('own.calendar')}
        description={t('own.calendarAbout')}
        chart={chart}
        nothing={t('own.unlocked')}
        onAxis={onAxis}
        fileName="lock-up-calendar"
        facts={[t('own.locked')]}
      />
      <MeasuredProducts
        title={t('own.title.block')}
        rows={rows}
        columns={[
          column.percent('discount', t('own.discount'), (row) => row.discount_pct, how.discount),
          column.amount('price', t('own.agreedPrice'), (row) => row.agreed_price),
          column.amount('heldQty', t('own.heldQty'), (row) => row.held_qty),
          column.money('held', t('own.held'), (row) => row.held),
          column.money('locked', t('own.locked'), (row) => row.locked, how.locked),
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
