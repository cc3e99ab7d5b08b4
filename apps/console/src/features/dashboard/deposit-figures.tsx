import { useTranslation } from '#/shared/i18n/use-translation.ts';
import { useMoney } from '#/shared/money/use-money.ts';
import { useWideScreen } from '#/shared/ui/use-wide-screen.ts';
import { Amounts } from './amounts.tsx';
import type { Summary } from './api/get-summary.ts';
import { FigureGroup } from './figure-group.tsx';
import { FigureTable } from './figure-table.tsx';
import type { PendingDeposits } from './pending-figures.tsx';
import { Quiet } from './quiet.tsx';
import { Tile } from './tile.tsx';
import { useCount } from './use-count.ts';

type DepositSummary = NonNullable<Summary['deposits']>;

const states = ['created', 'approved', 'rejected', 'rolled_back'] as const;

/** Deposits by state and currency: what waits, and what happened today. */
export function DepositFigures({
  pending,
  deposits,
}: {
  pending: PendingDeposits | null;
  deposits: DepositSummary;
}) {
  const { t } = useTranslation('dashboard');
  const wide = useWideScreen();
  return (
    <FigureGroup title={t('deposits.title')}>
      {wide ? (
        <DepositTable pending={pending} deposits={deposits} />
      ) : (
        <DepositTiles deposits={deposits} />
      )}
    </FigureGroup>
  );
}

function DepositTable({ pending, deposits }: Parameters<typeof DepositFigures>[0]) {
  const { t } = useTranslation('dashboard');
  const count = useCount();
  const { amount } = useMoney();
  const columns = [
    ...(pending ? [{ key: 'pending' as const, ...pending }] : []),
    ...states.map((state) => ({ key: state, ...deposits[state] })),
  ];
  const currencies = new Set(
    columns.flatMap(({ totals }) => totals.map(({ currency }) => currency)),
  );
  const countOf = (records: number) =>
    records > 0 ? count(records) : <Quiet>{count(records)}</Quiet>;
  const amountIn = (totals: PendingDeposits['totals'], currency: string) => {
    const total = totals.find((one) => one.currency === currency);
    return total ? amount(total.amount) : <Quiet>—</Quiet>;
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
          cells: columns.map((column) => countOf(column.count)),
        },
        ...[...currencies].toSorted().map((currency) => ({
          key: currency,
          name: currency,
          cells: columns.map(({ totals }) => amountIn(totals, currency)),
        })),
      ]}
    />
  );
}

function DepositTiles({ deposits }: { deposits: DepositSummary }) {
  const { t } = useTranslation('dashboard');
  const count = useCount();
  return (
    <div className="grid items-start gap-2 sm:grid-cols-2">
      {states.map((state) => (
        <Tile key={state} label={t(`deposits.${state}`)} value={count(deposits[state].count)}>
          {deposits[state].totals.length > 0 && <Amounts totals={deposits[state].totals} />}
        </Tile>
      ))}
    </div>
  );
}
