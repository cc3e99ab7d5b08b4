import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import type { Reader } from '../../kernel/db/database.ts';
import type { allocation, product } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readDecider, secondPersonMissing, secondPersonView } from '../approval/decider.ts';
import { blockedView } from '../approval/decision-view.ts';
import { applicationsOpen } from '../trade/trade-view.ts';
import { allocationAct, readOrderMakers } from './signing.ts';

interface Allocated {
  product: typeof product.$inferSelect;
  allocation: typeof allocation.$inferSelect | null;
}

/** Whether the user may publish it as it is now, and who else may. */
export async function allocationDecision(
  reader: Reader,
  context: RequestContext,
  { product: of, allocation: found }: Allocated,
): Promise<Schemas.Decision> {
  const blocked = (denial: Problem | undefined): Schemas.Decision => ({
    ...{ approve: false, reject: false, rollback: false },
    ...blockedView(denial, context.language),
  });
  if (found?.status === 'published') return blocked(new Problem('ALREADY_DECIDED'));
  const { permissions, scope } = actorOf(context);
  if (scope !== 'all' || !can(permissions, 'assign', chainOf('allocation'))) {
    return blocked(new Problem('FORBIDDEN'));
  }
  // Nothing is saved yet that could be published.
  if (found === null || found.draftedById === null) return blocked(undefined);
  const decider = await readDecider(reader, context);
  const act = allocationAct(of, found.draftedById, await readOrderMakers(reader, found.id));
  const denial = applicationsOpen(of, new Date()) ?? secondPersonMissing(act, decider);
  const second_person = secondPersonView(act, decider);
  return {
    ...blocked(denial),
    approve: denial === undefined,
    ...(second_person && { second_person }),
  };
}
