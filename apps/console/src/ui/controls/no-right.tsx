import { Lock } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { EmptyState } from './empty-state.tsx';

/** In the place of a part that the user may not see. */
export function NoRight() {
  const { t } = useTranslation('kit');
  return <EmptyState icon={Lock} title={t('error.refused.title')} hint={t('error.refused.hint')} />;
}
