import type { MfaError } from '@brokerdesk/machines';
import { useTranslation } from '#/core/i18n/use-translation.ts';

export function useErrorLabels(error: MfaError | null): string | null {
  const { t } = useTranslation('authenticator');
  return error && (error.message ?? t(`errors.${error.code}`));
}
