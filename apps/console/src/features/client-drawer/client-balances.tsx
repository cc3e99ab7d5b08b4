import type { Schemas } from '@brokerdesk/sdk';
import { StatementLink } from '#/business/client/statement-link.tsx';
import type { StatementFilter } from '#/business/ledger/statement-filter.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { Permit } from '#/ui/permission/permit.tsx';
import { FactGrid } from './fact-grid.tsx';

const amounts = {
  available: { bucket: 'available' },
  frozen: { bucket: 'frozen' },
  deposit: { kind: 'deposit' },
  withdrawal: { kind: 'withdrawal' },
  profit: { kind: 'trade' },
  compensation: { kind: 'overdrawn' },
  bonus: { kind: 'overdrawn' },
  loan: { kind: 'overdrawn' },
  // Not paid yet, so that no line says it.
  outstanding: null,
} as const satisfies Partial<Record<keyof Schemas.Account, StatementFilter | null>>;

type AmountName = keyof typeof amounts;

// The keys of what is written out above, and no others.
const amountNames = Object.keys(amounts) as AmountName[];

/** The accounts of a client: what each holds now, and all that has moved it. */
export function ClientBalances({ client }: { client: Schemas.Client }) {
  const { t } = useTranslation('client-detail');
  return (
    <div>
      <div className="mb-1 flex items-center justify-between gap-3">
        <h3 className="font-semibold">{t('panel.accounts')}</h3>
        <Permit action="read" resource={['deposit', 'funds']}>
          <PageLink
            to="/funds/deposit"
            search={{ client_id: client.id, ...(client.fake && { fake: true }) }}
          >
            {t('panel.deposits')}
          </PageLink>
        </Permit>
      </div>
      {client.accounts.length === 0 && <p className="text-ink-muted">{t('panel.noAccounts')}</p>}
      <ul className="divide-y divide-line rounded-md border border-line empty:hidden">
        {client.accounts.map((account) => (
          <li key={account.id}>
            <AccountLine client={client} account={account} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function AccountLine({ client, account }: { client: Schemas.Client; account: Schemas.Account }) {
  const { t } = useTranslation('client-detail');
  const { money } = useMoney();
  const link = (amount: string, place: StatementFilter) => (
    <StatementLink
      client={client}
      filter={{ account: account.id, ...place }}
      amount={money(amount, account.currency)}
    />
  );
  const fact = (name: AmountName) => {
    const place = amounts[name];
    const text = money(account[name], account.currency);
    return {
      label: t(`account.${name}`),
      value: place ? link(account[name], place) : <span className="tabular-nums">{text}</span>,
    };
  };
  return (
    <div className="px-3 py-2">
      {/* Beside what unfolds, not in it: pressing the one must not do the other. */}
      <span className="float-right ml-3 font-semibold">{link(account.balance, {})}</span>
      <details>
        <summary className="cursor-pointer rounded-sm marker:text-ink-faint">
          <span className="font-medium tabular-nums">{account.acc_no}</span>
        </summary>
        <div className="pt-2">
          <FactGrid
            facts={[
              { label: t('account.balance'), value: link(account.balance, {}) },
              ...amountNames.map(fact),
            ]}
          />
        </div>
      </details>
    </div>
  );
}
