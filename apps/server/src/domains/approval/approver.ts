import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, sql } from 'drizzle-orm';
import { operationOf } from '../../http/contract.ts';
import { type Reader, rowsOf, type Transaction } from '../../kernel/db/database.ts';
import { proposal, setting } from '../../kernel/db/schema.ts';
import { byLanguage } from '../../kernel/errors/by-language.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import type { Actor } from '../../platform/actor.ts';
import {
  type Act,
  type AmountLimits,
  alwaysLabel,
  type Exceeded,
  exceededLabel,
  isAmountLimit,
  judge,
  type Standing,
  type Verdict,
} from '../../platform/approval/verdict.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { parseSetting } from '../../platform/settings.ts';
import type { StoredRiskLevels } from '../risk/risk.ts';
import {
  areTied,
  type Colleague,
  effectiveTimeOf,
  hasLapsed,
  listNames,
  mayApprove,
  presentOf,
  readColleagues,
  secondPeople,
  tiedTo,
} from './colleagues.ts';
import { shownChanges } from './proposal-row.ts';
import {
  clientsCreditedBy,
  clientsHeldBy,
  lockSums,
  type SignedAlone,
  signedAloneBy,
  signedAloneIn,
  sumsOf,
  usedBy,
} from './signed-alone.ts';

export type ProposalRecord = typeof proposal.$inferSelect;

type Signs = Pick<Act, 'limit' | 'clientId'>;

export interface Approver {
  actor: Pick<Actor, 'id' | 'permissions'>;
  limits: AmountLimits;
  risk: StoredRiskLevels;
  currency: string;
  language: Language;
  colleagues: readonly Colleague[];
  ratesSince: Date;
  signedAlone: SignedAlone;
  /** Clients credited by the user alone, or by a tied account, in the last 30 days. */
  creditedClients: ReadonlySet<string>;
  /** Clients created, reset or changed in contact by the user, or a tied account, in the last 30 days. */
  heldClients: ReadonlySet<string>;
  waiting: readonly ProposalRecord[];
  lapsed: readonly ProposalRecord[];
  /** The signature whose sums no one else adds to until the transaction ends. */
  locked?: Signs;
}

const hourMs = 60 * 60 * 1000;

type People = Pick<Approver, 'actor' | 'language' | 'colleagues' | 'waiting' | 'lapsed'>;

async function readPeople(
  reader: Reader,
  context: RequestContext,
  clientId?: string | null,
): Promise<People> {
  const colleagues = await readColleagues(reader);
  const ofClient = clientId == null ? undefined : eq(proposal.clientId, clientId);
  const pending = await reader
    .select()
    .from(proposal)
    .where(and(eq(proposal.status, 'pending'), ofClient));
  const lapsed = pending.filter((record) => hasLapsed(record, colleagues));
  const waiting = pending.filter((record) => !lapsed.includes(record));
  return { actor: actorOf(context), language: context.language, colleagues, waiting, lapsed };
}

interface Facts {
  trade: unknown;
  signed: Parameters<typeof signedAloneIn>[0];
  credited: string[];
  held: string[];
}

async function readFacts(
  reader: Reader,
  people: People,
  clientId?: string | null,
): Promise<Approver> {
  const tied = tiedTo(people.colleagues, people.actor.id);
  const [facts] = await rowsOf<Facts>(
    reader,
    sql`select (select ${setting.value} from ${setting} where ${setting.key} = 'trade') as trade,
      ${signedAloneBy(tied, clientId)} as signed,
      ${clientsCreditedBy(tied, clientId)} as credited,
      ${clientsHeldBy(tied, clientId)} as held`,
  );
  const { limits, risk, base_currency: currency, max_ages } = parseSetting('trade', facts?.trade);
  return {
    ...people,
    ...{ limits, risk, currency },
    ratesSince: new Date(Date.now() - max_ages.rate_hours * hourMs),
    signedAlone: signedAloneIn(facts?.signed ?? []),
    creditedClients: new Set(facts?.credited),
    heldClients: new Set(facts?.held),
  };
}

export async function readApprover(
  reader: Reader,
  context: RequestContext,
  clientId?: string | null,
): Promise<Approver> {
  return readFacts(reader, await readPeople(reader, context, clientId), clientId);
}

/**
 * Until the transaction ends, others wait who would add to the same sums. Call it after the locks of records, and
 * before those of accounts.
 */
export async function lockApprover(
  tx: Transaction,
  context: RequestContext,
  { limit, clientId }: Signs,
): Promise<Approver> {
  const people = await readPeople(tx, context, clientId);
  await lockSums(tx, limit, tiedTo(people.colleagues, people.actor.id), clientId);
  return { ...(await readFacts(tx, people, clientId)), locked: { limit, clientId } };
}

/** Throws if the sums were not locked before they were read: others could have signed since. */
export function requireLocked({ locked }: Approver, { limit, clientId }: Act): void {
  if (locked?.limit === limit && locked.clientId === clientId) return;
  throw new Error(`The sums under "${limit}" are read without their lock.`);
}

export function waitingFor(
  { waiting }: Pick<Approver, 'waiting'>,
  { operation, subject }: Act,
): ProposalRecord | undefined {
  if (subject.id === null) return undefined;
  return waiting.find(
    (one) =>
      one.operation === operation &&
      one.subjectType === subject.type &&
      one.subjectId === subject.id,
  );
}

