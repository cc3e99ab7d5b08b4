import { depositStates } from '../../apps/server/src/domains/deposit/deposit-states.ts';
import { productKinds } from '../../apps/server/src/domains/product/product-kinds.ts';
import {
  ipoStates,
  listedStates,
  standingStates,
  strategyStates,
} from '../../apps/server/src/domains/product/product-states.ts';
import type { StateTable } from '../../apps/server/src/platform/state-table.ts';

export interface DrawnTable {
  title: string;
  /** The states in which a record can begin. */
  starts: readonly string[];
  table: StateTable;
}

/**
 * Every table of states that the server decides by, as docs/states.md draws them. A new record adds
 * its own here, and `vitest run --project docs -u` draws the page again.
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
];
