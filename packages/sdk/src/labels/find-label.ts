import type { Schemas } from '../generated/contract.ts';
import enAccess from './en-US/access.json' with { type: 'json' };
import enAuditEntry from './en-US/audit-entry.json' with { type: 'json' };
import enAuditLog from './en-US/audit-log.json' with { type: 'json' };
import enBulk from './en-US/bulk.json' with { type: 'json' };
import enClient from './en-US/client.json' with { type: 'json' };
import enClientProfile from './en-US/client-profile.json' with { type: 'json' };
import enCompensation from './en-US/compensation.json' with { type: 'json' };
import enCryptoAddress from './en-US/crypto-address.json' with { type: 'json' };
import enCurrencyPair from './en-US/currency-pair.json' with { type: 'json' };
import enDecision from './en-US/decision.json' with { type: 'json' };
import enDeposit from './en-US/deposit.json' with { type: 'json' };
import enEmergency from './en-US/emergency.json' with { type: 'json' };
import enException from './en-US/exception.json' with { type: 'json' };
import enExchangeRecord from './en-US/exchange-record.json' with { type: 'json' };
import enExportJob from './en-US/export-job.json' with { type: 'json' };
import enIpRule from './en-US/ip-rule.json' with { type: 'json' };
import enKyc from './en-US/kyc.json' with { type: 'json' };
import enLoan from './en-US/loan.json' with { type: 'json' };
import enMarket from './en-US/market.json' with { type: 'json' };
import enMessage from './en-US/message.json' with { type: 'json' };
import enOrder from './en-US/order.json' with { type: 'json' };
import enProduct from './en-US/product.json' with { type: 'json' };
import enQuotation from './en-US/quotation.json' with { type: 'json' };
import enReconciliation from './en-US/reconciliation.json' with { type: 'json' };
import enRecord from './en-US/record.json' with { type: 'json' };
import enService from './en-US/service.json' with { type: 'json' };
import enServiceAccount from './en-US/service-account.json' with { type: 'json' };
import enStaff from './en-US/staff.json' with { type: 'json' };
import enStatement from './en-US/statement.json' with { type: 'json' };
import enStatistics from './en-US/statistics.json' with { type: 'json' };
import enTwoPeople from './en-US/two-people.json' with { type: 'json' };
import enWithdrawal from './en-US/withdrawal.json' with { type: 'json' };
import zhAccess from './zh-CN/access.json' with { type: 'json' };
import zhAuditEntry from './zh-CN/audit-entry.json' with { type: 'json' };
import zhAuditLog from './zh-CN/audit-log.json' with { type: 'json' };
import zhBulk from './zh-CN/bulk.json' with { type: 'json' };
import zhClient from './zh-CN/client.json' with { type: 'json' };
import zhClientProfile from './zh-CN/client-profile.json' with { type: 'json' };
import zhCompensation from './zh-CN/compensation.json' with { type: 'json' };
import zhCryptoAddress from './zh-CN/crypto-address.json' with { type: 'json' };
import zhCurrencyPair from './zh-CN/currency-pair.json' with { type: 'json' };
import zhDecision from './zh-CN/decision.json' with { type: 'json' };
import zhDeposit from './zh-CN/deposit.json' with { type: 'json' };
import zhEmergency from './zh-CN/emergency.json' with { type: 'json' };
import zhException from './zh-CN/exception.json' with { type: 'json' };
import zhExchangeRecord from './zh-CN/exchange-record.json' with { type: 'json' };
import zhExportJob from './zh-CN/export-job.json' with { type: 'json' };
import zhIpRule from './zh-CN/ip-rule.json' with { type: 'json' };
import zhKyc from './zh-CN/kyc.json' with { type: 'json' };
import zhLoan from './zh-CN/loan.json' with { type: 'json' };
import zhMarket from './zh-CN/market.json' with { type: 'json' };
import zhMessage from './zh-CN/message.json' with { type: 'json' };
import zhOrder from './zh-CN/order.json' with { type: 'json' };
import zhProduct from './zh-CN/product.json' with { type: 'json' };
import zhQuotation from './zh-CN/quotation.json' with { type: 'json' };
import zhReconciliation from './zh-CN/reconciliation.json' with { type: 'json' };
import zhRecord from './zh-CN/record.json' with { type: 'json' };
import zhService from './zh-CN/service.json' with { type: 'json' };
import zhServiceAccount from './zh-CN/service-account.json' with { type: 'json' };
import zhStaff from './zh-CN/staff.json' with { type: 'json' };
import zhStatement from './zh-CN/statement.json' with { type: 'json' };
import zhStatistics from './zh-CN/statistics.json' with { type: 'json' };
import zhTwoPeople from './zh-CN/two-people.json' with { type: 'json' };
import zhWithdrawal from './zh-CN/withdrawal.json' with { type: 'json' };

