import { chainOf } from '@brokerdesk/policy';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { invalidTransition, Problem } from '../../kernel/errors/problem.ts';
import type { Decimal } from '../../kernel/money/decimal.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import { riskRanks } from '../risk/risk.ts';
import type { Step } from './reviewed-record.ts';

interface Made {
  id: string;
  version: number;
  makerId: string | null;
  clientId?: string | null;
}

/** An act about a record: asking for the same again is its second signature. */
export const recordAct = (
  type: string,
  { id, version, makerId, clientId = null }: Made,
  name: string,
  act: Pick<Act, 'limit' | 'operation' | 'chain'> & Partial<Act>,
): Act => ({
  subject: { type, id, name, version },
  ...{ makerId, clientId, baseAmount: null, secondAsks: true },
  ...act,
});

type CashKind = 'deposit' | 'withdrawal';

interface CashRecord extends Made {
  orderNo: string;
  agentId?: string | null;
  baseAmount: Decimal | null;
  riskLevel: number;
  sentAt?: Date | null;
  /** Whether a payment file has the withdrawal: the bank may have got it. */
  inFile?: boolean;
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

export function cashAct(kind: CashKind, action: 'approve' | 'rollback', record: CashRecord): Act {
  const { orderNo, agentId = null, baseAmount } = record;
  return recordAct(kind, record, orderNo, {
    ...cashActs[kind][action],
    // The maker signed for the record, not for its rollback.
    ...(action === 'rollback' && { makerId: null }),
    agentId,
    baseAmount,
    risk: action === 'approve' && record.riskLevel >= riskRanks.stop ? 'stop' : null,
    sent: action === 'rollback' && (record.sentAt != null || record.inFile === true),
    chain: chainOf(kind),
  });
}

const statusAfter = { approve: 'approved', reject: 'rejected', rollback: 'rolled_back' } as const;

/** `more` are further columns, `facts` are for the audit log alone. */
export function decided<Stored extends { status: string; version: number }>(
  record: Stored,
  step: Step,
  { more = {}, facts = {} }: { more?: Partial<Stored>; facts?: Record<string, unknown> } = {},
) {
  const { action, actorId, at, reason = null, reasonCode = null, overrideReason = null } = step;
  const why = { reasonCode, reason };
  const changed = {
    ...(action === 'rollback'
      ? { rolledBackById: actorId, rolledBackAt: at, rollbackReason: reason }
      : { checkerId: actorId, checkedAt: at, ...why, ...(overrideReason && { overrideReason }) }),
    ...more,
    status: statusAfter[action],
    version: record.version + 1,
    updatedAt: at,
  };
  const after: Stored = { ...record, ...changed };
  return {
    changed,
    after,
    audit: {
      before: { status: record.status, version: record.version },
      after: {
        status: changed.status,
        version: changed.version,
        ...facts,
        ...(action === 'rollback' ? { reason } : why),
      },
      at,
    },
  };
}

export function wrongState(
  action: 'approve' | 'reject' | 'rollback',
  from: 'pending' | 'approved' | 'rejected' | 'rolled_back',
  nameOf: (language: Language) => string,
): Problem {
  const neverApproved = action === 'rollback' && from !== 'rolled_back';
  return neverApproved ? invalidTransition(nameOf) : new Problem('ALREADY_DECIDED');
}
