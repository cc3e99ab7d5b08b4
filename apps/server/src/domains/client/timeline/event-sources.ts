import { type SQL, sql } from 'drizzle-orm';
import {
  auditLog,
  client,
  clientAccess,
  clientNote,
  conversion,
  deposit,
  kyc,
  kycEvent,
  product,
  tradeEvent,
  tradeRecord,
  withdrawal,
} from '../../../kernel/db/schema.ts';
import type { EventKind } from './event-kinds.ts';
import { amendments } from './sources/amendment.ts';
import { audited } from './sources/audited.ts';
import { credits, loanSteps } from './sources/credit.ts';
import { type EventQuery, keyed, madeAndChecked, named, select } from './sources/event-source.ts';

/**
 * Without what an amendment has changed: it is shown as an emergency, to those who may read of one. A sale of a part is
 * shown as that of its own order.
 */
function tradeSteps({ clientId, tradeKinds }: EventQuery): SQL {
  return select({
    key: keyed('trade', sql`e.id`),
    at: sql`e.at`,
    kind: named('trade'),
    event: sql`e.action`,
    actorId: sql`e.actor_id`,
    otherwise: sql`case when e.action = 'booked' or e.action = 'paid' then 'client' else 'system' end`,
    recordType: named('trade'),
    recordId: sql`t.id`,
    orderNo: sql`t.order_no`,
    amount: sql`e.amount`,
    currency: sql`t.currency`,
    text: sql`e.note`,
    more: sql`jsonb_build_object('trade_kind', t.kind, 'product', p.name)`,
    source: sql`${tradeRecord} t join ${tradeEvent} e on e.trade_id = t.id
      join ${product} p on p.id = t.product_id
      where t.client_id = ${clientId} and t.kind in ${tradeKinds} and e.action not in ('amended', 'sold_in_part')`,
  });
}

function registration({ clientId }: EventQuery): SQL {
  return select({
    key: keyed('client', sql`c.id`),
    at: sql`c.created_at`,
    kind: named('profile'),
    event: named('registered'),
    actorId: sql`made.actor_id`,
    otherwise: sql`case when made.seq is null and not c.fake then 'client' else 'system' end`,
    source: sql`${client} c left join ${auditLog} made on made.subject_type = 'client'
      and made.subject_id = c.id::text and made.action in ('client.created', 'client.robot_added')
      where c.id = ${clientId}`,
  });
}

function notes({ clientId }: EventQuery): SQL {
  return select({
    key: keyed('note', sql`id`),
    at: sql`created_at`,
    kind: named('note'),
    event: named('added'),
    actorId: sql`author_id`,
    otherwise: 'system',
    text: sql`text`,
    source: sql`${clientNote} where client_id = ${clientId}`,
  });
}

function kycSteps({ clientId }: EventQuery): SQL {
  return select({
    key: keyed('kyc', sql`e.id`),
    at: sql`e.at`,
    kind: named('kyc'),
    event: sql`e.action`,
    actorId: sql`e.actor_id`,
    otherwise: 'client',
    recordType: named('kyc'),
    recordId: sql`k.id`,
    text: sql`e.note`,
    more: sql`jsonb_build_object('attempt_no', e.attempt_no)`,
    source: sql`${kyc} k join ${kycEvent} e on e.kyc_id = k.id where k.client_id = ${clientId}`,
  });
}

function exchanges({ clientId }: EventQuery): SQL {
  return select({
    key: keyed('exchange', sql`id`),
    at: sql`created_at`,
    kind: named('exchange'),
    event: named('done'),
    actorId: sql`maker_id`,
    otherwise: 'client',
    recordType: named('exchange'),
    recordId: sql`id`,
    orderNo: sql`order_no`,
    amount: sql`amount`,
    currency: sql`currency`,
    more: sql`jsonb_build_object('received', received::text, 'received_currency', received_currency)`,
    source: sql`${conversion} where client_id = ${clientId}`,
  });
}

function cashSteps(name: 'deposit' | 'withdrawal', { clientId }: EventQuery): SQL[] {
  const table = name === 'deposit' ? sql`${deposit}` : sql`${withdrawal}`;
  const common = {
    kind: named(name),
    recordType: named(name),
    recordId: sql`id`,
    orderNo: sql`order_no`,
    amount: sql`amount`,
    currency: sql`currency`,
    ...(name === 'deposit' && {
      more: sql`case when currency <> account_currency
        then jsonb_build_object('received', credited_amount::text, 'received_currency', account_currency) end`,
    }),
  };
  const source = sql`${table} where client_id = ${clientId}`;
  return [
    ...madeAndChecked(name, common, source),
    select({
      ...common,
      key: keyed(name, sql`id`, 2),
      at: sql`rolled_back_at`,
      event: named('rolled_back'),
      actorId: sql`rolled_back_by_id`,
      otherwise: 'system',
      text: sql`rollback_reason`,
      source: sql`${source} and rolled_back_at is not null`,
    }),
  ];
}

const place = sql`jsonb_build_object('ip', ip, 'country', country, 'city', city)`;

function signIns({ clientId }: EventQuery): SQL {
  return select({
    key: keyed('access', sql`id`),
    at: sql`at`,
    kind: named('security'),
    event: sql`action`,
    otherwise: 'client',
    more: sql`jsonb_build_object('place', ${place})`,
    source: sql`${clientAccess}
      where client_id = ${clientId} and action in ('sign_in_failed', 'password_changed')`,
  });
}

function firstSignIns({ clientId }: EventQuery): SQL {
  return select({
    key: keyed('access', sql`id`),
    at: sql`at`,
    kind: named('security'),
    event: sql`action`,
    otherwise: 'client',
    more: sql`jsonb_build_object('place', ${place})`,
    source: sql`(select distinct on (country, city) * from ${clientAccess}
      where client_id = ${clientId} and action = 'signed_in' order by country, city, at, id) first_from`,
  });
}

export function eventSources(query: EventQuery): SQL[] {
  const { kinds } = query;
  const of: Readonly<Record<EventKind, () => SQL[]>> = {
    profile: () => [registration(query)],
    security: () => [signIns(query), firstSignIns(query)],
    kyc: () => [kycSteps(query)],
    deposit: () => cashSteps('deposit', query),
    withdrawal: () => cashSteps('withdrawal', query),
    loan: () => [...credits('loan', query), ...loanSteps(query)],
    compensation: () => credits('compensation', query),
    exchange: () => [exchanges(query)],
    trade: () => (query.tradeKinds.length === 0 ? [] : [tradeSteps(query)]),
    emergency: () => amendments(query),
    note: () => [notes(query)],
  };
  return [...kinds.flatMap((kind) => of[kind]()), ...audited(query)];
}
