import { proposalStates } from '../../apps/server/src/domains/approval/proposal-states.ts';
import { addressStates } from '../../apps/server/src/domains/crypto-address/address-states.ts';
import { depositStates } from '../../apps/server/src/domains/deposit/deposit-states.ts';
import { amendmentStates } from '../../apps/server/src/domains/emergency/amendment-states.ts';
import { exceptionStates } from '../../apps/server/src/domains/exception/exception-states.ts';
import { kycStates } from '../../apps/server/src/domains/kyc/kyc-states.ts';
import { messageStates } from '../../apps/server/src/domains/message/message-states.ts';
import {
  giftStates,
  loanStates,
} from '../../apps/server/src/domains/overdrawn/overdrawn-states.ts';
import { productKinds } from '../../apps/server/src/domains/product/product-kinds.ts';
import {
  ipoStates,
  listedStates,
  standingStates,
  strategyStates,
} from '../../apps/server/src/domains/product/product-states.ts';
import { staffStates } from '../../apps/server/src/domains/staff/staff-states.ts';
import {
  subscriptionStates,
  tradeStates,
} from '../../apps/server/src/domains/trade/trade-states.ts';
import { withdrawalStates } from '../../apps/server/src/domains/withdrawal/withdrawal-states.ts';
import type { StateTable } from '../../apps/server/src/platform/state-table.ts';

export interface DrawnTable {
  title: string;
  /** The states in which a record can start. */
  starts: readonly string[];
  table: StateTable;
}

type LooseTable = Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;

/** The table as drawn: one arrow per target state, from `starts` on, end states included. */
function drawn(title: string, starts: readonly string[], table: LooseTable): DrawnTable {
  const steps = (state: string) =>
    Object.entries(table[state] ?? {}).flatMap(([action, after]): [string, string][] => {
      const [only, ...more] = [after].flat();
      if (only === undefined) return [];
      if (more.length === 0) return [[action, only]];
      return [only, ...more].map((next) => [`${action} to ${next}`, next]);
    });
  const reached = new Set(starts);
  // A set iterates over members added during the iteration.
  for (const state of reached) for (const [, next] of steps(state)) reached.add(next);
  const kept = [...reached].map((state) => [state, Object.fromEntries(steps(state))] as const);
  return { title, starts, table: Object.fromEntries(kept) };
}

/**
 * The state tables that the server enforces, drawn in docs/states.md. Add the table of a new record here,
 * and run `vitest run --project docs -u` to redraw the page.
 */
export const stateTables: readonly DrawnTable[] = [
  { title: 'Deposit', starts: ['pending'], table: depositStates },
  {
    title: 'Limit-up stock and block deal',
    starts: [productKinds.stock.start, productKinds.block.start],
    table: listedStates,
  },
  { title: 'IPO', starts: [productKinds.ipo.start], table: ipoStates },
  {
    title: 'Daily, AI and quantitative product',
    starts: [productKinds.daily.start, productKinds.ai.start, productKinds.quant.start],
    table: strategyStates,
  },
  {
    title: 'Fund and saving product',
    starts: [productKinds.fund.start, productKinds.saving.start],
    table: standingStates,
  },
  { title: 'Identity check', starts: ['unverified'], table: kycStates },
  { title: 'Withdrawal', starts: ['pending'], table: withdrawalStates },
  drawn('Loan', ['pending'], loanStates),
  drawn('Compensation and bonus', ['pending'], giftStates),
  drawn('Trade record', ['awaiting'], tradeStates),
  drawn('Subscription to an AI product', ['awaiting'], subscriptionStates),
  drawn('Receiving address', ['pending'], addressStates),
  { title: 'Amendment', starts: ['pending'], table: amendmentStates },
  drawn('Message', ['sent'], messageStates),
  { title: 'Data exception', starts: ['open'], table: exceptionStates },
  { title: 'Proposal for a second person', starts: ['pending'], table: proposalStates },
  { title: 'Member of staff', starts: ['enabled'], table: staffStates },
];
