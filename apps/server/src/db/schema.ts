// The whole schema in one place, for drizzle-kit and for the typed query builder.
export { account, client } from './schema/client.ts';
export {
  clientAccess,
  clientBank,
  clientCode,
  clientCrypto,
  clientNominee,
  clientNote,
  clientTradeSetting,
} from './schema/client-details.ts';
export { deposit } from './schema/deposit.ts';
export { event } from './schema/event.ts';
export { exchange } from './schema/exchange.ts';
export { ipRule } from './schema/ip-rule.ts';
export { kyc, kycDocument, kycEvent } from './schema/kyc.ts';
export { ledgerEntry, ledgerTransaction } from './schema/ledger.ts';
export { loanRepayment, overdrawn } from './schema/overdrawn.ts';
export {
  auditHead,
  auditLog,
  file,
  idempotencyKey,
  rate,
  setting,
} from './schema/platform.ts';
export { product } from './schema/product.ts';
export {
  attempt,
  captcha,
  recoveryCode,
  refreshToken,
  session,
  staffUser,
} from './schema/staff.ts';
export {
  allocation,
  allocationLine,
  tradeEvent,
  tradeRecord,
} from './schema/trade.ts';
export { withdrawal } from './schema/withdrawal.ts';
