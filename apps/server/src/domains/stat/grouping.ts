import { roles, scopeOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { client, product, tradeRecord } from '../../kernel/db/schema.ts';
import { agent, leader } from '../client/client-ref.ts';

/** By what figures are divided: the names of columns, each with what it holds, as text. */
export type Keys<K extends string> = Readonly<Record<K, SQL>>;

/** Who leads a team of whoever has one of these roles. */
const leading = sql.join(
  roles.filter((role) => scopeOf(role) === 'team').map((role) => sql`${role}`),
  sql`, `,
);

const ofTeam = (ofLeader: AnyColumn, ofAgent: AnyColumn) =>
  sql`coalesce(${ofLeader}::text, case when ${agent.role} in (${leading}) then ${ofAgent}::text end)`;

/** The team leader and the salesman of `client`; needs `teamJoins`. */
export const byTeam = {
  leader_name: ofTeam(leader.name, agent.name),
  leader_id: ofTeam(leader.id, agent.id),
  agent_name: sql`${agent.name}::text`,
  agent_id: sql`${agent.id}::text`,
};

export const teamJoins = sql`
  left join staff_user ${agent} on ${agent.id} = ${client.agentId}
  left join staff_user ${leader} on ${leader.id} = ${agent.leaderId}`;

export const byProduct = {
  order_kind: sql`${tradeRecord.kind}::text`,
  product_kind: sql`${product.kind}::text`,
  product_code: sql`${product.code}::text`,
  product_id: sql`${product.id}::text`,
  product_name: sql`${product.name}::text`,
  product_status: sql`${product.status}::text`,
};

/** The day of that moment in the time zone, `2026-11-21`. */
export function byDay(moment: SQL | AnyColumn, timezone: string) {
  return { day: sql`to_char(${moment} at time zone ${timezone}::text, 'YYYY-MM-DD')` };
}

export function personView(id: string | null, name: string | null): Schemas.Person | null {
  return id === null ? null : { id, name: name ?? '' };
}

type ProductColumns = Record<keyof typeof byProduct, string | null>;

export function productView(row: ProductColumns): Schemas.StatProduct {
  return {
    id: row.product_id ?? '',
    // The two are columns whose values are these alone; grouped by, they come as text.
    kind: row.product_kind as Schemas.StatProduct['kind'],
    code: row.product_code ?? '',
    name: row.product_name ?? '',
    status: row.product_status as Schemas.StatProduct['status'],
  };
}

/** Subscriptions to an AI product have a list of their own, apart from its orders. */
export const orderKind = ({ order_kind }: ProductColumns): Schemas.TradeKind =>
  order_kind as Schemas.TradeKind;

/** The key columns, named, and their places for `group by` and `order by`. */
export function keyColumns(keys: Keys<string>): { selected: SQL; places: SQL } {
  const entries = Object.entries(keys);
  return {
    selected: sql.join(
      entries.map(([name, value]) => sql`${value} as ${sql.identifier(name)}`),
      sql`, `,
    ),
    places: sql.raw(entries.map((_, at) => at + 1).join(', ')),
  };
}
