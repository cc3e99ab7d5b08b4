import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';

export function useDocumentName() {
  const { t } = useTranslation('kyc');
  return ({ type, side }: Pick<Schemas.KycDocument, 'type' | 'side'>) =>
    side === 'single'
      ? t(`documentType.${type}`)
      : t('viewer.side', { type: t(`documentType.${type}`), side: t(`side.${side}`) });
}
