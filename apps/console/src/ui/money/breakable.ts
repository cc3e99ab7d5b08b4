export const breakable = (money: string) => money.replaceAll('\u00a0', ' ');
