import type { Schemas } from '@brokerdesk/sdk';
import { signInByHand } from './staff-api.ts';

/** Confirms, as the second administrator, the first of what waits about a record. */
export async function confirmWaiting(url: string, subjectId: string): Promise<void> {
  const second = await signInByHand(url, 'god2');
  const { body } = await second.get<Schemas.ProposalList>(
    '/approval/admin/v1/list?status=pending&size=200',
  );
  const found = body.list.find(({ subject }) => subject.id === subjectId);
  if (found === undefined) throw new Error('Nothing waits about this record.');
  const { status } = await second.put(`/approval/admin/v1/audit/${found.id}`, {
    result: 'approved',
    version: found.version,
  });
  if (status !== 200) throw new Error(`It could not be confirmed: ${status}.`);
}
