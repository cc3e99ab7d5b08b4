import type { SdkProblem } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { useTime } from '#/kit/time/use-time.ts';
import { Notice } from '#/kit/ui/notice.tsx';
import { type Change, Changes } from './changes.tsx';

/** Who was faster, when, and what it changed; what was typed stands below as it was. */
export function ConflictNotice({
  problem,
  changes = [],
}: {
  problem: SdkProblem;
  changes?: readonly Change[];
}) {
  const { t } = useTranslation('client-actions');
  const { exact } = useTime();
  const { changed_by: name, changed_at: at } = problem;
  return (
    <Notice announced tone="warning" title={t('conflict.title')}>
      <p>{name && at ? t('conflict.by', { name, at: exact(at) }) : problem.message}</p>
      <Changes changes={changes} />
      <p>{t('conflict.kept')}</p>
    </Notice>
  );
}
