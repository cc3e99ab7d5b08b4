import type { Schemas } from '@brokerdesk/sdk';
import type { Reader } from '../../../kernel/db/database.ts';
import type { ScopedActor } from '../../../platform/actor.ts';
import type { WithdrawalRow } from '../withdrawal-row.ts';
import { destinationEvidence } from './destination-evidence.ts';
import { holderEvidence } from './holder-evidence.ts';
import { securityEvidence } from './security-evidence.ts';
import { sharedAccess, sharedDestination } from './shared-clients.ts';
import { turnoverEvidence } from './turnover-evidence.ts';

export async function withdrawalEvidence(
  reader: Reader,
  actor: ScopedActor,
  row: WithdrawalRow,
): Promise<Schemas.WithdrawalEvidence> {
  return {
    holder: await holderEvidence(reader, row),
    destination: await destinationEvidence(reader, row),
    security: await securityEvidence(reader, row),
    turnover: await turnoverEvidence(reader, row),
    shared_access: await sharedAccess(reader, actor, row),
    shared_destination: await sharedDestination(reader, actor, row),
  };
}
