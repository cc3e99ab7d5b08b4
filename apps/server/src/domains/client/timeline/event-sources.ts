import type { Schemas } from '@brokerdesk/sdk';
import { type SQL, sql } from 'drizzle-orm';
import {
  amendment,
  auditLog,
  client,
  clientAccess,
  clientNote,
  conversion,
  deposit,
  kyc,
  kycEvent,
  loanRepayment,
  overdrawn,
  product,
  tradeEvent,
  tradeRecord,
  withdrawal,
} from '../../../db/schema.ts';
import { actionsOf, bankActions, clientActions, tradeSettingActions } from './audited-events.ts';
import type { EventKind } from './event-kinds.ts';

export interface Asked {
  clientId: string;
  kinds: readonly EventKind[];
  tradeKinds: readonly Schemas.TradeKind[];
}

/** What every source answers, in this order. */
interface EventColumns {
  /** Unique, and in its order where two things happened at once. */
  key: SQL;
  at: SQL;
  kind: SQL;
  event: SQL;
  actorId?: SQL;
  /** Who did it, where no member of staff is named. */
  otherwise: 'client' | 'system' | SQL;
  recordType?: SQL;
  recordId?: SQL;
  orderNo?: SQL;
  amount?: SQL;
  currency?: SQL;
  reasonCode?: SQL;
  text?: SQL;
  /** What few have, as JSON. */
  more?: SQL;
  source: SQL;
}

const nothing = sql`null`;

function select(columns: EventColumns): SQL {
  const { otherwise } = columns;
  const actorId = columns.actorId ?? nothing;
  const by = typeof otherwise === 'string' ? sql`${otherwise}::text` : otherwise;
  return sql`select ${columns.key} as key, (extract(epoch from ${columns.at}) * 1000000)::bigint as us,
    ${columns.kind}::text as kind, ${columns.event}::text as event, ${actorId}::uuid as actor_id,
    case when ${actorId}::uuid is null then ${by} else 'staff' end as by,
    ${columns.recordType ?? nothing}::text as record_type, ${columns.recordId ?? nothing}::uuid as record_id,
    ${columns.orderNo ?? nothing}::text as order_no, ${columns.amount ?? nothing}::numeric as amount,
    ${columns.currency ?? nothing}::text as currency, ${columns.reasonCode ?? nothing}::text as reason_code,
    ${columns.text ?? nothing}::text as text, ${columns.more ?? nothing}::jsonb as more
    from ${columns.source}`;
}

const named = (kind: string) => sql`${kind}`;
const keyed = (name: string, id: SQL, place = 0) =>
  sql`${name}::text || ':' || ${id}::text || ${`:${place}`}::text`;

/** Whatever has happened about the client, as questions in SQL that answer the same columns. */
export function eventSources(asked: Asked): SQL[] {
  const { kinds } = asked;
  const of: Readonly<Record<EventKind, () => SQL[]>> = {
    profile: () => [registration(asked)],
    security: () => [signIns(asked), firstSignIns(asked)],
    kyc: () => [kycSteps(asked)],
    deposit: () => decided('deposit', sql`${deposit}`, asked),
    withdrawal: () => decided('withdrawal', sql`${withdrawal}`, asked),
    loan: () => [...credits('loan', asked), ...loanSteps(asked)],
    compensation: () => credits('compensation', asked),
    exchange: () => [exchanges(asked)],
    trade: () => (asked.tradeKinds.length === 0 ? [] : [tradeSteps(asked)]),
    emergency: () => amendments(asked),
    note: () => [notes(asked)],
  };
  return [...kinds.flatMap((kind) => of[kind]()), ...audited(asked)];
}

