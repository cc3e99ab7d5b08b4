import type { Schemas } from '@brokerdesk/sdk';
import { tailOf } from '#/kit/list/filter/tail-of.ts';
import { useEntryLabels } from './use-entry-labels.ts';

export function EntryAction({ action }: { action: string }) {
  return useEntryLabels().action(action);
}

/** The record that an entry is about: its kind, and enough of its id to tell it from others. */
export function EntrySubject({ entry }: { entry: Schemas.AuditEntry }) {
  const labels = useEntryLabels();
  return (
    <>
      {labels.subjectType(entry.subject_type)}{' '}
      <span className="text-ink-muted" title={entry.subject_id}>
        <span aria-hidden="true">{tailOf(entry.subject_id)}</span>
        <span className="sr-only">{entry.subject_id}</span>
      </span>
    </>
  );
}
