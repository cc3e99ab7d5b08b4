import Big from 'big.js';

/** All of a client's money. */
const whole = '100';

const number = /^\d+(?:\.\d*)?$/;

/** A share as it is typed, or 0 if it is none yet. */
function shareOf(typed: string): Big {
  return number.test(typed) ? new Big(typed.replace(/\.$/, '')) : new Big('0');
}

export function sumShares(shares: readonly string[]): {
  total: string;
  left: string;
  over: boolean;
} {
  const total = shares.reduce((sum, share) => sum.plus(shareOf(share)), new Big('0'));
  const over = total.gt(whole);
  return {
    total: plain(total),
    left: plain(over ? new Big('0') : new Big(whole).minus(total)),
    over,
  };
}

/** A share is from 0 to 100. */
export function isShare(typed: string): boolean {
  return number.test(typed) && shareOf(typed).lte(whole);
}

function plain(share: Big): string {
  return share.toFixed();
}
