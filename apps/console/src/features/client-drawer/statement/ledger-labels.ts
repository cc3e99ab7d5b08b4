const ledgerKinds = [
  'deposit_approved',
  'deposit_rolled_back',
  'withdrawal_created',
  'withdrawal_approved',
  'withdrawal_rejected',
  'withdrawal_rolled_back',
  'withdrawal_amended',
  'compensation_approved',
  'bonus_approved',
  'loan_approved',
  'loan_repaid',
  'exchange_done',
  'trade_booked',
  'trade_approved',
  'trade_unfilled',
  'trade_rejected',
  'trade_paid',
  'trade_sold',
  'trade_unsettled',
  'trade_completed',
  'trade_lapsed',
  'trade_renewed',
  'trade_cancelled',
  'trade_amended',
] as const;

export type LedgerLabels = (typeof ledgerKinds)[number];

/**
 * The labels under `ledger` for what moved money, such as `deposit.approved`. An amendment has the
 * number of its version behind it. Undefined for a kind that this console does not know.
 */
export function ledgerLabels(kind: string): LedgerLabels | undefined {
  const [record, event] = kind.split('.');
  return ledgerKinds.find((name) => name === `${record}_${event}`);
}