function registration({ clientId }: Asked): SQL {
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

function audited({ clientId, kinds }: Asked): SQL[] {
  const ofClient = sql`subject_type = 'client' and subject_id = ${clientId}`;
  const ofSettings = sql`subject_type = 'client_trade_setting' and subject_id = ${clientId}`;
  // By the index made for it: a card that was deleted has no row any more that names the client.
  const ofBanks = sql`subject_type = 'client_bank'
    and coalesce(after, before) ->> 'client_id' = ${clientId}`;
  const sources = [
    { told: clientActions, where: ofClient },
    { told: tradeSettingActions, where: ofSettings },
    { told: bankActions, where: ofBanks },
  ];
  return sources.flatMap(({ told, where }) => {
    const actions = actionsOf(told, kinds);
    if (actions.length === 0) return [];
    const security = actionsOf(told, ['security']);
    return select({
      key: sql`'log:' || lpad(seq::text, 18, '0')`,
      at: sql`at`,
      kind:
        security.length === 0
          ? named('profile')
          : sql`case when action in ${security} then 'security' else 'profile' end`,
      event: sql`substr(action, 8)`,
      actorId: sql`actor_id`,
      otherwise: 'system',
      more: sql`jsonb_build_object('before', before, 'after', after)`,
      source: sql`${auditLog} where ${where} and action in ${actions}`,
    });
  });
}

const place = sql`jsonb_build_object('ip', ip, 'country', country, 'city', city)`;

function signIns({ clientId }: Asked): SQL {
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

/** The first from each place: the usual ones would bury everything else. */
function firstSignIns({ clientId }: Asked): SQL {
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

function kycSteps({ clientId }: Asked): SQL {
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

/** Of a record that is asked for, decided, and perhaps rolled back. */
function decided(name: 'deposit' | 'withdrawal', table: SQL, { clientId }: Asked): SQL[] {
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
  return [
    select({
      ...common,
      key: keyed(name, sql`id`),
      at: sql`made_at`,
      event: named('created'),
      actorId: sql`maker_id`,
      otherwise: 'client',
      source: sql`${table} where client_id = ${clientId}`,
    }),
    select({
      ...common,
      key: keyed(name, sql`id`, 1),
      at: sql`checked_at`,
      event: sql`case when status = 'rejected' then 'rejected' else 'approved' end`,
      actorId: sql`checker_id`,
      otherwise: 'system',
      reasonCode: sql`reason_code`,
      text: sql`reason`,
      source: sql`${table} where client_id = ${clientId} and checked_at is not null`,
    }),
    select({
      ...common,
      key: keyed(name, sql`id`, 2),
      at: sql`rolled_back_at`,
      event: named('rolled_back'),
      actorId: sql`rolled_back_by_id`,
      otherwise: 'system',
      text: sql`rollback_reason`,
      source: sql`${table} where client_id = ${clientId} and rolled_back_at is not null`,
    }),
  ];
}

const credit = {
  recordType: sql`sub_type`,
  recordId: sql`o.id`,
  orderNo: sql`order_no`,
  currency: sql`currency`,
};

function credits(kind: 'loan' | 'compensation', { clientId }: Asked): SQL[] {
  const common = { ...credit, kind: named(kind), amount: sql`amount` };
  const ofKind = kind === 'loan' ? sql`sub_type = 'loan'` : sql`sub_type <> 'loan'`;
  const source = sql`${overdrawn} o where client_id = ${clientId} and ${ofKind}`;
  return [
    select({
      ...common,
      key: keyed('credit', sql`o.id`),
      at: sql`made_at`,
      event: named('created'),
      actorId: sql`maker_id`,
      otherwise: 'client',
      source,
    }),
    select({
      ...common,
      key: keyed('credit', sql`o.id`, 1),
      at: sql`checked_at`,
      event: sql`case when status = 'rejected' then 'rejected' else 'approved' end`,
      actorId: sql`checker_id`,
      otherwise: 'system',
      reasonCode: sql`reason_code`,
      text: sql`reason`,
      source: sql`${source} and checked_at is not null`,
    }),
  ];
}

function loanSteps({ clientId }: Asked): SQL[] {
  return [
    select({
      ...credit,
      key: keyed('credit', sql`r.id`, 2),
      at: sql`r.created_at`,
      kind: named('loan'),
      event: named('repaid'),
      actorId: sql`r.actor_id`,
      otherwise: 'client',
      amount: sql`r.amount`,
      source: sql`${overdrawn} o join ${loanRepayment} r on r.loan_id = o.id
        where o.client_id = ${clientId}`,
    }),
    select({
      ...credit,
      key: keyed('credit', sql`o.id`, 3),
      at: sql`completed_at`,
      kind: named('loan'),
      event: named('completed'),
      otherwise: 'system',
      amount: sql`amount`,
      source: sql`${overdrawn} o where client_id = ${clientId} and completed_at is not null`,
    }),
  ];
}

function exchanges({ clientId }: Asked): SQL {
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

/** Without what an amendment has changed: it is told as an emergency, to those who may read of one. */
function tradeSteps({ clientId, tradeKinds }: Asked): SQL {
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
      where t.client_id = ${clientId} and t.kind in ${tradeKinds} and e.action <> 'amended'`,
  });
}

function amendments({ clientId }: Asked): SQL[] {
  const common = {
    kind: named('emergency'),
    recordType: named('amendment'),
    recordId: sql`id`,
    orderNo: sql`order_no`,
    otherwise: 'system' as const,
    more: sql`jsonb_build_object('amended', after)`,
  };
  return [
    select({
      ...common,
      key: keyed('amendment', sql`id`),
      at: sql`made_at`,
      event: named('created'),
      actorId: sql`maker_id`,
      reasonCode: sql`reason_code`,
      text: sql`reason`,
      source: sql`${amendment} where client_id = ${clientId}`,
    }),
    select({
      ...common,
      key: keyed('amendment', sql`id`, 1),
      at: sql`checked_at`,
      event: sql`status`,
      actorId: sql`checker_id`,
      reasonCode: sql`decision_code`,
      text: sql`decision_reason`,
      source: sql`${amendment} where client_id = ${clientId} and checked_at is not null`,
    }),
  ];
}

function notes({ clientId }: Asked): SQL {
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
