import { chainOf } from '@brokerdesk/policy';
import type { Act } from '../../platform/approval/verdict.ts';

/** To publish an allocation takes someone else than who saved its draft last. */
export function allocationAct(
  product: { id: string; code: string },
  draftedById: string | null,
): Act {
  return {
    limit: 'allocation',
    operation: 'POST /trx/admin/v1/{kind}/{productId}/allocation/publish',
    subject: { type: 'allocation', id: product.id, name: product.code },
    makerId: draftedById,
    clientId: null,
    baseAmount: null,
    chain: chainOf('allocation'),
    secondAsks: true,
  };
}
