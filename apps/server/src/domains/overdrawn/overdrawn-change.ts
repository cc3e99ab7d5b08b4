import type { Change } from '../../platform/changes.ts';
import type { OverdrawnRecord } from './reckon-loan.ts';

/** The event sent for a record that was made, decided or repaid. */
export function overdrawnChange({
  id,
  version,
  clientId,
  subType,
}: Pick<OverdrawnRecord, 'id' | 'version' | 'clientId' | 'subType'>): Change {
  return { topic: subType === 'loan' ? 'loan' : 'compensation', id, version, clientId };
}
