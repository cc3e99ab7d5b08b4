import { chainOf } from '@brokerdesk/policy';
import type { Act } from '../../platform/approval/verdict.ts';
import { resourceOf } from './overdrawn-kinds.ts';
import type { OverdrawnRow } from './overdrawn-row.ts';

/** To lend, to compensate and to give a bonus takes two people above a limit. */
export function overdrawnAct({ overdrawn, agent }: Pick<OverdrawnRow, 'overdrawn' | 'agent'>): Act {
  return {
    limit: 'credit',
    operation: 'PUT /overdrawn/admin/v1/audit/{id}',
    subject: {
      type: 'overdrawn',
      id: overdrawn.id,
      name: overdrawn.orderNo,
      version: overdrawn.version,
    },
    makerId: overdrawn.makerId,
    clientId: overdrawn.clientId,
    agentId: agent.agentId,
    baseAmount: overdrawn.baseAmount,
    chain: chainOf(resourceOf(overdrawn.subType)),
    secondAsks: true,
  };
}
