import { type RecordLife, records, type StateTable } from '@brokerdesk/machines/records';

export interface DrawnTable {
  title: string;
  starts: readonly string[];
  table: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const life = (title: string, { start, states }: RecordLife) => drawn(title, [start], states);

function drawn(title: string, starts: readonly string[], table: StateTable): DrawnTable {
  const steps = (state: string) =>
    Object.entries(table[state] ?? {}).flatMap(([action, after]): [string, string][] => {
      const [only, ...more] = after ?? [];
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

/** Add the table of a new record here, and run `vitest run --project docs -u` to redraw docs/states.md. */
export const stateTables: readonly DrawnTable[] = [
  life('Deposit', records.deposit),
  life('Limit-up stock and block deal', records.listed_product),
  life('IPO', records.ipo_product),
  life('Daily, AI and quantitative product', records.strategy_product),
  life('Fund and saving product', records.standing_product),
  life('Identity check', records.identity_check),
  life('Withdrawal', records.withdrawal),
  life('Loan', records.loan),
  life('Compensation and bonus', records.compensation),
  life('Trade record', records.order),
  life('Order for a fund', records.fund_order),
  life('Subscription to an AI product', records.subscription),
  life('Holding of a saving product', records.saving_holding),
  life('Receiving address', records.receiving_address),
  life('Amendment', records.amendment),
  // One that is sent at once is never scheduled.
  drawn('Message', ['scheduled', 'sent'], records.message.states),
  life('Data exception', records.data_exception),
  life('Proposal for a second person', records.proposal),
  life('Member of staff', records.staff),
];
