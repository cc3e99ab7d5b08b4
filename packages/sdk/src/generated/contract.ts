// Generated from openapi/ by `pnpm generate`: edit the contract, not this file.
export namespace Schemas {
  // <Schemas>
  /**
   * An opaque identifier.
   */
  export type Id = string;
  /**
   * RFC 3339 in UTC.
   */
  export type Time = string;
  export type Captcha = {
    /**
     * An opaque identifier.
     */
    captcha_id: Id;
    /**
     * A data URL of an SVG picture.
     */
    image: string;
    /**
     * RFC 3339 in UTC.
     */
    expires_at: Time;
  };
  export type FieldError = {
    /**
     * Name of the body field, parameter or header.
     */
    field: string;
    code: string;
    message: string;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type Problem = {
    type: string;
    title: string;
    status: number;
    code: string;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    request_id: string;
    errors?: Array<FieldError> | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the record as it is now.
     */
    current?: Record<string, unknown> | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
  };
  export type LoginRequest = {
    username: string;
    /**
     * MD5 of the password in hexadecimal.
     */
    password: string;
    captcha: string;
    rememberMe?: boolean | undefined;
  };
  export type Tokens = {
    /**
     * A JWT that lives 15 minutes.
     */
    access_token: string;
    /**
     * Opaque, used once: each refresh answers a new one.
     */
    refresh_token: string;
    /**
     * True while the second factor is still to be verified.
     */
    mfa: boolean;
  };
  export type Done = {
    ok: true;
  };
  export type RefreshRequest = {
    refresh_token: string;
  };
  export type MfaVerifyRequest = {
    code: string;
  };
  /**
   * god = admin, angel = supervisor, superman = team leader, hero = salesman.
   */
  export type Role = 'god' | 'angel' | 'superman' | 'hero';
  export type UserInfo = {
    /**
     * An opaque identifier.
     */
    id: Id;
    name: string;
    userName: string;
    /**
     * god = admin, angel = supervisor, superman = team leader, hero = salesman.
     */
    role: Role;
    /**
     * Whether the person has an authenticator.
     */
    mfa: boolean;
  };
  export type PermissionGrant = {
    /**
     * A resource name, or * for all.
     */
    resource: string;
    actions: Array<string>;
  };
  export type PermissionPayload = {
    /**
     * An opaque identifier.
     */
    userId: Id;
    /**
     * The first is the current role.
     */
    roles: Array<Role>;
    grants: Array<PermissionGrant>;
    /**
     * Feature flags, such as blockDealsBeta.
     */
    flags: Record<string, boolean>;
    /**
     * Revision of the role table.
     */
    version: number;
  };
  export type Session = {
    /**
     * An opaque identifier.
     */
    id: Id;
    device: {
      os: 'Mac' | 'Windows' | 'Linux' | 'iOS' | 'Android' | 'Unknown';
      type: 'mobile' | 'desktop';
      incognito: boolean;
    };
    ip: string;
    /**
     * RFC 3339 in UTC.
     */
    created_at: Time;
    /**
     * RFC 3339 in UTC.
     */
    last_seen_at: Time;
    current: boolean;
  };
  export type SessionList = {
    list: Array<Session>;
    total: number;
    page: number;
    size: number;
  };
  export type MfaBinding = {
    /**
     * A PNG as a data address, to be scanned.
     */
    qrcode_data_url: string;
    /**
     * The same, to be typed: an otpauth:// address.
     */
    otpauth_uri: string;
  };
  export type RecoveryCodes = {
    /**
     * Ten codes, such as 4F7K-92QD-XW3M.
     */
    recovery_codes: Array<string>;
  };
  export type MfaDisableRequest = Partial<{ code: string; recovery_code: string }>;
  export type Currency = string;
  export type SystemSettings = {
    app_name: string;
    /**
     * Address of the logo, or null for the initials badge.
     */
    web_logo: string | null;
    locale: string;
    language: string;
    currency: Currency;
    /**
     * An IANA time zone.
     */
    timezone: string;
    image: string | null;
  };
  /**
   * Grows by one with every change of the record.
   */
  export type Version = number;
  export type AppSettings = {
    app_name: string;
    web_logo: string | null;
    /**
     * The version of the app, as shown.
     */
    version: string;
    template: string;
    chat_service: string | null;
    otp: boolean;
    timezone: string;
    /**
     * Grows by one with every change of the record.
     */
    record_version: Version;
  };
  export type AppSettingsUpdate = {
    app_name: string;
    web_logo: string | null;
    version: string;
    template: string;
    chat_service: string | null;
    otp: boolean;
    timezone: string;
    /**
     * Grows by one with every change of the record.
     */
    record_version: Version;
  };
  export type Company = {
    name: string;
    address: string;
    phone: string;
    email: string;
    licence_no: string;
    about_zh: string;
    about_en: string;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type CompanyUpdate = {
    name: string;
    address: string;
    phone: string;
    email: string;
    licence_no: string;
    about_zh: string;
    about_en: string;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type ProductKind =
    | 'stock'
    | 'block'
    | 'ipo'
    | 'daily'
    | 'ai'
    | 'fund'
    | 'quant'
    | 'saving';
  export type ProductDisplayItem = {
    kind: ProductKind;
    visible: boolean;
    title_zh: string;
    title_en: string;
  };
  export type ProductDisplay = {
    /**
     * In the order of display.
     */
    items: Array<ProductDisplayItem>;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type Locale = {
    name: string;
    code: string;
    emoji: string;
    image: string | null;
    locale: string;
    language: string;
    currency: Currency;
    phoneCode: string;
    timezone: string;
  };
  export type LocaleList = {
    list: Array<Locale>;
    total: number;
    page: number;
    size: number;
  };
  export type KycStatus = 'unverified' | 'pending' | 'approved' | 'rejected';
  /**
   * A decimal string with the currency's scale.
   */
  export type Money = string;
  export type Account = {
    /**
     * An opaque identifier.
     */
    id: Id;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
    acc_no: string;
    currency: Currency;
    /**
     * All that the client owns here.
     */
    balance: Money;
    /**
     * Balance less frozen.
     */
    available: Money;
    /**
     * A decimal string with the currency's scale.
     */
    frozen: Money;
    /**
     * Credited by deposits so far.
     */
    deposit: Money;
    /**
     * A decimal string with the currency's scale.
     */
    withdrawal: Money;
    /**
     * A decimal string with the currency's scale.
     */
    profit: Money;
    /**
     * A decimal string with the currency's scale.
     */
    compensation: Money;
    /**
     * A decimal string with the currency's scale.
     */
    bonus: Money;
    /**
     * A decimal string with the currency's scale.
     */
    loan: Money;
    /**
     * A decimal string with the currency's scale.
     */
    outstanding: Money;
  };
  export type Client = {
    /**
     * An opaque identifier.
     */
    id: Id;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
    username: string;
    full_name: string;
    /**
     * Masked.
     */
    mobile: string;
    /**
     * Masked.
     */
    email: string;
    avatar: string | null;
    fake: boolean;
    /**
     * Enabled.
     */
    active: boolean;
    locked: boolean;
    /**
     * Credit score.
     */
    score: number;
    vip_level: number;
    agent_id: Id | null;
    agent_name: string | null;
    superman: string | null;
    mfa: boolean;
    kyc_status: KycStatus;
    online: boolean;
    last_seen_at: Time | null;
    /**
     * RFC 3339 in UTC.
     */
    create_datetime: Time;
    /**
     * RFC 3339 in UTC.
     */
    updated_at: Time;
    remark: string | null;
    accounts: Array<Account>;
  };
  export type CurrencyTotal = {
    currency: Currency;
    count: number;
    /**
     * A decimal string with the currency's scale.
     */
    amount: Money;
  };
  export type ClientList = {
    list: Array<Client>;
    total: number;
    page: number;
    size: number;
    /**
     * Balances over the whole filter.
     */
    totals: Array<CurrencyTotal>;
  };
  export type AccountList = {
    list: Array<Account>;
    total: number;
    page: number;
    size: number;
  };
  export type DepositStatus = 'pending' | 'approved' | 'rejected' | 'rolled_back';
  export type DepositSubType = 'bank' | 'crypto' | 'exchange';
  /**
   * A decimal string greater than zero, in steps of 0.01.
   */
  export type AmountInput = string;
  export type ClientRef = {
    /**
     * An opaque identifier.
     */
    id: Id;
    username: string;
    full_name: string;
    /**
     * The salesman.
     */
    agent_name: string | null;
    /**
     * The team leader.
     */
    superman: string | null;
    /**
     * A robot, for demonstration.
     */
    fake: boolean;
  };
  /**
   * How much of the second currency one unit of the first buys.
   */
  export type Rate = string;
  export type Proof = {
    /**
     * An opaque identifier.
     */
    file_id: Id;
    sha256: string;
    content_type: 'image/png' | 'image/jpeg' | 'image/webp' | 'application/pdf';
    /**
     * Bytes.
     */
    size: number;
  };
  export type Person = {
    /**
     * An opaque identifier.
     */
    id: Id;
    name: string;
  };
  /**
   * Whether the person who asks may decide this record now, and if not, why.
   */
  export type Decision = {
    approve: boolean;
    reject: boolean;
    rollback: boolean;
    /**
     * An error code, such as SELF_APPROVAL.
     */
    blocked_code: string | null;
    /**
     * In the language of Accept-Language.
     */
    blocked_reason: string | null;
  };
  export type Deposit = {
    /**
     * An opaque identifier.
     */
    id: Id;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
    /**
     * RFC 3339 in UTC.
     */
    created_at: Time;
    /**
     * RFC 3339 in UTC.
     */
    updated_at: Time;
    order_no: string;
    client: ClientRef;
    /**
     * An opaque identifier.
     */
    account_id: Id;
    acc_no: string;
    sub_type: DepositSubType;
    /**
     * What was paid in.
     */
    amount: Money;
    currency: Currency;
    account_currency: Currency;
    /**
     * From `currency` to `account_currency`, frozen at booking; 1 where they are the same.
     */
    rate: Rate;
    /**
     * RFC 3339 in UTC.
     */
    rate_at: Time;
    /**
     * What the account gets.
     */
    credited_amount: Money;
    payer_name: string | null;
    reference_no: string | null;
    txid: string | null;
    network: string | null;
    screenshot: Proof | null;
    status: DepositStatus;
    /**
     * The member of staff who made it; null where the client did.
     */
    maker: Person | null;
    /**
     * RFC 3339 in UTC.
     */
    made_at: Time;
    checker: Person | null;
    checked_at: Time | null;
    reason_code: string | null;
    reason: string | null;
    rolled_back_by: Person | null;
    rolled_back_at: Time | null;
    rollback_reason: string | null;
    remark: string | null;
    client_remark: string | null;
    /**
     * Whether the person who asks may decide this record now, and if not, why.
     */
    decision: Decision;
  };
  export type DepositList = {
    list: Array<Deposit>;
    total: number;
    page: number;
    size: number;
    totals: Array<CurrencyTotal>;
  };
  export type DuplicateDeposit = {
    /**
     * An opaque identifier.
     */
    id: Id;
    order_no: string;
    client: ClientRef;
    status: DepositStatus;
    same: Array<'proof' | 'reference_no' | 'txid'>;
    /**
     * RFC 3339 in UTC.
     */
    created_at: Time;
  };
  export type DepositEvent = {
    /**
     * RFC 3339 in UTC.
     */
    at: Time;
    action: 'created' | 'approved' | 'rejected' | 'rolled_back';
    /**
     * A name; null for the client.
     */
    actor: string | null;
    note: string | null;
  };
  /**
   * A deposit with what a reviewer needs beside it.
   */
  export type DepositDetail = {
    deposit: Deposit;
    account: Account;
    /**
     * The account as it would stand after the decision that is open now (approval, or rollback of an approved one); the same as now where none is.
     */
    after: {
      /**
       * A decimal string with the currency's scale.
       */
      balance: Money;
      /**
       * A decimal string with the currency's scale.
       */
      available: Money;
    };
    /**
     * Other deposits with the same proof or reference.
     */
    duplicates: Array<DuplicateDeposit>;
    /**
     * The oldest first.
     */
    history: Array<DepositEvent>;
  };
  export type DepositCreate = {
    /**
     * An opaque identifier.
     */
    account_id: Id;
    /**
     * A decimal string greater than zero, in steps of 0.01.
     */
    amount: AmountInput;
    currency: Currency;
    /**
     * Id of an uploaded file, one at most.
     */
    screenshot?: (Id | null) | undefined;
    sub_type: DepositSubType;
    payer_name?: (string | null) | undefined;
    reference_no?: (string | null) | undefined;
    txid?: (string | null) | undefined;
    network?: (string | null) | undefined;
    remark?: (string | null) | undefined;
  };
  export type AuditRequest = {
    result: 'approved' | 'rejected';
    reason_code?:
      | (
          | (
              | 'proof_unreadable'
              | 'amount_differs'
              | 'payer_differs'
              | 'not_received'
              | 'duplicate'
              | 'suspicious'
              | 'other'
              | 'null'
            )
          | null
        )
      | undefined;
    /**
     * To reject, words are required unless `reason_code` says it: any code but `other`.
     */
    reason?: (string | null) | undefined;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type RollbackRequest = {
    reason: string;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type CurrencyRate = {
    primary: Currency;
    secondary: Currency;
    /**
     * How much of the second currency one unit of the first buys.
     */
    rate: Rate;
    /**
     * The age of the rate counts from here.
     */
    effective_at: Time;
    expires_at: Time | null;
  };
  export type PresignRequest = {
    purpose: 'deposit_proof';
    content_type: 'image/png' | 'image/jpeg' | 'image/webp' | 'application/pdf';
    /**
     * Bytes.
     */
    size: number;
  };
  export type Presigned = {
    /**
     * An opaque identifier.
     */
    file_id: Id;
    method: 'PUT';
    url: string;
    headers: Record<string, string>;
    /**
     * RFC 3339 in UTC.
     */
    expires_at: Time;
  };
  export type UploadedFile = {
    /**
     * An opaque identifier.
     */
    file_id: Id;
    sha256: string;
    content_type: string;
    size: number;
  };
  export type CountAndTotals = {
    count: number;
    totals: Array<CurrencyTotal>;
  };
  export type Summary = {
    /**
     * RFC 3339 in UTC.
     */
    as_of: Time;
    /**
     * RFC 3339 in UTC.
     */
    from: Time;
    /**
     * RFC 3339 in UTC.
     */
    to: Time;
    /**
     * What waits for a decision now, whatever the range. Null where the person may not read it.
     */
    pending: {
      deposit: CountAndTotals | null;
    };
    /**
     * Deposits decided or made in the range. Null where the person may not read deposits.
     */
    deposits: {
      created: CountAndTotals;
      approved: CountAndTotals;
      rejected: CountAndTotals;
      rolled_back: CountAndTotals;
    } | null;
    clients: {
      total: number;
      /**
       * Created in the range.
       */
      new: number;
      online: number;
      balances: Array<CurrencyTotal>;
    } | null;
  };
  export type Event = {
    /**
     * The kind of record, such as `deposit` or `account`.
     */
    topic: string;
    /**
     * The record's id; of a setting, its name.
     */
    id: string;
    /**
     * The record's version after the change.
     */
    version: number;
  };

  // </Schemas>
}

export namespace Endpoints {
  // <Endpoints>

  /**
   * A picture to read before signing in.
   *
   * The answer is checked once, at login, with the id in `X-Captcha-Id`; it lives five minutes.
   *
   * Public: needs no session.
   *
   * Source: inferred.
   */
  export type get_GetCaptcha = {
    method: 'GET';
    path: '/auth/admin/v1/captcha';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.Captcha; 429: Schemas.Problem };
    responseHeaders: { 429: { 'Retry-After': number } };
  };
  /**
   * Sign in with username, password and captcha.
   *
   * Where `mfa` is true the tokens open only `mfa/verify` and `logout` until the code is verified.
   * A wrong password and an unknown user answer alike (LOGIN_FAILED). A wrong or used captcha is
   * CAPTCHA_WRONG. Assumption: the captcha's id travels in a header, since the payload is fixed.
   *
   * Public: needs no session.
   *
   * Source: specification.
   */
  export type post_Login = {
    method: 'POST';
    path: '/auth/admin/v1/login';
    requestFormat: 'json';
    parameters: {
      header: { 'X-Captcha-Id': string };
      body: Schemas.LoginRequest;
    };
    responses: {
      200: Schemas.Tokens;
      400: Schemas.Problem;
      401: Schemas.Problem;
      429: Schemas.Problem;
    };
    responseHeaders: { 429: { 'Retry-After': number } };
  };
  /**
   * End this session.
   *
   * Permission: any session, also one whose second factor is still to be verified.
   *
   * Source: specification.
   */
  export type post_Logout = {
    method: 'POST';
    path: '/auth/admin/v1/logout';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.Done; 401: Schemas.Problem };
  };
  /**
   * Exchange a refresh token for new tokens.
   *
   * Refresh tokens rotate. Using an old one again ends the whole session. Never retried.
   *
   * Public: needs no session.
   *
   * Source: specification.
   */
  export type post_RefreshToken = {
    method: 'POST';
    path: '/auth/admin/v1/token/refresh';
    requestFormat: 'json';
    parameters: {
      body: Schemas.RefreshRequest;
    };
    responses: {
      200: Schemas.Tokens;
      400: Schemas.Problem;
      401: Schemas.Problem;
      429: Schemas.Problem;
    };
    responseHeaders: { 429: { 'Retry-After': number } };
  };
  /**
   * Give the six-digit code of the authenticator.
   *
   * Answers fresh tokens that open everything the person may do. A code opens one session once
   * (MFA_CODE_WRONG otherwise); failures count like failed sign-ins.
   *
   * Permission: any session, also one whose second factor is still to be verified.
   *
   * Source: specification.
   */
  export type post_VerifyMfa = {
    method: 'POST';
    path: '/auth/admin/v1/mfa/verify';
    requestFormat: 'json';
    parameters: {
      body: Schemas.MfaVerifyRequest;
    };
    responses: {
      200: Schemas.Tokens;
      400: Schemas.Problem;
      401: Schemas.Problem;
      409: Schemas.Problem;
      429: Schemas.Problem;
    };
    responseHeaders: { 429: { 'Retry-After': number } };
  };
  /**
   * Who is signed in.
   *
   * Assumption: the access token is not repeated here; the console holds it already.
   *
   * Permission: any session.
   *
   * Source: specification.
   */
  export type get_GetUserInfo = {
    method: 'GET';
    path: '/auth/admin/v1/userinfo';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.UserInfo; 401: Schemas.Problem };
  };
  /**
   * What the signed-in person may do.
   *
   * Own permissions only; another person's are a 404. `role` names the role that the caller believes to be current.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type get_GetPermissions = {
    method: 'GET';
    path: '/auth/admin/v1/permission/{userId}';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        role: string;
      }>;
      path: { userId: string };
    };
    responses: {
      200: Schemas.PermissionPayload;
      400: Schemas.Problem;
      401: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Own open sessions.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type get_ListSessions = {
    method: 'GET';
    path: '/auth/admin/v1/session/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
      }>;
    };
    responses: { 200: Schemas.SessionList; 400: Schemas.Problem; 401: Schemas.Problem };
  };
  /**
   * End one of the own sessions.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type delete_EndSession = {
    method: 'DELETE';
    path: '/auth/admin/v1/session/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.Done;
      400: Schemas.Problem;
      401: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Begin to set up an authenticator.
   *
   * Answers a new secret, as a picture and as an address; it counts only once a code of it was
   * verified. Starting again replaces the secret of an unfinished start; a person may start 30 times
   * in 15 minutes (429 otherwise). Assumption: a person who has an authenticator removes it before
   * setting up another one (409 MFA_ALREADY_ENABLED).
   *
   * Permission: any session.
   *
   * Source: specification.
   */
  export type post_StartMfaBinding = {
    method: 'POST';
    path: '/user/v1/mfa/bind/start';
    requestFormat: 'json';
    parameters: never;
    responses: {
      200: Schemas.MfaBinding;
      401: Schemas.Problem;
      409: Schemas.Problem;
      429: Schemas.Problem;
    };
    responseHeaders: { 429: { 'Retry-After': number } };
  };
  /**
   * Finish setting up an authenticator, with a code of it.
   *
   * From now on every sign-in needs a code, and every other session of the person has ended; this one
   * goes on, to be shown its recovery codes. The accepted code opens no session. Repeating it in this
   * session within ten minutes, for an answer that was lost, is answered alike and changes nothing.
   * MFA_BINDING_NOT_STARTED (409) where nothing was started or the start is older than ten minutes;
   * AUTHENTICATOR_CODE_WRONG (422) for a wrong code, and failures count like failed sign-ins.
   *
   * Permission: any session.
   *
   * Source: specification.
   */
  export type post_VerifyMfaBinding = {
    method: 'POST';
    path: '/user/v1/mfa/bind/verify';
    requestFormat: 'json';
    parameters: {
      body: Schemas.MfaVerifyRequest;
    };
    responses: {
      200: Schemas.Done;
      400: Schemas.Problem;
      401: Schemas.Problem;
      409: Schemas.Problem;
      422: Schemas.Problem;
      429: Schemas.Problem;
    };
    responseHeaders: { 429: { 'Retry-After': number } };
  };
  /**
   * Make new recovery codes.
   *
   * Each opens one removal of the authenticator, once. They are shown here and never again; the ones
   * made before stop to count. Needs an authenticator (409 MFA_NOT_ENABLED). Assumption: offered only
   * to the session that set the authenticator up, until it ends; any other one is a 403
   * RECOVERY_CODES_ONLY_ONCE.
   *
   * Permission: any session.
   *
   * Source: specification.
   */
  export type post_CreateMfaRecoveryCodes = {
    method: 'POST';
    path: '/user/v1/mfa/recovery_codes';
    requestFormat: 'json';
    parameters: never;
    responses: {
      200: Schemas.RecoveryCodes;
      401: Schemas.Problem;
      403: Schemas.Problem;
      409: Schemas.Problem;
    };
  };
  /**
   * Remove the authenticator.
   *
   * With a code of it, or with a recovery code; the recovery codes go with it. Every session of the
   * person ends, this one too. Exactly one of the two is given (400 otherwise). MFA_NOT_ENABLED (409)
   * where there is no authenticator; for a wrong or used one AUTHENTICATOR_CODE_WRONG or
   * RECOVERY_CODE_WRONG (422), and failures count like failed sign-ins.
   *
   * Permission: any session.
   *
   * Source: specification.
   */
  export type post_DisableMfa = {
    method: 'POST';
    path: '/user/v1/mfa/disable';
    requestFormat: 'json';
    parameters: {
      body: Schemas.MfaDisableRequest;
    };
    responses: {
      200: Schemas.Done;
      400: Schemas.Problem;
      401: Schemas.Problem;
      409: Schemas.Problem;
      422: Schemas.Problem;
      429: Schemas.Problem;
    };
    responseHeaders: { 429: { 'Retry-After': number } };
  };
  /**
   * What the console needs before anyone signs in.
   *
   * Assumption: this call is the start-up call of the console and answers the system settings.
   *
   * Public: needs no session.
   *
   * Source: specification.
   */
  export type get_GetSystemSettings = {
    method: 'GET';
    path: '/setting/app/v1/locale';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.SystemSettings };
  };
  /**
   * App settings.
   *
   * Public: needs no session.
   *
   * Source: specification.
   */
  export type get_GetAppSettings = {
    method: 'GET';
    path: '/setting/v1/app';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.AppSettings };
  };
  /**
   * Change the app settings.
   *
   * `record_version` is the version of the record, since `version` is the app version.
   *
   * Permission: settings or config, update.
   *
   * Source: specification.
   */
  export type put_UpdateAppSettings = {
    method: 'PUT';
    path: '/setting/admin/v1/app';
    requestFormat: 'json';
    parameters: {
      body: Schemas.AppSettingsUpdate;
    };
    responses: {
      200: Schemas.AppSettings;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      409: Schemas.Problem;
    };
  };
  /**
   * The company, as clients see it.
   *
   * Public: needs no session.
   *
   * Source: specification.
   */
  export type get_GetCompany = {
    method: 'GET';
    path: '/setting/v1/co';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.Company };
  };
  /**
   * Change the company.
   *
   * Permission: settings or config, update.
   *
   * Source: specification.
   */
  export type put_UpdateCompany = {
    method: 'PUT';
    path: '/setting/admin/v1/co';
    requestFormat: 'json';
    parameters: {
      body: Schemas.CompanyUpdate;
    };
    responses: {
      200: Schemas.Company;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      409: Schemas.Problem;
    };
  };
  /**
   * Which products clients see, in which order.
   *
   * Permission: settings or config, read.
   *
   * Source: specification.
   */
  export type get_GetProductDisplay = {
    method: 'GET';
    path: '/setting/admin/v1/product';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.ProductDisplay; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * Change which products clients see.
   *
   * Permission: settings or config, update.
   *
   * Source: specification.
   */
  export type put_UpdateProductDisplay = {
    method: 'PUT';
    path: '/setting/admin/v1/product';
    requestFormat: 'json';
    parameters: {
      body: Schemas.ProductDisplay;
    };
    responses: {
      200: Schemas.ProductDisplay;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      409: Schemas.Problem;
    };
  };
  /**
   * The locales that can be chosen.
   *
   * Permission: any session.
   *
   * Source: specification.
   */
  export type get_ListLocales = {
    method: 'GET';
    path: '/setting/admin/v1/locale';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.LocaleList; 401: Schemas.Problem };
  };
  /**
   * Clients in the person's scope.
   *
   * Permission: client, read.
   *
   * Source: specification.
   */
  export type get_ListClients = {
    method: 'GET';
    path: '/client/admin/v1/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        sort: string;
        /**
         * Words to search for.
         */
        q: string;
        status: 'enabled' | 'disabled' | 'locked';
        kyc_status: 'unverified' | 'pending' | 'approved' | 'rejected';
        vip_level: number;
        online: boolean;
        currency: string;
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
        /**
         * An opaque identifier.
         */
        agent_id: string;
        /**
         * Robots instead of real clients.
         */
        fake: boolean;
      }>;
    };
    responses: {
      200: Schemas.ClientList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * The same list as a file.
   *
   * UTF-8 with BOM, streamed; cells that a spreadsheet would run are neutralised. Written to the audit log.
   *
   * Permission: client, export.
   *
   * Source: inferred.
   */
  export type get_ExportClients = {
    method: 'GET';
    path: '/client/admin/v1/export';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        format: 'csv';
        sort: string;
        /**
         * Words to search for.
         */
        q: string;
        status: 'enabled' | 'disabled' | 'locked';
        kyc_status: 'unverified' | 'pending' | 'approved' | 'rejected';
        vip_level: number;
        online: boolean;
        currency: string;
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
        /**
         * An opaque identifier.
         */
        agent_id: string;
        /**
         * Robots instead of real clients.
         */
        fake: boolean;
      }>;
    };
    responses: { 200: unknown; 400: Schemas.Problem; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * One client.
   *
   * Permission: client, read.
   *
   * Source: specification.
   */
  export type get_GetClient = {
    method: 'GET';
    path: '/client/admin/v1/detail/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.Client;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * The accounts of a client.
   *
   * `id` is the client. All accounts, on one page.
   *
   * Permission: client, read.
   *
   * Source: specification.
   */
  export type get_ListAccounts = {
    method: 'GET';
    path: '/acc/admin/v1/list/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.AccountList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Deposits of the clients in the person's scope.
   *
   * Permission: deposit or funds, read.
   *
   * Source: specification.
   */
  export type get_ListDeposits = {
    method: 'GET';
    path: '/deposit/admin/v1/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        sort: string;
        /**
         * Words to search for.
         */
        q: string;
        status: 'pending' | 'approved' | 'rejected' | 'rolled_back';
        sub_type: 'bank' | 'crypto' | 'exchange';
        currency: string;
        /**
         * An opaque identifier.
         */
        client_id: string;
        /**
         * A decimal string greater than zero, in steps of 0.01.
         */
        amount_min: string;
        /**
         * A decimal string greater than zero, in steps of 0.01.
         */
        amount_max: string;
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
        /**
         * An opaque identifier.
         */
        agent_id: string;
        /**
         * Robots instead of real clients.
         */
        fake: boolean;
      }>;
    };
    responses: {
      200: Schemas.DepositList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * The same list as a file.
   *
   * UTF-8 with BOM, streamed; cells that a spreadsheet would run are neutralised. Written to the audit log.
   *
   * Permission: deposit or funds, export.
   *
   * Source: inferred.
   */
  export type get_ExportDeposits = {
    method: 'GET';
    path: '/deposit/admin/v1/export';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        format: 'csv';
        sort: string;
        /**
         * Words to search for.
         */
        q: string;
        status: 'pending' | 'approved' | 'rejected' | 'rolled_back';
        sub_type: 'bank' | 'crypto' | 'exchange';
        currency: string;
        /**
         * An opaque identifier.
         */
        client_id: string;
        /**
         * A decimal string greater than zero, in steps of 0.01.
         */
        amount_min: string;
        /**
         * A decimal string greater than zero, in steps of 0.01.
         */
        amount_max: string;
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
        /**
         * An opaque identifier.
         */
        agent_id: string;
        /**
         * Robots instead of real clients.
         */
        fake: boolean;
      }>;
    };
    responses: { 200: unknown; 400: Schemas.Problem; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * One deposit with its evidence.
   *
   * Permission: deposit or funds, read.
   *
   * Source: inferred.
   */
  export type get_GetDeposit = {
    method: 'GET';
    path: '/deposit/admin/v1/detail/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.DepositDetail;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * The picture or document that proves a deposit.
   *
   * Permission: deposit or funds, read.
   *
   * Source: inferred.
   */
  export type get_GetDepositProof = {
    method: 'GET';
    path: '/deposit/admin/v1/proof/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: unknown;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Record a deposit for a client.
   *
   * The deposit is pending until it is approved; nothing is credited before. Where the currency
   * differs from the account's, the rate of the moment is frozen on it (RATE_UNAVAILABLE where
   * there is none). Above the two-person limit someone else than its maker approves it.
   *
   * Permission: client, fund.
   *
   * Source: specification.
   */
  export type post_CreateDeposit = {
    method: 'POST';
    path: '/deposit/admin/v2/specialized/{clientId}';
    requestFormat: 'json';
    parameters: {
      path: { clientId: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.DepositCreate;
    };
    responses: {
      201: Schemas.Deposit;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * Approve or reject a pending deposit.
   *
   * Approval credits the account through the ledger, once, however many ask.
   *
   * Permission: deposit or funds, approve.
   *
   * Source: specification.
   */
  export type put_AuditDeposit = {
    method: 'PUT';
    path: '/deposit/admin/v1/audit/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.AuditRequest;
    };
    responses: {
      200: Schemas.Deposit;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * Take an approved deposit back.
   *
   * Refused with INSUFFICIENT_FUNDS when the money is no longer available on the account.
   *
   * Permission: deposit or funds, approve.
   *
   * Source: specification.
   */
  export type put_RollbackDeposit = {
    method: 'PUT';
    path: '/deposit/admin/v1/rollback/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.RollbackRequest;
    };
    responses: {
      200: Schemas.Deposit;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * The rate between two currencies, now.
   *
   * Assumption: the two currencies travel as `primary` and `secondary`. Where only the opposite pair is quoted, its inverse; where neither, RATE_UNAVAILABLE.
   *
   * Permission: any session.
   *
   * Source: specification.
   */
  export type get_GetRate = {
    method: 'GET';
    path: '/currency/admin/v1/rate';
    requestFormat: 'json';
    parameters: {
      query: { primary: string; secondary: string };
    };
    responses: {
      200: Schemas.CurrencyRate;
      400: Schemas.Problem;
      401: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * Ask for a place to put one file.
   *
   * The answer's URL takes one PUT of exactly this type and size, until it expires.
   *
   * Permission: client, fund.
   *
   * Source: specification.
   */
  export type post_PresignUpload = {
    method: 'POST';
    path: '/s3/admin/presign/put';
    requestFormat: 'json';
    parameters: {
      body: Schemas.PresignRequest;
    };
    responses: {
      200: Schemas.Presigned;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * Put the file.
   *
   * Authorised by the signature in the URL, once. The content must be what was announced, by its bytes and not by its name (FILE_TYPE_REFUSED, FILE_SIZE_DIFFERS, UPLOAD_LINK_INVALID).
   *
   * Public: needs no session.
   *
   * Source: inferred.
   */
  export type put_UploadFile = {
    method: 'PUT';
    path: '/s3/admin/upload/{fileId}';
    requestFormat: 'text';
    parameters: {
      query: { expires: number; signature: string };
      path: { fileId: string };
    };
    responses: {
      200: Schemas.UploadedFile;
      400: Schemas.Problem;
      403: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * What waits, and what happened in a range of time.
   *
   * Without `from` and `to`, today in the configured time zone. Robots are never counted unless `fake=true` asks for them alone.
   *
   * Permission: dashboard, read.
   *
   * Source: inferred.
   */
  export type get_GetSummary = {
    method: 'GET';
    path: '/stat/admin/v1/summary';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
        /**
         * An opaque identifier.
         */
        agent_id: string;
        /**
         * Robots instead of real clients.
         */
        fake: boolean;
      }>;
    };
    responses: {
      200: Schemas.Summary;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * What has changed, as it changes.
   *
   * Server-sent events: `id` is the place in the order of all events, `event` the topic, `data` the JSON
   * of an `Event`: never the record. Only what the person may read, in the person's own scope.
   * `Last-Event-ID` resumes after that event; events are kept for 24 hours. Without it the stream begins
   * now, and the event `ready` tells where. The event `reset` asks to load everything anew: the place to
   * resume from is not known, and the stream goes on from now. Both have `{}` for their data. A comment
   * every 15 seconds keeps the connection. The stream ends with the session, and when its access token
   * expires; a session may have 20 open at one server.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type get_StreamEvents = {
    method: 'GET';
    path: '/event/admin/v1/stream';
    requestFormat: 'json';
    parameters: {
      header: Partial<{
        /**
         * The `id` of the last event received.
         */
        'Last-Event-ID': string;
      }>;
    };
    responses: { 200: unknown; 400: Schemas.Problem; 401: Schemas.Problem; 429: Schemas.Problem };
    responseHeaders: { 429: { 'Retry-After': number } };
  };
  /**
   * Is the process alive.
   *
   * Public: needs no session.
   *
   * Source: inferred.
   */
  export type get_GetHealth = {
    method: 'GET';
    path: '/healthz';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.Done };
  };
  /**
   * Can it serve (database reachable, migrations applied).
   *
   * Public: needs no session.
   *
   * Source: inferred.
   */
  export type get_GetReadiness = {
    method: 'GET';
    path: '/readyz';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.Done; 503: Schemas.Problem };
  };
  /**
   * Figures of this process, for Prometheus.
   *
   * With METRICS_TOKEN set, it is asked for as a bearer token; without it, only this machine is
   * answered, and nothing that came through a proxy. Anyone else gets a 404.
   *
   * Public: needs no session.
   *
   * Source: inferred.
   */
  export type get_GetMetrics = {
    method: 'GET';
    path: '/metrics';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: unknown; 404: Schemas.Problem };
  };

  // </Endpoints>
}

// <EndpointByMethod>
export type EndpointByMethod = {
  get: {
    /**
     * A picture to read before signing in.
     *
     * The answer is checked once, at login, with the id in `X-Captcha-Id`; it lives five minutes.
     *
     * Public: needs no session.
     *
     * Source: inferred.
     */
    '/auth/admin/v1/captcha': Endpoints.get_GetCaptcha;
    /**
     * Who is signed in.
     *
     * Assumption: the access token is not repeated here; the console holds it already.
     *
     * Permission: any session.
     *
     * Source: specification.
     */
    '/auth/admin/v1/userinfo': Endpoints.get_GetUserInfo;
    /**
     * What the signed-in person may do.
     *
     * Own permissions only; another person's are a 404. `role` names the role that the caller believes to be current.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/auth/admin/v1/permission/{userId}': Endpoints.get_GetPermissions;
    /**
     * Own open sessions.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/auth/admin/v1/session/list': Endpoints.get_ListSessions;
    /**
     * What the console needs before anyone signs in.
     *
     * Assumption: this call is the start-up call of the console and answers the system settings.
     *
     * Public: needs no session.
     *
     * Source: specification.
     */
    '/setting/app/v1/locale': Endpoints.get_GetSystemSettings;
    /**
     * App settings.
     *
     * Public: needs no session.
     *
     * Source: specification.
     */
    '/setting/v1/app': Endpoints.get_GetAppSettings;
    /**
     * The company, as clients see it.
     *
     * Public: needs no session.
     *
     * Source: specification.
     */
    '/setting/v1/co': Endpoints.get_GetCompany;
    /**
     * Which products clients see, in which order.
     *
     * Permission: settings or config, read.
     *
     * Source: specification.
     */
    '/setting/admin/v1/product': Endpoints.get_GetProductDisplay;
    /**
     * The locales that can be chosen.
     *
     * Permission: any session.
     *
     * Source: specification.
     */
    '/setting/admin/v1/locale': Endpoints.get_ListLocales;
    /**
     * Clients in the person's scope.
     *
     * Permission: client, read.
     *
     * Source: specification.
     */
    '/client/admin/v1/list': Endpoints.get_ListClients;
    /**
     * The same list as a file.
     *
     * UTF-8 with BOM, streamed; cells that a spreadsheet would run are neutralised. Written to the audit log.
     *
     * Permission: client, export.
     *
     * Source: inferred.
     */
    '/client/admin/v1/export': Endpoints.get_ExportClients;
    /**
     * One client.
     *
     * Permission: client, read.
     *
     * Source: specification.
     */
    '/client/admin/v1/detail/{id}': Endpoints.get_GetClient;
    /**
     * The accounts of a client.
     *
     * `id` is the client. All accounts, on one page.
     *
     * Permission: client, read.
     *
     * Source: specification.
     */
    '/acc/admin/v1/list/{id}': Endpoints.get_ListAccounts;
    /**
     * Deposits of the clients in the person's scope.
     *
     * Permission: deposit or funds, read.
     *
     * Source: specification.
     */
    '/deposit/admin/v1/list': Endpoints.get_ListDeposits;
    /**
     * The same list as a file.
     *
     * UTF-8 with BOM, streamed; cells that a spreadsheet would run are neutralised. Written to the audit log.
     *
     * Permission: deposit or funds, export.
     *
     * Source: inferred.
     */
    '/deposit/admin/v1/export': Endpoints.get_ExportDeposits;
    /**
     * One deposit with its evidence.
     *
     * Permission: deposit or funds, read.
     *
     * Source: inferred.
     */
    '/deposit/admin/v1/detail/{id}': Endpoints.get_GetDeposit;
    /**
     * The picture or document that proves a deposit.
     *
     * Permission: deposit or funds, read.
     *
     * Source: inferred.
     */
    '/deposit/admin/v1/proof/{id}': Endpoints.get_GetDepositProof;
    /**
     * The rate between two currencies, now.
     *
     * Assumption: the two currencies travel as `primary` and `secondary`. Where only the opposite pair is quoted, its inverse; where neither, RATE_UNAVAILABLE.
     *
     * Permission: any session.
     *
     * Source: specification.
     */
    '/currency/admin/v1/rate': Endpoints.get_GetRate;
    /**
     * What waits, and what happened in a range of time.
     *
     * Without `from` and `to`, today in the configured time zone. Robots are never counted unless `fake=true` asks for them alone.
     *
     * Permission: dashboard, read.
     *
     * Source: inferred.
     */
    '/stat/admin/v1/summary': Endpoints.get_GetSummary;
    /**
     * What has changed, as it changes.
     *
     * Server-sent events: `id` is the place in the order of all events, `event` the topic, `data` the JSON
     * of an `Event`: never the record. Only what the person may read, in the person's own scope.
     * `Last-Event-ID` resumes after that event; events are kept for 24 hours. Without it the stream begins
     * now, and the event `ready` tells where. The event `reset` asks to load everything anew: the place to
     * resume from is not known, and the stream goes on from now. Both have `{}` for their data. A comment
     * every 15 seconds keeps the connection. The stream ends with the session, and when its access token
     * expires; a session may have 20 open at one server.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/event/admin/v1/stream': Endpoints.get_StreamEvents;
    /**
     * Is the process alive.
     *
     * Public: needs no session.
     *
     * Source: inferred.
     */
    '/healthz': Endpoints.get_GetHealth;
    /**
     * Can it serve (database reachable, migrations applied).
     *
     * Public: needs no session.
     *
     * Source: inferred.
     */
    '/readyz': Endpoints.get_GetReadiness;
    /**
     * Figures of this process, for Prometheus.
     *
     * With METRICS_TOKEN set, it is asked for as a bearer token; without it, only this machine is
     * answered, and nothing that came through a proxy. Anyone else gets a 404.
     *
     * Public: needs no session.
     *
     * Source: inferred.
     */
    '/metrics': Endpoints.get_GetMetrics;
  };
  post: {
    /**
     * Sign in with username, password and captcha.
     *
     * Where `mfa` is true the tokens open only `mfa/verify` and `logout` until the code is verified.
     * A wrong password and an unknown user answer alike (LOGIN_FAILED). A wrong or used captcha is
     * CAPTCHA_WRONG. Assumption: the captcha's id travels in a header, since the payload is fixed.
     *
     * Public: needs no session.
     *
     * Source: specification.
     */
    '/auth/admin/v1/login': Endpoints.post_Login;
    /**
     * End this session.
     *
     * Permission: any session, also one whose second factor is still to be verified.
     *
     * Source: specification.
     */
    '/auth/admin/v1/logout': Endpoints.post_Logout;
    /**
     * Exchange a refresh token for new tokens.
     *
     * Refresh tokens rotate. Using an old one again ends the whole session. Never retried.
     *
     * Public: needs no session.
     *
     * Source: specification.
     */
    '/auth/admin/v1/token/refresh': Endpoints.post_RefreshToken;
    /**
     * Give the six-digit code of the authenticator.
     *
     * Answers fresh tokens that open everything the person may do. A code opens one session once
     * (MFA_CODE_WRONG otherwise); failures count like failed sign-ins.
     *
     * Permission: any session, also one whose second factor is still to be verified.
     *
     * Source: specification.
     */
    '/auth/admin/v1/mfa/verify': Endpoints.post_VerifyMfa;
    /**
     * Begin to set up an authenticator.
     *
     * Answers a new secret, as a picture and as an address; it counts only once a code of it was
     * verified. Starting again replaces the secret of an unfinished start; a person may start 30 times
     * in 15 minutes (429 otherwise). Assumption: a person who has an authenticator removes it before
     * setting up another one (409 MFA_ALREADY_ENABLED).
     *
     * Permission: any session.
     *
     * Source: specification.
     */
    '/user/v1/mfa/bind/start': Endpoints.post_StartMfaBinding;
    /**
     * Finish setting up an authenticator, with a code of it.
     *
     * From now on every sign-in needs a code, and every other session of the person has ended; this one
     * goes on, to be shown its recovery codes. The accepted code opens no session. Repeating it in this
     * session within ten minutes, for an answer that was lost, is answered alike and changes nothing.
     * MFA_BINDING_NOT_STARTED (409) where nothing was started or the start is older than ten minutes;
     * AUTHENTICATOR_CODE_WRONG (422) for a wrong code, and failures count like failed sign-ins.
     *
     * Permission: any session.
     *
     * Source: specification.
     */
    '/user/v1/mfa/bind/verify': Endpoints.post_VerifyMfaBinding;
    /**
     * Make new recovery codes.
     *
     * Each opens one removal of the authenticator, once. They are shown here and never again; the ones
     * made before stop to count. Needs an authenticator (409 MFA_NOT_ENABLED). Assumption: offered only
     * to the session that set the authenticator up, until it ends; any other one is a 403
     * RECOVERY_CODES_ONLY_ONCE.
     *
     * Permission: any session.
     *
     * Source: specification.
     */
    '/user/v1/mfa/recovery_codes': Endpoints.post_CreateMfaRecoveryCodes;
    /**
     * Remove the authenticator.
     *
     * With a code of it, or with a recovery code; the recovery codes go with it. Every session of the
     * person ends, this one too. Exactly one of the two is given (400 otherwise). MFA_NOT_ENABLED (409)
     * where there is no authenticator; for a wrong or used one AUTHENTICATOR_CODE_WRONG or
     * RECOVERY_CODE_WRONG (422), and failures count like failed sign-ins.
     *
     * Permission: any session.
     *
     * Source: specification.
     */
    '/user/v1/mfa/disable': Endpoints.post_DisableMfa;
    /**
     * Record a deposit for a client.
     *
     * The deposit is pending until it is approved; nothing is credited before. Where the currency
     * differs from the account's, the rate of the moment is frozen on it (RATE_UNAVAILABLE where
     * there is none). Above the two-person limit someone else than its maker approves it.
     *
     * Permission: client, fund.
     *
     * Source: specification.
     */
    '/deposit/admin/v2/specialized/{clientId}': Endpoints.post_CreateDeposit;
    /**
     * Ask for a place to put one file.
     *
     * The answer's URL takes one PUT of exactly this type and size, until it expires.
     *
     * Permission: client, fund.
     *
     * Source: specification.
     */
    '/s3/admin/presign/put': Endpoints.post_PresignUpload;
  };
  delete: {
    /**
     * End one of the own sessions.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/auth/admin/v1/session/{id}': Endpoints.delete_EndSession;
  };
  put: {
    /**
     * Change the app settings.
     *
     * `record_version` is the version of the record, since `version` is the app version.
     *
     * Permission: settings or config, update.
     *
     * Source: specification.
     */
    '/setting/admin/v1/app': Endpoints.put_UpdateAppSettings;
    /**
     * Change the company.
     *
     * Permission: settings or config, update.
     *
     * Source: specification.
     */
    '/setting/admin/v1/co': Endpoints.put_UpdateCompany;
    /**
     * Change which products clients see.
     *
     * Permission: settings or config, update.
     *
     * Source: specification.
     */
    '/setting/admin/v1/product': Endpoints.put_UpdateProductDisplay;
    /**
     * Approve or reject a pending deposit.
     *
     * Approval credits the account through the ledger, once, however many ask.
     *
     * Permission: deposit or funds, approve.
     *
     * Source: specification.
     */
    '/deposit/admin/v1/audit/{id}': Endpoints.put_AuditDeposit;
    /**
     * Take an approved deposit back.
     *
     * Refused with INSUFFICIENT_FUNDS when the money is no longer available on the account.
     *
     * Permission: deposit or funds, approve.
     *
     * Source: specification.
     */
    '/deposit/admin/v1/rollback/{id}': Endpoints.put_RollbackDeposit;
    /**
     * Put the file.
     *
     * Authorised by the signature in the URL, once. The content must be what was announced, by its bytes and not by its name (FILE_TYPE_REFUSED, FILE_SIZE_DIFFERS, UPLOAD_LINK_INVALID).
     *
     * Public: needs no session.
     *
     * Source: inferred.
     */
    '/s3/admin/upload/{fileId}': Endpoints.put_UploadFile;
  };
};

// </EndpointByMethod>

// <EndpointByMethod.Shorthands>
export type GetEndpoints = EndpointByMethod['get'];
export type PostEndpoints = EndpointByMethod['post'];
export type DeleteEndpoints = EndpointByMethod['delete'];
export type PutEndpoints = EndpointByMethod['put'];
// </EndpointByMethod.Shorthands>
