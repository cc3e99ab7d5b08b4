import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { tradeRecord } from '../../kernel/db/schema.ts';

type Phase = Schemas.TradePhase;
type Phased = Pick<typeof tradeRecord.$inferSelect, 'kind' | 'status' | 'phase' | 'settleAt'>;

export const paidOnWinning = ['ipo'] as const satisfies readonly Schemas.TradeKind[];

export const heldForTerm = ['daily', 'ai', 'quant'] as const satisfies readonly Schemas.TradeKind[];

export function phaseOf({ kind, status, phase, settleAt }: Phased, now: Date): Phase | null {
  // Only funds store theirs: what they wait for does not follow from the state.
  if (phase !== null) return phase;
  if (status === 'awaiting') return 'review';
  if (status === 'payment' || status === 'outstanding') return 'payment_due';
  if (status === 'unsettled') return 'awaiting_settlement';
  const hasTerm = heldForTerm.some((one) => one === kind);
  if (status !== 'holding' || !hasTerm || settleAt === null) return null;
  return settleAt <= now ? 'matured' : null;
}

const conditions: Readonly<Record<Phase, (now: Date | SQL) => SQL | undefined>> = {
  review: () =>
    and(
      eq(tradeRecord.status, 'awaiting'),
      sql`${tradeRecord.phase} is distinct from 'confirming'`,
    ),
  confirming: () => eq(tradeRecord.phase, 'confirming'),
  payment_due: () => inArray(tradeRecord.status, ['payment', 'outstanding']),
  matured: (now) =>
    and(
      eq(tradeRecord.status, 'holding'),
      inArray(tradeRecord.kind, heldForTerm),
      lte(tradeRecord.settleAt, now),
    ),
  redeeming: () => eq(tradeRecord.phase, 'redeeming'),
  awaiting_settlement: () => eq(tradeRecord.status, 'unsettled'),
};

export const isInPhase = (phase: Phase, now: Date | SQL = new Date()): SQL | undefined =>
  conditions[phase](now);

export type StaffPhase = 'review' | 'payment_due' | 'awaiting_settlement' | 'matured';

export function waitsForStaff(phase: StaffPhase): SQL | undefined {
  const isDue = phase === 'awaiting_settlement' ? sql`${tradeRecord.settleAt} <= now()` : undefined;
  return and(isInPhase(phase, sql`now()`), isDue);
}

export const waitsInAnyPhase = or(
  ...(['review', 'payment_due', 'awaiting_settlement', 'matured'] as const).map(waitsForStaff),
);

/** Nothing waits for staff before its date has come. */
export const waitsForStaffSince = sql`case ${tradeRecord.status} when 'awaiting' then ${tradeRecord.createdAt}
  when 'holding' then ${tradeRecord.settleAt}
  when 'unsettled' then case when ${tradeRecord.settleAt} <= now() then ${tradeRecord.settleAt} end
  else ${tradeRecord.checkedAt} end`;
