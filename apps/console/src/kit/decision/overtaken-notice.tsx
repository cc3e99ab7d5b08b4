import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { useTime } from '#/kit/time/use-time.ts';
import { Notice } from '#/kit/ui/notice.tsx';
import type { Decidable } from './decision-adapter.ts';

/** Who decided a record while somebody else was about to, as soon as this page learns it. */
export function OvertakenNotice({ record: { checker, checked_at: at } }: { record: Decidable }) {
  const { t } = useTranslation('decision');
  const { exact } = useTime();
  return (
    <Notice announced tone="warning" title={t('conflict.decided')}>
      {checker && at && <p>{t('conflict.by', { name: checker.name, at: exact(at) })}</p>}
    </Notice>
  );
}
