import type { Schemas } from '@brokerdesk/sdk';
import { EffectTable } from '#/business/funds/effect-table.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { accountAfter } from './amended-account.ts';

/** The account as it is, and as it would be once the amendment is applied. */
export function MoneyEffect({
  order,
  after,
}: {
  order: Schemas.AmendableOrder;
  after: Readonly<Record<string, string | null | undefined>>;
}) {
  const { t } = useTranslation('emergency');
  const later = accountAfter(order, after);
  const credited =
    order.kind === 'deposit' && order.status === 'pending' && after['amount'] !== undefined;
  return (
    <div className="flex flex-col gap-2">
      <EffectTable
        account={order.account}
        later={later && { ...later, label: t('effect.after') }}
        labels={{
          before: t('effect.before'),
          balance: t('effect.balance'),
          available: t('effect.available'),
          frozen: t('effect.frozen'),
        }}
      />
      {later === null && (
        <p className="text-ink-muted">{t(credited ? 'effect.credited' : 'effect.none')}</p>
      )}
      {later?.available.startsWith('-') && (
        <Notice tone="danger" title={t('effect.insufficient')} announced />
      )}
    </div>
  );
}
