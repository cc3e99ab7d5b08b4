import type { Schemas } from '@brokerdesk/sdk';
import { tailOf } from '#/ui/controls/clipped.tsx';
import { useDeviceName } from '#/ui/device/session-item.tsx';
import { useEntryLabels } from './use-entry-labels.ts';

export function EntryAction({ action }: { action: string }) {
  return useEntryLabels().action(action);
}

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

/** The entry says `Linux desktop`. */
export function EntryDevice({ of: device }: { of: string }) {
  const nameOf = useDeviceName();
  const [os, type] = device.split(' ');
  if (os === undefined || (type !== 'desktop' && type !== 'mobile')) return device;
  return nameOf({ device: { os, type, incognito: false } });
}
