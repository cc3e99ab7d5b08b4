import type { Schemas } from '@brokerdesk/sdk';
import { formatMoney } from '../../../kernel/money/decimal.ts';
import { canonicalJson } from '../../../platform/canonical-json.ts';

type Event = Schemas.ClientEvent;
type Values = Record<string, unknown> | null;

export interface EventRow {
  key: string;
  /** Microseconds since 1970. */
  us: string;
  kind: Event['kind'];
  event: Event['event'];
  actor_id: string | null;
  by: Event['by'];
  record_type: NonNullable<Event['record']>['type'] | null;
  record_id: string | null;
  order_no: string | null;
  amount: string | null;
  currency: string | null;
  reason_code: string | null;
  text: string | null;
  more: string | null;
}

interface More {
  before?: Values;
  after?: Values;
  amended?: Record<string, unknown>;
  place?: NonNullable<Event['place']>;
  attempt_no?: number;
  trade_kind?: NonNullable<Event['trade_kind']>;
  product?: string;
  received?: string;
  received_currency?: string;
}

export function eventView(row: EventRow, names: ReadonlyMap<string, string>): Event {
  const more = moreOf(row);
  const agents = agentsOf(row);
  const name = (staffId: string | null | undefined) => names.get(staffId ?? '') ?? null;
  return {
    id: row.key,
    at: new Date(Number(row.us) / 1000).toISOString(),
    kind: row.kind,
    event: row.event,
    by: row.by,
    actor: personOf(row.actor_id, name(row.actor_id)),
    record: recordOf(row),
    trade_kind: more.trade_kind ?? null,
    product: more.product ?? null,
    ...moneyOf(row, more),
    fields: row.event === 'updated' ? changedFields(more) : Object.keys(more.amended ?? {}),
    from: name(agents?.from),
    to: name(agents?.to),
    attempt_no: more.attempt_no ?? null,
    place: more.place ?? null,
    ...reasonOf(row),
  };
}

function personOf(id: string | null, name: string | null): Event['actor'] {
  return id === null || name === null ? null : { id, name };
}

function recordOf({ record_type: type, record_id: id, order_no }: EventRow): Event['record'] {
  return type === null || id === null ? null : { type, id, order_no };
}

function moneyOf({ amount, currency }: EventRow, more: More) {
  const { received, received_currency: into } = more;
  const moved = amount !== null && currency !== null;
  const arrived = received !== undefined && into !== undefined;
  return {
    amount: moved ? formatMoney(amount, currency) : null,
    currency: moved ? currency : null,
    received: arrived ? formatMoney(received, into) : null,
    received_currency: arrived ? into : null,
  };
}

export function agentIdsOf(row: EventRow): (string | null)[] {
  const agents = agentsOf(row);
  return agents === null ? [] : [agents.from, agents.to];
}

function agentsOf(row: EventRow): { from: string | null; to: string | null } | null {
  if (row.event !== 'transferred') return null;
  const { before, after } = moreOf(row);
  return { from: agentIn(before), to: agentIn(after) };
}

function agentIn(values: Values | undefined): string | null {
  const id = values?.['agent_id'];
  return typeof id === 'string' ? id : null;
}

/** Names alone: what the fields said is in the audit log, for those who read it. */
function changedFields({ before, after }: More): string[] {
  const changed = after?.['changed'];
  if (Array.isArray(changed)) return changed.filter((name) => typeof name === 'string');
  // Written before the log named them.
  return Object.keys(after ?? {}).filter(
    (field) => canonicalJson(before?.[field] ?? null) !== canonicalJson(after?.[field] ?? null),
  );
}

function reasonOf({ kind, event, reason_code, text }: EventRow) {
  const isCode =
    (kind === 'kyc' || kind === 'trade') && event === 'rejected' && /^[a-z_]+$/.test(text ?? '');
  return isCode ? { reason_code: text, text: null } : { reason_code, text: text || null };
}

function moreOf({ more }: EventRow): More {
  // Made by `sources/`, which know these names alone.
  return more === null ? {} : (JSON.parse(more) as More);
}
