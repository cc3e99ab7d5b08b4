import { scopeOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { product } from '../../kernel/db/schema.ts';
import { agent, leader } from '../client-access/client-ref.ts';

/** A `part` is a day, week or month of a series. */
export type Key = 'agent_id' | 'kind' | 'product_id' | 'part';
/** Null for keys that are not grouped by, and for unassigned clients. */
export type KeyValues = Record<Key, string | null>;

const noKeys: KeyValues = { agent_id: null, kind: null, product_id: null, part: null };

export function keyColumns(keys: readonly Key[]): SQL {
  return sql.join(
    keys.map((key) => sql`${sql.identifier(key)}::text as ${sql.identifier(key)}, `),
    sql``,
  );
}

export function keyNames(keys: readonly Key[]): SQL {
  return sql.join(
    keys.map((key) => sql`${sql.identifier(key)}, `),
    sql``,
  );
}

export function keysOf(row: Partial<KeyValues>): KeyValues {
  const { agent_id, kind, product_id, part } = { ...noKeys, ...row };
  return { agent_id, kind, product_id, part };
}

export const sameKeys = (row: Partial<KeyValues>, currency: string) =>
  JSON.stringify([keysOf(row), currency]);

export interface Team {
  leader: Schemas.Person | null;
  agent: Schemas.Person | null;
}

const nobody: Team = { leader: null, agent: null };

export async function readTeams(
  reader: Reader,
  agentIds: Iterable<string | null>,
): Promise<(agentId: string | null) => Team> {
  const ids = [...new Set(agentIds)].filter((id) => id !== null);
  const rows = await reader
    .select({ id: agent.id, name: agent.name, role: agent.role, of: leader.id, led: leader.name })
    .from(agent)
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .where(inArray(agent.id, ids));
  const teams = new Map(
    rows.map(({ id, name, role, of, led }): [string, Team] => {
      const asLeader = scopeOf(role) === 'team' ? { id, name } : null;
      return [
        id,
        { agent: { id, name }, leader: of === null ? asLeader : { id: of, name: led ?? '' } },
      ];
    }),
  );
  return (id) => (id === null ? nobody : (teams.get(id) ?? nobody));
}

export function byName(one: Schemas.Person | null, other: Schemas.Person | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return inOrder(one.name, other.name) || inOrder(one.id, other.id);
}

export const inOrder = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

export async function readProducts(
  reader: Reader,
  ids: Iterable<string | null>,
): Promise<(id: string | null) => Schemas.StatProduct> {
  const { id, kind, code, name, status } = product;
  const rows = await reader
    .select({ id, kind, code, name, status })
    .from(product)
    .where(
      inArray(
        id,
        [...new Set(ids)].filter((one) => one !== null),
      ),
    );
  const products = new Map(rows.map((row) => [row.id, row]));
  return (one) => {
    const found = products.get(one ?? '');
    if (found === undefined) throw new Error('An order is of a product.');
    return found;
  };
}
