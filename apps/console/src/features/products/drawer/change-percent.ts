import Big from 'big.js';

/** The change from one value to the next in per cent, with its sign. */
export function changePercent(before: string, after: string): string {
  const from = new Big(before);
  if (from.lte(0)) return '0.00';
  const change = new Big(after).minus(from).times(100).div(from).toFixed(2);
  return change.startsWith('-') || /^0\.00$/.test(change) ? change : `+${change}`;
}
