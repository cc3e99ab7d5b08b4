import type { SdkProblem } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { type Change, Changes } from './changes.tsx';
import { ConflictNotice } from './conflict-notice.tsx';

export type RecordConflictProps = {
  problem: SdkProblem;
  changes?: readonly Change[];
  /** Replaces the general title. */
  title?: string | undefined;
};

/** Tells who changed the record meanwhile, when and what; what was typed stays in the form below. */
export function RecordConflict({ problem, changes = [], title }: RecordConflictProps) {
  const { t } = useTranslation('form');
  return (
    <ConflictNotice
      problem={problem}
      title={title ?? t('conflict.title')}
      describe={(change) => t('conflict.by', change)}
    >
      <Changes changes={changes} />
      <p>{t('conflict.kept')}</p>
    </ConflictNotice>
  );
}
