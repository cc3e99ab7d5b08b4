// Generated from openapi/ by `pnpm generate`: edit the contract, not this file.
type Any =
  | 'VALIDATION'
  | 'ADDRESS_REFUSED'
  | 'UNSUPPORTED_ENCODING'
  | 'REQUEST_BROKEN_OFF'
  | 'SDK_OUTDATED'
  | 'TOO_MANY_REQUESTS'
  | 'INTERNAL'
  | 'BUSY';
type Write = 'MALFORMED_JSON' | 'BODY_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'OUTCOME_UNKNOWN';
type Session = 'UNAUTHORIZED' | 'SESSION_ENDED' | 'MFA_REQUIRED' | 'PERSON_REQUIRED';
type Permission = 'FORBIDDEN';
type Factor = 'FACTOR_REQUIRED';
type Recent = 'SIGN_IN_AGAIN';
type Signed = 'SIGNATURE_REQUIRED';
type Key = 'IDEMPOTENCY_KEY_REUSED';

/** The codes of the server that say nothing of one operation. */
export type DefaultServerCode = Any | Write | Session | Permission | Factor | Recent | Signed | Key;

/** The codes that each operation can answer. */
export interface OperationErrors {
  get: {
    '/auth/admin/v1/captcha': Any | 'TOO_MANY_ATTEMPTS';
    '/auth/admin/v1/userinfo': Any | Session;
    '/auth/admin/v1/permission/{userId}': Any | Session | 'NOT_FOUND';
    '/auth/admin/v1/session/list': Any | Session;
    '/user/v1/email': Any | Session | Factor;
    '/user/v1/passkey/list': Any | Session;
    '/user/admin/v1/notification/list': Any | Session | Factor;
    '/setting/app/v1/locale': Any;
    '/setting/v1/app': Any;
    '/setting/v1/co': Any;
    '/setting/admin/v1/product': Any | Session | Permission | Factor;
    '/setting/admin/v1/locale': Any | Session | Factor;
    '/client/admin/v1/list': Any | Session | Permission | Factor;
    '/client/admin/v1/export': Any | Session | Permission | Factor;
    '/client/admin/v1/lines': Any | Session | Permission | Factor;
    '/client/admin/v1/detail/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/acc/admin/v1/list/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/deposit/admin/v1/list': Any | Session | Permission | Factor;
    '/deposit/admin/v1/lines': Any | Session | Permission | Factor;
    '/deposit/admin/v1/export': Any | Session | Permission | Factor;
    '/deposit/admin/v1/detail/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/deposit/admin/v1/proof/{id}':
      | Any
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'FILE_STORE_UNAVAILABLE';
    '/reconciliation/admin/v1/statement/list': Any | Session | Permission | Factor;
    '/reconciliation/admin/v1/list': Any | Session | Permission | Factor;
    '/reconciliation/admin/v1/export': Any | Session | Permission | Factor;
    '/reconciliation/admin/v1/records': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/currency/admin/v1/rate': Any | Session | Factor | 'RATE_UNAVAILABLE';
    '/setting/v1/logo/{fileId}': Any | 'NOT_FOUND' | 'FILE_STORE_UNAVAILABLE';
    '/stat/admin/v1/summary': Any | Session | Permission | Factor;
    '/stat/admin/v1/queues': Any | Session | Permission | Factor;
    '/stat/admin/v1/desk_day': Any | Session | Permission | Factor;
    '/event/admin/v1/stream': Any | Session | Factor | 'TOO_MANY_STREAMS';
    '/healthz': Any;
    '/readyz': Any | 'NOT_READY';
    '/user/v1/list': Any | Session | Permission | Factor;
    '/user/v1/export': Any | Session | Permission | Factor;
    '/user/v1/role': Any | Session | Permission | Factor;
    '/user/v1/trading_list': Any | Session | Permission | Factor;
    '/user/v1/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/user/v1/team': Any | Session | Permission | Factor;
    '/user/v1/session/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/config/admin/v1/ip_access': Any | Session | Permission | Factor;
    '/config/admin/v1/ip_access/export': Any | Session | Permission | Factor;
    '/config/admin/v1/ip_access/check': Any | Session | Permission | Factor;
    '/config/admin/v1/service_account': Any | Session | Permission | Factor;
    '/config/admin/v1/service_account/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/config/admin/v1/permission': Any | Session | Permission | Factor;
    '/audit/admin/v1/list': Any | Session | Permission | Factor;
    '/audit/admin/v1/export': Any | Session | Permission | Factor;
    '/audit/admin/v1/verify': Any | Session | Permission | Factor;
    '/client/admin/v1/tags': Any | Session | Permission | Factor;
    '/client/admin/v1/risk/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/client/admin/v1/trade/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/client/admin/v1/code/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/client/admin/v1/similar': Any | Session | Permission | Factor;
    '/client/admin/v1/username': Any | Session | Permission | Factor;
    '/client/admin/v1/access/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/client/admin/v1/access/{id}/export': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/client/admin/v1/bank/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/client/admin/v1/nominee/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/client/admin/v1/crypto/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/client/admin/v1/location/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/client/admin/v1/linked/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/client/admin/v1/note/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/client/admin/v1/timeline/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/client/admin/v1/summary/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/identify/admin/v1/list': Any | Session | Permission | Factor;
    '/identify/admin/v1/export': Any | Session | Permission | Factor;
    '/identify/admin/v1/client_detail/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/identify/admin/v1/detail/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/identify/admin/v1/document/{id}/{documentId}':
      | Any
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'FILE_STORE_UNAVAILABLE';
    '/withdraw/admin/v1/list': Any | Session | Permission | Factor;
    '/withdraw/admin/v1/lines': Any | Session | Permission | Factor;
    '/withdraw/admin/v1/export': Any | Session | Permission | Factor;
    '/withdraw/admin/v1/detail/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/withdraw/admin/v1/payout/receipt/{id}':
      | Any
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'FILE_STORE_UNAVAILABLE';
    '/overdrawn/admin/v1/record/list': Any | Session | Permission | Factor;
    '/overdrawn/admin/v1/record/lines': Any | Session | Permission | Factor;
    '/overdrawn/admin/v1/record/export': Any | Session | Permission | Factor;
    '/overdrawn/admin/v1/record/detail/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/overdrawn/admin/v1/loan/due': Any | Session | Permission | Factor;
    '/acc/admin/v1/exchange/list': Any | Session | Permission | Factor;
    '/acc/admin/v1/exchange/lines': Any | Session | Permission | Factor;
    '/acc/admin/v1/exchange/export': Any | Session | Permission | Factor;
    '/acc/admin/v1/exchange/{clientId}/quote':
      | Any
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'PAIR_DISABLED'
      | 'RATE_UNAVAILABLE'
      | 'RATE_OUTDATED'
      | 'ACCOUNT_NOT_OF_CLIENT';
    '/user/admin/v1/tfl/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/user/admin/v1/tfl/{id}/export': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/stock/admin/v1/list': Any | Session | Permission | Factor;
    '/stock/admin/v1/export': Any | Session | Permission | Factor;
    '/stock/admin/v1/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/stock/admin/v1/history/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/block/admin/v1/list': Any | Session | Permission | Factor;
    '/block/admin/v1/export': Any | Session | Permission | Factor;
    '/block/admin/v1/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/block/admin/v1/history/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/ipo/admin/v1/list': Any | Session | Permission | Factor;
    '/ipo/admin/v1/export': Any | Session | Permission | Factor;
    '/ipo/admin/v1/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/ipo/admin/v1/history/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/daily/admin/v1/list': Any | Session | Permission | Factor;
    '/daily/admin/v1/export': Any | Session | Permission | Factor;
    '/daily/admin/v1/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/daily/admin/v1/history/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/ai/admin/v1/list': Any | Session | Permission | Factor;
    '/ai/admin/v1/export': Any | Session | Permission | Factor;
    '/ai/admin/v1/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/ai/admin/v1/history/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/fund/admin/v1/list': Any | Session | Permission | Factor;
    '/fund/admin/v1/export': Any | Session | Permission | Factor;
    '/fund/admin/v1/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/fund/admin/v1/history/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/fund/admin/v1/nav/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/fund/admin/v1/dealing/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/quant/admin/v1/list': Any | Session | Permission | Factor;
    '/quant/admin/v1/export': Any | Session | Permission | Factor;
    '/quant/admin/v1/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/quant/admin/v1/history/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/saving/admin/v1/list': Any | Session | Permission | Factor;
    '/saving/admin/v1/export': Any | Session | Permission | Factor;
    '/saving/admin/v1/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/saving/admin/v1/history/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/product/admin/v1/{kind}/template': Any | Session | Permission | Factor;
    '/saving/admin/v1/holding/list': Any | Session | Permission | Factor;
    '/saving/admin/v1/holding/preview':
      | Any
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'INSUFFICIENT_FUNDS'
      | 'RATE_UNAVAILABLE'
      | 'ACCOUNT_NOT_OF_CLIENT'
      | 'ACCOUNT_CURRENCY_DIFFERS'
      | 'CLIENT_DISABLED'
      | 'KIND_NOT_ALLOWED'
      | 'ORDER_ABOVE_LIMIT'
      | 'DAY_LIMIT_REACHED'
      | 'PRODUCT_CLOSED';
    '/saving/admin/v1/holding/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/saving/admin/v1/holding/days/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/trx/admin/v1/{kind}/list': Any | Session | Permission | Factor;
    '/trx/admin/v1/{kind}/export': Any | Session | Permission | Factor;
    '/trx/admin/v1/{kind}/lines': Any | Session | Permission | Factor;
    '/trx/admin/v1/{kind}/offers': Any | Session | Permission | Factor;
    '/trx/admin/v1/{kind}/preview':
      | Any
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'INSUFFICIENT_FUNDS'
      | 'RATE_UNAVAILABLE'
      | 'ACCOUNT_NOT_OF_CLIENT'
      | 'ACCOUNT_CURRENCY_DIFFERS'
      | 'PRODUCT_FULL'
      | 'CLIENT_DISABLED'
      | 'KIND_NOT_ALLOWED'
      | 'ORDER_ABOVE_LIMIT'
      | 'DAY_LIMIT_REACHED'
      | 'PRODUCT_CLOSED';
    '/trx/admin/v1/{kind}/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/trx/admin/v1/{kind}/evidence/{id}':
      | Any
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'FILE_STORE_UNAVAILABLE';
    '/trx/admin/v1/{kind}/{productId}/allocation':
      | Any
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND';
    '/allocation/admin/v1/list': Any | Session | Permission | Factor;
    '/trx/admin/v1/{kind}/{productId}/allocation/result/{trxId}':
      | Any
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND';
    '/client/admin/v1/order/holding/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/message/admin/v1/list': Any | Session | Permission | Factor;
    '/message/admin/v1/export': Any | Session | Permission | Factor;
    '/message/admin/v1/recipients': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/message/admin/v1/templates': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/service/admin/v1/list': Any | Session | Permission | Factor;
    '/service/admin/v1/export': Any | Session | Permission | Factor;
    '/crypto_address/admin/v1/list': Any | Session | Permission | Factor;
    '/crypto_address/admin/v1/export': Any | Session | Permission | Factor;
    '/crypto_address/admin/v1/uses/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/config/admin/v1/trade': Any | Session | Permission | Factor;
    '/config/admin/v1/trade/risk_defaults': Any | Session | Permission | Factor;
    '/config/admin/v1/exchange': Any | Session | Permission | Factor;
    '/config/admin/v1/exchange/export': Any | Session | Permission | Factor;
    '/config/admin/v1/market': Any | Session | Permission | Factor;
    '/config/admin/v1/market_days': Any | Session | Factor;
    '/config/admin/v1/rate': Any | Session | Permission | Factor;
    '/config/admin/v1/rate/export': Any | Session | Permission | Factor;
    '/config/admin/v1/currency_pair': Any | Session | Permission | Factor;
    '/config/admin/v1/currency_pair/export': Any | Session | Permission | Factor;
    '/config/admin/v1/document/{slug}': Any | Session | Permission | Factor;
    '/config/admin/v1/document/{slug}/versions': Any | Session | Permission | Factor;
    '/approval/admin/v1/list': Any | Session | Permission | Factor;
    '/approval/admin/v1/limits': Any | Session | Permission | Factor;
    '/approval/admin/v1/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/bulk/admin/v1/list': Any | Session | Factor;
    '/bulk/admin/v1/{id}': Any | Session | Factor | 'NOT_FOUND';
    '/export/admin/v1/list': Any | Session | Factor;
    '/export/admin/v1/file/{id}':
      | Any
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'INVALID_TRANSITION';
    '/report/admin/v1/list': Any | Session | Factor;
    '/view/admin/v1/list': Any | Session | Permission | Factor;
    '/search/admin/v1/find': Any | Session | Factor;
    '/comment/admin/v1/record': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/comment/admin/v1/people': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/work/admin/v1/list': Any | Session | Permission | Factor;
    '/work/admin/v1/assignees/{type}/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/work/admin/v1/availability/{id}': Any | Session | Factor | 'NOT_FOUND';
    '/stat/admin/v1/targets': Any | Session | Permission | Factor;
    '/emergency/admin/v1/order': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/emergency/admin/v1/detail/{id}': Any | Session | Permission | Factor | 'NOT_FOUND';
    '/emergency/admin/v1/evidence/{id}':
      | Any
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'FILE_STORE_UNAVAILABLE';
    '/emergency/admin/v1/list': Any | Session | Permission | Factor;
    '/emergency/admin/v1/export': Any | Session | Permission | Factor;
    '/stat/admin/v1/flow': Any | Session | Permission | Factor;
    '/stat/admin/v1/cohort': Any | Session | Permission | Factor;
    '/stat/admin/v1/shift': Any | Session | Permission | Factor;
    '/stat/admin/v1/handover/list': Any | Session | Permission | Factor;
    '/report/admin/v1/{report}/export': Any | Session | Permission | Factor;
    '/stat/admin/v1/product': Any | Session | Permission | Factor;
    '/stat/admin/v1/team': Any | Session | Permission | Factor;
    '/stat/admin/v1/team_product': Any | Session | Permission | Factor;
    '/stat/admin/v1/otc': Any | Session | Permission | Factor;
    '/stat/admin/v1/ipo': Any | Session | Permission | Factor;
    '/stat/admin/v1/fund': Any | Session | Permission | Factor;
    '/stat/admin/v1/quant': Any | Session | Permission | Factor;
    '/stat/admin/v1/stock': Any | Session | Permission | Factor;
    '/stat/admin/v1/measures': Any | Session | Permission | Factor;
    '/exception/admin/v1/list': Any | Session | Permission | Factor;
    '/exception/admin/v1/export': Any | Session | Permission | Factor;
    '/exception/admin/v1/summary': Any | Session | Permission | Factor;
    '/metrics': Any | 'NOT_FOUND';
  };
  post: {
    '/auth/admin/v1/login': Any | Write | 'CAPTCHA_WRONG' | 'LOGIN_FAILED' | 'TOO_MANY_ATTEMPTS';
    '/auth/admin/v1/invitation':
      | Any
      | Write
      | 'CAPTCHA_WRONG'
      | 'INVITATION_INVALID'
      | 'TOO_MANY_ATTEMPTS';
    '/auth/admin/v1/logout': Any | Write | Session;
    '/auth/admin/v1/token/refresh':
      | Any
      | Write
      | 'UNAUTHORIZED'
      | 'SESSION_ENDED'
      | 'TOO_MANY_ATTEMPTS';
    '/auth/admin/v1/token/service':
      | Any
      | Write
      | 'CREDENTIALS_WRONG'
      | 'SERVICE_ACCOUNT_EXPIRED'
      | 'SERVICE_ACCOUNT_REVOKED'
      | 'TOO_MANY_ATTEMPTS';
    '/auth/admin/v1/passkey/start': Any | Write | Session;
    '/auth/admin/v1/mfa/verify':
      | Any
      | Write
      | Session
      | 'MFA_CODE_WRONG'
      | 'MFA_NOT_PENDING'
      | 'RECOVERY_CODE_WRONG'
      | 'PASSKEY_WRONG'
      | 'TOO_MANY_ATTEMPTS';
    '/auth/admin/v1/sign_in_again':
      | Any
      | Write
      | Session
      | 'MFA_NOT_ENABLED'
      | 'AUTHENTICATOR_CODE_WRONG'
      | 'PASSKEY_WRONG'
      | 'PASSWORD_WRONG'
      | 'TOO_MANY_ATTEMPTS';
    '/user/v1/mfa/bind/start':
      | Any
      | Write
      | Session
      | Recent
      | 'MFA_ALREADY_ENABLED'
      | 'TOO_MANY_ATTEMPTS';
    '/user/v1/mfa/bind/verify':
      | Any
      | Write
      | Session
      | 'MFA_BINDING_NOT_STARTED'
      | 'AUTHENTICATOR_CODE_WRONG'
      | 'TOO_MANY_ATTEMPTS';
    '/user/v1/mfa/recovery_codes':
      | Any
      | Write
      | Session
      | Recent
      | 'RECOVERY_CODES_ONLY_ONCE'
      | 'MFA_NOT_ENABLED';
    '/user/v1/mfa/disable':
      | Any
      | Write
      | Session
      | 'MFA_NOT_ENABLED'
      | 'AUTHENTICATOR_CODE_WRONG'
      | 'RECOVERY_CODE_WRONG'
      | 'TOO_MANY_ATTEMPTS';
    '/user/v1/email/start':
      | Any
      | Write
      | Session
      | Factor
      | Recent
      | 'MAIL_NOT_SENT'
      | 'TOO_MANY_ATTEMPTS';
    '/user/v1/email/confirm': Any | Write | Session | Factor | Recent | 'TOO_MANY_ATTEMPTS';
    '/user/v1/passkey/start':
      | Any
      | Write
      | Session
      | Recent
      | 'PASSKEYS_FULL'
      | 'PASSKEYS_OFF'
      | 'TOO_MANY_ATTEMPTS';
    '/user/v1/passkey/add':
      | Any
      | Write
      | Session
      | Recent
      | 'PASSKEY_WRONG'
      | 'PASSKEYS_FULL'
      | 'PASSKEYS_OFF';
    '/deposit/admin/v2/specialized/{clientId}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | Key
      | 'NOT_FOUND'
      | 'RATE_UNAVAILABLE'
      | 'RATE_OUTDATED'
      | 'ACCOUNT_NOT_OF_CLIENT'
      | 'FILE_NOT_READY';
    '/deposit/admin/v1/ask/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Key
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'ALREADY_DECIDED'
      | 'CLIENT_ASKED'
      | 'CLIENT_LANGUAGE_CHANGED'
      | 'QUESTIONS_MAX';
    '/reconciliation/admin/v1/statement/preview':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'STATEMENT_UNREADABLE';
    '/reconciliation/admin/v1/statement/import':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Key
      | 'STATEMENT_UNREADABLE'
      | 'STATEMENT_IMPORTED';
    '/reconciliation/admin/v1/match':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Key
      | 'NOT_FOUND'
      | 'ALREADY_MATCHED';
    '/reconciliation/admin/v1/ignore':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Key
      | 'NOT_FOUND'
      | 'ALREADY_MATCHED';
    '/reconciliation/admin/v1/undo/{id}': Any | Write | Session | Permission | Factor | 'NOT_FOUND';
    '/reconciliation/admin/v1/deposit/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Key
      | 'NOT_FOUND'
      | 'RATE_UNAVAILABLE'
      | 'RATE_OUTDATED'
      | 'ACCOUNT_NOT_OF_CLIENT'
      | 'ALREADY_MATCHED';
    '/s3/admin/presign/put': Any | Write | Session | Permission | Factor | 'UPLOAD_QUOTA_REACHED';
    '/s3/admin/upload/{fileId}/confirm':
      | Any
      | Write
      | Session
      | Factor
      | 'NOT_FOUND'
      | 'FILE_NOT_READY'
      | 'FILE_TYPE_REFUSED'
      | 'FILE_INFECTED'
      | 'FILE_SIZE_DIFFERS'
      | 'FILE_STORE_UNAVAILABLE'
      | 'FILE_SCANNER_UNAVAILABLE';
    '/user/v1/change_pwd': Any | Write | Session | 'PASSWORD_WRONG' | 'TOO_MANY_ATTEMPTS';
    '/user/v1/create':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | Key
      | 'ROLE_ABOVE_OWN';
    '/user/v1/invitation/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | Key
      | 'PROPOSAL_OPEN'
      | 'STAFF_ABOVE_OWN'
      | 'OWN_ACCOUNT'
      | 'NOT_FOUND'
      | 'ADMINISTRATOR_NEEDS_TWO';
    '/user/v1/invitation/half/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | 'NOT_YOUR_HALF'
      | 'NOT_FOUND';
    '/user/v1/change_agent/{clientId}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD';
    '/config/admin/v1/ip_access':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | Key
      | 'IP_RULE_LOCKS_OUT'
      | 'IP_RULE_SHUTS_OUT';
    '/config/admin/v1/service_account':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | Key;
    '/config/admin/v1/service_account/{id}/secret':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | Key
      | 'PROPOSAL_OPEN'
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION';
    '/config/admin/v1/service_account/{id}/secret/collect':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | 'NOT_YOUR_SECRET'
      | 'NOT_FOUND'
      | 'INVALID_TRANSITION';
    '/client/admin/v1/create': Any | Write | Session | Permission | Factor | Key;
    '/client/admin/v1/status/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION';
    '/client/admin/v1/tags/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD';
    '/client/admin/v1/risk/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | 'PROPOSAL_OPEN'
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION';
    '/client/admin/v1/trade/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | 'PROPOSAL_OPEN'
      | 'NOT_FOUND'
      | 'STALE_RECORD';
    '/client/admin/v1/bank/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | Key
      | 'NOT_FOUND';
    '/client/admin/v1/robot': Any | Write | Session | Permission | Factor | Key;
    '/client/admin/v1/note/{id}': Any | Write | Session | Permission | Factor | Key | 'NOT_FOUND';
    '/client/admin/v1/reveal/{id}': Any | Write | Session | Permission | Factor | 'NOT_FOUND';
    '/identify/admin/v1/audit/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | 'SELF_APPROVAL'
      | 'TIED_APPROVAL'
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'ALREADY_DECIDED'
      | 'INVALID_TRANSITION'
      | 'RISK_NEEDS_OVERRIDE'
      | 'RISK_NOT_IN_BULK'
      | 'RISK_NOT_ACKNOWLEDGED'
      | 'ID_EXPIRED';
    '/identify/admin/v1/ask/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'ALREADY_DECIDED'
      | 'INVALID_TRANSITION'
      | 'CLIENT_ASKED'
      | 'CLIENT_LANGUAGE_CHANGED'
      | 'QUESTIONS_MAX';
    '/identify/admin/v1/reveal/{id}': Any | Write | Session | Permission | Factor | 'NOT_FOUND';
    '/withdraw/admin/v1/audit/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | Key
      | 'SELF_APPROVAL'
      | 'TIED_APPROVAL'
      | 'PROPOSAL_CLOSED'
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'ALREADY_DECIDED'
      | 'ROBOT_NOT_PAID_OUT'
      | 'RISK_NEEDS_OVERRIDE'
      | 'RISK_NOT_IN_BULK'
      | 'RISK_NOT_ACKNOWLEDGED';
    '/withdraw/admin/v1/ask/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Key
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'ALREADY_DECIDED'
      | 'CLIENT_ASKED'
      | 'CLIENT_LANGUAGE_CHANGED'
      | 'QUESTIONS_MAX';
    '/withdraw/admin/v1/payout/sent/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Key
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'ALREADY_DECIDED'
      | 'INVALID_TRANSITION'
      | 'FILE_NOT_READY';
    '/withdraw/admin/v1/payout/paid/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | Key
      | 'SELF_APPROVAL'
      | 'TIED_APPROVAL'
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'ALREADY_DECIDED'
      | 'INVALID_TRANSITION';
    '/withdraw/admin/v1/payout/file/preview':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND';
    '/withdraw/admin/v1/payout/file': Any | Write | Session | Permission | Factor | 'NOT_FOUND';
    '/withdraw/admin/v1/payout/release/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | Key
      | 'PROPOSAL_OPEN'
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'ALREADY_DECIDED'
      | 'INVALID_TRANSITION';
    '/withdraw/admin/v1/reveal/{id}': Any | Write | Session | Permission | Factor | 'NOT_FOUND';
    '/overdrawn/admin/v1/compensation/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | Key
      | 'NOT_FOUND';
    '/overdrawn/admin/v1/bonus/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | Key
      | 'NOT_FOUND';
    '/overdrawn/admin/v1/loan/pay_fine/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Key
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION'
      | 'INSUFFICIENT_FUNDS'
      | 'REPAYMENT_TOO_LARGE';
    '/acc/admin/v1/exchange/{clientId}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | Key
      | 'PROPOSAL_OPEN'
      | 'NOT_FOUND'
      | 'INSUFFICIENT_FUNDS'
      | 'PAIR_DISABLED'
      | 'RATE_UNAVAILABLE'
      | 'RATE_OUTDATED'
      | 'ACCOUNT_NOT_OF_CLIENT'
      | 'RATE_CHANGED'
      | 'FEE_CHANGED';
    '/stock/admin/v1/create': Any | Write | Session | Permission | Factor | Key;
    '/block/admin/v1/create': Any | Write | Session | Permission | Factor | Key;
    '/ipo/admin/v1/create': Any | Write | Session | Permission | Factor | Key;
    '/daily/admin/v1/create': Any | Write | Session | Permission | Factor | Key;
    '/ai/admin/v1/create': Any | Write | Session | Permission | Factor | Key;
    '/fund/admin/v1/create': Any | Write | Session | Permission | Factor | Key;
    '/fund/admin/v1/dealing/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | Key
      | 'PROPOSAL_OPEN'
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'NAV_MISSING';
    '/quant/admin/v1/create': Any | Write | Session | Permission | Factor | Key;
    '/saving/admin/v1/create': Any | Write | Session | Permission | Factor | Key;
    '/product/admin/v1/{kind}/template': Any | Write | Session | Permission | Factor | Key;
    '/product/admin/v1/{kind}/import': Any | Write | Session | Permission | Factor | Key;
    '/saving/admin/v1/holding/create':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | Key
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INSUFFICIENT_FUNDS'
      | 'RATE_UNAVAILABLE'
      | 'ACCOUNT_NOT_OF_CLIENT'
      | 'ACCOUNT_CURRENCY_DIFFERS'
      | 'CLIENT_DISABLED'
      | 'KIND_NOT_ALLOWED'
      | 'ORDER_ABOVE_LIMIT'
      | 'DAY_LIMIT_REACHED'
      | 'PRODUCT_CLOSED';
    '/saving/admin/v1/holding/exit/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Key
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'ALREADY_DECIDED'
      | 'EXIT_NOT_ALLOWED';
    '/trx/admin/v1/{kind}/create':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | Key
      | 'NOT_FOUND'
      | 'INSUFFICIENT_FUNDS'
      | 'RATE_UNAVAILABLE'
      | 'ACCOUNT_NOT_OF_CLIENT'
      | 'ACCOUNT_CURRENCY_DIFFERS'
      | 'PRODUCT_FULL'
      | 'CLIENT_DISABLED'
      | 'KIND_NOT_ALLOWED'
      | 'ORDER_ABOVE_LIMIT'
      | 'DAY_LIMIT_REACHED'
      | 'PRODUCT_CLOSED';
    '/trx/admin/v1/{kind}/withdraw/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Key
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'ALREADY_DECIDED'
      | 'CUTOFF_PASSED';
    '/trx/admin/v1/{kind}/audit/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | Key
      | 'SELF_APPROVAL'
      | 'TIED_APPROVAL'
      | 'PROPOSAL_OPEN'
      | 'PROPOSAL_CLOSED'
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'ALREADY_DECIDED'
      | 'RISK_NEEDS_OVERRIDE'
      | 'RISK_NOT_IN_BULK'
      | 'RISK_NOT_ACKNOWLEDGED'
      | 'ALLOTTED_ABOVE_POOL'
      | 'ALLOTTED_BY_ALLOCATION'
      | 'PRODUCT_CLOSED';
    '/trx/admin/v1/{kind}/pay/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Key
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'ALREADY_DECIDED'
      | 'INVALID_TRANSITION'
      | 'INSUFFICIENT_FUNDS'
      | 'RISK_NEEDS_OVERRIDE'
      | 'RISK_NOT_IN_BULK'
      | 'RISK_NOT_ACKNOWLEDGED'
      | 'PAY_DEADLINE_PASSED';
    '/trx/admin/v1/{kind}/settle/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | Key
      | 'PROPOSAL_OPEN'
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'ALREADY_DECIDED'
      | 'INVALID_TRANSITION'
      | 'FILE_NOT_READY'
      | 'LOCKED_UP'
      | 'SETTLEMENT_NOT_DUE'
      | 'PRODUCT_CLOSED';
    '/trx/admin/v1/fund/redeem/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Key
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'ALREADY_DECIDED'
      | 'INVALID_TRANSITION';
    '/trx/admin/v1/subscribe/cancel/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Key
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'ALREADY_DECIDED'
      | 'INVALID_TRANSITION';
    '/trx/admin/v1/{kind}/{productId}/allocation/proposal':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'ALREADY_DECIDED';
    '/trx/admin/v1/{kind}/{productId}/allocation/letters':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND';
    '/trx/admin/v1/{kind}/{productId}/allocation/publish':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | Key
      | 'SELF_APPROVAL'
      | 'TIED_APPROVAL'
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'ALREADY_DECIDED'
      | 'RISK_NEEDS_OVERRIDE'
      | 'RISK_NOT_ACKNOWLEDGED'
      | 'ALLOTTED_ABOVE_POOL'
      | 'ALLOCATION_OUTDATED'
      | 'APPLICATIONS_OPEN'
      | 'PAY_DEADLINE_PASSED'
      | 'PRODUCT_CLOSED';
    '/user/admin/v1/order/sub/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | Key
      | 'NOT_FOUND'
      | 'INSUFFICIENT_FUNDS'
      | 'RATE_UNAVAILABLE'
      | 'ACCOUNT_NOT_OF_CLIENT'
      | 'ACCOUNT_CURRENCY_DIFFERS'
      | 'CLIENT_DISABLED'
      | 'KIND_NOT_ALLOWED'
      | 'ORDER_ABOVE_LIMIT'
      | 'DAY_LIMIT_REACHED'
      | 'PRODUCT_CLOSED';
    '/message/admin/v1/create':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | Key
      | 'NOT_FOUND'
      | 'NO_RECIPIENTS';
    '/service/admin/v1/create': Any | Write | Session | Permission | Factor | Key;
    '/crypto_address/admin/v1/create':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | Key;
    '/config/admin/v1/exchange': Any | Write | Session | Permission | Factor | Key;
    '/config/admin/v1/rate': Any | Write | Session | Permission | Factor | Recent | Signed | Key;
    '/config/admin/v1/currency_pair':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | Key;
    '/approval/admin/v1/reveal/{id}': Any | Write | Session | Permission | Factor | 'NOT_FOUND';
    '/bulk/admin/v1/start': Any | Write | Session | Permission | Factor | Recent | Key;
    '/export/admin/v1/start': Any | Write | Session | Permission | Factor | Key | 'NOT_FOUND';
    '/comment/admin/v1/add': Any | Write | Session | Permission | Factor | Key | 'NOT_FOUND';
    '/work/admin/v1/next': Any | Write | Session | Permission | Factor;
    '/emergency/admin/v1/amend':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | Key
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'FILE_NOT_READY'
      | 'AMENDMENT_OPEN';
    '/stat/admin/v1/handover/add': Any | Write | Session | Permission | Factor | Key;
    '/exception/admin/v1/check': Any | Write | Session | Permission | Factor | Key;
  };
  put: {
    '/user/v1/preferences': Any | Write | Session;
    '/user/v1/passkey/{id}': Any | Write | Session | 'NOT_FOUND';
    '/user/admin/v1/notification/read_all': Any | Write | Session | Factor;
    '/user/admin/v1/notification/read/{id}': Any | Write | Session | Factor | 'NOT_FOUND';
    '/setting/admin/v1/app':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | 'PROPOSAL_OPEN'
      | 'STALE_RECORD';
    '/setting/admin/v1/co': Any | Write | Session | Permission | Factor | 'STALE_RECORD';
    '/setting/admin/v1/product': Any | Write | Session | Permission | Factor | 'STALE_RECORD';
    '/deposit/admin/v1/audit/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | Key
      | 'SELF_APPROVAL'
      | 'TIED_APPROVAL'
      | 'PROPOSAL_CLOSED'
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'ALREADY_DECIDED'
      | 'CONFIRMATIONS_MISSING'
      | 'RISK_NEEDS_OVERRIDE'
      | 'RISK_NOT_IN_BULK'
      | 'RISK_NOT_ACKNOWLEDGED';
    '/deposit/admin/v1/confirmations/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Key
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'ALREADY_DECIDED'
      | 'NOT_ON_CHAIN';
    '/deposit/admin/v1/answer/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Key
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'ALREADY_DECIDED'
      | 'CLIENT_NOT_ASKED';
    '/deposit/admin/v1/rollback/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | Key
      | 'SELF_APPROVAL'
      | 'TIED_APPROVAL'
      | 'PROPOSAL_CLOSED'
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'ALREADY_DECIDED'
      | 'INVALID_TRANSITION'
      | 'INSUFFICIENT_FUNDS';
    '/s3/admin/upload/{fileId}':
      | Any
      | Write
      | 'UPLOAD_LINK_INVALID'
      | 'FILE_TYPE_REFUSED'
      | 'FILE_INFECTED'
      | 'FILE_SIZE_DIFFERS'
      | 'FILE_STORE_UNAVAILABLE'
      | 'FILE_SCANNER_UNAVAILABLE';
    '/user/v1/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | 'PROPOSAL_OPEN'
      | 'ROLE_ABOVE_OWN'
      | 'STAFF_ABOVE_OWN'
      | 'OWN_ACCOUNT'
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'STILL_REFERRED_TO'
      | 'LAST_ADMINISTRATOR'
      | 'ADMINISTRATOR_NEEDS_TWO';
    '/user/v1/status/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | 'PROPOSAL_OPEN'
      | 'STAFF_ABOVE_OWN'
      | 'OWN_ACCOUNT'
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION'
      | 'LAST_ADMINISTRATOR'
      | 'ADMINISTRATOR_NEEDS_TWO';
    '/user/v1/code/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'STAFF_ABOVE_OWN'
      | 'NOT_FOUND';
    '/user/v1/mfa/close/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | 'PROPOSAL_OPEN'
      | 'STAFF_ABOVE_OWN'
      | 'OWN_ACCOUNT'
      | 'NOT_FOUND'
      | 'NO_AUTHENTICATOR'
      | 'ADMINISTRATOR_NEEDS_TWO';
    '/config/admin/v1/ip_access/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | 'PROPOSAL_OPEN'
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'IP_RULE_LOCKS_OUT'
      | 'IP_RULE_SHUTS_OUT';
    '/config/admin/v1/service_account/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | 'PROPOSAL_OPEN'
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION';
    '/config/admin/v1/service_account/{id}/revoke':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION';
    '/client/admin/v1/resetpwd/{id}': Any | Write | Session | Permission | Factor | 'NOT_FOUND';
    '/client/admin/v1/fake/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION'
      | 'ROBOT_IS_FOREVER'
      | 'HAS_LEDGER_ENTRIES';
    '/client/admin/v1/offline/{id}': Any | Write | Session | Permission | Factor | 'NOT_FOUND';
    '/client/admin/v1/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD';
    '/client/admin/v1/bank/{id}/{bankId}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | 'PROPOSAL_OPEN'
      | 'NOT_FOUND'
      | 'STALE_RECORD';
    '/client/admin/v1/nominee/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | 'PROPOSAL_OPEN'
      | 'NOT_FOUND'
      | 'STALE_RECORD';
    '/identify/admin/v1/fill/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION'
      | 'IDENTITY_UNCHANGED'
      | 'FILE_NOT_READY';
    '/identify/admin/v1/answer/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'ALREADY_DECIDED'
      | 'INVALID_TRANSITION'
      | 'CLIENT_NOT_ASKED';
    '/identify/admin/v1/claim/{id}': Any | Write | Session | Permission | Factor | 'NOT_FOUND';
    '/identify/admin/v1/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'ALREADY_DECIDED'
      | 'INVALID_TRANSITION'
      | 'FILE_NOT_READY';
    '/withdraw/admin/v1/answer/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Key
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'ALREADY_DECIDED'
      | 'CLIENT_NOT_ASKED';
    '/withdraw/admin/v1/rollback/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | Key
      | 'SELF_APPROVAL'
      | 'TIED_APPROVAL'
      | 'PROPOSAL_CLOSED'
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'ALREADY_DECIDED'
      | 'INVALID_TRANSITION';
    '/withdraw/admin/v1/payout/sent/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Key
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'ALREADY_DECIDED'
      | 'INVALID_TRANSITION';
    '/overdrawn/admin/v1/audit/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | Key
      | 'SELF_APPROVAL'
      | 'TIED_APPROVAL'
      | 'PROPOSAL_CLOSED'
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'ALREADY_DECIDED';
    '/stock/admin/v1/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION'
      | 'PRODUCT_IN_USE';
    '/stock/admin/v1/status/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION'
      | 'PRODUCT_IN_USE';
    '/block/admin/v1/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION'
      | 'PRODUCT_IN_USE';
    '/block/admin/v1/status/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION'
      | 'PRODUCT_IN_USE';
    '/ipo/admin/v1/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION'
      | 'PRODUCT_IN_USE';
    '/ipo/admin/v1/status/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION'
      | 'PRODUCT_IN_USE'
      | 'ISSUE_PRICE_MISSING';
    '/daily/admin/v1/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION'
      | 'PRODUCT_IN_USE';
    '/daily/admin/v1/status/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION'
      | 'PRODUCT_IN_USE';
    '/ai/admin/v1/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION'
      | 'PRODUCT_IN_USE';
    '/ai/admin/v1/status/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION'
      | 'PRODUCT_IN_USE';
    '/fund/admin/v1/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | 'PROPOSAL_OPEN'
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'PRODUCT_IN_USE';
    '/fund/admin/v1/status/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION';
    '/fund/admin/v1/nav/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | 'PROPOSAL_OPEN'
      | 'NOT_FOUND'
      | 'STALE_RECORD';
    '/quant/admin/v1/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION'
      | 'PRODUCT_IN_USE';
    '/quant/admin/v1/status/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION'
      | 'PRODUCT_IN_USE';
    '/saving/admin/v1/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'PRODUCT_IN_USE';
    '/saving/admin/v1/status/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION';
    '/product/admin/v1/{kind}/template/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD';
    '/trx/admin/v1/{kind}/{productId}/allocation':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | Key
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'ALREADY_DECIDED'
      | 'ALLOTTED_ABOVE_POOL'
      | 'ALLOCATION_OUTDATED';
    '/message/admin/v1/recall/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION';
    '/service/admin/v1/status/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | 'PROPOSAL_OPEN'
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION';
    '/service/admin/v1/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD';
    '/crypto_address/admin/v1/audit/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | Key
      | 'SELF_APPROVAL'
      | 'TIED_APPROVAL'
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'ALREADY_DECIDED';
    '/crypto_address/admin/v1/status/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION';
    '/crypto_address/admin/v1/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | 'NOT_FOUND'
      | 'STALE_RECORD';
    '/config/admin/v1/trade':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | 'PROPOSAL_OPEN'
      | 'STALE_RECORD'
      | 'BASE_CURRENCY_FIXED';
    '/config/admin/v1/exchange/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'RECORD_IN_USE';
    '/config/admin/v1/rate/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | 'PROPOSAL_OPEN'
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION';
    '/config/admin/v1/currency_pair/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | 'PROPOSAL_OPEN'
      | 'NOT_FOUND'
      | 'STALE_RECORD';
    '/config/admin/v1/document/{slug}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | 'PROPOSAL_OPEN'
      | 'STALE_RECORD';
    '/approval/admin/v1/audit/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | Key
      | 'SELF_APPROVAL'
      | 'TIED_APPROVAL'
      | 'PROPOSAL_CLOSED'
      | 'PROPOSAL_LAPSED'
      | 'OWN_ACCOUNT'
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'ALREADY_DECIDED'
      | 'INVALID_TRANSITION'
      | 'CONFIRMATIONS_MISSING'
      | 'INSUFFICIENT_FUNDS'
      | 'ROBOT_NOT_PAID_OUT'
      | 'RISK_NEEDS_OVERRIDE'
      | 'RISK_NOT_IN_BULK'
      | 'RISK_NOT_ACKNOWLEDGED'
      | 'NO_AUTHENTICATOR'
      | 'STILL_REFERRED_TO'
      | 'LAST_ADMINISTRATOR'
      | 'IP_RULE_LOCKS_OUT'
      | 'IP_RULE_SHUTS_OUT'
      | 'RATE_UNAVAILABLE'
      | 'FILE_NOT_READY'
      | 'RATE_CHANGED'
      | 'PRODUCT_IN_USE'
      | 'LOCKED_UP'
      | 'CLIENT_DISABLED'
      | 'KIND_NOT_ALLOWED'
      | 'ORDER_ABOVE_LIMIT'
      | 'DAY_LIMIT_REACHED'
      | 'PRODUCT_CLOSED'
      | 'BASE_CURRENCY_FIXED'
      | 'NO_RECIPIENTS';
    '/approval/admin/v1/withdraw/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_YOUR_PROPOSAL'
      | 'PROPOSAL_CLOSED'
      | 'NOT_FOUND'
      | 'STALE_RECORD';
    '/bulk/admin/v1/stop/{id}': Any | Write | Session | Factor | 'NOT_FOUND';
    '/bulk/admin/v1/retry/{id}':
      | Any
      | Write
      | Session
      | Factor
      | Recent
      | 'NOT_FOUND'
      | 'INVALID_TRANSITION';
    '/bulk/admin/v1/close/{id}':
      | Any
      | Write
      | Session
      | Factor
      | 'NOT_FOUND'
      | 'INVALID_TRANSITION';
    '/export/admin/v1/stop/{id}': Any | Write | Session | Factor | 'NOT_FOUND';
    '/report/admin/v1/{id}': Any | Write | Session | Permission | Factor | 'NOT_FOUND';
    '/view/admin/v1/{id}': Any | Write | Session | Permission | Factor | 'NOT_FOUND';
    '/comment/admin/v1/withdraw/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION';
    '/comment/admin/v1/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION';
    '/work/admin/v1/claim/{type}/{id}': Any | Write | Session | Permission | Factor | 'NOT_FOUND';
    '/work/admin/v1/assign/{type}/{id}': Any | Write | Session | Permission | Factor | 'NOT_FOUND';
    '/work/admin/v1/return/{type}/{id}': Any | Write | Session | Permission | Factor | 'NOT_FOUND';
    '/work/admin/v1/availability/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD';
    '/emergency/admin/v1/audit/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | Key
      | 'SELF_APPROVAL'
      | 'TIED_APPROVAL'
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'ALREADY_DECIDED'
      | 'INSUFFICIENT_FUNDS'
      | 'AMENDMENT_OUTDATED';
    '/emergency/admin/v1/withdraw/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Key
      | 'NOT_YOUR_PROPOSAL'
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'ALREADY_DECIDED';
    '/stat/admin/v1/handover/acknowledge/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION';
    '/stat/admin/v1/handover/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION';
    '/exception/admin/v1/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'OWN_ACCOUNT'
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'ALREADY_DECIDED';
  };
  delete: {
    '/auth/admin/v1/session/{id}': Any | Write | Session | Recent | 'NOT_FOUND';
    '/user/v1/email': Any | Write | Session | Factor | Recent;
    '/user/v1/passkey/{id}': Any | Write | Session | Recent | 'NOT_FOUND';
    '/user/v1/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | 'STAFF_ABOVE_OWN'
      | 'OWN_ACCOUNT'
      | 'NOT_FOUND'
      | 'INVALID_TRANSITION'
      | 'STILL_REFERRED_TO'
      | 'LAST_ADMINISTRATOR';
    '/user/v1/session/{id}/{sessionId}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'STAFF_ABOVE_OWN'
      | 'OWN_ACCOUNT'
      | 'NOT_FOUND';
    '/config/admin/v1/ip_access/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | 'PROPOSAL_OPEN'
      | 'NOT_FOUND'
      | 'IP_RULE_LOCKS_OUT'
      | 'IP_RULE_SHUTS_OUT';
    '/config/admin/v1/service_account/{id}/secret/{secretId}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'INVALID_TRANSITION';
    '/client/admin/v1/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'HAS_LEDGER_ENTRIES'
      | 'HAS_RECORDS';
    '/client/admin/v1/bank/{id}/{bankId}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD';
    '/identify/admin/v1/claim/{id}': Any | Write | Session | Permission | Factor | 'NOT_FOUND';
    '/stock/admin/v1/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'PRODUCT_IN_USE';
    '/block/admin/v1/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'PRODUCT_IN_USE';
    '/ipo/admin/v1/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'PRODUCT_IN_USE';
    '/daily/admin/v1/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'PRODUCT_IN_USE';
    '/ai/admin/v1/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'PRODUCT_IN_USE';
    '/fund/admin/v1/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'PRODUCT_IN_USE';
    '/quant/admin/v1/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'PRODUCT_IN_USE';
    '/saving/admin/v1/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'PRODUCT_IN_USE';
    '/product/admin/v1/{kind}/template/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD';
    '/message/admin/v1/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION';
    '/service/admin/v1/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | 'PROPOSAL_OPEN'
      | 'NOT_FOUND'
      | 'STALE_RECORD';
    '/crypto_address/admin/v1/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION';
    '/config/admin/v1/exchange/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'RECORD_IN_USE';
    '/config/admin/v1/rate/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION';
    '/config/admin/v1/currency_pair/{id}':
      | Any
      | Write
      | Session
      | Permission
      | Factor
      | Recent
      | Signed
      | 'PROPOSAL_OPEN'
      | 'NOT_FOUND'
      | 'STALE_RECORD'
      | 'INVALID_TRANSITION';
    '/export/admin/v1/{id}': Any | Write | Session | Factor | 'NOT_FOUND';
    '/report/admin/v1/{id}': Any | Write | Session | Factor | 'NOT_FOUND';
    '/view/admin/v1/{id}': Any | Write | Session | Factor | 'NOT_FOUND';
    '/work/admin/v1/claim/{type}/{id}': Any | Write | Session | Factor | 'NOT_FOUND';
  };
}
