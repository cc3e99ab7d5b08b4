import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { product } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Actor } from '../../platform/actor.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';

/** Kinds of product whose allocations the user may see. */
const kindsFor = ({ permissions }: Pick<Actor, 'permissions'>): Schemas.AllocatedKind[] =>
  permissions.flags.blockDealsBeta ? ['ipo', 'block'] : ['ipo'];

export const isAllocated = (actor: Pick<Actor, 'permissions'>): SQL =>
  inArray(product.kind, kindsFor(actor));

/** Products with orders that wait for an allocation. Not in columns: drizzle leaves out the table of those. */
export const waitsForAllocation = sql`(product.kind in ('ipo', 'block')
  and exists (select from trade_record t where t.product_id = product.id and t.status = 'awaiting')
  and not exists (select from allocation a where a.product_id = product.id and a.status = 'published'))`;

/** Since when the first of them waits. */
export const waitsForAllocationSince = sql`(select min(t.created_at) from trade_record t
  where t.product_id = product.id and t.status = 'awaiting')`;

/** An allocation decides orders of every client. */
export const mayAllocate = ({ permissions, scope }: Pick<Actor, 'permissions' | 'scope'>) =>
  scope === 'all' && can(permissions, 'assign', chainOf('allocation'));

/** Whether the user may work on the allocation of a product now, to save or to publish it. Throws NOT_FOUND. */
export async function allocationWork(
  reader: Reader,
  context: RequestContext,
  productId: string,
): Promise<Pick<Schemas.Decision, 'approve' | 'reject' | 'blocked_code'>> {
  const actor = actorOf(context);
  const [found] = await reader
    .select({ waits: sql<boolean>`${waitsForAllocation}` })
    .from(product)
    .where(and(eq(product.id, productId), isAllocated(actor)));
  if (found === undefined) throw new Problem('NOT_FOUND');
  const may = mayAllocate(actor);
  return { approve: may && found.waits, reject: false, blocked_code: may ? null : 'FORBIDDEN' };
}
