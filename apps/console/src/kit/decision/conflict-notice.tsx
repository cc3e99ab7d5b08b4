import type { SdkProblem } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { useTime } from '#/kit/time/use-time.ts';
import { Notice } from '#/kit/ui/notice.tsx';

/** Codes that mean: somebody else was there first. */
export const conflictCodes: ReadonlySet<string> = new Set(['STALE_RECORD', 'ALREADY_DECIDED']);

export type Conflict = {
  problem: SdkProblem;
  /** What the person had chosen and written, which must not be lost. */
  words: string;
};

/** Who was there first and when; the record shows itself as it is now. */
export function ConflictNotice({ conflict: { problem, words } }: { conflict: Conflict }) {
  const { t } = useTranslation('decision');
  const { exact } = useTime();
  const { changed_by: name, changed_at: at } = problem;
  return (
    <Notice
      announced
      tone="warning"
      title={t(problem.code === 'STALE_RECORD' ? 'conflict.stale' : 'conflict.decided')}
    >
      {name && at ? <p>{t('conflict.by', { name, at: exact(at) })}</p> : <p>{problem.message}</p>}
      {words !== '' && (
        <p className="mt-1.5">
          {t('conflict.yourWords')}
          <q className="block border-l-2 border-line-strong pl-2 break-words text-ink">{words}</q>
        </p>
      )}
    </Notice>
  );
}
