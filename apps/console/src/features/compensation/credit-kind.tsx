import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';

/** What it is: made good, or given. */
export function CreditKind({ subType }: { subType: Schemas.OverdrawnSubType }) {
  const { t } = useTranslation('compensation');
  return t(subType === 'bonus' ? 'kind.bonus' : 'kind.compensation');
}
