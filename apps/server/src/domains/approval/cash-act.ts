import { chainOf } from '@brokerdesk/policy';
import type { Decimal } from '../../kernel/money/decimal.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import { riskRanks } from '../risk/risk-levels.ts';

type CashKind = 'deposit' | 'withdrawal';

interface CashRecord {
  id: string;
  orderNo: string;
  makerId: string | null;
  clientId: string;
  /** The client's salesman or team leader. */
  agentId?: string | null;
  baseAmount: Decimal | null;
  riskLevel: number;
  /** When the payout of a withdrawal was sent. */
  sentAt?: Date | null;
  /** Whether a payment file has the withdrawal: the bank may have got it. */
  inFile?: boolean;
  version: number;
}

const cashActs = {
  deposit: {
    approve: { limit: 'credit', operation: 'PUT /deposit/admin/v1/audit/{id}' },
    rollback: { limit: 'rollback', operation: 'PUT /deposit/admin/v1/rollback/{id}' },
  },
  withdrawal: {
    approve: { limit: 'withdrawal', operation: 'POST /withdraw/admin/v1/audit/{id}' },
    rollback: { limit: 'rollback', operation: 'PUT /withdraw/admin/v1/rollback/{id}' },
  },
} as const satisfies Record<
  CashKind,
  Record<'approve' | 'rollback', Pick<Act, 'limit' | 'operation'>>
>;

/**
 * Act of crediting a deposit, paying a withdrawal out or taking either back, which needs two people above a
 * limit.
 */
export function cashAct(kind: CashKind, action: 'approve' | 'rollback', record: CashRecord): Act {
  const { id, orderNo, version, makerId, clientId, agentId = null, baseAmount } = record;
  return {
    ...cashActs[kind][action],
    subject: { type: kind, id, name: orderNo, version },
    // The maker signed for the record, not for its rollback.
    makerId: action === 'approve' ? makerId : null,
    clientId,
    agentId,
    baseAmount,
    risk: action === 'approve' && record.riskLevel >= riskRanks.stop ? 'stop' : null,
    sent: action === 'rollback' && (record.sentAt != null || record.inFile === true),
    chain: chainOf(kind),
    secondAsks: true,
  };
}
