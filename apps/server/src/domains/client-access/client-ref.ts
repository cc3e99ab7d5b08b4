import { type Role, scopeOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { alias } from 'drizzle-orm/pg-core';
import { type Column, columnsOf, yesNo } from '../../http/lists/column.ts';
import { clientRiskLevels } from '../../kernel/db/schema/client.ts';
import { client, staffUser } from '../../kernel/db/schema.ts';

/** Join on `client.agentId`. */
export const agent = alias(staffUser, 'agent');
/** Join on `agent.leaderId`. */
export const leader = alias(staffUser, 'leader');

/** Requires the joins of `agent` and `leader`. */
export const agentColumns = {
  agentId: agent.id,
  agentName: agent.name,
  agentRole: agent.role,
  leaderName: leader.name,
};

export interface AgentNames {
  agentName: string | null;
  agentRole: Role | null;
  leaderName: string | null;
}

export interface ClientRow extends AgentNames {
  client: typeof client.$inferSelect;
}

export function clientRiskLevel({ riskLevel }: { riskLevel: number }): Schemas.ClientRiskLevel {
  return clientRiskLevels[riskLevel] ?? 'high';
}

export const isHighRisk = (riskLevel: number): boolean => clientRiskLevel({ riskLevel }) === 'high';

/** A client that is shown as part of something else, with the staff who look after it. Requires the joins of all three. */
export const refColumns = {
  client: {
    id: client.id,
    username: client.username,
    fullName: client.fullName,
    fake: client.fake,
    kycStatus: client.kycStatus,
    riskLevel: client.riskLevel,
  },
  agent: agentColumns,
};

type ClientRefRow = Pick<ClientRow['client'], keyof (typeof refColumns)['client']>;

const column = columnsOf('client');

export const ownerColumns: readonly Column<{ client: Schemas.ClientRef }>[] = [
  column('username', ({ client }) => client.username, { id: 'client' }),
  column('full_name', ({ client }) => client.full_name, { id: 'client' }),
  column('robot', ({ client }, language) => yesNo(client.fake, language), { id: 'client' }),
  column('agent', ({ client }) => client.agent_name),
  column('superman', ({ client }) => client.superman),
];

export function agentNames(names: AgentNames): {
  agent_name: string | null;
  superman: string | null;
} {
  const agentIsLeader = names.agentRole !== null && scopeOf(names.agentRole) === 'team';
  return {
    agent_name: names.agentName,
    superman: names.leaderName ?? (agentIsLeader ? names.agentName : null),
  };
}

export function clientRef(row: ClientRefRow, names: AgentNames): Schemas.ClientRef {
  return {
    id: row.id,
    username: row.username,
    full_name: row.fullName,
    fake: row.fake,
    kyc_status: row.kycStatus,
    risk_level: clientRiskLevel(row),
    ...agentNames(names),
  };
}
