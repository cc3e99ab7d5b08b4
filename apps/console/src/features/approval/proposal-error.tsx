import { useTranslation } from '#/core/i18n/use-translation.ts';
import { describeProblem, isOutcomeUnknown, problemOf } from '#/ui/api/problem.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { useTime } from '#/ui/time/use-time.ts';

/**
 * Why a proposal was not decided: a user was first, what it is about has changed, or the server's reason.
 */
export function ProposalError({ error }: { error: Error | null }) {
  const { t } = useTranslation(['approval', 'kit']);
  const { exact } = useTime();
  if (error === null) return null;
  const problem = problemOf(error);
  const { kind, message } = describeProblem(error);
  const { changed_by: name, changed_at: at } = problem ?? {};
  const conflict = titles.get(problem?.code ?? '');
  const unknown = isOutcomeUnknown(error);
  return (
    <Notice
      announced
      tone={conflict === undefined && !unknown ? 'danger' : 'warning'}
      title={t(unknown ? 'unsure.title' : (conflict ?? 'failed'))}
    >
      <p>{unknown ? t('unsure.text') : (message ?? t(`kit:error.${kind}.hint`))}</p>
      {name && at && <p>{t('changedBy', { name, at: exact(at) })}</p>}
    </Notice>
  );
}

const titles = new Map([
  ['PROPOSAL_CLOSED', 'conflict.closed'],
  ['STALE_RECORD', 'conflict.stale'],
] as const satisfies (readonly [string, string])[]) as ReadonlyMap<
  string,
  'conflict.closed' | 'conflict.stale'
>;
