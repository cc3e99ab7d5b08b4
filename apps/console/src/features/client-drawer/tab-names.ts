import type { ClientTab } from '#/kit/client/client-address.ts';

/** What can be chosen in the switch, in its order: the crypto addresses are reached by link alone. */
export const switchTabs = [
  'kyc',
  'trade',
  'access',
  'bank',
  'nominee',
  'holding',
  'statement',
  'timeline',
  'exchange',
  'note',
] as const satisfies readonly ClientTab[];

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Which tab a key leads to from one of them; undefined where the key is not for tabs. */
export function tabByKey<Tab>(tabs: readonly Tab[], from: Tab, key: string): Tab | undefined {
  const move = moves[key];
  return move === undefined ? undefined : tabs[move(tabs.indexOf(from), tabs.length)];
}
