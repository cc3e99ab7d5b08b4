import { chainOf } from '@brokerdesk/policy';
import type { Act } from '../../platform/approval/verdict.ts';
import type { DepositRow } from './deposit-row.ts';

/** What takes two people above a limit: to credit a deposit, and to take it back. */
export function depositAct(
  action: 'approve' | 'rollback',
  { deposit }: Pick<DepositRow, 'deposit'>,
): Act {
  const approves = action === 'approve';
  return {
    limit: approves ? 'credit' : 'rollback',
    operation: approves
      ? 'PUT /deposit/admin/v1/audit/{id}'
      : 'PUT /deposit/admin/v1/rollback/{id}',
    subject: { type: 'deposit', id: deposit.id, name: deposit.orderNo },
    // Whoever takes it back is the first, whoever made it.
    makerId: approves ? deposit.makerId : null,
    clientId: deposit.clientId,
    baseAmount: deposit.baseAmount,
    chain: chainOf('deposit'),
    secondAsks: true,
  };
}
