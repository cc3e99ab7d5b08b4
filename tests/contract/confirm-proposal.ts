import type { Schemas } from '@brokerdesk/sdk';
import type { StaffApi } from '../support/staff-api.ts';
import { onceKey, type World } from './world.ts';

export async function confirmProposal(
  { answer }: World,
  { accessToken }: StaffApi,
  proposed: unknown,
): Promise<void> {
  // Held against the contract by `answer`.
  const { id, version } = proposed as Schemas.Proposal;
  const body = { result: 'approved', version };
  const call = { operation: 'auditProposal', token: accessToken, headers: onceKey() };
  await answer({ ...call, path: { id }, body }, 200);
}
