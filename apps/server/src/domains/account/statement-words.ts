import type { Schemas } from '@brokerdesk/sdk';
import type { Language } from '../../kernel/errors/error-catalogue.ts';

type LedgerKind =
  | `deposit.${Exclude<Schemas.DepositStatus, 'pending' | 'rejected'>}`
  | `withdrawal.${'created' | 'amended' | Exclude<Schemas.WithdrawalStatus, 'pending'>}`
  | `${Schemas.OverdrawnSubType}.approved`
  | 'loan.repaid'
  | 'exchange.done'
  | `trade.${Schemas.TradeEvent['action']}`;

export const ledgerWords: Readonly<Record<LedgerKind, Readonly<Record<Language, string>>>> = {
  'deposit.approved': { 'zh-CN': '入金', 'en-US': 'Deposit' },
  'deposit.rolled_back': { 'zh-CN': '入金冲正', 'en-US': 'Deposit rolled back' },
  'withdrawal.created': { 'zh-CN': '出金冻结', 'en-US': 'Withdrawal frozen' },
  'withdrawal.approved': { 'zh-CN': '出金', 'en-US': 'Withdrawal' },
  'withdrawal.rejected': { 'zh-CN': '出金驳回', 'en-US': 'Withdrawal rejected' },
  'withdrawal.rolled_back': { 'zh-CN': '出金冲正', 'en-US': 'Withdrawal rolled back' },
  'withdrawal.amended': { 'zh-CN': '出金修正', 'en-US': 'Withdrawal amended' },
  'compensation.approved': { 'zh-CN': '补偿发放', 'en-US': 'Compensation' },
  'bonus.approved': { 'zh-CN': '赠金发放', 'en-US': 'Bonus' },
  'loan.approved': { 'zh-CN': '借款发放', 'en-US': 'Loan' },
  'loan.repaid': { 'zh-CN': '借款归还', 'en-US': 'Loan repaid' },
  'exchange.done': { 'zh-CN': '换汇', 'en-US': 'Exchange' },
  'trade.booked': { 'zh-CN': '交易申购', 'en-US': 'Trade booked' },
  'trade.approved': { 'zh-CN': '交易成交', 'en-US': 'Trade filled' },
  'trade.unfilled': { 'zh-CN': '交易未中签', 'en-US': 'Trade not filled' },
  'trade.rejected': { 'zh-CN': '交易驳回', 'en-US': 'Trade rejected' },
  'trade.paid': { 'zh-CN': '交易缴款', 'en-US': 'Trade paid' },
  'trade.sold': { 'zh-CN': '交易卖出或赎回', 'en-US': 'Trade sold or redeemed' },
  'trade.unsettled': { 'zh-CN': '交易待结算', 'en-US': 'Trade awaiting settlement' },
  'trade.completed': { 'zh-CN': '交易结算', 'en-US': 'Trade settled' },
  'trade.lapsed': { 'zh-CN': '交易逾期作废', 'en-US': 'Trade lapsed' },
  'trade.renewed': { 'zh-CN': '续订扣费', 'en-US': 'Subscription renewed' },
  'trade.cancelled': { 'zh-CN': '取消续订', 'en-US': 'Renewal stopped' },
  'trade.withdrawn': { 'zh-CN': '交易撤单', 'en-US': 'Order cancelled' },
  'trade.amended': { 'zh-CN': '交易修正', 'en-US': 'Trade amended' },
};

const labels: ReadonlyMap<string, Readonly<Record<Language, string>>> = new Map(
  Object.entries(ledgerWords),
);

export function whatHappened(kind: string, language: Language): string {
  const [record, event] = kind.split('.');
  return labels.get(`${record}.${event}`)?.[language] ?? kind;
}
