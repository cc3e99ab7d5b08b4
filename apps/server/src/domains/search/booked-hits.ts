import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { type AnyColumn, and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { mayCall } from '../../http/authenticate.ts';
import { operationOf } from '../../http/contract.ts';
import type { Reader } from '../../kernel/db/database.ts';
import {
  client,
  conversion,
  deposit,
  overdrawn,
  product,
  savingHolding,
  tradeRecord,
  withdrawal,
} from '../../kernel/db/schema.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import type { Actor } from '../../platform/actor.ts';
import type { OperationKey } from '../../platform/operation-key.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { agent, clientRef, leader, refColumns } from '../client-access/client-ref.ts';
import { clientScope } from '../client-access/client-scope.ts';
import { statusName as overdrawnStatus } from '../credit/list-overdrawn.ts';
import { statusName as tradeStatus } from '../trade/trade-row.ts';
import {
  anyLeg,
  beginningLegs,
  type Days,
  dayLegs,
  leg,
  numberLegs,
  type Search,
  type SearchQuery,
} from './search-query.ts';

type Hit = Schemas.SearchHit;

export const mayRead = (actor: Actor, key: OperationKey, path: Record<string, string> = {}) =>
  mayCall(actor, operationOf(key), path);

type Booked = PgTable & Record<'id' | 'orderNo' | 'clientId' | 'createdAt', AnyColumn>;

interface Shown {
  amount: AnyColumn;
  currency: AnyColumn;
  status?: AnyColumn;
  kind?: AnyColumn;
  note?: SQL;
  allotted?: AnyColumn;
  where?: SQL | undefined;
}

interface Row {
  id: string;
  orderNo: string;
  amount: string;
  currency: string;
  status: string;
  kind: string;
  allotted: string | null;
  client: { id: string };
}

function bookedLegs(
  table: Booked,
  context: RequestContext,
  query: SearchQuery,
  days: Omit<Days, 'where'>,
): SQL[] {
  const mine = clientScope(actorOf(context));
  const where =
    mine && sql`${table.clientId} in (select ${client.id} from ${client} where ${mine})`;
  return [...numberLegs(table, query), ...dayLegs(table, query, { ...days, where })];
}

type Named = (row: Row, language: Language) => Pick<Hit, 'kind' | 'link' | 'status'>;

async function findBooked(
  reader: Reader,
  context: RequestContext,
  {
    table,
    legs,
    shown,
    limit,
  }: { table: Booked; legs: readonly SQL[]; shown: Shown; limit: number },
  named: Named,
): Promise<Hit[]> {
  if (legs.length === 0) return [];
  const nothing = sql`null`;
  const rows = await reader
    .select({
      id: sql<string>`${table.id}`,
      orderNo: sql<string>`${table.orderNo}`,
      amount: sql<string>`${shown.amount}::text`,
      currency: sql<string>`${shown.currency}`,
      status: sql<string>`${shown.status ?? nothing}`,
      kind: sql<string>`${shown.kind ?? nothing}`,
      allotted: sql<string | null>`${shown.allotted ?? nothing}`,
      note: sql<string | null>`${shown.note ?? nothing}`,
      at: sql<string>`${table.createdAt}`.mapWith(deposit.createdAt),
      ...refColumns,
      match: sql<Schemas.SearchMatch>`found.match`,
    })
    .from(anyLeg(legs))
    .innerJoin(table as PgTable, sql`${table.id} = found.id`)
    .innerJoin(client, sql`${client.id} = ${table.clientId}`)
    .leftJoin(agent, eq(agent.id, client.agentId))
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .where(and(clientScope(actorOf(context)), shown.where))
    .orderBy(asc(client.fake), desc(table.createdAt), asc(table.id))
    .limit(limit);
  return rows.map((row) => ({
    id: row.id,
    title: row.orderNo,
    note: row.note,
    client: clientRef(row.client, row.agent),
    amount: formatMoney(row.amount, row.currency),
    currency: row.currency,
    at: new Date(row.at).toISOString(),
    match: row.match,
    ...named(row, context.language),
  }));
}

export const findDeposits: Search = (reader, context, query, limit) =>
  findBooked(
    reader,
    context,
    {
      table: deposit,
      legs: [
        ...bookedLegs(deposit, context, query, { letters: 'D' }),
        ...beginningLegs('reference', deposit, deposit.referenceNo, query.beginnings),
        ...beginningLegs('hash', deposit, deposit.txid, query.beginnings),
      ],
      shown: {
        amount: deposit.amount,
        currency: deposit.currency,
        status: deposit.status,
        note: sql`coalesce(${deposit.referenceNo}, ${deposit.txid})`,
      },
      limit,
    },
    ({ id, status }, language) => ({
      kind: 'deposit',
      link: `/funds/deposit?id=${id}`,
      status: codeLabel('deposit', 'status', status, language),
    }),
  );

const destinations = sql`array[${withdrawal.destination}->>'acc_no', ${withdrawal.destination}->>'address', ${withdrawal.destination}->>'holder_name']`;
const destinationMin = 6;

export const findWithdrawals: Search = (reader, context, query, limit) => {
  const isPaidTo = sql`${destinations} @> array[${query.text}::text]`;
  const paidTo = sql`select ${withdrawal.id} from ${withdrawal} where ${isPaidTo}`;
  return findBooked(
    reader,
    context,
    {
      table: withdrawal,
      legs: [
        ...bookedLegs(withdrawal, context, query, { letters: 'W' }),
        ...beginningLegs('reference', withdrawal, withdrawal.payoutReference, query.beginnings),
        ...(query.id === null && query.text.length >= destinationMin
          ? [leg('address', paidTo)]
          : []),
      ],
      shown: {
        amount: withdrawal.amount,
        currency: withdrawal.currency,
        status: withdrawal.status,
        note: sql`${withdrawal.payoutReference}`,
      },
      limit,
    },
    ({ id, status }, language) => ({
      kind: 'withdrawal',
      link: `/funds/withdrawal?id=${id}`,
      status: codeLabel('withdrawal', 'status', status, language),
    }),
  );
};

export const findOverdrawn =
  (kind: 'loan' | 'compensation'): Search =>
  (reader, context, query, limit) =>
    findBooked(
      reader,
      context,
      {
        table: overdrawn,
        legs: bookedLegs(overdrawn, context, query, { letters: 'LCB' }),
        shown: {
          amount: overdrawn.amount,
          currency: overdrawn.currency,
          status: overdrawn.status,
          where: sql`(${overdrawn.subType} = 'loan') = ${kind === 'loan'}`,
        },
        limit,
      },
      ({ id, status }, language) => ({
        kind,
        link: `/funds/${kind}?id=${id}`,
        // The states of the table are those of the contract.
        status: overdrawnStatus(
          { sub_type: kind, status: status as Schemas.OverdrawnStatus },
          language,
        ),
      }),
    );

export const findConversions: Search = (reader, context, query, limit) =>
  findBooked(
    reader,
    context,
    {
      table: conversion,
      legs: bookedLegs(conversion, context, query, { letters: 'X' }),
      shown: {
        amount: conversion.amount,
        currency: conversion.currency,
        note: sql`${conversion.currency} || ' → ' || ${conversion.receivedCurrency}`,
      },
      limit,
    },
    ({ id, client: owner }) => ({
      kind: 'exchange',
      link: `/client?id=${owner.id}&tab=statement&tab_record=${id}`,
      status: null,
    }),
  );

const nameOfProduct = (productId: AnyColumn) =>
  sql`(select ${product.code} || ' ' || ${product.name} from ${product} where ${product.id} = ${productId})`;

const tradeKinds = tradeRecord.kind.enumValues;

export const findOrders: Search = async (reader, context, query, limit) => {
  const kinds = tradeKinds.filter((kind) =>
    mayRead(actorOf(context), 'GET /trx/admin/v1/{kind}/{id}', { kind }),
  );
  if (kinds.length === 0) return [];
  return findBooked(
    reader,
    context,
    {
      table: tradeRecord,
      legs: bookedLegs(tradeRecord, context, query, {
        letters: 'T',
        each: kinds.map((kind) => eq(tradeRecord.kind, kind)),
      }),
      shown: {
        amount: tradeRecord.amount,
        currency: tradeRecord.currency,
        status: tradeRecord.status,
        kind: tradeRecord.kind,
        allotted: tradeRecord.allottedQty,
        note: nameOfProduct(tradeRecord.productId),
        where: inArray(tradeRecord.kind, kinds),
      },
      limit,
    },
    ({ id, kind, status, allotted }, language) => ({
      kind: 'order',
      link: `/trx/${kind}?id=${id}`,
      status: tradeStatus(
        // Kinds and states of the table are those of the contract.
        { kind, status, allotted_qty: allotted } as Parameters<typeof tradeStatus>[0],
        language,
      ),
    }),
  );
};

export const findSavings: Search = (reader, context, query, limit) =>
  findBooked(
    reader,
    context,
    {
      table: savingHolding,
      legs: bookedLegs(savingHolding, context, query, { letters: 'S' }),
      shown: {
        amount: savingHolding.principal,
        currency: savingHolding.currency,
        status: savingHolding.status,
        note: nameOfProduct(savingHolding.productId),
      },
      limit,
    },
    ({ client: owner, status }, language) => ({
      kind: 'saving',
      link: `/client?id=${owner.id}&tab=holding`,
      status: codeLabel('order', 'status', status, language),
    }),
  );
