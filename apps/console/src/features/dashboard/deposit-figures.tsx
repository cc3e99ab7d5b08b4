import { useTranslation } from 'react-i18next';
import { useMoney } from '#/shared/money/use-money.ts';
import { useWideScreen } from '#/shared/ui/use-wide-screen.ts';
import { Amounts } from './amounts.tsx';
import type { Summary } from './api/get-summary.ts';
import { Figure } from './figure.tsx';
import { FigureGroup } from './figure-group.tsx';
import { FigureTable } from './figure-table.tsx';
import { useCount } from './use-count.ts';

type DepositSummary = NonNullable<Summary['deposits']>;

const states = ['created', 'approved', 'rejected', 'rolled_back'] as const;

/** What happened to deposits today, by state and currency. */
export function DepositFigures({ deposits }: { deposits: DepositSummary }) {
  const { t } = useTranslation('dashboard');
  const wide = useWideScreen();
  return (
    <FigureGroup title={t('deposits.title')}>
      {wide ? <DepositTable deposits={deposits} /> : <DepositCards deposits={deposits} />}
    </FigureGroup>
  );
}

function DepositTable({ deposits }: { deposits: DepositSummary }) {
  const { t } = useTranslation('dashboard');
  const count = useCount();
  const { amount } = useMoney();
  const currencies = new Set(
    states.flatMap((state) => deposits[state].totals.map(({ currency }) => currency)),
  );
  const amountOf = (state: (typeof states)[number], currency: string) => {
    const total = deposits[state].totals.find((one) => one.currency === currency);
    return total ? amount(total.amount) : <span className="text-ink-faint">—</span>;
  };
  return (
    <FigureTable
      caption={t('deposits.title')}
      corner={t('currency')}
      columns={states.map((state) => ({ key: state, name: t(`deposits.${state}`) }))}
      rows={[
        {
          key: 'count',
          name: t('deposits.count'),
          strong: true,
          cells: states.map((state) => count(deposits[state].count)),
        },
        ...[...currencies].toSorted().map((currency) => ({
          key: currency,
          name: currency,
          cells: states.map((state) => amountOf(state, currency)),
        })),
      ]}
    />
  );
}

function DepositCards({ deposits }: { deposits: DepositSummary }) {
  const { t } = useTranslation('dashboard');
  const count = useCount();
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {states.map((state) => (
        <Figure key={state} label={t(`deposits.${state}`)} value={count(deposits[state].count)}>
          {deposits[state].totals.length > 0 && <Amounts totals={deposits[state].totals} />}
        </Figure>
      ))}
    </div>
  );
}
