import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { createIntentKeys } from '#/kit/api/intent-keys.ts';

export const confirmKeys = createIntentKeys();

export type ConfirmIntent = { id: string; body: Schemas.ProposalAudit };

/** Confirms the proposal of a sale as the second person, which carries it out. */
export async function sendConfirmation(
  sdk: Sdk,
  { id, body }: ConfirmIntent,
  key: string,
  signal: AbortSignal,
): Promise<Schemas.Proposal> {
  const params = { path: { id }, header: { 'Idempotency-Key': key } };
  return unwrap(await sdk.PUT('/approval/admin/v1/audit/{id}', { params, body, signal }));
}
