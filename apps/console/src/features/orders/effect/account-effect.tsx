import type { Schemas } from '@brokerdesk/sdk';
import { type ReactNode, useId } from 'react';
import { accountAmount } from '#/business/client/statement-link.tsx';
import { useEffectLabels } from '#/business/decision/account-effect.tsx';
import { useTwoPeopleLabels } from '#/business/decision/two-people/use-two-people-labels.ts';
import { EffectTable } from '#/business/funds/effect-table.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { type OrderKind, orderKinds } from '../order-kinds.ts';
import type { AccountAfter } from './order-effect.ts';

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

export function SaleSigning({ kind, signing }: { kind: OrderKind; signing: Schemas.SecondPerson }) {
  const { t } = useTranslation(['order-review', 'two-people']);
  const { limit, approvers } = useTwoPeopleLabels();
  const { money } = useMoney();
  return (
    <>
      <p>
        {orderKinds[kind].saleBy === 'profit'
          ? t('signing.always')
          : t('signing.above', {
              limit: limit(signing.limit),
              max: money(signing.max, signing.currency),
            })}
      </p>
      <p>
        {signing.may_total === 0
          ? t('two-people:notice.nobody')
          : t('two-people:notice.may', { names: approvers(signing) })}
      </p>
    </>
  );
}