export function standingOf(approver: Approver, act: Act, proposerId: string | null): Standing {
  const { actor, limits, ratesSince, colleagues, signedAlone, creditedClients, heldClients } =
    approver;
  return {
    personId: actor.id,
    limits,
    ratesSince,
    sums: sumsOf(signedAlone, act.limit, act.clientId),
    proposerId,
    creditedClient: act.clientId !== null && creditedClients.has(act.clientId),
    heldClientAccess: act.clientId !== null && heldClients.has(act.clientId),
    areTied: (one, other) => areTied(colleagues, one, other),
  };
}

function verdictOn(act: Act, approver: Approver): Verdict {
  return judge(act, standingOf(approver, act, waitingFor(approver, act)?.makerId ?? null));
}

export function secondPersonMissing(act: Act, approver: Approver): Problem | undefined {
  return refusalOf(verdictOn(act, approver), act, approver);
}

export function refusalOf(verdict: Verdict, act: Act, approver: Approver): Problem | undefined {
  if (verdict.is !== 'own' && verdict.is !== 'tied') return undefined;
  const { currency } = approver;
  const others = mayBeSecond(act, approver);
  return new Problem(verdict.is === 'own' ? 'SELF_APPROVAL' : 'TIED_APPROVAL', {
    values: {
      limit:
        isAmountLimit(act.limit) || verdict.exceeded.bound === 'risk'
          ? byLanguage((language) => exceededLabel(verdict.exceeded, currency, language))
          : alwaysLabel,
      others: byLanguage((language) => listNames(others, language)),
    },
  });
}

function mayBeSecond(act: Act, approver: Approver): readonly Colleague[] {
  const proposerId = waitingFor(approver, act)?.makerId;
  const signers = [act.makerId, proposerId].filter((id) => id != null);
  return secondPeople(
    approver.colleagues,
    act,
    signers.length > 0 ? signers : [approver.actor.id],
  ).filter(({ id }) => id !== approver.actor.id);
}

function readerStanding(act: Act, approver: Approver, verdict: Verdict): Schemas.SignerStanding {
  const { actor, colleagues } = approver;
  const person = colleagues.find(({ id }) => id === actor.id);
  if (person === undefined || !mayApprove(person, act, colleagues)) return 'none';
  return verdict.is;
}

/** Undefined if one signature is enough and nothing waits. */
export function secondPersonView(act: Act, approver: Approver): Schemas.SecondPerson | undefined {
  const verdict = verdictOn(act, approver);
  const waiting = waitingFor(approver, act);
  if (verdict.is === 'alone' && waiting === undefined) return undefined;
  const exceeded: Exceeded =
    verdict.is === 'alone' ? { bound: 'record', max: '0', used: act.baseAmount } : verdict.exceeded;
  const { currency, actor, colleagues } = approver;
  const maker = colleagues.find(({ id }) => id === (waiting?.makerId ?? act.makerId));
  return {
    you: readerStanding(act, approver, verdict),
    maker: maker === undefined ? null : { id: maker.id, name: maker.name },
    limit: act.limit,
    bound: exceeded.bound,
    max: formatMoney(exceeded.max, currency),
    used: exceeded.used === null ? null : formatMoney(exceeded.used, currency),
    currency,
    ...usedView(act, approver, exceeded.bound),
    ...secondPeopleView(mayBeSecond(act, approver)),
    waiting: waiting === undefined ? null : waitingView(waiting, colleagues, actor.id),
  };
}

function usedView(
  { limit, clientId }: Act,
  { signedAlone, colleagues }: Approver,
  bound: Exceeded['bound'],
): Pick<Schemas.SecondPerson, 'used_by' | 'frees_at'> {
  const { signers, freesAt } = usedBy(signedAlone, limit, clientId, bound);
  return {
    used_by: colleagues
      .filter(({ id }) => signers.includes(id))
      .slice(0, namedMax)
      .map(({ id, name }) => ({ id, name })),
    frees_at: freesAt?.toISOString() ?? null,
  };
}

const namedMax = 10;

export function secondPeopleView(
  possible: readonly Colleague[],
): Pick<Schemas.SecondPerson, 'may' | 'may_total'> {
  const people = presentOf(possible);
  return {
    may: people
      .slice(0, namedMax)
      .map(({ id, name, deputyOf }) => ({ id, name, ...(deputyOf && { deputy_of: deputyOf }) })),
    may_total: people.length,
  };
}

export function noteOf({ body }: Pick<ProposalRecord, 'body'>): string | null {
  const { reason } = body;
  return typeof reason === 'string' ? reason.trim() || null : null;
}

export function waitingView(
  record: ProposalRecord,
  colleagues: readonly Colleague[],
  personId: string,
): Schemas.WaitingProposal {
  const maker = colleagues.find(({ id }) => id === record.makerId);
  return {
    id: record.id,
    version: record.version,
    subject: { type: record.subjectType, id: record.subjectId, name: record.subjectName },
    maker: { id: record.makerId, name: maker?.name ?? '' },
    made_at: record.madeAt.toISOString(),
    effective_at: effectiveTimeOf(record, colleagues),
    mine: record.makerId === personId,
    limit: record.limit,
    operation: operationOf(record.operation).id,
    changes: shownChanges(record),
    note: noteOf(record),
  };
}
