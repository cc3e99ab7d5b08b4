import type { Schemas } from '@brokerdesk/sdk';

/** Within so many days a loan is due soon. */
export const soonDays = 7;

const dayMs = 24 * 60 * 60 * 1000;

export type DueState = {
  /** `none` if nothing is owed: not paid out yet, rejected, or repaid. */
  state: 'none' | 'later' | 'soon' | 'overdue';
  /** Whole days that are left, or that it is late by; 0 within the last and the first day. */
  days: number;
};

/** The state of a loan towards its due date. Whether it is overdue is what the server says. */
export function dueStateOf(
  { due_at: dueAt, completed_at: completedAt, overdue }: DueTerms,
  now: Date,
): DueState {
  if (dueAt === null || completedAt !== null) return { state: 'none', days: 0 };
  const left = (Date.parse(dueAt) - now.getTime()) / dayMs;
  const days = Math.max(0, Math.floor(overdue ? -left : left));
  if (overdue) return { state: 'overdue', days };
  return { state: left <= soonDays ? 'soon' : 'later', days };
}

type DueTerms = Pick<Schemas.LoanTerms, 'due_at' | 'completed_at' | 'overdue'>;
