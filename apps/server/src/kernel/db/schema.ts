export { amendment } from './schema/amendment.ts';
export { type ProposedChange, proposal, signature, signedStatement } from './schema/approval.ts';
export {
  bankMatch,
  bankMatchItem,
  bankStatement,
  bankStatementLine,
  ownBankAccount,
} from './schema/bank-statement.ts';
export { bulkItem, bulkRun } from './schema/bulk-run.ts';
export { account, client } from './schema/client.ts';
export {
  clientAccess,
  clientBank,
  clientCode,
  clientCrypto,
  clientDevice,
  clientNominee,
  clientNote,
  clientTradeSetting,
} from './schema/client-details.ts';
export {
  documentVersion,
  event,
  message,
  messageRecipient,
  supportChannel,
} from './schema/content.ts';
export { conversion } from './schema/conversion.ts';
export { cryptoAddress } from './schema/crypto-address.ts';
export { deposit } from './schema/deposit.ts';
export { dataException, exceptionDay } from './schema/exception.ts';
export { exportJob, exportPiece, reportSubscription } from './schema/export-job.ts';
export { figure, figureZone } from './schema/figure.ts';
export { ipRule } from './schema/ip-rule.ts';
export { kyc, kycDocument, kycEvent } from './schema/kyc.ts';
export { ledgerEntry, ledgerTransaction } from './schema/ledger.ts';
export { currencyPair, exchange } from './schema/market.ts';
export { notification, recordComment, shiftHandover } from './schema/notification.ts';
export { loanRepayment, overdrawn } from './schema/overdrawn.ts';
export {
  auditCheckpoint,
  auditForward,
  auditHead,
  auditLeaf,
  auditLog,
  auditPending,
  file,
  idempotencyKey,
  rate,
  rateLimit,
  setting,
} from './schema/platform.ts';
export { fundNav, product, productTemplate } from './schema/product.ts';
export { clientQuestion } from './schema/question.ts';
export { savedView } from './schema/saved-view.ts';
export { savingDay, savingHolding } from './schema/saving.ts';
export { serverKey } from './schema/server-key.ts';
export { serviceAccount, serviceSecret } from './schema/service-account.ts';
export {
  attempt,
  captcha,
  invitation,
  passkey,
  passkeyChallenge,
  recoveryCode,
  refreshToken,
  session,
  staffDevice,
  staffUser,
} from './schema/staff.ts';
export {
  allocation,
  allocationLine,
  type SubscribedPlan,
  tradeEvent,
  tradeRecord,
} from './schema/trade.ts';
export { withdrawal } from './schema/withdrawal.ts';
export { availability, workItem } from './schema/work.ts';
