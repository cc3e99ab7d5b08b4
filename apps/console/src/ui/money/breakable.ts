/** Where a narrow place has no room for an amount, its currency goes to the next line as a whole. */
export const breakable = (money: string) => money.replaceAll('\u00a0', ' ');