const english = {
  access: enAccess,
  'audit-entry': enAuditEntry,
  'audit-log': enAuditLog,
  bulk: enBulk,
  client: enClient,
  'client-profile': enClientProfile,
  compensation: enCompensation,
  'crypto-address': enCryptoAddress,
  'currency-pair': enCurrencyPair,
  decision: enDecision,
  deposit: enDeposit,
  emergency: enEmergency,
  exception: enException,
  'exchange-record': enExchangeRecord,
  'export-job': enExportJob,
  'ip-rule': enIpRule,
  kyc: enKyc,
  loan: enLoan,
  market: enMarket,
  message: enMessage,
  order: enOrder,
  product: enProduct,
  quotation: enQuotation,
  reconciliation: enReconciliation,
  record: enRecord,
  service: enService,
  'service-account': enServiceAccount,
  staff: enStaff,
  statement: enStatement,
  statistics: enStatistics,
  'two-people': enTwoPeople,
  withdrawal: enWithdrawal,
};

const chinese: typeof english = {
  access: zhAccess,
  'audit-entry': zhAuditEntry,
  'audit-log': zhAuditLog,
  bulk: zhBulk,
  client: zhClient,
  'client-profile': zhClientProfile,
  compensation: zhCompensation,
  'crypto-address': zhCryptoAddress,
  'currency-pair': zhCurrencyPair,
  decision: zhDecision,
  deposit: zhDeposit,
  emergency: zhEmergency,
  exception: zhException,
  'exchange-record': zhExchangeRecord,
  'export-job': zhExportJob,
  'ip-rule': zhIpRule,
  kyc: zhKyc,
  loan: zhLoan,
  market: zhMarket,
  message: zhMessage,
  order: zhOrder,
  product: zhProduct,
  quotation: zhQuotation,
  reconciliation: zhReconciliation,
  record: zhRecord,
  service: zhService,
  'service-account': zhServiceAccount,
  staff: zhStaff,
  statement: zhStatement,
  statistics: zhStatistics,
  'two-people': zhTwoPeople,
  withdrawal: zhWithdrawal,
};

