import type { Schemas } from '@brokerdesk/sdk';
import { type ReactNode, useId } from 'react';
import { accountAmount } from '#/business/client/statement-link.tsx';
import { EffectTable } from '#/business/funds/effect-table.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { AccountAfter } from '../effect/order-effect.ts';

/** The account before and after what is about to be done with an order, and what else that means. */
export function OrderEffect({
  client,
  account,
  after,
  later,
  children,
}: {
  client: { id: string };
  account: Schemas.Account;
  /** Null if nothing changes on it, or as long as it cannot be computed. */
  after: AccountAfter | null;
  /** When that will be: over the new amounts. */
  later: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation('order-review');
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="flex flex-col gap-2.5 rounded-md border border-line bg-sunken p-3"
    >
      <h4 id={headingId} className="font-semibold">
        {t('effect.title')}
      </h4>
      <AccountTable client={client} account={account} after={after} later={later} />
      {children !== undefined && <div className="text-xs text-ink-muted">{children}</div>}
    </section>
  );
}

/** The table alone, for a section that has a heading of its own. */
export function AccountTable({
  client,
  account,
  after,
  later,
}: {
  client: { id: string };
  account: Schemas.Account;
  after: AccountAfter | null;
  later: string;
}) {
  const { t } = useTranslation('order-review');
  return (
    <EffectTable
      account={account}
      shown={accountAmount(client, account)}
      labels={{
        before: t('effect.before'),
        balance: t('effect.balance'),
        available: t('effect.available'),
        frozen: t('effect.frozen'),
      }}
      later={after && { label: later, ...after }}
    />
  );
}
