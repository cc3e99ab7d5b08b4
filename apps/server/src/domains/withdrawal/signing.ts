import { chainOf } from '@brokerdesk/policy';
import type { Act } from '../../platform/approval/verdict.ts';
import type { WithdrawalRow } from './withdrawal-row.ts';

/** What takes two people above a limit: to pay a withdrawal out, and to say that the money came back. */
export function withdrawalAct(
  action: 'approve' | 'rollback',
  { withdrawal }: Pick<WithdrawalRow, 'withdrawal'>,
): Act {
  const approves = action === 'approve';
  return {
    limit: approves ? 'withdrawal' : 'rollback',
    operation: approves
      ? 'POST /withdraw/admin/v1/audit/{id}'
      : 'PUT /withdraw/admin/v1/rollback/{id}',
    subject: { type: 'withdrawal', id: withdrawal.id, name: withdrawal.orderNo },
    // Whoever says that it came back is the first, whoever made it.
    makerId: approves ? withdrawal.makerId : null,
    clientId: withdrawal.clientId,
    baseAmount: withdrawal.baseAmount,
    chain: chainOf('withdrawal'),
    secondAsks: true,
  };
}
