import Big from 'big.js';

/** Whether a whole number of pieces is a whole number of lots. */
export function isWholeLots(quantity: string, lotSize: string): boolean {
  const lot = new Big(lotSize);
  return lot.lte(0) || new Big(quantity).mod(lot).eq(0);
}
