import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from 'react-i18next';
import { useMoney } from '#/shared/money/use-money.ts';
import { Permit } from '#/shared/permission/permit.tsx';
import { PageLink } from '#/shared/ui/page-link.tsx';
import { FactGrid } from './fact-grid.tsx';

/** What unfolds under the line of an account, which shows its balance. */
const amounts = [
  'available',
  'frozen',
  'deposit',
  'withdrawal',
  'profit',
  'compensation',
  'bonus',
  'loan',
  'outstanding',
] as const satisfies readonly (keyof Schemas.Account)[];

/** The accounts of a client: what each holds now, and all that has moved it. */
export function ClientBalances({ client }: { client: Schemas.Client }) {
  const { t } = useTranslation('client');
  return (
    <div>
      <div className="mb-1 flex items-center justify-between gap-3">
        <h3 className="font-semibold">{t('detail.accounts')}</h3>
        <Permit action="read" resource={['deposit', 'funds']}>
          <PageLink
            to="/funds/deposit"
            search={{ client_id: client.id, ...(client.fake && { fake: true }) }}
          >
            {t('detail.deposits')}
          </PageLink>
        </Permit>
      </div>
      {client.accounts.length === 0 && <p className="text-ink-muted">{t('detail.noAccounts')}</p>}
      <ul className="divide-y divide-line rounded-md border border-line empty:hidden">
        {client.accounts.map((account) => (
          <li key={account.id}>
            <AccountLine account={account} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function AccountLine({ account }: { account: Schemas.Account }) {
  const { t } = useTranslation('client');
  const { money } = useMoney();
  const fact = (name: (typeof amounts)[number]) => ({
    label: t(`account.${name}`),
    value: <span className="tabular-nums">{money(account[name], account.currency)}</span>,
  });
  return (
    <details className="group px-3 py-2">
      <summary className="cursor-pointer rounded-sm marker:text-ink-faint">
        <span className="font-medium tabular-nums">{account.acc_no}</span>
        <span className="float-right ml-3 font-semibold tabular-nums">
          {money(account.balance, account.currency)}
        </span>
      </summary>
      <div className="pt-2">
        <FactGrid facts={amounts.map(fact)} />
      </div>
    </details>
  );
}
