import type { SQL } from 'drizzle-orm';
import type { EventKind } from './event-kinds.ts';
import { firstSignIns, signIns } from './sources/access.ts';
import { amendments } from './sources/amendment.ts';
import { audited } from './sources/audited.ts';
import { cashSteps } from './sources/cash.ts';
import { credits, loanSteps } from './sources/credit.ts';
import type { EventQuery } from './sources/event-source.ts';
import { exchanges } from './sources/exchange.ts';
import { kycSteps } from './sources/kyc.ts';
import { notes } from './sources/note.ts';
import { registration } from './sources/registration.ts';
import { tradeSteps } from './sources/trade.ts';

/** Whatever has happened about the client, as questions in SQL that answer the same columns. */
export function eventSources(asked: EventQuery): SQL[] {
  const { kinds } = asked;
  const of: Readonly<Record<EventKind, () => SQL[]>> = {
    profile: () => [registration(asked)],
    security: () => [signIns(asked), firstSignIns(asked)],
    kyc: () => [kycSteps(asked)],
    deposit: () => cashSteps('deposit', asked),
    withdrawal: () => cashSteps('withdrawal', asked),
    loan: () => [...credits('loan', asked), ...loanSteps(asked)],
    compensation: () => credits('compensation', asked),
    exchange: () => [exchanges(asked)],
    trade: () => (asked.tradeKinds.length === 0 ? [] : [tradeSteps(asked)]),
    emergency: () => amendments(asked),
    note: () => [notes(asked)],
  };
  return [...kinds.flatMap((kind) => of[kind]()), ...audited(asked)];
}
