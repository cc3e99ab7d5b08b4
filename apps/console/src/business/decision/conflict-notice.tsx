import type { SdkProblem } from '@brokerdesk/sdk';
import { ConflictNotice as Notice } from '#/business/record/conflict-notice.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';

export const conflictCodes: ReadonlySet<string> = new Set(['STALE_RECORD', 'ALREADY_DECIDED']);

export type Conflict = {
  problem: SdkProblem;
  typed: string;
};

export function ConflictNotice({ conflict: { problem, typed } }: { conflict: Conflict }) {
  const { t } = useTranslation('decision');
  return (
    <Notice
      problem={problem}
      title={t(problem.code === 'STALE_RECORD' ? 'conflict.stale' : 'conflict.decided')}
      describe={(change) => t('conflict.by', change)}
    >
      {typed !== '' && (
        <p className="mt-1.5">
          {t('conflict.yourWords')}
          <q className="block border-l-2 border-line-strong pl-2 break-words text-ink">{typed}</q>
        </p>
      )}
    </Notice>
  );
}
