import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Notice } from '#/kit/ui/notice.tsx';

/** Says before a change of the configuration is submitted that it takes effect only once somebody else confirms it. */
export function ConfigNotice() {
  const { t } = useTranslation('two-people');
  return (
    <Notice tone="info" title={t('config.title')}>
      {t('config.hint')}
    </Notice>
  );
}
