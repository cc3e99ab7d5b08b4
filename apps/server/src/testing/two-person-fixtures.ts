import type { Schemas } from '@brokerdesk/sdk';
import { sql } from 'drizzle-orm';
import type { Database } from '../kernel/db/database.ts';
import { setting, staffUser } from '../kernel/db/schema.ts';
import type { DemoUsername } from '../seed/staff.ts';
import { acknowledged } from './acknowledged.ts';
import type { ApiAnswer, ApiClient } from './api-client.ts';
import { once } from './config-calls.ts';

const enough = '1000000000';

/** In tests one person signs more in a minute than people do in a week. */
export async function liftSums(db: Database): Promise<void> {
  const bounds = ['maker_day', 'maker_week', 'client_day', 'client_week', 'pair_day', 'pair_week'];
  const sums = Object.fromEntries(bounds.map((bound) => [bound, enough]));
  const limits = { credit: sums, withdrawal: sums, profit: sums, rollback: sums, total: sums };
  await changeLimits(db, limits);
}

/** Skips the second person. */
export async function changeLimits(
  db: Database,
  limits: Record<string, Partial<Schemas.AmountLimit>>,
  more: Partial<Pick<Schemas.TradeConfig, 'messages'>> = {},
): Promise<void> {
  const value = { limits, ...more };
  await db
    .insert(setting)
    .values({ key: 'trade', value })
    .onConflictDoUpdate({
      target: setting.key,
      set: { value: sql`${setting.value} || excluded.value` },
    });
}

/** Marks the account of one as made by the other. */
export async function tie(
  db: Database,
  made: DemoUsername,
  maker: DemoUsername | null,
): Promise<void> {
  const makerId =
    maker === null ? null : sql`(select s.id from staff_user s where s.username = ${maker})`;
  await db
    .update(staffUser)
    .set({ createdById: makerId as unknown as string })
    .where(sql`${staffUser.username} = ${made}`);
}

/** The oldest first. */
export async function waitingProposals(who: ApiClient): Promise<Schemas.Proposal[]> {
  const { body } = await who.get('/approval/admin/v1/list?status=pending&size=200');
  return body.list;
}

export function auditProposal(
  who: ApiClient,
  { id, version }: Pick<Schemas.Proposal, 'id' | 'version'>,
  result: 'approved' | 'rejected' = 'approved',
): Promise<ApiAnswer> {
  const reason = result === 'rejected' ? { reason: 'not so' } : acknowledged;
  return who.call('PUT', `/approval/admin/v1/audit/${id}`, { result, version, ...reason }, once());
}

export function withdrawProposal(
  who: ApiClient,
  { id, version }: Pick<Schemas.Proposal, 'id' | 'version'>,
): Promise<ApiAnswer> {
  return who.call('PUT', `/approval/admin/v1/withdraw/${id}`, { version });
}
