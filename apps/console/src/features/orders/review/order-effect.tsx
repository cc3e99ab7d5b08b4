import type { Schemas } from '@brokerdesk/sdk';
import { type ReactNode, useId } from 'react';
import { accountAmount } from '#/business/client/statement-link.tsx';
import { useEffectLabels } from '#/business/decision/account-effect.tsx';
import { EffectTable } from '#/business/funds/effect-table.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { AccountAfter } from '../effect/order-effect.ts';

type EffectProps = {
  of: Pick<Schemas.TradeDetail, 'account'> & { trade: Pick<Schemas.Trade, 'client'> };
  /** Null if nothing changes on it, or as long as it cannot be computed. */
  after: AccountAfter | null;
  /** By default once the order is completed. */
  later?: string;
};

export function OrderEffect({ children, ...effect }: EffectProps & { children?: ReactNode }) {
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
      <AccountTable {...effect} />
      {children !== undefined && <div className="text-xs text-ink-muted">{children}</div>}
    </section>
  );
}

export function AccountTable({ of: { trade, account }, after, later }: EffectProps) {
  const { t } = useTranslation('order-review');
  return (
    <EffectTable
      account={account}
      shown={accountAmount(trade.client, account)}
      labels={useEffectLabels()}
      later={after && { label: later ?? t('effect.afterCompletion'), ...after }}
    />
  );
}
