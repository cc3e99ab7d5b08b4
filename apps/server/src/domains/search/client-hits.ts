import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { account, client, clientBank, kyc } from '../../kernel/db/schema.ts';
import { clientMatches } from '../../kernel/lists/text-search.ts';
import type { Actor } from '../../platform/actor.ts';
import { maskCard, shortAccount } from '../../platform/mask.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { hasMobile } from '../client/find-clients.ts';
import { clientOfAccount } from '../client-access/client-filter.ts';
import { agent, clientRef, leader, refColumns } from '../client-access/client-ref.ts';
import { clientScope } from '../client-access/client-scope.ts';
import { normalIdNo } from '../kyc/kyc-row.ts';
import { anyLeg, leg, type SearchQuery } from './search-query.ts';

const shownAccounts = 3;
const namedMax = 500;

/**
 * Masked numbers match as a whole, or by an end of four: with longer ends the whole could be tried out digit by digit.
 */
function clientLegs(actor: Actor, { id, number, text }: SearchQuery): SQL[] {
  if (id !== null)
    return [leg('id', sql`select ${client.id} from ${client} where ${client.id} = ${id}`)];
  const clients = (where: SQL | undefined) =>
    sql`select ${client.id} from ${client} where ${where}`;
  const legs = [
    leg('name', clients(or(eq(client.username, text), eq(client.fullName, text)))),
    leg('name', sql`${clients(and(clientMatches(text), clientScope(actor)))} limit ${namedMax}`),
    leg('account', clientOfAccount(text)),
  ];
  if (text.includes('@')) {
    legs.push(leg('email', clients(sql`lower(${client.email}) = lower(${text})`)));
  }
  if (number === null) return legs;
  const { whole, end, isEnd } = number;
  const ends = and(
    sql`right(${account.accNo}, 4) = ${end}`,
    sql`${account.accNo} like ${`%${whole}`}`,
  );
  const bareCard = sql`translate(${clientBank.accNo}, ' -', '')`;
  const card = and(
    sql`right(${bareCard}, 4) = ${end}`,
    isEnd ? sql`length(${bareCard}) >= 8` : sql`${bareCard} = ${whole}`,
  );
  const mobile = isEnd ? sql`right(${client.mobile}, 4) = ${end}` : hasMobile(whole);
  return [
    ...legs,
    leg('account', sql`select ${account.clientId} from ${account} where ${ends}`),
    leg('card', sql`select ${clientBank.clientId} from ${clientBank} where ${card}`),
    leg('mobile', clients(mobile)),
  ];
}

export async function findClientHits(
  reader: Reader,
  context: RequestContext,
  query: SearchQuery,
  limit: number,
): Promise<Schemas.SearchHit[]> {
  const { text, number } = query;
  const rows = await reader
    .select({
      ...refColumns,
      createdAt: client.createdAt,
      match: sql<Schemas.SearchMatch>`found.match`,
    })
    .from(anyLeg(clientLegs(actorOf(context), query)))
    .innerJoin(client, sql`${client.id} = found.id`)
    .leftJoin(agent, eq(agent.id, client.agentId))
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .where(clientScope(actorOf(context)))
    .orderBy(
      asc(client.fake),
      desc(sql`lower(${client.username}) = lower(${text})`),
      desc(sql`${client.fullName} = ${text}`),
      desc(sql`found.match <> 'name'`),
      desc(sql`coalesce(${client.lastSeenAt}, '-infinity'::timestamptz)`),
      asc(client.id),
    )
    .limit(limit);
  const ids = rows.map((row) => row.client.id);
  const accounts = await accountsOf(reader, ids);
  const cards = number === null ? [] : await cardsOf(reader, ids, number.end);
  return rows.map((row) => {
    const own = accounts.filter(({ clientId }) => clientId === row.client.id);
    const meant = own.toSorted(
      (one, other) => Number(isMeant(other.accNo, query)) - Number(isMeant(one.accNo, query)),
    );
    const card = cards.find(({ clientId }) => clientId === row.client.id);
    const numbers = meant
      .slice(0, shownAccounts)
      .map(({ accNo, currency }) => `${currency} ${shortAccount(accNo)}`);
    const shown =
      row.match === 'card' && card
        ? [`${card.bankName} ${maskCard(card.accNo).slice(-8)}`]
        : numbers;
    return {
      kind: 'client',
      id: row.client.id,
      title: row.client.fullName,
      note: shown.join(', ') || null,
      client: clientRef(row.client, row.agent),
      amount: null,
      currency: null,
      status: null,
      at: row.createdAt.toISOString(),
      match: row.match,
      link: `/client?id=${row.client.id}`,
    };
  });
}

const isMeant = (accNo: string, { number }: SearchQuery) =>
  number !== null && accNo.endsWith(number.whole);

function accountsOf(reader: Reader, clientIds: readonly string[]) {
  return reader
    .select({ clientId: account.clientId, accNo: account.accNo, currency: account.currency })
    .from(account)
    .where(inArray(account.clientId, clientIds))
    .orderBy(asc(account.accNo));
}

function cardsOf(reader: Reader, clientIds: readonly string[], end: string) {
  return reader
    .select({
      clientId: clientBank.clientId,
      accNo: clientBank.accNo,
      bankName: clientBank.bankName,
    })
    .from(clientBank)
    .where(
      and(
        inArray(clientBank.clientId, clientIds),
        sql`right(translate(${clientBank.accNo}, ' -', ''), 4) = ${end}`,
      ),
    );
}

export async function findKycHits(
  reader: Reader,
  context: RequestContext,
  { id, number }: SearchQuery,
  limit: number,
): Promise<Schemas.SearchHit[]> {
  const checks = (where: SQL) => sql`select ${kyc.id} from ${kyc} where ${where}`;
  const legs = id === null ? [] : [leg('id', checks(sql`${kyc.id} = ${id}`))];
  if (number?.isEnd) {
    const ends = and(
      sql`right(${kyc.idNoMasked}, 4) = ${number.end}`,
      sql`length(${kyc.idNoMasked}) >= 8`,
    );
    legs.push(leg('document', checks(sql`${ends}`)));
  } else if (number !== null) {
    const hashes = context.services.secrets.digests('id-no', normalIdNo(number.whole));
    legs.push(leg('document', checks(sql`${inArray(kyc.idNoHash, hashes)}`)));
  }
  if (legs.length === 0) return [];
  const rows = await reader
    .select({
      id: kyc.id,
      status: kyc.status,
      fullName: kyc.fullName,
      idNoMasked: kyc.idNoMasked,
      createdAt: kyc.createdAt,
      ...refColumns,
      match: sql<Schemas.SearchMatch>`found.match`,
    })
    .from(anyLeg(legs))
    .innerJoin(kyc, sql`${kyc.id} = found.id`)
    .innerJoin(client, eq(client.id, kyc.clientId))
    .leftJoin(agent, eq(agent.id, client.agentId))
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .where(clientScope(actorOf(context)))
    .orderBy(asc(client.fake), desc(kyc.updatedAt), asc(kyc.id))
    .limit(limit);
  return rows.map((row) => ({
    kind: 'kyc',
    id: row.id,
    title: row.fullName ?? row.client.fullName,
    note: row.idNoMasked,
    client: clientRef(row.client, row.agent),
    amount: null,
    currency: null,
    status: codeLabel('kyc', 'status', row.status, context.language),
    at: row.createdAt.toISOString(),
    match: row.match,
    link: `/kyc?id=${row.id}`,
  }));
}
