import type { ReactNode } from 'react';
import { EntriesLink } from '#/business/ledger/entries-link.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Figure } from '#/ui/figures/figure.tsx';
import { useCount } from '#/ui/i18n/use-count.ts';
import { zeroIn } from '#/ui/money/currencies.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';
import type { Summary } from './dashboard-calls.ts';
import { FigureGroup } from './figure-group.tsx';
import { FigureTable } from './figure-table.tsx';
import { Tile } from './tile.tsx';

type ClientSummary = NonNullable<Summary['clients']>;

const figures = { total: {}, new: { from: 'now/d' }, online: { online: true } } as const;

// The keys of a literal are exactly the keys of its type.
const names = Object.keys(figures) as (keyof typeof figures)[];

export function ClientFigures({ clients }: { clients: ClientSummary }) {
  const { t } = useTranslation('dashboard');
  const count = useCount();
  const permitted = usePermittedPaths();
  const linkTo = (search: object) =>
    permitted.has('/client') ? { to: '/client', search: { ...search } } : undefined;
  return (
    <FigureGroup title={t('clients.title')}>
      <div className="grid flex-1 grid-cols-3 gap-2 md:gap-4">
        {names.map((name) => (
          <Tile
            key={name}
            label={t(`clients.${name}`)}
            value={<Figure link={linkTo(figures[name])}>{count(clients[name])}</Figure>}
          />
        ))}
      </div>
    </FigureGroup>
  );
}

export function BalanceFigures({
  clients: { balances, changes, base },
}: {
  clients: ClientSummary;
}) {
  const { t } = useTranslation('dashboard');
  const count = useCount();
  const { amount, money } = useMoney();
  const permitted = usePermittedPaths();
  const changeOf = (currency: string) => {
    const change = changes.find((one) => one.currency === currency)?.amount;
    if (change === undefined) return amount(zeroIn(currency));
    return change.startsWith('-') ? amount(change) : `+${amount(change)}`;
  };
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
            { key: 'change', name: t('balances.change') },
          ]}
          rows={balances.map((total) => ({
            key: total.currency,
            name: total.currency,
            cells: [
              <Figure
                key="accounts"
                link={
                  permitted.has('/client')
                    ? { to: '/client', search: { currency: total.currency } }
                    : undefined
                }
              >
                {count(total.count)}
              </Figure>,
              <EntriesLink
                key="amount"
                of="client"
                filter={() => ({ line_currency: total.currency })}
                amount={amount(total.amount)}
              />,
              <Figure key="change" how={t('balances.changeHow')}>
                {changeOf(total.currency)}
              </Figure>,
            ],
          }))}
        />
      )}
      {base && (
        <p className="mt-2 text-right text-xs text-ink-muted">
          {t('balances.base', { amount: money(base.amount, base.currency) })}
        </p>
      )}
    </FigureGroup>
  );
}

export function Quiet({ children }: { children: ReactNode }) {
  return <span className="font-normal text-ink-faint">{children}</span>;
}
