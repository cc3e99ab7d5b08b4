import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { amendment, client, product, proposal } from '../../kernel/db/schema.ts';
import { contains } from '../../kernel/lists/contains.ts';
import { actorOf } from '../../platform/request-context.ts';
import { visibleTo } from '../approval/proposal-row.ts';
import { agent, clientRef, leader, refColumns } from '../client-access/client-ref.ts';
import { clientScope } from '../client-access/client-scope.ts';
import { mayRead } from './booked-hits.ts';
import { anyLeg, numberLegs, type Search } from './search-query.ts';

export const findAmendments: Search = async (reader, context, query, limit) => {
  const legs = numberLegs(amendment, query);
  if (legs.length === 0) return [];
  const rows = await reader
    .select({
      amendment,
      ...refColumns,
      match: sql<Schemas.SearchMatch>`found.match`,
    })
    .from(anyLeg(legs))
    .innerJoin(amendment, sql`${amendment.id} = found.id`)
    .innerJoin(client, eq(client.id, amendment.clientId))
    .leftJoin(agent, eq(agent.id, client.agentId))
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .where(clientScope(actorOf(context)))
    .orderBy(desc(amendment.createdAt), asc(amendment.id))
    .limit(limit);
  return rows.map((row) => ({
    kind: 'amendment',
    id: row.amendment.id,
    title: row.amendment.orderNo,
    note: row.amendment.reason,
    client: clientRef(row.client, row.agent),
    amount: null,
    currency: null,
    status: codeLabel('emergency', 'status', row.amendment.status, context.language),
    at: row.amendment.createdAt.toISOString(),
    match: row.match,
    link: `/emergency?id=${row.amendment.id}`,
  }));
};

const subjectMin = 3;

export const findProposals: Search = async (reader, context, { id, text }, limit) => {
  if (id === null && text.length < subjectMin) return [];
  const matches =
    id === null
      ? contains(proposal.subjectName, text)
      : or(eq(proposal.id, id), eq(proposal.subjectId, id));
  const rows = await reader
    .select({ proposal, ...refColumns })
    .from(proposal)
    .leftJoin(client, eq(client.id, proposal.clientId))
    .leftJoin(agent, eq(agent.id, client.agentId))
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .where(and(eq(proposal.status, 'pending'), matches, await visibleTo(reader, actorOf(context))))
    .orderBy(desc(proposal.createdAt), asc(proposal.id))
    .limit(limit);
  return rows.map((row) => ({
    kind: 'proposal',
    id: row.proposal.id,
    title: row.proposal.subjectName,
    note: codeLabel('two-people', 'limit', row.proposal.limit, context.language),
    client: row.client === null ? null : clientRef(row.client, row.agent),
    amount: null,
    currency: null,
    status: codeLabel('emergency', 'status', row.proposal.status, context.language),
    at: row.proposal.createdAt.toISOString(),
    match: id === null ? 'name' : 'id',
    link: `/approval?id=${row.proposal.id}`,
  }));
};

const productKinds = product.kind.enumValues;

export const findProducts: Search = async (reader, context, { id, text }, limit) => {
  const kinds = productKinds.filter((kind) =>
    mayRead(actorOf(context), `GET /${kind}/admin/v1/{id}`),
  );
  if (kinds.length === 0) return [];
  const matches =
    id === null
      ? or(contains(product.code, text), contains(product.name, text))
      : eq(product.id, id);
  const rows = await reader
    .select()
    .from(product)
    .where(and(inArray(product.kind, kinds), matches))
    .orderBy(
      desc(sql`upper(${product.code}) = upper(${text})`),
      asc(sql`${product.status} in ('closed', 'withdrawn')`),
      asc(product.code),
      asc(product.id),
    )
    .limit(limit);
  return rows.map((row) => ({
    kind: 'product',
    id: row.id,
    title: row.name,
    note: row.code,
    client: null,
    amount: null,
    currency: row.currency,
    status: codeLabel('product', 'status', row.status, context.language),
    at: row.createdAt.toISOString(),
    match: id === null ? 'name' : 'id',
    link: `/trades/${row.kind}?id=${row.id}`,
  }));
};
