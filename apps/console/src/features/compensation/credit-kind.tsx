import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';

export function CreditKind({ subType }: { subType: Schemas.OverdrawnSubType }) {
  const { t } = useTranslation('compensation');
  return t(subType === 'bonus' ? 'kind.bonus' : 'kind.compensation');
}
