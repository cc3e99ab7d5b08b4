import type { deposit } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { chainOfNetwork, chains } from './chains.ts';

type OnChain = Pick<typeof deposit.$inferSelect, 'subType' | 'network' | 'confirmations'>;

/** How often the chain has to have confirmed the deposit; null where that is not known of it. */
export function confirmationsMinOf({
  subType,
  network,
}: Omit<OnChain, 'confirmations'>): number | null {
  const chain = subType === 'crypto' ? chainOfNetwork(network) : null;
  return chain === null ? null : chains[chain].confirmationsMin;
}

/**
 * CONFIRMATIONS_MISSING where somebody has looked, and the chain had not confirmed the deposit often
 * enough. Where nobody has looked, the reviewer is warned and decides.
 */
export function unconfirmed(deposit: OnChain): Problem | undefined {
  const required = confirmationsMinOf(deposit);
  const { confirmations: seen, network } = deposit;
  if (required === null || seen === null || seen >= required) return undefined;
  return new Problem('CONFIRMATIONS_MISSING', {
    values: { seen: String(seen), required: String(required), network: network ?? '' },
  });
}
