import type { Schemas } from '@brokerdesk/sdk';
import type { ApiAnswer, ApiClient } from './api-client.ts';
import { auditProposal } from './two-person-fixtures.ts';

export async function confirmed(second: ApiClient, proposed: ApiAnswer): Promise<Schemas.Proposal> {
  if (proposed.body.status !== 'pending') {
    throw new Error(`Nothing waits: ${JSON.stringify(proposed.body)}`);
  }
  const answer = await auditProposal(second, proposed.body);
  if (answer.body.status !== 'applied') {
    throw new Error(`It was not confirmed: ${JSON.stringify(answer.body)}`);
  }
  return answer.body;
}
