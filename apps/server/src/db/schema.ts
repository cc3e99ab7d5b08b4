// The whole schema in one place, for drizzle-kit and for the typed query builder.
export { account, client } from './schema/client.ts';
export { deposit } from './schema/deposit.ts';
export { event } from './schema/event.ts';
export { ledgerEntry, ledgerTransaction } from './schema/ledger.ts';
export {
  auditHead,
  auditLog,
  file,
  idempotencyKey,
  rate,
  rateLimit,
  setting,
} from './schema/platform.ts';
export { product } from './schema/product.ts';
export {
  captcha,
  recoveryCode,
  refreshToken,
  session,
  signInFailure,
  staffUser,
} from './schema/staff.ts';
export { accountTally, clientTally, depositTally } from './schema/tally.ts';
export { allocation, allocationLine, tradeRecord } from './schema/trade.ts';
