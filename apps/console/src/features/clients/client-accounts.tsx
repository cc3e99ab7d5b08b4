import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from 'react-i18next';
import { useMoney } from '#/shared/money/use-money.ts';
import { Permit } from '#/shared/permission/permit.tsx';
import { Facts } from '#/shared/ui/facts.tsx';
import { PageLink } from '#/shared/ui/page-link.tsx';
import { Panel } from '#/shared/ui/panel.tsx';

const amounts = [
  'balance',
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

/** Everything that moves the client's money, an account at a time. */
export function ClientAccounts({ client }: { client: Schemas.Client }) {
  const { t } = useTranslation('client');
  const { money } = useMoney();
  if (client.accounts.length === 0) return t('detail.noAccounts');
  return (
    <>
      {client.accounts.map((account) => (
        <Panel key={account.id} title={account.acc_no} aside={account.currency}>
          <Facts
            facts={amounts.map((name) => ({
              label: t(`account.${name}`),
              value: money(account[name], account.currency),
            }))}
          />
        </Panel>
      ))}
      <Permit action="read" resource={['deposit', 'funds']}>
        <PageLink
          to="/funds/deposit"
          search={{ client_id: client.id, ...(client.fake && { fake: true }) }}
        >
          {t('detail.deposits')}
        </PageLink>
      </Permit>
    </>
  );
}