/** A missing label does not compile. */
type Codes = {
  access: { action: Schemas.ClientAccess['action'] };
  bulk: { status: Schemas.BulkRunStatus; state: Schemas.BulkItemState };
  'client-profile': { status: 'enabled' | 'disabled' | 'locked'; kyc: Schemas.KycStatus };
  compensation: { kind: Schemas.OverdrawnSubType };
  'crypto-address': { status: Schemas.CryptoAddressStatus };
  decision: {
    reasonCode:
      | Reason<Schemas.AuditRequest>
      | Reason<Schemas.WithdrawalAudit>
      | Reason<Schemas.OverdrawnAudit>
      | Reason<Schemas.TradeAuditRequest>
      | Reason<Schemas.KycAuditRequest>
      | Reason<Schemas.CryptoAddressAudit>
      | Reason<Schemas.AmendmentCreate>
      | Reason<Schemas.AmendmentAudit>;
  };
  deposit: { status: Schemas.DepositStatus };
  emergency: { status: Schemas.AmendmentStatus };
  exception: { status: Schemas.ExceptionStatus };
  'export-job': { status: Schemas.ExportJobStatus; reason: Schemas.ExportJobReason };
  'ip-rule': {
    kind: Schemas.IpRuleKind;
    scope: Schemas.IpRuleScope;
    status: Schemas.IpRuleStatus;
  };
  kyc: { status: Schemas.KycStatus; level: Schemas.KycLevel; idType: Schemas.IdType };
  loan: { status: Schemas.OverdrawnStatus };
  message: { status: Schemas.MessageStatus; audience: Schemas.MessageAudience };
  order: { status: Schemas.TradeStatus; phase: Schemas.TradePhase };
  product: {
    status: Schemas.ProductStatus;
    fundingModel: Schemas.IpoFundingModel;
    payout: Schemas.SavingPayout;
    earlyExit: Schemas.SavingEarlyExit;
    period: Schemas.AiPlanPeriod;
  };
  quotation: { status: Schemas.QuotationStatus };
  reconciliation: {
    kind: Schemas.DifferenceKind;
    reason: Schemas.MatchReason;
    ignoreReason: Schemas.IgnoreReason;
    fileFault: 'format' | 'columns' | 'accounts' | 'too_many_lines' | 'entities' | 'empty';
    state: Schemas.ReconciliationState;
  };
  record: {
    risk: Schemas.RiskLevel;
    riskReason: Schemas.RiskReasonCode;
    clientRisk: Schemas.ClientRiskLevel;
    creditReason: Schemas.CreditReason;
    depositType: Schemas.DepositSubType;
    chain: Schemas.Chain;
    status: Schemas.SwitchStatus;
    role: Schemas.StaffUser['role'];
  };
  'service-account': {
    status: Schemas.ServiceAccountStatus;
    secretStatus: Schemas.ServiceSecretStatus;
  };
  staff: { state: Schemas.StaffUser['status'] };
  statement: { ledger: LedgerKind; buckets: Schemas.StatementLine['bucket'] };
  statistics: { kinds: Schemas.TradeKind | Schemas.ProductKind };
  'two-people': { limit: Schemas.TwoPersonLimit; bound: Schemas.LimitBound };
  withdrawal: {
    status: Schemas.WithdrawalStatus;
    payout: Schemas.PayoutPhase;
    kind: Schemas.DestinationKind;
  };
};

/** The generated types have the word `null` beside null itself. */
type Reason<Audit extends { reason_code?: string | null | undefined }> = Exclude<
  NonNullable<Audit['reason_code']>,
  'null'
>;

type LedgerKind =
  | `deposit_${Exclude<Schemas.DepositStatus, 'pending' | 'rejected'>}`
  | `withdrawal_${'created' | 'amended' | Exclude<Schemas.WithdrawalStatus, 'pending'>}`
  | `${Schemas.OverdrawnSubType}_approved`
  | 'loan_repaid'
  | 'exchange_done'
  | `trade_${Schemas.TradeEvent['action']}`;

export type Language = 'zh-CN' | 'en-US';

export type Labels = typeof english;

const labels: Readonly<Record<Language, Labels>> = {
  'zh-CN': chinese,
  'en-US': english,
} satisfies Record<
  Language,
  { [R in keyof Codes]: { [F in keyof Codes[R]]: Record<Codes[R][F] & string, string> } }
>;

export type RecordName = keyof Labels;

type SnakeCase<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';

export type FieldName<R extends RecordName> = Labels[R] extends { column: infer Fields }
  ? SnakeCase<keyof Fields>
  : never;

export type CodeField<R extends RecordName> = SnakeCase<Exclude<keyof Labels[R], 'column'>>;

const keyOf = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

type Texts = Readonly<Record<string, string>>;
const texts: Readonly<
  Record<Language, Readonly<Record<RecordName, Readonly<Record<string, Texts>>>>>
> = labels;

const textOf = (group: Texts | undefined, key: string): string | undefined =>
  group && Object.hasOwn(group, key) ? group[key] : undefined;

/**
 * The label of a field.
 *
 * @example
 * fieldLabel('deposit', 'order_no', 'en-US'); // 'Order no.'
 */
export function fieldLabel<R extends RecordName>(
  record: R,
  field: FieldName<R>,
  language: Language,
): string {
  return textOf(texts[language][record]['column'], keyOf(field)) ?? field;
}

/**
 * The label of a state, a reason or another code of a field; the code itself if this version does not know it.
 *
 * @param context for codes that have another label in some records: `subscribe` for the state `holding` of an order
 * @example
 * codeLabel('deposit', 'status', 'rolled_back', 'en-US'); // 'Rolled back'
 */
export function codeLabel<R extends RecordName>(
  record: R,
  field: CodeField<R>,
  code: string,
  language: Language,
  context = '',
): string {
  const group = texts[language][record][keyOf(field)];
  return textOf(group, `${code}_${context}`) ?? textOf(group, code) ?? code;
}
