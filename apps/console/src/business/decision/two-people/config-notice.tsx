import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Notice } from '#/ui/controls/notice.tsx';

/**
 * Says before a change of the configuration is submitted that it takes effect only once another user confirms it.
 */
export function ConfigNotice() {
  const { t } = useTranslation('two-people');
  return (
    <Notice tone="info" title={t('config.title')}>
      {t('config.hint')}
    </Notice>
  );
}
