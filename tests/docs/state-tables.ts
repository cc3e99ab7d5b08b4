import { type RecordLife, records } from '@brokerdesk/machines/records';
import { addressStates } from '../../apps/server/src/domains/crypto-address/address-states.ts';
import { exceptionStates } from '../../apps/server/src/domains/exception/exception-states.ts';
import { messageStates } from '../../apps/server/src/domains/message/message-states.ts';
import { productKinds } from '../../apps/server/src/domains/product/product-kinds.ts';
import {
  ipoStates,
  listedStates,
  standingStates,
  strategyStates,
} from '../../apps/server/src/domains/product/product-states.ts';
import { staffStates } from '../../apps/server/src/domains/staff/staff-states.ts';
import type { StateTable } from '../../apps/server/src/platform/state-table.ts';

export interface DrawnTable {
  title: string;
  /** The states in which a record can start. */
  starts: readonly string[];
  table: StateTable;
}

type LooseTable = Readonly<
  Record<string, Readonly<Record<string, string | readonly string[] | undefined>>>
>;

/** A record of `@brokerdesk/machines/records`. */
const life = (title: string, { start, states }: RecordLife) => drawn(title, [start], states);

/** The table as drawn: one arrow per target state, from `starts` on, end states included. */
function drawn(title: string, starts: readonly string[], table: LooseTable): DrawnTable {
  const steps = (state: string) =>
    Object.entries(table[state] ?? {}).flatMap(([action, after]): [string, string][] => {
      const [only, ...more] = [after ?? []].flat();
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
  life('Deposit', records.deposit),
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
  life('Identity check', records.identity_check),
  life('Withdrawal', records.withdrawal),
  life('Loan', records.loan),
  life('Compensation and bonus', records.compensation),
  life('Trade record', records.order),
  life('Subscription to an AI product', records.subscription),
  drawn('Receiving address', ['pending'], addressStates),
  life('Amendment', records.amendment),
  drawn('Message', ['sent'], messageStates),
  { title: 'Data exception', starts: ['open'], table: exceptionStates },
  life('Proposal for a second person', records.proposal),
  { title: 'Member of staff', starts: ['enabled'], table: staffStates },
];
