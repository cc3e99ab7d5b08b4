import { useTranslation } from 'react-i18next';
import { useMoney } from '#/shared/money/use-money.ts';
import type { Summary } from './api/get-summary.ts';
import { FigureGroup } from './figure-group.tsx';
import { FigureTable } from './figure-table.tsx';
import { useCount } from './use-count.ts';

type ClientSummary = NonNullable<Summary['clients']>;

const figures = ['total', 'new', 'online'] as const;

export function ClientFigures({ clients }: { clients: ClientSummary }) {
  const { t } = useTranslation('dashboard');
  const count = useCount();
  return (
    <FigureGroup title={t('clients.title')}>
      <dl className="divide-y divide-line rounded-md border border-line bg-surface">
        {figures.map((figure) => (
          <div key={figure} className="flex items-baseline justify-between gap-3 px-4 py-3">
            <dt className="text-ink-muted">{t(`clients.${figure}`)}</dt>
            <dd className="text-xl font-semibold">{count(clients[figure])}</dd>
          </div>
        ))}
      </dl>
    </FigureGroup>
  );
}

export function BalanceFigures({ balances }: { balances: ClientSummary['balances'] }) {
  const { t } = useTranslation('dashboard');
  const count = useCount();
  const { amount } = useMoney();
  return (
    <FigureGroup title={t('balances.title')}>
      {balances.length === 0 ? (
        <p className="text-ink-muted">{t('balances.none')}</p>
      ) : (
        <FigureTable
          caption={t('balances.title')}
          corner={t('currency')}
          columns={[
            { key: 'accounts', name: t('balances.accounts') },
            { key: 'amount', name: t('balances.amount') },
          ]}
          rows={balances.map((total) => ({
            key: total.currency,
            name: total.currency,
            cells: [count(total.count), amount(total.amount)],
          }))}
        />
      )}
    </FigureGroup>
  );
}
