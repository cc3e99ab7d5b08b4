import type { Schemas } from '@brokerdesk/sdk';
import { useTwoPeopleLabels } from '#/business/decision/two-people/use-two-people-labels.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { type OrderKind, orderKinds } from '../order-kinds.ts';

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
