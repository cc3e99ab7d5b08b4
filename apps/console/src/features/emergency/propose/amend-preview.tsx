import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { ClientView } from '../order/client-view.tsx';
import { MoneyEffect } from '../order/money-effect.tsx';

/** What the amendment would do to the account, and what the client would see. */
export function AmendPreview({
  order,
  after,
  reason,
}: {
  order: Schemas.AmendableOrder;
  after: Readonly<Record<string, string | null>>;
  reason: string;
}) {
  const { t } = useTranslation('emergency');
  return (
    <>
      <section aria-label={t('effect.title')} className="flex flex-col gap-2">
        <h3 className="font-semibold">{t('effect.title')}</h3>
        <MoneyEffect order={order} after={after} />
      </section>
      <section aria-label={t('clientView.title')} className="flex flex-col gap-2">
        <h3 className="font-semibold">{t('clientView.title')}</h3>
        <ClientView order={order} after={after} reason={reason} />
      </section>
    </>
  );
}
