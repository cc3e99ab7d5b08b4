import { can } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { kyc, kycEvent } from '../../kernel/db/schema.ts';
import { type FieldProblem, Problem } from '../../kernel/errors/problem.ts';
import type { Actor } from '../../platform/actor.ts';
import { maskEmail, maskPhone } from '../../platform/mask.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { changeClient } from './change-client.ts';
import { type ClientRecord, lockClient, requireClientVersion } from './lock-client.ts';
import { romanizeName } from './romanize-name.ts';

type Described = Pick<
  ClientRecord,
  'fullName' | 'mobile' | 'email' | 'vipLevel' | 'score' | 'language' | 'remark'
>;

/** Throws NOT_FOUND, STALE_RECORD and VALIDATION. */
export async function updateClient(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { version, ...request }: Schemas.ClientUpdate,
): Promise<Schemas.Client> {
  const locked = await lockClient(tx, context, id);
  await requireClientVersion(tx, context, locked, version);
  const set: Described = {
    fullName: request.full_name.trim(),
    mobile: request.mobile ?? locked.mobile,
    email: request.email ?? locked.email,
    vipLevel: request.vip_level,
    score: request.score,
    language: request.language ?? locked.language,
    remark: request.remark?.trim() || null,
  };
  const errors = refusedStanding(actorOf(context), set, locked);
  if (set.fullName !== locked.fullName && (await wasEverVerified(tx, locked))) {
    errors.push({ field: 'full_name', code: 'NAME_VERIFIED' });
  }
  if (errors.length > 0) throw new Problem('VALIDATION', { errors });
  return changeClient(tx, context, locked, {
    what: 'updated',
    set: { ...set, romanizedName: romanizeName(set.fullName) },
    before: described(locked),
    after: { ...described(set), changed: changedFields(locked, set) },
  });
}

export function refusedStanding(
  { permissions }: Actor,
  wanted: Pick<Described, 'vipLevel' | 'score'>,
  present: Pick<Described, 'vipLevel' | 'score'>,
): FieldProblem[] {
  if (can(permissions, 'config', 'client')) return [];
  return (
    [
      ['vip_level', wanted.vipLevel !== present.vipLevel],
      ['score', wanted.score !== present.score],
    ] as const
  ).flatMap(([field, differs]) => (differs ? { field, code: 'FIELD_FORBIDDEN' as const } : []));
}

/** A new check that is pending or rejected leaves the name locked. */
async function wasEverVerified(
  reader: Reader,
  { id, kycStatus }: Pick<ClientRecord, 'id' | 'kycStatus'>,
): Promise<boolean> {
  if (kycStatus === 'approved') return true;
  const [approval] = await reader
    .select({ id: kycEvent.id })
    .from(kycEvent)
    .innerJoin(kyc, eq(kyc.id, kycEvent.kycId))
    .where(and(eq(kyc.clientId, id), eq(kycEvent.action, 'approved')))
    .limit(1);
  return approval !== undefined;
}

/** Told beside the values: two numbers may look the same once they are masked. */
function changedFields(before: Described, after: Described): string[] {
  const was = plain(before);
  return Object.entries(plain(after)).flatMap(([name, value]) => (value === was[name] ? [] : name));
}

function described(client: Described): Record<string, unknown> {
  return { ...plain(client), mobile: maskPhone(client.mobile), email: maskEmail(client.email) };
}

function plain(client: Described): Record<string, unknown> {
  return {
    full_name: client.fullName,
    mobile: client.mobile,
    email: client.email,
    vip_level: client.vipLevel,
    score: client.score,
    language: client.language,
    remark: client.remark,
  };
}
