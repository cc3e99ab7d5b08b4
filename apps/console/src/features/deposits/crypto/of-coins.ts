import { type DepositSearch, readDepositSearch } from '../deposit-search.ts';

/** What all deposits of this desk have in common. */
export const ofCoins = { sub_type: 'crypto' } as const satisfies Partial<DepositSearch>;

/** Reads the address of the desk, where the kind of deposit is none of the filters. */
export function readCryptoSearch(search: unknown): DepositSearch {
  return { ...readDepositSearch(search), sub_type: undefined };
}
