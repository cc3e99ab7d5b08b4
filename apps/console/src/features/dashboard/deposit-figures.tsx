import type { Schemas } from '@brokerdesk/sdk';
import type { ReactNode } from 'react';
import { EntriesLink } from '#/business/ledger/entries-link.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useWideScreen } from '#/ui/controls/use-wide-screen.ts';
import { Figure } from '#/ui/figures/figure.tsx';
import { useCount } from '#/ui/i18n/use-count.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';
import { Quiet } from './balance-figures.tsx';
import type { Summary } from './dashboard-calls.ts';
import { FigureGroup } from './figure-group.tsx';
import { FigureTable } from './figure-table.tsx';
import { Tile } from './tile.tsx';

/** Currencies are never added up. */
function Amounts({
  totals,
  shown = (text) => text,
}: {
  totals: readonly Schemas.CurrencyTotal[];
  shown?: (amount: string, currency: string) => ReactNode;
}) {
  const { amount } = useMoney();
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
      {totals.map((total) => (
        <div key={total.currency} className="col-span-2 grid grid-cols-subgrid items-baseline">
          <dt className="text-xs text-ink-muted">{total.currency}</dt>
          <dd className="truncate text-right" title={amount(total.amount)}>
            {shown(amount(total.amount), total.currency)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type PendingDeposits = NonNullable<Summary['pending']['deposit']>;
type DepositSummary = NonNullable<Summary['deposits']>;

const states = ['created', 'approved', 'rejected', 'rolled_back'] as const;

type State = 'pending' | (typeof states)[number];

type Range = Pick<Summary, 'from' | 'to'>;

const filters: Readonly<Record<State, Record<string, string>>> = {
  pending: { status: 'pending' },
  created: { from: 'now/d' },
  approved: { dated: 'approved', from: 'now/d' },
  rejected: { dated: 'rejected', from: 'now/d' },
  rolled_back: { dated: 'rolled_back', from: 'now/d' },
};

const byState = (pending: PendingDeposits | null, deposits: DepositSummary) => [
  ...(pending ? [{ key: 'pending' as const, ...pending }] : []),
  ...states.map((state) => ({ key: state, ...deposits[state] })),
];

function useDepositsLink() {
  const permitted = usePermittedPaths();
  return (state: State, currency?: string) =>
    permitted.has('/funds/deposit')
      ? { to: '/funds/deposit', search: { ...filters[state], currency } }
      : undefined;
}

function StateAmount({
  state,
  range: { from, to },
  currency,
  amount,
}: {
  state: State;
  range: Range;
  currency: string;
  amount: string;
}) {
  const linkOf = useDepositsLink();
  if (state !== 'approved' && state !== 'rolled_back') {
    return <Figure link={linkOf(state, currency)}>{amount}</Figure>;
  }
  const filter = { event: state, event_from: from, event_to: to, currency };
  return <EntriesLink of="deposit" filter={() => filter} amount={amount} />;
}

export function DepositFigures({
  pending,
  deposits,
  range,
}: {
  pending: PendingDeposits | null;
  deposits: DepositSummary;
  range: Range;
}) {
  const { t } = useTranslation('dashboard');
  const wide = useWideScreen();
  return (
    <FigureGroup title={t('deposits.title')}>
      {wide ? (
        <DepositTable pending={pending} deposits={deposits} range={range} />
      ) : (
        <DepositTiles pending={pending} deposits={deposits} range={range} />
      )}
    </FigureGroup>
  );
}

function DepositTable({ pending, deposits, range }: Parameters<typeof DepositFigures>[0]) {
  const { t } = useTranslation('dashboard');
  const count = useCount();
  const { amount } = useMoney();
  const columns = byState(pending, deposits);
  const currencies = new Set(
    columns.flatMap(({ totals }) => totals.map(({ currency }) => currency)),
  );
  const linkOf = useDepositsLink();
  const countOf = ({ key, count: records }: (typeof columns)[number]) =>
    records > 0 ? (
      <Figure link={linkOf(key)}>{count(records)}</Figure>
    ) : (
      <Quiet>{count(records)}</Quiet>
    );
  const amountIn = ({ key, totals }: (typeof columns)[number], currency: string) => {
    const total = totals.find((one) => one.currency === currency);
    if (total === undefined) return <Quiet>—</Quiet>;
    return <StateAmount {...{ state: key, range, currency }} amount={amount(total.amount)} />;
  };
  return (
    <FigureTable
      caption={t('deposits.title')}
      corner={t('currency')}
      columns={columns.map(({ key }) => ({ key, name: t(`deposits.${key}`) }))}
      rows={[
        {
          key: 'count',
          name: t('deposits.count'),
          strong: true,
          cells: columns.map(countOf),
        },
        ...[...currencies].toSorted().map((currency) => ({
          key: currency,
          name: currency,
          cells: columns.map((column) => amountIn(column, currency)),
        })),
      ]}
    />
  );
}

function DepositTiles({ pending, deposits, range }: Parameters<typeof DepositFigures>[0]) {
  const { t } = useTranslation('dashboard');
  const count = useCount();
  const linkOf = useDepositsLink();
  return (
    <div className="grid items-start gap-2 sm:grid-cols-2">
      {byState(pending, deposits).map(({ key: state, count: records, totals }) => (
        <Tile
          key={state}
          label={t(`deposits.${state}`)}
          value={<Figure link={records > 0 ? linkOf(state) : undefined}>{count(records)}</Figure>}
        >
          {totals.length > 0 && (
            <Amounts
              totals={totals}
              shown={(amount, currency) => <StateAmount {...{ state, range, currency, amount }} />}
            />
          )}
        </Tile>
      ))}
    </div>
  );
}
