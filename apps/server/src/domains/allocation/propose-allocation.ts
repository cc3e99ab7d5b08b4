import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { allocation } from '../../kernel/db/schema.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { computeProposal } from './compute-proposal.ts';
import { lockAllocation } from './lock-allocation.ts';
import type { AllocationKey } from './read-allocation.ts';
import { newSeed } from './schemes/random.ts';

/** Computes the allotment of a scheme; draws the seed if the product has none yet. */
export async function proposeAllocation(
  tx: Transaction,
  context: RequestContext,
  key: AllocationKey,
  scheme: Schemas.AllocationScheme,
): Promise<Schemas.AllocationProposal> {
  const { product, found } = await lockAllocation(tx, context, key, 'any');
  const seed = found?.seed ?? newSeed();
  const proposal = await computeProposal(tx, product, { scheme, seed });
  if (found?.seed == null) await keepSeed(tx, context, { productId: product.id, seed });
  return proposal;
}

/** Once for each product: who may draw again would draw until the result is liked. */
async function keepSeed(
  tx: Transaction,
  context: RequestContext,
  { productId, seed }: { productId: string; seed: string },
): Promise<void> {
  const at = new Date();
  // No draft yet: its first version is still to be saved.
  await tx
    .insert(allocation)
    .values({ productId, version: 0, seed, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({ target: allocation.productId, set: { seed } });
  const [kept] = await tx
    .select({ version: allocation.version })
    .from(allocation)
    .where(eq(allocation.productId, productId));
  await writeAudit(tx, context, {
    action: 'allocation.seeded',
    subject: { type: 'allocation', id: productId },
    before: null,
    after: { seed },
    at,
    changed: [{ topic: 'allocation', id: productId, version: kept?.version ?? 0 }],
  });
}
