// Generated from openapi/ by `pnpm generate`: edit the contract, not this file.
export namespace Schemas {
  // <Schemas>
  export type Currency = string;
  /**
   * How much of the second currency one unit of the first buys.
   */
  export type Rate = string;
  /**
   * RFC 3339 in UTC.
   */
  export type Time = string;
  /**
   * What an exchange is refused with whose rate has changed (RATE_CHANGED).
   */
  export type RateNow = {
    primary: Currency;
    secondary: Currency;
    /**
     * How much of the second currency one unit of the first buys.
     */
    rate: Rate;
    /**
     * RFC 3339 in UTC.
     */
    effective_at: Time;
    expires_at: Time | null;
  };
  /**
   * A decimal string with the currency's scale.
   */
  export type Money = string;
  /**
   * What an exchange is refused with whose fee has changed (FEE_CHANGED).
   */
  export type FeeNow = {
    /**
     * A decimal string with the currency's scale.
     */
    fee: Money;
    /**
     * In percent of the amount.
     */
    fee_pct: string;
    currency: Currency;
  };
  /**
   * An opaque identifier.
   */
  export type Id = string;
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
  /**
   * What went wrong, for a program. There may be more of them one day.
   */
  export type ErrorCode =
    | 'VALIDATION'
    | 'FIELD_REQUIRED'
    | 'FIELD_INVALID'
    | 'FIELD_UNKNOWN'
    | 'FIELD_FORBIDDEN'
    | 'AMOUNT_NOT_POSITIVE'
    | 'REASON_REQUIRED'
    | 'ASSIGNEE_CANNOT_DECIDE'
    | 'ASSIGNEE_AWAY'
    | 'ASSIGNEE_FULL'
    | 'VIEWS_FULL'
    | 'PASSWORD_UNCHANGED'
    | 'PASSWORD_TOO_COMMON'
    | 'USERNAME_TAKEN'
    | 'NAME_TOO_SIMILAR'
    | 'MENTION_CANNOT_SEE'
    | 'CAPTCHA_WRONG'
    | 'LOGIN_FAILED'
    | 'CREDENTIALS_WRONG'
    | 'SERVICE_ACCOUNT_EXPIRED'
    | 'SERVICE_ACCOUNT_REVOKED'
    | 'PERSON_REQUIRED'
    | 'NOT_YOUR_SECRET'
    | 'INVITATION_INVALID'
    | 'NOT_YOUR_HALF'
    | 'MFA_CODE_WRONG'
    | 'MFA_REQUIRED'
    | 'UNAUTHORIZED'
    | 'SESSION_ENDED'
    | 'FORBIDDEN'
    | 'SIGN_IN_AGAIN'
    | 'FACTOR_REQUIRED'
    | 'SIGNATURE_REQUIRED'
    | 'SELF_APPROVAL'
    | 'TIED_APPROVAL'
    | 'NOT_YOUR_PROPOSAL'
    | 'PROPOSAL_OPEN'
    | 'PROPOSAL_CLOSED'
    | 'PROPOSAL_LAPSED'
    | 'RECOVERY_CODES_ONLY_ONCE'
    | 'ADDRESS_REFUSED'
    | 'ROLE_ABOVE_OWN'
    | 'STAFF_ABOVE_OWN'
    | 'OWN_ACCOUNT'
    | 'UPLOAD_LINK_INVALID'
    | 'MALFORMED_JSON'
    | 'BODY_TOO_LARGE'
    | 'UNSUPPORTED_MEDIA_TYPE'
    | 'UNSUPPORTED_ENCODING'
    | 'SDK_OUTDATED'
    | 'REQUEST_BROKEN_OFF'
    | 'NOT_FOUND'
    | 'STALE_RECORD'
    | 'ALREADY_DECIDED'
    | 'INVALID_TRANSITION'
    | 'CONFIRMATIONS_MISSING'
    | 'NOT_ON_CHAIN'
    | 'CLIENT_ASKED'
    | 'CLIENT_LANGUAGE_CHANGED'
    | 'CLIENT_NOT_ASKED'
    | 'QUESTIONS_MAX'
    | 'INSUFFICIENT_FUNDS'
    | 'CLIENT_USERNAME_TAKEN'
    | 'CLIENT_MOBILE_TAKEN'
    | 'NAME_VERIFIED'
    | 'BANK_ALREADY_ADDED'
    | 'NOMINEE_SHARES_OVER_100'
    | 'TAGS_OVER_10'
    | 'ROBOT_IS_FOREVER'
    | 'ROBOT_NOT_PAID_OUT'
    | 'HAS_LEDGER_ENTRIES'
    | 'HAS_RECORDS'
    | 'RISK_NEEDS_OVERRIDE'
    | 'RISK_NOT_IN_BULK'
    | 'RISK_NOT_ACKNOWLEDGED'
    | 'ID_EXPIRED'
    | 'MFA_NOT_PENDING'
    | 'MFA_ALREADY_ENABLED'
    | 'MFA_BINDING_NOT_STARTED'
    | 'MFA_NOT_ENABLED'
    | 'NO_AUTHENTICATOR'
    | 'STILL_REFERRED_TO'
    | 'LAST_ADMINISTRATOR'
    | 'ADMINISTRATOR_NEEDS_TWO'
    | 'IP_RULE_LOCKS_OUT'
    | 'IP_RULE_SHUTS_OUT'
    | 'IDENTITY_UNCHANGED'
    | 'AUTHENTICATOR_CODE_WRONG'
    | 'RECOVERY_CODE_WRONG'
    | 'PASSKEY_WRONG'
    | 'PASSKEYS_FULL'
    | 'PASSKEYS_OFF'
    | 'MAIL_NOT_SENT'
    | 'PASSWORD_WRONG'
    | 'IDEMPOTENCY_KEY_REUSED'
    | 'PAIR_DISABLED'
    | 'RATE_UNAVAILABLE'
    | 'RATE_OUTDATED'
    | 'REFERENCE_OUTDATED'
    | 'CLOSE_OUTDATED'
    | 'NAV_BEFORE_CUTOFF'
    | 'NAV_DAY_MISSING'
    | 'NAV_CONFIRMED'
    | 'ACCOUNT_NOT_OF_CLIENT'
    | 'FILE_NOT_READY'
    | 'FILE_TYPE_REFUSED'
    | 'FILE_INFECTED'
    | 'FILE_SIZE_DIFFERS'
    | 'TOO_MANY_ATTEMPTS'
    | 'TOO_MANY_STREAMS'
    | 'INTERNAL'
    | 'NOT_READY'
    | 'RATE_CHANGED'
    | 'FEE_CHANGED'
    | 'REPAYMENT_TOO_LARGE'
    | 'VALUE_TOO_SMALL'
    | 'VALUE_TOO_LARGE'
    | 'VALUE_NOT_ABOVE'
    | 'TIME_TOO_EARLY'
    | 'TIME_IN_FUTURE'
    | 'NOT_WHOLE_LOTS'
    | 'NOT_DISTINCT'
    | 'DISCOUNT_DIFFERS'
    | 'BELOW_TAKEN'
    | 'MARKET_UNKNOWN'
    | 'MARKET_CLOSED'
    | 'CODE_TAKEN'
    | 'PRODUCT_IN_USE'
    | 'ISSUE_PRICE_MISSING'
    | 'ALLOTTED_ABOVE_APPLIED'
    | 'AMOUNT_ABOVE_OUTSTANDING'
    | 'LOSS_ABOVE_PAID'
    | 'PRICE_TOO_FAR'
    | 'PROFIT_OUT_OF_BOUNDS'
    | 'EVIDENCE_REQUIRED'
    | 'PAYMENT_EVIDENCE_REQUIRED'
    | 'ALLOTTED_ABOVE_POOL'
    | 'ALLOCATION_OUTDATED'
    | 'APPLICATIONS_OPEN'
    | 'PAY_DEADLINE_PASSED'
    | 'LOCKED_UP'
    | 'SETTLEMENT_NOT_DUE'
    | 'CUTOFF_PASSED'
    | 'NAV_MISSING'
    | 'ALLOTTED_BY_ALLOCATION'
    | 'ACCOUNT_CURRENCY_DIFFERS'
    | 'PRODUCT_FULL'
    | 'EXIT_NOT_ALLOWED'
    | 'CLIENT_DISABLED'
    | 'KIND_NOT_ALLOWED'
    | 'ORDER_ABOVE_LIMIT'
    | 'DAY_LIMIT_REACHED'
    | 'PRODUCT_CLOSED'
    | 'FIELD_TAKEN'
    | 'NOT_TO_SEND'
    | 'STATEMENT_UNREADABLE'
    | 'STATEMENT_IMPORTED'
    | 'ALREADY_MATCHED'
    | 'IN_PAYMENT_FILE'
    | 'MARKUP_REFUSED'
    | 'LINK_DISGUISED'
    | 'LEADS_ELSEWHERE'
    | 'LIMITS_CONTRADICT'
    | 'ADDRESS_CHECKSUM_WRONG'
    | 'TRANSACTION_HASH_WRONG'
    | 'RECORD_IN_USE'
    | 'BASE_CURRENCY_FIXED'
    | 'AMENDMENT_OPEN'
    | 'AMENDMENT_OUTDATED'
    | 'NO_RECIPIENTS'
    | 'TOO_MANY_REQUESTS'
    | 'BUSY'
    | 'OUTCOME_UNKNOWN'
    | 'UPLOAD_QUOTA_REACHED'
    | 'FILE_STORE_UNAVAILABLE'
    | 'FILE_SCANNER_UNAVAILABLE';
  /**
   * A message in each language, for a reader who changes theirs while it is on the screen.
   */
  export type MessageByLanguage = {
    'zh-CN': string;
    'en-US': string;
  };
  /**
   * The moments that the message names, as they stand in it, to be written in the reader's time zone.
   */
  export type TimesOfMessage = Array<Time>;
  export type FieldError = {
    /**
     * Name of the body field, parameter or header.
     */
    field: string;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
  };
  export type Base64Url = string;
  export type PasskeyDescriptor = {
    id: Base64Url;
    type: 'public-key';
    transports: Array<string>;
  };
  /**
   * `PublicKeyCredentialRequestOptionsJSON` of WebAuthn.
   */
  export type PasskeyOptions = {
    rpId: string;
    challenge: Base64Url;
    /**
     * Milliseconds.
     */
    timeout: number;
    userVerification: 'required';
    allowCredentials: Array<PasskeyDescriptor>;
  };
  export type Signing = {
    /**
     * Canonical JSON of a Statement, whose SHA-256 is the challenge: what is signed is what was read here.
     */
    statement: string;
    /**
     * RFC 3339 in UTC.
     */
    issued_at: Time;
    /**
     * Opaque, to be sent back.
     */
    seal: string;
    /**
     * `PublicKeyCredentialRequestOptionsJSON` of WebAuthn.
     */
    options: PasskeyOptions;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type Problem = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the record as it is now; with RATE_CHANGED, the rate; with FEE_CHANGED, the fee.
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
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
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
     * Opaque, used once: each refresh returns a new one.
     */
    refresh_token: string;
    /**
     * True while the second factor is still to be verified.
     */
    mfa: boolean;
  };
  /**
   * MD5 of a password, in hexadecimal.
   */
  export type Md5 = string;
  export type InvitationAcceptance = {
    username: string;
    /**
     * Both halves, the first one first; small letters, dashes and blanks make no difference.
     */
    code: string;
    /**
     * MD5 of a password, in hexadecimal.
     */
    new_password: Md5;
    captcha: string;
  };
  export type Done = {
    ok: true;
  };
  export type RefreshRequest = {
    refresh_token: string;
  };
  export type ServiceCredentials = {
    /**
     * An opaque identifier.
     */
    id: Id;
    secret: string;
  };
  export type ServiceToken = {
    access_token: string;
    /**
     * RFC 3339 in UTC.
     */
    expires_at: Time;
  };
  export type PasskeyRequest = {
    /**
     * Null if the user has no passkey, or the server takes none.
     */
    options: PasskeyOptions | null;
    /**
     * Whether a code of an authenticator is accepted as well.
     */
    code: boolean;
  };
  /**
   * Signature of a passkey, `AuthenticationResponseJSON` of WebAuthn.
   */
  export type PasskeyAssertion = {
    id: Base64Url;
    rawId: Base64Url;
    type: 'public-key';
    response: {
      clientDataJSON: Base64Url;
      authenticatorData: Base64Url;
      signature: Base64Url;
    };
  };
  export type MfaVerifyRequest = Partial<{
    code: string;
    recovery_code: string;
    passkey: PasskeyAssertion;
  }>;
  export type SignInAgainRequest = Partial<{
    password: string;
    code: string;
    passkey: PasskeyAssertion;
  }>;
  /**
   * god = admin, angel = supervisor, superman = team leader, hero = salesman.
   */
  export type Role = 'god' | 'angel' | 'superman' | 'hero';
  /**
   * Null is what the user has not chosen.
   */
  export type Preferences = {
    language: ('zh-CN' | 'en-US') | null;
    theme: ('system' | 'light' | 'dark') | null;
    density: ('compact' | 'normal' | 'roomy') | null;
    market_colours: ('red_up' | 'green_up') | null;
    notify_waiting: boolean | null;
    timezone: string | null;
  };
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
     * Whether the user has an authenticator.
     */
    mfa: boolean;
    /**
     * The second factor that the user has to add before anything but the own account is open.
     */
    factor_needed?: ('any' | 'passkey') | undefined;
    /**
     * Null is what the user has not chosen.
     */
    preferences?: Preferences | undefined;
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
  export type PreferencesInput = Partial<{
    language: ('zh-CN' | 'en-US') | null;
    theme: ('system' | 'light' | 'dark') | null;
    density: ('compact' | 'normal' | 'roomy') | null;
    market_colours: ('red_up' | 'green_up') | null;
    notify_waiting: boolean | null;
    timezone: string | null;
  }>;
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
  export type MfaCodeRequest = {
    /**
     * A code of the authenticator.
     */
    code: string;
  };
  export type RecoveryCodes = {
    /**
     * Ten codes, such as 4F7K-92QD-XW3M-7HPB-Q2RT-M8KD-ZC5V.
     */
    recovery_codes: Array<string>;
  };
  export type MfaDisableRequest = Partial<{ code: string; recovery_code: string }>;
  export type OwnEmail = {
    /**
     * The confirmed address.
     */
    email: string | null;
    /**
     * An address that a code was sent to.
     */
    pending: string | null;
    /**
     * Whether the server has a mail server.
     */
    sends_mail: boolean;
  };
  export type OwnEmailRequest = {
    email: string;
  };
  export type OwnEmailConfirmation = {
    code: string;
  };
  export type Passkey = {
    /**
     * An opaque identifier.
     */
    id: Id;
    name: string;
    /**
     * RFC 3339 in UTC.
     */
    created_at: Time;
    last_used_at: Time | null;
  };
  export type PasskeyList = {
    list: Array<Passkey>;
    /**
     * Such as https://desk.example.com; null if the server does not know it.
     */
    address: string | null;
  };
  /**
   * `PublicKeyCredentialCreationOptionsJSON` of WebAuthn.
   */
  export type PasskeyCreation = {
    rp: {
      id: string;
      name: string;
    };
    user: {
      id: Base64Url;
      name: string;
      displayName: string;
    };
    challenge: Base64Url;
    pubKeyCredParams: Array<{
      alg: number;
      type: 'public-key';
    }>;
    /**
     * Milliseconds.
     */
    timeout: number;
    excludeCredentials: Array<PasskeyDescriptor>;
    authenticatorSelection: {
      residentKey: 'preferred';
      userVerification: 'required';
    };
    attestation: 'none';
  };
  /**
   * A passkey as a device has made it, `RegistrationResponseJSON` of WebAuthn.
   */
  export type PasskeyAttestation = {
    id: Base64Url;
    rawId: Base64Url;
    type: 'public-key';
    response: {
      clientDataJSON: Base64Url;
      attestationObject: Base64Url;
      transports?: Array<string> | undefined;
    };
  };
  export type PasskeyAddition = {
    name: string;
    /**
     * A passkey as a device has made it, `RegistrationResponseJSON` of WebAuthn.
     */
    response: PasskeyAttestation;
  };
  export type PasskeyName = {
    name: string;
  };
  /**
   * `proposal_…` is about an own proposal, which was carried out, was rejected, has lapsed, or was withdrawn by a change
   * of its record or by another user; `work_…` about work that was assigned to the user, or that the
   * user held or assigned and that was set aside or freed by an absence (`change` is `absence`, `by` the absent user); `bulk_run_ended`
   * about an own bulk run; `export_…` about an own export in the background; `report_…` about a report that the user
   * has subscribed to: `unsent` is kept, but was not sent by e-mail, and `stopped` is not made any more; `data_exception` about exceptions in the
   * user's scope; `new_device` about a sign-in to the own account with a device and network that it did not use in the last 90 days; `sign_in_changed` about another way into
   * the own account: `change` is `authenticator_added`, `authenticator_removed`, `passkey_added`, `passkey_removed`, `password_changed`,
   * `recovery_codes_made`, `recovery_code_used` or `email_changed` (the address for reports); `mentioned` about a comment that names the user. There may be more of them one day.
   */
  export type NotificationKind =
    | 'proposal_applied'
    | 'proposal_rejected'
    | 'proposal_lapsed'
    | 'proposal_withdrawn'
    | 'work_assigned'
    | 'work_returned'
    | 'bulk_run_ended'
    | 'export_ready'
    | 'export_failed'
    | 'report_ready'
    | 'report_failed'
    | 'report_unsent'
    | 'report_stopped'
    | 'data_exception'
    | 'new_device'
    | 'sign_in_changed'
    | 'mentioned';
  /**
   * Values for the text: `record` names the record, `by` the user who acted, `reason` says why, `count` how many
   * records or recovery codes left, `device` and `ip` belong to a sign-in, `change` says what is new about a sign-in, `kind` is the kind of an order or credit, `done` and
   * `refused` count the items of a bulk run.
   */
  export type NotificationValues = Record<string, string>;
  export type Notification = {
    /**
     * An opaque identifier.
     */
    id: Id;
    /**
     * `proposal_…` is about an own proposal, which was carried out, was rejected, has lapsed, or was withdrawn by a change
     * of its record or by another user; `work_…` about work that was assigned to the user, or that the
     * user held or assigned and that was set aside or freed by an absence (`change` is `absence`, `by` the absent user); `bulk_run_ended`
     * about an own bulk run; `export_…` about an own export in the background; `report_…` about a report that the user
     * has subscribed to: `unsent` is kept, but was not sent by e-mail, and `stopped` is not made any more; `data_exception` about exceptions in the
     * user's scope; `new_device` about a sign-in to the own account with a device and network that it did not use in the last 90 days; `sign_in_changed` about another way into
     * the own account: `change` is `authenticator_added`, `authenticator_removed`, `passkey_added`, `passkey_removed`, `password_changed`,
     * `recovery_codes_made`, `recovery_code_used` or `email_changed` (the address for reports); `mentioned` about a comment that names the user. There may be more of them one day.
     */
    kind: NotificationKind;
    /**
     * The kind of the record, as the audit log names it.
     */
    subject_type: string;
    /**
     * Null if it is about several records.
     */
    subject_id: string | null;
    /**
     * Values for the text: `record` names the record, `by` the user who acted, `reason` says why, `count` how many
     * records or recovery codes left, `device` and `ip` belong to a sign-in, `change` says what is new about a sign-in, `kind` is the kind of an order or credit, `done` and
     * `refused` count the items of a bulk run.
     */
    values: NotificationValues;
    /**
     * RFC 3339 in UTC.
     */
    created_at: Time;
    read_at: Time | null;
  };
  export type NotificationList = {
    list: Array<Notification>;
    total: number;
    /**
     * Of all pages.
     */
    unread: number;
    page: number;
    size: number;
  };
  export type NotificationsReadRequest = {
    /**
     * Later ones, which the user has not seen, stay unread.
     */
    until: Time;
  };
  export type NotificationsRead = {
    /**
     * How many were unread.
     */
    read: number;
  };
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
    /**
     * Whether every role needs a second factor to write.
     */
    otp: boolean;
    timezone: string;
    /**
     * Grows by one with every change of the record.
     */
    record_version: Version;
  };
  export type AppSettingsUpdate = {
    app_name: string;
    /**
     * A path of this host, or an https address of it: browsers show no picture of another host. Without empty segments, backslashes or control characters, encoded ones too: some readers take those for another host.
     */
    web_logo: string | null;
    version: string;
    template: string;
    /**
     * Without a name before its host, which would pass for another one, and without a token, password or key in its query, since everybody reads it.
     */
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
   * How much scrutiny staff give to a client, the least first. `standard` until staff set another one.
   */
  export type ClientRiskLevel = 'low' | 'standard' | 'medium' | 'high';
  /**
   * The language in which the client gets messages. `zh-CN` until staff or the client set another one.
   */
  export type ClientLanguage = 'zh-CN' | 'en-US';
  /**
   * The kind of the product; `subscribe` is a subscription to a plan of an AI product.
   */
  export type TradeKind =
    | 'stock'
    | 'block'
    | 'ipo'
    | 'daily'
    | 'subscribe'
    | 'ai'
    | 'fund'
    | 'quant';
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
    /**
     * How much scrutiny staff give to a client, the least first. `standard` until staff set another one.
     */
    risk_level: ClientRiskLevel;
    /**
     * The language in which the client gets messages. `zh-CN` until staff or the client set another one.
     */
    language: ClientLanguage;
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
    /**
     * Set by staff, for staff.
     */
    tags: Array<string>;
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
  /**
   * Sum of the totals in the base currency.
   */
  export type BaseTotal = {
    currency: Currency;
    /**
     * A decimal string with the currency's scale.
     */
    amount: Money;
    /**
     * `booked` at the rate that held when each record was made, `current` at the rates of now.
     */
    rates: 'booked' | 'current';
    /**
     * So many had no rate and are in the totals alone.
     */
    unrated: number;
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
    /**
     * Sum of the totals in the base currency.
     */
    base: BaseTotal;
  };
  /**
   * The kind of record that moved the money, such as `deposit` or `withdrawal`.
   */
  export type ReferenceType = string;
  export type LedgerRecordKind =
    | 'deposit'
    | 'withdrawal'
    | 'loan'
    | 'compensation'
    | 'bonus'
    | 'exchange'
    | 'stock'
    | 'block'
    | 'ipo'
    | 'daily'
    | 'subscribe'
    | 'ai'
    | 'fund'
    | 'quant'
    | 'saving';
  /**
   * What moved the money, as people know it; of a repayment, the loan.
   */
  export type LedgerRecord = {
    kind: LedgerRecordKind;
    /**
     * An opaque identifier.
     */
    id: Id;
    order_no: string;
  };
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
    kyc_status?: KycStatus | undefined;
    /**
     * How much scrutiny staff give to a client, the least first. `standard` until staff set another one.
     */
    risk_level?: ClientRiskLevel | undefined;
  };
  /**
   * Whether the money can be used, or waits for something.
   */
  export type Bucket = 'available' | 'frozen';
  /**
   * A line of the ledger among those of many clients.
   */
  export type LedgerLine = {
    /**
     * The number of the line in the ledger.
     */
    id: string;
    /**
     * An opaque identifier.
     */
    transaction_id: Id;
    /**
     * RFC 3339 in UTC.
     */
    at: Time;
    /**
     * What happened, such as `deposit.approved`.
     */
    kind: string;
    /**
     * The kind of record that moved the money, such as `deposit` or `withdrawal`.
     */
    reference_type: ReferenceType;
    /**
     * An opaque identifier.
     */
    reference_id: Id;
    /**
     * Null if its record cannot be opened.
     */
    record: LedgerRecord | null;
    client: ClientRef;
    /**
     * An opaque identifier.
     */
    account_id: Id;
    acc_no: string;
    currency: Currency;
    /**
     * Whether the money can be used, or waits for something.
     */
    bucket: Bucket;
    /**
     * Negative if it went out.
     */
    amount: Money;
    /**
     * The name of the member of staff; null for the client.
     */
    actor: string | null;
  };
  export type LedgerLineList = {
    list: Array<LedgerLine>;
    total: number;
    page: number;
    size: number;
    totals: Array<CurrencyTotal>;
  };
  export type AccountList = {
    list: Array<Account>;
    total: number;
    page: number;
    size: number;
  };
  /**
   * Who works on a record.
   */
  export type WorkHolder = 'none' | 'me' | 'others';
  export type DepositStatus = 'pending' | 'approved' | 'rejected' | 'rolled_back';
  /**
   * Of records that are pending: `review` waits for staff, `asked` for the answer of the client.
   */
  export type ReviewPhase = 'review' | 'asked';
  /**
   * `look`: approved only with each reason acknowledged, and left out of bulk decisions otherwise. `stop`: decided
   * one by one only, and approved only with a reason for the override.
   */
  export type RiskLevel = 'none' | 'look' | 'stop';
  export type DepositSubType = 'bank' | 'crypto' | 'exchange';
  export type Chain = 'bitcoin' | 'litecoin' | 'tron' | 'ethereum' | 'bsc';
  /**
   * A decimal string greater than zero, in steps of 0.01.
   */
  export type AmountInput = string;
  export type Person = {
    /**
     * An opaque identifier.
     */
    id: Id;
    name: string;
  };
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
  /**
   * Deposits: `same_reference`, `same_txid` and `same_proof` as another one that waits or was credited, of any
   * client; `payer_differs` from the client; `unusual_amount`, more than five times what the client usually pays;
   * `client_unverified`, a client without an approved identity; `client_high_risk`, a client whose risk level staff
   * have set to high; `recorded_without_proof`, by staff, with neither a stored proof nor a transaction on a chain.
   * Withdrawals: what the evidence finds odd; `password_changed` within 30 days. Identity checks: `same_id_no`
   * and `same_document` as another client, `document_expired`, `document_expiring` within 30 days, and `under_age`
   * (18 years). Orders: `client_unverified`, while they wait for their approval or payment.
   */
  export type RiskReasonCode =
    | 'same_reference'
    | 'same_txid'
    | 'same_proof'
    | 'payer_differs'
    | 'unusual_amount'
    | 'recorded_without_proof'
    | 'holder_differs'
    | 'client_unverified'
    | 'client_high_risk'
    | 'new_destination'
    | 'password_changed'
    | 'sessions_ended'
    | 'new_device'
    | 'failed_sign_ins'
    | 'not_traded'
    | 'shared_ip'
    | 'shared_destination'
    | 'same_id_no'
    | 'same_document'
    | 'document_expired'
    | 'document_expiring'
    | 'under_age';
  export type RiskReason = {
    /**
     * Deposits: `same_reference`, `same_txid` and `same_proof` as another one that waits or was credited, of any
     * client; `payer_differs` from the client; `unusual_amount`, more than five times what the client usually pays;
     * `client_unverified`, a client without an approved identity; `client_high_risk`, a client whose risk level staff
     * have set to high; `recorded_without_proof`, by staff, with neither a stored proof nor a transaction on a chain.
     * Withdrawals: what the evidence finds odd; `password_changed` within 30 days. Identity checks: `same_id_no`
     * and `same_document` as another client, `document_expired`, `document_expiring` within 30 days, and `under_age`
     * (18 years). Orders: `client_unverified`, while they wait for their approval or payment.
     */
    code: RiskReasonCode;
    /**
     * `look`: approved only with each reason acknowledged, and left out of bulk decisions otherwise. `stop`: decided
     * one by one only, and approved only with a reason for the override.
     */
    level: RiskLevel;
  };
  /**
   * Why, the worst first. Of a record that waits it is as of now; of a decided one as of the decision.
   */
  export type RiskReasons = Array<RiskReason>;
  /**
   * Since when the record waits for the answer of its client, and until when.
   */
  export type Asked = {
    /**
     * RFC 3339 in UTC.
     */
    at: Time;
    /**
     * RFC 3339 in UTC.
     */
    until: Time;
  };
  /**
   * Of a pending record whose client was asked, since when it counts as waiting, later than `made_at` by the time for which it waited for the client.
   */
  export type WaitsSince = string;
  /**
   * What the signature of the caller would be: the only one that is needed (`alone`), the `first` of two or
   * the `second`. It cannot be the second if the user made or signed it (`own`) or if the accounts are `tied`;
   * with `none`, the user may not approve it at all.
   */
  export type SignerStanding = 'alone' | 'first' | 'second' | 'own' | 'tied' | 'none';
  /**
   * What takes two people. `credit`, `withdrawal`, `profit`, `rollback` and `exchange` do above amounts that the trade config
   * states; the others always, but `message` only above the number of recipients that it states.
   */
  export type TwoPersonLimit =
    | 'credit'
    | 'withdrawal'
    | 'profit'
    | 'rollback'
    | 'exchange'
    | 'amendment'
    | 'address'
    | 'bank'
    | 'payment_file'
    | 'order'
    | 'kyc'
    | 'allocation'
    | 'staff'
    | 'config'
    | 'message'
    | 'service'
    | 'channel';
  /**
   * Which bound it is: of one record, or of what was signed by one person alone, for the user who signs, for
   * the client, and for both together, within 24 hours and within 7 days; or of everything that the user signed
   * alone under all limits (`total_day`, `total_week`). Three are no amounts: `risk` is a risk at `stop`,
   * `own_credit` a payout to a client that the user credited alone within 30 days, or whose access the user held
   * (created the client, reset the password, made a code, changed the contact), and `sent` money that has left.
   */
  export type LimitBound =
    | 'record'
    | 'maker_day'
    | 'maker_week'
    | 'client_day'
    | 'client_week'
    | 'pair_day'
    | 'pair_week'
    | 'total_day'
    | 'total_week'
    | 'risk'
    | 'own_credit'
    | 'sent';
  /**
   * When the first amount leaves the sum, so that less of it is used; null if nothing is. A server from before may leave it out.
   */
  export type FreesAt = Time | null;
  /**
   * A user who may be the second. Absent users are left out unless all are absent; their deputies come first.
   */
  export type PossibleApprover = {
    /**
     * An opaque identifier.
     */
    id: Id;
    name: string;
    /**
     * Names of the absent users who could approve it and named this one as deputy.
     */
    deputy_of?: Array<string> | undefined;
  };
  export type OverdrawnSubType = 'loan' | 'compensation' | 'bonus';
  /**
   * What it is about.
   */
  export type ProposalSubject = {
    /**
     * The kind of record: `deposit`.
     */
    type: string;
    /**
     * Null if it is to be made.
     */
    id: string | null;
    /**
     * Its number or name.
     */
    name: string;
    /**
     * The kind of an order; absent for other records.
     */
    trade_kind?: TradeKind | undefined;
    /**
     * Of a loan, compensation or bonus; absent for other records.
     */
    credit_kind?: OverdrawnSubType | undefined;
  };
  /**
   * What it changes, field by field, as it stood and as it is to be. Numbers of bank cards are masked: `revealChanges` shows them whole.
   */
  export type ProposedChanges = Array<{
    field: string;
    before: string | null;
    after: string | null;
  }>;
  export type WaitingProposal = {
    /**
     * An opaque identifier.
     */
    id: Id;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
    /**
     * What it is about.
     */
    subject: ProposalSubject;
    maker: Person;
    /**
     * RFC 3339 in UTC.
     */
    made_at: Time;
    /**
     * When it takes effect by itself; null if it waits for a second person.
     */
    effective_at: Time | null;
    mine: boolean;
    /**
     * What takes two people. `credit`, `withdrawal`, `profit`, `rollback` and `exchange` do above amounts that the trade config
     * states; the others always, but `message` only above the number of recipients that it states.
     */
    limit: TwoPersonLimit;
    /**
     * The operationId of what was asked for.
     */
    operation: string;
    /**
     * What it changes, field by field, as it stood and as it is to be. Numbers of bank cards are masked: `revealChanges` shows them whole.
     */
    changes: ProposedChanges;
    /**
     * Why its maker asks for it; null if no reason was given. A server from before may leave it out.
     */
    note?: (string | null) | undefined;
  };
  /**
   * Present if two people are needed, or a proposal waits.
   */
  export type SecondPerson = {
    /**
     * What the signature of the caller would be: the only one that is needed (`alone`), the `first` of two or
     * the `second`. It cannot be the second if the user made or signed it (`own`) or if the accounts are `tied`;
     * with `none`, the user may not approve it at all.
     */
    you: SignerStanding;
    /**
     * Who of the staff made it or signed first; null if there is none yet.
     */
    maker: Person | null;
    /**
     * What takes two people. `credit`, `withdrawal`, `profit`, `rollback` and `exchange` do above amounts that the trade config
     * states; the others always, but `message` only above the number of recipients that it states.
     */
    limit: TwoPersonLimit;
    /**
     * Which bound it is: of one record, or of what was signed by one person alone, for the user who signs, for
     * the client, and for both together, within 24 hours and within 7 days; or of everything that the user signed
     * alone under all limits (`total_day`, `total_week`). Three are no amounts: `risk` is a risk at `stop`,
     * `own_credit` a payout to a client that the user credited alone within 30 days, or whose access the user held
     * (created the client, reset the password, made a code, changed the contact), and `sent` money that has left.
     */
    bound: LimitBound;
    /**
     * The bound, in `currency`.
     */
    max: string;
    /**
     * Resulting total, in `currency`; null without a rate.
     */
    used: string | null;
    currency: Currency;
    /**
     * Who signed alone what the sum of the bound counts; empty for a bound that is no sum. At most 10. A server from before may leave it out.
     */
    used_by?: Array<Person> | undefined;
    /**
     * When the first amount leaves the sum, so that less of it is used; null if nothing is. A server from before may leave it out.
     */
    frees_at?: FreesAt | undefined;
    /**
     * Who may be the second, the caller left out: with the right, the client in scope, and independent of who made or signed it. Administrators and supervisors first; at most 10.
     */
    may: Array<PossibleApprover>;
    /**
     * How many there are of `may` in all.
     */
    may_total: number;
    waiting: WaitingProposal | null;
  };
  /**
   * Whether the caller may decide this record now, and if not, why.
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
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    blocked_times?: TimesOfMessage | undefined;
    /**
     * Present if two people are needed, or a proposal waits.
     */
    second_person?: SecondPerson | undefined;
  };
  /**
   * The kind of record, as the audit log names it.
   */
  export type WorkType =
    | 'deposit'
    | 'withdrawal'
    | 'overdrawn'
    | 'kyc'
    | 'trade'
    | 'amendment'
    | 'crypto_address'
    | 'proposal'
    | 'allocation'
    | 'dataException';
  /**
   * A record that is claimed, assigned or set aside.
   */
  export type WorkItem = {
    /**
     * The kind of record, as the audit log names it.
     */
    type: WorkType;
    /**
     * The id of the record.
     */
    id: Id;
    /**
     * The user who works on it. Null if it is free.
     */
    holder: Person | null;
    taken_at: Time | null;
    /**
     * When the claim ends unless it is renewed. Null for an assigned record, which stays with its holder.
     */
    expires_at: Time | null;
    /**
     * Who gave it to the holder. Null if the holder took it.
     */
    assigned_by: Person | null;
    /**
     * Until when `nextWork` leaves it out.
     */
    aside_until: Time | null;
    /**
     * When it was first claimed since it waits.
     */
    first_look_at: Time | null;
  };
  export type WorkClaim = {
    /**
     * False if another user works on it, who keeps it.
     */
    mine: boolean;
    /**
     * A record that is claimed, assigned or set aside.
     */
    item: WorkItem;
    /**
     * The number of the document whole, with `reveal`; null if nothing has been submitted.
     */
    id_no?: (string | null) | undefined;
    /**
     * How many comments the record has, of a proposal those on what it is about, for users who go on from record to record.
     */
    comments?: number | undefined;
  };
  /**
   * With `claim_next`: who works on that record now. Null if the user may not decide it. Left out otherwise.
   */
  export type ClaimedNext = WorkClaim | null;
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
     * From `currency` to `account_currency`, frozen at booking; 1 if they are the same.
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
    /**
     * As it was written, such as `TRC20`.
     */
    network: string | null;
    /**
     * Network meant by `network`; null if the firm does not know it.
     */
    chain: Chain | null;
    /**
     * Address of the firm that coins were sent to; null if not given.
     */
    address: string | null;
    /**
     * Confirmations of the chain when last read; null if never.
     */
    confirmations: number | null;
    /**
     * Confirmations that its network requires; null if unknown.
     */
    confirmations_min: number | null;
    confirmations_by: Person | null;
    confirmations_at: Time | null;
    screenshot: Proof | null;
    status: DepositStatus;
    /**
     * The member of staff who made it; null if the client did.
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
     * `look`: approved only with each reason acknowledged, and left out of bulk decisions otherwise. `stop`: decided
     * one by one only, and approved only with a reason for the override.
     */
    risk: RiskLevel;
    /**
     * Why, the worst first. Of a record that waits it is as of now; of a decided one as of the decision.
     */
    risk_reasons: RiskReasons;
    /**
     * The client was asked about it and has not answered: it is pending, and not in the queue of staff.
     */
    asked?: (Asked | null) | undefined;
    /**
     * Of a pending record whose client was asked, since when it counts as waiting, later than `made_at` by the time for which it waited for the client.
     */
    waits_since?: WaitsSince | undefined;
    /**
     * Whether the caller may decide this record now, and if not, why.
     */
    decision: Decision;
    /**
     * With `claim_next`: who works on that record now. Null if the user may not decide it. Left out otherwise.
     */
    claimed_next?: ClaimedNext | undefined;
  };
  /**
   * With `counts`, the number of records for each value that it names.
   */
  export type ListCounts = Record<string, number>;
  export type DepositList = {
    list: Array<Deposit>;
    total: number | null;
    page: number;
    size: number;
    /**
     * With `counts`, the number of records for each value that it names.
     */
    counts?: ListCounts | undefined;
    totals: Array<CurrencyTotal> | null;
    base: BaseTotal | null;
  };
  export type ClientQuestion = {
    /**
     * An opaque identifier.
     */
    id: Id;
    template: string;
    /**
     * The one in which the client got it; null if that was not recorded yet.
     */
    language: ClientLanguage | null;
    title_zh: string;
    title_en: string;
    body_zh: string;
    body_en: string;
    asked_by: Person;
    /**
     * RFC 3339 in UTC.
     */
    asked_at: Time;
    /**
     * When the record is back in the queue of staff, answered or not.
     */
    due_at: Time;
    /**
     * As a member of staff recorded it.
     */
    answer: string | null;
    answered_by: Person | null;
    answered_at: Time | null;
  };
  /**
   * What the client was asked about the record, the oldest first.
   */
  export type ClientQuestions = Array<ClientQuestion>;
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
  export type StatementDay = string;
  export type BankLine = {
    /**
     * An opaque identifier.
     */
    id: Id;
    /**
     * An opaque identifier.
     */
    statement_id: Id;
    statement_number: string;
    bank_name: string;
    acc_no: string;
    position: number;
    day: StatementDay;
    /**
     * Above zero for money that comes in.
     */
    amount: Money;
    currency: Currency;
    payer: string | null;
    reference: string | null;
    text: string;
    reversal: boolean;
    /**
     * An earlier statement has the same line.
     */
    repeated: boolean;
  };
  export type IgnoreReason =
    | 'bank_fee'
    | 'interest'
    | 'reversal'
    | 'own_transfer'
    | 'repeated'
    | 'other';
  export type BankMatch = {
    /**
     * An opaque identifier.
     */
    id: Id;
    by: Person;
    /**
     * RFC 3339 in UTC.
     */
    at: Time;
    reason_code: IgnoreReason | null;
    reason: string | null;
  };
  /**
   * A line of a bank statement that is matched with the record.
   */
  export type BankEvidence = {
    line: BankLine;
    /**
     * The lines of the match add up to its records.
     */
    amount_equal: boolean;
    /**
     * Null if the bank names no payer.
     */
    payer_equal: boolean | null;
    match: BankMatch;
    imported_by: Person;
  };
  /**
   * The reasons that the user has seen. An approval, and any decision with `bulk`, is refused with
   * RISK_NOT_ACKNOWLEDGED if one at `look` is missing. Each of two approvers acknowledges on their own.
   */
  export type AcknowledgedReasons = Array<RiskReasonCode>;
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
    /**
     * Why it was approved in spite of a risk at `stop`.
     */
    override_reason?: (string | null) | undefined;
    /**
     * Of an approval: the reasons at `look` that the approver acknowledged. Left out if there were none.
     */
    acknowledged_reasons?: AcknowledgedReasons | undefined;
  };
  /**
   * A deposit with what a reviewer needs beside it.
   */
  export type DepositDetail = {
    deposit: Deposit;
    /**
     * What the client was asked about the record, the oldest first.
     */
    questions?: ClientQuestions | undefined;
    account: Account;
    /**
     * The account as it would stand after the decision that is open now (approval, or rollback of an approved one); the same as now if none is.
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
     * Matched lines of bank statements. Left out for users who do not see all clients.
     */
    bank?: Array<BankEvidence> | undefined;
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
    /**
     * One of the firm's receiving addresses that have been shown to clients, on the chain that `network` names.
     */
    address?: (string | null) | undefined;
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
            )
          | null
        )
      | undefined;
    /**
     * To reject, words are required unless `reason_code` says it: any code but `other`.
     */
    reason?: (string | null) | undefined;
    /**
     * One of a bulk decision. Approving a record at `stop` is then RISK_NOT_IN_BULK.
     */
    bulk?: boolean | undefined;
    /**
     * The reasons that the user has seen. An approval, and any decision with `bulk`, is refused with
     * RISK_NOT_ACKNOWLEDGED if one at `look` is missing. Each of two approvers acknowledges on their own.
     *
     */
    acknowledged_reasons?: AcknowledgedReasons | undefined;
    /**
     * Why a record at `stop` is approved all the same; RISK_NEEDS_OVERRIDE without it.
     */
    override_reason?: (string | null) | undefined;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type ConfirmationsRequest = {
    confirmations: number;
    /**
     * Required for fewer than were recorded before.
     */
    reason?: (string | null) | undefined;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type AskRequest = {
    template: string;
    /**
     * What is missing, in the words of the reviewer. A template with `takes_note` requires it.
     */
    note?: (string | null) | undefined;
    days?: number | undefined;
    /**
     * That of the text which the user saw: CLIENT_LANGUAGE_CHANGED if the client has another one by now.
     */
    language?: ClientLanguage | undefined;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type AnswerRequest = {
    answer: string;
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
  export type OwnBankAccount = {
    /**
     * An opaque identifier.
     */
    id: Id;
    bank_name: string;
    acc_no: string;
    currency: Currency;
  };
  export type StatementFormat = 'csv' | 'ofx' | 'mt940' | 'camt053';
  export type BankStatement = {
    /**
     * An opaque identifier.
     */
    id: Id;
    account: OwnBankAccount;
    format: StatementFormat;
    number: string;
    from: StatementDay;
    to: StatementDay;
    /**
     * A decimal string with the currency's scale.
     */
    opening: Money;
    /**
     * A decimal string with the currency's scale.
     */
    closing: Money;
    /**
     * A decimal string with the currency's scale.
     */
    sum: Money;
    /**
     * The closing balance less opening balance and lines.
     */
    difference: Money;
    /**
     * The opening balance less the closing balance of the statement before; null of the first.
     */
    gap: Money | null;
    line_count: number;
    /**
     * Lines that are neither matched nor ignored.
     */
    open_count: number;
    imported_by: Person;
    /**
     * RFC 3339 in UTC.
     */
    imported_at: Time;
  };
  export type BankStatementList = {
    list: Array<BankStatement>;
    total: number;
    page: number;
    size: number;
  };
  /**
   * The headings of the columns of a CSV file; null for one that it does not have.
   */
  export type CsvMapping = {
    day: string;
    /**
     * Signed: otherwise `credit` and `debit`.
     */
    amount: string | null;
    credit: string | null;
    debit: string | null;
    /**
     * The balance after each line.
     */
    balance: string | null;
    payer: string | null;
    reference: string | null;
    text: string | null;
    /**
     * Of days that do not begin with the year.
     */
    day_order: 'dmy' | 'mdy';
    decimal: 'point' | 'comma';
  };
  /**
   * A file, with what it does not say itself. What it says itself comes first.
   */
  export type BankStatementFile = {
    /**
     * The text of the file.
     */
    content: string;
    acc_no?: (string | null) | undefined;
    bank_name?: (string | null) | undefined;
    currency?: (Currency | null) | undefined;
    number?: (string | null) | undefined;
    opening?: (Money | null) | undefined;
    closing?: (Money | null) | undefined;
    mapping?: (CsvMapping | null) | undefined;
  };
  export type BankFileLine = {
    row: number;
    day: StatementDay;
    /**
     * Above zero for money that comes in.
     */
    amount: Money;
    /**
     * The other party.
     */
    payer: string | null;
    reference: string | null;
    text: string;
    reversal: boolean;
    /**
     * An earlier statement has the same line.
     */
    repeated: boolean;
  };
  export type BankFileFault = {
    row: number;
    fault: 'day' | 'amount' | 'currency';
  };
  /**
   * What the import of a file would store.
   */
  export type BankStatementPreview = {
    format: StatementFormat;
    acc_no: string | null;
    bank_name: string | null;
    currency: Currency | null;
    number: string | null;
    from: StatementDay | null;
    to: StatementDay | null;
    opening: Money | null;
    closing: Money | null;
    /**
     * Of the lines.
     */
    sum: Money;
    /**
     * The closing balance less opening balance and lines.
     */
    difference: Money | null;
    previous_closing: Money | null;
    /**
     * The opening balance less the closing balance of the statement before.
     */
    gap: Money | null;
    /**
     * The same statement is stored already.
     */
    imported: boolean;
    line_count: number;
    /**
     * The first of them.
     */
    lines: Array<BankFileLine>;
    faults: Array<BankFileFault>;
    /**
     * What the import needs beside the file.
     */
    missing: Array<'acc_no' | 'currency' | 'opening' | 'closing'>;
    /**
     * Headings of a CSV file.
     */
    columns: Array<string> | null;
    mapping: CsvMapping | null;
  };
  export type ReconciliationState = 'open' | 'matched' | 'ignored';
  /**
   * `exact` and `split` are proposals that add up. `over` and `under` do not. `duplicate` repeats a line, or pays a
   * record again; `missing` has no record, `expected` no line.
   */
  export type DifferenceKind =
    | 'exact'
    | 'split'
    | 'over'
    | 'under'
    | 'duplicate'
    | 'missing'
    | 'expected';
  export type MatchReason =
    | 'reference_equal'
    | 'reference_similar'
    | 'amount_equal'
    | 'amount_sums'
    | 'amount_differs'
    | 'payer_equal'
    | 'payer_similar'
    | 'day_equal'
    | 'day_near';
  /**
   * A deposit or a payout.
   */
  export type PaidRecord = {
    type: 'deposit' | 'withdrawal';
    /**
     * An opaque identifier.
     */
    id: Id;
    order_no: string;
    client: ClientRef;
    day: StatementDay;
    /**
     * A decimal string with the currency's scale.
     */
    amount: Money;
    currency: Currency;
    /**
     * The payer of a deposit or the holder of a destination.
     */
    name: string | null;
    reference: string | null;
    status: 'pending' | 'approved' | 'rejected' | 'rolled_back';
  };
  /**
   * Lines and records that belong together, or that have no counterpart.
   */
  export type ReconciliationItem = {
    /**
     * Of the match; of an open item, of its first line or its record.
     */
    id: Id;
    state: ReconciliationState;
    /**
     * Of an open item.
     */
    kind: DifferenceKind | null;
    day: StatementDay;
    currency: Currency;
    /**
     * Sum of the lines, or of the record without a line.
     */
    amount: Money;
    /**
     * Lines less records, both without sign.
     */
    difference: Money;
    reasons: Array<MatchReason>;
    /**
     * No other line and no other record fits as well.
     */
    automatic: boolean;
    lines: Array<BankLine>;
    records: Array<PaidRecord>;
    match: BankMatch | null;
  };
  export type ReconciliationList = {
    list: Array<ReconciliationItem>;
    total: number;
    page: number;
    size: number;
    /**
     * With `counts`, the number of records for each value that it names.
     */
    counts?: ListCounts | undefined;
  };
  export type MatchableRecord = {
    /**
     * A deposit or a payout.
     */
    record: PaidRecord;
    reasons: Array<MatchReason>;
    /**
     * Lines less the record, both without sign.
     */
    difference: Money;
  };
  export type MatchableRecordList = {
    list: Array<MatchableRecord>;
  };
  /**
   * Several lines for one record, or one line for several records.
   */
  export type BankMatchInput = {
    line_ids: Array<Id>;
    /**
     * Deposits of lines that come in, withdrawals of those that go out.
     */
    record_ids: Array<Id>;
    /**
     * Required if the amounts differ.
     */
    reason?: (string | null) | undefined;
    /**
     * The match of these lines that is taken back.
     */
    replaces?: (Id | null) | undefined;
  };
  export type BankMatchRequest = {
    matches: Array<BankMatchInput>;
  };
  export type BankMatchesMade = {
    count: number;
  };
  export type BankIgnoreRequest = {
    line_ids: Array<Id>;
    reason_code: IgnoreReason;
    /**
     * Required with `other`.
     */
    reason?: (string | null) | undefined;
  };
  export type LineDepositRequest = {
    /**
     * An opaque identifier.
     */
    client_id: Id;
    /**
     * The account of the client that is credited once the deposit is approved.
     */
    account_id: Id;
    /**
     * Required if the line names no payer.
     */
    payer_name?: (string | null) | undefined;
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
    purpose:
      | 'deposit_proof'
      | 'kyc_document'
      | 'amendment_evidence'
      | 'trade_evidence'
      | 'payout_receipt'
      | 'app_logo';
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
    /**
     * Whether the file counts only once it is confirmed, since it goes past the server.
     */
    confirm: boolean;
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
  export type QueueName =
    | 'kyc'
    | 'deposit'
    | 'withdrawal'
    | 'loan'
    | 'compensation'
    | 'bonus'
    | 'order'
    | 'payment_due'
    | 'awaiting_settlement'
    | 'matured'
    | 'exception'
    | 'approval';
  export type MoneyOf = {
    currency: Currency;
    /**
     * A decimal string with the currency's scale.
     */
    amount: Money;
  };
  /**
   * Records that wait for a decision which the user may take; of a service account, whose records it may read. `order` has one queue for each kind of trade record, and so have the phases after it: `payment_due` (totals of what is outstanding), `awaiting_settlement` (of what will be paid out) and `matured` (of what was paid) for the kinds that have them.
   */
  export type WaitingQueue = {
    queue: QueueName;
    /**
     * The kind of trade record, of `order` and its phases alone.
     */
    kind: TradeKind | null;
    count: number;
    /**
     * By currency; empty for records without an amount.
     */
    totals: Array<CurrencyTotal>;
    /**
     * The same together in the base currency, at the rates of now. Null without amounts, or if a rate is missing.
     */
    base: MoneyOf | null;
    /**
     * Since when the oldest of them has waited. Of `awaiting_settlement` and `matured` the first date that has passed; null while none has.
     */
    oldest_at: Time | null;
    /**
     * Within how much time they ought to be decided.
     */
    target_minutes: number;
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
     * What waits for a decision now, whatever the range: a queue each that the user may decide, or that a service account may read, in the order of the menu, empty ones too.
     */
    queues: Array<WaitingQueue>;
    /**
     * What waits for a decision now, whatever the range. Null if the user may not read it.
     */
    pending: {
      deposit: CountAndTotals | null;
    };
    /**
     * Deposits decided or made in the range. Null if the user may not read deposits.
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
      /**
       * How much the balances have changed since the beginning of the range, by currency: negative if more went out than came in.
       */
      changes: Array<MoneyOf>;
      /**
       * The balances together in the base currency, at the rates of now. Null if a rate is missing.
       */
      base: MoneyOf | null;
    } | null;
  };
  export type QueueCounts = {
    list: Array<{
      queue: QueueName;
      /**
       * The kind of trade record, of `order` and its phases alone.
       */
      kind: TradeKind | null;
      count: number;
    }>;
  };
  /**
   * Of a product: `opens` and `closes` for orders, `results` are announced, it `lists`, its lock-up ends (`unlocks`), its
   * pieces are delivered (`delivers`), its trade date begins (`trades`), the next `cutoff` of a fund. Of its orders:
   * `payment_due`, by when those of a fund are to be confirmed (`confirms`) or redeemed (`redeems`), the end of the term
   * of holdings (`matures`), and the settlement date of what is sold (`clears`) or awaits settlement (`settles`).
   */
  export type DeskEventName =
    | 'opens'
    | 'closes'
    | 'results'
    | 'lists'
    | 'unlocks'
    | 'delivers'
    | 'trades'
    | 'cutoff'
    | 'payment_due'
    | 'confirms'
    | 'redeems'
    | 'matures'
    | 'clears'
    | 'settles';
  export type TradeProduct = {
    /**
     * An opaque identifier.
     */
    id: Id;
    kind: 'stock' | 'block' | 'ipo' | 'daily' | 'ai' | 'fund' | 'quant' | 'saving';
    code: string;
    name: string;
  };
  export type DeskEvent = {
    /**
     * Of a product: `opens` and `closes` for orders, `results` are announced, it `lists`, its lock-up ends (`unlocks`), its
     * pieces are delivered (`delivers`), its trade date begins (`trades`), the next `cutoff` of a fund. Of its orders:
     * `payment_due`, by when those of a fund are to be confirmed (`confirms`) or redeemed (`redeems`), the end of the term
     * of holdings (`matures`), and the settlement date of what is sold (`clears`) or awaits settlement (`settles`).
     */
    event: DeskEventName;
    /**
     * Of orders: the first of them on that day.
     */
    at: Time;
    product: TradeProduct;
    /**
     * Null for a product without a market.
     */
    market: string | null;
    /**
     * Of the market.
     */
    timezone: string | null;
    /**
     * The kind of the orders; null if it is about the product itself, or about savings.
     */
    kind: TradeKind | null;
    /**
     * How many it is about.
     */
    orders: number;
    /**
     * Of orders and savings, by currency: what is outstanding, ordered, was paid, or will be paid out.
     */
    totals: Array<CurrencyTotal>;
  };
  export type DeskDay = {
    /**
     * RFC 3339 in UTC.
     */
    as_of: Time;
    /**
     * The beginning of today.
     */
    from: Time;
    /**
     * The end of the seventh day after today.
     */
    to: Time;
    /**
     * Whose days these are.
     */
    timezone: string;
    /**
     * In order of time, at most 1,000. What orders wait for since an earlier day comes first.
     */
    events: Array<DeskEvent>;
  };
  /**
   * The kind of record. There may be more of them one day.
   */
  export type EventTopic =
    | 'account'
    | 'audit'
    | 'bank_statement'
    | 'bulk_run'
    | 'client'
    | 'comment'
    | 'allocation'
    | 'dataException'
    | 'deposit'
    | 'export'
    | 'handover'
    | 'ip_rule'
    | 'kyc'
    | 'kyc_claim'
    | 'compensation'
    | 'loan'
    | 'product'
    | 'product_template'
    | 'service_account'
    | 'session'
    | 'staff'
    | 'setting'
    | 'withdrawal'
    | 'work'
    | 'trade'
    | 'saving_holding'
    | 'amendment'
    | 'crypto_address'
    | 'currency_pair'
    | 'document'
    | 'exchange'
    | 'message'
    | 'notification'
    | 'rate'
    | 'support_channel'
    | 'trade_config'
    | 'proposal'
    | 'view';
  export type Event = {
    /**
     * The kind of record. There may be more of them one day.
     */
    topic: EventTopic;
    /**
     * The record's id; of a setting, its name; of work, the kind of record.
     */
    id: string;
    /**
     * The record's version after the change.
     */
    version: number;
  };
  export type PasswordChange = {
    /**
     * MD5 of a password, in hexadecimal.
     */
    old_password: Md5;
    /**
     * MD5 of a password, in hexadecimal.
     */
    new_password: Md5;
  };
  /**
   * Invited: enabled, without a password: only the code of an invitation opens the account.
   */
  export type StaffState = 'enabled' | 'disabled' | 'invited';
  /**
   * The team leader of a hero.
   */
  export type LeaderId = Id | null;
  /**
   * The first is for the maker of an invitation, the second for its approver.
   */
  export type InvitationHalf = 'first' | 'second';
  export type StaffInvitation = {
    /**
     * A reset changes nothing before it is confirmed.
     */
    purpose: 'first_sign_in' | 'reset';
    /**
     * Waiting: a second person has not confirmed it, and its code opens nothing.
     */
    state: 'waiting' | 'open' | 'expired';
    confirmed: boolean;
    /**
     * RFC 3339 in UTC.
     */
    expires_at: Time;
    /**
     * Which halves of the code the caller may collect now.
     */
    halves: Array<InvitationHalf>;
  };
  /**
   * What waits here for a second person; it has not taken effect.
   */
  export type WaitingProposals = Array<WaitingProposal>;
  export type StaffUser = {
    /**
     * An opaque identifier.
     */
    id: Id;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
    username: string;
    name: string;
    /**
     * god = admin, angel = supervisor, superman = team leader, hero = salesman.
     */
    role: Role;
    /**
     * Brings new clients to the user.
     */
    code: string;
    /**
     * The team leader of a hero.
     */
    leader_id: LeaderId;
    /**
     * The name of the team leader.
     */
    superman: string | null;
    /**
     * Has an authenticator.
     */
    mfa: boolean;
    /**
     * Not disabled.
     */
    active: boolean;
    /**
     * Invited: enabled, without a password: only the code of an invitation opens the account.
     */
    status: StaffState;
    /**
     * The one that is neither used nor revoked.
     */
    invitation: StaffInvitation | null;
    /**
     * The name of who has added the user; null for who came with the installation.
     */
    created_by: string | null;
    /**
     * What waits here for a second person; it has not taken effect.
     */
    waiting: WaitingProposals;
    last_login_at: Time | null;
    /**
     * RFC 3339 in UTC.
     */
    created_at: Time;
    /**
     * RFC 3339 in UTC.
     */
    updated_at: Time;
    /**
     * Whether the caller is not below this one.
     */
    may_change: boolean;
  };
  export type StaffList = {
    list: Array<StaffUser>;
    total: number;
    page: number;
    size: number;
  };
  export type StaffName = string;
  export type StaffCreate = {
    /**
     * To sign in with; kept in small letters.
     */
    username: string;
    name: StaffName;
    /**
     * god = admin, angel = supervisor, superman = team leader, hero = salesman.
     */
    role: Role;
    /**
     * The team leader of a hero.
     */
    leader_id?: LeaderId | undefined;
  };
  export type HalfRequest = {
    /**
     * The first is for the maker of an invitation, the second for its approver.
     */
    half: InvitationHalf;
  };
  export type CollectedHalf = {
    /**
     * The first is for the maker of an invitation, the second for its approver.
     */
    half: InvitationHalf;
    code: string;
  };
  export type StaffChoice = {
    /**
     * An opaque identifier.
     */
    id: Id;
    username: string;
    name: string;
    /**
     * god = admin, angel = supervisor, superman = team leader, hero = salesman.
     */
    role: Role;
    /**
     * The team leader of a hero.
     */
    leader_id: LeaderId;
    /**
     * The name of the team leader.
     */
    superman: string | null;
    /**
     * The name in letters: pinyin and its initials, as `liguodong lgd`. Null of a name in letters. A server from before may leave it out.
     */
    spelled?: (string | null) | undefined;
  };
  export type StaffChoices = {
    list: Array<StaffChoice>;
    total: number;
  };
  export type StaffDetail = {
    record: StaffUser;
    /**
     * The name of who has last held a code that opens the account; null if none has since its first invitation.
     */
    last_reset_by: string | null;
    /**
     * Clients of the user, excluding robots.
     */
    clients: number;
    robots: number;
    /**
     * How many the user leads, the disabled ones too.
     */
    team: number;
    /**
     * Which records name the user, in the language of Accept-Language: a user with any cannot be deleted.
     */
    referred_to: string | null;
    /**
     * No other administrator is active.
     */
    last_administrator: boolean;
    /**
     * Who may be the second for a change that the caller would propose; at most 10.
     */
    may: Array<PossibleApprover>;
    /**
     * How many there are of `may` in all.
     */
    may_total: number;
  };
  export type StaffUpdate = {
    name: StaffName;
    /**
     * god = admin, angel = supervisor, superman = team leader, hero = salesman.
     */
    role: Role;
    /**
     * The team leader of a hero.
     */
    leader_id: LeaderId;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type StaffTeamMember = {
    /**
     * An opaque identifier.
     */
    id: Id;
    username: string;
    name: string;
    /**
     * god = admin, angel = supervisor, superman = team leader, hero = salesman.
     */
    role: Role;
    /**
     * The team leader of a hero.
     */
    leader_id: LeaderId;
    /**
     * Invited: enabled, without a password: only the code of an invitation opens the account.
     */
    status: StaffState;
    clients: number;
  };
  export type StaffTeamMembers = {
    list: Array<StaffTeamMember>;
    total: number;
  };
  export type StaffStatus = 'enabled' | 'disabled';
  export type StaffStatusChange = {
    status: StaffStatus;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type AgentChange = {
    /**
     * An opaque identifier.
     */
    user_id: Id;
    /**
     * Grows by one with every change of the record.
     */
    version?: Version | undefined;
  };
  export type IpRuleKind = 'deny' | 'allow';
  export type IpRuleScope = 'all' | 'role' | 'user';
  export type IpRuleStatus = 'active' | 'expired';
  /**
   * An address, or a network with the length of its prefix; IPv4 or IPv6.
   */
  export type Cidr = string;
  /**
   * Role that it concerns, with the scope `role`; else null.
   */
  export type RuleRole = Role | null;
  export type Note = string | null;
  /**
   * In the future; null for a rule without an end.
   */
  export type ExpiresAt = Time | null;
  /**
   * A call about which the rule decided.
   */
  export type IpRuleHit = {
    /**
     * RFC 3339 in UTC.
     */
    at: Time;
    address: string;
  };
  export type IpRule = {
    /**
     * An opaque identifier.
     */
    id: Id;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
    /**
     * An address, or a network with the length of its prefix; IPv4 or IPv6.
     */
    cidr: Cidr;
    kind: IpRuleKind;
    scope: IpRuleScope;
    /**
     * Role that it concerns, with the scope `role`; else null.
     */
    role: RuleRole;
    user: Person | null;
    note: Note;
    status: IpRuleStatus;
    /**
     * In the future; null for a rule without an end.
     */
    expires_at: ExpiresAt;
    /**
     * When it last decided about a call, to the minute.
     */
    last_hit_at: Time | null;
    /**
     * The newest first, at most one a minute.
     */
    last_hits: Array<IpRuleHit>;
    created_by: Person | null;
    /**
     * RFC 3339 in UTC.
     */
    created_at: Time;
    /**
     * RFC 3339 in UTC.
     */
    updated_at: Time;
  };
  export type IpRuleList = {
    list: Array<IpRule>;
    total: number;
    page: number;
    size: number;
    /**
     * What waits here for a second person; it has not taken effect.
     */
    waiting: WaitingProposals;
  };
  /**
   * User that it concerns, with the scope `user`; else null.
   */
  export type RuleUserId = Id | null;
  export type IpRuleCreate = {
    /**
     * An address, or a network with the length of its prefix; IPv4 or IPv6.
     */
    cidr: Cidr;
    kind: IpRuleKind;
    scope: IpRuleScope;
    /**
     * Role that it concerns, with the scope `role`; else null.
     */
    role?: RuleRole | undefined;
    /**
     * User that it concerns, with the scope `user`; else null.
     */
    user_id?: RuleUserId | undefined;
    note?: Note | undefined;
    /**
     * In the future; null for a rule without an end.
     */
    expires_at?: ExpiresAt | undefined;
  };
  export type ProposalStatus = 'pending' | 'applied' | 'rejected' | 'withdrawn' | 'expired';
  /**
   * What the caller may do with it now.
   */
  export type ProposalDecision = {
    approve: boolean;
    reject: boolean;
    withdraw: boolean;
    /**
     * An error code, such as SELF_APPROVAL.
     */
    blocked_code: string | null;
    /**
     * In the language of Accept-Language.
     */
    blocked_reason: string | null;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    blocked_times?: TimesOfMessage | undefined;
  };
  export type Proposal = {
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
    /**
     * What takes two people. `credit`, `withdrawal`, `profit`, `rollback` and `exchange` do above amounts that the trade config
     * states; the others always, but `message` only above the number of recipients that it states.
     */
    limit: TwoPersonLimit;
    /**
     * The operationId of what was asked for.
     */
    operation: string;
    /**
     * What it is about.
     */
    subject: ProposalSubject;
    client: ClientRef | null;
    /**
     * In the base currency; null if there is none, or no rate leads there.
     */
    amount: string | null;
    currency: Currency;
    /**
     * What it changes, field by field, as it stood and as it is to be. Numbers of bank cards are masked: `revealChanges` shows them whole.
     */
    changes: ProposedChanges;
    /**
     * Why its maker asks for it; null if no reason was given. A server from before may leave it out.
     */
    note?: (string | null) | undefined;
    status: ProposalStatus;
    maker: Person;
    /**
     * RFC 3339 in UTC.
     */
    made_at: Time;
    checker: Person | null;
    checked_at: Time | null;
    /**
     * Why it was rejected. A server from before may leave it out.
     */
    reason_code?: (string | null) | undefined;
    /**
     * Why it was rejected, in words.
     */
    reason: string | null;
    /**
     * When it takes effect by itself: no other person has the right, and it moves no money. Null if it waits for a second person.
     */
    effective_at: Time | null;
    /**
     * RFC 3339 in UTC.
     */
    expires_at: Time;
    /**
     * Who may be the second, the caller left out; at most 10.
     */
    may: Array<PossibleApprover>;
    /**
     * How many there are of `may` in all.
     */
    may_total: number;
    /**
     * What the caller may do with it now.
     */
    decision: ProposalDecision;
    /**
     * With `claim_next`: who works on that record now. Null if the user may not decide it. Left out otherwise.
     */
    claimed_next?: ClaimedNext | undefined;
  };
  /**
   * A rule; a proposal if it shuts out a colleague whose role is not below the author's.
   */
  export type IpRuleOutcome = IpRule | Proposal;
  /**
   * What the rules of now make of an address.
   */
  export type IpCheck = {
    address: string;
    /**
     * Whose call it was taken for; null before sign-in.
     */
    role: RuleRole;
    user: Person | null;
    let_in: boolean;
    /**
     * Those that decided; empty if none has the address.
     */
    rules: Array<IpRule>;
    /**
     * The scope that has allow rules, none of which has the address.
     */
    missing_scope: IpRuleScope | null;
  };
  export type IpRuleUpdate = {
    /**
     * An address, or a network with the length of its prefix; IPv4 or IPv6.
     */
    cidr: Cidr;
    kind: IpRuleKind;
    scope: IpRuleScope;
    /**
     * Role that it concerns, with the scope `role`; else null.
     */
    role?: RuleRole | undefined;
    /**
     * User that it concerns, with the scope `user`; else null.
     */
    user_id?: RuleUserId | undefined;
    note?: Note | undefined;
    /**
     * In the future; null for a rule without an end.
     */
    expires_at?: ExpiresAt | undefined;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  /**
   * Done; a proposal if it shuts out a colleague whose role is not below the author's.
   */
  export type IpRuleRemoval = Done | Proposal;
  export type ServiceAccountStatus = 'active' | 'expired' | 'revoked';
  export type Purpose = string;
  /**
   * A resource and an action. What may be given is `serviceScopes` of `@brokerdesk/policy`: nothing that
   * decides what takes a person.
   */
  export type ServiceScope = string;
  export type ServiceScopes = Array<ServiceScope>;
  /**
   * Whose clients it sees: all, those of a team, or those of one agent.
   */
  export type RowScope = 'all' | 'team' | 'own';
  /**
   * The networks that it may call from. The IP rules for everybody hold besides.
   */
  export type Networks = Array<Cidr>;
  export type RequestsPerMinute = number;
  /**
   * `waiting` is allowed by two people and not collected yet.
   */
  export type ServiceSecretStatus = 'waiting' | 'active' | 'ended';
  export type ServiceSecret = {
    /**
     * An opaque identifier.
     */
    id: Id;
    /**
     * `waiting` is allowed by two people and not collected yet.
     */
    status: ServiceSecretStatus;
    /**
     * What the secret begins with; null until it is collected.
     */
    prefix: string | null;
    collector: Person;
    /**
     * RFC 3339 in UTC.
     */
    collect_until: Time;
    collected_at: Time | null;
    /**
     * The end of the overlap with the secret after it; null if there is none.
     */
    expires_at: Time | null;
    last_used_at: Time | null;
    last_used_ip: string | null;
  };
  export type ServiceAccount = {
    /**
     * An opaque identifier.
     */
    id: Id;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
    name: string;
    purpose: Purpose;
    scopes: ServiceScopes;
    /**
     * Whose clients it sees: all, those of a team, or those of one agent.
     */
    row_scope: RowScope;
    owner: Person | null;
    /**
     * The networks that it may call from. The IP rules for everybody hold besides.
     */
    networks: Networks;
    requests_per_minute: RequestsPerMinute;
    status: ServiceAccountStatus;
    /**
     * RFC 3339 in UTC.
     */
    expires_at: Time;
    revoked_at: Time | null;
    revoked_by: Person | null;
    created_by: Person;
    /**
     * The ten latest, the newest first.
     */
    secrets: Array<ServiceSecret>;
    /**
     * Whether the caller may collect a secret now.
     */
    may_collect: boolean;
    /**
     * When it last got a token.
     */
    last_used_at: Time | null;
    last_used_ip: string | null;
    /**
     * RFC 3339 in UTC.
     */
    created_at: Time;
    /**
     * RFC 3339 in UTC.
     */
    updated_at: Time;
  };
  export type ServiceAccountList = {
    list: Array<ServiceAccount>;
    total: number;
    page: number;
    size: number;
    /**
     * What waits here for a second person; it has not taken effect.
     */
    waiting: WaitingProposals;
  };
  /**
   * The team leader or the agent whose clients it sees; null if it sees all.
   */
  export type OwnerId = Id | null;
  export type ServiceAccountCreate = {
    name: string;
    purpose: Purpose;
    scopes: ServiceScopes;
    /**
     * Whose clients it sees: all, those of a team, or those of one agent.
     */
    row_scope: RowScope;
    /**
     * The team leader or the agent whose clients it sees; null if it sees all.
     */
    owner_id?: OwnerId | undefined;
    /**
     * The networks that it may call from. The IP rules for everybody hold besides.
     */
    networks: Networks;
    requests_per_minute: RequestsPerMinute;
    /**
     * RFC 3339 in UTC.
     */
    expires_at: Time;
  };
  export type ServiceAccountUpdate = {
    purpose: Purpose;
    scopes: ServiceScopes;
    /**
     * Whose clients it sees: all, those of a team, or those of one agent.
     */
    row_scope: RowScope;
    /**
     * The team leader or the agent whose clients it sees; null if it sees all.
     */
    owner_id?: OwnerId | undefined;
    /**
     * The networks that it may call from. The IP rules for everybody hold besides.
     */
    networks: Networks;
    requests_per_minute: RequestsPerMinute;
    /**
     * RFC 3339 in UTC.
     */
    expires_at: Time;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type ServiceAccountRevocation = {
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type ServiceSecretRequest = {
    /**
     * How long the secret before stays good once the new one is collected.
     */
    overlap_hours: number;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type CollectedSecret = {
    /**
     * The account's id
     */
    id: Id;
    /**
     * Shown once: it cannot be read again.
     */
    secret: string;
    prefix: string;
  };
  export type RoleSummary = {
    /**
     * god = admin, angel = supervisor, superman = team leader, hero = salesman.
     */
    role: Role;
    /**
     * What the role is called, in English.
     */
    label: string;
    /**
     * Whose clients the role sees.
     */
    scope: 'all' | 'team' | 'own';
    flags: Record<string, boolean>;
  };
  export type AllowedActions = Array<string>;
  export type ResourceRights = {
    resource: string;
    parent: string | null;
    rights: {
      god: AllowedActions;
      angel: AllowedActions;
      superman: AllowedActions;
      hero: AllowedActions;
    };
  };
  /**
   * An operation that the action on any of the resources opens.
   */
  export type GuardedOperation = {
    /**
     * The `operationId`.
     */
    id: string;
    method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
    path: string;
    /**
     * What it does, in English.
     */
    summary: string;
    action: string;
    /**
     * The most specific first. If the path names a kind, those of all kinds come before the parent.
     */
    resources: Array<string>;
    /**
     * A feature flag that is needed beside the right.
     */
    flag: string | null;
    /**
     * The limit above which it takes a second person; null if one person is enough.
     */
    two_person: string | null;
  };
  export type PermissionMatrix = {
    /**
     * Revision of the role table.
     */
    version: number;
    actions: Array<string>;
    roles: Array<RoleSummary>;
    resources: Array<ResourceRights>;
    /**
     * Every operation of the contract that needs a right, in the order of the contract.
     */
    operations: Array<GuardedOperation>;
  };
  export type AuditEntry = {
    /**
     * `seq`, as the id of the record.
     */
    id: string;
    /**
     * In the order of writing.
     */
    seq: number;
    /**
     * Its place in the sealed log, without gaps, in the order of commits; null for the moment until it is sealed.
     */
    position: number | null;
    /**
     * RFC 3339 in UTC.
     */
    at: Time;
    /**
     * By the name of that time; null if no user was signed in.
     */
    actor: Person | null;
    session_id: Id | null;
    ip: string | null;
    device: string | null;
    request_id: string | null;
    action: string;
    subject_type: string;
    subject_id: string;
    before: Record<string, unknown> | null;
    after: Record<string, unknown> | null;
    /**
     * The hash of the entry before it in the sealed log; empty for the first, and until it is sealed.
     */
    previous_hash: string;
    /**
     * SHA-256 of the entry as a leaf of the Merkle tree (RFC 6962), in hexadecimal.
     */
    hash: string;
  };
  export type AuditList = {
    list: Array<AuditEntry>;
    total: number;
    page: number;
    size: number;
  };
  /**
   * The first entry, or range of positions, that is not what was sealed.
   */
  export type AuditBreak = {
    subject: string;
    expected: string;
    found: string;
  };
  export type AuditVerification = {
    whole: boolean;
    /**
     * How many there are.
     */
    entries: number;
    broken: AuditBreak | null;
    /**
     * The newest checkpoint, as a signed note (C2SP tlog-checkpoint). A kept copy shows any later change of the entries that it covers.
     */
    checkpoint: string | null;
  };
  export type Phone = string;
  export type ClientCreate = {
    /**
     * Small letters, digits, dot, dash and underscore.
     */
    username: string;
    full_name: string;
    mobile: Phone;
    email: string;
    /**
     * Left out if one is set later.
     */
    password?: Md5 | undefined;
    agent_id?: (Id | null) | undefined;
    /**
     * An account is opened in each; by default in the base currency.
     */
    currencies?: Array<Currency> | undefined;
    vip_level?: number | undefined;
    score?: number | undefined;
    /**
     * `zh-CN` if left out.
     */
    language?: ClientLanguage | undefined;
    remark?: (string | null) | undefined;
  };
  export type ClientStatusRequest = {
    status: 'enabled' | 'disabled' | 'locked' | 'unlocked';
    reason?: string | undefined;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type ClientTagCount = {
    name: string;
    /**
     * Clients in the user's scope who have it.
     */
    count: number;
  };
  export type ClientTags = {
    list: Array<ClientTagCount>;
    /**
     * How many the list has.
     */
    total: number;
  };
  export type ClientTag = string;
  export type ClientTagsChange = {
    add?: Array<ClientTag> | undefined;
    remove?: Array<ClientTag> | undefined;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type ClientRiskChange = {
    /**
     * RFC 3339 in UTC.
     */
    at: Time;
    /**
     * How much scrutiny staff give to a client, the least first. `standard` until staff set another one.
     */
    before: ClientRiskLevel;
    /**
     * How much scrutiny staff give to a client, the least first. `standard` until staff set another one.
     */
    after: ClientRiskLevel;
    reason: string;
    /**
     * Who raised the level or confirmed the lower one.
     */
    by: Person;
    /**
     * Who proposed the lower level; null for a raised one.
     */
    requested_by: Person | null;
  };
  export type ClientRisk = {
    /**
     * An opaque identifier.
     */
    client_id: Id;
    /**
     * How much scrutiny staff give to a client, the least first. `standard` until staff set another one.
     */
    level: ClientRiskLevel;
    /**
     * 1 if it was never changed.
     */
    version: number;
    /**
     * At most 20, the latest first.
     */
    changes: Array<ClientRiskChange>;
    /**
     * What waits here for a second person; it has not taken effect.
     */
    waiting: WaitingProposals;
  };
  export type ClientRiskRequest = {
    /**
     * How much scrutiny staff give to a client, the least first. `standard` until staff set another one.
     */
    level: ClientRiskLevel;
    reason: string;
    /**
     * That of the risk level.
     */
    version: Version;
  };
  /**
   * From 0 to 100 in steps of 0.01.
   */
  export type PercentInput = string;
  export type ClientTradeSettingsState = {
    /**
     * An opaque identifier.
     */
    client_id: Id;
    products: Array<ProductKind>;
    order_max: Money | null;
    daily_max: Money | null;
    /**
     * From 0 to 100 in steps of 0.01.
     */
    fee_discount_pct: PercentInput;
    /**
     * 1 if they were never changed.
     */
    version: number;
    updated_at: Time | null;
    /**
     * What waits here for a second person; it has not taken effect.
     */
    waiting: WaitingProposals;
  };
  export type ClientTradeSettingsRequest = {
    /**
     * What the client may buy.
     */
    products: Array<ProductKind>;
    /**
     * The most that one order may cost in the base currency.
     */
    order_max: AmountInput | null;
    /**
     * The most that the orders of a day may cost in the base currency.
     */
    daily_max: AmountInput | null;
    /**
     * From 0 to 100 in steps of 0.01.
     */
    fee_discount_pct: PercentInput;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type ClientCode = {
    code: string;
    /**
     * RFC 3339 in UTC.
     */
    expires_at: Time;
  };
  export type ClientPasswordRequest = {
    /**
     * MD5 of a password, in hexadecimal.
     */
    password: Md5;
  };
  export type ClientFakeRequest = {
    /**
     * True; false is refused, for a robot stays one.
     */
    fake: boolean;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type SimilarClient = {
    client: ClientRef;
    same: Array<'mobile' | 'email' | 'full_name'>;
  };
  export type SimilarClients = {
    list: Array<SimilarClient>;
    /**
     * How many the list has.
     */
    total: number;
  };
  export type ClientMatches = {
    list: Array<Client>;
    /**
     * How many the list has.
     */
    total: number;
  };
  export type ClientUpdate = {
    full_name: string;
    /**
     * Left out if unchanged.
     */
    mobile?: Phone | undefined;
    /**
     * Left out if unchanged.
     */
    email?: string | undefined;
    vip_level: number;
    score: number;
    /**
     * Left out if unchanged.
     */
    language?: ClientLanguage | undefined;
    remark: string | null;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type AccessAction =
    | 'signed_in'
    | 'sign_in_failed'
    | 'signed_out'
    | 'password_changed'
    | 'withdrawal_requested';
  export type ClientAccess = {
    /**
     * An opaque identifier.
     */
    id: Id;
    /**
     * RFC 3339 in UTC.
     */
    at: Time;
    action: AccessAction;
    ip: string;
    device: {
      os: string;
      type: 'mobile' | 'desktop';
    };
    /**
     * Two letters, ISO 3166-1.
     */
    country: string | null;
    city: string | null;
  };
  export type ClientAccessList = {
    list: Array<ClientAccess>;
    total: number;
    page: number;
    size: number;
  };
  export type ClientBank = {
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
    /**
     * An opaque identifier.
     */
    client_id: Id;
    bank_name: string;
    holder_name: string;
    /**
     * Masked but for the last four: `revealClientContact` shows it whole.
     */
    acc_no: string;
    address: string | null;
    /**
     * Masked.
     */
    phone: string | null;
  };
  export type ClientBankList = {
    list: Array<ClientBank>;
    total: number;
    /**
     * What waits here for a second person; it has not taken effect.
     */
    waiting: WaitingProposals;
  };
  export type ClientBankInput = {
    bank_name: string;
    holder_name: string;
    acc_no: string;
    address?: (string | null) | undefined;
    phone?: (Phone | null) | undefined;
  };
  /**
   * A number, or, masked as it was shown, the one that stays.
   */
  export type PhoneOrMask = string;
  export type ClientBankChange = {
    bank_name: string;
    holder_name: string;
    /**
     * The masked number of this card leaves its number as it is.
     */
    acc_no: string;
    address?: (string | null) | undefined;
    phone?: (PhoneOrMask | null) | undefined;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  /**
   * A day without a time.
   */
  export type Day = string;
  export type ClientNominee = {
    /**
     * An opaque identifier.
     */
    id: Id;
    name: string;
    relationship: string;
    /**
     * Masked.
     */
    phone: string | null;
    dob: Day | null;
    /**
     * From 0 to 100 in steps of 0.01.
     */
    share: PercentInput;
  };
  export type ClientNominees = {
    list: Array<ClientNominee>;
    total: number;
    /**
     * From 0 to 100 in steps of 0.01.
     */
    share_total: PercentInput;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
    /**
     * Proposals that would change them, once a second person has confirmed them.
     */
    waiting: Array<WaitingProposal>;
  };
  export type Nominee = {
    name: string;
    relationship: string;
    phone: PhoneOrMask | null;
    dob: Day | null;
    /**
     * From 0 to 100 in steps of 0.01.
     */
    share: PercentInput;
  };
  export type ClientNomineesRequest = {
    nominees: Array<Nominee>;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type ClientCrypto = {
    /**
     * An opaque identifier.
     */
    id: Id;
    /**
     * RFC 3339 in UTC.
     */
    created_at: Time;
    coin: string;
    network: string;
    address: string;
    label: string | null;
  };
  export type ClientCryptoList = {
    list: Array<ClientCrypto>;
    total: number;
  };
  export type ClientPlace = {
    country: string | null;
    city: string | null;
    /**
     * The last one there.
     */
    ip: string;
    count: number;
    /**
     * RFC 3339 in UTC.
     */
    first_at: Time;
    /**
     * RFC 3339 in UTC.
     */
    last_at: Time;
  };
  export type ClientDevice = {
    /**
     * The first 8 characters of the hash of the id that the client's app sends: enough to tell devices apart.
     */
    id: string;
    os: string;
    type: 'mobile' | 'desktop';
    /**
     * RFC 3339 in UTC.
     */
    first_seen_at: Time;
    /**
     * RFC 3339 in UTC.
     */
    last_seen_at: Time;
  };
  export type ClientLocation = {
    /**
     * An opaque identifier.
     */
    client_id: Id;
    latest: ClientPlace | null;
    /**
     * The latest first.
     */
    places: Array<ClientPlace>;
    /**
     * At most 20, the one seen last first.
     */
    devices: Array<ClientDevice>;
  };
  export type ClientLink = {
    kind: 'document' | 'bank' | 'destination' | 'crypto' | 'device' | 'ip';
    /**
     * The end of the bank account, the crypto address, the system of the latest shared device, or the latest shared IP address.
     */
    detail: string | null;
    /**
     * RFC 3339 in UTC.
     */
    last_at: Time;
  };
  export type LinkedClients = {
    /**
     * An opaque identifier.
     */
    client_id: Id;
    in_scope: number;
    /**
     * Clients outside of the user's scope.
     */
    outside: number;
    clients: Array<{
      client: ClientRef;
      links: Array<ClientLink>;
    }>;
  };
  export type RobotRequest = {
    count: number;
    /**
     * Who looks after them; by default none, or the salesman who adds them.
     */
    agent_id?: (Id | null) | undefined;
    /**
     * Of their account; by default the base currency.
     */
    currency?: Currency | undefined;
  };
  export type RobotList = {
    list: Array<Client>;
    total: number;
  };
  export type ClientNote = {
    /**
     * An opaque identifier.
     */
    id: Id;
    /**
     * RFC 3339 in UTC.
     */
    created_at: Time;
    text: string;
    author: Person;
  };
  export type ClientNoteList = {
    list: Array<ClientNote>;
    total: number;
    page: number;
    size: number;
  };
  export type ClientNoteInput = {
    text: string;
  };
  export type ClientEventKind =
    | 'profile'
    | 'security'
    | 'kyc'
    | 'deposit'
    | 'withdrawal'
    | 'loan'
    | 'compensation'
    | 'exchange'
    | 'trade'
    | 'emergency'
    | 'note';
  /**
   * The record that it happened to.
   */
  export type ClientEventRecord = {
    type:
      | 'kyc'
      | 'deposit'
      | 'withdrawal'
      | 'loan'
      | 'compensation'
      | 'bonus'
      | 'exchange'
      | 'trade'
      | 'amendment';
    /**
     * An opaque identifier.
     */
    id: Id;
    order_no: string | null;
  };
  export type ClientEventPlace = {
    ip: string;
    country: string | null;
    city: string | null;
  };
  /**
   * One thing that has happened about a client.
   */
  export type ClientEvent = {
    id: string;
    /**
     * RFC 3339 in UTC.
     */
    at: Time;
    kind: ClientEventKind;
    event:
      | 'registered'
      | 'updated'
      | 'made_robot'
      | 'transferred'
      | 'nominees_changed'
      | 'trade_settings_changed'
      | 'risk_raised'
      | 'risk_lowered'
      | 'bank_added'
      | 'bank_changed'
      | 'bank_deleted'
      | 'enabled'
      | 'disabled'
      | 'locked'
      | 'unlocked'
      | 'password_reset'
      | 'code_made'
      | 'sessions_ended'
      | 'signed_in'
      | 'sign_in_failed'
      | 'password_changed'
      | 'submitted'
      | 'corrected'
      | 'created'
      | 'approved'
      | 'rejected'
      | 'rolled_back'
      | 'repaid'
      | 'completed'
      | 'done'
      | 'booked'
      | 'unfilled'
      | 'paid'
      | 'sold'
      | 'unsettled'
      | 'lapsed'
      | 'withdrawn'
      | 'applied'
      | 'added';
    by: 'staff' | 'client' | 'system';
    /**
     * The member of staff.
     */
    actor: Person | null;
    record: ClientEventRecord | null;
    trade_kind: TradeKind | null;
    /**
     * Of a trade.
     */
    product: string | null;
    amount: Money | null;
    currency: Currency | null;
    /**
     * Amount received, if it is in another currency.
     */
    received: Money | null;
    received_currency: Currency | null;
    /**
     * What was changed.
     */
    fields: Array<string>;
    /**
     * Who looked after the client.
     */
    from: string | null;
    /**
     * Who does so since.
     */
    to: string | null;
    attempt_no: number | null;
    /**
     * Of a sign-in.
     */
    place: ClientEventPlace | null;
    reason_code: string | null;
    /**
     * The note, or the words of a reason.
     */
    text: string | null;
  };
  export type ClientTimeline = {
    list: Array<ClientEvent>;
    /**
     * Cursor of the earlier page, as `before`; null if there is none.
     */
    next: string | null;
  };
  export type ClientMoney = {
    totals: Array<CurrencyTotal>;
    /**
     * Sum of the totals in the base currency.
     */
    base: BaseTotal;
  };
  export type ClientPending = {
    what: 'kyc' | 'deposit' | 'withdrawal' | 'loan' | 'compensation' | 'bonus' | 'order';
    /**
     * Of orders.
     */
    kind: TradeKind | null;
    count: number;
    /**
     * Empty for an identity check.
     */
    totals: Array<CurrencyTotal>;
    /**
     * RFC 3339 in UTC.
     */
    oldest_at: Time;
    /**
     * Of the record, if it is the only one.
     */
    only_id: Id | null;
  };
  export type ClientLastContact = {
    /**
     * The last message sent to the client and not recalled; null also without the right to read messages.
     */
    message: {
      /**
       * RFC 3339 in UTC.
       */
      at: Time;
      read_at: Time | null;
    } | null;
    note: {
      /**
       * RFC 3339 in UTC.
       */
      at: Time;
      author: Person;
    } | null;
    /**
     * When the client was active last.
     */
    seen_at: Time | null;
  };
  /**
   * Figures for a first look at one client. A part is null, and a kind of record is missing from `pending` and
   * `risk`, for a caller without the right to read the records behind it.
   */
  export type ClientSummary = {
    /**
     * An opaque identifier.
     */
    client_id: Id;
    /**
     * A robot, in no total of other pages.
     */
    fake: boolean;
    /**
     * Of all accounts, at the rates of now.
     */
    balance: ClientMoney;
    /**
     * All credited deposits, at the rates of when each was booked.
     */
    deposited: ClientMoney | null;
    /**
     * All paid withdrawals, at the rates of when each was requested.
     */
    withdrawn: ClientMoney | null;
    /**
     * Records that wait for a decision; kinds without any are left out.
     */
    pending: Array<ClientPending>;
    /**
     * The worst risk among the pending deposits, withdrawals and identity checks, and its reasons.
     */
    risk: {
      /**
       * `look`: approved only with each reason acknowledged, and left out of bulk decisions otherwise. `stop`: decided
       * one by one only, and approved only with a reason for the override.
       */
      level: RiskLevel;
      /**
       * Why, the worst first. Of a record that waits it is as of now; of a decided one as of the decision.
       */
      reasons: RiskReasons;
    };
    last_contact: ClientLastContact;
  };
  export type RevealableField = 'mobile' | 'email' | 'nominee_phone' | 'bank_acc_no' | 'bank_phone';
  export type ClientRevealRequest = {
    field: RevealableField;
    /**
     * Whose phone it is
     */
    nominee_id?: Id | undefined;
    /**
     * Which card it is, with `bank_acc_no` and `bank_phone`.
     */
    bank_id?: Id | undefined;
  };
  export type RevealedField = {
    field: RevealableField;
    value: string;
  };
  /**
   * basic = identity document; advanced = address too.
   */
  export type KycLevel = 'basic' | 'advanced';
  export type IdType = 'id_card' | 'passport' | 'driver_license' | 'residence_permit';
  /**
   * ISO 3166-1, two letters.
   */
  export type Country = string;
  export type DocumentType =
    | 'id_card'
    | 'passport'
    | 'driver_license'
    | 'residence_permit'
    | 'proof_of_address'
    | 'selfie';
  export type DocumentSide = 'front' | 'back' | 'single';
  export type KycDocument = {
    /**
     * An opaque identifier.
     */
    id: Id;
    type: DocumentType;
    side: DocumentSide;
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
  /**
   * The other user who works on it now.
   */
  export type KycViewers = Array<Person>;
  /**
   * What was never submitted is null.
   */
  export type Kyc = {
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
    client: ClientRef;
    status: KycStatus;
    level: KycLevel | null;
    /**
     * As the document has it.
     */
    full_name: string | null;
    latin_name: string | null;
    birth_date: Day | null;
    nationality: Country | null;
    id_type: IdType | null;
    /**
     * Masked.
     */
    id_no: string | null;
    id_expiry: Day | null;
    address: string | null;
    /**
     * Of the present attempt.
     */
    documents: Array<KycDocument>;
    /**
     * 0 before the first.
     */
    attempt_no: number;
    /**
     * The member of staff who submitted it; null if the client did.
     */
    maker: Person | null;
    /**
     * Submitted.
     */
    made_at: Time | null;
    checker: Person | null;
    checked_at: Time | null;
    reason_code: string | null;
    /**
     * All of several reasons, `reason_code` first; left out for one or none.
     */
    reason_codes?: Array<string> | undefined;
    reason: string | null;
    remark: string | null;
    client_remark: string | null;
    /**
     * Whether the caller may decide this record now, and if not, why.
     */
    decision: Decision;
    /**
     * With `claim_next`: who works on that record now. Null if the user may not decide it. Left out otherwise.
     */
    claimed_next?: ClaimedNext | undefined;
    /**
     * `look`: approved only with each reason acknowledged, and left out of bulk decisions otherwise. `stop`: decided
     * one by one only, and approved only with a reason for the override.
     */
    risk: RiskLevel;
    /**
     * Why, the worst first. Of a record that waits it is as of now; of a decided one as of the decision.
     */
    risk_reasons: RiskReasons;
    /**
     * The client was asked about it and has not answered: it is pending, and not in the queue of staff.
     */
    asked?: (Asked | null) | undefined;
    /**
     * Of a pending record whose client was asked, since when it counts as waiting, later than `made_at` by the time for which it waited for the client.
     */
    waits_since?: WaitsSince | undefined;
    /**
     * The other user who works on it now.
     */
    viewers: KycViewers;
  };
  export type KycList = {
    list: Array<Kyc>;
    total: number;
    page: number;
    size: number;
    /**
     * With `counts`, the number of records for each value that it names.
     */
    counts?: ListCounts | undefined;
  };
  export type DuplicateKyc = {
    /**
     * An opaque identifier.
     */
    id: Id;
    client: ClientRef;
    status: KycStatus;
    same: Array<'id_no' | 'document'>;
  };
  export type KycEvent = {
    /**
     * RFC 3339 in UTC.
     */
    at: Time;
    action: 'submitted' | 'corrected' | 'approved' | 'rejected';
    attempt_no: number;
    /**
     * A name; null for the client.
     */
    actor: string | null;
    note: string | null;
    /**
     * Why it was approved in spite of a risk at `stop`.
     */
    override_reason?: (string | null) | undefined;
    /**
     * Of an approval: the reasons at `look` that the approver acknowledged. Left out if there were none.
     */
    acknowledged_reasons?: AcknowledgedReasons | undefined;
  };
  /**
   * What a form said, as it was then.
   */
  export type KycSaid = {
    level: KycLevel | null;
    full_name: string | null;
    latin_name: string | null;
    birth_date: Day | null;
    nationality: Country | null;
    id_type: IdType | null;
    /**
     * Masked.
     */
    id_no: string | null;
    id_expiry: Day | null;
    address: string | null;
  };
  export type KycAttempt = {
    attempt_no: number;
    /**
     * As it was decided on, or is now; null for attempts from before it was kept.
     */
    said: KycSaid | null;
    documents: Array<KycDocument>;
  };
  export type KycDetail = {
    /**
     * What was never submitted is null.
     */
    kyc: Kyc;
    /**
     * What the client was asked about the record, the oldest first.
     */
    questions?: ClientQuestions | undefined;
    /**
     * Other clients in scope with the same document: by its number, or by the same picture.
     */
    duplicates: Array<DuplicateKyc>;
    /**
     * The oldest first.
     */
    timeline: Array<KycEvent>;
    /**
     * Every attempt, the oldest first, the present one last.
     */
    attempts: Array<KycAttempt>;
  };
  export type KycDocumentInput = {
    type: DocumentType;
    side: DocumentSide;
    /**
     * Uploaded for `kyc_document`, used by no other client.
     */
    file_id: Id;
  };
  export type KycFill = {
    /**
     * basic = identity document; advanced = address too.
     */
    level: KycLevel;
    full_name: string;
    latin_name?: (string | null) | undefined;
    /**
     * A day without a time.
     */
    birth_date: Day;
    /**
     * ISO 3166-1, two letters.
     */
    nationality: Country;
    id_type: IdType;
    /**
     * Blanks and dashes do not count when numbers are compared.
     */
    id_no: string;
    /**
     * Null if it never expires.
     */
    id_expiry: Day | null;
    /**
     * Required for the level advanced.
     */
    address: string | null;
    documents: Array<KycDocumentInput>;
    remark?: (string | null) | undefined;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type KycAuditRequest = {
    result: 'approved' | 'rejected';
    reason_code?:
      | (
          | (
              | 'document_unreadable'
              | 'document_expired'
              | 'name_differs'
              | 'id_no_differs'
              | 'birth_date_differs'
              | 'address_unproven'
              | 'duplicate'
              | 'suspicious'
              | 'other'
            )
          | null
        )
      | undefined;
    /**
     * Several reasons; the first is `reason_code` if that is left out.
     */
    reason_codes?:
      | Array<
          | 'document_unreadable'
          | 'document_expired'
          | 'name_differs'
          | 'id_no_differs'
          | 'birth_date_differs'
          | 'address_unproven'
          | 'duplicate'
          | 'suspicious'
          | 'other'
        >
      | undefined;
    /**
     * To reject, words are required unless `reason_code` says it: any code but `other`.
     */
    reason?: (string | null) | undefined;
    /**
     * One of a bulk decision. Approving a record at `stop` is then RISK_NOT_IN_BULK.
     */
    bulk?: boolean | undefined;
    /**
     * The reasons that the user has seen. An approval, and any decision with `bulk`, is refused with
     * RISK_NOT_ACKNOWLEDGED if one at `look` is missing. Each of two approvers acknowledges on their own.
     *
     */
    acknowledged_reasons?: AcknowledgedReasons | undefined;
    /**
     * Why a record at `stop` is approved all the same; RISK_NEEDS_OVERRIDE without it.
     */
    override_reason?: (string | null) | undefined;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type RevealedIdNo = {
    id_no: string;
  };
  export type KycClaim = {
    /**
     * The other user who works on it now.
     */
    viewers: KycViewers;
  };
  export type KycCorrection = {
    /**
     * basic = identity document; advanced = address too.
     */
    level: KycLevel;
    full_name: string;
    latin_name?: (string | null) | undefined;
    /**
     * A day without a time.
     */
    birth_date: Day;
    /**
     * ISO 3166-1, two letters.
     */
    nationality: Country;
    id_type: IdType;
    /**
     * Null if unchanged, so that the form need not show it in full.
     */
    id_no: string | null;
    /**
     * Null if it never expires.
     */
    id_expiry: Day | null;
    /**
     * Required for the level advanced.
     */
    address: string | null;
    documents: Array<KycDocumentInput>;
    remark?: (string | null) | undefined;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type WithdrawalStatus = 'pending' | 'approved' | 'rejected' | 'rolled_back';
  export type DestinationKind = 'bank' | 'crypto';
  /**
   * Of the money of an approved withdrawal: `to_send` until it is sent, `sent` until the bank or the chain confirms
   * it, then `paid`; `returned` if a sent one was rolled back.
   */
  export type PayoutPhase = 'to_send' | 'sent' | 'paid' | 'returned';
  export type BankDestination = {
    kind: 'bank';
    bank_name: string;
    holder_name: string;
    /**
     * Masked but for the last four: `revealDestination` shows it whole.
     */
    acc_no: string;
    address: string | null;
    phone: string | null;
  };
  export type CryptoDestination = {
    kind: 'crypto';
    coin: string;
    network: string;
    address: string;
    memo: string | null;
  };
  /**
   * Who took the payment file, and when.
   */
  export type PaymentFileMark = {
    /**
     * RFC 3339 in UTC.
     */
    at: Time;
    by: Person;
    /**
     * Of the file.
     */
    sha256: string;
  };
  /**
   * How the money of an approved withdrawal leaves, and whether the user may record the next step.
   */
  export type Payout = {
    /**
     * Of the money of an approved withdrawal: `to_send` until it is sent, `sent` until the bank or the chain confirms
     * it, then `paid`; `returned` if a sent one was rolled back.
     */
    phase: PayoutPhase;
    /**
     * Of the bank, or the hash of the transaction.
     */
    reference: string | null;
    /**
     * Of the destination; null for a bank, and for a network that the firm does not know.
     */
    chain: Chain | null;
    /**
     * The day on which the money left.
     */
    sent_on: string | null;
    sent_by: Person | null;
    /**
     * When it was recorded.
     */
    sent_at: Time | null;
    receipt: Proof | null;
    paid_by: Person | null;
    paid_at: Time | null;
    may_send: boolean;
    may_correct: boolean;
    may_confirm: boolean;
    /**
     * The last payment file that has it: the bank may have paid it.
     */
    file: PaymentFileMark | null;
    /**
     * Why the user may not record the next step, such as SELF_APPROVAL.
     */
    blocked_code: string | null;
    /**
     * In the language of Accept-Language.
     */
    blocked_reason: string | null;
  };
  export type Withdrawal = {
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
    /**
     * What leaves the account, the fee included.
     */
    amount: Money;
    /**
     * Kept by the firm, out of the amount; never asked for beforehand.
     */
    fee: Money;
    /**
     * What is paid out.
     */
    net_amount: Money;
    currency: Currency;
    /**
     * As it stood when the money was asked for.
     */
    destination: BankDestination | CryptoDestination;
    /**
     * When the client asked for money to this destination for the first time; `made_at` if this is the first.
     */
    first_used_at: Time;
    status: WithdrawalStatus;
    /**
     * The member of staff who made it; null if the client did.
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
     * `look`: approved only with each reason acknowledged, and left out of bulk decisions otherwise. `stop`: decided
     * one by one only, and approved only with a reason for the override.
     */
    risk: RiskLevel;
    /**
     * Why, the worst first. Of a record that waits it is as of now; of a decided one as of the decision.
     */
    risk_reasons: RiskReasons;
    /**
     * The client was asked about it and has not answered: it is pending, and not in the queue of staff.
     */
    asked?: (Asked | null) | undefined;
    /**
     * Of a pending record whose client was asked, since when it counts as waiting, later than `made_at` by the time for which it waited for the client.
     */
    waits_since?: WaitsSince | undefined;
    /**
     * Whether the caller may decide this record now, and if not, why.
     */
    decision: Decision;
    /**
     * With `claim_next`: who works on that record now. Null if the user may not decide it. Left out otherwise.
     */
    claimed_next?: ClaimedNext | undefined;
    /**
     * Whether the money has left; null before the approval, after a rollback of one that was not sent, and of withdrawals that were approved before payouts were recorded.
     */
    payout: Payout | null;
  };
  export type WithdrawalList = {
    list: Array<Withdrawal>;
    total: number | null;
    page: number;
    size: number;
    /**
     * With `counts`, the number of records for each value that it names.
     */
    counts?: ListCounts | undefined;
    totals: Array<CurrencyTotal> | null;
    base: BaseTotal | null;
  };
  /**
   * The name at the bank beside the client's own.
   */
  export type HolderEvidence = {
    /**
     * The names differ, or the client's was never verified.
     */
    odd: boolean;
    holder_name: string;
    /**
     * As the identity check found it, if that is approved; as the client is recorded otherwise.
     */
    client_name: string;
    /**
     * Of the same document, if it has one.
     */
    latin_name: string | null;
    /**
     * The same as either name, whatever the case, the spaces and the order of the parts.
     */
    matches: boolean;
    /**
     * When the identity check was approved; null if it is not.
     */
    verified_at: Time | null;
  };
  export type DestinationEvidence = {
    /**
     * Nothing was ever paid out to it before.
     */
    odd: boolean;
    /**
     * RFC 3339 in UTC.
     */
    first_used_at: Time;
    /**
     * How many earlier withdrawals of the client to it were approved and stayed so.
     */
    approved_before: number;
    approved_last_at: Time | null;
    /**
     * When it was added to the client's cards or addresses; null if it is not among them.
     */
    saved_at: Time | null;
  };
  /**
   * A kind of device in a country.
   */
  export type SeenDevice = {
    os: string;
    type: 'mobile' | 'desktop';
    ip: string;
    /**
     * Two letters, ISO 3166-1.
     */
    country: string | null;
    city: string | null;
    /**
     * RFC 3339 in UTC.
     */
    first_seen_at: Time;
  };
  /**
   * What changed about the client's access before the money was asked for.
   */
  export type SecurityEvidence = {
    /**
     * The password changed within 30 days; or since `since` sessions were ended, a device appeared, or three sign-ins failed.
     */
    odd: boolean;
    /**
     * Seven days before the money was asked for.
     */
    since: Time;
    /**
     * The last time, within 30 days before the money was asked for; null if it is longer ago.
     */
    password_changed_at: Time | null;
    password_changed_by: ('client' | 'staff') | null;
    /**
     * When staff ended the client's sessions for the last time.
     */
    sessions_ended_at: Time | null;
    /**
     * Since `since`.
     */
    failed_sign_ins: number;
    /**
     * Seen for the first time since `since`, the latest first.
     */
    new_devices: Array<SeenDevice>;
    /**
     * Whether the client has an authenticator.
     */
    mfa: boolean;
  };
  /**
   * What the money of the last approved deposit was used for, on this account and in its currency.
   */
  export type TurnoverEvidence = {
    /**
     * Less was traded than came in, by a deposit that was credited within 30 days before the withdrawal.
     */
    odd: boolean;
    /**
     * Null if no deposit to this account was ever approved.
     */
    deposit: {
      order_no: string;
      /**
       * What was credited.
       */
      amount: Money;
      /**
       * RFC 3339 in UTC.
       */
      approved_at: Time;
    } | null;
    /**
     * Paid for orders opened since that deposit; for all of them if there is none. Subscriptions to a plan do not count.
     */
    traded: Money;
    orders: number;
  };
  /**
   * Other clients, excluding robots. Who is outside of the user's scope is counted and not named.
   */
  export type SharedClients = {
    /**
     * There are any.
     */
    odd: boolean;
    in_scope: number;
    outside: number;
    /**
     * Of those in scope, the latest first.
     */
    clients: Array<{
      client: ClientRef;
      /**
       * Shared address, if the address is shared.
       */
      ip: string | null;
      /**
       * RFC 3339 in UTC.
       */
      last_at: Time;
    }>;
  };
  /**
   * What a reviewer weighs: facts, each with `odd` if it deserves a second look. None of it keeps
   * anybody from deciding, and nothing has to be paid for any of it. Of a decided withdrawal it is what was
   * known by the decision, except for what other clients share, which is as of now.
   */
  export type WithdrawalEvidence = {
    /**
     * Null for a crypto address, which names no holder.
     */
    holder: HolderEvidence | null;
    destination: DestinationEvidence;
    /**
     * What changed about the client's access before the money was asked for.
     */
    security: SecurityEvidence;
    /**
     * What the money of the last approved deposit was used for, on this account and in its currency.
     */
    turnover: TurnoverEvidence;
    /**
     * Clients who used the app from the same IP addresses in the 90 days before the withdrawal.
     */
    shared_access: SharedClients;
    /**
     * Clients who asked for money to the same destination.
     */
    shared_destination: SharedClients;
  };
  /**
   * Something that happened to a record.
   */
  export type RecordEvent = {
    /**
     * RFC 3339 in UTC.
     */
    at: Time;
    action:
      | 'created'
      | 'approved'
      | 'in_file'
      | 'released'
      | 'sent'
      | 'corrected'
      | 'paid'
      | 'rejected'
      | 'rolled_back'
      | 'repaid'
      | 'completed'
      | 'amended';
    /**
     * A name; null for the client.
     */
    actor: string | null;
    note: string | null;
    /**
     * Of a correction, or of an amendment, whose reason is the note.
     */
    changes?: ProposedChanges | undefined;
    /**
     * Why it was approved in spite of a risk at `stop`.
     */
    override_reason?: (string | null) | undefined;
    /**
     * Of an approval: the reasons at `look` that the approver acknowledged. Left out if there were none.
     */
    acknowledged_reasons?: AcknowledgedReasons | undefined;
  };
  /**
   * A withdrawal with what a reviewer needs beside it.
   */
  export type WithdrawalDetail = {
    withdrawal: Withdrawal;
    /**
     * What the client was asked about the record, the oldest first.
     */
    questions?: ClientQuestions | undefined;
    account: Account;
    /**
     * The account as it would stand after the decision that is open now (approval, or rollback of an approved one); the same as now if none is.
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
      /**
       * A decimal string with the currency's scale.
       */
      frozen: Money;
    };
    /**
     * What a reviewer weighs: facts, each with `odd` if it deserves a second look. None of it keeps
     * anybody from deciding, and nothing has to be paid for any of it. Of a decided withdrawal it is what was
     * known by the decision, except for what other clients share, which is as of now.
     */
    evidence: WithdrawalEvidence;
    /**
     * Matched lines of bank statements. Left out for users who do not see all clients.
     */
    bank?: Array<BankEvidence> | undefined;
    /**
     * The oldest first.
     */
    history: Array<RecordEvent>;
  };
  export type WithdrawalAudit = {
    result: 'approved' | 'rejected';
    reason_code?:
      | (
          | (
              | 'destination_wrong'
              | 'holder_differs'
              | 'client_asked'
              | 'suspicious'
              | 'duplicate'
              | 'other'
            )
          | null
        )
      | undefined;
    /**
     * To reject, words are required unless `reason_code` says it: any code but `other`.
     */
    reason?: (string | null) | undefined;
    /**
     * One of a bulk decision. Approving a record at `stop` is then RISK_NOT_IN_BULK.
     */
    bulk?: boolean | undefined;
    /**
     * The reasons that the user has seen. An approval, and any decision with `bulk`, is refused with
     * RISK_NOT_ACKNOWLEDGED if one at `look` is missing. Each of two approvers acknowledges on their own.
     *
     */
    acknowledged_reasons?: AcknowledgedReasons | undefined;
    /**
     * Why a record at `stop` is approved all the same; RISK_NEEDS_OVERRIDE without it.
     */
    override_reason?: (string | null) | undefined;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type PayoutCorrection = {
    reference: string;
    sent_on: string;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type PayoutSent = {
    /**
     * Of the bank, or the hash of the transaction.
     */
    reference: string;
    /**
     * The day on which the money left.
     */
    sent_on: string;
    /**
     * An uploaded file with the purpose `payout_receipt`, of the same person, used once.
     */
    receipt?: (Id | null) | undefined;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type PayoutPaid = {
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type PaymentFileQuestion = {
    currency: Currency;
    kind: DestinationKind;
    /**
     * All that are to be sent without it.
     */
    ids?: Array<Id> | undefined;
  };
  export type PaymentFilePreview = {
    /**
     * For `createPaymentFile`.
     */
    ids: Array<Id>;
    count: number;
    /**
     * Of what is paid out, in the currency.
     */
    total: Money;
    /**
     * Whether more are to be sent than one file has.
     */
    more: boolean;
    /**
     * Those in an earlier payment file.
     */
    taken: Array<{
      /**
       * An opaque identifier.
       */
      id: Id;
      order_no: string;
      /**
       * A decimal string with the currency's scale.
       */
      net_amount: Money;
      /**
       * Who took the payment file, and when.
       */
      file: PaymentFileMark;
    }>;
    /**
     * Those that were named, but are not to be sent, or of another currency or method.
     */
    left_out: Array<{
      /**
       * An opaque identifier.
       */
      id: Id;
      order_no: string;
      /**
       * A decimal string with the currency's scale.
       */
      net_amount: Money;
    }>;
  };
  export type PaymentFileRequest = {
    currency: Currency;
    kind: DestinationKind;
    ids: Array<Id>;
  };
  export type RevealedDestination = {
    acc_no: string;
    phone: string | null;
  };
  /**
   * Compensation and bonus are pending, approved or rejected. An approved loan is paid out and not
   * repaid at all yet, an outstanding one is repaid in part, a completed one whole.
   */
  export type OverdrawnStatus = 'pending' | 'approved' | 'rejected' | 'outstanding' | 'completed';
  export type Percent = string;
  /**
   * What is to be paid on the due date if nothing is paid before it; of a pending loan, as if it were
   * paid out now. Null if the date is past, or nothing more will be owed.
   */
  export type LoanAtDue = {
    /**
     * RFC 3339 in UTC.
     */
    at: Time;
    /**
     * A decimal string with the currency's scale.
     */
    principal: Money;
    /**
     * A decimal string with the currency's scale.
     */
    interest: Money;
    /**
     * A decimal string with the currency's scale.
     */
    total: Money;
  };
  /**
   * A loan's terms, and what is owed now. Interest is simple and counted by whole days (of 24 hours)
   * since it was paid out, on the principal that is left, with a year of 365 days; after the due date
   * the late charge is counted likewise, beside it. Both are rounded down to the currency, once, over
   * the whole life of the loan, so that payments in between round nothing away.
   */
  export type LoanTerms = {
    /**
     * A decimal string with the currency's scale.
     */
    principal: Money;
    /**
     * Interest in percent a year.
     */
    apr: Percent;
    /**
     * Late charge in percent a year.
     */
    late_apr: Percent;
    term_days: number;
    disbursed_at: Time | null;
    due_at: Time | null;
    completed_at: Time | null;
    /**
     * Past its due date, and not repaid.
     */
    overdue: boolean;
    /**
     * So far, what is paid of it included.
     */
    interest: Money;
    /**
     * The late charge so far, what is paid of it included.
     */
    fine: Money;
    /**
     * All payments so far.
     */
    repaid: Money;
    /**
     * All that is owed now.
     */
    outstanding: Money;
    /**
     * A decimal string with the currency's scale.
     */
    principal_left: Money;
    /**
     * A decimal string with the currency's scale.
     */
    interest_left: Money;
    /**
     * A decimal string with the currency's scale.
     */
    fine_left: Money;
    at_due: LoanAtDue | null;
  };
  export type CreditReason =
    | 'service_failure'
    | 'price_error'
    | 'delay'
    | 'promotion'
    | 'referral'
    | 'loyalty'
    | 'other';
  export type Overdrawn = {
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
    sub_type: OverdrawnSubType;
    client: ClientRef;
    /**
     * An opaque identifier.
     */
    account_id: Id;
    acc_no: string;
    /**
     * What the account gets; of a loan, the principal.
     */
    amount: Money;
    currency: Currency;
    /**
     * Compensation and bonus are pending, approved or rejected. An approved loan is paid out and not
     * repaid at all yet, an outstanding one is repaid in part, a completed one whole.
     */
    status: OverdrawnStatus;
    loan: LoanTerms | null;
    /**
     * The member of staff who made it; null if the client asked.
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
    /**
     * Why compensation or a bonus was given; null for a loan, and if not given.
     */
    credit_reason: CreditReason | null;
    remark: string | null;
    client_remark: string | null;
    /**
     * Whether the caller may decide this record now, and if not, why.
     */
    decision: Decision;
    /**
     * With `claim_next`: who works on that record now. Null if the user may not decide it. Left out otherwise.
     */
    claimed_next?: ClaimedNext | undefined;
  };
  export type OverdrawnList = {
    list: Array<Overdrawn>;
    total: number | null;
    page: number;
    size: number;
    /**
     * With `counts`, the number of records for each value that it names.
     */
    counts?: ListCounts | undefined;
    totals: Array<CurrencyTotal> | null;
    base: BaseTotal | null;
  };
  export type LoanPayment = {
    /**
     * An opaque identifier.
     */
    id: Id;
    /**
     * RFC 3339 in UTC.
     */
    at: Time;
    /**
     * A name; null for the client.
     */
    actor: string | null;
    /**
     * A decimal string with the currency's scale.
     */
    amount: Money;
    /**
     * What of it paid the late charge.
     */
    fine: Money;
    /**
     * A decimal string with the currency's scale.
     */
    interest: Money;
    /**
     * A decimal string with the currency's scale.
     */
    principal: Money;
  };
  /**
   * A record with what a reviewer needs beside it.
   */
  export type OverdrawnDetail = {
    record: Overdrawn;
    account: Account;
    /**
     * The account as it would stand after approval; the same as now if that is not open.
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
     * The oldest first.
     */
    payments: Array<LoanPayment>;
    /**
     * The oldest first.
     */
    history: Array<RecordEvent>;
  };
  export type OverdrawnAudit = {
    result: 'approved' | 'rejected';
    reason_code?:
      | (
          | (
              | 'not_eligible'
              | 'amount_wrong'
              | 'client_asked'
              | 'suspicious'
              | 'duplicate'
              | 'other'
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
  export type CreditRequest = {
    /**
     * In the currency of the account or loan.
     */
    amount: AmountInput;
    /**
     * Why it is given.
     */
    reason_code?: CreditReason | undefined;
    remark?: string | undefined;
  };
  export type LoansOwed = {
    count: number;
    /**
     * All that is owed on them now, by currency.
     */
    totals: Array<CurrencyTotal>;
  };
  export type LoansDue = {
    /**
     * What `soon` means.
     */
    within_days: number;
    /**
     * Due within those days, and not overdue.
     */
    soon: LoansOwed;
    overdue: LoansOwed;
  };
  export type LoanRepaymentRequest = {
    /**
     * In the currency of the loan.
     */
    amount: AmountInput;
    /**
     * The loan as the user saw it: a payment that another user has entered since is STALE_RECORD then, not taken a second time.
     */
    version?: Version | undefined;
  };
  /**
   * An exchange that was done: it is never changed.
   */
  export type ConversionRecord = {
    /**
     * An opaque identifier.
     */
    id: Id;
    /**
     * RFC 3339 in UTC.
     */
    created_at: Time;
    order_no: string;
    client: ClientRef;
    /**
     * An opaque identifier.
     */
    from_account_id: Id;
    from_acc_no: string;
    /**
     * An opaque identifier.
     */
    to_account_id: Id;
    to_acc_no: string;
    /**
     * What left the first account, the fee included.
     */
    amount: Money;
    currency: Currency;
    /**
     * Of the amount; the rest was exchanged.
     */
    fee: Money;
    /**
     * How much of the second currency one unit of the first buys.
     */
    rate: Rate;
    /**
     * RFC 3339 in UTC.
     */
    rate_at: Time;
    /**
     * A decimal string with the currency's scale.
     */
    received: Money;
    received_currency: Currency;
    maker: Person | null;
  };
  export type ConversionList = {
    list: Array<ConversionRecord>;
    total: number;
    page: number;
    size: number;
    totals: Array<CurrencyTotal>;
    received_totals: Array<CurrencyTotal>;
    /**
     * Sum of the totals in the base currency.
     */
    base: BaseTotal;
  };
  export type ExchangeRequest = {
    /**
     * An opaque identifier.
     */
    from_account: Id;
    /**
     * An opaque identifier.
     */
    to_account: Id;
    /**
     * What leaves `from_account`.
     */
    amount: AmountInput;
    /**
     * From the currency of `from_account` to that of `to_account`, as the user saw it; 1 if they are the same.
     */
    rate: Rate;
    /**
     * As the user saw it, in the currency of `from_account`: another one is refused with FEE_CHANGED. Left out, whatever the fee is now is taken.
     */
    fee?: Money | undefined;
  };
  export type Conversion = {
    /**
     * An opaque identifier.
     */
    id: Id;
    /**
     * RFC 3339 in UTC.
     */
    created_at: Time;
    order_no: string;
    client: ClientRef;
    /**
     * State after the exchange.
     */
    from_account: Account;
    /**
     * State after the exchange.
     */
    to_account: Account;
    /**
     * What leaves the first account, the fee included.
     */
    amount: Money;
    currency: Currency;
    /**
     * Of the amount; the rest is exchanged.
     */
    fee: Money;
    /**
     * How much of the second currency one unit of the first buys.
     */
    rate: Rate;
    /**
     * RFC 3339 in UTC.
     */
    rate_at: Time;
    /**
     * Rounded down to its currency.
     */
    received: Money;
    received_currency: Currency;
    maker: Person;
  };
  /**
   * The exchange that was done, or the proposal that waits for a second person: only the first has an `order_no`.
   */
  export type ExchangeOutcome = Conversion | Proposal;
  export type ExchangeQuote = {
    /**
     * What leaves the first account, the fee included.
     */
    amount: Money;
    currency: Currency;
    /**
     * How much of the second currency one unit of the first buys.
     */
    rate: Rate;
    /**
     * RFC 3339 in UTC.
     */
    rate_at: Time;
    /**
     * Of the amount, rounded up; the rest is exchanged.
     */
    fee: Money;
    /**
     * The fee's part of the amount, in percent.
     */
    fee_pct: string;
    /**
     * Rounded down to its currency.
     */
    received: Money;
    received_currency: Currency;
  };
  export type StatementLine = {
    /**
     * The number of the line in the ledger.
     */
    id: string;
    /**
     * An opaque identifier.
     */
    transaction_id: Id;
    /**
     * RFC 3339 in UTC.
     */
    at: Time;
    /**
     * What happened, such as `deposit.approved`.
     */
    kind: string;
    /**
     * The kind of record that moved the money, such as `deposit` or `withdrawal`.
     */
    reference_type: ReferenceType;
    /**
     * An opaque identifier.
     */
    reference_id: Id;
    /**
     * Null if its record cannot be opened.
     */
    record: LedgerRecord | null;
    /**
     * An opaque identifier.
     */
    account_id: Id;
    acc_no: string;
    currency: Currency;
    /**
     * Whether the money can be used, or waits for something.
     */
    bucket: Bucket;
    /**
     * Negative if it went out.
     */
    amount: Money;
    /**
     * All that the account held after this line.
     */
    balance: Money;
    /**
     * What of it could be used.
     */
    available: Money;
    /**
     * The name of the member of staff; null for the client.
     */
    actor: string | null;
  };
  export type Statement = {
    list: Array<StatementLine>;
    total: number;
    page: number;
    size: number;
    totals: Array<CurrencyTotal>;
    /**
     * Sum of the totals in the base currency.
     */
    base: BaseTotal;
  };
  export type ListedProductStatus = 'available' | 'listing' | 'listed' | 'closed';
  /**
   * What there is to have of the product and what is taken of it, by robots too: pieces if it has `pool_qty`,
   * money if it has `capacity`.
   */
  export type ProductPool = {
    unit: 'pieces' | 'money';
    total: string;
    taken: string;
  };
  /**
   * What hangs on the product.
   */
  export type ProductUsage = {
    /**
     * Orders of it, those of robots and those that have ended included. Sold parts belong to their order.
     */
    orders: number;
    /**
     * Those that have not ended, and sold parts that are not paid out yet.
     */
    open_orders: number;
    /**
     * Held back on the accounts of clients for open orders, in its currency; robots separate.
     */
    frozen: Money;
    pool: ProductPool | null;
  };
  export type ProductStatus =
    | 'available'
    | 'listing'
    | 'listed'
    | 'closed'
    | 'withdrawn'
    | 'enabled'
    | 'disabled';
  export type ProductBlockedCode = 'PRODUCT_IN_USE' | 'ISSUE_PRICE_MISSING';
  /**
   * What its state and its orders let be done with it, no matter who may.
   */
  export type ProductAllowed = {
    /**
     * The states that it can go to, each with what is in the way.
     */
    statuses: Array<{
      status: ProductStatus;
      blocked_code: ProductBlockedCode | null;
    }>;
    /**
     * False once it has ended.
     */
    edit: boolean;
    /**
     * What open trade records were promised, and no change takes back.
     */
    fixed_fields: Array<string>;
    delete_blocked_code: ProductBlockedCode | null;
  };
  export type ProductCode = string;
  export type ProductName = string;
  /**
   * The code of an exchange of the config; `MARKET_UNKNOWN` if there is none, or newly a disabled one. A new time of
   * the product on a day on which it is closed is refused with `MARKET_CLOSED`, which names its next market day.
   */
  export type ProductMarket = string;
  export type StockProduct = {
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
    status: ListedProductStatus;
    /**
     * What hangs on the product.
     */
    usage: ProductUsage;
    /**
     * What its state and its orders let be done with it, no matter who may.
     */
    allowed: ProductAllowed;
    /**
     * What waits here for a second person; it has not taken effect.
     */
    waiting: WaitingProposals;
    /**
     * As the market writes it; once among the products of the kind that have not ended.
     */
    symbol: ProductCode;
    name: ProductName;
    /**
     * The code of an exchange of the config; `MARKET_UNKNOWN` if there is none, or newly a disabled one. A new time of
     * the product on a day on which it is closed is refused with `MARKET_CLOSED`, which names its next market day.
     */
    market: ProductMarket;
    currency: Currency;
    /**
     * Of one piece.
     */
    prev_close: AmountInput;
    /**
     * At which orders are placed; above the previous close.
     */
    limit_up_price: AmountInput;
    /**
     * Pieces in a lot.
     */
    lot_size: number;
    /**
     * Pieces that can be allotted in all, in whole lots.
     */
    pool_qty: number;
    /**
     * Of one order.
     */
    min_lots: number;
    /**
     * Of one order; all of them fit the pool.
     */
    max_lots: number;
    /**
     * Orders are taken from then.
     */
    open_at: Time;
    /**
     * And up to then.
     */
    close_at: Time;
    /**
     * The money of the buy orders that wait at the limit.
     */
    seal_amount: AmountInput;
    /**
     * Days in a row on which the limit was reached.
     */
    consecutive_boards: number;
  };
  export type StockProductList = {
    list: Array<StockProduct>;
    total: number;
    page: number;
    size: number;
    /**
     * With `counts`, the number of records for each value that it names.
     */
    counts?: ListCounts | undefined;
  };
  export type StockProductCreate = {
    /**
     * As the market writes it; once among the products of the kind that have not ended.
     */
    symbol: ProductCode;
    name: ProductName;
    /**
     * The code of an exchange of the config; `MARKET_UNKNOWN` if there is none, or newly a disabled one. A new time of
     * the product on a day on which it is closed is refused with `MARKET_CLOSED`, which names its next market day.
     */
    market: ProductMarket;
    currency: Currency;
    /**
     * Of one piece.
     */
    prev_close: AmountInput;
    /**
     * At which orders are placed; above the previous close.
     */
    limit_up_price: AmountInput;
    /**
     * Pieces in a lot.
     */
    lot_size: number;
    /**
     * Pieces that can be allotted in all, in whole lots.
     */
    pool_qty: number;
    /**
     * Of one order.
     */
    min_lots: number;
    /**
     * Of one order; all of them fit the pool.
     */
    max_lots: number;
    /**
     * Orders are taken from then.
     */
    open_at: Time;
    /**
     * And up to then.
     */
    close_at: Time;
    /**
     * The money of the buy orders that wait at the limit.
     */
    seal_amount: AmountInput;
    /**
     * Days in a row on which the limit was reached.
     */
    consecutive_boards: number;
  };
  export type StockProductUpdate = {
    /**
     * As the market writes it; once among the products of the kind that have not ended.
     */
    symbol: ProductCode;
    name: ProductName;
    /**
     * The code of an exchange of the config; `MARKET_UNKNOWN` if there is none, or newly a disabled one. A new time of
     * the product on a day on which it is closed is refused with `MARKET_CLOSED`, which names its next market day.
     */
    market: ProductMarket;
    currency: Currency;
    /**
     * Of one piece.
     */
    prev_close: AmountInput;
    /**
     * At which orders are placed; above the previous close.
     */
    limit_up_price: AmountInput;
    /**
     * Pieces in a lot.
     */
    lot_size: number;
    /**
     * Pieces that can be allotted in all, in whole lots.
     */
    pool_qty: number;
    /**
     * Of one order.
     */
    min_lots: number;
    /**
     * Of one order; all of them fit the pool.
     */
    max_lots: number;
    /**
     * Orders are taken from then.
     */
    open_at: Time;
    /**
     * And up to then.
     */
    close_at: Time;
    /**
     * The money of the buy orders that wait at the limit.
     */
    seal_amount: AmountInput;
    /**
     * Days in a row on which the limit was reached.
     */
    consecutive_boards: number;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type StockProductStatusChange = {
    status: ListedProductStatus;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type ProductHistoryAction = 'created' | 'changed' | 'valued' | 'status_changed';
  export type ProductHistoryEntry = {
    /**
     * Its number in the audit log.
     */
    id: string;
    /**
     * RFC 3339 in UTC.
     */
    at: Time;
    /**
     * By the name of that time; null if the firm's own programs did it.
     */
    actor: Person | null;
    action: ProductHistoryAction;
    /**
     * What it changes, field by field, as it stood and as it is to be. Numbers of bank cards are masked: `revealChanges` shows them whole.
     */
    changes: ProposedChanges;
  };
  export type ProductHistory = {
    list: Array<ProductHistoryEntry>;
    total: number;
    page: number;
    size: number;
  };
  export type BlockProduct = {
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
    status: ListedProductStatus;
    /**
     * What hangs on the product.
     */
    usage: ProductUsage;
    /**
     * What its state and its orders let be done with it, no matter who may.
     */
    allowed: ProductAllowed;
    /**
     * What waits here for a second person; it has not taken effect.
     */
    waiting: WaitingProposals;
    /**
     * As the market writes it; once among the products of the kind that have not ended.
     */
    symbol: ProductCode;
    name: ProductName;
    /**
     * The code of an exchange of the config; `MARKET_UNKNOWN` if there is none, or newly a disabled one. A new time of
     * the product on a day on which it is closed is refused with `MARKET_CLOSED`, which names its next market day.
     */
    market: ProductMarket;
    currency: Currency;
    /**
     * Closing price of one piece that the discount refers to.
     */
    ref_close: AmountInput;
    /**
     * Of one piece: no further from `ref_close` than `profit.price_distance_pct.block` of the trade config.
     */
    agreed_price: AmountInput;
    /**
     * What the agreed price is below the reference close, in per cent of it, to two digits; negative for a premium. Computed if omitted; one that is sent has to agree with the prices.
     */
    discount_pct: string;
    /**
     * Pieces in a lot.
     */
    lot_size: number;
    /**
     * The fewest pieces of one order, in whole lots.
     */
    min_qty: number;
    /**
     * Pieces that can be allotted in all, in whole lots.
     */
    pool_qty: number;
    /**
     * When the pieces are delivered and paid.
     */
    settle_at: Time;
    /**
     * Not to be sold before. Assumption: the lock-up begins with the settlement.
     */
    lockup_until: Time;
  };
  export type BlockProductList = {
    list: Array<BlockProduct>;
    total: number;
    page: number;
    size: number;
    /**
     * With `counts`, the number of records for each value that it names.
     */
    counts?: ListCounts | undefined;
  };
  export type BlockProductCreate = {
    /**
     * As the market writes it; once among the products of the kind that have not ended.
     */
    symbol: ProductCode;
    name: ProductName;
    /**
     * The code of an exchange of the config; `MARKET_UNKNOWN` if there is none, or newly a disabled one. A new time of
     * the product on a day on which it is closed is refused with `MARKET_CLOSED`, which names its next market day.
     */
    market: ProductMarket;
    currency: Currency;
    /**
     * Closing price of one piece that the discount refers to.
     */
    ref_close: AmountInput;
    /**
     * Of one piece: no further from `ref_close` than `profit.price_distance_pct.block` of the trade config.
     */
    agreed_price: AmountInput;
    /**
     * What the agreed price is below the reference close, in per cent of it, to two digits; negative for a premium. Computed if omitted; one that is sent has to agree with the prices.
     */
    discount_pct?: string | undefined;
    /**
     * Pieces in a lot.
     */
    lot_size: number;
    /**
     * The fewest pieces of one order, in whole lots.
     */
    min_qty: number;
    /**
     * Pieces that can be allotted in all, in whole lots.
     */
    pool_qty: number;
    /**
     * When the pieces are delivered and paid.
     */
    settle_at: Time;
    /**
     * Not to be sold before. Assumption: the lock-up begins with the settlement.
     */
    lockup_until: Time;
  };
  export type BlockProductUpdate = {
    /**
     * As the market writes it; once among the products of the kind that have not ended.
     */
    symbol: ProductCode;
    name: ProductName;
    /**
     * The code of an exchange of the config; `MARKET_UNKNOWN` if there is none, or newly a disabled one. A new time of
     * the product on a day on which it is closed is refused with `MARKET_CLOSED`, which names its next market day.
     */
    market: ProductMarket;
    currency: Currency;
    /**
     * Closing price of one piece that the discount refers to.
     */
    ref_close: AmountInput;
    /**
     * Of one piece: no further from `ref_close` than `profit.price_distance_pct.block` of the trade config.
     */
    agreed_price: AmountInput;
    /**
     * What the agreed price is below the reference close, in per cent of it, to two digits; negative for a premium. Computed if omitted; one that is sent has to agree with the prices.
     */
    discount_pct?: string | undefined;
    /**
     * Pieces in a lot.
     */
    lot_size: number;
    /**
     * The fewest pieces of one order, in whole lots.
     */
    min_qty: number;
    /**
     * Pieces that can be allotted in all, in whole lots.
     */
    pool_qty: number;
    /**
     * When the pieces are delivered and paid.
     */
    settle_at: Time;
    /**
     * Not to be sold before. Assumption: the lock-up begins with the settlement.
     */
    lockup_until: Time;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type BlockProductStatusChange = {
    status: ListedProductStatus;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type IpoProductStatus = 'available' | 'listing' | 'listed' | 'withdrawn';
  /**
   * Paid with the application, or once something was allotted.
   */
  export type IpoFundingModel = 'prefund' | 'pay_on_win';
  export type IpoProduct = {
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
    status: IpoProductStatus;
    /**
     * What hangs on the product.
     */
    usage: ProductUsage;
    /**
     * What its state and its orders let be done with it, no matter who may.
     */
    allowed: ProductAllowed;
    /**
     * What waits here for a second person; it has not taken effect.
     */
    waiting: WaitingProposals;
    /**
     * As the market writes it; once among the products of the kind that have not ended.
     */
    symbol: ProductCode;
    name: ProductName;
    /**
     * The code of an exchange of the config; `MARKET_UNKNOWN` if there is none, or newly a disabled one. A new time of
     * the product on a day on which it is closed is refused with `MARKET_CLOSED`, which names its next market day.
     */
    market: ProductMarket;
    currency: Currency;
    /**
     * Of one piece.
     */
    price_min: AmountInput;
    /**
     * Of one piece.
     */
    price_max: AmountInput;
    /**
     * Within the range; null until it is fixed. Needed before the product is listing.
     */
    issue_price: AmountInput | null;
    /**
     * Pieces in a lot.
     */
    lot_size: number;
    /**
     * Pieces that can be allotted in all, in whole lots.
     */
    pool_qty: number;
    /**
     * Applications are taken from then.
     */
    apply_start: Time;
    /**
     * And up to then.
     */
    apply_end: Time;
    /**
     * When the allotment is announced.
     */
    result_at: Time;
    /**
     * The first day of trading.
     */
    listing_at: Time;
    /**
     * With pay_on_win, after the result and not after the listing; null with prefund.
     */
    pay_deadline: Time | null;
    /**
     * Paid with the application, or once something was allotted.
     */
    funding_model: IpoFundingModel;
  };
  export type IpoProductList = {
    list: Array<IpoProduct>;
    total: number;
    page: number;
    size: number;
    /**
     * With `counts`, the number of records for each value that it names.
     */
    counts?: ListCounts | undefined;
  };
  export type IpoProductCreate = {
    /**
     * As the market writes it; once among the products of the kind that have not ended.
     */
    symbol: ProductCode;
    name: ProductName;
    /**
     * The code of an exchange of the config; `MARKET_UNKNOWN` if there is none, or newly a disabled one. A new time of
     * the product on a day on which it is closed is refused with `MARKET_CLOSED`, which names its next market day.
     */
    market: ProductMarket;
    currency: Currency;
    /**
     * Of one piece.
     */
    price_min: AmountInput;
    /**
     * Of one piece.
     */
    price_max: AmountInput;
    /**
     * Within the range; null until it is fixed. Needed before the product is listing.
     */
    issue_price: AmountInput | null;
    /**
     * Pieces in a lot.
     */
    lot_size: number;
    /**
     * Pieces that can be allotted in all, in whole lots.
     */
    pool_qty: number;
    /**
     * Applications are taken from then.
     */
    apply_start: Time;
    /**
     * And up to then.
     */
    apply_end: Time;
    /**
     * When the allotment is announced.
     */
    result_at: Time;
    /**
     * The first day of trading.
     */
    listing_at: Time;
    /**
     * With pay_on_win, after the result and not after the listing; null with prefund.
     */
    pay_deadline: Time | null;
    /**
     * Paid with the application, or once something was allotted.
     */
    funding_model: IpoFundingModel;
  };
  export type IpoProductUpdate = {
    /**
     * As the market writes it; once among the products of the kind that have not ended.
     */
    symbol: ProductCode;
    name: ProductName;
    /**
     * The code of an exchange of the config; `MARKET_UNKNOWN` if there is none, or newly a disabled one. A new time of
     * the product on a day on which it is closed is refused with `MARKET_CLOSED`, which names its next market day.
     */
    market: ProductMarket;
    currency: Currency;
    /**
     * Of one piece.
     */
    price_min: AmountInput;
    /**
     * Of one piece.
     */
    price_max: AmountInput;
    /**
     * Within the range; null until it is fixed. Needed before the product is listing.
     */
    issue_price: AmountInput | null;
    /**
     * Pieces in a lot.
     */
    lot_size: number;
    /**
     * Pieces that can be allotted in all, in whole lots.
     */
    pool_qty: number;
    /**
     * Applications are taken from then.
     */
    apply_start: Time;
    /**
     * And up to then.
     */
    apply_end: Time;
    /**
     * When the allotment is announced.
     */
    result_at: Time;
    /**
     * The first day of trading.
     */
    listing_at: Time;
    /**
     * With pay_on_win, after the result and not after the listing; null with prefund.
     */
    pay_deadline: Time | null;
    /**
     * Paid with the application, or once something was allotted.
     */
    funding_model: IpoFundingModel;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type IpoProductStatusChange = {
    status: IpoProductStatus;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type StrategyProductStatus = 'enabled' | 'disabled' | 'closed';
  /**
   * 1 is the lowest, 5 the highest.
   */
  export type ProductRisk = number;
  export type ProductTermDays = number;
  /**
   * In per cent, below 100.
   */
  export type ProductPercent = string;
  export type DailyProduct = {
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
    status: StrategyProductStatus;
    /**
     * What hangs on the product.
     */
    usage: ProductUsage;
    /**
     * What its state and its orders let be done with it, no matter who may.
     */
    allowed: ProductAllowed;
    /**
     * What waits here for a second person; it has not taken effect.
     */
    waiting: WaitingProposals;
    /**
     * Code of the firm; unique among the products of the kind that have not ended.
     */
    code: ProductCode;
    name: ProductName;
    currency: Currency;
    strategy: string;
    /**
     * 1 is the lowest, 5 the highest.
     */
    risk: ProductRisk;
    /**
     * The least that one client invests.
     */
    min_amount: AmountInput;
    /**
     * The most that one client invests.
     */
    max_amount: AmountInput;
    /**
     * The most that all clients invest together.
     */
    capacity: AmountInput;
    term_days: ProductTermDays;
    /**
     * A year, in per cent. A target, not guaranteed.
     */
    target_return: ProductPercent;
    /**
     * Of the amount invested.
     */
    fee_pct: ProductPercent;
    /**
     * First trading day, in the time zone of the desk. Orders are made and approved before it begins; the term runs from then.
     */
    trade_date: string;
  };
  export type DailyProductList = {
    list: Array<DailyProduct>;
    total: number;
    page: number;
    size: number;
    /**
     * With `counts`, the number of records for each value that it names.
     */
    counts?: ListCounts | undefined;
  };
  export type DailyProductCreate = {
    /**
     * Code of the firm; unique among the products of the kind that have not ended.
     */
    code: ProductCode;
    name: ProductName;
    currency: Currency;
    strategy: string;
    /**
     * 1 is the lowest, 5 the highest.
     */
    risk: ProductRisk;
    /**
     * The least that one client invests.
     */
    min_amount: AmountInput;
    /**
     * The most that one client invests.
     */
    max_amount: AmountInput;
    /**
     * The most that all clients invest together.
     */
    capacity: AmountInput;
    term_days: ProductTermDays;
    /**
     * A year, in per cent. A target, not guaranteed.
     */
    target_return: ProductPercent;
    /**
     * Of the amount invested.
     */
    fee_pct: ProductPercent;
    /**
     * First trading day, in the time zone of the desk. Orders are made and approved before it begins; the term runs from then.
     */
    trade_date: string;
  };
  export type DailyProductUpdate = {
    /**
     * Code of the firm; unique among the products of the kind that have not ended.
     */
    code: ProductCode;
    name: ProductName;
    currency: Currency;
    strategy: string;
    /**
     * 1 is the lowest, 5 the highest.
     */
    risk: ProductRisk;
    /**
     * The least that one client invests.
     */
    min_amount: AmountInput;
    /**
     * The most that one client invests.
     */
    max_amount: AmountInput;
    /**
     * The most that all clients invest together.
     */
    capacity: AmountInput;
    term_days: ProductTermDays;
    /**
     * A year, in per cent. A target, not guaranteed.
     */
    target_return: ProductPercent;
    /**
     * Of the amount invested.
     */
    fee_pct: ProductPercent;
    /**
     * First trading day, in the time zone of the desk. Orders are made and approved before it begins; the term runs from then.
     */
    trade_date: string;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type DailyProductStatusChange = {
    status: StrategyProductStatus;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type AiPlanPeriod = 'week' | 'month' | 'quarter' | 'year';
  export type AiPlan = {
    name: string;
    /**
     * For one period; 0 for a trial.
     */
    fee: AmountInput;
    period: AiPlanPeriod;
  };
  export type AiProduct = {
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
    status: StrategyProductStatus;
    /**
     * What hangs on the product.
     */
    usage: ProductUsage;
    /**
     * What its state and its orders let be done with it, no matter who may.
     */
    allowed: ProductAllowed;
    /**
     * What waits here for a second person; it has not taken effect.
     */
    waiting: WaitingProposals;
    /**
     * Code of the firm; unique among the products of the kind that have not ended.
     */
    code: ProductCode;
    name: ProductName;
    currency: Currency;
    strategy: string;
    /**
     * 1 is the lowest, 5 the highest.
     */
    risk: ProductRisk;
    /**
     * The least that one client invests.
     */
    min_amount: AmountInput;
    /**
     * The most that one client invests.
     */
    max_amount: AmountInput;
    /**
     * The most that all clients invest together.
     */
    capacity: AmountInput;
    term_days: ProductTermDays;
    /**
     * A year, in per cent. A target, not guaranteed.
     */
    target_return: ProductPercent;
    /**
     * Of the amount invested.
     */
    fee_pct: ProductPercent;
    /**
     * What a subscription costs. Names are distinct, capitals aside.
     */
    plans: Array<AiPlan>;
  };
  export type AiProductList = {
    list: Array<AiProduct>;
    total: number;
    page: number;
    size: number;
    /**
     * With `counts`, the number of records for each value that it names.
     */
    counts?: ListCounts | undefined;
  };
  export type AiProductCreate = {
    /**
     * Code of the firm; unique among the products of the kind that have not ended.
     */
    code: ProductCode;
    name: ProductName;
    currency: Currency;
    strategy: string;
    /**
     * 1 is the lowest, 5 the highest.
     */
    risk: ProductRisk;
    /**
     * The least that one client invests.
     */
    min_amount: AmountInput;
    /**
     * The most that one client invests.
     */
    max_amount: AmountInput;
    /**
     * The most that all clients invest together.
     */
    capacity: AmountInput;
    term_days: ProductTermDays;
    /**
     * A year, in per cent. A target, not guaranteed.
     */
    target_return: ProductPercent;
    /**
     * Of the amount invested.
     */
    fee_pct: ProductPercent;
    /**
     * What a subscription costs. Names are distinct, capitals aside.
     */
    plans: Array<AiPlan>;
  };
  export type AiProductUpdate = {
    /**
     * Code of the firm; unique among the products of the kind that have not ended.
     */
    code: ProductCode;
    name: ProductName;
    currency: Currency;
    strategy: string;
    /**
     * 1 is the lowest, 5 the highest.
     */
    risk: ProductRisk;
    /**
     * The least that one client invests.
     */
    min_amount: AmountInput;
    /**
     * The most that one client invests.
     */
    max_amount: AmountInput;
    /**
     * The most that all clients invest together.
     */
    capacity: AmountInput;
    term_days: ProductTermDays;
    /**
     * A year, in per cent. A target, not guaranteed.
     */
    target_return: ProductPercent;
    /**
     * Of the amount invested.
     */
    fee_pct: ProductPercent;
    /**
     * What a subscription costs. Names are distinct, capitals aside.
     */
    plans: Array<AiPlan>;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type AiProductStatusChange = {
    status: StrategyProductStatus;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type FundProductStatus = 'enabled' | 'disabled';
  /**
   * Net asset value of one unit, to four digits.
   */
  export type FundNav = string;
  export type FundProduct = {
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
    status: FundProductStatus;
    /**
     * What hangs on the product.
     */
    usage: ProductUsage;
    /**
     * What its state and its orders let be done with it, no matter who may.
     */
    allowed: ProductAllowed;
    /**
     * What waits here for a second person; it has not taken effect.
     */
    waiting: WaitingProposals;
    /**
     * Code of the firm; unique among the products of the kind that have not ended.
     */
    code: ProductCode;
    name: ProductName;
    /**
     * Whose days and time zone count; without one, Monday to Friday in the app's time zone.
     */
    market?: (ProductMarket | null) | undefined;
    currency: Currency;
    /**
     * Net asset value of one unit, to four digits.
     */
    nav: FundNav;
    /**
     * NAV date; not in the future.
     */
    nav_at: Time;
    /**
     * Orders up to this time of day, in the market's time zone, get the value of the day.
     */
    cutoff: string;
    /**
     * Market days until an order is confirmed.
     */
    confirm_days: number;
    /**
     * Market days until a redemption is paid.
     */
    redeem_days: number;
    /**
     * 1 is the lowest, 5 the highest.
     */
    risk: ProductRisk;
    /**
     * The least that one client invests.
     */
    min_amount: AmountInput;
    /**
     * Of the amount invested.
     */
    fee_pct: ProductPercent;
  };
  export type FundProductList = {
    list: Array<FundProduct>;
    total: number;
    page: number;
    size: number;
    /**
     * With `counts`, the number of records for each value that it names.
     */
    counts?: ListCounts | undefined;
  };
  export type FundProductCreate = {
    /**
     * Code of the firm; unique among the products of the kind that have not ended.
     */
    code: ProductCode;
    name: ProductName;
    /**
     * Whose days and time zone count; without one, Monday to Friday in the app's time zone.
     */
    market?: (ProductMarket | null) | undefined;
    currency: Currency;
    /**
     * Net asset value of one unit, to four digits.
     */
    nav: FundNav;
    /**
     * NAV date; not in the future.
     */
    nav_at: Time;
    /**
     * Orders up to this time of day, in the market's time zone, get the value of the day.
     */
    cutoff: string;
    /**
     * Market days until an order is confirmed.
     */
    confirm_days: number;
    /**
     * Market days until a redemption is paid.
     */
    redeem_days: number;
    /**
     * 1 is the lowest, 5 the highest.
     */
    risk: ProductRisk;
    /**
     * The least that one client invests.
     */
    min_amount: AmountInput;
    /**
     * Of the amount invested.
     */
    fee_pct: ProductPercent;
  };
  export type FundProductUpdate = {
    /**
     * Code of the firm; unique among the products of the kind that have not ended.
     */
    code: ProductCode;
    name: ProductName;
    /**
     * Whose days and time zone count; without one, Monday to Friday in the app's time zone.
     */
    market?: (ProductMarket | null) | undefined;
    currency: Currency;
    /**
     * Net asset value of one unit, to four digits.
     */
    nav: FundNav;
    /**
     * NAV date; not in the future.
     */
    nav_at: Time;
    /**
     * Orders up to this time of day, in the market's time zone, get the value of the day.
     */
    cutoff: string;
    /**
     * Market days until an order is confirmed.
     */
    confirm_days: number;
    /**
     * Market days until a redemption is paid.
     */
    redeem_days: number;
    /**
     * 1 is the lowest, 5 the highest.
     */
    risk: ProductRisk;
    /**
     * The least that one client invests.
     */
    min_amount: AmountInput;
    /**
     * Of the amount invested.
     */
    fee_pct: ProductPercent;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type FundProductStatusChange = {
    status: FundProductStatus;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type FundNavEntry = {
    /**
     * Its number in the audit log.
     */
    id: string;
    /**
     * Net asset value of one unit, to four digits.
     */
    nav: FundNav;
    /**
     * NAV date.
     */
    nav_at: Time;
    /**
     * RFC 3339 in UTC.
     */
    entered_at: Time;
    /**
     * By the name of that time; null if the firm's own programs did it.
     */
    entered_by: Person | null;
  };
  export type FundNavHistory = {
    list: Array<FundNavEntry>;
    total: number;
    page: number;
    size: number;
  };
  export type FundNavRequest = {
    /**
     * Net asset value of one unit, to four digits.
     */
    nav: FundNav;
    /**
     * NAV date; not before the current one, nor in the future.
     */
    nav_at: Time;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  /**
   * A day of the fund's market, whose value the order deals at.
   */
  export type DealingDay = string;
  /**
   * The value of the day.
   */
  export type StruckNav = {
    /**
     * Net asset value of one unit, to four digits.
     */
    nav: FundNav;
    /**
     * RFC 3339 in UTC.
     */
    nav_at: Time;
    /**
     * When the first of two people entered it.
     */
    known_at: Time;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type DealingSubscriptions = {
    /**
     * Approved, so that they can be confirmed.
     */
    count: number;
    /**
     * A decimal string with the currency's scale.
     */
    amount: Money;
    /**
     * Orders of the day that no one has decided yet.
     */
    in_review: number;
  };
  /**
   * Pieces, or units of a fund: a decimal string.
   */
  export type Quantity = string;
  export type DealingRedemptions = {
    count: number;
    /**
     * Pieces, or units of a fund: a decimal string.
     */
    units: Quantity;
  };
  export type FundDealingDay = {
    /**
     * A day of the fund's market, whose value the order deals at.
     */
    day: DealingDay;
    /**
     * The latest of its orders.
     */
    cutoff_at: Time;
    /**
     * Null until it is struck.
     */
    nav: StruckNav | null;
    subscriptions: DealingSubscriptions;
    redemptions: DealingRedemptions;
  };
  export type FundDealing = {
    product: TradeProduct;
    currency: Currency;
    days: Array<FundDealingDay>;
    /**
     * Whether the user confirms days, or proposes it.
     */
    may_confirm: boolean;
    /**
     * What waits here for a second person; it has not taken effect.
     */
    waiting: WaitingProposals;
  };
  export type FundDealingConfirm = {
    /**
     * A day of the fund's market, whose value the order deals at.
     */
    day: DealingDay;
    /**
     * Of the value of the day, as the user saw it.
     */
    version: Version;
  };
  export type DealtOrder = {
    /**
     * An opaque identifier.
     */
    id: Id;
    order_no: string;
    side: 'subscription' | 'redemption';
    units: Quantity | null;
    /**
     * What was paid, or what the units are worth.
     */
    amount: Money;
    /**
     * Why it was not confirmed, an error code; null if it was.
     */
    code: string | null;
  };
  export type FundDealingConfirmed = {
    /**
     * A day of the fund's market, whose value the order deals at.
     */
    day: DealingDay;
    /**
     * It waits for a second person; nothing is confirmed.
     */
    proposed: boolean;
    orders: Array<DealtOrder>;
    dealing: FundDealing;
  };
  export type QuantProduct = {
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
    status: StrategyProductStatus;
    /**
     * What hangs on the product.
     */
    usage: ProductUsage;
    /**
     * What its state and its orders let be done with it, no matter who may.
     */
    allowed: ProductAllowed;
    /**
     * What waits here for a second person; it has not taken effect.
     */
    waiting: WaitingProposals;
    /**
     * Code of the firm; unique among the products of the kind that have not ended.
     */
    code: ProductCode;
    name: ProductName;
    currency: Currency;
    strategy: string;
    /**
     * 1 is the lowest, 5 the highest.
     */
    risk: ProductRisk;
    /**
     * The least that one client invests.
     */
    min_amount: AmountInput;
    /**
     * The most that one client invests.
     */
    max_amount: AmountInput;
    /**
     * The most that all clients invest together.
     */
    capacity: AmountInput;
    term_days: ProductTermDays;
    /**
     * A year, in per cent. A target, not guaranteed.
     */
    target_return: ProductPercent;
    /**
     * Of the amount invested.
     */
    fee_pct: ProductPercent;
  };
  export type QuantProductList = {
    list: Array<QuantProduct>;
    total: number;
    page: number;
    size: number;
    /**
     * With `counts`, the number of records for each value that it names.
     */
    counts?: ListCounts | undefined;
  };
  export type QuantProductCreate = {
    /**
     * Code of the firm; unique among the products of the kind that have not ended.
     */
    code: ProductCode;
    name: ProductName;
    currency: Currency;
    strategy: string;
    /**
     * 1 is the lowest, 5 the highest.
     */
    risk: ProductRisk;
    /**
     * The least that one client invests.
     */
    min_amount: AmountInput;
    /**
     * The most that one client invests.
     */
    max_amount: AmountInput;
    /**
     * The most that all clients invest together.
     */
    capacity: AmountInput;
    term_days: ProductTermDays;
    /**
     * A year, in per cent. A target, not guaranteed.
     */
    target_return: ProductPercent;
    /**
     * Of the amount invested.
     */
    fee_pct: ProductPercent;
  };
  export type QuantProductUpdate = {
    /**
     * Code of the firm; unique among the products of the kind that have not ended.
     */
    code: ProductCode;
    name: ProductName;
    currency: Currency;
    strategy: string;
    /**
     * 1 is the lowest, 5 the highest.
     */
    risk: ProductRisk;
    /**
     * The least that one client invests.
     */
    min_amount: AmountInput;
    /**
     * The most that one client invests.
     */
    max_amount: AmountInput;
    /**
     * The most that all clients invest together.
     */
    capacity: AmountInput;
    term_days: ProductTermDays;
    /**
     * A year, in per cent. A target, not guaranteed.
     */
    target_return: ProductPercent;
    /**
     * Of the amount invested.
     */
    fee_pct: ProductPercent;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type QuantProductStatusChange = {
    status: StrategyProductStatus;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type SavingProductStatus = 'enabled' | 'disabled';
  export type SavingTier = {
    /**
     * The amount from which the rate holds.
     */
    min: AmountInput;
    /**
     * A year, in per cent.
     */
    rate: ProductPercent;
  };
  /**
   * When interest is paid; at maturity only with a term.
   */
  export type SavingPayout = 'daily' | 'monthly' | 'maturity';
  /**
   * What taking the money out before the end of the term costs.
   */
  export type SavingEarlyExit = 'free' | 'forfeit_interest' | 'not_allowed';
  export type SavingProduct = {
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
    status: SavingProductStatus;
    /**
     * What hangs on the product.
     */
    usage: ProductUsage;
    /**
     * What its state and its orders let be done with it, no matter who may.
     */
    allowed: ProductAllowed;
    /**
     * What waits here for a second person; it has not taken effect.
     */
    waiting: WaitingProposals;
    /**
     * Code of the firm; unique among the products of the kind that have not ended.
     */
    code: ProductCode;
    name: ProductName;
    currency: Currency;
    /**
     * The least that one client saves.
     */
    min_amount: AmountInput;
    /**
     * Ascending; the first begins at or below the least amount, so that every amount has a rate. Each ends at the beginning of the next.
     */
    tiers: Array<SavingTier>;
    /**
     * Null if the money can be taken out on any day.
     */
    term_days: ProductTermDays | null;
    /**
     * Whether the money can be taken out on any day: then there is no term, no payout at maturity, and leaving is free.
     */
    flexible: boolean;
    /**
     * When interest is paid; at maturity only with a term.
     */
    payout: SavingPayout;
    /**
     * What taking the money out before the end of the term costs.
     */
    early_exit: SavingEarlyExit;
  };
  export type SavingProductList = {
    list: Array<SavingProduct>;
    total: number;
    page: number;
    size: number;
    /**
     * With `counts`, the number of records for each value that it names.
     */
    counts?: ListCounts | undefined;
  };
  export type SavingProductCreate = {
    /**
     * Code of the firm; unique among the products of the kind that have not ended.
     */
    code: ProductCode;
    name: ProductName;
    currency: Currency;
    /**
     * The least that one client saves.
     */
    min_amount: AmountInput;
    /**
     * Ascending; the first begins at or below the least amount, so that every amount has a rate. Each ends at the beginning of the next.
     */
    tiers: Array<SavingTier>;
    /**
     * Null if the money can be taken out on any day.
     */
    term_days: ProductTermDays | null;
    /**
     * Whether the money can be taken out on any day: then there is no term, no payout at maturity, and leaving is free.
     */
    flexible: boolean;
    /**
     * When interest is paid; at maturity only with a term.
     */
    payout: SavingPayout;
    /**
     * What taking the money out before the end of the term costs.
     */
    early_exit: SavingEarlyExit;
  };
  export type SavingProductUpdate = {
    /**
     * Code of the firm; unique among the products of the kind that have not ended.
     */
    code: ProductCode;
    name: ProductName;
    currency: Currency;
    /**
     * The least that one client saves.
     */
    min_amount: AmountInput;
    /**
     * Ascending; the first begins at or below the least amount, so that every amount has a rate. Each ends at the beginning of the next.
     */
    tiers: Array<SavingTier>;
    /**
     * Null if the money can be taken out on any day.
     */
    term_days: ProductTermDays | null;
    /**
     * Whether the money can be taken out on any day: then there is no term, no payout at maturity, and leaving is free.
     */
    flexible: boolean;
    /**
     * When interest is paid; at maturity only with a term.
     */
    payout: SavingPayout;
    /**
     * What taking the money out before the end of the term costs.
     */
    early_exit: SavingEarlyExit;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type SavingProductStatusChange = {
    status: SavingProductStatus;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type ProductTemplateName = string;
  /**
   * Fields of a product, as adding one of the kind takes them.
   */
  export type ProductTerms = Record<string, unknown>;
  export type ProductTemplate = {
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
    kind: ProductKind;
    name: ProductTemplateName;
    /**
     * Fields of a product, as adding one of the kind takes them.
     */
    terms: ProductTerms;
  };
  export type ProductTemplateList = {
    list: Array<ProductTemplate>;
  };
  export type ProductTemplateCreate = {
    name: ProductTemplateName;
    /**
     * Fields of a product, as adding one of the kind takes them.
     */
    terms: ProductTerms;
  };
  export type ProductTemplateRename = {
    name: ProductTemplateName;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type ProductImport = {
    items: Array<ProductTerms>;
  };
  export type ProductsImported = {
    /**
     * In the order of the request.
     */
    ids: Array<Id>;
  };
  export type SavingHoldingStatus = 'holding' | 'completed';
  /**
   * A year, in per cent.
   */
  export type SavingRate = string;
  /**
   * A day in the time zone of the app.
   */
  export type CalendarDate = string;
  export type NextPayout = {
    /**
     * A day in the time zone of the app.
     */
    on: CalendarDate;
    /**
     * Interest that is paid then.
     */
    amount: Money;
  };
  /**
   * How a holding ended.
   */
  export type SavingExit = 'matured' | 'early';
  /**
   * What a client saves in a product. Rate, tiers, term, payout and early exit are those of the product when it was
   * entered: later changes of the product never change them.
   */
  export type SavingHolding = {
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
    product: TradeProduct;
    /**
     * An opaque identifier.
     */
    account_id: Id;
    acc_no: string;
    currency: Currency;
    /**
     * A decimal string with the currency's scale.
     */
    principal: Money;
    /**
     * That of the highest tier that the principal reached.
     */
    rate: SavingRate;
    tiers: Array<SavingTier>;
    /**
     * Null if the money can be taken out on any day.
     */
    term_days: number | null;
    /**
     * When interest is paid; at maturity only with a term.
     */
    payout: SavingPayout;
    /**
     * What taking the money out before the end of the term costs.
     */
    early_exit: SavingEarlyExit;
    /**
     * Interest begins with the day after.
     */
    opened_on: CalendarDate;
    matures_on: CalendarDate | null;
    /**
     * Days whose interest was accrued.
     */
    accrued_days: number;
    /**
     * Interest so far, paid or not.
     */
    accrued: Money;
    /**
     * Of the interest.
     */
    paid: Money;
    /**
     * Of the interest.
     */
    forfeited: Money;
    /**
     * Null once it is completed.
     */
    next_payout: NextPayout | null;
    status: SavingHoldingStatus;
    exit: SavingExit | null;
    closed_on: CalendarDate | null;
    maker: Person;
    /**
     * RFC 3339 in UTC.
     */
    made_at: Time;
    checker: Person;
    /**
     * Null if it runs or matured.
     */
    closed_by: Person | null;
    remark: string | null;
    /**
     * Why it was ended early.
     */
    exit_remark: string | null;
    /**
     * Whether the caller may end it before its term now.
     */
    can_exit: boolean;
  };
  export type SavingHoldingList = {
    list: Array<SavingHolding>;
    total: number;
    page: number;
    size: number;
    /**
     * Principal, by currency.
     */
    totals: Array<CurrencyTotal>;
  };
  /**
   * Of the client's trade settings, in the base currency; null without a limit.
   */
  export type OrderLimits = {
    base_currency: Currency;
    /**
     * What the order counts for.
     */
    value: Money | null;
    order_max: Money | null;
    daily_max: Money | null;
    /**
     * What the other orders of the day count for.
     */
    used: Money | null;
  };
  /**
   * The figures of a holding at the current terms of the product.
   */
  export type SavingPreview = {
    /**
     * A decimal string with the currency's scale.
     */
    principal: Money;
    currency: Currency;
    /**
     * A year, in per cent.
     */
    rate: SavingRate;
    /**
     * A day in the time zone of the app.
     */
    opened_on: CalendarDate;
    matures_on: CalendarDate | null;
    /**
     * All of it to the end of the term; null without a term.
     */
    interest: Money | null;
    next_payout: NextPayout;
    /**
     * Available on the account.
     */
    funds: {
      /**
       * A decimal string with the currency's scale.
       */
      before: Money;
      /**
       * A decimal string with the currency's scale.
       */
      after: Money;
    };
    /**
     * What the client saves in the product already.
     */
    held: Money;
    /**
     * Of the client's trade settings, in the base currency; null without a limit.
     */
    limits: OrderLimits;
    /**
     * Grows by one with every change of the record.
     */
    product_version: Version;
  };
  export type SavingHoldingCreate = {
    /**
     * An opaque identifier.
     */
    client_id: Id;
    /**
     * Of the client, in the product's currency.
     */
    account_id: Id;
    /**
     * An opaque identifier.
     */
    product_id: Id;
    /**
     * The terms that the user saw.
     */
    product_version: Version;
    /**
     * A decimal string greater than zero, in steps of 0.01.
     */
    amount: AmountInput;
    remark?: (string | null) | undefined;
  };
  /**
   * The interest of one day.
   */
  export type SavingDay = {
    day: number;
    /**
     * A day in the time zone of the app.
     */
    date: CalendarDate;
    /**
     * A decimal string with the currency's scale.
     */
    principal: Money;
    /**
     * A year, in per cent.
     */
    rate: SavingRate;
    /**
     * A decimal string with the currency's scale.
     */
    interest: Money;
    /**
     * Interest that was paid out on the day.
     */
    paid: Money;
  };
  export type SavingDayList = {
    list: Array<SavingDay>;
    total: number;
    page: number;
    size: number;
  };
  export type SavingExitRequest = {
    remark: string;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type TradeStatus =
    | 'awaiting'
    | 'payment'
    | 'outstanding'
    | 'holding'
    | 'sold'
    | 'unsettled'
    | 'completed'
    | 'released';
  /**
   * Says what an order waits for, if the state alone does not: `review` (awaiting), `confirming` (a fund's order
   * until its NAV is struck), `payment_due` (allotted, to be paid until `pay_deadline`), `matured` (held past the end of
   * its term: ai, quant, daily), `redeeming` (a fund's holding until the NAV of its redemption is struck) and
   * `awaiting_settlement` (unsettled).
   */
  export type TradePhase =
    | 'review'
    | 'confirming'
    | 'payment_due'
    | 'matured'
    | 'redeeming'
    | 'awaiting_settlement';
  /**
   * Orders whose payment is still due, and by when.
   */
  export type DueWithin = 'day' | 'three_days' | 'week';
  /**
   * Orders that are held for a term or are sold, and by when they end or settle; `past` if that is over already.
   */
  export type SettlesWithin = 'past' | 'day' | 'three_days' | 'week';
  /**
   * Of one piece. It may have more digits than the currency.
   */
  export type Price = string;
  /**
   * What a client has subscribed to.
   */
  export type Plan = {
    name: string;
    /**
     * As the product writes it, such as `month`.
     */
    period: string;
    auto_renew: boolean;
    next_bill_at: Time | null;
  };
  export type TradeStep = 'pay' | 'sell' | 'clear' | 'complete' | 'cancel' | 'withdraw' | 'redeem';
  export type Trade = {
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
    /**
     * The kind of the product; `subscribe` is a subscription to a plan of an AI product.
     */
    kind: TradeKind;
    order_no: string;
    /**
     * Of a part that was sold: the holding that it was sold out of. Its quantity and its share of the cost are no longer the holding's.
     */
    parent_id: Id | null;
    client: ClientRef;
    product: TradeProduct;
    /**
     * Code of the market of its product, by whose clock its dates are entered; null if it has none.
     */
    market: string | null;
    /**
     * An opaque identifier.
     */
    account_id: Id;
    acc_no: string;
    side: 'buy' | 'sell';
    currency: Currency;
    /**
     * As it was booked; null if an amount is invested. Of a fund the value that it was confirmed at.
     */
    price: Price | null;
    applied_qty: Quantity | null;
    /**
     * Null until it is decided.
     */
    allotted_qty: Quantity | null;
    /**
     * What was applied for, in money.
     */
    amount: Money;
    /**
     * Whether the money is frozen with the order, or paid after the allotment. As it was booked.
     */
    funding_model: 'prefund' | 'pay_on_win';
    /**
     * Held back on the account for it, now.
     */
    frozen: Money;
    /**
     * What the allotment costs.
     */
    payable: Money;
    /**
     * A decimal string with the currency's scale.
     */
    paid: Money;
    /**
     * Payable less paid; nothing of a released one.
     */
    outstanding: Money;
    pay_deadline: Time | null;
    /**
     * Of what is paid, in per cent, as it was booked: what the product charges or, if it does not say, `trade_pct` of the trade config, less the client's discount.
     */
    fee_pct: string;
    /**
     * Known when it is sold, at `fee_pct`; taken from the client when it is completed.
     */
    fee: Money;
    sold_price: Price | null;
    /**
     * Before the fee, and negative for a loss; null until it is sold.
     */
    profit: Money | null;
    /**
     * What the sale that waits for a second person pays out: cost and result, less the fee. Null if none waits.
     */
    proposed_payout: Money | null;
    /**
     * Of a fund: the day whose value it is bought at. It stays as it was when the order was made.
     */
    dealing_day: DealingDay | null;
    /**
     * Of a fund: the cut-off of that day, before which its value is not known. Of a daily order: the start of its trade date.
     */
    cutoff_at: Time | null;
    /**
     * Of a fund: the day whose value it is redeemed at.
     */
    redeem_day: DealingDay | null;
    /**
     * Of a fund whose redemption waits: the units to redeem; null for all of them.
     */
    redeem_qty: Quantity | null;
    redeem_cutoff_at: Time | null;
    opened_at: Time | null;
    settle_at: Time | null;
    plan: Plan | null;
    status: TradeStatus;
    /**
     * Computed as of now; null if it waits for nothing.
     */
    phase: TradePhase | null;
    /**
     * Of the client, as of now, while the order waits for its approval or payment.
     */
    risk: RiskLevel;
    /**
     * Why, the worst first. Of a record that waits it is as of now; of a decided one as of the decision.
     */
    risk_reasons: RiskReasons;
    /**
     * The member of staff who made it; null if the client did.
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
    remark: string | null;
    client_remark: string | null;
    /**
     * Whether the caller may decide this record now, and if not, why.
     */
    decision: Decision;
    /**
     * With `claim_next`: who works on that record now. Null if the user may not decide it. Left out otherwise.
     */
    claimed_next?: ClaimedNext | undefined;
    /**
     * What the user may do with it now, beside deciding it.
     */
    steps: Array<TradeStep>;
  };
  export type TradeList = {
    list: Array<Trade>;
    total: number | null;
    page: number;
    size: number;
    /**
     * With `counts`, the number of records for each value that it names.
     */
    counts?: ListCounts | undefined;
    /**
     * Amounts applied for. With a `status` or `phase` in which orders are paid for, held, sold or settled, and without `whole`: the amounts that their next step moves, which are outstanding, the cost of holdings, or paid out.
     */
    totals: Array<CurrencyTotal> | null;
    base: BaseTotal | null;
  };
  export type OfferedPlan = {
    name: string;
    /**
     * A decimal string with the currency's scale.
     */
    fee: Money;
    period: string;
  };
  /**
   * The day whose value an order for a fund made now would deal at; it is not known yet.
   */
  export type Dealing = {
    /**
     * A day of the fund's market, whose value the order deals at.
     */
    day: DealingDay;
    /**
     * Until then the order can be cancelled.
     */
    cutoff_at: Time;
    /**
     * By when it is to be confirmed.
     */
    confirm_at: Time;
  };
  /**
   * A product that clients can order now, and what an order for it may be.
   */
  export type TradeOffer = {
    product: TradeProduct;
    currency: Currency;
    /**
     * Of a piece; null if an amount is invested.
     */
    price: Price | null;
    /**
     * Pieces are ordered in whole lots; null if an amount is invested.
     */
    lot_size: Quantity | null;
    /**
     * The smallest order, in pieces or in money; null without a limit.
     */
    least: string | null;
    /**
     * The largest order, likewise.
     */
    most: string | null;
    funding_model: 'prefund' | 'pay_on_win';
    /**
     * Of a subscription.
     */
    plans: Array<OfferedPlan>;
    closes_at: Time | null;
    /**
     * Null if it is not a fund.
     */
    dealing: Dealing | null;
  };
  export type TradeOfferList = {
    list: Array<TradeOffer>;
  };
  /**
   * The figures of an order at the current terms.
   */
  export type TradePreview = {
    /**
     * Null if an amount is invested. The value that a fund deals at is not known yet.
     */
    price: Price | null;
    /**
     * Null if it is not a fund.
     */
    dealing: Dealing | null;
    /**
     * A decimal string with the currency's scale.
     */
    amount: Money;
    currency: Currency;
    /**
     * Of what is paid, in per cent.
     */
    fee_pct: string;
    funding_model: 'prefund' | 'pay_on_win';
    /**
     * What is frozen with the order.
     */
    frozen: Money;
    /**
     * Available on the account.
     */
    funds: {
      /**
       * A decimal string with the currency's scale.
       */
      before: Money;
      /**
       * What is left with the order entered.
       */
      after: Money;
    };
    /**
     * What the client has in open orders for the product, without this one.
     */
    invested: Money;
    /**
     * Of the client's trade settings, in the base currency; null without a limit.
     */
    limits: OrderLimits;
  };
  /**
   * One of `quantity`, `amount` and `plan`, as the kind has it.
   */
  export type TradeCreate = {
    /**
     * An opaque identifier.
     */
    client_id: Id;
    /**
     * An opaque identifier.
     */
    product_id: Id;
    /**
     * An opaque identifier.
     */
    account_id: Id;
    /**
     * Pieces, in whole lots: of a stock, a block or an IPO.
     */
    quantity?: number | undefined;
    /**
     * What is invested, in the product's currency.
     */
    amount?: AmountInput | undefined;
    /**
     * Of a subscription: the name of one of the product's plans.
     */
    plan?: string | undefined;
    /**
     * Of a subscription.
     */
    auto_renew?: boolean | undefined;
    remark?: (string | null) | undefined;
  };
  export type TradeWithdrawal = {
    reason_code?: (('client_request' | 'duplicate' | 'entry_error' | 'other') | null) | undefined;
    /**
     * Required unless `reason_code` says it: any code but `other`.
     */
    reason?: (string | null) | undefined;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  /**
   * How much an order for pieces can be allotted.
   */
  export type AllotmentRoom = {
    /**
     * An allotment is whole lots.
     */
    lot_size: Quantity;
    /**
     * Of the product's pool, not allotted yet.
     */
    pool_left: Quantity;
  };
  /**
   * What a piece of a holding may be sold for now.
   */
  export type PriceBounds = {
    /**
     * What the product says that a piece is worth.
     */
    reference: Price;
    /**
     * The reference is older than configured: any sale needs a reason and a second person.
     */
    outdated: boolean;
    /**
     * Of one piece. It may have more digits than the currency.
     */
    price_min: Price;
    /**
     * Of one piece. It may have more digits than the currency.
     */
    price_max: Price;
    /**
     * Below it, a sale needs a reason and a second person.
     */
    near_min: Price;
    /**
     * Above it, a sale needs a reason and a second person.
     */
    near_max: Price;
    /**
     * When the money of a sale would be due now: `settle_days` of the market after it.
     */
    settle_at: Time;
    /**
     * The end of the lock-up of a block or the listing of an IPO, before which nothing is sold; null once it has passed.
     */
    locked_until: Time | null;
  };
  /**
   * What a holding may have made by now, before the fee.
   */
  export type ProfitBounds = {
    /**
     * Negative: with the fee, all that was paid is lost.
     */
    profit_min: Money;
    /**
     * A decimal string with the currency's scale.
     */
    profit_max: Money;
  };
  /**
   * A sale that waits for its approver, as its maker entered it.
   */
  export type ProposedSale = {
    /**
     * Pieces to sell of the holding; null for all.
     */
    quantity: Quantity | null;
    price: Price | null;
    /**
     * Before the fee, negative for a loss; null if the sale has a price.
     */
    profit: string | null;
    evidence: Proof | null;
  };
  /**
   * The holding that a part was sold out of, or such a part.
   */
  export type TradePart = {
    /**
     * An opaque identifier.
     */
    id: Id;
    order_no: string;
    status: TradeStatus;
    /**
     * Pieces, or units of a fund: a decimal string.
     */
    quantity: Quantity;
    /**
     * What it has cost.
     */
    paid: Money;
  };
  export type TradeEvent = {
    /**
     * RFC 3339 in UTC.
     */
    at: Time;
    action:
      | 'booked'
      | 'approved'
      | 'unfilled'
      | 'rejected'
      | 'paid'
      | 'sold'
      | 'sold_in_part'
      | 'unsettled'
      | 'completed'
      | 'lapsed'
      | 'amended'
      | 'renewed'
      | 'cancelled'
      | 'withdrawn'
      | 'confirmed'
      | 'redeem_asked'
      | 'redeem_withdrawn';
    /**
     * The state that it led to.
     */
    status: TradeStatus;
    /**
     * A name; null for the client, and for a deadline.
     */
    actor: string | null;
    /**
     * The money that was moved or decided.
     */
    amount: Money | null;
    note: string | null;
    /**
     * Of a sale: what its result rests on, as `getTradeEvidence` returns it.
     */
    evidence: Proof | null;
    /**
     * Of an approval or a payment: the reasons at `look` that were acknowledged. Left out if there were none.
     */
    acknowledged_reasons?: AcknowledgedReasons | undefined;
  };
  /**
   * A trade record with what a reviewer needs beside it.
   */
  export type TradeDetail = {
    trade: Trade;
    account: Account;
    /**
     * Null if the order is decided, or is not for pieces.
     */
    allotment: AllotmentRoom | null;
    /**
     * Of a fund's order that waits: by when it is to be confirmed, in market days from its day.
     */
    confirm_at: Time | null;
    /**
     * What a sale is taken for now; null if there is nothing to sell.
     */
    sale: PriceBounds | ProfitBounds | null;
    /**
     * Which limit a sale falls under, and who may be the second person above it: as if its result were above any. Null if there is nothing to sell.
     */
    sale_signing: SecondPerson | null;
    /**
     * A sale that waits for its approver.
     */
    proposed_sale: ProposedSale | null;
    /**
     * The holding that a sold part comes from.
     */
    parent: TradePart | null;
    /**
     * What was sold out of the holding, the oldest first.
     */
    parts: Array<TradePart>;
    /**
     * The oldest first.
     */
    history: Array<TradeEvent>;
  };
  export type TradeAuditRequest = {
    result: 'approved' | 'rejected';
    /**
     * With an approval of an order for a stock: how many of the pieces applied for are allotted, in whole lots; all of them by default.
     */
    allotted_qty?: (number | null) | undefined;
    reason_code?:
      | (
          | (
              | 'not_filled'
              | 'product_closed'
              | 'not_eligible'
              | 'client_request'
              | 'duplicate'
              | 'other'
            )
          | null
        )
      | undefined;
    /**
     * To reject, words are required unless `reason_code` says it: any code but `other`.
     */
    reason?: (string | null) | undefined;
    /**
     * One of a bulk decision. Approving a record at `stop` is then RISK_NOT_IN_BULK.
     */
    bulk?: boolean | undefined;
    /**
     * The reasons that the user has seen. An approval, and any decision with `bulk`, is refused with
     * RISK_NOT_ACKNOWLEDGED if one at `look` is missing. Each of two approvers acknowledges on their own.
     *
     */
    acknowledged_reasons?: AcknowledgedReasons | undefined;
    /**
     * Why a record at `stop` is approved all the same; RISK_NEEDS_OVERRIDE without it.
     */
    override_reason?: (string | null) | undefined;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type TradePayRequest = {
    /**
     * A decimal string greater than zero, in steps of 0.01.
     */
    amount: AmountInput;
    remark?: (string | null) | undefined;
    /**
     * One of a bulk payment. Paying a record at `stop` is then RISK_NOT_IN_BULK.
     */
    bulk?: boolean | undefined;
    /**
     * The reasons that the user has seen. An approval, and any decision with `bulk`, is refused with
     * RISK_NOT_ACKNOWLEDGED if one at `look` is missing. Each of two approvers acknowledges on their own.
     *
     */
    acknowledged_reasons?: AcknowledgedReasons | undefined;
    /**
     * Why a record at `stop` is paid all the same; RISK_NEEDS_OVERRIDE without it.
     */
    override_reason?: (string | null) | undefined;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type TradeSettleRequest = {
    to: 'sold' | 'unsettled' | 'completed';
    /**
     * To sell a part of a holding of stock, block or ipo: how many pieces. The part becomes an order of its own, `sold`; the answer is the holding with what is left. All pieces by default.
     */
    quantity?: (number | null) | undefined;
    /**
     * To sell what has a price (stock, block, ipo): of one piece. A fund deals at its value alone.
     */
    price?: (Price | null) | undefined;
    /**
     * To sell what has none (ai, quant, daily): what it made before the fee, negative for a loss.
     */
    profit?: (string | null) | undefined;
    /**
     * To sell: an uploaded file with the purpose `trade_evidence`, of the same person, used once.
     */
    evidence?: (Id | null) | undefined;
    /**
     * To `unsettled`: when the money is due to arrive; as the sale has set it by default.
     */
    settle_at?: (Time | null) | undefined;
    /**
     * With a `profit` and without `evidence`: at least 10 characters.
     */
    remark?: (string | null) | undefined;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type RedeemRequest = {
    /**
     * Units to redeem, at most those held (VALUE_TOO_LARGE); all of them by default.
     */
    quantity?: (Quantity | null) | undefined;
    remark?: (string | null) | undefined;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type SubscriptionCancel = {
    remark?: (string | null) | undefined;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type AllocatedKind = 'block' | 'ipo';
  /**
   * How a pool is given out, always in whole lots, to the orders in the order in which they came:
   * `pro_rata` by the share of what was applied for, rounded down, the rest to the largest remainders (of equal
   * ones to the larger application, then to the earlier order); `one_lot_first` one lot to every client (drawn,
   * if there are fewer lots than clients), the rest pro rata; `draw_applicants` clients drawn one after the
   * other, each `lots_each` lots, round after round; `draw_numbers` every lot numbered from 1, and last digits
   * drawn until exactly as many numbers win as there are lots.
   */
  export type AllocationSchemeName =
    | 'pro_rata'
    | 'one_lot_first'
    | 'draw_applicants'
    | 'draw_numbers';
  export type AllocationScheme = {
    /**
     * How a pool is given out, always in whole lots, to the orders in the order in which they came:
     * `pro_rata` by the share of what was applied for, rounded down, the rest to the largest remainders (of equal
     * ones to the larger application, then to the earlier order); `one_lot_first` one lot to every client (drawn,
     * if there are fewer lots than clients), the rest pro rata; `draw_applicants` clients drawn one after the
     * other, each `lots_each` lots, round after round; `draw_numbers` every lot numbered from 1, and last digits
     * drawn until exactly as many numbers win as there are lots.
     */
    name: AllocationSchemeName;
    /**
     * Whether robots take part; otherwise they get nothing.
     */
    include_robots: boolean;
    /**
     * Of `draw_applicants`: how many lots a turn gives; one if it is null.
     */
    lots_each: number | null;
  };
  /**
   * What every draw of the product follows from; drawn once, so that the user cannot pick among results. The n-th number
   * drawn, from 0, is the first six bytes of the SHA-256 of `<seed>:<n>`.
   */
  export type AllocationSeed = string;
  /**
   * What was drawn by `draw_numbers`.
   */
  export type AllocationDraw = {
    /**
     * How many lots were numbered.
     */
    numbers: number;
    /**
     * The winning last digits; none if all clients get everything.
     */
    tails: Array<string>;
  };
  export type Pieces = number;
  export type AllocationLine = {
    /**
     * An opaque identifier.
     */
    trx_id: Id;
    order_no: string;
    client: ClientRef;
    /**
     * Identity of the client now.
     */
    kyc_status: KycStatus;
    /**
     * RFC 3339 in UTC.
     */
    created_at: Time;
    status: TradeStatus;
    applied: Pieces;
    allotted: Pieces;
    /**
     * Quantity that `changed_scheme` gave it; null without one.
     */
    drawn: Pieces | null;
    /**
     * What a piece costs; null if the order has none.
     */
    price: Rate | null;
    /**
     * What is held back for it now.
     */
    frozen: Money;
    /**
     * What all that it applied for costs.
     */
    amount: Money;
    funding_model: 'prefund' | 'pay_on_win';
  };
  export type Allocation = {
    product: TradeProduct;
    currency: Currency;
    status: 'draft' | 'published';
    /**
     * Scheme that computed the lines; null if they were typed.
     */
    scheme: AllocationScheme | null;
    /**
     * Scheme whose result was changed by hand; null if it was not.
     */
    changed_scheme: AllocationScheme | null;
    /**
     * Reason for quantities set by hand.
     */
    note: string | null;
    /**
     * Null as long as nothing was drawn.
     */
    seed: AllocationSeed | null;
    draw: AllocationDraw | null;
    /**
     * Of publishing the draft as it is saved, as of now: clients without an approved identity who get something. Robots have no identity.
     */
    risk: RiskLevel;
    /**
     * Why, the worst first. Of a record that waits it is as of now; of a decided one as of the decision.
     */
    risk_reasons: RiskReasons;
    /**
     * `approve` is publishing; nothing is rejected.
     */
    decision: Decision;
    /**
     * 0 if no draft has been saved yet.
     */
    version: number;
    pool_qty: Pieces;
    lot_size: Pieces;
    /**
     * Of the pool, allotted already to orders that stand and are not in these lines.
     */
    taken: Pieces;
    /**
     * Of these lines.
     */
    applied_total: Pieces;
    /**
     * Of these lines.
     */
    allotted_total: Pieces;
    lines: Array<AllocationLine>;
    /**
     * Who saved the draft last, and does not publish it.
     */
    drafted_by: Person | null;
    published_by: Person | null;
    published_at: Time | null;
  };
  export type AllottedLine = {
    /**
     * An opaque identifier.
     */
    trx_id: Id;
    allotted: Pieces;
  };
  /**
   * SHA-256 of the lines, so that what is saved is what was seen.
   */
  export type AllocationDigest = string;
  /**
   * Either `lines`, or `scheme` with the `digest` of its proposal.
   */
  export type AllocationDraft = {
    /**
     * Orders that are not named get nothing.
     */
    lines?: Array<AllottedLine> | undefined;
    scheme?: AllocationScheme | undefined;
    /**
     * SHA-256 of the lines, so that what is saved is what was seen.
     */
    digest?: AllocationDigest | undefined;
    /**
     * With `lines`: the scheme whose result they change; otherwise that of the saved draft.
     */
    changed_scheme?: AllocationScheme | undefined;
    /**
     * Reason for `lines`; required once a scheme was computed for the product.
     */
    note?: string | undefined;
    /**
     * 0 for the first draft.
     */
    version: number;
  };
  /**
   * `none` if no draft has been saved. As a filter, `none` and `draft` leave out products without orders that wait.
   */
  export type AllocationStatus = 'none' | 'draft' | 'published';
  /**
   * A product whose orders are decided together, and how far that is.
   */
  export type AllocatedProduct = {
    /**
     * Of the product.
     */
    id: Id;
    /**
     * Of the allocation; 0 if none was saved.
     */
    version: number;
    product: TradeProduct;
    currency: Currency;
    product_status: string;
    /**
     * `none` if no draft has been saved. As a filter, `none` and `draft` leave out products without orders that wait.
     */
    status: AllocationStatus;
    pool_qty: Pieces;
    lot_size: Pieces;
    /**
     * Allotted to orders that stand.
     */
    taken: Pieces;
    /**
     * Orders that wait.
     */
    waiting: number;
    /**
     * When the first of them was placed. A server from before leaves it out.
     */
    waits_since?: (Time | null) | undefined;
    /**
     * What they applied for.
     */
    applied: Pieces;
    /**
     * What the draft gives to them.
     */
    drafted: Pieces;
    drafted_by: Person | null;
    published_by: Person | null;
    published_at: Time | null;
    /**
     * Of the product.
     */
    created_at: Time;
  };
  export type AllocatedProductList = {
    list: Array<AllocatedProduct>;
    total: number;
    page: number;
    size: number;
    /**
     * With `counts`, the number of records for each value that it names.
     */
    counts?: ListCounts | undefined;
  };
  export type AllocationProposal = {
    scheme: AllocationScheme;
    /**
     * What every draw of the product follows from; drawn once, so that the user cannot pick among results. The n-th number
     * drawn, from 0, is the first six bytes of the SHA-256 of `<seed>:<n>`.
     */
    seed: AllocationSeed;
    draw: AllocationDraw | null;
    /**
     * SHA-256 of the lines, so that what is saved is what was seen.
     */
    digest: AllocationDigest;
    /**
     * The orders that get something.
     */
    lines: Array<AllottedLine>;
  };
  export type LotNumbers = {
    from: number;
    to: number;
  };
  /**
   * What one order got, as its client is told.
   */
  export type AllotmentResult = {
    order_no: string;
    client: ClientRef;
    product: TradeProduct;
    currency: Currency;
    applied: Pieces;
    allotted: Pieces;
    /**
     * What a piece costs; null if the order has none.
     */
    price: Rate | null;
    funding_model: 'prefund' | 'pay_on_win';
    /**
     * Taken from what was frozen.
     */
    charged: Money;
    /**
     * To be paid by the deadline.
     */
    payable: Money;
    /**
     * Given back of what was frozen.
     */
    refunded: Money;
    /**
     * Null if nothing is payable.
     */
    pay_deadline: Time | null;
    /**
     * RFC 3339 in UTC.
     */
    published_at: Time;
    /**
     * Scheme that gave the quantity; null if it was set by hand.
     */
    scheme: AllocationScheme | null;
    /**
     * Null unless the result was drawn.
     */
    seed: AllocationSeed | null;
    draw: AllocationDraw | null;
    /**
     * First and last lot number of the order; null unless lots were numbered.
     */
    numbers: LotNumbers | null;
    /**
     * Time of the last correction of the order since; null if there was none.
     */
    corrected_at: Time | null;
  };
  export type AllotmentLettersRequest = {
    trx_ids: Array<Id>;
  };
  export type AllotmentLetters = {
    list: Array<AllotmentResult>;
  };
  export type AllocationPublish = {
    /**
     * The reasons that the user has seen. An approval, and any decision with `bulk`, is refused with
     * RISK_NOT_ACKNOWLEDGED if one at `look` is missing. Each of two approvers acknowledges on their own.
     *
     */
    acknowledged_reasons?: AcknowledgedReasons | undefined;
    /**
     * Why it is published in spite of a risk at `stop`; RISK_NEEDS_OVERRIDE without it.
     */
    override_reason?: (string | null) | undefined;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type SubscriptionCreate = {
    /**
     * An opaque identifier.
     */
    product_id: Id;
    /**
     * An opaque identifier.
     */
    account_id: Id;
    /**
     * The name of one of the product's plans.
     */
    plan: string;
    auto_renew?: boolean | undefined;
    remark?: (string | null) | undefined;
  };
  export type HoldingValue = {
    /**
     * Of the holding.
     */
    id: Id;
    /**
     * Of one piece. It may have more digits than the currency.
     */
    price: Price;
    /**
     * When the price was of, as entered with it; null if that is unknown.
     */
    priced_at: Time | null;
    /**
     * Quantity at the price, rounded down.
     */
    value: Money;
    /**
     * Value less what was paid, before fees; negative for a loss.
     */
    result: Money;
  };
  export type HoldingValueTotal = {
    currency: Currency;
    /**
     * A decimal string with the currency's scale.
     */
    paid: Money;
    /**
     * A decimal string with the currency's scale.
     */
    value: Money;
    /**
     * A decimal string with the currency's scale.
     */
    result: Money;
  };
  export type HoldingList = {
    list: Array<Trade>;
    total: number;
    page: number;
    size: number;
    totals: Array<CurrencyTotal>;
    /**
     * Sum of the totals in the base currency.
     */
    base: BaseTotal;
    /**
     * Of the holdings on this page whose product has a current price: the NAV of a fund, the last close of a stock or block.
     */
    values: Array<HoldingValue>;
    /**
     * By currency, on every page, of the holdings with a current price.
     */
    value_totals: Array<HoldingValueTotal>;
    /**
     * Savings that run, the newest first, on every page; none with `kind`.
     */
    savings: Array<SavingHolding>;
  };
  export type MessageStatus = 'scheduled' | 'sent' | 'recalled';
  export type MessageAudience = 'client' | 'agent' | 'selected' | 'all';
  export type Message = {
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
    audience: MessageAudience;
    /**
     * Of the audience `client`.
     */
    client: ClientRef | null;
    /**
     * Of the audience `agent`.
     */
    agent: Person | null;
    /**
     * Of the audience `client`, the language in which the client got it; null for others, whose clients each get the own one.
     */
    language: ClientLanguage | null;
    title_zh: string;
    title_en: string;
    body_zh: string;
    body_en: string;
    status: MessageStatus;
    /**
     * Clients of the reader's scope who got it.
     */
    total: number;
    /**
     * Those of them who have read it.
     */
    read: number;
    /**
     * When a scheduled message is sent, or was to be; null if it was sent at once.
     */
    send_at: Time | null;
    sender: Person;
    recalled_by: Person | null;
    recalled_at: Time | null;
  };
  export type MessageList = {
    list: Array<Message>;
    total: number;
    page: number;
    size: number;
  };
  export type LanguageCount = {
    /**
     * The language in which the client gets messages. `zh-CN` until staff or the client set another one.
     */
    language: ClientLanguage;
    count: number;
  };
  export type MessageRecipients = {
    /**
     * Clients who would get it now.
     */
    total: number;
    /**
     * How many of them would get it in each language, without a language that none has.
     */
    languages: Array<LanguageCount>;
    /**
     * So many one person may write to alone within 24 hours.
     */
    alone_max: number;
    /**
     * Recipients of what the user sent or scheduled alone in the last 24 hours.
     */
    written_alone: number;
    /**
     * Whether a second person has to confirm it.
     */
    two_people: boolean;
  };
  export type MessageCreate = {
    audience: MessageAudience;
    client_id?: (Id | null) | undefined;
    agent_id?: (Id | null) | undefined;
    /**
     * Of the audience `selected`.
     */
    client_ids?: Array<Id> | undefined;
    title_zh: string;
    title_en: string;
    body_zh: string;
    body_en: string;
    /**
     * Null sends at once; within 90 days otherwise.
     */
    send_at?: (Time | null) | undefined;
  };
  /**
   * Selected clients who do not get the message.
   */
  export type MessageSkipped = {
    robots: number;
    /**
     * Those who are not, or no longer, in the user's scope.
     */
    outside: number;
  };
  /**
   * One of the two is there.
   */
  export type MessageOutcome = {
    /**
     * As it was sent or scheduled; null if it waits for a second person.
     */
    message: Message | null;
    proposal: Proposal | null;
    /**
     * Of the audience `selected`; null for others.
     */
    skipped: MessageSkipped | null;
  };
  export type QuestionTemplate = {
    code: string;
    /**
     * The kinds of records that it is for.
     */
    records: Array<'deposit' | 'withdrawal' | 'kyc'>;
    takes_note: boolean;
    title_zh: string;
    title_en: string;
    /**
     * `{name}`, `{subject}` and `{note}` are filled in.
     */
    body_zh: string;
    body_en: string;
  };
  export type QuestionTemplates = {
    /**
     * Of the client of `id`, who gets that text.
     */
    language?: ClientLanguage | undefined;
    list: Array<QuestionTemplate>;
  };
  export type MessageRecall = {
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type SupportChannelKind = 'whatsapp' | 'telegram' | 'line' | 'url';
  export type SupportLanguage = 'zh-CN' | 'en-US';
  export type SwitchStatus = 'enabled' | 'disabled';
  export type SupportChannel = {
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
    kind: SupportChannelKind;
    name: string;
    value: string;
    hours: string;
    language: SupportLanguage;
    /**
     * The heaviest is shown first.
     */
    weight: number;
    status: SwitchStatus;
  };
  export type SupportChannelList = {
    list: Array<SupportChannel>;
    total: number;
    page: number;
    size: number;
    /**
     * Proposals to enable one, once a second person has confirmed it.
     */
    waiting: Array<WaitingProposal>;
  };
  export type SupportChannelCreate = {
    kind: SupportChannelKind;
    name: string;
    value: string;
    hours: string;
    language: SupportLanguage;
    weight: number;
  };
  export type SwitchRequest = {
    status: SwitchStatus;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type SupportChannelUpdate = {
    kind: SupportChannelKind;
    name: string;
    value: string;
    hours: string;
    language: SupportLanguage;
    weight: number;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  /**
   * One that lives on the network: BTC on Bitcoin, LTC on Litecoin, TRX and USDT on Tron, ETH, USDT and USDC on Ethereum, BNB, USDT and USDC on BNB Smart Chain.
   */
  export type Coin = string;
  /**
   * The networks whose checksum the server can prove: `tron` is TRC20, `ethereum` ERC20, `bsc` BEP20.
   */
  export type CryptoNetwork = 'bitcoin' | 'litecoin' | 'tron' | 'ethereum' | 'bsc';
  export type CryptoAddressStatus = 'pending' | 'enabled' | 'disabled' | 'rejected';
  export type CryptoAddress = {
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
    /**
     * One that lives on the network: BTC on Bitcoin, LTC on Litecoin, TRX and USDT on Tron, ETH, USDT and USDC on Ethereum, BNB, USDT and USDC on BNB Smart Chain.
     */
    coin: Coin;
    /**
     * The networks whose checksum the server can prove: `tron` is TRC20, `ethereum` ERC20, `bsc` BEP20.
     */
    network: CryptoNetwork;
    address: string;
    memo: string | null;
    note: string | null;
    status: CryptoAddressStatus;
    maker: Person;
    /**
     * RFC 3339 in UTC.
     */
    made_at: Time;
    checker: Person | null;
    checked_at: Time | null;
    reason_code: string | null;
    reason: string | null;
    /**
     * Whether the caller may decide this record now, and if not, why.
     */
    decision: Decision;
    /**
     * With `claim_next`: who works on that record now. Null if the user may not decide it. Left out otherwise.
     */
    claimed_next?: ClaimedNext | undefined;
  };
  export type CryptoAddressList = {
    list: Array<CryptoAddress>;
    total: number;
    page: number;
    size: number;
  };
  export type CryptoAddressCreate = {
    /**
     * One that lives on the network: BTC on Bitcoin, LTC on Litecoin, TRX and USDT on Tron, ETH, USDT and USDC on Ethereum, BNB, USDT and USDC on BNB Smart Chain.
     */
    coin: Coin;
    /**
     * The networks whose checksum the server can prove: `tron` is TRC20, `ethereum` ERC20, `bsc` BEP20.
     */
    network: CryptoNetwork;
    address: string;
    memo?: (string | null) | undefined;
    note?: (string | null) | undefined;
  };
  export type CryptoAddressAudit = {
    result: 'approved' | 'rejected';
    reason_code?: (('wrong_address' | 'wrong_network' | 'not_ours' | 'other') | null) | undefined;
    /**
     * To reject, words are required unless `reason_code` says it: any code but `other`.
     */
    reason?: (string | null) | undefined;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type CryptoAddressUses = {
    deposits: number;
    clients: number;
    /**
     * The newest first; at most ten.
     */
    latest: Array<{
      /**
       * An opaque identifier.
       */
      id: Id;
      order_no: string;
      client: ClientRef;
      /**
       * A decimal string with the currency's scale.
       */
      amount: Money;
      currency: Currency;
      status: DepositStatus;
      /**
       * RFC 3339 in UTC.
       */
      created_at: Time;
    }>;
  };
  export type CryptoAddressUpdate = {
    /**
     * One that lives on the network: BTC on Bitcoin, LTC on Litecoin, TRX and USDT on Tron, ETH, USDT and USDC on Ethereum, BNB, USDT and USDC on BNB Smart Chain.
     */
    coin: Coin;
    /**
     * The networks whose checksum the server can prove: `tron` is TRC20, `ethereum` ERC20, `bsc` BEP20.
     */
    network: CryptoNetwork;
    address: string;
    memo?: (string | null) | undefined;
    note?: (string | null) | undefined;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type LimitAmount = string;
  /**
   * Amounts of the base currency, above which someone else has to sign too: of one record, and of what one person
   * has signed alone within 24 hours and 7 days, in all (`maker`), for one client no matter who signed (`client`), and
   * for one client by that person (`pair`).
   */
  export type AmountLimit = {
    record: LimitAmount;
    maker_day: LimitAmount;
    maker_week: LimitAmount;
    client_day: LimitAmount;
    client_week: LimitAmount;
    pair_day: LimitAmount;
    pair_week: LimitAmount;
  };
  /**
   * Amounts of the base currency that one person may sign alone under all limits together, within 24 hours and
   * within 7 days. Defaults: 75,000 and 200,000.
   */
  export type TotalLimit = {
    maker_day: LimitAmount;
    maker_week: LimitAmount;
  };
  /**
   * The amounts of those limits of the two-person rule that have one. Everything else that takes two people does so
   * always.
   */
  export type TwoPersonLimits = {
    /**
     * Amounts of the base currency, above which someone else has to sign too: of one record, and of what one person
     * has signed alone within 24 hours and 7 days, in all (`maker`), for one client no matter who signed (`client`), and
     * for one client by that person (`pair`).
     */
    credit: AmountLimit;
    /**
     * Amounts of the base currency, above which someone else has to sign too: of one record, and of what one person
     * has signed alone within 24 hours and 7 days, in all (`maker`), for one client no matter who signed (`client`), and
     * for one client by that person (`pair`).
     */
    withdrawal: AmountLimit;
    /**
     * Amounts of the base currency, above which someone else has to sign too: of one record, and of what one person
     * has signed alone within 24 hours and 7 days, in all (`maker`), for one client no matter who signed (`client`), and
     * for one client by that person (`pair`).
     */
    profit: AmountLimit;
    /**
     * Amounts of the base currency, above which someone else has to sign too: of one record, and of what one person
     * has signed alone within 24 hours and 7 days, in all (`maker`), for one client no matter who signed (`client`), and
     * for one client by that person (`pair`).
     */
    rollback: AmountLimit;
    /**
     * Always in a response; a request that leaves it out keeps it as it is.
     */
    exchange?: AmountLimit | undefined;
    /**
     * Always in a response; a request that leaves it out keeps it as it is.
     */
    total?: TotalLimit | undefined;
  };
  export type TradeFees = {
    /**
     * Percent.
     */
    withdrawal_pct: string;
    /**
     * In the base currency.
     */
    withdrawal_min: string;
    /**
     * Percent.
     */
    exchange_pct: string;
    /**
     * Percent.
     */
    trade_pct: string;
  };
  /**
   * How far the price of a sale may be from the reference of the product, by kind.
   */
  export type PriceDistances = {
    /**
     * From the previous close: two days at a limit of 10 per cent, or one at 20. Default: 20.
     */
    stock: string;
    /**
     * From the reference close. Default: 20.
     */
    block: string;
    /**
     * Ignored: a fund deals at its NAV, which is never typed.
     */
    fund?: string | undefined;
    /**
     * From the issue price: a first day has no limit. Default: 100.
     */
    ipo: string;
  };
  /**
   * What a sale may make at most, as percentages.
   */
  export type ProfitLimits = {
    /**
     * How far the price of a sale may be from the reference of the product, by kind.
     */
    price_distance_pct: PriceDistances;
    /**
     * How far a proposed profit may go beyond what the product aims at. Default: 20.
     */
    target_tolerance_pct: string;
    /**
     * What a proposed profit may be for a day of the holding, of what was paid. Default: 5.
     */
    day_cap_pct: string;
  };
  export type DepositRiskLevels = {
    /**
     * Default: stop.
     */
    same_reference: RiskLevel;
    /**
     * Default: stop.
     */
    same_txid: RiskLevel;
    /**
     * Default: stop.
     */
    same_proof: RiskLevel;
    /**
     * Default: look.
     */
    payer_differs: RiskLevel;
    /**
     * Default: look.
     */
    unusual_amount: RiskLevel;
    /**
     * Default: look. Left out of a request, it stays as it is.
     */
    client_unverified?: RiskLevel | undefined;
    /**
     * Default: look. Left out of a request, it stays as it is.
     */
    recorded_without_proof?: RiskLevel | undefined;
    /**
     * Default: look. Left out of a request, it stays as it is.
     */
    client_high_risk?: RiskLevel | undefined;
  };
  export type WithdrawalRiskLevels = {
    /**
     * Default: stop.
     */
    holder_differs: RiskLevel;
    /**
     * Default: stop.
     */
    shared_destination: RiskLevel;
    /**
     * Default: look.
     */
    client_unverified: RiskLevel;
    /**
     * Default: look.
     */
    new_destination: RiskLevel;
    /**
     * Default: look.
     */
    password_changed: RiskLevel;
    /**
     * Default: look.
     */
    sessions_ended: RiskLevel;
    /**
     * Default: look.
     */
    new_device: RiskLevel;
    /**
     * Default: look.
     */
    failed_sign_ins: RiskLevel;
    /**
     * Default: look.
     */
    not_traded: RiskLevel;
    /**
     * Default: look.
     */
    shared_ip: RiskLevel;
    /**
     * Default: look. Left out of a request, it stays as it is.
     */
    client_high_risk?: RiskLevel | undefined;
  };
  export type KycRiskLevels = {
    /**
     * Default: stop.
     */
    same_id_no: RiskLevel;
    /**
     * Default: stop.
     */
    same_document: RiskLevel;
    /**
     * Default: stop.
     */
    under_age: RiskLevel;
    /**
     * Default: stop.
     */
    document_expired: RiskLevel;
    /**
     * Default: look.
     */
    document_expiring: RiskLevel;
  };
  export type OrderRiskLevels = {
    /**
     * Default: look.
     */
    client_unverified: RiskLevel;
  };
  /**
   * How serious each reason is. A changed level applies at once to what waits; decided records keep theirs.
   */
  export type RiskLevels = {
    deposit: DepositRiskLevels;
    withdrawal: WithdrawalRiskLevels;
    kyc: KycRiskLevels;
    /**
     * Always in a response; a request that leaves it out keeps it as it is.
     */
    order?: OrderRiskLevels | undefined;
  };
  export type MessageLimits = {
    /**
     * So many clients one person may write to alone within 24 hours, single messages included. Default: 50.
     */
    alone_max: number;
  };
  export type QueueTarget = number;
  /**
   * Minutes within which what waits in each queue ought to be decided. What has waited longer is marked as late;
   * nothing else depends on it.
   */
  export type QueueTargets = {
    /**
     * Default: 1440.
     */
    kyc: QueueTarget;
    /**
     * Default: 120.
     */
    deposit: QueueTarget;
    /**
     * Default: 240.
     */
    withdrawal: QueueTarget;
    /**
     * Default: 1440.
     */
    loan: QueueTarget;
    /**
     * Default: 1440.
     */
    compensation: QueueTarget;
    /**
     * Default: 1440.
     */
    bonus: QueueTarget;
    /**
     * Default: 240.
     */
    order: QueueTarget;
    /**
     * Default: 1440.
     */
    exception: QueueTarget;
    /**
     * Default: 480.
     */
    approval: QueueTarget;
    /**
     * Default: 4320. Always in a response; a request that leaves it out keeps it as it is.
     */
    payment_due?: QueueTarget | undefined;
    /**
     * From the settlement date on. Default: 480. Left out of a request, it stays as it is.
     */
    awaiting_settlement?: QueueTarget | undefined;
    /**
     * From the end of the term on. Default: 1440. Left out of a request, it stays as it is.
     */
    matured?: QueueTarget | undefined;
  };
  /**
   * How old a rate, the value of a fund and a close may be for a booking. Older ones are refused.
   */
  export type MaxAges = {
    /**
     * Of a rate that an exchange is booked at, or that values an amount for the limits of one person. Default: 72.
     */
    rate_hours: number;
    /**
     * Of the value that a fund is ordered and sold at. Default: 14.
     */
    nav_days: number;
    /**
     * Of the close that the price of a stock or block follows, since its product was saved: at an older one nothing is ordered, and a sale takes two people. Unchanged if omitted. Default: 14.
     */
    close_days?: number | undefined;
  };
  export type WorkLimits = {
    /**
     * How long a claim lasts that is not renewed. Default: 15.
     */
    claim_minutes: number;
    /**
     * The most records that a user without an own limit may have open. Default: 20.
     */
    open_max: number;
  };
  /**
   * `any`: an authenticator or a passkey.
   */
  export type RequiredFactor = 'none' | 'any' | 'passkey';
  /**
   * The second factor without which a role opens nothing but the own account (FACTOR_REQUIRED). With `otp` of the app
   * settings, `none` counts as `any`. Default: `none`; `admin:create` of the server sets `any` for every role.
   */
  export type RequiredFactors = {
    /**
     * `any`: an authenticator or a passkey.
     */
    god: RequiredFactor;
    /**
     * `any`: an authenticator or a passkey.
     */
    angel: RequiredFactor;
    /**
     * `any`: an authenticator or a passkey.
     */
    superman: RequiredFactor;
    /**
     * `any`: an authenticator or a passkey.
     */
    hero: RequiredFactor;
  };
  export type TradeConfigState = {
    base_currency: Currency;
    /**
     * The amounts of those limits of the two-person rule that have one. Everything else that takes two people does so
     * always.
     */
    limits: TwoPersonLimits;
    fees: TradeFees;
    /**
     * What a sale may make at most, as percentages.
     */
    profit: ProfitLimits;
    /**
     * How serious each reason is. A changed level applies at once to what waits; decided records keep theirs.
     */
    risk: RiskLevels;
    messages: MessageLimits;
    /**
     * Minutes within which what waits in each queue ought to be decided. What has waited longer is marked as late;
     * nothing else depends on it.
     */
    queue_targets: QueueTargets;
    /**
     * How old a rate, the value of a fund and a close may be for a booking. Older ones are refused.
     */
    max_ages: MaxAges;
    work: WorkLimits;
    /**
     * The second factor without which a role opens nothing but the own account (FACTOR_REQUIRED). With `otp` of the app
     * settings, `none` counts as `any`. Default: `none`; `admin:create` of the server sets `any` for every role.
     */
    factors: RequiredFactors;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
    /**
     * What waits here for a second person; it has not taken effect.
     */
    waiting: WaitingProposals;
  };
  export type TradeConfig = {
    base_currency: Currency;
    /**
     * The amounts of those limits of the two-person rule that have one. Everything else that takes two people does so
     * always.
     */
    limits: TwoPersonLimits;
    fees: TradeFees;
    /**
     * What a sale may make at most, as percentages.
     */
    profit: ProfitLimits;
    /**
     * How serious each reason is. A changed level applies at once to what waits; decided records keep theirs.
     */
    risk: RiskLevels;
    messages: MessageLimits;
    /**
     * Unchanged if omitted.
     */
    queue_targets?: QueueTargets | undefined;
    /**
     * Unchanged if omitted.
     */
    max_ages?: MaxAges | undefined;
    /**
     * Unchanged if omitted.
     */
    work?: WorkLimits | undefined;
    /**
     * Unchanged if omitted.
     */
    factors?: RequiredFactors | undefined;
    /**
     * Why it is changed: for the second person, and the audit log.
     */
    reason?: string | undefined;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type TradingHours = {
    from: string;
    to: string;
  };
  /**
   * Days of the week on which it trades, from 1 (Monday) to 7 (Sunday).
   */
  export type TradingDays = Array<number>;
  /**
   * A day, in the time of the market, on which it does not trade, or for shorter hours.
   */
  export type MarketHoliday = {
    date: string;
    name: string;
    /**
     * The hours of that day; empty if it is closed.
     */
    hours: Array<TradingHours>;
  };
  /**
   * In the order of their dates, each date once.
   */
  export type MarketHolidays = Array<MarketHoliday>;
  /**
   * Market days from a trade until its money is paid: the 2 of T+2.
   */
  export type SettleDays = number;
  export type Exchange = {
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
    code: string;
    name_zh: string;
    name_en: string;
    currency: Currency;
    timezone: string;
    /**
     * Of a day, in the time of the market; each begins after the one before it ends.
     */
    hours: Array<TradingHours>;
    /**
     * Days of the week on which it trades, from 1 (Monday) to 7 (Sunday).
     */
    trading_days: TradingDays;
    /**
     * In the order of their dates, each date once.
     */
    holidays: MarketHolidays;
    /**
     * Market days from a trade until its money is paid: the 2 of T+2.
     */
    settle_days: SettleDays;
    status: SwitchStatus;
  };
  export type ExchangeList = {
    list: Array<Exchange>;
    total: number;
    page: number;
    size: number;
  };
  export type ExchangeCreate = {
    code: string;
    name_zh: string;
    name_en: string;
    currency: Currency;
    timezone: string;
    /**
     * Of a day, in the time of the market; each begins after the one before it ends.
     */
    hours: Array<TradingHours>;
    /**
     * Monday to Friday by default.
     */
    trading_days?: TradingDays | undefined;
    /**
     * None by default.
     */
    holidays?: MarketHolidays | undefined;
    /**
     * 2 by default.
     */
    settle_days?: SettleDays | undefined;
    status: SwitchStatus;
  };
  export type ExchangeUpdate = {
    code: string;
    name_zh: string;
    name_en: string;
    currency: Currency;
    timezone: string;
    /**
     * Of a day, in the time of the market; each begins after the one before it ends.
     */
    hours: Array<TradingHours>;
    /**
     * Unchanged if omitted.
     */
    trading_days?: TradingDays | undefined;
    /**
     * Unchanged if omitted.
     */
    holidays?: MarketHolidays | undefined;
    /**
     * Unchanged if omitted.
     */
    settle_days?: SettleDays | undefined;
    status: SwitchStatus;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  /**
   * An exchange that products can be listed on.
   */
  export type Market = {
    code: string;
    name_zh: string;
    name_en: string;
    currency: Currency;
    timezone: string;
    hours: Array<TradingHours>;
    /**
     * Days of the week on which it trades, from 1 (Monday) to 7 (Sunday).
     */
    trading_days: TradingDays;
  };
  export type MarketList = {
    list: Array<Market>;
  };
  /**
   * A day of the market's own time zone.
   */
  export type MarketDate = string;
  export type MarketDay = {
    /**
     * RFC 3339 in UTC.
     */
    at: Time;
    /**
     * A day of the market's own time zone.
     */
    date: MarketDate;
    /**
     * `short` on a holiday with hours of its own.
     */
    kind: 'open' | 'short' | 'closed';
    /**
     * Name of the holiday, if it is one.
     */
    holiday: string | null;
    hours: Array<TradingHours>;
    /**
     * The market day that an order of that moment belongs to: the next one after the close, or the cut-off.
     */
    trade_date: MarketDate;
    /**
     * The market days so many market days after `trade_date`, in the order of `days`.
     */
    after: Array<MarketDate>;
  };
  export type MarketDays = {
    /**
     * Its code; null if there is none: then Monday to Friday count, in the app's time zone.
     */
    market: string | null;
    timezone: string;
    settle_days: SettleDays | null;
    list: Array<MarketDay>;
  };
  /**
   * The present one of its pair; one that a newer one replaced; the last one, if it has expired or was ended.
   */
  export type QuotationStatus = 'current' | 'replaced' | 'ended';
  export type Quotation = {
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
    primary: Currency;
    secondary: Currency;
    /**
     * How much of the second currency one unit of the first buys.
     */
    mid: Rate;
    /**
     * How much of the second currency one unit of the first buys.
     */
    spread: Rate;
    /**
     * `mid` less `spread`: what is booked.
     */
    final: Rate;
    source: string;
    /**
     * RFC 3339 in UTC.
     */
    effective_at: Time;
    expires_at: Time | null;
    /**
     * The present one of its pair; one that a newer one replaced; the last one, if it has expired or was ended.
     */
    status: QuotationStatus;
    made_by: Person | null;
  };
  export type QuotationList = {
    list: Array<Quotation>;
    total: number;
    page: number;
    size: number;
    /**
     * With `counts`, the number of records for each value that it names.
     */
    counts?: ListCounts | undefined;
    /**
     * What waits here for a second person; it has not taken effect.
     */
    waiting: WaitingProposals;
  };
  export type QuotationCreate = {
    primary: Currency;
    secondary: Currency;
    /**
     * How much of the second currency one unit of the first buys.
     */
    mid: Rate;
    /**
     * How much of the second currency one unit of the first buys.
     */
    spread: Rate;
    expires_at?: (Time | null) | undefined;
  };
  export type QuotationUpdate = {
    /**
     * How much of the second currency one unit of the first buys.
     */
    mid: Rate;
    /**
     * How much of the second currency one unit of the first buys.
     */
    spread: Rate;
    expires_at?: (Time | null) | undefined;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  /**
   * What may be exchanged, in the primary currency. The limits hold for the way back too, if the
   * amount counts as what it buys, unless that has a pair of its own. The status is of this direction.
   */
  export type CurrencyPair = {
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
    primary: Currency;
    secondary: Currency;
    /**
     * A decimal string with the currency's scale.
     */
    min_amount: Money;
    max_amount: Money | null;
    weight: number;
    status: SwitchStatus;
  };
  export type CurrencyPairList = {
    list: Array<CurrencyPair>;
    total: number;
    page: number;
    size: number;
    /**
     * What waits here for a second person; it has not taken effect.
     */
    waiting: WaitingProposals;
  };
  export type CurrencyPairCreate = {
    primary: Currency;
    secondary: Currency;
    /**
     * A decimal string greater than zero, in steps of 0.01.
     */
    min_amount: AmountInput;
    max_amount: AmountInput | null;
    weight: number;
    status: SwitchStatus;
  };
  export type CurrencyPairUpdate = {
    /**
     * A decimal string greater than zero, in steps of 0.01.
     */
    min_amount: AmountInput;
    max_amount: AmountInput | null;
    weight: number;
    status: SwitchStatus;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type DocumentSlug = 'terms' | 'privacy' | 'risk' | 'about' | 'help';
  export type DocumentState = {
    slug: DocumentSlug;
    title_zh: string;
    title_en: string;
    /**
     * Markdown without HTML.
     */
    body_zh: string;
    /**
     * Markdown without HTML.
     */
    body_en: string;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
    updated_at: Time | null;
    updated_by: Person | null;
    /**
     * What waits here for a second person; it has not taken effect.
     */
    waiting: WaitingProposals;
  };
  export type DocumentUpdate = {
    title_zh: string;
    title_en: string;
    /**
     * Markdown without HTML.
     */
    body_zh: string;
    /**
     * Markdown without HTML.
     */
    body_en: string;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type Document = {
    slug: DocumentSlug;
    title_zh: string;
    title_en: string;
    /**
     * Markdown without HTML.
     */
    body_zh: string;
    /**
     * Markdown without HTML.
     */
    body_en: string;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
    updated_at: Time | null;
    updated_by: Person | null;
  };
  export type DocumentList = {
    list: Array<Document>;
    total: number;
    page: number;
    size: number;
  };
  export type ProposalList = {
    list: Array<Proposal>;
    total: number;
    page: number;
    size: number;
    /**
     * With `counts`, the number of records for each value that it names.
     */
    counts?: ListCounts | undefined;
  };
  export type LimitUse = {
    /**
     * What takes two people. `credit`, `withdrawal`, `profit`, `rollback` and `exchange` do above amounts that the trade config
     * states; the others always, but `message` only above the number of recipients that it states.
     */
    limit: TwoPersonLimit;
    /**
     * Null if two people are always needed.
     */
    amounts: AmountLimit | null;
    /**
     * Signed by the user alone in the last 24 hours.
     */
    used_day: string;
    /**
     * Signed by the user alone in the last 7 days.
     */
    used_week: string;
    /**
     * When the first amount leaves the sum, so that less of it is used; null if nothing is. A server from before may leave it out.
     */
    frees_at?: FreesAt | undefined;
  };
  /**
   * What the user signed alone under all limits together.
   */
  export type TotalUse = {
    /**
     * Amounts of the base currency that one person may sign alone under all limits together, within 24 hours and
     * within 7 days. Defaults: 75,000 and 200,000.
     */
    amounts: TotalLimit;
    /**
     * In the last 24 hours.
     */
    used_day: string;
    /**
     * In the last 7 days.
     */
    used_week: string;
    /**
     * When the first amount leaves the sum, so that less of it is used; null if nothing is. A server from before may leave it out.
     */
    frees_at?: FreesAt | undefined;
  };
  export type LimitList = {
    list: Array<LimitUse>;
    /**
     * What the user signed alone under all limits together.
     */
    in_all: TotalUse;
    total: number;
    currency: Currency;
  };
  export type ProposalAudit = {
    result: 'approved' | 'rejected';
    reason_code?:
      | (
          | (
              | 'not_justified'
              | 'evidence_missing'
              | 'entry_error'
              | 'duplicate'
              | 'suspicious'
              | 'other'
            )
          | null
        )
      | undefined;
    /**
     * To reject, words are required unless `reason_code` says it: any code but `other`.
     */
    reason?: (string | null) | undefined;
    /**
     * The reasons that the user has seen. An approval, and any decision with `bulk`, is refused with
     * RISK_NOT_ACKNOWLEDGED if one at `look` is missing. Each of two approvers acknowledges on their own.
     *
     */
    acknowledged_reasons?: AcknowledgedReasons | undefined;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type ProposalWithdrawal = {
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type RevealedChanges = {
    /**
     * What it changes, field by field, as it stood and as it is to be. Numbers of bank cards are masked: `revealChanges` shows them whole.
     */
    changes: ProposedChanges;
  };
  /**
   * The operation that each item calls, by its `operationId`; of products without its kind, as `updateProduct` for
   * `updateFundProduct`.
   */
  export type BulkOperation =
    | 'auditDeposit'
    | 'auditWithdrawal'
    | 'auditOverdrawn'
    | 'auditTrade'
    | 'payTrade'
    | 'settleTrade'
    | 'redeemFundOrder'
    | 'auditProposal'
    | 'markPayoutSent'
    | 'changeAgent'
    | 'setClientStatus'
    | 'changeClientTags'
    | 'updateProduct'
    | 'changeProductStatus';
  /**
   * Of orders and products alone.
   */
  export type BulkKind =
    | 'stock'
    | 'block'
    | 'ipo'
    | 'daily'
    | 'subscribe'
    | 'ai'
    | 'fund'
    | 'quant'
    | 'saving';
  /**
   * Fields of the request body of the operation.
   */
  export type BulkBody = Record<string, unknown>;
  export type BulkItemRequest = {
    /**
     * An opaque identifier.
     */
    id: Id;
    /**
     * The version that the user saw.
     */
    version: Version;
    /**
     * Fields of this item alone.
     */
    body?: BulkBody | undefined;
  };
  export type BulkRunRequest = {
    /**
     * The operation that each item calls, by its `operationId`; of products without its kind, as `updateProduct` for
     * `updateFundProduct`.
     */
    operation: BulkOperation;
    /**
     * Of orders and products alone.
     */
    kind?: BulkKind | undefined;
    /**
     * Fields that all items share.
     */
    body: BulkBody;
    /**
     * NOT_DISTINCT if a record is named twice.
     */
    items: Array<BulkItemRequest>;
  };
  /**
   * `stopping` finishes the items that have begun, and begins no more.
   */
  export type BulkRunStatus = 'running' | 'stopping' | 'stopped' | 'finished';
  /**
   * `access`: the user was disabled, signed out by another user, or kept out by an IP rule.
   */
  export type BulkStopReason = 'user' | 'access';
  /**
   * Items by state.
   */
  export type BulkCounts = {
    waiting: number;
    done: number;
    proposed: number;
    refused: number;
    skipped: number;
  };
  export type BulkRun = {
    /**
     * An opaque identifier.
     */
    id: Id;
    /**
     * The operation that each item calls, by its `operationId`; of products without its kind, as `updateProduct` for
     * `updateFundProduct`.
     */
    operation: BulkOperation;
    kind: BulkKind | null;
    /**
     * Fields of the request body of the operation.
     */
    body: BulkBody;
    /**
     * `stopping` finishes the items that have begun, and begins no more.
     */
    status: BulkRunStatus;
    stop_reason: BulkStopReason | null;
    /**
     * Items by state.
     */
    counts: BulkCounts;
    /**
     * Whether the user has closed the report.
     */
    seen: boolean;
    /**
     * RFC 3339 in UTC.
     */
    created_at: Time;
    finished_at: Time | null;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type BulkRunList = {
    list: Array<BulkRun>;
    total: number;
    page: number;
    size: number;
  };
  export type BulkRetryRequest = {
    /**
     * The items that are tried again, each in the version that the user saw at first.
     */
    state: 'refused' | 'skipped';
  };
  export type BulkClient = {
    /**
     * An opaque identifier.
     */
    id: Id;
    full_name: string;
    username: string;
  };
  /**
   * `proposed` waits for a second person. `skipped` was not begun when the run stopped.
   */
  export type BulkItemState = 'waiting' | 'done' | 'proposed' | 'refused' | 'skipped';
  export type BulkItem = {
    /**
     * An opaque identifier.
     */
    id: Id;
    /**
     * The number of the order, or the name of the client or product; null if it is outside the user's scope by now.
     */
    label: string | null;
    client: BulkClient | null;
    amount: Money | null;
    currency: Currency | null;
    /**
     * `proposed` waits for a second person. `skipped` was not begun when the run stopped.
     */
    state: BulkItemState;
    /**
     * What the operation answered, if it was refused.
     */
    problem: Problem | null;
  };
  export type BulkRunDetail = {
    run: BulkRun;
    items: Array<BulkItem>;
  };
  export type ExportRequest = {
    /**
     * The path of the export as the contract has it, such as `/trx/admin/v1/{kind}/export`.
     */
    path: string;
    /**
     * The parameters of its path.
     */
    parameters?: Record<string, string> | undefined;
    /**
     * Its query, with `format` and `columns`.
     */
    query: Record<string, string | number | boolean>;
  };
  export type ExportJobStatus = 'waiting' | 'running' | 'ready' | 'failed' | 'stopped';
  /**
   * Why it failed. `access`: the user has lost the right or was signed out by another user; `size`: over 1 GiB.
   */
  export type ExportJobReason = 'access' | 'size' | 'error';
  export type ExportJob = {
    /**
     * An opaque identifier.
     */
    id: Id;
    /**
     * The path of the export.
     */
    path: string;
    file_name: string;
    format: 'csv' | 'xlsx';
    status: ExportJobStatus;
    reason: ExportJobReason | null;
    /**
     * Rows when it was asked for.
     */
    expected: number;
    /**
     * Rows so far.
     */
    rows: number;
    /**
     * Bytes of the file; 0 until it is ready.
     */
    size: number;
    /**
     * RFC 3339 in UTC.
     */
    created_at: Time;
    finished_at: Time | null;
    /**
     * When it is removed; null while it is under way.
     */
    expires_at: Time | null;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type ExportStart = {
    /**
     * Rows that the filter matches.
     */
    rows: number;
    /**
     * Null if the list is short enough to be downloaded at once.
     */
    job: ExportJob | null;
  };
  export type ExportJobList = {
    list: Array<ExportJob>;
    total: number;
    page: number;
    size: number;
  };
  /**
   * The statistics page that the report is of.
   */
  export type ReportName = 'team' | 'product' | 'otc' | 'ipo' | 'fund' | 'quant' | 'stock';
  /**
   * Filters, order and page size, as the address of the list has them.
   */
  export type ViewSearch = Record<string, string | number | boolean>;
  export type ReportEvery = 'day' | 'week' | 'month';
  export type ReportSubscription = {
    /**
     * An opaque identifier.
     */
    id: Id;
    /**
     * The statistics page that the report is of.
     */
    report: ReportName;
    name: string;
    /**
     * Filters, order and page size, as the address of the list has them.
     */
    search: ViewSearch;
    every: ReportEvery;
    weekday: number | null;
    month_day: number | null;
    hour: number;
    by_email: boolean;
    /**
     * Of `hour`.
     */
    timezone: string;
    /**
     * Null once it has stopped.
     */
    next_at: Time | null;
    /**
     * Why it is not made any more: the user may not open the page, or was disabled. Saving it anew starts it.
     */
    stopped: ('access' | 'disabled') | null;
    last_at: Time | null;
    /**
     * What the last report lacks: the file could not be made; the mail server took no message; there is no confirmed address.
     */
    fault: ('file' | 'mail' | 'address') | null;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type ReportSubscriptions = {
    subscriptions: Array<ReportSubscription>;
    /**
     * The confirmed address of the user.
     */
    email: string | null;
    /**
     * Whether the server has a mail server.
     */
    sends_mail: boolean;
  };
  export type ReportSchedule = {
    /**
     * The statistics page that the report is of.
     */
    report: ReportName;
    name: string;
    /**
     * The state of the page, as its address has it. Relative points in time, such as `now-7d`, move along.
     */
    search: ViewSearch;
    every: ReportEvery;
    /**
     * Of a weekly report, Monday being 1; otherwise null.
     */
    weekday: number | null;
    /**
     * Of a monthly report: the last day of a month that is shorter. Otherwise null.
     */
    month_day: number | null;
    /**
     * In the time zone of the user.
     */
    hour: number;
    /**
     * Whether it is sent to the user's confirmed address, too.
     */
    by_email: boolean;
  };
  /**
   * The name of the list.
   */
  export type ViewList = string;
  /**
   * `team`: the team of a team leader; `everyone`: all staff.
   */
  export type ViewSharing = 'private' | 'team' | 'everyone';
  export type ViewLayout = {
    density?: ('compact' | 'normal' | 'roomy') | undefined;
    /**
     * Columns that were shown or hidden.
     */
    shown: Record<string, boolean>;
    /**
     * The same by tab of the list, for what was shown or hidden in one tab alone.
     */
    tabs?: Record<string, Record<string, boolean>> | undefined;
    order: Array<string>;
    pinned: Record<string, 'left' | 'right'>;
    widths: Record<string, number>;
  };
  export type SavedView = {
    /**
     * An opaque identifier.
     */
    id: Id;
    /**
     * The name of the list.
     */
    list: ViewList;
    name: string;
    /**
     * Filters, order and page size, as the address of the list has them.
     */
    search: ViewSearch;
    layout: ViewLayout;
    standard: boolean;
    /**
     * `team`: the team of a team leader; `everyone`: all staff.
     */
    sharing: ViewSharing;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type SharedView = {
    /**
     * An opaque identifier.
     */
    id: Id;
    /**
     * The name of the list.
     */
    list: ViewList;
    name: string;
    /**
     * Filters, order and page size, as the address of the list has them.
     */
    search: ViewSearch;
    layout: ViewLayout;
    standard: boolean;
    /**
     * `team`: the team of a team leader; `everyone`: all staff.
     */
    sharing: ViewSharing;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
    /**
     * The name of its owner.
     */
    owner: string;
  };
  export type SavedViews = {
    /**
     * The widest audience of the user's views.
     */
    may_share: ViewSharing;
    own: Array<SavedView>;
    shared: Array<SharedView>;
  };
  export type SavedViewInput = {
    /**
     * The name of the list.
     */
    list: ViewList;
    /**
     * FIELD_TAKEN if another own view of the list has it.
     */
    name: string;
    /**
     * Filters, order and page size, as the address of the list has them.
     */
    search: ViewSearch;
    layout: ViewLayout;
    /**
     * Whether the list opens with it.
     */
    standard: boolean;
    /**
     * `team`: the team of a team leader; `everyone`: all staff.
     */
    sharing: ViewSharing;
  };
  export type SearchKind =
    | 'client'
    | 'kyc'
    | 'deposit'
    | 'withdrawal'
    | 'loan'
    | 'compensation'
    | 'exchange'
    | 'order'
    | 'saving'
    | 'amendment'
    | 'proposal'
    | 'product';
  /**
   * What the query matched. `number` is an order number; `account` and `address` are where money is paid; `mobile`
   * and `document` are numbers, by the whole or the last four characters.
   */
  export type SearchMatch =
    | 'id'
    | 'number'
    | 'reference'
    | 'hash'
    | 'account'
    | 'card'
    | 'address'
    | 'mobile'
    | 'email'
    | 'document'
    | 'name';
  export type SearchHit = {
    kind: SearchKind;
    /**
     * An opaque identifier.
     */
    id: Id;
    /**
     * Order number, full name, or name of the record.
     */
    title: string;
    /**
     * In the language of the request: the product, the limit, or the numbers that distinguish a client.
     */
    note: string | null;
    /**
     * The client that the record belongs to; of a client itself, the client.
     */
    client: ClientRef | null;
    amount: Money | null;
    currency: Currency | null;
    /**
     * The state in the language of the request.
     */
    status: string | null;
    /**
     * Time of creation.
     */
    at: Time;
    /**
     * What the query matched. `number` is an order number; `account` and `address` are where money is paid; `mobile`
     * and `document` are numbers, by the whole or the last four characters.
     */
    match: SearchMatch;
    /**
     * The page of the console that shows it, with its query.
     */
    link: string;
  };
  export type SearchGroup = {
    kind: SearchKind;
    hits: Array<SearchHit>;
    /**
     * More than these were found.
     */
    more: boolean;
  };
  export type SearchResult = {
    groups: Array<SearchGroup>;
  };
  /**
   * The kind of the record; `overdrawn` is a loan, compensation or bonus, `exchange` a market, `bank_line` a line of a bank statement.
   */
  export type CommentSubjectType =
    | 'deposit'
    | 'withdrawal'
    | 'overdrawn'
    | 'kyc'
    | 'trade'
    | 'amendment'
    | 'dataException'
    | 'client'
    | 'product'
    | 'proposal'
    | 'crypto_address'
    | 'message'
    | 'support_channel'
    | 'ip_rule'
    | 'staff_user'
    | 'exchange'
    | 'currency_pair'
    | 'rate'
    | 'service_account'
    | 'bank_line';
  export type Comment = {
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
    author: Person;
    /**
     * Null if it was withdrawn.
     */
    text: string | null;
    mentions: Array<Person>;
    edited_at: Time | null;
    withdrawn_at: Time | null;
    /**
     * Null if it is not an own one, or was withdrawn.
     */
    editable_until: Time | null;
  };
  export type CommentList = {
    list: Array<Comment>;
    total: number;
    page: number;
    size: number;
  };
  export type CommentPeople = {
    list: Array<Person>;
  };
  export type CommentSubject = {
    /**
     * The kind of the record; `overdrawn` is a loan, compensation or bonus, `exchange` a market, `bank_line` a line of a bank statement.
     */
    type: CommentSubjectType;
    /**
     * An opaque identifier.
     */
    id: Id;
  };
  export type CommentText = string;
  /**
   * Colleagues that the text names, who are notified. MENTION_CANNOT_SEE at the field if one of them may not see the
   * record.
   */
  export type CommentMentions = Array<Id>;
  export type CommentInput = {
    subject: CommentSubject;
    text: CommentText;
    /**
     * Colleagues that the text names, who are notified. MENTION_CANNOT_SEE at the field if one of them may not see the
     * record.
     */
    mentions: CommentMentions;
  };
  export type CommentWithdrawal = {
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type CommentChange = {
    text: CommentText;
    /**
     * Colleagues that the text names, who are notified. MENTION_CANNOT_SEE at the field if one of them may not see the
     * record.
     */
    mentions: CommentMentions;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type ListedWork = {
    /**
     * A record that is claimed, assigned or set aside.
     */
    item: WorkItem;
    /**
     * The order number, or what is shown in its place: a client's name, an address, a subject.
     */
    name: string;
  };
  /**
   * Records of one kind that wait for a decision, or approved ones that wait for their next step: `payout` for withdrawals to
   * send, and `payment_due`, `awaiting_settlement` (from the settlement date on) and `matured` for orders. `approval` has the proposals. An allocation has the id of its product. `order` and
   * these three have a queue for each kind of trade record.
   */
  export type WorkQueue =
    | 'kyc'
    | 'deposit'
    | 'withdrawal'
    | 'payout'
    | 'loan'
    | 'compensation'
    | 'bonus'
    | 'order'
    | 'payment_due'
    | 'awaiting_settlement'
    | 'matured'
    | 'amendment'
    | 'crypto_address'
    | 'approval'
    | 'allocation'
    | 'exception';
  export type WorkList = {
    list: Array<ListedWork>;
    /**
     * Of the queues of such records, within how many minutes they ought to be decided.
     */
    targets: Array<{
      /**
       * Records of one kind that wait for a decision, or approved ones that wait for their next step: `payout` for withdrawals to
       * send, and `payment_due`, `awaiting_settlement` (from the settlement date on) and `matured` for orders. `approval` has the proposals. An allocation has the id of its product. `order` and
       * these three have a queue for each kind of trade record.
       */
      queue: WorkQueue;
      minutes: number;
    }>;
  };
  export type NextWorkRequest = {
    /**
     * Records of one kind that wait for a decision, or approved ones that wait for their next step: `payout` for withdrawals to
     * send, and `payment_due`, `awaiting_settlement` (from the settlement date on) and `matured` for orders. `approval` has the proposals. An allocation has the id of its product. `order` and
     * these three have a queue for each kind of trade record.
     */
    queue: WorkQueue;
    /**
     * Required for queues of orders.
     */
    kind?: TradeKind | undefined;
  };
  export type NextWork = {
    item: WorkItem | null;
    /**
     * Why there is none: nothing is left that the user may decide, the user is away, or has as many open records as allowed.
     */
    reason: ('empty' | 'away' | 'capacity') | null;
  };
  export type WorkClaimRequest = Partial<{ take_over: boolean; reveal: boolean }>;
  export type Absence = {
    /**
     * RFC 3339 in UTC.
     */
    from: Time;
    /**
     * RFC 3339 in UTC.
     */
    to: Time;
    deputy: Person | null;
  };
  export type Assignee = {
    /**
     * An opaque identifier.
     */
    id: Id;
    name: string;
    /**
     * Records that the user works on.
     */
    open: number;
    capacity: number;
    /**
     * Null unless the user is away now.
     */
    away: Absence | null;
  };
  export type AssigneeList = {
    list: Array<Assignee>;
  };
  export type WorkAssignment = {
    /**
     * An opaque identifier.
     */
    staff_id: Id;
  };
  export type WorkReturn = {
    /**
     * In the future, and within 30 days.
     */
    until: Time;
  };
  export type Availability = {
    /**
     * An opaque identifier.
     */
    id: Id;
    /**
     * The present or next absence, or the last one.
     */
    absence: Absence | null;
    /**
     * The most records that the user may have open. Null for the default.
     */
    capacity: number | null;
    default_capacity: number;
    /**
     * Records that the user works on.
     */
    open: number;
    /**
     * Who may be named as deputy.
     */
    deputies: Array<Person>;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type AbsenceInput = {
    /**
     * RFC 3339 in UTC.
     */
    from: Time;
    /**
     * After `from`.
     */
    to: Time;
    /**
     * The colleague to turn to. It gives no rights.
     */
    deputy_id: Id | null;
  };
  export type AvailabilityInput = {
    absence: AbsenceInput | null;
    /**
     * The most records that the user may have open. Null for the default.
     */
    capacity: number | null;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type QueueTargetStat = {
    /**
     * Records of one kind that wait for a decision, or approved ones that wait for their next step: `payout` for withdrawals to
     * send, and `payment_due`, `awaiting_settlement` (from the settlement date on) and `matured` for orders. `approval` has the proposals. An allocation has the id of its product. `order` and
     * these three have a queue for each kind of trade record.
     */
    queue: WorkQueue;
    target_minutes: number;
    /**
     * Decided within the target.
     */
    met: number;
    missed: number;
    /**
     * Rolled back, amended or opened again after the decision; credits and addresses have nothing of these.
     */
    reversed: number;
    /**
     * Waiting now, undecided, for longer than the target, whatever the period.
     */
    overdue: number;
    /**
     * Minutes until the record was first claimed. Null if none was.
     */
    look_median: number | null;
    look_p90: number | null;
    /**
     * Minutes until the decision. Null if none was made.
     */
    decision_median: number | null;
    decision_p90: number | null;
    /**
     * By the hour of the decision in the configured time zone; hours without one are left out.
     */
    hours: Array<{
      hour: number;
      met: number;
      missed: number;
    }>;
  };
  export type TargetStat = {
    /**
     * RFC 3339 in UTC.
     */
    from: Time;
    /**
     * RFC 3339 in UTC.
     */
    to: Time;
    queues: Array<QueueTargetStat>;
  };
  export type AmendableKind = 'deposit' | 'withdrawal' | 'trade';
  /**
   * Something else about an order, which is never amended.
   */
  export type OrderFact = {
    name: string;
    /**
     * How `value` is written: `word` is a code such as `bank`.
     */
    type: 'money' | 'quantity' | 'time' | 'text' | 'word';
    value: string;
    /**
     * Of money; null otherwise.
     */
    currency: Currency | null;
  };
  /**
   * Why a field is not amended in the present state: `decided`, it is fixed once the order is decided; `undecided`, it
   * is not known before; `sold`, the sale has fixed it; `not_sold`, there is no sale yet; `sold_in_part`, a part was
   * sold already; `paid`, the client has paid; `paid_out`, the money has arrived; `only_account`, the client has no other one in the currency;
   * `released`, the order has ended without anything; `cutoff_passed`, its value may be known; `not_of_kind`, orders of
   * the kind do not have it, or it is computed.
   */
  export type AmendmentBar =
    | 'decided'
    | 'undecided'
    | 'sold'
    | 'not_sold'
    | 'sold_in_part'
    | 'paid'
    | 'paid_out'
    | 'only_account'
    | 'released'
    | 'cutoff_passed'
    | 'not_of_kind';
  export type AmendableField = {
    name: string;
    value: string | null;
    /**
     * In the present state of the order.
     */
    amendable: boolean;
    /**
     * Why it is not.
     */
    barred: AmendmentBar | null;
    /**
     * What to choose from, such as the client's accounts; none if it is typed.
     */
    options: Array<string>;
  };
  /**
   * Values by the name of their field.
   */
  export type AmendedFields = Record<string, string | null>;
  export type AmendmentStatus = 'pending' | 'applied' | 'rejected' | 'withdrawn';
  export type Amendment = {
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
    kind: AmendableKind;
    /**
     * An opaque identifier.
     */
    target_id: Id;
    order_no: string;
    /**
     * Of the order.
     */
    currency: Currency;
    client: ClientRef;
    /**
     * Of the order: it is applied to no other.
     */
    base_version: Version;
    /**
     * Values by the name of their field.
     */
    before: AmendedFields;
    /**
     * Values by the name of their field.
     */
    after: AmendedFields;
    reason_code: string;
    reason: string;
    evidence: Proof | null;
    status: AmendmentStatus;
    maker: Person;
    /**
     * RFC 3339 in UTC.
     */
    made_at: Time;
    checker: Person | null;
    checked_at: Time | null;
    decision_code: string | null;
    decision_reason: string | null;
    /**
     * Whether the user may withdraw it: it waits, and is the user's own.
     */
    withdrawable: boolean;
    /**
     * Whether the caller may decide this record now, and if not, why.
     */
    decision: Decision;
    /**
     * With `claim_next`: who works on that record now. Null if the user may not decide it. Left out otherwise.
     */
    claimed_next?: ClaimedNext | undefined;
  };
  export type AmendableOrder = {
    kind: AmendableKind;
    /**
     * An opaque identifier.
     */
    id: Id;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
    order_no: string;
    status: string;
    /**
     * Of the money that can be amended.
     */
    currency: Currency;
    /**
     * Code of the market of an order's product, by whose clock its dates are entered.
     */
    market: string | null;
    client: ClientRef;
    /**
     * The account it is booked on, as it is now.
     */
    account: Account;
    /**
     * What there is to say of it.
     */
    facts: Array<OrderFact>;
    fields: Array<AmendableField>;
    /**
     * The newest first.
     */
    amendments: Array<Amendment>;
  };
  export type AmendmentCreate = {
    kind: AmendableKind;
    /**
     * An opaque identifier.
     */
    target_id: Id;
    /**
     * Grows by one with every change of the record.
     */
    base_version: Version;
    /**
     * Values by the name of their field.
     */
    after: AmendedFields;
    reason_code: 'client_request' | 'bank_correction' | 'entry_error' | 'other';
    reason: string;
    evidence?: (Id | null) | undefined;
  };
  export type AmendmentAudit = {
    result: 'approved' | 'rejected';
    reason_code?:
      | (('evidence_missing' | 'not_justified' | 'outdated' | 'other') | null)
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
  export type AmendmentWithdrawal = {
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type AmendmentDetail = {
    amendment: Amendment;
    order: AmendableOrder;
  };
  export type AmendmentList = {
    list: Array<Amendment>;
    total: number;
    page: number;
    size: number;
    /**
     * With `counts`, the number of records for each value that it names.
     */
    counts?: ListCounts | undefined;
  };
  export type SeriesPart = 'day' | 'week' | 'month';
  export type CountAndAmount = {
    count: number;
    /**
     * A decimal string with the currency's scale.
     */
    amount: Money;
    /**
     * In the base currency as it was booked. Null if one had no rate.
     */
    base: Money | null;
  };
  /**
   * What came in and went out, approved in the range, also if it was taken back later.
   */
  export type CashFigures = {
    /**
     * In the currency that was paid. Null if the user may not read deposits.
     */
    deposits: CountAndAmount | null;
    /**
     * With their fees. Null if the user may not read withdrawals.
     */
    withdrawals: CountAndAmount | null;
  };
  export type FlowClients = {
    /**
     * Registered in that time.
     */
    new: number;
    /**
     * With a deposit, a withdrawal or an order in that time.
     */
    active: number;
  };
  /**
   * The first day in the range of a day, week or month of the configured time zone.
   */
  export type PartStart = string;
  export type MoneyFlow = {
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
     * Whose days these are.
     */
    timezone: string;
    base_currency: Currency;
    by: SeriesPart;
    totals: Array<{
      currency: Currency;
      /**
       * What came in and went out, approved in the range, also if it was taken back later.
       */
      cash: CashFigures;
    }>;
    /**
     * All currencies together, in the base currency as they were booked.
     */
    all: {
      deposits: CountAndAmount | null;
      withdrawals: CountAndAmount | null;
      /**
       * Deposits less withdrawals. Null if the user may not read both.
       */
      net: Money | null;
    };
    /**
     * Records that had no rate: they are in `totals` alone.
     */
    unrated: number;
    /**
     * Null if the user may not read clients.
     */
    clients: FlowClients | null;
    /**
     * By day, week or month and in the base currency, the oldest first; one in which nothing happened is not in it.
     */
    series: Array<{
      /**
       * The first day in the range of a day, week or month of the configured time zone.
       */
      day: PartStart;
      deposits: CountAndAmount | null;
      withdrawals: CountAndAmount | null;
      /**
       * Deposits less withdrawals. Null if the user may not read both.
       */
      net: Money | null;
      clients: FlowClients | null;
    }>;
  };
  export type Cohorts = {
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
     * Whose days these are.
     */
    timezone: string;
    base_currency: Currency;
    /**
     * By the month in which clients registered, the oldest first.
     */
    cohorts: Array<{
      month: string;
      /**
       * Who registered in it.
       */
      clients: number;
      /**
       * How many of them did something in the month of registration, which is 0, and in those after it; a month without any is not in it.
       */
      months: Array<{
        after: number;
        /**
         * With an approved deposit.
         */
        deposited: number;
        /**
         * With an approved deposit or withdrawal, or an order.
         */
        active: number;
      }>;
    }>;
  };
  export type Transfer = {
    action: string;
    /**
     * RFC 3339 in UTC.
     */
    at: Time;
    /**
     * The kind of the record, as the audit log names it.
     */
    subject_type: string;
    subject_id: string;
    /**
     * Of a client who is in the user's scope.
     */
    name: string | null;
    by: Person | null;
    from: Person | null;
    to: Person | null;
  };
  export type Shift = {
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
     * Whose days these are.
     */
    timezone: string;
    base_currency: Currency;
    person: Person;
    /**
     * What the user did in the range, as the audit log names it, the most frequent first.
     */
    done: Array<{
      action: string;
      count: number;
    }>;
    /**
     * What the user made or opened, and what still waits now. `approval` is what the user has proposed to a second one.
     */
    left: Array<{
      queue: QueueName;
      kind: TradeKind | null;
      count: number;
      oldest_at: Time | null;
    }>;
    /**
     * What waits for a decision that the user may take, as the summary has it.
     */
    queues: Array<WaitingQueue>;
    /**
     * Clients and work that changed hands in the range, by the user or to or from the user, the latest first.
     */
    transferred: Array<Transfer>;
  };
  export type Handover = {
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
    author: Person;
    text: string;
    acknowledged_by: Person | null;
    acknowledged_at: Time | null;
    /**
     * Whether the user may change it.
     */
    editable: boolean;
    /**
     * Whether the user may take over.
     */
    acknowledgeable: boolean;
  };
  export type HandoverList = {
    list: Array<Handover>;
    total: number;
    page: number;
    size: number;
  };
  export type HandoverText = string;
  export type HandoverInput = {
    text: HandoverText;
  };
  export type HandoverAcknowledgement = {
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type HandoverChange = {
    text: HandoverText;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type OrderAmounts = {
    /**
     * A decimal string with the currency's scale.
     */
    applied: Money;
    /**
     * A decimal string with the currency's scale.
     */
    allotted: Money;
    /**
     * A decimal string with the currency's scale.
     */
    paid: Money;
    /**
     * A decimal string with the currency's scale.
     */
    profit: Money;
  };
  /**
   * Total of some orders, in one currency.
   */
  export type TradeFigures = {
    orders: number;
    /**
     * Whose orders they are, each counted once.
     */
    clients: number;
    /**
     * What was applied for, of purchases.
     */
    applied: Money;
    /**
     * What was allotted, of purchases: pieces at their price and, if none are counted, the whole amount once the order is taken. Each order is rounded down to the currency's scale.
     */
    allotted: Money;
    /**
     * What was paid, of purchases.
     */
    paid: Money;
    /**
     * Of all orders; a loss is negative.
     */
    profit: Money;
    /**
     * The same amounts in the base currency, each order at the rate that held when it was made and rounded down. Null if one has no rate.
     */
    base: OrderAmounts | null;
    /**
     * Orders by the state that they are in now.
     */
    states: {
      awaiting: number;
      payment: number;
      outstanding: number;
      holding: number;
      sold: number;
      unsettled: number;
      completed: number;
      released: number;
    };
  };
  export type CurrencyFigures = {
    currency: Currency;
    /**
     * Total of some orders, in one currency.
     */
    trades: TradeFigures;
  };
  export type StatProduct = {
    /**
     * An opaque identifier.
     */
    id: Id;
    kind: 'stock' | 'block' | 'ipo' | 'daily' | 'ai' | 'fund' | 'quant' | 'saving';
    code: string;
    name: string;
    status: 'available' | 'listing' | 'listed' | 'closed' | 'withdrawn' | 'enabled' | 'disabled';
  };
  export type ProductFigures = {
    /**
     * Of the orders: that of the product, or subscriptions to it.
     */
    kind: TradeKind;
    product: StatProduct;
    currency: Currency;
    /**
     * Total of some orders, in one currency.
     */
    trades: TradeFigures;
  };
  export type DayFigures = {
    /**
     * The first day in the range of a day, week or month of the configured time zone.
     */
    day: PartStart;
    currency: Currency;
    /**
     * Total of some orders, in one currency.
     */
    trades: TradeFigures;
  };
  /**
   * Orders of one kind in a part of a series, with the amounts of `TradeFigures`.
   */
  export type KindFigures = {
    /**
     * The first day in the range of a day, week or month of the configured time zone.
     */
    day: PartStart;
    /**
     * The kind of the product; `subscribe` is a subscription to a plan of an AI product.
     */
    kind: TradeKind;
    currency: Currency;
    orders: number;
    /**
     * A decimal string with the currency's scale.
     */
    applied: Money;
    /**
     * A decimal string with the currency's scale.
     */
    allotted: Money;
    /**
     * A decimal string with the currency's scale.
     */
    paid: Money;
    /**
     * A decimal string with the currency's scale.
     */
    profit: Money;
  };
  export type ProductStat = {
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
     * Whose days these are.
     */
    timezone: string;
    base_currency: Currency;
    by: SeriesPart;
    totals: Array<CurrencyFigures>;
    products: Array<ProductFigures>;
    /**
     * By day, week or month, the oldest first; one without orders is not in it.
     */
    series: Array<DayFigures>;
    /**
     * The series by kind of order. Null unless asked for.
     */
    kinds: Array<KindFigures> | null;
  };
  export type TeamClients = {
    /**
     * All that there are now.
     */
    total: number;
    /**
     * Created in the range.
     */
    new: number;
    /**
     * With an order made in the range.
     */
    ordering: number;
  };
  export type TeamCurrency = {
    currency: Currency;
    /**
     * Total of some orders, in one currency.
     */
    trades: TradeFigures;
    /**
     * What came in and went out, approved in the range, also if it was taken back later.
     */
    cash: CashFigures;
  };
  export type TeamMember = {
    /**
     * Null for unassigned clients.
     */
    agent: Person | null;
    clients: TeamClients;
    currencies: Array<TeamCurrency>;
  };
  export type Team = {
    /**
     * Null for clients outside every team.
     */
    leader: Person | null;
    clients: TeamClients;
    currencies: Array<TeamCurrency>;
    /**
     * The salesmen, and the leader if there are own clients.
     */
    members: Array<TeamMember>;
  };
  export type TeamDay = {
    /**
     * The first day in the range of a day, week or month of the configured time zone.
     */
    day: PartStart;
    currency: Currency;
    /**
     * Total of some orders, in one currency.
     */
    trades: TradeFigures;
    /**
     * What came in and went out, approved in the range, also if it was taken back later.
     */
    cash: CashFigures;
  };
  export type TeamStat = {
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
     * Whose days these are.
     */
    timezone: string;
    base_currency: Currency;
    by: SeriesPart;
    clients: TeamClients;
    totals: Array<TeamCurrency>;
    teams: Array<Team>;
    /**
     * By day, week or month, the oldest first; one in which nothing happened is not in it.
     */
    series: Array<TeamDay>;
  };
  export type TeamProductFigures = {
    leader: Person | null;
    agent: Person | null;
    /**
     * Of the orders: that of the product, or subscriptions to it.
     */
    kind: TradeKind;
    product: StatProduct;
    currency: Currency;
    /**
     * Total of some orders, in one currency.
     */
    trades: TradeFigures;
  };
  export type TeamProductStat = {
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
     * Whose days these are.
     */
    timezone: string;
    base_currency: Currency;
    totals: Array<CurrencyFigures>;
    rows: Array<TeamProductFigures>;
  };
  export type MeasuredKind = 'stock' | 'block' | 'ipo' | 'fund' | 'quant';
  /**
   * In per cent, to two digits.
   */
  export type SignedPercent = string;
  export type BookTotals = {
    currency: Currency;
    /**
     * The pool, at the price.
     */
    offered: Money;
    /**
     * The pieces applied for by orders that were not cancelled, at the price.
     */
    applied: Money;
    /**
     * The pieces allotted, at the price.
     */
    allotted: Money;
    /**
     * How many times the pieces applied for cover the pool, to two digits. Null without a pool.
     */
    cover: string | null;
    /**
     * Share of the pieces applied for that were allotted, of decided orders. Null before the first decision.
     */
    allotment_rate: SignedPercent | null;
    /**
     * Allotments that were not paid by the deadline.
     */
    unpaid_orders: number;
    /**
     * What they would have cost.
     */
    unpaid: Money;
  };
  /**
   * Of an IPO or a limit-up stock.
   */
  export type BookMeasures = {
    product: StatProduct;
    /**
     * The issue price, the highest of its range until there is one, or the limit-up price.
     */
    price: Price | null;
    pool_qty: Pieces | null;
    /**
     * Pieces, or units of a fund: a decimal string.
     */
    applied_qty: Quantity;
    /**
     * Pieces, or units of a fund: a decimal string.
     */
    allotted_qty: Quantity;
    currency: Currency;
    /**
     * The pool, at the price.
     */
    offered: Money;
    /**
     * The pieces applied for by orders that were not cancelled, at the price.
     */
    applied: Money;
    /**
     * The pieces allotted, at the price.
     */
    allotted: Money;
    /**
     * How many times the pieces applied for cover the pool, to two digits. Null without a pool.
     */
    cover: string | null;
    /**
     * Share of the pieces applied for that were allotted, of decided orders. Null before the first decision.
     */
    allotment_rate: SignedPercent | null;
    /**
     * Allotments that were not paid by the deadline.
     */
    unpaid_orders: number;
    /**
     * What they would have cost.
     */
    unpaid: Money;
  };
  export type BlockTotals = {
    currency: Currency;
    /**
     * What was paid for the pieces held now.
     */
    held: Money;
    /**
     * Of these, what may not be sold yet.
     */
    locked: Money;
    /**
     * Of the agreed price to the reference close; of several products, weighted by what is held. A premium is negative.
     */
    discount_pct: SignedPercent | null;
  };
  export type BlockMeasures = {
    product: StatProduct;
    agreed_price: Price | null;
    /**
     * Pieces, or units of a fund: a decimal string.
     */
    held_qty: Quantity;
    /**
     * When the pieces unlock.
     */
    lockup_until: Time | null;
    currency: Currency;
    /**
     * What was paid for the pieces held now.
     */
    held: Money;
    /**
     * Of these, what may not be sold yet.
     */
    locked: Money;
    /**
     * Of the agreed price to the reference close; of several products, weighted by what is held. A premium is negative.
     */
    discount_pct: SignedPercent | null;
  };
  export type FundTotals = {
    currency: Currency;
    /**
     * The units held now, at the last NAV.
     */
    aum: Money;
    /**
     * The units held at the end of the range, at the last NAV before it. Null if there was none, or the range is not of whole days.
     */
    aum_end: Money | null;
    /**
     * What was paid for units, on the day on which they were confirmed.
     */
    subscribed: Money;
    /**
     * What was received for units before fees, on the day of the sale.
     */
    redeemed: Money;
    /**
     * Subscribed less redeemed.
     */
    net: Money;
  };
  export type FundMeasures = {
    product: StatProduct;
    /**
     * Pieces, or units of a fund: a decimal string.
     */
    units: Quantity;
    nav: FundNav | null;
    nav_at: Time | null;
    currency: Currency;
    /**
     * The units held now, at the last NAV.
     */
    aum: Money;
    /**
     * The units held at the end of the range, at the last NAV before it. Null if there was none, or the range is not of whole days.
     */
    aum_end: Money | null;
    /**
     * What was paid for units, on the day on which they were confirmed.
     */
    subscribed: Money;
    /**
     * What was received for units before fees, on the day of the sale.
     */
    redeemed: Money;
    /**
     * Subscribed less redeemed.
     */
    net: Money;
  };
  /**
   * What came in and went out of funds in a part of a series.
   */
  export type FundDay = {
    /**
     * The first day in the range of a day, week or month of the configured time zone.
     */
    day: PartStart;
    currency: Currency;
    /**
     * A decimal string with the currency's scale.
     */
    subscribed: Money;
    /**
     * A decimal string with the currency's scale.
     */
    redeemed: Money;
    /**
     * A decimal string with the currency's scale.
     */
    net: Money;
  };
  export type StrategyTotals = {
    currency: Currency;
    /**
     * What is invested now.
     */
    aum: Money;
    /**
     * What was invested at the end of the range. Null if that is not of whole days.
     */
    aum_end: Money | null;
    /**
     * Sold in the range.
     */
    sold_orders: number;
    /**
     * Of these, before fees.
     */
    profit: Money;
    /**
     * Their profit a year, of what was invested for as long as it was held. Null without any.
     */
    return_pct: SignedPercent | null;
    /**
     * The target return a year; of several products, weighted as the return is.
     */
    target_pct: SignedPercent | null;
  };
  /**
   * Of a quant or an AI product.
   */
  export type StrategyMeasures = {
    product: StatProduct;
    capacity: Money | null;
    currency: Currency;
    /**
     * What is invested now.
     */
    aum: Money;
    /**
     * What was invested at the end of the range. Null if that is not of whole days.
     */
    aum_end: Money | null;
    /**
     * Sold in the range.
     */
    sold_orders: number;
    /**
     * Of these, before fees.
     */
    profit: Money;
    /**
     * Their profit a year, of what was invested for as long as it was held. Null without any.
     */
    return_pct: SignedPercent | null;
    /**
     * The target return a year; of several products, weighted as the return is.
     */
    target_pct: SignedPercent | null;
  };
  /**
   * What products of a kind are judged by; the parts for other kinds are null. Each part has totals by currency.
   */
  export type ProductMeasures = {
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
     * Whose days these are.
     */
    timezone: string;
    base_currency: Currency;
    by: SeriesPart;
    kind: MeasuredKind;
    /**
     * Of IPOs and limit-up stocks.
     */
    books: {
      totals: Array<BookTotals>;
      products: Array<BookMeasures>;
    } | null;
    blocks: {
      totals: Array<BlockTotals>;
      products: Array<BlockMeasures>;
    } | null;
    funds: {
      totals: Array<FundTotals>;
      products: Array<FundMeasures>;
      series: Array<FundDay>;
    } | null;
    strategies: {
      totals: Array<StrategyTotals>;
      products: Array<StrategyMeasures>;
    } | null;
  };
  export type ExceptionStatus = 'open' | 'resolved';
  /**
   * The name of a check, such as `ledger_balance` or `same_reference`.
   */
  export type CheckName = string;
  /**
   * What the exception is about.
   */
  export type ExceptionSubject = {
    /**
     * The kind of record: `account`, `trade`, `product`, `deposit_group`, `client`, `staff`, `tally`.
     */
    type: string;
    /**
     * Its id; of several records, what they share.
     */
    id: string;
    /**
     * As people name it: the account or order number, the code, the reference.
     */
    name: string;
    /**
     * Of a product or a trade record: its kind, such as `ipo`. Null for others.
     */
    kind: string | null;
  };
  export type DataException = {
    /**
     * An opaque identifier.
     */
    id: Id;
    /**
     * The name of a check, such as `ledger_balance` or `same_reference`.
     */
    check: CheckName;
    /**
     * The check in words, in the language of Accept-Language.
     */
    title: string;
    /**
     * What the exception is about.
     */
    subject: ExceptionSubject;
    /**
     * Null if it is about no client, or several.
     */
    client: ClientRef | null;
    expected: string;
    found: string;
    /**
     * Whether the last check still found it.
     */
    present: boolean;
    status: ExceptionStatus;
    /**
     * RFC 3339 in UTC.
     */
    first_seen_at: Time;
    /**
     * RFC 3339 in UTC.
     */
    last_seen_at: Time;
    /**
     * When it was opened again last.
     */
    reopened_at: Time | null;
    /**
     * Of the last resolution, kept when it is opened again.
     */
    note: string | null;
    resolved_by: Person | null;
    resolved_at: Time | null;
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
  };
  export type DataExceptionList = {
    list: Array<DataException>;
    total: number;
    page: number;
    size: number;
    /**
     * With `counts`, the number of records for each value that it names.
     */
    counts?: ListCounts | undefined;
  };
  export type DataExceptionSummary = {
    /**
     * When all of the data was last checked, by a person or by the clock; null for never.
     */
    checked_at: Time | null;
    checks: Array<{
      /**
       * The name of a check, such as `ledger_balance` or `same_reference`.
       */
      check: CheckName;
      title: string;
      open: number;
      /**
       * Of the open ones, those that the last check did not find any more.
       */
      gone: number;
      /**
       * Of the open ones, those that were resolved before.
       */
      reopened: number;
      resolved: number;
      /**
       * When the oldest open one was first seen.
       */
      oldest_at: Time | null;
      /**
       * How many the check found on each day, by its last run of the day; the last 30 days on which it ran,
       * the oldest first. Of all data: empty for who does not work with all clients.
       */
      trend: Array<{
        day: string;
        found: number;
      }>;
    }>;
  };
  export type CheckRun = {
    /**
     * RFC 3339 in UTC.
     */
    checked_at: Time;
    /**
     * Everything that does not hold now, resolved or not.
     */
    found: number;
    /**
     * Found for the first time.
     */
    opened: number;
    reopened: number;
    /**
     * Found by the check before, and not by this one.
     */
    gone: number;
    checks: Array<{
      /**
       * The name of a check, such as `ledger_balance` or `same_reference`.
       */
      check: CheckName;
      title: string;
      found: number;
    }>;
  };
  export type ExceptionResolution = {
    note: string;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type AppSettingsConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: AppSettings | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type CompanyConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: Company | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type ProductDisplayConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: ProductDisplay | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type DepositConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: Deposit | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type StaffUserConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: StaffUser | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type ClientConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: Client | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type IpRuleConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: IpRule | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type ServiceAccountConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: ServiceAccount | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type ClientRiskConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: ClientRisk | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type ClientTradeSettingsStateConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: ClientTradeSettingsState | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type ClientBankConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: ClientBank | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type KycConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: Kyc | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type WithdrawalConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: Withdrawal | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type OverdrawnConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: Overdrawn | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type RateNowOrFeeNowConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: (RateNow | FeeNow) | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type StockProductConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: StockProduct | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type BlockProductConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: BlockProduct | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type IpoProductConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: IpoProduct | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type DailyProductConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: DailyProduct | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type AiProductConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: AiProduct | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type FundProductConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: FundProduct | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type FundDealingConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: FundDealing | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type QuantProductConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: QuantProduct | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type SavingProductConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: SavingProduct | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type ProductTemplateConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: ProductTemplate | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type SavingHoldingConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: SavingHolding | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type TradeConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: Trade | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type AllocationConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: Allocation | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type MessageConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: Message | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type SupportChannelConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: SupportChannel | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type CryptoAddressConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: CryptoAddress | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type TradeConfigConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: TradeConfig | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type ExchangeConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: Exchange | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type QuotationConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: Quotation | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type CurrencyPairConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: CurrencyPair | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type DocumentConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: Document | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type ProposalConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: Proposal | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type CommentConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: Comment | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type AvailabilityConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: Availability | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type AmendmentConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: Amendment | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type HandoverConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: Handover | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
  };
  /**
   * What went wrong, for a program (`code`) and for a person (`message`).
   */
  export type DataExceptionConflict = {
    type: string;
    title: string;
    status: number;
    /**
     * What went wrong, for a program. There may be more of them one day.
     */
    code: ErrorCode;
    /**
     * In the language of Accept-Language.
     */
    message: string;
    /**
     * A message in each language, for a reader who changes theirs while it is on the screen.
     */
    messages?: MessageByLanguage | undefined;
    /**
     * The moments that the message names, as they stand in it, to be written in the reader's time zone.
     */
    times?: TimesOfMessage | undefined;
    request_id: string;
    /**
     * The first 50 of them; there may be more.
     */
    errors?: Array<FieldError> | undefined;
    /**
     * What has changed meanwhile, as it is now.
     */
    current?: DataException | undefined;
    /**
     * With STALE_RECORD and ALREADY_DECIDED, the name of who changed it last.
     */
    changed_by?: string | undefined;
    /**
     * RFC 3339 in UTC.
     */
    changed_at?: Time | undefined;
    /**
     * With SESSION_ENDED, if the user has ended the session from another one of the own.
     */
    ended_by?: 'owner' | undefined;
    /**
     * With TOO_MANY_ATTEMPTS, seconds to wait.
     */
    retry_after?: number | undefined;
    /**
     * With SIGN_IN_AGAIN, if the password is not enough: the user has a second factor.
     */
    ask_for?: 'factor' | undefined;
    /**
     * With SIGNATURE_REQUIRED, what a passkey has to sign.
     */
    signing?: Signing | undefined;
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
   * A wrong password and an unknown user get the same response (LOGIN_FAILED). A wrong or used captcha is
   * CAPTCHA_WRONG. Assumption: the captcha's id travels in a header, since the payload is fixed.
   * A complete sign-in sets a cookie that only this path receives: from then on the browser is a known
   * device of the user, which wrong passwords from elsewhere do not slow down.
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
      403: Schemas.Problem;
      429: Schemas.Problem;
    };
    responseHeaders: { 429: { 'Retry-After': number } };
  };
  /**
   * Set the own password with the code of an invitation.
   *
   * For the first sign-in, and after a reset. Returns tokens as `login` does: with `mfa` true if the
   * person has an authenticator. The code is both halves, that of the maker first. An unknown name and a code
   * that is wrong, used, expired or revoked have the same result (INVITATION_INVALID). A code works once. Tries count as failed sign-ins do.
   *
   * Public: needs no session.
   *
   * Source: inferred.
   */
  export type post_AcceptInvitation = {
    method: 'POST';
    path: '/auth/admin/v1/invitation';
    requestFormat: 'json';
    parameters: {
      header: { 'X-Captcha-Id': string };
      body: Schemas.InvitationAcceptance;
    };
    responses: {
      200: Schemas.Tokens;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      429: Schemas.Problem;
    };
    responseHeaders: { 429: { 'Retry-After': number } };
  };
  /**
   * End this session.
   *
   * The tokens of this session are refused from now on; other sessions of the user go on.
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
      header: Partial<{
        /**
         * How long ago the last input was. Without it the session is not kept from ending for inactivity.
         */
        'X-Idle-Seconds': string;
      }>;
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
   * Exchange the secret of a service account for an access token.
   *
   * The token lives 15 minutes; there is no refresh token. An unknown account and a wrong secret get the same response
   * (CREDENTIALS_WRONG), and count as tries. With the right secret, SERVICE_ACCOUNT_EXPIRED,
   * SERVICE_ACCOUNT_REVOKED and ADDRESS_REFUSED say why not.
   *
   * Public: needs no session.
   *
   * Source: inferred.
   */
  export type post_ExchangeServiceSecret = {
    method: 'POST';
    path: '/auth/admin/v1/token/service';
    requestFormat: 'json';
    parameters: {
      body: Schemas.ServiceCredentials;
    };
    responses: {
      200: Schemas.ServiceToken;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      429: Schemas.Problem;
    };
    responseHeaders: { 429: { 'Retry-After': number } };
  };
  /**
   * Ask for a passkey, to complete the sign-in or to sign in again.
   *
   * Returns what `navigator.credentials.get` takes. Its challenge counts for five minutes, once, in this session: in
   * `mfa/verify` while the second factor is pending, else in `sign_in_again`. Asking again replaces it.
   *
   * Permission: any session, also one whose second factor is still to be verified.
   *
   * Source: inferred.
   */
  export type post_StartPasskeyCheck = {
    method: 'POST';
    path: '/auth/admin/v1/passkey/start';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.PasskeyRequest; 401: Schemas.Problem };
  };
  /**
   * Give the six-digit code of the authenticator, a recovery code, or a passkey.
   *
   * Returns fresh tokens that open everything the user may do. Exactly one of them is given (400 otherwise).
   * A code opens one session once (MFA_CODE_WRONG otherwise), a recovery code counts once and is gone
   * (RECOVERY_CODE_WRONG, 422, otherwise); the user is notified of its use. A passkey signs the challenge of
   * `passkey/start` (PASSKEY_WRONG, 422, otherwise). Failures count like failed sign-ins.
   * Sets the cookie that a complete sign-in sets.
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
      422: Schemas.Problem;
      429: Schemas.Problem;
    };
    responseHeaders: { 429: { 'Retry-After': number } };
  };
  /**
   * Give the password, a code of the authenticator or a passkey again.
   *
   * For what SIGN_IN_AGAIN has refused: it counts for ten minutes, in this session. Exactly one of them is given
   * (400 otherwise); a recovery code does not count. A code counts once (AUTHENTICATOR_CODE_WRONG otherwise), and a
   * passkey signs the challenge of `passkey/start` (PASSKEY_WRONG otherwise).
   * The access tokens of before are refused from then on (401 UNAUTHORIZED): refresh once, as the SDK does with its next call.
   * Failures count like those of a changed password and of other codes.
   *
   * Permission: any session, also without the second factor that the role needs.
   *
   * Source: inferred.
   */
  export type post_SignInAgain = {
    method: 'POST';
    path: '/auth/admin/v1/sign_in_again';
    requestFormat: 'json';
    parameters: {
      body: Schemas.SignInAgainRequest;
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
   * Who is signed in.
   *
   * Assumption: the access token is not repeated here; the console holds it already.
   *
   * Permission: any session, also without the second factor that the role needs.
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
   * Permission: any session, also without the second factor that the role needs.
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
   * Permission: any session, also without the second factor that the role needs.
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
   * Its tokens are refused from now on. A session of another user is NOT_FOUND.
   *
   * Permission: any session, also without the second factor that the role needs.
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
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Keep how the user likes the console.
   *
   * For every browser in which the user signs in: `userinfo` returns it. What is left out stays as it
   * is; null takes a choice back, so that the browser's own counts.
   *
   * Permission: any session, also without the second factor that the role needs.
   *
   * Source: inferred.
   */
  export type put_SavePreferences = {
    method: 'PUT';
    path: '/user/v1/preferences';
    requestFormat: 'json';
    parameters: {
      body: Schemas.PreferencesInput;
    };
    responses: { 200: Schemas.Preferences; 400: Schemas.Problem; 401: Schemas.Problem };
  };
  /**
   * Begin to set up an authenticator.
   *
   * Returns a new secret, as a picture and as an address; it counts only once a code of it was
   * verified. Starting again replaces the secret of an unfinished start; a person may start 30 times
   * in 15 minutes (429 otherwise). Assumption: a person who has an authenticator removes it before
   * setting up another one (409 MFA_ALREADY_ENABLED).
   *
   * Permission: any session, also without the second factor that the role needs.
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
      403: Schemas.Problem;
      409: Schemas.Problem;
      429: Schemas.Problem;
    };
    responseHeaders: { 429: { 'Retry-After': number } };
  };
  /**
   * Finish setting up an authenticator, with a code of it.
   *
   * From now on every sign-in needs a code, and every other session of the user has ended; this one
   * goes on, to be shown its recovery codes. The accepted code opens no session. Repeating it in this
   * session within ten minutes, for a lost response, gets the same response and changes nothing.
   * MFA_BINDING_NOT_STARTED (409) if nothing was started or the start is older than ten minutes;
   * AUTHENTICATOR_CODE_WRONG (422) for a wrong code, and failures count like failed sign-ins.
   *
   * Permission: any session, also without the second factor that the role needs.
   *
   * Source: specification.
   */
  export type post_VerifyMfaBinding = {
    method: 'POST';
    path: '/user/v1/mfa/bind/verify';
    requestFormat: 'json';
    parameters: {
      body: Schemas.MfaCodeRequest;
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
   * Permission: any session, also without the second factor that the role needs.
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
   * if there is no authenticator; for a wrong or used one AUTHENTICATOR_CODE_WRONG or
   * RECOVERY_CODE_WRONG (422), and failures count like failed sign-ins.
   *
   * Permission: any session, also without the second factor that the role needs.
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
   * The own address for reports.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type get_GetOwnEmail = {
    method: 'GET';
    path: '/user/v1/email';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.OwnEmail; 401: Schemas.Problem };
  };
  /**
   * Remove the own address for reports.
   *
   * The user is notified. Reports are kept with the exports alone from then on.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type delete_RemoveOwnEmail = {
    method: 'DELETE';
    path: '/user/v1/email';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.OwnEmail; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * Send a code to a new own address for reports.
   *
   * The address before counts until the code is confirmed, within 15 minutes. It is no way to sign in, and resets
   * nothing. MAIL_NOT_SENT (409) without a mail server, or if it refuses the message. Five times in 15 minutes (429
   * otherwise).
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type post_StartOwnEmail = {
    method: 'POST';
    path: '/user/v1/email/start';
    requestFormat: 'json';
    parameters: {
      body: Schemas.OwnEmailRequest;
    };
    responses: {
      200: Schemas.OwnEmail;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      409: Schemas.Problem;
      429: Schemas.Problem;
    };
    responseHeaders: { 429: { 'Retry-After': number } };
  };
  /**
   * Confirm the new own address with its code.
   *
   * Reports are sent to it from now on; the user is notified. FIELD_INVALID at `code` if it is wrong or too old, which
   * counts as an attempt: five in 15 minutes (429 otherwise).
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type post_ConfirmOwnEmail = {
    method: 'POST';
    path: '/user/v1/email/confirm';
    requestFormat: 'json';
    parameters: {
      body: Schemas.OwnEmailConfirmation;
    };
    responses: {
      200: Schemas.OwnEmail;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      429: Schemas.Problem;
    };
    responseHeaders: { 429: { 'Retry-After': number } };
  };
  /**
   * The own passkeys.
   *
   * The oldest first. `address` is that of the console that takes passkeys: they belong to its domain.
   *
   * Permission: any session, also without the second factor that the role needs.
   *
   * Source: inferred.
   */
  export type get_ListPasskeys = {
    method: 'GET';
    path: '/user/v1/passkey/list';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.PasskeyList; 401: Schemas.Problem };
  };
  /**
   * Begin to add a passkey.
   *
   * Returns what `navigator.credentials.create` takes. It counts for five minutes, once, in this session; starting
   * again replaces it. A person may start 30 times in 15 minutes (429 otherwise). PASSKEYS_FULL (409) with ten passkeys,
   * PASSKEYS_OFF (409) on a server that does not know the address of its console.
   *
   * Permission: any session, also without the second factor that the role needs.
   *
   * Source: inferred.
   */
  export type post_StartPasskey = {
    method: 'POST';
    path: '/user/v1/passkey/start';
    requestFormat: 'json';
    parameters: never;
    responses: {
      200: Schemas.PasskeyCreation;
      401: Schemas.Problem;
      403: Schemas.Problem;
      409: Schemas.Problem;
      429: Schemas.Problem;
    };
    responseHeaders: { 429: { 'Retry-After': number } };
  };
  /**
   * Add the passkey that a device has made.
   *
   * From now on every sign-in needs a second factor, which may be this passkey. Every other session of the user ends,
   * and the user is notified. PASSKEY_WRONG (422) if it was not made for the offer of this session, with the user
   * verified, or is known already. Attestations with certificates are refused the same way.
   *
   * Permission: any session, also without the second factor that the role needs.
   *
   * Source: inferred.
   */
  export type post_AddPasskey = {
    method: 'POST';
    path: '/user/v1/passkey/add';
    requestFormat: 'json';
    parameters: {
      body: Schemas.PasskeyAddition;
    };
    responses: {
      200: Schemas.Passkey;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      409: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * Rename an own passkey.
   *
   * The last one to write counts.
   *
   * Permission: any session, also without the second factor that the role needs.
   *
   * Source: inferred.
   */
  export type put_RenamePasskey = {
    method: 'PUT';
    path: '/user/v1/passkey/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.PasskeyName;
    };
    responses: {
      200: Schemas.Passkey;
      400: Schemas.Problem;
      401: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Remove an own passkey.
   *
   * Every other session of the user ends, and the user is notified. Without another passkey and an authenticator, the
   * password alone signs in.
   *
   * Permission: any session, also without the second factor that the role needs.
   *
   * Source: inferred.
   */
  export type delete_RemovePasskey = {
    method: 'DELETE';
    path: '/user/v1/passkey/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.Done;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Own notifications of the last 90 days, the latest first.
   *
   * At most 500 are kept for each user.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type get_ListNotifications = {
    method: 'GET';
    path: '/user/admin/v1/notification/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
      }>;
    };
    responses: { 200: Schemas.NotificationList; 400: Schemas.Problem; 401: Schemas.Problem };
  };
  /**
   * Mark the own notifications as read.
   *
   * Those up to `until`; other windows of the user are told.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type put_ReadAllNotifications = {
    method: 'PUT';
    path: '/user/admin/v1/notification/read_all';
    requestFormat: 'json';
    parameters: {
      body: Schemas.NotificationsReadRequest;
    };
    responses: { 200: Schemas.NotificationsRead; 400: Schemas.Problem; 401: Schemas.Problem };
  };
  /**
   * Mark an own notification as read.
   *
   * One that is read already stays as it is.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type put_ReadNotification = {
    method: 'PUT';
    path: '/user/admin/v1/notification/read/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.Notification;
      400: Schemas.Problem;
      401: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * What the console needs before anyone signs in.
   *
   * Assumption: this call is the start-up call of the console and returns the system settings.
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
   * `record_version` is the version of the record, since `version` is the app version. With another
   * `chat_service`, or without `otp` after it was on, the whole change waits for a second person, and the settings are
   * returned unchanged.
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
      409: Schemas.AppSettingsConflict;
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
   * Writes all of its fields.
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
      409: Schemas.CompanyConflict;
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
   * Writes the whole list, whose order is the order in which clients see the kinds.
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
      409: Schemas.ProductDisplayConflict;
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
   * Clients in the user's scope.
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
        /**
         * `create_datetime`, `username`, `full_name`, `score`, `vip_level`, `risk_level`, `last_seen_at`; with `-` the highest first; up to three, with commas between. By default `-create_datetime`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        status: 'enabled' | 'disabled' | 'locked';
        kyc_status: 'unverified' | 'pending' | 'approved' | 'rejected';
        vip_level: number;
        /**
         * How much scrutiny staff give to a client, the least first. `standard` until staff set another one.
         */
        risk_level: 'low' | 'standard' | 'medium' | 'high';
        /**
         * The language in which the client gets messages. `zh-CN` until staff or the client set another one.
         */
        language: 'zh-CN' | 'en-US';
        online: boolean;
        /**
         * Has this tag, without regard to case.
         */
        tag: string;
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
        /**
         * Only clients who had a deposit or a withdrawal approved or made an order (`any`), had a deposit approved (`deposit`) or made an order (`order`) from `active_from` to before `active_to`. What was taken back later had been approved all the same. The next five parameters say nothing without it.
         */
        activity: 'any' | 'deposit' | 'order';
        /**
         * Active at or after.
         */
        active_from: string;
        /**
         * Active before.
         */
        active_to: string;
        /**
         * The kind of the product; `subscribe` is a subscription to a plan of an AI product.
         */
        order_kind: 'stock' | 'block' | 'ipo' | 'daily' | 'subscribe' | 'ai' | 'fund' | 'quant';
        /**
         * An opaque identifier.
         */
        order_product_id: string;
        order_currency: string;
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
        /**
         * The kind of file. `xlsx` is a workbook that Excel opens.
         */
        format: 'csv' | 'xlsx';
        /**
         * The columns of the file and their order: ids of the list's columns, with commas between them. An amount brings its currency along. All columns by default.
         */
        columns: string;
        /**
         * `create_datetime`, `username`, `full_name`, `score`, `vip_level`, `risk_level`, `last_seen_at`; with `-` the highest first; up to three, with commas between. By default `-create_datetime`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        status: 'enabled' | 'disabled' | 'locked';
        kyc_status: 'unverified' | 'pending' | 'approved' | 'rejected';
        vip_level: number;
        /**
         * How much scrutiny staff give to a client, the least first. `standard` until staff set another one.
         */
        risk_level: 'low' | 'standard' | 'medium' | 'high';
        /**
         * The language in which the client gets messages. `zh-CN` until staff or the client set another one.
         */
        language: 'zh-CN' | 'en-US';
        online: boolean;
        /**
         * Has this tag, without regard to case.
         */
        tag: string;
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
        /**
         * Only clients who had a deposit or a withdrawal approved or made an order (`any`), had a deposit approved (`deposit`) or made an order (`order`) from `active_from` to before `active_to`. What was taken back later had been approved all the same. The next five parameters say nothing without it.
         */
        activity: 'any' | 'deposit' | 'order';
        /**
         * Active at or after.
         */
        active_from: string;
        /**
         * Active before.
         */
        active_to: string;
        /**
         * The kind of the product; `subscribe` is a subscription to a plan of an AI product.
         */
        order_kind: 'stock' | 'block' | 'ipo' | 'daily' | 'subscribe' | 'ai' | 'fund' | 'quant';
        /**
         * An opaque identifier.
         */
        order_product_id: string;
        order_currency: string;
      }>;
    };
    responses: { 200: unknown; 400: Schemas.Problem; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * The lines of the ledger about the clients that a filter lets through.
   *
   * The latest first. `totals` is what came in less what went out, over the whole filter: what the clients hold.
   *
   * Permission: client, read.
   *
   * Source: inferred.
   */
  export type get_ListClientLines = {
    method: 'GET';
    path: '/client/admin/v1/lines';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        status: 'enabled' | 'disabled' | 'locked';
        kyc_status: 'unverified' | 'pending' | 'approved' | 'rejected';
        vip_level: number;
        /**
         * How much scrutiny staff give to a client, the least first. `standard` until staff set another one.
         */
        risk_level: 'low' | 'standard' | 'medium' | 'high';
        /**
         * The language in which the client gets messages. `zh-CN` until staff or the client set another one.
         */
        language: 'zh-CN' | 'en-US';
        online: boolean;
        /**
         * Has this tag, without regard to case.
         */
        tag: string;
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
        /**
         * Only clients who had a deposit or a withdrawal approved or made an order (`any`), had a deposit approved (`deposit`) or made an order (`order`) from `active_from` to before `active_to`. What was taken back later had been approved all the same. The next five parameters say nothing without it.
         */
        activity: 'any' | 'deposit' | 'order';
        /**
         * Active at or after.
         */
        active_from: string;
        /**
         * Active before.
         */
        active_to: string;
        /**
         * The kind of the product; `subscribe` is a subscription to a plan of an AI product.
         */
        order_kind: 'stock' | 'block' | 'ipo' | 'daily' | 'subscribe' | 'ai' | 'fund' | 'quant';
        /**
         * An opaque identifier.
         */
        order_product_id: string;
        order_currency: string;
        line_currency: string;
        /**
         * These records alone: their ids, with commas between them, at most 200.
         */
        ids: string;
      }>;
    };
    responses: {
      200: Schemas.LedgerLineList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
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
   * Deposits of the clients in the user's scope.
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
        /**
         * Values of other filters, as in `status.approved,phase.asked`. `counts` of the response then says how many records there are with each of them in place of its own filter, so that the tabs of a list take one call.
         */
        counts: string;
        /**
         * With `known`, `total`, `totals` and `base` are null if more than a thousand records would have to be counted for them. The same call with `size=1` and without it counts them.
         */
        totals: 'all' | 'known';
        /**
         * `created_at`, `amount`, `order_no`, `checked_at`, `status`, `risk`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        /**
         * Who works on a record.
         */
        holder: 'none' | 'me' | 'others';
        status: 'pending' | 'approved' | 'rejected' | 'rolled_back';
        /**
         * Of records that are pending: `review` waits for staff, `asked` for the answer of the client.
         */
        phase: 'review' | 'asked';
        /**
         * `look`: approved only with each reason acknowledged, and left out of bulk decisions otherwise. `stop`: decided
         * one by one only, and approved only with a reason for the override.
         */
        risk: 'none' | 'look' | 'stop';
        /**
         * Whether its maker approved it alone or as one of two.
         */
        approved_by_maker: boolean;
        sub_type: 'bank' | 'crypto' | 'exchange';
        network: 'bitcoin' | 'litecoin' | 'tron' | 'ethereum' | 'bsc';
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
         * `from` and `to` are about the approval, the rejection or the taking back, and only that is meant. What was approved counts also if it was taken back later.
         */
        dated: 'approved' | 'rejected' | 'rolled_back';
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
   * The lines of the ledger behind the deposits that a filter lets through.
   *
   * The latest first. `totals` is what came in less what went out, by the currency of the accounts, over the
   * whole filter. A record that has moved nothing has no lines.
   *
   * Permission: deposit or funds, read.
   *
   * Source: inferred.
   */
  export type get_ListDepositLines = {
    method: 'GET';
    path: '/deposit/admin/v1/lines';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        /**
         * Who works on a record.
         */
        holder: 'none' | 'me' | 'others';
        status: 'pending' | 'approved' | 'rejected' | 'rolled_back';
        /**
         * Of records that are pending: `review` waits for staff, `asked` for the answer of the client.
         */
        phase: 'review' | 'asked';
        /**
         * `look`: approved only with each reason acknowledged, and left out of bulk decisions otherwise. `stop`: decided
         * one by one only, and approved only with a reason for the override.
         */
        risk: 'none' | 'look' | 'stop';
        /**
         * Whether its maker approved it alone or as one of two.
         */
        approved_by_maker: boolean;
        sub_type: 'bank' | 'crypto' | 'exchange';
        network: 'bitcoin' | 'litecoin' | 'tron' | 'ethereum' | 'bsc';
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
         * `from` and `to` are about the approval, the rejection or the taking back, and only that is meant. What was approved counts also if it was taken back later.
         */
        dated: 'approved' | 'rejected' | 'rolled_back';
        /**
         * An opaque identifier.
         */
        agent_id: string;
        /**
         * Robots instead of real clients.
         */
        fake: boolean;
        /**
         * Only what this has moved: the approval, or the rollback.
         */
        event: 'approved' | 'rolled_back';
        /**
         * Only what has moved at or after.
         */
        event_from: string;
        /**
         * Only what has moved before.
         */
        event_to: string;
        /**
         * These records alone: their ids, with commas between them, at most 200.
         */
        ids: string;
      }>;
    };
    responses: {
      200: Schemas.LedgerLineList;
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
        /**
         * The kind of file. `xlsx` is a workbook that Excel opens.
         */
        format: 'csv' | 'xlsx';
        /**
         * The columns of the file and their order: ids of the list's columns, with commas between them. An amount brings its currency along. All columns by default.
         */
        columns: string;
        /**
         * `created_at`, `amount`, `order_no`, `checked_at`, `status`, `risk`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        /**
         * Who works on a record.
         */
        holder: 'none' | 'me' | 'others';
        status: 'pending' | 'approved' | 'rejected' | 'rolled_back';
        /**
         * Of records that are pending: `review` waits for staff, `asked` for the answer of the client.
         */
        phase: 'review' | 'asked';
        /**
         * `look`: approved only with each reason acknowledged, and left out of bulk decisions otherwise. `stop`: decided
         * one by one only, and approved only with a reason for the override.
         */
        risk: 'none' | 'look' | 'stop';
        /**
         * Whether its maker approved it alone or as one of two.
         */
        approved_by_maker: boolean;
        sub_type: 'bank' | 'crypto' | 'exchange';
        network: 'bitcoin' | 'litecoin' | 'tron' | 'ethereum' | 'bsc';
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
         * `from` and `to` are about the approval, the rejection or the taking back, and only that is meant. What was approved counts also if it was taken back later.
         */
        dated: 'approved' | 'rejected' | 'rolled_back';
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
      503: Schemas.Problem;
    };
  };
  /**
   * Record a deposit for a client.
   *
   * The deposit is pending until it is approved; nothing is credited before. If the currency
   * differs from the account's, the rate of the moment is frozen on it (RATE_UNAVAILABLE if
   * there is none, RATE_OUTDATED if the trade config calls it too old). Above the two-person limit a user other than its maker approves it. A bank transfer names
   * its payer (FIELD_REQUIRED at `payer_name`); without a `screenshot` there is a `reference_no` or, for crypto, a
   * `txid` (PAYMENT_EVIDENCE_REQUIRED).
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
      query: Partial<{
        /**
         * An opaque identifier.
         */
        claim_next: string;
        /**
         * The kind of record, as the audit log names it.
         */
        claim_next_type:
          | 'deposit'
          | 'withdrawal'
          | 'overdrawn'
          | 'kyc'
          | 'trade'
          | 'amendment'
          | 'crypto_address'
          | 'proposal'
          | 'allocation'
          | 'dataException';
      }>;
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
      409: Schemas.DepositConflict;
      422: Schemas.Problem;
    };
  };
  /**
   * Record how often the chain has confirmed a crypto deposit.
   *
   * While it is pending. Fewer than were recorded before need a `reason`. Below `confirmations_min` an approval
   * is refused with CONFIRMATIONS_MISSING; without any recorded ones, it is not.
   *
   * Permission: deposit or funds, approve.
   *
   * Source: inferred.
   */
  export type put_RecordConfirmations = {
    method: 'PUT';
    path: '/deposit/admin/v1/confirmations/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.ConfirmationsRequest;
    };
    responses: {
      200: Schemas.Deposit;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.DepositConflict;
      422: Schemas.Problem;
    };
  };
  /**
   * Ask the client about a deposit that waits.
   *
   * Sends a message from a template, to that client alone. The state stays `pending` and a decision stays possible; until
   * the client has answered or the time has run out, the record is not in the queue of staff. At most five times a
   * record. A note with a link, an account number or a crypto address is refused (LEADS_ELSEWHERE).
   *
   * Permission: deposit or funds, approve.
   *
   * Source: inferred.
   */
  export type post_AskDepositClient = {
    method: 'POST';
    path: '/deposit/admin/v1/ask/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.AskRequest;
    };
    responses: {
      200: Schemas.Deposit;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.DepositConflict;
      422: Schemas.Problem;
    };
  };
  /**
   * Record what the client answered about a deposit.
   *
   * The record is back in the queue of staff.
   *
   * Permission: deposit or funds, approve.
   *
   * Source: inferred.
   */
  export type put_RecordDepositAnswer = {
    method: 'PUT';
    path: '/deposit/admin/v1/answer/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.AnswerRequest;
    };
    responses: {
      200: Schemas.Deposit;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.DepositConflict;
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
      409: Schemas.DepositConflict;
      422: Schemas.Problem;
    };
  };
  /**
   * Imported statements of the firm's bank accounts, the latest first.
   *
   * FORBIDDEN to users who do not see all clients.
   *
   * Permission: deposit or funds, approve.
   *
   * Source: inferred.
   */
  export type get_ListBankStatements = {
    method: 'GET';
    path: '/reconciliation/admin/v1/statement/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
      }>;
    };
    responses: {
      200: Schemas.BankStatementList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * What the import of a file would store.
   *
   * Reads CSV, OFX, MT940 and CAMT.053. A CSV file is read by the mapping of the last one of its account.
   *
   * Permission: deposit or funds, create.
   *
   * Source: inferred.
   */
  export type post_PreviewBankStatement = {
    method: 'POST';
    path: '/reconciliation/admin/v1/statement/preview';
    requestFormat: 'json';
    parameters: {
      body: Schemas.BankStatementFile;
    };
    responses: {
      200: Schemas.BankStatementPreview;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * Store a statement of the firm's bank.
   *
   * The account is known from its first statement. A statement is stored once, by its number and period and by its
   * file. A row that cannot be read refuses the file; `errors` names each.
   *
   * Permission: deposit or funds, create.
   *
   * Source: inferred.
   */
  export type post_ImportBankStatement = {
    method: 'POST';
    path: '/reconciliation/admin/v1/statement/import';
    requestFormat: 'json';
    parameters: {
      header: { 'Idempotency-Key': string };
      body: Schemas.BankStatementFile;
    };
    responses: {
      201: Schemas.BankStatement;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      409: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * Differences between bank statements and records, with proposed matches.
   *
   * All items unless `state` is given. Open items are computed when they are read: bank deposits and sent payouts of the currencies and days that the
   * statements cover, and lines without a match. `matched` and `ignored` are what users have said. FORBIDDEN to users
   * who do not see all clients.
   *
   * Permission: deposit or funds, approve.
   *
   * Source: inferred.
   */
  export type get_ListReconciliation = {
    method: 'GET';
    path: '/reconciliation/admin/v1/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * Values of other filters, as in `status.approved,phase.asked`. `counts` of the response then says how many records there are with each of them in place of its own filter, so that the tabs of a list take one call.
         */
        counts: string;
        /**
         * `day`, `amount`; with `-` the highest first. By default `-day`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        state: 'open' | 'matched' | 'ignored';
        /**
         * `exact` and `split` are proposals that add up. `over` and `under` do not. `duplicate` repeats a line, or pays a
         * record again; `missing` has no record, `expected` no line.
         */
        kind: 'exact' | 'split' | 'over' | 'under' | 'duplicate' | 'missing' | 'expected';
        /**
         * Whether the proposal is the only one that fits.
         */
        automatic: boolean;
        direction: 'in' | 'out';
      }>;
    };
    responses: {
      200: Schemas.ReconciliationList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * The same list as a file.
   *
   * Permission: deposit or funds, export.
   *
   * Source: inferred.
   */
  export type get_ExportReconciliation = {
    method: 'GET';
    path: '/reconciliation/admin/v1/export';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * The kind of file. `xlsx` is a workbook that Excel opens.
         */
        format: 'csv' | 'xlsx';
        /**
         * The columns of the file and their order: ids of the list's columns, with commas between them. An amount brings its currency along. All columns by default.
         */
        columns: string;
        /**
         * `day`, `amount`; with `-` the highest first. By default `-day`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        state: 'open' | 'matched' | 'ignored';
        /**
         * `exact` and `split` are proposals that add up. `over` and `under` do not. `duplicate` repeats a line, or pays a
         * record again; `missing` has no record, `expected` no line.
         */
        kind: 'exact' | 'split' | 'over' | 'under' | 'duplicate' | 'missing' | 'expected';
        /**
         * Whether the proposal is the only one that fits.
         */
        automatic: boolean;
        direction: 'in' | 'out';
      }>;
    };
    responses: { 200: unknown; 400: Schemas.Problem; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * Records without a line that lines could pay, with what speaks for each.
   *
   * Bank deposits for lines that come in, sent payouts for those that go out, in the currency of the lines; the best
   * first, at most 20. With `q` those that it names, by order number, reference, name or client, without it those of 60
   * days before and after. FORBIDDEN to users who do not see all clients.
   *
   * Permission: deposit or funds, approve.
   *
   * Source: inferred.
   */
  export type get_FindMatchableRecords = {
    method: 'GET';
    path: '/reconciliation/admin/v1/records';
    requestFormat: 'json';
    parameters: {
      query: { line_ids: string; q?: string | undefined };
    };
    responses: {
      200: Schemas.MatchableRecordList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Say which lines pay which records.
   *
   * Moves no money and changes no record: it is evidence in the review. Each line and each record is part of one
   * match; ALREADY_MATCHED if one was matched or ignored before, and nothing is stored. `replaces` takes a match of these
   * lines back in the same step; ALREADY_MATCHED if another user has done so before.
   *
   * Permission: deposit or funds, approve.
   *
   * Source: inferred.
   */
  export type post_MatchBankLines = {
    method: 'POST';
    path: '/reconciliation/admin/v1/match';
    requestFormat: 'json';
    parameters: {
      header: { 'Idempotency-Key': string };
      body: Schemas.BankMatchRequest;
    };
    responses: {
      201: Schemas.BankMatchesMade;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.Problem;
    };
  };
  /**
   * Set lines aside that pay no record.
   *
   * Moves no money. ALREADY_MATCHED if one was matched or ignored before, and nothing is stored.
   *
   * Permission: deposit or funds, approve.
   *
   * Source: inferred.
   */
  export type post_IgnoreBankLines = {
    method: 'POST';
    path: '/reconciliation/admin/v1/ignore';
    requestFormat: 'json';
    parameters: {
      header: { 'Idempotency-Key': string };
      body: Schemas.BankIgnoreRequest;
    };
    responses: {
      201: Schemas.BankMatchesMade;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.Problem;
    };
  };
  /**
   * Undo a match, or take lines back that were set aside.
   *
   * Lines and records are open again. A deposit that was created from a line stays.
   *
   * Permission: deposit or funds, approve.
   *
   * Source: inferred.
   */
  export type post_UndoBankMatch = {
    method: 'POST';
    path: '/reconciliation/admin/v1/undo/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.Done;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Record the deposit that a line has paid.
   *
   * The deposit is pending, with the user as its maker, and goes through the ordinary review. The line is matched with
   * it. Amount, currency and reference are those of the line.
   *
   * Permission: deposit or funds, create.
   *
   * Source: inferred.
   */
  export type post_CreateDepositFromLine = {
    method: 'POST';
    path: '/reconciliation/admin/v1/deposit/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.LineDepositRequest;
    };
    responses: {
      201: Schemas.Deposit;
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
   * Assumption: the two currencies travel as `primary` and `secondary`. If only the opposite pair is quoted, its inverse; without either, RATE_UNAVAILABLE.
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
   * A picture that was uploaded as a logo.
   *
   * Shown before anyone signs in. A file of another purpose, or that is no picture, is NOT_FOUND. The address of a
   * logo in the app settings is this path.
   *
   * Public: needs no session.
   *
   * Source: inferred.
   */
  export type get_GetLogo = {
    method: 'GET';
    path: '/setting/v1/logo/{fileId}';
    requestFormat: 'json';
    parameters: {
      path: { fileId: string };
    };
    responses: { 200: unknown; 400: Schemas.Problem; 404: Schemas.Problem; 503: Schemas.Problem };
  };
  /**
   * Ask for a place to put one file.
   *
   * The URL of the response takes one PUT of exactly this type and size, until it expires. The purpose says
   * who may: `deposit_proof` needs the action fund on clients, `kyc_document` update on kyc,
   * `amendment_evidence` create on emergency, `trade_evidence` settle on trade records,
   * `payout_receipt` approve on withdrawals, `app_logo` update on settings
   * (FORBIDDEN). Where `confirm`
   * is true, the URL leads to the file store itself, and no record takes the file before it is confirmed. In 24
   * hours one person may announce 500 files and 2 GB (UPLOAD_QUOTA_REACHED).
   *
   * Permission: any session.
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
      429: Schemas.Problem;
    };
    responseHeaders: { 429: { 'Retry-After': number } };
  };
  /**
   * Put the file.
   *
   * Authorised by the signature in the URL, once. The content must be what was announced, by its bytes and not by its name (FILE_TYPE_REFUSED, FILE_SIZE_DIFFERS, UPLOAD_LINK_INVALID), and of the announced Content-Type (UNSUPPORTED_MEDIA_TYPE). Where files cannot be stored, FILE_STORE_UNAVAILABLE. A virus is FILE_INFECTED; where uploads are scanned and the scanner does not answer, FILE_SCANNER_UNAVAILABLE.
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
      503: Schemas.Problem;
    };
  };
  /**
   * Say that the file is put.
   *
   * Reads what was put into the file store, holds it against the announcement by its bytes
   * (FILE_TYPE_REFUSED, FILE_SIZE_DIFFERS, FILE_INFECTED), and takes a copy that can no longer be changed. Only
   * the user who announced it may (NOT_FOUND). Without a file, FILE_NOT_READY; again, the same response. A
   * refused file may be put and confirmed again while the URL lasts.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type post_ConfirmUpload = {
    method: 'POST';
    path: '/s3/admin/upload/{fileId}/confirm';
    requestFormat: 'json';
    parameters: {
      path: { fileId: string };
    };
    responses: {
      200: Schemas.UploadedFile;
      400: Schemas.Problem;
      401: Schemas.Problem;
      404: Schemas.Problem;
      422: Schemas.Problem;
      503: Schemas.Problem;
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
   * How much waits in each queue.
   *
   * The queues that the user may decide, or that a service account may read, empty ones too, excluding robots: for the counts in a menu. The summary has their worth as well.
   *
   * Permission: dashboard, read.
   *
   * Source: inferred.
   */
  export type get_CountQueues = {
    method: 'GET';
    path: '/stat/admin/v1/queues';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.QueueCounts; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * What opens, closes, is due, lists, matures and settles today and in the next seven days.
   *
   * Of the products and kinds of order that the user may read, and of orders the clients in the user's scope, excluding
   * robots. Days are as they are in the configured time zone.
   *
   * Permission: dashboard, read.
   *
   * Source: inferred.
   */
  export type get_GetDeskDay = {
    method: 'GET';
    path: '/stat/admin/v1/desk_day';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.DeskDay; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * What has changed, as it changes.
   *
   * Server-sent events: `id` is the place in the order of all events, `event` the topic, `data` the JSON
   * of an `Event`: never the record. Only what the user may read, in the user's own scope.
   * `Last-Event-ID` resumes after that event; events are kept for 24 hours. Without it the stream begins
   * now, and the event `ready` says where. The event `reset` asks to load everything anew: the place to
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
   * Change the own password.
   *
   * Both passwords are MD5 in hexadecimal, as at sign-in; what is kept is an argon2id hash of it. Every
   * session of the user ends, this one too. PASSWORD_WRONG (422) if the old one is wrong; failures
   * count, five in 15 minutes (429). A new password that is the old one is refused at its field. That the
   * new one has six characters at least is for the console to check: its length is not in the MD5.
   *
   * Permission: any session, also without the second factor that the role needs.
   *
   * Source: specification.
   */
  export type post_ChangePassword = {
    method: 'POST';
    path: '/user/v1/change_pwd';
    requestFormat: 'json';
    parameters: {
      body: Schemas.PasswordChange;
    };
    responses: {
      200: Schemas.Done;
      400: Schemas.Problem;
      401: Schemas.Problem;
      422: Schemas.Problem;
      429: Schemas.Problem;
    };
    responseHeaders: { 429: { 'Retry-After': number } };
  };
  /**
   * Staff.
   *
   * Assumption: a team leader sees the heroes of the own team; who may see all clients sees all staff.
   *
   * Permission: users, read.
   *
   * Source: specification.
   */
  export type get_ListStaff = {
    method: 'GET';
    path: '/user/v1/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * `created_at`, `username`, `name`, `role`, `last_login_at`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        /**
         * god = admin, angel = supervisor, superman = team leader, hero = salesman.
         */
        role: 'god' | 'angel' | 'superman' | 'hero';
        /**
         * Invited: enabled, without a password: only the code of an invitation opens the account.
         */
        status: 'enabled' | 'disabled' | 'invited';
        /**
         * Has an authenticator.
         */
        mfa: boolean;
        /**
         * An opaque identifier.
         */
        leader_id: string;
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
      }>;
    };
    responses: {
      200: Schemas.StaffList;
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
   * Permission: users, export.
   *
   * Source: inferred.
   */
  export type get_ExportStaff = {
    method: 'GET';
    path: '/user/v1/export';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * The kind of file. `xlsx` is a workbook that Excel opens.
         */
        format: 'csv' | 'xlsx';
        /**
         * The columns of the file and their order: ids of the list's columns, with commas between them. An amount brings its currency along. All columns by default.
         */
        columns: string;
        /**
         * `created_at`, `username`, `name`, `role`, `last_login_at`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        /**
         * god = admin, angel = supervisor, superman = team leader, hero = salesman.
         */
        role: 'god' | 'angel' | 'superman' | 'hero';
        /**
         * Invited: enabled, without a password: only the code of an invitation opens the account.
         */
        status: 'enabled' | 'disabled' | 'invited';
        /**
         * Has an authenticator.
         */
        mfa: boolean;
        /**
         * An opaque identifier.
         */
        leader_id: string;
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
      }>;
    };
    responses: { 200: unknown; 400: Schemas.Problem; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * Add a member of staff.
   *
   * The name to sign in with can be taken once, however it is spelled (USERNAME_TAKEN at its field). A username or
   * name that looks like that of a colleague, a role or the system is refused (NAME_TOO_SIMILAR at its field).
   * A user gives no role above the own one (ROLE_ABOVE_OWN, 403); a team leader adds heroes of the own team
   * only. No one sets the password for another user: once a second person has confirmed, the user sets it with a code,
   * of which maker and approver each collect one half (`collectInvitationHalf`).
   *
   * Permission: users, create.
   *
   * Source: specification.
   */
  export type post_CreateStaff = {
    method: 'POST';
    path: '/user/v1/create';
    requestFormat: 'json';
    parameters: {
      header: { 'Idempotency-Key': string };
      body: Schemas.StaffCreate;
    };
    responses: {
      201: Schemas.StaffUser;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * Invite anew, or reset the password.
   *
   * For a user who has not signed in yet, another invitation: the one before counts no more. For others, a
   * reset: once a second person has confirmed it, the password is cleared, every session of the user ends,
   * and a code sets a new one, of which maker and approver each collect one half (`collectInvitationHalf`).
   * While one waits for confirmation: PROPOSAL_OPEN (409).
   * Not for oneself (OWN_ACCOUNT, 403), nor for anybody above (STAFF_ABOVE_OWN, 403).
   *
   * Permission: users, reset.
   *
   * Source: inferred.
   */
  export type post_InviteStaff = {
    method: 'POST';
    path: '/user/v1/invitation/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
      header: { 'Idempotency-Key': string };
    };
    responses: {
      201: Schemas.StaffUser;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * Collect one half of an invitation's code.
   *
   * The maker of an invitation or reset collects the first half, the approver the second, after it is confirmed
   * (otherwise NOT_YOUR_HALF, 403); the invited person needs both. One that took effect without an approver has
   * both for its maker, one at a time. The half is made now, and is in this response alone: collected again, the
   * previous one is void. `halves` of the invitation says which ones the caller may collect.
   *
   * Permission: users, read.
   *
   * Source: inferred.
   */
  export type post_CollectInvitationHalf = {
    method: 'POST';
    path: '/user/v1/invitation/half/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.HalfRequest;
    };
    responses: {
      200: Schemas.CollectedHalf;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Active staff of a role, to choose from.
   *
   * Those in the caller's scope, and the caller. Whole, in the order of the names.
   *
   * Permission: users, read.
   *
   * Source: specification.
   */
  export type get_ListStaffOfRole = {
    method: 'GET';
    path: '/user/v1/role';
    requestFormat: 'json';
    parameters: {
      query: { role: 'god' | 'angel' | 'superman' | 'hero' };
    };
    responses: {
      200: Schemas.StaffChoices;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * Staff who can have clients.
   *
   * Active heroes and team leaders, for filters and transfers: all of them for who sees all clients, the
   * own team with its leader for a team leader, and a hero alone for the hero. Whole, in the order of the
   * names.
   *
   * Permission: client, read.
   *
   * Source: specification.
   */
  export type get_ListAgents = {
    method: 'GET';
    path: '/user/v1/trading_list';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.StaffChoices; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * A member of staff.
   *
   * With what decides whether the user can be disabled, moved or deleted: clients, team, records that name
   * the user, and whether no other person administers the platform. `may` is who could confirm a change
   * that takes two people, were it asked for now by the caller.
   *
   * Permission: users, read.
   *
   * Source: inferred.
   */
  export type get_GetStaff = {
    method: 'GET';
    path: '/user/v1/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.StaffDetail;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Change name, role and team leader.
   *
   * Another role takes a second person: all that was asked for waits until then (`waiting`), and the response is
   * the user as it is. It ends every session of the user. A hero may have a team leader, others have none. A role
   * that cannot look after clients, or lead, is refused while the user still does (STILL_REFERRED_TO,
   * 409, says what). A user gives no role above the own one (ROLE_ABOVE_OWN, 403), changes no user above
   * (STAFF_ABOVE_OWN, 403) or the own role (OWN_ACCOUNT, 403), or leaves the platform without an active
   * administrator (LAST_ADMINISTRATOR, 409).
   *
   * Permission: users, update.
   *
   * Source: specification.
   */
  export type put_UpdateStaff = {
    method: 'PUT';
    path: '/user/v1/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.StaffUpdate;
    };
    responses: {
      200: Schemas.StaffUser;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.StaffUserConflict;
    };
  };
  /**
   * Remove a member of staff.
   *
   * Only who has left no trace: STILL_REFERRED_TO (409) says which records name the user, clients and the
   * audit log among them. Anybody who has worked here is disabled instead. Not oneself (OWN_ACCOUNT, 403),
   * no user above (STAFF_ABOVE_OWN, 403), and not the last active administrator (LAST_ADMINISTRATOR, 409). An
   * administrator who has signed in is disabled first, by two people (INVALID_TRANSITION, 409).
   *
   * Permission: users, delete.
   *
   * Source: specification.
   */
  export type delete_DeleteStaff = {
    method: 'DELETE';
    path: '/user/v1/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.Done;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.Problem;
    };
  };
  /**
   * Staff by team, with their clients.
   *
   * Everyone in the caller's scope, and the caller: whole, those with the widest rights first,
   * then in the order of the names. `clients` are those of the user alone, excluding robots.
   *
   * Permission: users, read.
   *
   * Source: inferred.
   */
  export type get_ListTeams = {
    method: 'GET';
    path: '/user/v1/team';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.StaffTeamMembers; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * Open sessions of a member of staff.
   *
   * Permission: users, read.
   *
   * Source: inferred.
   */
  export type get_ListStaffSessions = {
    method: 'GET';
    path: '/user/v1/session/{id}';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
      }>;
      path: { id: string };
    };
    responses: {
      200: Schemas.SessionList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * End a session of another user.
   *
   * Its tokens are refused from now on; the user may sign in again. NOT_FOUND if it is over, or another
   * person's. Not an own one (OWN_ACCOUNT, 403), which `auth` ends, nor of anybody above (STAFF_ABOVE_OWN, 403).
   *
   * Permission: users, update.
   *
   * Source: inferred.
   */
  export type delete_EndStaffSession = {
    method: 'DELETE';
    path: '/user/v1/session/{id}/{sessionId}';
    requestFormat: 'json';
    parameters: {
      path: { id: string; sessionId: string };
    };
    responses: {
      200: Schemas.Done;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Enable or disable a member of staff.
   *
   * Disabling happens at once, and ends every session of the user. Enabling takes a second person, and waits
   * until then (`waiting`); so does disabling an administrator, or by a user who has disabled another colleague within 24 hours. Not oneself (OWN_ACCOUNT, 403), no user above
   * (STAFF_ABOVE_OWN, 403), and not the last active administrator (LAST_ADMINISTRATOR, 409).
   *
   * Permission: users, update.
   *
   * Source: specification.
   */
  export type put_ChangeStaffStatus = {
    method: 'PUT';
    path: '/user/v1/status/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.StaffStatusChange;
    };
    responses: {
      200: Schemas.StaffUser;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.StaffUserConflict;
    };
  };
  /**
   * Renew the invitation code.
   *
   * Assumption: the code brings new clients to the user; the one before stops to count. The call has no
   * body: a second call renews it once more.
   *
   * Permission: users, reset.
   *
   * Source: specification.
   */
  export type put_RenewStaffCode = {
    method: 'PUT';
    path: '/user/v1/code/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.StaffUser;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Remove the authenticator of another user.
   *
   * For one that is lost: once a second person has confirmed (`waiting` until then), the recovery codes go with
   * it, and every session of the user ends. Not the own
   * one (OWN_ACCOUNT, 403), which is removed with a code; not of a user above (STAFF_ABOVE_OWN, 403).
   * NO_AUTHENTICATOR (409) if there is none.
   *
   * Permission: users, reset.
   *
   * Source: specification.
   */
  export type put_CloseStaffMfa = {
    method: 'PUT';
    path: '/user/v1/mfa/close/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.StaffUser;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.Problem;
    };
  };
  /**
   * Transfer a client to another salesman or team leader.
   *
   * To one of those that `trading_list` offers; others are refused at `user_id`. Assumption: the right to
   * assign clients is asked for, which supervisors have and team leaders have not. `version` is the
   * client's, and may be left out.
   *
   * Permission: client, assign.
   *
   * Source: specification.
   */
  export type post_ChangeAgent = {
    method: 'POST';
    path: '/user/v1/change_agent/{clientId}';
    requestFormat: 'json';
    parameters: {
      path: { clientId: string };

      body: Schemas.AgentChange;
    };
    responses: {
      200: Schemas.Client;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.ClientConflict;
    };
  };
  /**
   * From which addresses staff may come.
   *
   * A call is refused (ADDRESS_REFUSED, 403) if a deny rule has its address, or if there are allow
   * rules and none of them has it. That is asked for each scope by itself, and every one has to let the
   * call in: `all` for every call, before sign-in too; `role` and `user` at sign-in, when tokens are
   * refreshed, and for every call of the user. Calls that only ask whether the server is alive are
   * outside of it. Behind a trusted proxy the address is the one it reports. Rules that have expired count
   * for nothing.
   *
   * Permission: ipAccess or config, read.
   *
   * Source: inferred.
   */
  export type get_ListIpRules = {
    method: 'GET';
    path: '/config/admin/v1/ip_access';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * `created_at`, `cidr`, `kind`, `expires_at`, `last_hit_at`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        kind: 'deny' | 'allow';
        scope: 'all' | 'role' | 'user';
        status: 'active' | 'expired';
        /**
         * god = admin, angel = supervisor, superman = team leader, hero = salesman.
         */
        role: 'god' | 'angel' | 'superman' | 'hero';
        /**
         * An opaque identifier.
         */
        user_id: string;
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
      }>;
    };
    responses: {
      200: Schemas.IpRuleList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * Add a rule.
   *
   * Refused if it would lock its author out, now or when another rule expires (IP_RULE_LOCKS_OUT, 409), or shut out all
   * other approvers (IP_RULE_SHUTS_OUT, 409). A rule that names a colleague whose role is not below the author's, or keeps
   * out an address from which one has signed in, last or within 30 days, is a proposal, which a second person confirms;
   * `shuts_out` in its changes names them.
   *
   * Permission: ipAccess or config, create.
   *
   * Source: inferred.
   */
  export type post_CreateIpRule = {
    method: 'POST';
    path: '/config/admin/v1/ip_access';
    requestFormat: 'json';
    parameters: {
      header: { 'Idempotency-Key': string };
      body: Schemas.IpRuleCreate;
    };
    responses: {
      201: Schemas.IpRuleOutcome;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      409: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * The same list as a file.
   *
   * UTF-8 with BOM, streamed; cells that a spreadsheet would run are neutralised. Written to the audit log.
   *
   * Permission: ipAccess or config, export.
   *
   * Source: inferred.
   */
  export type get_ExportIpRules = {
    method: 'GET';
    path: '/config/admin/v1/ip_access/export';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * The kind of file. `xlsx` is a workbook that Excel opens.
         */
        format: 'csv' | 'xlsx';
        /**
         * The columns of the file and their order: ids of the list's columns, with commas between them. An amount brings its currency along. All columns by default.
         */
        columns: string;
        /**
         * `created_at`, `cidr`, `kind`, `expires_at`, `last_hit_at`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        kind: 'deny' | 'allow';
        scope: 'all' | 'role' | 'user';
        status: 'active' | 'expired';
        /**
         * god = admin, angel = supervisor, superman = team leader, hero = salesman.
         */
        role: 'god' | 'angel' | 'superman' | 'hero';
        /**
         * An opaque identifier.
         */
        user_id: string;
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
      }>;
    };
    responses: { 200: unknown; 400: Schemas.Problem; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * What the rules make of an address.
   *
   * Asks the rules of now as a call from that address would, and notes no hit. Without `address` it is the one
   * of the caller; `user_id` asks for a member of staff, `role` for anybody of that role, and neither for a
   * call before sign-in.
   *
   * Permission: ipAccess or config, read.
   *
   * Source: inferred.
   */
  export type get_CheckIpAddress = {
    method: 'GET';
    path: '/config/admin/v1/ip_access/check';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * One address, IPv4 or IPv6; FIELD_INVALID for anything else.
         */
        address: string;
        /**
         * god = admin, angel = supervisor, superman = team leader, hero = salesman.
         */
        role: 'god' | 'angel' | 'superman' | 'hero';
        /**
         * An opaque identifier.
         */
        user_id: string;
      }>;
    };
    responses: {
      200: Schemas.IpCheck;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * Change a rule.
   *
   * Refused if it would lock its author out, now or when another rule expires (IP_RULE_LOCKS_OUT, 409), or shut out all
   * other approvers (IP_RULE_SHUTS_OUT, 409). A rule that names a colleague whose role is not below the author's, or keeps
   * out an address from which one has signed in, last or within 30 days, is a proposal, which a second person confirms;
   * `shuts_out` in its changes names them.
   *
   * Permission: ipAccess or config, update.
   *
   * Source: inferred.
   */
  export type put_UpdateIpRule = {
    method: 'PUT';
    path: '/config/admin/v1/ip_access/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.IpRuleUpdate;
    };
    responses: {
      200: Schemas.IpRuleOutcome;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.IpRuleConflict;
    };
  };
  /**
   * Remove a rule.
   *
   * Refused if other allow rules would then lock its author out (IP_RULE_LOCKS_OUT, 409), or all other approvers
   * (IP_RULE_SHUTS_OUT, 409). If they keep out an address from which a colleague whose role is not below the author's has
   * signed in, last or within 30 days, it is a proposal, which a second person confirms.
   *
   * Permission: ipAccess or config, delete.
   *
   * Source: inferred.
   */
  export type delete_DeleteIpRule = {
    method: 'DELETE';
    path: '/config/admin/v1/ip_access/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.IpRuleRemoval;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.Problem;
    };
  };
  /**
   * The programs that call by themselves.
   *
   * Service accounts with their secrets, never the secrets themselves, and what waits for a second person.
   *
   * Permission: permission or config, read.
   *
   * Source: inferred.
   */
  export type get_ListServiceAccounts = {
    method: 'GET';
    path: '/config/admin/v1/service_account';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * `created_at`, `name`, `expires_at`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        status: 'active' | 'expired' | 'revoked';
      }>;
    };
    responses: {
      200: Schemas.ServiceAccountList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * Propose a service account.
   *
   * A second person confirms it; the caller for it then collects the secret, once. The scopes are rights that
   * the caller has, the rows no more than that person sees. It expires within 366 days.
   *
   * Permission: permission or config, create.
   *
   * Source: inferred.
   */
  export type post_CreateServiceAccount = {
    method: 'POST';
    path: '/config/admin/v1/service_account';
    requestFormat: 'json';
    parameters: {
      header: { 'Idempotency-Key': string };
      body: Schemas.ServiceAccountCreate;
    };
    responses: {
      201: Schemas.Proposal;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * A service account.
   *
   * Permission: permission or config, read.
   *
   * Source: inferred.
   */
  export type get_GetServiceAccount = {
    method: 'GET';
    path: '/config/admin/v1/service_account/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.ServiceAccount;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Propose other terms of a service account.
   *
   * Its tokens end when a second person confirms it; the program gets a new one by itself.
   *
   * Permission: permission or config, update.
   *
   * Source: inferred.
   */
  export type put_UpdateServiceAccount = {
    method: 'PUT';
    path: '/config/admin/v1/service_account/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.ServiceAccountUpdate;
    };
    responses: {
      200: Schemas.Proposal;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.ServiceAccountConflict;
    };
  };
  /**
   * Revoke a service account.
   *
   * At once and for good. Its tokens and secrets end.
   *
   * Permission: permission or config, update.
   *
   * Source: inferred.
   */
  export type put_RevokeServiceAccount = {
    method: 'PUT';
    path: '/config/admin/v1/service_account/{id}/revoke';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.ServiceAccountRevocation;
    };
    responses: {
      200: Schemas.ServiceAccount;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.ServiceAccountConflict;
    };
  };
  /**
   * Propose a new secret.
   *
   * Once a second person has confirmed it, the one who asked for it collects it. From then on the secret before stays
   * good for `overlap_hours` if the same user collected it, and otherwise ends; older ones end.
   *
   * Permission: permission or config, update.
   *
   * Source: inferred.
   */
  export type post_RenewServiceSecret = {
    method: 'POST';
    path: '/config/admin/v1/service_account/{id}/secret';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.ServiceSecretRequest;
    };
    responses: {
      201: Schemas.Proposal;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.ServiceAccountConflict;
      422: Schemas.Problem;
    };
  };
  /**
   * Collect the secret that was allowed.
   *
   * Makes the secret and shows it, once, to the caller for it (NOT_YOUR_SECRET), within seven days. Only
   * its hash is kept. INVALID_TRANSITION if none waits.
   *
   * Permission: permission or config, update.
   *
   * Source: inferred.
   */
  export type post_CollectServiceSecret = {
    method: 'POST';
    path: '/config/admin/v1/service_account/{id}/secret/collect';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.CollectedSecret;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.Problem;
    };
  };
  /**
   * End a secret.
   *
   * At once. Tokens that were got with any secret of the account end too.
   *
   * Permission: permission or config, update.
   *
   * Source: inferred.
   */
  export type delete_EndServiceSecret = {
    method: 'DELETE';
    path: '/config/admin/v1/service_account/{id}/secret/{secretId}';
    requestFormat: 'json';
    parameters: {
      path: { id: string; secretId: string };
    };
    responses: {
      200: Schemas.ServiceAccount;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.Problem;
    };
  };
  /**
   * What each role may do.
   *
   * The effective matrix: for each resource and role every action that is allowed, by a grant on the
   * resource, on its parent or on all resources. The roles are fixed in the software. `operations` says
   * what each right opens.
   *
   * Permission: permission or config, read.
   *
   * Source: inferred.
   */
  export type get_GetPermissionMatrix = {
    method: 'GET';
    path: '/config/admin/v1/permission';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.PermissionMatrix; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * The audit log.
   *
   * Assumption: the log shows who looked at what and from where, of every role, so it is read with the
   * right to read `permission`, below `config`, which administrators alone have.
   * `q` finds in the name of the actor, the subject, the address and the request id.
   *
   * Permission: permission or config, read.
   *
   * Source: inferred.
   */
  export type get_ListAuditEntries = {
    method: 'GET';
    path: '/audit/admin/v1/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * `seq`; with `-` the highest first; up to three, with commas between. By default `-seq`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        /**
         * What happened, such as `deposit.approved`; `deposit.` for all of a domain.
         */
        action: string;
        /**
         * An opaque identifier.
         */
        actor_id: string;
        subject_type: string;
        subject_id: string;
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
      }>;
    };
    responses: {
      200: Schemas.AuditList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * The same list as a file.
   *
   * UTF-8 with BOM, streamed; cells that a spreadsheet would run are neutralised. Written to the audit log itself, before it is read: the export is its own last entry.
   *
   * Permission: permission or config, export.
   *
   * Source: inferred.
   */
  export type get_ExportAuditEntries = {
    method: 'GET';
    path: '/audit/admin/v1/export';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * The kind of file. `xlsx` is a workbook that Excel opens.
         */
        format: 'csv' | 'xlsx';
        /**
         * The columns of the file and their order: ids of the list's columns, with commas between them. An amount brings its currency along. All columns by default.
         */
        columns: string;
        /**
         * `seq`; with `-` the highest first; up to three, with commas between. By default `-seq`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        /**
         * What happened, such as `deposit.approved`; `deposit.` for all of a domain.
         */
        action: string;
        /**
         * An opaque identifier.
         */
        actor_id: string;
        subject_type: string;
        subject_id: string;
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
      }>;
    };
    responses: { 200: unknown; 400: Schemas.Problem; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * Whether the audit log is whole.
   *
   * Seals the log, signs a checkpoint of it, builds its tree anew from the entries, and compares it with every checkpoint,
   * stored and published. Assumption: the log shows who looked at what and from where, of every role, so it is read with the
   * right to read `permission`, below `config`, which administrators alone have.
   *
   * Permission: permission or config, read.
   *
   * Source: inferred.
   */
  export type get_VerifyAuditLog = {
    method: 'GET';
    path: '/audit/admin/v1/verify';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.AuditVerification; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * Add a client.
   *
   * The user name is taken once (CLIENT_USERNAME_TAKEN at the field), and so is a mobile that another client
   * than a robot has (CLIENT_MOBILE_TAKEN). `agent_id` is an enabled salesman or team leader. `vip_level` and
   * `score` take the action `config` (FIELD_FORBIDDEN). Assumption: the new client is enabled, unlocked and
   * unverified; without `password` it cannot sign in until one is set.
   *
   * Permission: client, create.
   *
   * Source: specification.
   */
  export type post_CreateClient = {
    method: 'POST';
    path: '/client/admin/v1/create';
    requestFormat: 'json';
    parameters: {
      header: { 'Idempotency-Key': string };
      body: Schemas.ClientCreate;
    };
    responses: {
      201: Schemas.Client;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * Enable or disable, lock or unlock.
   *
   * Assumption: enabled or disabled says whether the client may use the platform at all, locked or
   * unlocked whether sign-in is shut for the time being. To disable or to lock ends the client's
   * sessions. A status that the client has already is INVALID_TRANSITION. The reason is kept in the audit log.
   *
   * Permission: client, update.
   *
   * Source: specification.
   */
  export type post_SetClientStatus = {
    method: 'POST';
    path: '/client/admin/v1/status/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.ClientStatusRequest;
    };
    responses: {
      200: Schemas.Client;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.ClientConflict;
    };
  };
  /**
   * The tags that clients in the user's scope have.
   *
   * Permission: client, read.
   *
   * Source: inferred.
   */
  export type get_ListClientTags = {
    method: 'GET';
    path: '/client/admin/v1/tags';
    requestFormat: 'json';
    parameters: never;
    responses: {
      200: Schemas.ClientTags;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * Add tags to a client, or remove them.
   *
   * Tags are compared without case, and stored in Unicode NFKC; one that another client has keeps its
   * spelling. Invisible characters are FIELD_INVALID, and more than 10 tags TAGS_OVER_10, both at the
   * field. A change that changes nothing returns the client as it is.
   *
   * Permission: client, update.
   *
   * Source: inferred.
   */
  export type post_ChangeClientTags = {
    method: 'POST';
    path: '/client/admin/v1/tags/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.ClientTagsChange;
    };
    responses: {
      200: Schemas.Client;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.ClientConflict;
    };
  };
  /**
   * The risk level of a client, and how it came about.
   *
   * Permission: client, read.
   *
   * Source: inferred.
   */
  export type get_GetClientRisk = {
    method: 'GET';
    path: '/client/admin/v1/risk/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.ClientRisk;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Raise the risk level of a client, or propose to lower it.
   *
   * A higher level applies at once, and closes a proposal to lower it. A lower one applies once a second person has
   * confirmed it; until then the level is returned unchanged, with the proposal in `waiting`. The level that the client
   * has already is INVALID_TRANSITION. Deposits and withdrawals that wait are assessed again: `high` is their reason
   * `client_high_risk`.
   *
   * Permission: client, update.
   *
   * Source: inferred.
   */
  export type post_SetClientRisk = {
    method: 'POST';
    path: '/client/admin/v1/risk/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.ClientRiskRequest;
    };
    responses: {
      200: Schemas.ClientRisk;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.ClientRiskConflict;
    };
  };
  /**
   * What the client may trade, and up to what.
   *
   * Permission: client, read.
   *
   * Source: specification.
   */
  export type get_GetClientTradeSettings = {
    method: 'GET';
    path: '/client/admin/v1/trade/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.ClientTradeSettingsState;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Change what the client may trade.
   *
   * Assumption: the settings are the products that the client may buy, the most that one order and one
   * day may cost (in the base currency, null for no limit), and a discount on fees in percent.
   *
   * Permission: client, config.
   *
   * Source: specification.
   */
  export type post_SetClientTradeSettings = {
    method: 'POST';
    path: '/client/admin/v1/trade/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.ClientTradeSettingsRequest;
    };
    responses: {
      200: Schemas.Proposal;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.ClientTradeSettingsStateConflict;
    };
  };
  /**
   * A one-time verification code for the client.
   *
   * Assumption: staff read it out to a client who cannot receive codes. It is stored as a keyed hash, is
   * good once and for ten minutes, and replaces the one before. Written to the audit log. Although it is a GET, a
   * call that is repeated makes another code: programs send it once.
   *
   * Permission: client, reset.
   *
   * Source: specification.
   */
  export type get_CreateClientCode = {
    method: 'GET';
    path: '/client/admin/v1/code/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.ClientCode;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Give the client a new password.
   *
   * Ends the client's sessions.
   *
   * Permission: client, reset.
   *
   * Source: specification.
   */
  export type put_ResetClientPassword = {
    method: 'PUT';
    path: '/client/admin/v1/resetpwd/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.ClientPasswordRequest;
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
   * Mark a client as a robot, for good.
   *
   * One way only (ROBOT_IS_FOREVER), and only while nothing is in the ledger for the client
   * (HAS_LEDGER_ENTRIES).
   *
   * Permission: client, robot.
   *
   * Source: specification.
   */
  export type put_MarkClientAsRobot = {
    method: 'PUT';
    path: '/client/admin/v1/fake/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.ClientFakeRequest;
    };
    responses: {
      200: Schemas.Client;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.ClientConflict;
    };
  };
  /**
   * Clients who may be the one about to be added.
   *
   * Clients in scope, excluding robots, with the same mobile or e-mail, or with the same name as far as spelling
   * shows: case, accents, blanks and the order of its parts aside. Each is told with what is the same.
   *
   * Permission: client, read.
   *
   * Source: inferred.
   */
  export type get_FindSimilarClients = {
    method: 'GET';
    path: '/client/admin/v1/similar';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        full_name: string;
        mobile: string;
        email: string;
      }>;
    };
    responses: {
      200: Schemas.SimilarClients;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * Search by user name or account number.
   *
   * Assumption: nothing found is an empty list, of which the console says that the user or account was
   * not found.
   *
   * Permission: client, read.
   *
   * Source: specification.
   */
  export type get_FindClients = {
    method: 'GET';
    path: '/client/admin/v1/username';
    requestFormat: 'json';
    parameters: {
      query: { username: string; fake?: boolean | undefined };
    };
    responses: {
      200: Schemas.ClientMatches;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * End the client's sessions.
   *
   * Marks the client offline; tokens given out before do not count any more.
   *
   * Permission: client, update.
   *
   * Source: specification.
   */
  export type put_EndClientSessions = {
    method: 'PUT';
    path: '/client/admin/v1/offline/{id}';
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
   * Change what is known about a client.
   *
   * Writes every field but the mobile number and the e-mail address: these are shown masked, and stay as
   * they are if omitted. The user name, the accounts and who looks after the client
   * are changed elsewhere or never. Once an identity check was approved, `full_name` follows the checks alone
   * (NAME_VERIFIED at the field). `vip_level` and `score` change with the action `config` only
   * (FIELD_FORBIDDEN at the field).
   *
   * Permission: client, update.
   *
   * Source: inferred.
   */
  export type put_UpdateClient = {
    method: 'PUT';
    path: '/client/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.ClientUpdate;
    };
    responses: {
      200: Schemas.Client;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.ClientConflict;
    };
  };
  /**
   * Delete a client who has done nothing.
   *
   * Refused with HAS_LEDGER_ENTRIES or HAS_RECORDS (deposits, withdrawals, trades, an identity check).
   * What only describes the client goes with it.
   *
   * Permission: client, delete.
   *
   * Source: specification.
   */
  export type delete_DeleteClient = {
    method: 'DELETE';
    path: '/client/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.Done;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.Problem;
    };
  };
  /**
   * The client's access records.
   *
   * Permission: client, read.
   *
   * Source: inferred.
   */
  export type get_ListClientAccess = {
    method: 'GET';
    path: '/client/admin/v1/access/{id}';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * `at`; with `-` the highest first. By default `-at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        /**
         * At or after.
         */
        from: string;
        /**
         * Before.
         */
        to: string;
        action:
          | 'signed_in'
          | 'sign_in_failed'
          | 'signed_out'
          | 'password_changed'
          | 'withdrawal_requested';
      }>;
      path: { id: string };
    };
    responses: {
      200: Schemas.ClientAccessList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * The client's access records as a file.
   *
   * UTF-8 with BOM, streamed. Written to the audit log.
   *
   * Permission: client, export.
   *
   * Source: inferred.
   */
  export type get_ExportClientAccess = {
    method: 'GET';
    path: '/client/admin/v1/access/{id}/export';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * The kind of file. `xlsx` is a workbook that Excel opens.
         */
        format: 'csv' | 'xlsx';
        /**
         * The columns of the file and their order: ids of the list's columns, with commas between them. An amount brings its currency along. All columns by default.
         */
        columns: string;
        /**
         * `at`; with `-` the highest first. By default `-at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        /**
         * At or after.
         */
        from: string;
        /**
         * Before.
         */
        to: string;
        action:
          | 'signed_in'
          | 'sign_in_failed'
          | 'signed_out'
          | 'password_changed'
          | 'withdrawal_requested';
      }>;
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
   * The client's bank cards.
   *
   * Permission: client, read.
   *
   * Source: inferred.
   */
  export type get_ListClientBanks = {
    method: 'GET';
    path: '/client/admin/v1/bank/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.ClientBankList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Add a bank card.
   *
   * Spaces and hyphens of the account number are left out. A client has each number once (VALIDATION, BANK_ALREADY_ADDED).
   *
   * Permission: client, update.
   *
   * Source: inferred.
   */
  export type post_AddClientBank = {
    method: 'POST';
    path: '/client/admin/v1/bank/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.ClientBankInput;
    };
    responses: {
      201: Schemas.Proposal;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * Change a bank card.
   *
   * Writes all fields of the card. Another card with this number is refused (VALIDATION, BANK_ALREADY_ADDED).
   *
   * Permission: client, update.
   *
   * Source: inferred.
   */
  export type put_ChangeClientBank = {
    method: 'PUT';
    path: '/client/admin/v1/bank/{id}/{bankId}';
    requestFormat: 'json';
    parameters: {
      path: { id: string; bankId: string };

      body: Schemas.ClientBankChange;
    };
    responses: {
      200: Schemas.Proposal;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.ClientBankConflict;
    };
  };
  /**
   * Delete a bank card.
   *
   * Withdrawals that went to the card keep their own copy of it.
   *
   * Permission: client, update.
   *
   * Source: inferred.
   */
  export type delete_DeleteClientBank = {
    method: 'DELETE';
    path: '/client/admin/v1/bank/{id}/{bankId}';
    requestFormat: 'json';
    parameters: {
      query: { version: number };
      path: { id: string; bankId: string };
    };
    responses: {
      200: Schemas.Done;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.ClientBankConflict;
    };
  };
  /**
   * The client's beneficiaries.
   *
   * Permission: client, read.
   *
   * Source: inferred.
   */
  export type get_ListClientNominees = {
    method: 'GET';
    path: '/client/admin/v1/nominee/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.ClientNominees;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Propose other beneficiaries.
   *
   * Replaces all of them, once another user has confirmed it: they inherit what the client owns. Their shares are at most 100 together (NOMINEE_SHARES_OVER_100). `version` is the client's.
   *
   * Permission: client, update.
   *
   * Source: inferred.
   */
  export type put_SetClientNominees = {
    method: 'PUT';
    path: '/client/admin/v1/nominee/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.ClientNomineesRequest;
    };
    responses: {
      200: Schemas.Proposal;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.ClientConflict;
    };
  };
  /**
   * The client's crypto addresses.
   *
   * Permission: client, read.
   *
   * Source: inferred.
   */
  export type get_ListClientCrypto = {
    method: 'GET';
    path: '/client/admin/v1/crypto/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.ClientCryptoList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Devices and places of the client's sign-ins.
   *
   * Permission: client, read.
   *
   * Source: inferred.
   */
  export type get_GetClientLocation = {
    method: 'GET';
    path: '/client/admin/v1/location/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.ClientLocation;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Clients who share something with the client.
   *
   * The same identity document, bank account, payout destination, crypto address or device, or an IP address within the
   * last 90 days; robots are left out. The strongest link comes first, at most 20 clients. Who is outside of the user's
   * scope is counted and not named.
   *
   * Permission: client, read.
   *
   * Source: inferred.
   */
  export type get_ListLinkedClients = {
    method: 'GET';
    path: '/client/admin/v1/linked/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.LinkedClients;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Add robots.
   *
   * Clients marked as robots, with believable names and an empty account. A salesman adds them to the own
   * clients only.
   *
   * Permission: client, robot.
   *
   * Source: inferred.
   */
  export type post_AddRobots = {
    method: 'POST';
    path: '/client/admin/v1/robot';
    requestFormat: 'json';
    parameters: {
      header: { 'Idempotency-Key': string };
      body: Schemas.RobotRequest;
    };
    responses: {
      201: Schemas.RobotList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * What staff have written about the client.
   *
   * Permission: client, read.
   *
   * Source: inferred.
   */
  export type get_ListClientNotes = {
    method: 'GET';
    path: '/client/admin/v1/note/{id}';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
      }>;
      path: { id: string };
    };
    responses: {
      200: Schemas.ClientNoteList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Write a note.
   *
   * Notes are never changed or deleted.
   *
   * Permission: client, update.
   *
   * Source: inferred.
   */
  export type post_AddClientNote = {
    method: 'POST';
    path: '/client/admin/v1/note/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.ClientNoteInput;
    };
    responses: {
      201: Schemas.ClientNote;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * Everything that has happened about a client, the newest first.
   *
   * Of records that the user may not read (`kyc`, `deposit`, `emergency` and so on) nothing is shown.
   * Assumption: of sign-ins, those that failed are shown, and the first from each place.
   *
   * Permission: client, read.
   *
   * Source: inferred.
   */
  export type get_GetClientTimeline = {
    method: 'GET';
    path: '/client/admin/v1/timeline/{id}';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * Of these kinds alone, with commas between them.
         */
        kinds: string;
        /**
         * What comes after a page: its `next`.
         */
        before: string;
        size: number;
      }>;
      path: { id: string };
    };
    responses: {
      200: Schemas.ClientTimeline;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * A client at a glance.
   *
   * Total, lifetime money in and out, records that wait for a decision, their risk, and the last contact, in one
   * call. Only of records that the caller may read.
   *
   * Permission: client, read.
   *
   * Source: inferred.
   */
  export type get_GetClientSummary = {
    method: 'GET';
    path: '/client/admin/v1/summary/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.ClientSummary;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Show a mobile number, an e-mail address, a beneficiary's phone or the number of a card whole.
   *
   * Written to the audit log: the user, the field and the client.
   *
   * Permission: client, read.
   *
   * Source: inferred.
   */
  export type post_RevealClientContact = {
    method: 'POST';
    path: '/client/admin/v1/reveal/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.ClientRevealRequest;
    };
    responses: {
      200: Schemas.RevealedField;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Identity checks of the clients in scope.
   *
   * Every client has one, unverified until something is submitted.
   *
   * Permission: kyc, read.
   *
   * Source: specification.
   */
  export type get_ListKyc = {
    method: 'GET';
    path: '/identify/admin/v1/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * Values of other filters, as in `status.approved,phase.asked`. `counts` of the response then says how many records there are with each of them in place of its own filter, so that the tabs of a list take one call.
         */
        counts: string;
        /**
         * `submitted_at`, `checked_at`, `status`, `attempt_no`, `risk`; with `-` the highest first; up to three, with commas between. By default `-submitted_at`.
         */
        sort: string;
        /**
         * A part of a name or the whole number of an identity document.
         */
        q: string;
        /**
         * Who works on a record.
         */
        holder: 'none' | 'me' | 'others';
        status: 'unverified' | 'pending' | 'approved' | 'rejected';
        /**
         * Of records that are pending: `review` waits for staff, `asked` for the answer of the client.
         */
        phase: 'review' | 'asked';
        /**
         * `look`: approved only with each reason acknowledged, and left out of bulk decisions otherwise. `stop`: decided
         * one by one only, and approved only with a reason for the override.
         */
        risk: 'none' | 'look' | 'stop';
        /**
         * basic = identity document; advanced = address too.
         */
        level: 'basic' | 'advanced';
        id_type: 'id_card' | 'passport' | 'driver_license' | 'residence_permit';
        /**
         * ISO 3166-1, two letters.
         */
        nationality: string;
        /**
         * An opaque identifier.
         */
        client_id: string;
        /**
         * Submitted at or after.
         */
        from: string;
        /**
         * Submitted before.
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
      200: Schemas.KycList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * The same list as a file.
   *
   * UTF-8 with BOM, streamed; cells that a spreadsheet would run are neutralised; the document's number
   * stays masked. Written to the audit log.
   *
   * Permission: kyc, export.
   *
   * Source: inferred.
   */
  export type get_ExportKyc = {
    method: 'GET';
    path: '/identify/admin/v1/export';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * The kind of file. `xlsx` is a workbook that Excel opens.
         */
        format: 'csv' | 'xlsx';
        /**
         * The columns of the file and their order: ids of the list's columns, with commas between them. An amount brings its currency along. All columns by default.
         */
        columns: string;
        /**
         * `submitted_at`, `checked_at`, `status`, `attempt_no`, `risk`; with `-` the highest first; up to three, with commas between. By default `-submitted_at`.
         */
        sort: string;
        /**
         * A part of a name or the whole number of an identity document.
         */
        q: string;
        /**
         * Who works on a record.
         */
        holder: 'none' | 'me' | 'others';
        status: 'unverified' | 'pending' | 'approved' | 'rejected';
        /**
         * Of records that are pending: `review` waits for staff, `asked` for the answer of the client.
         */
        phase: 'review' | 'asked';
        /**
         * `look`: approved only with each reason acknowledged, and left out of bulk decisions otherwise. `stop`: decided
         * one by one only, and approved only with a reason for the override.
         */
        risk: 'none' | 'look' | 'stop';
        /**
         * basic = identity document; advanced = address too.
         */
        level: 'basic' | 'advanced';
        id_type: 'id_card' | 'passport' | 'driver_license' | 'residence_permit';
        /**
         * ISO 3166-1, two letters.
         */
        nationality: string;
        /**
         * An opaque identifier.
         */
        client_id: string;
        /**
         * Submitted at or after.
         */
        from: string;
        /**
         * Submitted before.
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
   * The identity check of a client.
   *
   * Assumption: `id` is the client.
   *
   * Permission: kyc, read.
   *
   * Source: specification.
   */
  export type get_GetClientKyc = {
    method: 'GET';
    path: '/identify/admin/v1/client_detail/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.KycDetail;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * One identity check with what a reviewer needs beside it.
   *
   * Permission: kyc, read.
   *
   * Source: specification.
   */
  export type get_GetKyc = {
    method: 'GET';
    path: '/identify/admin/v1/detail/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.KycDetail;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Submit an identity check for a client.
   *
   * Assumption: `id` is the client, and staff fill in what the client brought. Refused while one waits; after a
   * decision it is a new attempt. One that differs from an approved check makes the client pending
   * again; with the verified details it is refused (IDENTITY_UNCHANGED, 409).
   *
   * Permission: kyc, update.
   *
   * Source: specification.
   */
  export type put_FillKyc = {
    method: 'PUT';
    path: '/identify/admin/v1/fill/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.KycFill;
    };
    responses: {
      200: Schemas.Kyc;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.KycConflict;
      422: Schemas.Problem;
    };
  };
  /**
   * Approve or reject a pending identity check.
   *
   * The client's `kyc_status` follows at once, and so does the name of an approved one. An identity document that has expired since cannot be
   * approved (ID_EXPIRED). A user never approves an attempt that they have submitted or corrected
   * (SELF_APPROVAL), or one by a user whose account is tied to theirs (TIED_APPROVAL); rejecting it is open to both.
   *
   * Permission: kyc, approve.
   *
   * Source: specification.
   */
  export type post_AuditKyc = {
    method: 'POST';
    path: '/identify/admin/v1/audit/{id}';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * An opaque identifier.
         */
        claim_next: string;
        /**
         * The kind of record, as the audit log names it.
         */
        claim_next_type:
          | 'deposit'
          | 'withdrawal'
          | 'overdrawn'
          | 'kyc'
          | 'trade'
          | 'amendment'
          | 'crypto_address'
          | 'proposal'
          | 'allocation'
          | 'dataException';
      }>;
      path: { id: string };

      body: Schemas.KycAuditRequest;
    };
    responses: {
      200: Schemas.Kyc;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.KycConflict;
    };
  };
  /**
   * Ask the client about an identity check that waits.
   *
   * Sends a message from a template, to that client alone. The state stays `pending` and a decision stays possible; until
   * the client has answered or the time has run out, the record is not in the queue of staff. At most five times a
   * record. A note with a link, an account number or a crypto address is refused (LEADS_ELSEWHERE).
   *
   * Permission: kyc, approve.
   *
   * Source: inferred.
   */
  export type post_AskKycClient = {
    method: 'POST';
    path: '/identify/admin/v1/ask/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.AskRequest;
    };
    responses: {
      200: Schemas.Kyc;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.KycConflict;
      422: Schemas.Problem;
    };
  };
  /**
   * Record what the client answered about an identity check.
   *
   * The record is back in the queue of staff.
   *
   * Permission: kyc, approve.
   *
   * Source: inferred.
   */
  export type put_RecordKycAnswer = {
    method: 'PUT';
    path: '/identify/admin/v1/answer/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.AnswerRequest;
    };
    responses: {
      200: Schemas.Kyc;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.KycConflict;
    };
  };
  /**
   * Show the number of the identity document whole.
   *
   * Written to the audit log: the user and the client. NOT_FOUND if nothing has been submitted.
   *
   * Permission: kyc, read.
   *
   * Source: inferred.
   */
  export type post_RevealKycIdNo = {
    method: 'POST';
    path: '/identify/admin/v1/reveal/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.RevealedIdNo;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * A picture of an identity document.
   *
   * Of any attempt. It shows the number, so that each look is written to the audit log.
   *
   * Permission: kyc, read.
   *
   * Source: inferred.
   */
  export type get_GetKycDocument = {
    method: 'GET';
    path: '/identify/admin/v1/document/{id}/{documentId}';
    requestFormat: 'json';
    parameters: {
      path: { id: string; documentId: string };
    };
    responses: {
      200: unknown;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      503: Schemas.Problem;
    };
  };
  /**
   * Say that one has an identity check open.
   *
   * The same as `claimWork` of an identity check, without taking it over.
   *
   * Permission: kyc, read.
   *
   * Source: inferred.
   */
  export type put_ClaimKyc = {
    method: 'PUT';
    path: '/identify/admin/v1/claim/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.KycClaim;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Say that one looks at it no more.
   *
   * The same as `releaseWork` of an identity check.
   *
   * Permission: kyc, read.
   *
   * Source: inferred.
   */
  export type delete_ReleaseKyc = {
    method: 'DELETE';
    path: '/identify/admin/v1/claim/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.Done;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Correct a pending identity check.
   *
   * Assumption: only what waits for a decision can be corrected; the attempt stays the same.
   *
   * Permission: kyc, update.
   *
   * Source: specification.
   */
  export type put_CorrectKyc = {
    method: 'PUT';
    path: '/identify/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.KycCorrection;
    };
    responses: {
      200: Schemas.Kyc;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.KycConflict;
      422: Schemas.Problem;
    };
  };
  /**
   * Withdrawals of the clients in the user's scope.
   *
   * Permission: withdrawal or funds, read.
   *
   * Source: specification.
   */
  export type get_ListWithdrawals = {
    method: 'GET';
    path: '/withdraw/admin/v1/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * Values of other filters, as in `status.approved,phase.asked`. `counts` of the response then says how many records there are with each of them in place of its own filter, so that the tabs of a list take one call.
         */
        counts: string;
        /**
         * With `known`, `total`, `totals` and `base` are null if more than a thousand records would have to be counted for them. The same call with `size=1` and without it counts them.
         */
        totals: 'all' | 'known';
        /**
         * `created_at`, `amount`, `order_no`, `checked_at`, `status`, `risk`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        /**
         * Who works on a record.
         */
        holder: 'none' | 'me' | 'others';
        status: 'pending' | 'approved' | 'rejected' | 'rolled_back';
        /**
         * Of records that are pending: `review` waits for staff, `asked` for the answer of the client.
         */
        phase: 'review' | 'asked';
        /**
         * `look`: approved only with each reason acknowledged, and left out of bulk decisions otherwise. `stop`: decided
         * one by one only, and approved only with a reason for the override.
         */
        risk: 'none' | 'look' | 'stop';
        kind: 'bank' | 'crypto';
        /**
         * Of the money of an approved withdrawal: `to_send` until it is sent, `sent` until the bank or the chain confirms
         * it, then `paid`; `returned` if a sent one was rolled back.
         */
        payout: 'to_send' | 'sent' | 'paid' | 'returned';
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
         * With `approved`, `from` and `to` are about the approval, and only what was approved is meant, also if it was taken back later.
         */
        dated: 'approved';
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
      200: Schemas.WithdrawalList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * The lines of the ledger behind the withdrawals that a filter lets through.
   *
   * The latest first. `totals` is what came in less what went out, by the currency of the accounts, over the
   * whole filter. A record that has moved nothing has no lines.
   *
   * Permission: withdrawal or funds, read.
   *
   * Source: inferred.
   */
  export type get_ListWithdrawalLines = {
    method: 'GET';
    path: '/withdraw/admin/v1/lines';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        /**
         * Who works on a record.
         */
        holder: 'none' | 'me' | 'others';
        status: 'pending' | 'approved' | 'rejected' | 'rolled_back';
        /**
         * Of records that are pending: `review` waits for staff, `asked` for the answer of the client.
         */
        phase: 'review' | 'asked';
        /**
         * `look`: approved only with each reason acknowledged, and left out of bulk decisions otherwise. `stop`: decided
         * one by one only, and approved only with a reason for the override.
         */
        risk: 'none' | 'look' | 'stop';
        kind: 'bank' | 'crypto';
        /**
         * Of the money of an approved withdrawal: `to_send` until it is sent, `sent` until the bank or the chain confirms
         * it, then `paid`; `returned` if a sent one was rolled back.
         */
        payout: 'to_send' | 'sent' | 'paid' | 'returned';
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
         * With `approved`, `from` and `to` are about the approval, and only what was approved is meant, also if it was taken back later.
         */
        dated: 'approved';
        /**
         * An opaque identifier.
         */
        agent_id: string;
        /**
         * Robots instead of real clients.
         */
        fake: boolean;
        /**
         * These records alone: their ids, with commas between them, at most 200.
         */
        ids: string;
      }>;
    };
    responses: {
      200: Schemas.LedgerLineList;
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
   * Permission: withdrawal or funds, export.
   *
   * Source: inferred.
   */
  export type get_ExportWithdrawals = {
    method: 'GET';
    path: '/withdraw/admin/v1/export';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * The kind of file. `xlsx` is a workbook that Excel opens.
         */
        format: 'csv' | 'xlsx';
        /**
         * The columns of the file and their order: ids of the list's columns, with commas between them. An amount brings its currency along. All columns by default.
         */
        columns: string;
        /**
         * `created_at`, `amount`, `order_no`, `checked_at`, `status`, `risk`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        /**
         * Who works on a record.
         */
        holder: 'none' | 'me' | 'others';
        status: 'pending' | 'approved' | 'rejected' | 'rolled_back';
        /**
         * Of records that are pending: `review` waits for staff, `asked` for the answer of the client.
         */
        phase: 'review' | 'asked';
        /**
         * `look`: approved only with each reason acknowledged, and left out of bulk decisions otherwise. `stop`: decided
         * one by one only, and approved only with a reason for the override.
         */
        risk: 'none' | 'look' | 'stop';
        kind: 'bank' | 'crypto';
        /**
         * Of the money of an approved withdrawal: `to_send` until it is sent, `sent` until the bank or the chain confirms
         * it, then `paid`; `returned` if a sent one was rolled back.
         */
        payout: 'to_send' | 'sent' | 'paid' | 'returned';
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
         * With `approved`, `from` and `to` are about the approval, and only what was approved is meant, also if it was taken back later.
         */
        dated: 'approved';
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
   * One withdrawal with what a reviewer needs beside it.
   *
   * Permission: withdrawal or funds, read.
   *
   * Source: inferred.
   */
  export type get_GetWithdrawal = {
    method: 'GET';
    path: '/withdraw/admin/v1/detail/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.WithdrawalDetail;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Approve or reject a pending withdrawal.
   *
   * The amount has been frozen on the account since it was asked for. Approval pays `net_amount` out
   * to the destination and keeps the fee; rejection frees the amount. Once, however many ask.
   *
   * Assumption: the fee is part of the amount. No client is ever asked to pay one before the money
   * leaves, and no decision waits for a payment.
   *
   * Permission: withdrawal or funds, approve.
   *
   * Source: specification.
   */
  export type post_AuditWithdrawal = {
    method: 'POST';
    path: '/withdraw/admin/v1/audit/{id}';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * An opaque identifier.
         */
        claim_next: string;
        /**
         * The kind of record, as the audit log names it.
         */
        claim_next_type:
          | 'deposit'
          | 'withdrawal'
          | 'overdrawn'
          | 'kyc'
          | 'trade'
          | 'amendment'
          | 'crypto_address'
          | 'proposal'
          | 'allocation'
          | 'dataException';
      }>;
      path: { id: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.WithdrawalAudit;
    };
    responses: {
      200: Schemas.Withdrawal;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.WithdrawalConflict;
      422: Schemas.Problem;
    };
  };
  /**
   * Ask the client about a withdrawal that waits.
   *
   * Sends a message from a template, to that client alone. The state stays `pending` and a decision stays possible; until
   * the client has answered or the time has run out, the record is not in the queue of staff. At most five times a
   * record. A note with a link, an account number or a crypto address is refused (LEADS_ELSEWHERE).
   *
   * Permission: withdrawal or funds, approve.
   *
   * Source: inferred.
   */
  export type post_AskWithdrawalClient = {
    method: 'POST';
    path: '/withdraw/admin/v1/ask/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.AskRequest;
    };
    responses: {
      200: Schemas.Withdrawal;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.WithdrawalConflict;
      422: Schemas.Problem;
    };
  };
  /**
   * Record what the client answered about a withdrawal.
   *
   * The record is back in the queue of staff.
   *
   * Permission: withdrawal or funds, approve.
   *
   * Source: inferred.
   */
  export type put_RecordWithdrawalAnswer = {
    method: 'PUT';
    path: '/withdraw/admin/v1/answer/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.AnswerRequest;
    };
    responses: {
      200: Schemas.Withdrawal;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.WithdrawalConflict;
      422: Schemas.Problem;
    };
  };
  /**
   * Give the money of an approved withdrawal back.
   *
   * The payment has come back: the account gets the whole amount again, the fee with it.
   *
   * Assumption: to credit is what the two-person rule is about, so that above its limit someone else
   * than the approver gives it back. A withdrawal that was marked as sent takes two people, whatever its amount.
   *
   * Permission: withdrawal or funds, approve.
   *
   * Source: specification.
   */
  export type put_RollbackWithdrawal = {
    method: 'PUT';
    path: '/withdraw/admin/v1/rollback/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.RollbackRequest;
    };
    responses: {
      200: Schemas.Withdrawal;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.WithdrawalConflict;
      422: Schemas.Problem;
    };
  };
  /**
   * Record that the money of an approved withdrawal has left.
   *
   * With the reference of the bank, or the hash of the transaction (TRANSACTION_HASH_WRONG at `reference` if it is
   * none of the network). A reference belongs to one payout of its method or network (FIELD_TAKEN). The day is between
   * the approval and today, in the time zone of the settings. The books do not move: the approval has moved them.
   *
   * Permission: withdrawal or funds, approve.
   *
   * Source: inferred.
   */
  export type post_MarkPayoutSent = {
    method: 'POST';
    path: '/withdraw/admin/v1/payout/sent/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.PayoutSent;
    };
    responses: {
      200: Schemas.Withdrawal;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.WithdrawalConflict;
      422: Schemas.Problem;
    };
  };
  /**
   * Correct the reference and the day of a payout that waits for its confirmation.
   *
   * Checked as `markPayoutSent` checks them. The old values stay in the history of the withdrawal and in the audit log.
   *
   * Permission: withdrawal or funds, approve.
   *
   * Source: inferred.
   */
  export type put_CorrectPayout = {
    method: 'PUT';
    path: '/withdraw/admin/v1/payout/sent/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.PayoutCorrection;
    };
    responses: {
      200: Schemas.Withdrawal;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.WithdrawalConflict;
      422: Schemas.Problem;
    };
  };
  /**
   * Record that the bank or the chain has confirmed a payout.
   *
   * Only after `markPayoutSent`. A user who approved the withdrawal alone cannot confirm its payout (SELF_APPROVAL,
   * TIED_APPROVAL). A payout that has failed or come back is rolled back, which takes two people.
   *
   * Permission: withdrawal or funds, approve.
   *
   * Source: inferred.
   */
  export type post_MarkPayoutPaid = {
    method: 'POST';
    path: '/withdraw/admin/v1/payout/paid/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.PayoutPaid;
    };
    responses: {
      200: Schemas.Withdrawal;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.WithdrawalConflict;
      422: Schemas.Problem;
    };
  };
  /**
   * The withdrawals that a payment file would have, with their sum.
   *
   * Of one currency and method: the named withdrawals, or without `ids` all that are to be sent, those approved
   * first before the others, at most 500. What is in an earlier payment file is listed under `taken` and left out:
   * `releaseFromPaymentFile` takes it out.
   *
   * Permission: withdrawal or funds, approve.
   *
   * Source: inferred.
   */
  export type post_PreviewPaymentFile = {
    method: 'POST';
    path: '/withdraw/admin/v1/payout/file/preview';
    requestFormat: 'json';
    parameters: {
      body: Schemas.PaymentFileQuestion;
    };
    responses: {
      200: Schemas.PaymentFilePreview;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * The payments of withdrawals that are to be sent, as a file for the bank.
   *
   * CSV with the columns `end_to_end_id` (the order number), `payment_date`, `beneficiary_name`, `account_number`,
   * `bank_name`, `bank_branch`, or for crypto `address`, `coin`, `network`, `memo`, and `amount`, `currency`. UTF-8 with
   * BOM; amounts are decimals; cells that a spreadsheet would run are neutralised. Numbers are whole.
   *
   * All or nothing: a withdrawal that is not to be sent, or of another currency or method, is NOT_TO_SEND at `ids.N`,
   * and one in an earlier file IN_PAYMENT_FILE. The withdrawals are marked, and the file is served
   * once: the audit log has its SHA-256 and names the withdrawals.
   *
   * Permission: withdrawal or funds, approve.
   *
   * Source: inferred.
   */
  export type post_CreatePaymentFile = {
    method: 'POST';
    path: '/withdraw/admin/v1/payout/file';
    requestFormat: 'json';
    parameters: {
      body: Schemas.PaymentFileRequest;
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
   * Take a withdrawal out of its payment file, so that another file can have it.
   *
   * For a file that the bank has not received or has refused. Always takes two people: otherwise one user could have
   * the same payment made twice. The mark, the reason and both users stay in the history. INVALID_TRANSITION if no
   * file has the withdrawal.
   *
   * Permission: withdrawal or funds, approve.
   *
   * Source: inferred.
   */
  export type post_ReleaseFromPaymentFile = {
    method: 'POST';
    path: '/withdraw/admin/v1/payout/release/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.RollbackRequest;
    };
    responses: {
      200: Schemas.Proposal;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.WithdrawalConflict;
      422: Schemas.Problem;
    };
  };
  /**
   * The receipt of the bank or the chain for a payout.
   *
   * Permission: withdrawal or funds, read.
   *
   * Source: inferred.
   */
  export type get_GetPayoutReceipt = {
    method: 'GET';
    path: '/withdraw/admin/v1/payout/receipt/{id}';
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
      503: Schemas.Problem;
    };
  };
  /**
   * Show the numbers of the account that a withdrawal goes to, and of its phone, whole.
   *
   * Written to the audit log: who saw that of which withdrawal. NOT_FOUND for coins, whose address is not masked.
   *
   * Permission: withdrawal or funds, read.
   *
   * Source: inferred.
   */
  export type post_RevealDestination = {
    method: 'POST';
    path: '/withdraw/admin/v1/reveal/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.RevealedDestination;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Loans, compensation and bonus of the clients in the user's scope.
   *
   * Assumption: these are the records that `sub_type` distinguishes, all of them by default. A
   * person sees the kinds that the role may read: loans by the resource `loan`, compensation and bonus
   * by `compensation`.
   *
   * Permission: loan or compensation or funds, read.
   *
   * Source: specification.
   */
  export type get_ListOverdrawn = {
    method: 'GET';
    path: '/overdrawn/admin/v1/record/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * Values of other filters, as in `status.approved,phase.asked`. `counts` of the response then says how many records there are with each of them in place of its own filter, so that the tabs of a list take one call.
         */
        counts: string;
        /**
         * With `known`, `total`, `totals` and `base` are null if more than a thousand records would have to be counted for them. The same call with `size=1` and without it counts them.
         */
        totals: 'all' | 'known';
        /**
         * `created_at`, `amount`, `order_no`, `checked_at`, `status`, `due_at`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        /**
         * Who works on a record.
         */
        holder: 'none' | 'me' | 'others';
        sub_type: 'loan' | 'compensation' | 'bonus';
        /**
         * Only the kinds that this resource of the roles covers: `compensation` is compensation and bonus.
         */
        resource: 'loan' | 'compensation';
        /**
         * Compensation and bonus are pending, approved or rejected. An approved loan is paid out and not
         * repaid at all yet, an outstanding one is repaid in part, a completed one whole.
         */
        status: 'pending' | 'approved' | 'rejected' | 'outstanding' | 'completed';
        /**
         * Whether its maker approved it alone or as one of two.
         */
        approved_by_maker: boolean;
        /**
         * Loans past their due date that are not repaid.
         */
        overdue: boolean;
        /**
         * Loans that are not repaid and fall due within so many days; none that is overdue.
         */
        due_within: number;
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
      200: Schemas.OverdrawnList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * The lines of the ledger behind the loans, compensation and bonus that a filter lets through.
   *
   * The latest first. `totals` is what came in less what went out, by the currency of the accounts, over the
   * whole filter. A record that has moved nothing has no lines.
   * Of a loan, also what has been paid on it.
   *
   * Permission: loan or compensation or funds, read.
   *
   * Source: inferred.
   */
  export type get_ListOverdrawnLines = {
    method: 'GET';
    path: '/overdrawn/admin/v1/record/lines';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        /**
         * Who works on a record.
         */
        holder: 'none' | 'me' | 'others';
        sub_type: 'loan' | 'compensation' | 'bonus';
        /**
         * Only the kinds that this resource of the roles covers: `compensation` is compensation and bonus.
         */
        resource: 'loan' | 'compensation';
        /**
         * Compensation and bonus are pending, approved or rejected. An approved loan is paid out and not
         * repaid at all yet, an outstanding one is repaid in part, a completed one whole.
         */
        status: 'pending' | 'approved' | 'rejected' | 'outstanding' | 'completed';
        /**
         * Whether its maker approved it alone or as one of two.
         */
        approved_by_maker: boolean;
        /**
         * Loans past their due date that are not repaid.
         */
        overdue: boolean;
        /**
         * Loans that are not repaid and fall due within so many days; none that is overdue.
         */
        due_within: number;
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
        /**
         * These records alone: their ids, with commas between them, at most 200.
         */
        ids: string;
      }>;
    };
    responses: {
      200: Schemas.LedgerLineList;
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
   * Permission: loan or compensation or funds, export.
   *
   * Source: inferred.
   */
  export type get_ExportOverdrawn = {
    method: 'GET';
    path: '/overdrawn/admin/v1/record/export';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * The kind of file. `xlsx` is a workbook that Excel opens.
         */
        format: 'csv' | 'xlsx';
        /**
         * The columns of the file and their order: ids of the list's columns, with commas between them. An amount brings its currency along. All columns by default.
         */
        columns: string;
        /**
         * `created_at`, `amount`, `order_no`, `checked_at`, `status`, `due_at`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        /**
         * Who works on a record.
         */
        holder: 'none' | 'me' | 'others';
        sub_type: 'loan' | 'compensation' | 'bonus';
        /**
         * Only the kinds that this resource of the roles covers: `compensation` is compensation and bonus.
         */
        resource: 'loan' | 'compensation';
        /**
         * Compensation and bonus are pending, approved or rejected. An approved loan is paid out and not
         * repaid at all yet, an outstanding one is repaid in part, a completed one whole.
         */
        status: 'pending' | 'approved' | 'rejected' | 'outstanding' | 'completed';
        /**
         * Whether its maker approved it alone or as one of two.
         */
        approved_by_maker: boolean;
        /**
         * Loans past their due date that are not repaid.
         */
        overdue: boolean;
        /**
         * Loans that are not repaid and fall due within so many days; none that is overdue.
         */
        due_within: number;
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
   * One loan, compensation or bonus with what a reviewer needs beside it.
   *
   * Permission: loan or compensation or funds, read.
   *
   * Source: inferred.
   */
  export type get_GetOverdrawn = {
    method: 'GET';
    path: '/overdrawn/admin/v1/record/detail/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.OverdrawnDetail;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Approve or reject a pending loan, compensation or bonus.
   *
   * Approval credits the account through the ledger, once, however many ask; a loan is paid out by it,
   * and its term begins.
   *
   * Permission: loan or compensation or funds, approve.
   *
   * Source: specification.
   */
  export type put_AuditOverdrawn = {
    method: 'PUT';
    path: '/overdrawn/admin/v1/audit/{id}';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * An opaque identifier.
         */
        claim_next: string;
        /**
         * The kind of record, as the audit log names it.
         */
        claim_next_type:
          | 'deposit'
          | 'withdrawal'
          | 'overdrawn'
          | 'kyc'
          | 'trade'
          | 'amendment'
          | 'crypto_address'
          | 'proposal'
          | 'allocation'
          | 'dataException';
      }>;
      path: { id: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.OverdrawnAudit;
    };
    responses: {
      200: Schemas.Overdrawn;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.OverdrawnConflict;
      422: Schemas.Problem;
    };
  };
  /**
   * Credit compensation (bonus points) to an account.
   *
   * Assumption: `{id}` is the account, whose currency the amount is in. The record is pending until it is
   * approved; above the two-person limit a user other than its maker approves it. Assumption: the specified
   * `{amount}` alone stays valid; why it is given (`reason_code`, `remark`) comes beside it, and the console
   * asks for both.
   *
   * Permission: client, fund.
   *
   * Source: specification.
   */
  export type post_CreateCompensation = {
    method: 'POST';
    path: '/overdrawn/admin/v1/compensation/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.CreditRequest;
    };
    responses: {
      201: Schemas.Overdrawn;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * Credit a bonus to an account.
   *
   * Assumption: `{id}` is the account, whose currency the amount is in. The record is pending until it is
   * approved; above the two-person limit a user other than its maker approves it. Assumption: the specified
   * `{amount}` alone stays valid; why it is given (`reason_code`, `remark`) comes beside it, and the console
   * asks for both.
   *
   * Permission: client, fund.
   *
   * Source: specification.
   */
  export type post_CreateBonus = {
    method: 'POST';
    path: '/overdrawn/admin/v1/bonus/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.CreditRequest;
    };
    responses: {
      201: Schemas.Overdrawn;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * How many loans are overdue or fall due soon, and what is owed on them.
   *
   * Loans of the clients in the user's scope that are paid out and not repaid.
   *
   * Permission: loan or funds, read.
   *
   * Source: inferred.
   */
  export type get_GetLoansDue = {
    method: 'GET';
    path: '/overdrawn/admin/v1/loan/due';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * How soon is soon.
         */
        within_days: number;
        /**
         * Robots instead of real clients.
         */
        fake: boolean;
      }>;
    };
    responses: {
      200: Schemas.LoansDue;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * Repay a loan from the account's available money.
   *
   * Assumption: `{id}` is the loan. The amount pays the late charge first, then the interest, then the
   * principal, as they stand at the moment; more than all of it is refused with
   * REPAYMENT_TOO_LARGE, and more than is available with INSUFFICIENT_FUNDS.
   *
   * Permission: client, fund.
   *
   * Source: specification.
   */
  export type post_PayLoan = {
    method: 'POST';
    path: '/overdrawn/admin/v1/loan/pay_fine/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.LoanRepaymentRequest;
    };
    responses: {
      200: Schemas.Overdrawn;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.OverdrawnConflict;
      422: Schemas.Problem;
    };
  };
  /**
   * What clients in the user's scope have changed from one currency into another.
   *
   * `totals` is what left the accounts, fees included, and `received_totals` what came onto them. The words
   * of `q` are looked for in the order number and the names of the client.
   *
   * Permission: client, read.
   *
   * Source: inferred.
   */
  export type get_ListConversions = {
    method: 'GET';
    path: '/acc/admin/v1/exchange/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * `created_at`, `amount`, `received`, `order_no`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        /**
         * An opaque identifier.
         */
        client_id: string;
        currency: string;
        received_currency: string;
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
      200: Schemas.ConversionList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * The lines of the ledger behind the exchanges that a filter lets through.
   *
   * The latest first. `totals` is what came in less what went out, by the currency of the accounts, over the
   * whole filter. A record that has moved nothing has no lines.
   *
   * Permission: client, read.
   *
   * Source: inferred.
   */
  export type get_ListConversionLines = {
    method: 'GET';
    path: '/acc/admin/v1/exchange/lines';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        /**
         * An opaque identifier.
         */
        client_id: string;
        currency: string;
        received_currency: string;
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
        /**
         * These records alone: their ids, with commas between them, at most 200.
         */
        ids: string;
      }>;
    };
    responses: {
      200: Schemas.LedgerLineList;
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
  export type get_ExportConversions = {
    method: 'GET';
    path: '/acc/admin/v1/exchange/export';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * The kind of file. `xlsx` is a workbook that Excel opens.
         */
        format: 'csv' | 'xlsx';
        /**
         * The columns of the file and their order: ids of the list's columns, with commas between them. An amount brings its currency along. All columns by default.
         */
        columns: string;
        /**
         * `created_at`, `amount`, `received`, `order_no`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        /**
         * An opaque identifier.
         */
        client_id: string;
        currency: string;
        received_currency: string;
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
   * Change money of a client from one account into another.
   *
   * At the rate of the moment, which the request repeats: another one is refused with RATE_CHANGED and
   * the present one in `current`, and an expired quotation with RATE_UNAVAILABLE. If the request repeats
   * the fee, another one is refused with FEE_CHANGED and the present one in `current`. What is received is
   * rounded down to its currency. Done whole, or not at all. A pair that is disabled or not set up is
   * refused (PAIR_DISABLED), a rate older than the trade config allows is RATE_OUTDATED, and so is an amount outside of the pair's limits. A pair serves the way back too,
   * unless that is set up itself.
   * Above the limit `exchange` it is a proposal, with rate and fee as they were seen: once they have changed, it
   * is asked for anew. A client sells at the mid less the spread, and buys at the mid plus the spread.
   * Assumption: `exchange_pct` of the trade config is taken from the amount, rounded up, and the rest is
   * exchanged.
   *
   * Permission: client, fund.
   *
   * Source: specification.
   */
  export type post_ExchangeFunds = {
    method: 'POST';
    path: '/acc/admin/v1/exchange/{clientId}';
    requestFormat: 'json';
    parameters: {
      path: { clientId: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.ExchangeRequest;
    };
    responses: {
      201: Schemas.ExchangeOutcome;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.RateNowOrFeeNowConflict;
      422: Schemas.Problem;
    };
  };
  /**
   * What an exchange would bring now.
   *
   * Computed as the exchange itself is, and refused for the same reasons but for the money: rate, fee and
   * what arrives are those of the booking, which refuses them once the rate or `exchange_pct` has changed.
   * Nothing is booked or held.
   *
   * Permission: client, fund.
   *
   * Source: inferred.
   */
  export type get_QuoteExchange = {
    method: 'GET';
    path: '/acc/admin/v1/exchange/{clientId}/quote';
    requestFormat: 'json';
    parameters: {
      query: {
        from_account: string;
        to_account: string;
        amount: string;
        at_most?: boolean | undefined;
      };
      path: { clientId: string };
    };
    responses: {
      200: Schemas.ExchangeQuote;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * The statement of a client, every line of the ledger about the accounts.
   *
   * Assumption: `tfl` is the client's transaction flow. Each line says what the account held and had
   * available after it. `totals` is what came in less what went out, over the whole filter.
   * `reference_id` keeps what one record has moved, of a loan also what has been paid on it.
   *
   * Permission: client, read.
   *
   * Source: specification.
   */
  export type get_ListStatement = {
    method: 'GET';
    path: '/user/admin/v1/tfl/{id}';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * `created_at`, `amount`; with `-` the highest first. By default `-created_at`.
         */
        sort: string;
        /**
         * An opaque identifier.
         */
        account_id: string;
        currency: string;
        /**
         * Whether the money can be used, or waits for something.
         */
        bucket: 'available' | 'frozen';
        /**
         * The kind of record that moved the money, such as `deposit` or `withdrawal`.
         */
        reference_type: string;
        /**
         * An opaque identifier.
         */
        reference_id: string;
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
      }>;
      path: { id: string };
    };
    responses: {
      200: Schemas.Statement;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * The same statement as a file.
   *
   * UTF-8 with BOM, streamed; cells that a spreadsheet would run are neutralised. Written to the audit log.
   *
   * Permission: client, export.
   *
   * Source: inferred.
   */
  export type get_ExportStatement = {
    method: 'GET';
    path: '/user/admin/v1/tfl/{id}/export';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * The kind of file. `xlsx` is a workbook that Excel opens.
         */
        format: 'csv' | 'xlsx';
        /**
         * The columns of the file and their order: ids of the list's columns, with commas between them. An amount brings its currency along. All columns by default.
         */
        columns: string;
        /**
         * `created_at`, `amount`; with `-` the highest first. By default `-created_at`.
         */
        sort: string;
        /**
         * An opaque identifier.
         */
        account_id: string;
        currency: string;
        /**
         * Whether the money can be used, or waits for something.
         */
        bucket: 'available' | 'frozen';
        /**
         * The kind of record that moved the money, such as `deposit` or `withdrawal`.
         */
        reference_type: string;
        /**
         * An opaque identifier.
         */
        reference_id: string;
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
      }>;
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
   * Limit-up stocks.
   *
   * Sorting by `code` is by the symbol; `q` looks into symbol and name.
   *
   * Permission: fo or trades, read.
   *
   * Source: inferred.
   */
  export type get_ListStockProducts = {
    method: 'GET';
    path: '/stock/admin/v1/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * Values of other filters, as in `status.approved,phase.asked`. `counts` of the response then says how many records there are with each of them in place of its own filter, so that the tabs of a list take one call.
         */
        counts: string;
        /**
         * `created_at`, `code`, `name`, `status`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        status: 'available' | 'listing' | 'listed' | 'closed';
        currency: string;
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
      }>;
    };
    responses: {
      200: Schemas.StockProductList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * The limit-up stocks as a file.
   *
   * UTF-8 with BOM, streamed. Written to the audit log.
   *
   * Permission: fo or trades, export.
   *
   * Source: inferred.
   */
  export type get_ExportStockProducts = {
    method: 'GET';
    path: '/stock/admin/v1/export';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * The kind of file. `xlsx` is a workbook that Excel opens.
         */
        format: 'csv' | 'xlsx';
        /**
         * The columns of the file and their order: ids of the list's columns, with commas between them. An amount brings its currency along. All columns by default.
         */
        columns: string;
        /**
         * `created_at`, `code`, `name`, `status`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        status: 'available' | 'listing' | 'listed' | 'closed';
        currency: string;
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
      }>;
    };
    responses: { 200: unknown; 400: Schemas.Problem; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * Add a limit-up stock.
   *
   * It begins available.
   *
   * Permission: fo or trades, create.
   *
   * Source: inferred.
   */
  export type post_CreateStockProduct = {
    method: 'POST';
    path: '/stock/admin/v1/create';
    requestFormat: 'json';
    parameters: {
      header: { 'Idempotency-Key': string };
      body: Schemas.StockProductCreate;
    };
    responses: {
      201: Schemas.StockProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * One limit-up stock.
   *
   * Permission: fo or trades, read.
   *
   * Source: inferred.
   */
  export type get_GetStockProduct = {
    method: 'GET';
    path: '/stock/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.StockProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Change a limit-up stock.
   *
   * Sends the whole. What open trade records were promised stays as it is (PRODUCT_IN_USE, which names
   * the fields), and a product that has ended is not changed any more (INVALID_TRANSITION). The pool is not
   * lowered below what is allotted of it (BELOW_TAKEN).
   *
   * Permission: fo or trades, update.
   *
   * Source: inferred.
   */
  export type put_UpdateStockProduct = {
    method: 'PUT';
    path: '/stock/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.StockProductUpdate;
    };
    responses: {
      200: Schemas.StockProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.StockProductConflict;
    };
  };
  /**
   * Remove a limit-up stock.
   *
   * Only while no trade record and no allocation refers to it (PRODUCT_IN_USE).
   *
   * Permission: fo or trades, delete.
   *
   * Source: inferred.
   */
  export type delete_DeleteStockProduct = {
    method: 'DELETE';
    path: '/stock/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      query: { version: number };
      path: { id: string };
    };
    responses: {
      200: Schemas.Done;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.StockProductConflict;
    };
  };
  /**
   * Take a limit-up stock to another state.
   *
   * docs/states.md draws what is possible. Closing is refused while trade records are open (PRODUCT_IN_USE).
   *
   * Permission: fo or trades, update.
   *
   * Source: inferred.
   */
  export type put_ChangeStockProductStatus = {
    method: 'PUT';
    path: '/stock/admin/v1/status/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.StockProductStatusChange;
    };
    responses: {
      200: Schemas.StockProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.StockProductConflict;
    };
  };
  /**
   * What has been done to one limit-up stock.
   *
   * By the audit log, the newest first.
   *
   * Permission: fo or trades, read.
   *
   * Source: inferred.
   */
  export type get_ListStockProductHistory = {
    method: 'GET';
    path: '/stock/admin/v1/history/{id}';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
      }>;
      path: { id: string };
    };
    responses: {
      200: Schemas.ProductHistory;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Block deals.
   *
   * Sorting by `code` is by the symbol; `q` looks into symbol and name.
   *
   * Permission: block or trades, read.
   *
   * Source: inferred.
   */
  export type get_ListBlockProducts = {
    method: 'GET';
    path: '/block/admin/v1/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * Values of other filters, as in `status.approved,phase.asked`. `counts` of the response then says how many records there are with each of them in place of its own filter, so that the tabs of a list take one call.
         */
        counts: string;
        /**
         * `created_at`, `code`, `name`, `status`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        status: 'available' | 'listing' | 'listed' | 'closed';
        currency: string;
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
      }>;
    };
    responses: {
      200: Schemas.BlockProductList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * The block deals as a file.
   *
   * UTF-8 with BOM, streamed. Written to the audit log.
   *
   * Permission: block or trades, export.
   *
   * Source: inferred.
   */
  export type get_ExportBlockProducts = {
    method: 'GET';
    path: '/block/admin/v1/export';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * The kind of file. `xlsx` is a workbook that Excel opens.
         */
        format: 'csv' | 'xlsx';
        /**
         * The columns of the file and their order: ids of the list's columns, with commas between them. An amount brings its currency along. All columns by default.
         */
        columns: string;
        /**
         * `created_at`, `code`, `name`, `status`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        status: 'available' | 'listing' | 'listed' | 'closed';
        currency: string;
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
      }>;
    };
    responses: { 200: unknown; 400: Schemas.Problem; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * Add a block deal.
   *
   * It begins available.
   *
   * Permission: block or trades, create.
   *
   * Source: inferred.
   */
  export type post_CreateBlockProduct = {
    method: 'POST';
    path: '/block/admin/v1/create';
    requestFormat: 'json';
    parameters: {
      header: { 'Idempotency-Key': string };
      body: Schemas.BlockProductCreate;
    };
    responses: {
      201: Schemas.BlockProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * One block deal.
   *
   * Permission: block or trades, read.
   *
   * Source: inferred.
   */
  export type get_GetBlockProduct = {
    method: 'GET';
    path: '/block/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.BlockProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Change a block deal.
   *
   * Sends the whole. What open trade records were promised stays as it is (PRODUCT_IN_USE, which names
   * the fields), and a product that has ended is not changed any more (INVALID_TRANSITION). The pool is not
   * lowered below what is allotted of it (BELOW_TAKEN).
   *
   * Permission: block or trades, update.
   *
   * Source: inferred.
   */
  export type put_UpdateBlockProduct = {
    method: 'PUT';
    path: '/block/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.BlockProductUpdate;
    };
    responses: {
      200: Schemas.BlockProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.BlockProductConflict;
    };
  };
  /**
   * Remove a block deal.
   *
   * Only while no trade record and no allocation refers to it (PRODUCT_IN_USE).
   *
   * Permission: block or trades, delete.
   *
   * Source: inferred.
   */
  export type delete_DeleteBlockProduct = {
    method: 'DELETE';
    path: '/block/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      query: { version: number };
      path: { id: string };
    };
    responses: {
      200: Schemas.Done;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.BlockProductConflict;
    };
  };
  /**
   * Take a block deal to another state.
   *
   * docs/states.md draws what is possible. Closing is refused while trade records are open (PRODUCT_IN_USE).
   *
   * Permission: block or trades, update.
   *
   * Source: inferred.
   */
  export type put_ChangeBlockProductStatus = {
    method: 'PUT';
    path: '/block/admin/v1/status/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.BlockProductStatusChange;
    };
    responses: {
      200: Schemas.BlockProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.BlockProductConflict;
    };
  };
  /**
   * What has been done to one block deal.
   *
   * By the audit log, the newest first.
   *
   * Permission: block or trades, read.
   *
   * Source: inferred.
   */
  export type get_ListBlockProductHistory = {
    method: 'GET';
    path: '/block/admin/v1/history/{id}';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
      }>;
      path: { id: string };
    };
    responses: {
      200: Schemas.ProductHistory;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * IPOs.
   *
   * Sorting by `code` is by the symbol; `q` looks into symbol and name.
   *
   * Permission: ipo or trades, read.
   *
   * Source: inferred.
   */
  export type get_ListIpoProducts = {
    method: 'GET';
    path: '/ipo/admin/v1/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * Values of other filters, as in `status.approved,phase.asked`. `counts` of the response then says how many records there are with each of them in place of its own filter, so that the tabs of a list take one call.
         */
        counts: string;
        /**
         * `created_at`, `code`, `name`, `status`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        status: 'available' | 'listing' | 'listed' | 'withdrawn';
        currency: string;
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
      }>;
    };
    responses: {
      200: Schemas.IpoProductList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * The IPOs as a file.
   *
   * UTF-8 with BOM, streamed. Written to the audit log.
   *
   * Permission: ipo or trades, export.
   *
   * Source: inferred.
   */
  export type get_ExportIpoProducts = {
    method: 'GET';
    path: '/ipo/admin/v1/export';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * The kind of file. `xlsx` is a workbook that Excel opens.
         */
        format: 'csv' | 'xlsx';
        /**
         * The columns of the file and their order: ids of the list's columns, with commas between them. An amount brings its currency along. All columns by default.
         */
        columns: string;
        /**
         * `created_at`, `code`, `name`, `status`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        status: 'available' | 'listing' | 'listed' | 'withdrawn';
        currency: string;
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
      }>;
    };
    responses: { 200: unknown; 400: Schemas.Problem; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * Add an IPO.
   *
   * It begins available.
   *
   * Permission: ipo or trades, create.
   *
   * Source: inferred.
   */
  export type post_CreateIpoProduct = {
    method: 'POST';
    path: '/ipo/admin/v1/create';
    requestFormat: 'json';
    parameters: {
      header: { 'Idempotency-Key': string };
      body: Schemas.IpoProductCreate;
    };
    responses: {
      201: Schemas.IpoProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * One IPO.
   *
   * Permission: ipo or trades, read.
   *
   * Source: inferred.
   */
  export type get_GetIpoProduct = {
    method: 'GET';
    path: '/ipo/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.IpoProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Change an IPO.
   *
   * Sends the whole. What open trade records were promised stays as it is (PRODUCT_IN_USE, which names
   * the fields), and a product that has ended is not changed any more (INVALID_TRANSITION). The pool is not
   * lowered below what is allotted of it (BELOW_TAKEN).
   *
   * Permission: ipo or trades, update.
   *
   * Source: inferred.
   */
  export type put_UpdateIpoProduct = {
    method: 'PUT';
    path: '/ipo/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.IpoProductUpdate;
    };
    responses: {
      200: Schemas.IpoProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.IpoProductConflict;
    };
  };
  /**
   * Remove an IPO.
   *
   * Only while no trade record and no allocation refers to it (PRODUCT_IN_USE).
   *
   * Permission: ipo or trades, delete.
   *
   * Source: inferred.
   */
  export type delete_DeleteIpoProduct = {
    method: 'DELETE';
    path: '/ipo/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      query: { version: number };
      path: { id: string };
    };
    responses: {
      200: Schemas.Done;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.IpoProductConflict;
    };
  };
  /**
   * Take an IPO to another state.
   *
   * docs/states.md draws what is possible. Listing needs the issue price (ISSUE_PRICE_MISSING); withdrawing is
   * refused while trade records are open (PRODUCT_IN_USE): they are released first.
   *
   * Permission: ipo or trades, update.
   *
   * Source: inferred.
   */
  export type put_ChangeIpoProductStatus = {
    method: 'PUT';
    path: '/ipo/admin/v1/status/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.IpoProductStatusChange;
    };
    responses: {
      200: Schemas.IpoProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.IpoProductConflict;
    };
  };
  /**
   * What has been done to one IPO.
   *
   * By the audit log, the newest first.
   *
   * Permission: ipo or trades, read.
   *
   * Source: inferred.
   */
  export type get_ListIpoProductHistory = {
    method: 'GET';
    path: '/ipo/admin/v1/history/{id}';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
      }>;
      path: { id: string };
    };
    responses: {
      200: Schemas.ProductHistory;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Daily products.
   *
   * Sorting by `code` is by the code; `q` looks into code and name.
   *
   * Permission: daily or trades, read.
   *
   * Source: inferred.
   */
  export type get_ListDailyProducts = {
    method: 'GET';
    path: '/daily/admin/v1/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * Values of other filters, as in `status.approved,phase.asked`. `counts` of the response then says how many records there are with each of them in place of its own filter, so that the tabs of a list take one call.
         */
        counts: string;
        /**
         * `created_at`, `code`, `name`, `status`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        status: 'enabled' | 'disabled' | 'closed';
        currency: string;
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
      }>;
    };
    responses: {
      200: Schemas.DailyProductList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * The daily products as a file.
   *
   * UTF-8 with BOM, streamed. Written to the audit log.
   *
   * Permission: daily or trades, export.
   *
   * Source: inferred.
   */
  export type get_ExportDailyProducts = {
    method: 'GET';
    path: '/daily/admin/v1/export';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * The kind of file. `xlsx` is a workbook that Excel opens.
         */
        format: 'csv' | 'xlsx';
        /**
         * The columns of the file and their order: ids of the list's columns, with commas between them. An amount brings its currency along. All columns by default.
         */
        columns: string;
        /**
         * `created_at`, `code`, `name`, `status`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        status: 'enabled' | 'disabled' | 'closed';
        currency: string;
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
      }>;
    };
    responses: { 200: unknown; 400: Schemas.Problem; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * Add a daily product.
   *
   * It begins disabled.
   *
   * Permission: daily or trades, create.
   *
   * Source: inferred.
   */
  export type post_CreateDailyProduct = {
    method: 'POST';
    path: '/daily/admin/v1/create';
    requestFormat: 'json';
    parameters: {
      header: { 'Idempotency-Key': string };
      body: Schemas.DailyProductCreate;
    };
    responses: {
      201: Schemas.DailyProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * One daily product.
   *
   * Permission: daily or trades, read.
   *
   * Source: inferred.
   */
  export type get_GetDailyProduct = {
    method: 'GET';
    path: '/daily/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.DailyProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Change a daily product.
   *
   * Sends the whole. What open trade records were promised stays as it is (PRODUCT_IN_USE, which names
   * the fields), and a product that has ended is not changed any more (INVALID_TRANSITION). The capacity is
   * not lowered below what clients have in the product (BELOW_TAKEN).
   *
   * Permission: daily or trades, update.
   *
   * Source: inferred.
   */
  export type put_UpdateDailyProduct = {
    method: 'PUT';
    path: '/daily/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.DailyProductUpdate;
    };
    responses: {
      200: Schemas.DailyProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.DailyProductConflict;
    };
  };
  /**
   * Remove a daily product.
   *
   * Only while no trade record and no allocation refers to it (PRODUCT_IN_USE).
   *
   * Permission: daily or trades, delete.
   *
   * Source: inferred.
   */
  export type delete_DeleteDailyProduct = {
    method: 'DELETE';
    path: '/daily/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      query: { version: number };
      path: { id: string };
    };
    responses: {
      200: Schemas.Done;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.DailyProductConflict;
    };
  };
  /**
   * Take a daily product to another state.
   *
   * docs/states.md draws what is possible. Closing is refused while trade records are open (PRODUCT_IN_USE).
   *
   * Permission: daily or trades, update.
   *
   * Source: inferred.
   */
  export type put_ChangeDailyProductStatus = {
    method: 'PUT';
    path: '/daily/admin/v1/status/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.DailyProductStatusChange;
    };
    responses: {
      200: Schemas.DailyProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.DailyProductConflict;
    };
  };
  /**
   * What has been done to one daily product.
   *
   * By the audit log, the newest first.
   *
   * Permission: daily or trades, read.
   *
   * Source: inferred.
   */
  export type get_ListDailyProductHistory = {
    method: 'GET';
    path: '/daily/admin/v1/history/{id}';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
      }>;
      path: { id: string };
    };
    responses: {
      200: Schemas.ProductHistory;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * AI products.
   *
   * Sorting by `code` is by the code; `q` looks into code and name.
   *
   * Permission: ai or trades, read.
   *
   * Source: inferred.
   */
  export type get_ListAiProducts = {
    method: 'GET';
    path: '/ai/admin/v1/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * Values of other filters, as in `status.approved,phase.asked`. `counts` of the response then says how many records there are with each of them in place of its own filter, so that the tabs of a list take one call.
         */
        counts: string;
        /**
         * `created_at`, `code`, `name`, `status`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        status: 'enabled' | 'disabled' | 'closed';
        currency: string;
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
      }>;
    };
    responses: {
      200: Schemas.AiProductList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * The AI products as a file.
   *
   * UTF-8 with BOM, streamed. Written to the audit log.
   *
   * Permission: ai or trades, export.
   *
   * Source: inferred.
   */
  export type get_ExportAiProducts = {
    method: 'GET';
    path: '/ai/admin/v1/export';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * The kind of file. `xlsx` is a workbook that Excel opens.
         */
        format: 'csv' | 'xlsx';
        /**
         * The columns of the file and their order: ids of the list's columns, with commas between them. An amount brings its currency along. All columns by default.
         */
        columns: string;
        /**
         * `created_at`, `code`, `name`, `status`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        status: 'enabled' | 'disabled' | 'closed';
        currency: string;
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
      }>;
    };
    responses: { 200: unknown; 400: Schemas.Problem; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * Add an AI product.
   *
   * It begins disabled.
   *
   * Permission: ai or trades, create.
   *
   * Source: inferred.
   */
  export type post_CreateAiProduct = {
    method: 'POST';
    path: '/ai/admin/v1/create';
    requestFormat: 'json';
    parameters: {
      header: { 'Idempotency-Key': string };
      body: Schemas.AiProductCreate;
    };
    responses: {
      201: Schemas.AiProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * One AI product.
   *
   * Permission: ai or trades, read.
   *
   * Source: inferred.
   */
  export type get_GetAiProduct = {
    method: 'GET';
    path: '/ai/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.AiProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Change an AI product.
   *
   * Sends the whole. What open trade records were promised stays as it is (PRODUCT_IN_USE, which names
   * the fields), and a product that has ended is not changed any more (INVALID_TRANSITION). The capacity is
   * not lowered below what clients have in the product (BELOW_TAKEN).
   *
   * Permission: ai or trades, update.
   *
   * Source: inferred.
   */
  export type put_UpdateAiProduct = {
    method: 'PUT';
    path: '/ai/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.AiProductUpdate;
    };
    responses: {
      200: Schemas.AiProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.AiProductConflict;
    };
  };
  /**
   * Remove an AI product.
   *
   * Only while no trade record and no allocation refers to it (PRODUCT_IN_USE).
   *
   * Permission: ai or trades, delete.
   *
   * Source: inferred.
   */
  export type delete_DeleteAiProduct = {
    method: 'DELETE';
    path: '/ai/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      query: { version: number };
      path: { id: string };
    };
    responses: {
      200: Schemas.Done;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.AiProductConflict;
    };
  };
  /**
   * Take an AI product to another state.
   *
   * docs/states.md draws what is possible. Closing is refused while trade records are open (PRODUCT_IN_USE).
   *
   * Permission: ai or trades, update.
   *
   * Source: inferred.
   */
  export type put_ChangeAiProductStatus = {
    method: 'PUT';
    path: '/ai/admin/v1/status/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.AiProductStatusChange;
    };
    responses: {
      200: Schemas.AiProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.AiProductConflict;
    };
  };
  /**
   * What has been done to one AI product.
   *
   * By the audit log, the newest first.
   *
   * Permission: ai or trades, read.
   *
   * Source: inferred.
   */
  export type get_ListAiProductHistory = {
    method: 'GET';
    path: '/ai/admin/v1/history/{id}';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
      }>;
      path: { id: string };
    };
    responses: {
      200: Schemas.ProductHistory;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Funds.
   *
   * Sorting by `code` is by the code; `q` looks into code and name.
   *
   * Permission: fund or trades, read.
   *
   * Source: inferred.
   */
  export type get_ListFundProducts = {
    method: 'GET';
    path: '/fund/admin/v1/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * Values of other filters, as in `status.approved,phase.asked`. `counts` of the response then says how many records there are with each of them in place of its own filter, so that the tabs of a list take one call.
         */
        counts: string;
        /**
         * `created_at`, `code`, `name`, `status`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        status: 'enabled' | 'disabled';
        currency: string;
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
      }>;
    };
    responses: {
      200: Schemas.FundProductList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * The funds as a file.
   *
   * UTF-8 with BOM, streamed. Written to the audit log.
   *
   * Permission: fund or trades, export.
   *
   * Source: inferred.
   */
  export type get_ExportFundProducts = {
    method: 'GET';
    path: '/fund/admin/v1/export';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * The kind of file. `xlsx` is a workbook that Excel opens.
         */
        format: 'csv' | 'xlsx';
        /**
         * The columns of the file and their order: ids of the list's columns, with commas between them. An amount brings its currency along. All columns by default.
         */
        columns: string;
        /**
         * `created_at`, `code`, `name`, `status`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        status: 'enabled' | 'disabled';
        currency: string;
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
      }>;
    };
    responses: { 200: unknown; 400: Schemas.Problem; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * Add a fund.
   *
   * It begins disabled.
   *
   * Permission: fund or trades, create.
   *
   * Source: inferred.
   */
  export type post_CreateFundProduct = {
    method: 'POST';
    path: '/fund/admin/v1/create';
    requestFormat: 'json';
    parameters: {
      header: { 'Idempotency-Key': string };
      body: Schemas.FundProductCreate;
    };
    responses: {
      201: Schemas.FundProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * One fund.
   *
   * Permission: fund or trades, read.
   *
   * Source: inferred.
   */
  export type get_GetFundProduct = {
    method: 'GET';
    path: '/fund/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.FundProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Change a fund.
   *
   * Sends the whole. What open trade records were promised stays as it is (PRODUCT_IN_USE, which names
   * the fields). Another value than the fund has takes two people while trade records are open: the response is
   * the fund as it is, with the change among `waiting`.
   *
   * Permission: fund or trades, update.
   *
   * Source: inferred.
   */
  export type put_UpdateFundProduct = {
    method: 'PUT';
    path: '/fund/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.FundProductUpdate;
    };
    responses: {
      200: Schemas.FundProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.FundProductConflict;
    };
  };
  /**
   * Remove a fund.
   *
   * Only while no trade record and no allocation refers to it (PRODUCT_IN_USE).
   *
   * Permission: fund or trades, delete.
   *
   * Source: inferred.
   */
  export type delete_DeleteFundProduct = {
    method: 'DELETE';
    path: '/fund/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      query: { version: number };
      path: { id: string };
    };
    responses: {
      200: Schemas.Done;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.FundProductConflict;
    };
  };
  /**
   * Take a fund to another state.
   *
   * docs/states.md draws what is possible.
   *
   * Permission: fund or trades, update.
   *
   * Source: inferred.
   */
  export type put_ChangeFundProductStatus = {
    method: 'PUT';
    path: '/fund/admin/v1/status/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.FundProductStatusChange;
    };
    responses: {
      200: Schemas.FundProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.FundProductConflict;
    };
  };
  /**
   * What has been done to one fund.
   *
   * By the audit log, the newest first.
   *
   * Permission: fund or trades, read.
   *
   * Source: inferred.
   */
  export type get_ListFundProductHistory = {
    method: 'GET';
    path: '/fund/admin/v1/history/{id}';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
      }>;
      path: { id: string };
    };
    responses: {
      200: Schemas.ProductHistory;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * The values of a fund.
   *
   * Every net asset value that was entered, the newest first, by the audit log.
   *
   * Permission: fund or trades, read.
   *
   * Source: inferred.
   */
  export type get_ListFundNavs = {
    method: 'GET';
    path: '/fund/admin/v1/nav/{id}';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
      }>;
      path: { id: string };
    };
    responses: {
      200: Schemas.FundNavHistory;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Enter the value of a fund.
   *
   * With open trade records, whose results are measured by it, it takes two people: the response is the fund as
   * it is, with the value among `waiting`. It is the value of the day of its NAV date in the fund's market, which
   * the orders of that dealing day deal at: so it is not entered before their cut-off (NAV_BEFORE_CUTOFF), nor before
   * that of an earlier day with waiting orders (NAV_DAY_MISSING), and stays once orders were confirmed at it
   * (NAV_CONFIRMED).
   *
   * Permission: fund or trades, update.
   *
   * Source: inferred.
   */
  export type put_EnterFundNav = {
    method: 'PUT';
    path: '/fund/admin/v1/nav/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.FundNavRequest;
    };
    responses: {
      200: Schemas.FundProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.FundProductConflict;
    };
  };
  /**
   * The dealing days of a fund that wait.
   *
   * Each with its subscriptions and its redemptions, of the clients in the user's scope, the earliest first.
   *
   * Permission: fund_trx or trx, read.
   *
   * Source: inferred.
   */
  export type get_ListFundDealing = {
    method: 'GET';
    path: '/fund/admin/v1/dealing/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.FundDealing;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Confirm a dealing day of a fund.
   *
   * All approved subscriptions and all redemptions of the day, at the value that was struck for it after the cut-off
   * (NAV_MISSING). A subscription gets as many units as its amount buys, rounded down to eight digits; a redemption is
   * sold for its units at that value, rounded down. The answer names each order; one that cannot be confirmed stays
   * as it is. Nothing left to confirm is no error. What the redemptions make together falls under the limit
   * `profit`; redemptions of several clients, and one of an order that the user made, approved or asked for, take two
   * people. For those alone who work with all clients.
   *
   * Permission: fund_trx or trx, settle.
   *
   * Source: inferred.
   */
  export type post_ConfirmFundDealing = {
    method: 'POST';
    path: '/fund/admin/v1/dealing/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.FundDealingConfirm;
    };
    responses: {
      200: Schemas.FundDealingConfirmed;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.FundDealingConflict;
      422: Schemas.Problem;
    };
  };
  /**
   * Quantitative strategies.
   *
   * Sorting by `code` is by the code; `q` looks into code and name.
   *
   * Permission: quant or trades, read.
   *
   * Source: inferred.
   */
  export type get_ListQuantProducts = {
    method: 'GET';
    path: '/quant/admin/v1/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * Values of other filters, as in `status.approved,phase.asked`. `counts` of the response then says how many records there are with each of them in place of its own filter, so that the tabs of a list take one call.
         */
        counts: string;
        /**
         * `created_at`, `code`, `name`, `status`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        status: 'enabled' | 'disabled' | 'closed';
        currency: string;
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
      }>;
    };
    responses: {
      200: Schemas.QuantProductList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * The quantitative strategies as a file.
   *
   * UTF-8 with BOM, streamed. Written to the audit log.
   *
   * Permission: quant or trades, export.
   *
   * Source: inferred.
   */
  export type get_ExportQuantProducts = {
    method: 'GET';
    path: '/quant/admin/v1/export';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * The kind of file. `xlsx` is a workbook that Excel opens.
         */
        format: 'csv' | 'xlsx';
        /**
         * The columns of the file and their order: ids of the list's columns, with commas between them. An amount brings its currency along. All columns by default.
         */
        columns: string;
        /**
         * `created_at`, `code`, `name`, `status`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        status: 'enabled' | 'disabled' | 'closed';
        currency: string;
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
      }>;
    };
    responses: { 200: unknown; 400: Schemas.Problem; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * Add a quantitative strategy.
   *
   * It begins disabled.
   *
   * Permission: quant or trades, create.
   *
   * Source: inferred.
   */
  export type post_CreateQuantProduct = {
    method: 'POST';
    path: '/quant/admin/v1/create';
    requestFormat: 'json';
    parameters: {
      header: { 'Idempotency-Key': string };
      body: Schemas.QuantProductCreate;
    };
    responses: {
      201: Schemas.QuantProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * One quantitative strategy.
   *
   * Permission: quant or trades, read.
   *
   * Source: inferred.
   */
  export type get_GetQuantProduct = {
    method: 'GET';
    path: '/quant/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.QuantProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Change a quantitative strategy.
   *
   * Sends the whole. What open trade records were promised stays as it is (PRODUCT_IN_USE, which names
   * the fields), and a product that has ended is not changed any more (INVALID_TRANSITION). The capacity is
   * not lowered below what clients have in the product (BELOW_TAKEN).
   *
   * Permission: quant or trades, update.
   *
   * Source: inferred.
   */
  export type put_UpdateQuantProduct = {
    method: 'PUT';
    path: '/quant/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.QuantProductUpdate;
    };
    responses: {
      200: Schemas.QuantProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.QuantProductConflict;
    };
  };
  /**
   * Remove a quantitative strategy.
   *
   * Only while no trade record and no allocation refers to it (PRODUCT_IN_USE).
   *
   * Permission: quant or trades, delete.
   *
   * Source: inferred.
   */
  export type delete_DeleteQuantProduct = {
    method: 'DELETE';
    path: '/quant/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      query: { version: number };
      path: { id: string };
    };
    responses: {
      200: Schemas.Done;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.QuantProductConflict;
    };
  };
  /**
   * Take a quantitative strategy to another state.
   *
   * docs/states.md draws what is possible. Closing is refused while trade records are open (PRODUCT_IN_USE).
   *
   * Permission: quant or trades, update.
   *
   * Source: inferred.
   */
  export type put_ChangeQuantProductStatus = {
    method: 'PUT';
    path: '/quant/admin/v1/status/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.QuantProductStatusChange;
    };
    responses: {
      200: Schemas.QuantProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.QuantProductConflict;
    };
  };
  /**
   * What has been done to one quantitative strategy.
   *
   * By the audit log, the newest first.
   *
   * Permission: quant or trades, read.
   *
   * Source: inferred.
   */
  export type get_ListQuantProductHistory = {
    method: 'GET';
    path: '/quant/admin/v1/history/{id}';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
      }>;
      path: { id: string };
    };
    responses: {
      200: Schemas.ProductHistory;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Saving products.
   *
   * Sorting by `code` is by the code; `q` looks into code and name.
   *
   * Permission: saving or trades, read.
   *
   * Source: inferred.
   */
  export type get_ListSavingProducts = {
    method: 'GET';
    path: '/saving/admin/v1/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * Values of other filters, as in `status.approved,phase.asked`. `counts` of the response then says how many records there are with each of them in place of its own filter, so that the tabs of a list take one call.
         */
        counts: string;
        /**
         * `created_at`, `code`, `name`, `status`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        status: 'enabled' | 'disabled';
        currency: string;
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
      }>;
    };
    responses: {
      200: Schemas.SavingProductList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * The saving products as a file.
   *
   * UTF-8 with BOM, streamed. Written to the audit log.
   *
   * Permission: saving or trades, export.
   *
   * Source: inferred.
   */
  export type get_ExportSavingProducts = {
    method: 'GET';
    path: '/saving/admin/v1/export';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * The kind of file. `xlsx` is a workbook that Excel opens.
         */
        format: 'csv' | 'xlsx';
        /**
         * The columns of the file and their order: ids of the list's columns, with commas between them. An amount brings its currency along. All columns by default.
         */
        columns: string;
        /**
         * `created_at`, `code`, `name`, `status`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        status: 'enabled' | 'disabled';
        currency: string;
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
      }>;
    };
    responses: { 200: unknown; 400: Schemas.Problem; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * Add a saving product.
   *
   * It begins disabled.
   *
   * Permission: saving or trades, create.
   *
   * Source: inferred.
   */
  export type post_CreateSavingProduct = {
    method: 'POST';
    path: '/saving/admin/v1/create';
    requestFormat: 'json';
    parameters: {
      header: { 'Idempotency-Key': string };
      body: Schemas.SavingProductCreate;
    };
    responses: {
      201: Schemas.SavingProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * One saving product.
   *
   * Permission: saving or trades, read.
   *
   * Source: inferred.
   */
  export type get_GetSavingProduct = {
    method: 'GET';
    path: '/saving/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.SavingProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Change a saving product.
   *
   * Sends the whole. Code and currency stay while savings run (PRODUCT_IN_USE, which names the fields); the rest is
   * for savings that begin later, because each keeps what it was promised.
   *
   * Permission: saving or trades, update.
   *
   * Source: inferred.
   */
  export type put_UpdateSavingProduct = {
    method: 'PUT';
    path: '/saving/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.SavingProductUpdate;
    };
    responses: {
      200: Schemas.SavingProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.SavingProductConflict;
    };
  };
  /**
   * Remove a saving product.
   *
   * Only while no saving refers to it (PRODUCT_IN_USE).
   *
   * Permission: saving or trades, delete.
   *
   * Source: inferred.
   */
  export type delete_DeleteSavingProduct = {
    method: 'DELETE';
    path: '/saving/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      query: { version: number };
      path: { id: string };
    };
    responses: {
      200: Schemas.Done;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.SavingProductConflict;
    };
  };
  /**
   * Take a saving product to another state.
   *
   * docs/states.md draws what is possible.
   *
   * Permission: saving or trades, update.
   *
   * Source: inferred.
   */
  export type put_ChangeSavingProductStatus = {
    method: 'PUT';
    path: '/saving/admin/v1/status/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.SavingProductStatusChange;
    };
    responses: {
      200: Schemas.SavingProduct;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.SavingProductConflict;
    };
  };
  /**
   * What has been done to one saving product.
   *
   * By the audit log, the newest first.
   *
   * Permission: saving or trades, read.
   *
   * Source: inferred.
   */
  export type get_ListSavingProductHistory = {
    method: 'GET';
    path: '/saving/admin/v1/history/{id}';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
      }>;
      path: { id: string };
    };
    responses: {
      200: Schemas.ProductHistory;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * The templates of one kind of product.
   *
   * By name. What a new product can begin with; all staff with the right see them.
   *
   * Permission: that of the kind or trades, read. With the kind `block`, also the feature `blockDealsBeta`.
   *
   * Source: inferred.
   */
  export type get_ListProductTemplates = {
    method: 'GET';
    path: '/product/admin/v1/{kind}/template';
    requestFormat: 'json';
    parameters: {
      path: { kind: 'stock' | 'block' | 'ipo' | 'daily' | 'ai' | 'fund' | 'quant' | 'saving' };
    };
    responses: {
      200: Schemas.ProductTemplateList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * Save terms as a template.
   *
   * FIELD_UNKNOWN at `terms` for a code, a name, a NAV or a date: those belong to one product. Other values are
   * checked as those of a product, one by one. FIELD_TAKEN at `name` if another template of the kind has it.
   *
   * Permission: that of the kind or trades, create. With the kind `block`, also the feature `blockDealsBeta`.
   *
   * Source: inferred.
   */
  export type post_CreateProductTemplate = {
    method: 'POST';
    path: '/product/admin/v1/{kind}/template';
    requestFormat: 'json';
    parameters: {
      path: { kind: 'stock' | 'block' | 'ipo' | 'daily' | 'ai' | 'fund' | 'quant' | 'saving' };
      header: { 'Idempotency-Key': string };
      body: Schemas.ProductTemplateCreate;
    };
    responses: {
      201: Schemas.ProductTemplate;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * Rename a template.
   *
   * FIELD_TAKEN at `name` if another template of the kind has it.
   *
   * Permission: that of the kind or trades, update. With the kind `block`, also the feature `blockDealsBeta`.
   *
   * Source: inferred.
   */
  export type put_RenameProductTemplate = {
    method: 'PUT';
    path: '/product/admin/v1/{kind}/template/{id}';
    requestFormat: 'json';
    parameters: {
      path: {
        kind: 'stock' | 'block' | 'ipo' | 'daily' | 'ai' | 'fund' | 'quant' | 'saving';
        id: string;
      };

      body: Schemas.ProductTemplateRename;
    };
    responses: {
      200: Schemas.ProductTemplate;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.ProductTemplateConflict;
    };
  };
  /**
   * Delete a template.
   *
   * Products that began with it stay as they are.
   *
   * Permission: that of the kind or trades, delete. With the kind `block`, also the feature `blockDealsBeta`.
   *
   * Source: inferred.
   */
  export type delete_DeleteProductTemplate = {
    method: 'DELETE';
    path: '/product/admin/v1/{kind}/template/{id}';
    requestFormat: 'json';
    parameters: {
      query: { version: number };
      path: {
        kind: 'stock' | 'block' | 'ipo' | 'daily' | 'ai' | 'fund' | 'quant' | 'saving';
        id: string;
      };
    };
    responses: {
      200: Schemas.Done;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.ProductTemplateConflict;
    };
  };
  /**
   * Add several products of one kind.
   *
   * Each as a call of its own would add it, with the same checks and audit entry; all or none. VALIDATION names what
   * is wrong with every product, as `items.3.min_lots`.
   *
   * Permission: that of the kind or trades, create. With the kind `block`, also the feature `blockDealsBeta`.
   *
   * Source: inferred.
   */
  export type post_ImportProducts = {
    method: 'POST';
    path: '/product/admin/v1/{kind}/import';
    requestFormat: 'json';
    parameters: {
      path: { kind: 'stock' | 'block' | 'ipo' | 'daily' | 'ai' | 'fund' | 'quant' | 'saving' };
      header: { 'Idempotency-Key': string };
      body: Schemas.ProductImport;
    };
    responses: {
      201: Schemas.ProductsImported;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * What clients save.
   *
   * Permission: trx, read.
   *
   * Source: inferred.
   */
  export type get_ListSavingHoldings = {
    method: 'GET';
    path: '/saving/admin/v1/holding/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * `created_at`, `principal`, `matures_on`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * An opaque identifier.
         */
        product_id: string;
        /**
         * An opaque identifier.
         */
        client_id: string;
        status: 'holding' | 'completed';
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
      200: Schemas.SavingHoldingList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * Preview a holding for a client.
   *
   * Nothing is saved. Refused as `createSavingHolding` is, by the same checks.
   *
   * Permission: trx, create.
   *
   * Source: inferred.
   */
  export type get_PreviewSavingHolding = {
    method: 'GET';
    path: '/saving/admin/v1/holding/preview';
    requestFormat: 'json';
    parameters: {
      query: { client_id: string; product_id: string; account_id: string; amount: string };
    };
    responses: {
      200: Schemas.SavingPreview;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * Propose a holding for a client.
   *
   * Takes two people at any amount: they sign for the terms, and nothing that is paid by them later needs another
   * signature. The response is the proposal; once a second person confirms it, the money moves from the client's
   * account into the holding, and interest begins with the day after. Checked when it is proposed and again when it
   * is confirmed: the client is enabled (CLIENT_DISABLED), may save (KIND_NOT_ALLOWED) and stays within the limits
   * of the trade settings (ORDER_ABOVE_LIMIT, DAY_LIMIT_REACHED); the product is enabled (PRODUCT_CLOSED), with the
   * terms that the user saw (STALE_RECORD).
   *
   * Permission: trx, create.
   *
   * Source: inferred.
   */
  export type post_CreateSavingHolding = {
    method: 'POST';
    path: '/saving/admin/v1/holding/create';
    requestFormat: 'json';
    parameters: {
      header: { 'Idempotency-Key': string };
      body: Schemas.SavingHoldingCreate;
    };
    responses: {
      201: Schemas.Proposal;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.SavingProductConflict;
      422: Schemas.Problem;
    };
  };
  /**
   * One holding.
   *
   * Permission: trx, read.
   *
   * Source: inferred.
   */
  export type get_GetSavingHolding = {
    method: 'GET';
    path: '/saving/admin/v1/holding/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.SavingHolding;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * The interest of a holding by day.
   *
   * The latest first. Interest is simple, on 365 days, and rounded down to the currency's scale as a whole: that of
   * a day is the sum until then, less what was accrued before.
   *
   * Permission: trx, read.
   *
   * Source: inferred.
   */
  export type get_ListSavingDays = {
    method: 'GET';
    path: '/saving/admin/v1/holding/days/{id}';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
      }>;
      path: { id: string };
    };
    responses: {
      200: Schemas.SavingDayList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * End a holding before its term.
   *
   * The principal goes back to the client's account, with the interest of the days that have ended. Assumption: a
   * product that forfeits interest keeps what was not paid yet; what was paid stays with the client. A product
   * without early exit: EXIT_NOT_ALLOWED.
   *
   * Permission: trx, settle.
   *
   * Source: inferred.
   */
  export type post_ExitSavingHolding = {
    method: 'POST';
    path: '/saving/admin/v1/holding/exit/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.SavingExitRequest;
    };
    responses: {
      200: Schemas.SavingHolding;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.SavingHoldingConflict;
      422: Schemas.Problem;
    };
  };
  /**
   * Trade records of one kind, of the clients in the user's scope.
   *
   * Permission: that of the kind or trx, read.
   *
   * Source: inferred.
   */
  export type get_ListTrades = {
    method: 'GET';
    path: '/trx/admin/v1/{kind}/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * Values of other filters, as in `status.approved,phase.asked`. `counts` of the response then says how many records there are with each of them in place of its own filter, so that the tabs of a list take one call.
         */
        counts: string;
        /**
         * With `known`, `total`, `totals` and `base` are null if more than a thousand records would have to be counted for them. The same call with `size=1` and without it counts them.
         */
        totals: 'all' | 'known';
        /**
         * `created_at`, `amount`, `order_no`, `checked_at`, `status`, `pay_deadline`, `settle_at`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        /**
         * Who works on a record.
         */
        holder: 'none' | 'me' | 'others';
        status:
          | 'awaiting'
          | 'payment'
          | 'outstanding'
          | 'holding'
          | 'sold'
          | 'unsettled'
          | 'completed'
          | 'released';
        /**
         * Says what an order waits for, if the state alone does not: `review` (awaiting), `confirming` (a fund's order
         * until its NAV is struck), `payment_due` (allotted, to be paid until `pay_deadline`), `matured` (held past the end of
         * its term: ai, quant, daily), `redeeming` (a fund's holding until the NAV of its redemption is struck) and
         * `awaiting_settlement` (unsettled).
         */
        phase:
          | 'review'
          | 'confirming'
          | 'payment_due'
          | 'matured'
          | 'redeeming'
          | 'awaiting_settlement';
        /**
         * An opaque identifier.
         */
        product_id: string;
        /**
         * An opaque identifier.
         */
        client_id: string;
        currency: string;
        /**
         * A decimal string greater than zero, in steps of 0.01.
         */
        amount_min: string;
        /**
         * A decimal string greater than zero, in steps of 0.01.
         */
        amount_max: string;
        /**
         * Orders whose payment is still due, and by when.
         */
        due_within: 'day' | 'three_days' | 'week';
        /**
         * Orders that are held for a term or are sold, and by when they end or settle; `past` if that is over already.
         */
        settles_within: 'past' | 'day' | 'three_days' | 'week';
        /**
         * A day of the fund's market, whose value the order deals at.
         */
        dealing_day: string;
        /**
         * Leaves out parts that were split off an order; `totals` then count them with their order, as statistics do.
         */
        whole: boolean;
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
      path: { kind: 'stock' | 'block' | 'ipo' | 'daily' | 'subscribe' | 'ai' | 'fund' | 'quant' };
    };
    responses: {
      200: Schemas.TradeList;
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
   * Permission: that of the kind or trx, export.
   *
   * Source: inferred.
   */
  export type get_ExportTrades = {
    method: 'GET';
    path: '/trx/admin/v1/{kind}/export';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * The kind of file. `xlsx` is a workbook that Excel opens.
         */
        format: 'csv' | 'xlsx';
        /**
         * The columns of the file and their order: ids of the list's columns, with commas between them. An amount brings its currency along. All columns by default.
         */
        columns: string;
        /**
         * `created_at`, `amount`, `order_no`, `checked_at`, `status`, `pay_deadline`, `settle_at`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        /**
         * Who works on a record.
         */
        holder: 'none' | 'me' | 'others';
        status:
          | 'awaiting'
          | 'payment'
          | 'outstanding'
          | 'holding'
          | 'sold'
          | 'unsettled'
          | 'completed'
          | 'released';
        /**
         * Says what an order waits for, if the state alone does not: `review` (awaiting), `confirming` (a fund's order
         * until its NAV is struck), `payment_due` (allotted, to be paid until `pay_deadline`), `matured` (held past the end of
         * its term: ai, quant, daily), `redeeming` (a fund's holding until the NAV of its redemption is struck) and
         * `awaiting_settlement` (unsettled).
         */
        phase:
          | 'review'
          | 'confirming'
          | 'payment_due'
          | 'matured'
          | 'redeeming'
          | 'awaiting_settlement';
        /**
         * An opaque identifier.
         */
        product_id: string;
        /**
         * An opaque identifier.
         */
        client_id: string;
        currency: string;
        /**
         * A decimal string greater than zero, in steps of 0.01.
         */
        amount_min: string;
        /**
         * A decimal string greater than zero, in steps of 0.01.
         */
        amount_max: string;
        /**
         * Orders whose payment is still due, and by when.
         */
        due_within: 'day' | 'three_days' | 'week';
        /**
         * Orders that are held for a term or are sold, and by when they end or settle; `past` if that is over already.
         */
        settles_within: 'past' | 'day' | 'three_days' | 'week';
        /**
         * A day of the fund's market, whose value the order deals at.
         */
        dealing_day: string;
        /**
         * Leaves out parts that were split off an order; `totals` then count them with their order, as statistics do.
         */
        whole: boolean;
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
      path: { kind: 'stock' | 'block' | 'ipo' | 'daily' | 'subscribe' | 'ai' | 'fund' | 'quant' };
    };
    responses: { 200: unknown; 400: Schemas.Problem; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * The lines of the ledger behind the trade records that a filter lets through.
   *
   * The latest first. `totals` is what came in less what went out, by the currency of the accounts, over the
   * whole filter. A record that has moved nothing has no lines.
   *
   * Permission: that of the kind or trx, read.
   *
   * Source: inferred.
   */
  export type get_ListTradeLines = {
    method: 'GET';
    path: '/trx/admin/v1/{kind}/lines';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        /**
         * Who works on a record.
         */
        holder: 'none' | 'me' | 'others';
        status:
          | 'awaiting'
          | 'payment'
          | 'outstanding'
          | 'holding'
          | 'sold'
          | 'unsettled'
          | 'completed'
          | 'released';
        /**
         * Says what an order waits for, if the state alone does not: `review` (awaiting), `confirming` (a fund's order
         * until its NAV is struck), `payment_due` (allotted, to be paid until `pay_deadline`), `matured` (held past the end of
         * its term: ai, quant, daily), `redeeming` (a fund's holding until the NAV of its redemption is struck) and
         * `awaiting_settlement` (unsettled).
         */
        phase:
          | 'review'
          | 'confirming'
          | 'payment_due'
          | 'matured'
          | 'redeeming'
          | 'awaiting_settlement';
        /**
         * An opaque identifier.
         */
        product_id: string;
        /**
         * An opaque identifier.
         */
        client_id: string;
        currency: string;
        /**
         * A decimal string greater than zero, in steps of 0.01.
         */
        amount_min: string;
        /**
         * A decimal string greater than zero, in steps of 0.01.
         */
        amount_max: string;
        /**
         * Orders whose payment is still due, and by when.
         */
        due_within: 'day' | 'three_days' | 'week';
        /**
         * Orders that are held for a term or are sold, and by when they end or settle; `past` if that is over already.
         */
        settles_within: 'past' | 'day' | 'three_days' | 'week';
        /**
         * A day of the fund's market, whose value the order deals at.
         */
        dealing_day: string;
        /**
         * Leaves out parts that were split off an order; `totals` then count them with their order, as statistics do.
         */
        whole: boolean;
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
        /**
         * These records alone: their ids, with commas between them, at most 200.
         */
        ids: string;
      }>;
      path: { kind: 'stock' | 'block' | 'ipo' | 'daily' | 'subscribe' | 'ai' | 'fund' | 'quant' };
    };
    responses: {
      200: Schemas.LedgerLineList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * What clients can order now.
   *
   * The products of the kind that are open for orders, the newest first, at most 200. For those who enter orders,
   * whether or not they may read the products.
   *
   * Permission: that of the kind or trx, create.
   *
   * Source: inferred.
   */
  export type get_ListTradeOffers = {
    method: 'GET';
    path: '/trx/admin/v1/{kind}/offers';
    requestFormat: 'json';
    parameters: {
      path: { kind: 'stock' | 'block' | 'ipo' | 'daily' | 'subscribe' | 'ai' | 'fund' | 'quant' };
    };
    responses: {
      200: Schemas.TradeOfferList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * Preview an order for a client.
   *
   * Nothing is saved. Refused as `createTrade` is, by the same checks.
   *
   * Permission: that of the kind or trx, create.
   *
   * Source: inferred.
   */
  export type get_PreviewTrade = {
    method: 'GET';
    path: '/trx/admin/v1/{kind}/preview';
    requestFormat: 'json';
    parameters: {
      query: {
        client_id: string;
        product_id: string;
        account_id: string;
        quantity?: number | undefined;
        amount?: string | undefined;
        plan?: string | undefined;
      };
      path: { kind: 'stock' | 'block' | 'ipo' | 'daily' | 'subscribe' | 'ai' | 'fund' | 'quant' };
    };
    responses: {
      200: Schemas.TradePreview;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * Enter an order for a client.
   *
   * As a client asks for it on the telephone. It waits as an order from the client's own app does, with its money
   * frozen if it is funded beforehand, and the user who entered it is its `maker`: another user approves it
   * (`/trx/admin/v1/{kind}/audit/{id}`), or an allocation does that this user has not drafted. The client has to be enabled (CLIENT_DISABLED), may
   * trade the kind (KIND_NOT_ALLOWED) and stays within the limits of the trade settings (ORDER_ABOVE_LIMIT,
   * DAY_LIMIT_REACHED); the product has to be open (PRODUCT_CLOSED) with room (PRODUCT_FULL).
   *
   * Permission: that of the kind or trx, create.
   *
   * Source: inferred.
   */
  export type post_CreateTrade = {
    method: 'POST';
    path: '/trx/admin/v1/{kind}/create';
    requestFormat: 'json';
    parameters: {
      path: { kind: 'stock' | 'block' | 'ipo' | 'daily' | 'subscribe' | 'ai' | 'fund' | 'quant' };
      header: { 'Idempotency-Key': string };
      body: Schemas.TradeCreate;
    };
    responses: {
      201: Schemas.Trade;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * Cancel an order that waits.
   *
   * For the client, or because it was entered by mistake. It is released, and what was frozen for it is available
   * again. A mistake is corrected this way: the order is cancelled, and another is entered. An order for a fund is
   * cancelled until the cut-off of its dealing day (CUTOFF_PASSED), and so is a redemption that was asked for: the
   * units are held as before.
   *
   * Permission: that of the kind or trx, update.
   *
   * Source: inferred.
   */
  export type post_WithdrawTrade = {
    method: 'POST';
    path: '/trx/admin/v1/{kind}/withdraw/{id}';
    requestFormat: 'json';
    parameters: {
      path: {
        kind: 'stock' | 'block' | 'ipo' | 'daily' | 'subscribe' | 'ai' | 'fund' | 'quant';
        id: string;
      };
      header: { 'Idempotency-Key': string };
      body: Schemas.TradeWithdrawal;
    };
    responses: {
      200: Schemas.Trade;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.TradeConflict;
      422: Schemas.Problem;
    };
  };
  /**
   * One trade record with its history.
   *
   * Permission: that of the kind or trx, read.
   *
   * Source: inferred.
   */
  export type get_GetTrade = {
    method: 'GET';
    path: '/trx/admin/v1/{kind}/{id}';
    requestFormat: 'json';
    parameters: {
      path: {
        kind: 'stock' | 'block' | 'ipo' | 'daily' | 'subscribe' | 'ai' | 'fund' | 'quant';
        id: string;
      };
    };
    responses: {
      200: Schemas.TradeDetail;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Approve or reject an order that waits.
   *
   * Orders for blocks and IPOs are allotted by the allocation of their product alone: a single one can be
   * rejected, and its approval is refused (ALLOTTED_BY_ALLOCATION). One for a stock is allotted what it applied
   * for, or `allotted_qty` of it, as far as the pool goes (ALLOTTED_ABOVE_POOL). The second of two users asks for the
   * `allotted_qty` of the first (PROPOSAL_OPEN). No user approves an own order
   * (SELF_APPROVAL). The cost of an approved one is taken from the frozen money, and it is held. A rejected one
   * is released, with its money. Assumption: the price and the fee's rate are those of the booking. An approved
   * order for a fund keeps waiting (`confirming`), with its money frozen, for the value of its dealing day:
   * `confirmFundDealing` deals it. A client without an approved identity is a risk (`client_unverified`), which an
   * approval acknowledges; its level is set in the trade config.
   *
   * Permission: that of the kind or trx, approve.
   *
   * Source: inferred.
   */
  export type post_AuditTrade = {
    method: 'POST';
    path: '/trx/admin/v1/{kind}/audit/{id}';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * An opaque identifier.
         */
        claim_next: string;
        /**
         * The kind of record, as the audit log names it.
         */
        claim_next_type:
          | 'deposit'
          | 'withdrawal'
          | 'overdrawn'
          | 'kyc'
          | 'trade'
          | 'amendment'
          | 'crypto_address'
          | 'proposal'
          | 'allocation'
          | 'dataException';
      }>;
      path: {
        kind: 'stock' | 'block' | 'ipo' | 'daily' | 'subscribe' | 'ai' | 'fund' | 'quant';
        id: string;
      };
      header: { 'Idempotency-Key': string };
      body: Schemas.TradeAuditRequest;
    };
    responses: {
      200: Schemas.Trade;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.TradeConflict;
      422: Schemas.Problem;
    };
  };
  /**
   * Record a payment of an allotment from the money on the account.
   *
   * Assumption: a client pays for an allotment from what is available on the account of the order, at once
   * or in parts, and staff record it. A part is frozen there until the whole is paid (`outstanding`); then
   * all of it goes to the market and the allotment is held. More than is outstanding is refused
   * (AMOUNT_ABOVE_OUTSTANDING), and so is anything after the deadline (PAY_DEADLINE_PASSED). What is not
   * paid by then is released, and the parts are given back: it never becomes a debt. A client without an approved
   * identity is a risk that is acknowledged, as in `auditTrade`.
   *
   * Permission: that of the kind or trx, settle.
   *
   * Source: inferred.
   */
  export type post_PayTrade = {
    method: 'POST';
    path: '/trx/admin/v1/{kind}/pay/{id}';
    requestFormat: 'json';
    parameters: {
      path: {
        kind: 'stock' | 'block' | 'ipo' | 'daily' | 'subscribe' | 'ai' | 'fund' | 'quant';
        id: string;
      };
      header: { 'Idempotency-Key': string };
      body: Schemas.TradePayRequest;
    };
    responses: {
      200: Schemas.Trade;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.TradeConflict;
      422: Schemas.Problem;
    };
  };
  /**
   * Take a holding one step further towards its money.
   *
   * `sold` fixes what it made, and the fee at the booked rate on what was paid; `unsettled` says that the
   * market owes the money, from when; `completed` pays it: what was paid, plus profit or less loss, less
   * the fee. A profit is never chosen freely, and `sale` of the record's detail says what is taken now.
   *
   * If a piece has a price (stock, block, ipo), a sale takes a `price` alone, and the profit is
   * computed from it: quantity times price, rounded down, less what was paid. It lies within a distance
   * of the product's reference that the trade config sets for the kind (PRICE_TOO_FAR). Assumptions: the
   * reference of a stock is its previous close, of a block its reference close, of an IPO its issue price.
   * By default the distance is 20 per cent for stocks and blocks, 100 for IPOs. A fund is not sold at a price:
   * its redemption is asked for (`redeemFundOrder`), and confirmed at the value of its dealing day.
   *
   * If there is none (ai, quant, daily), a `profit` is proposed with its reason: an uploaded file as
   * `evidence`, or a `remark` of at least 10 characters (EVIDENCE_REQUIRED). It lies within the bounds of
   * the product (PROFIT_OUT_OF_BOUNDS): a gain is at most what the target return makes of what was paid
   * over the days held, and 20 per cent of that more, and at most 5 per cent of what was paid for each of
   * them; both are set in the trade config. Assumptions: a target is simple interest on 365 days; a
   * started day counts whole; after its term a holding earns nothing more.
   *
   * Further than 5 per cent from the reference, a price needs a reason too (EVIDENCE_REQUIRED), and the sale a
   * second person, whatever it makes. So does any sale by the user who made or approved the order.
   *
   * A block is not sold before the end of its lock-up, nor an IPO before its listing (LOCKED_UP). What has a
   * price is not `completed` before its settlement date (SETTLEMENT_NOT_DUE), which `settle_at` may only put off.
   * With the sale of what has a price, `settle_at` is set to the close of the market day on which its money is
   * due: `settle_days` of the market after the sale, or `redeem_days` of the fund after the dealing day.
   *
   * With `quantity`, a part of a holding of stock, block or ipo is sold: it becomes an order of its own, `sold`, with
   * its share of what was paid, rounded down, and its own fee. What is left stays a holding with the rest of both.
   * Assumptions: a part is a whole number of pieces, not of lots; the parts count under the limits one by one.
   *
   * The steps are taken one by one. A loss and the fee together never exceed what was paid, so that a
   * client never owes for a holding. Of a subscription the fee is spent when it is approved: it has no
   * profit, and goes from holding to completed without any money.
   *
   * Permission: that of the kind or trx, settle.
   *
   * Source: inferred.
   */
  export type post_SettleTrade = {
    method: 'POST';
    path: '/trx/admin/v1/{kind}/settle/{id}';
    requestFormat: 'json';
    parameters: {
      path: {
        kind: 'stock' | 'block' | 'ipo' | 'daily' | 'subscribe' | 'ai' | 'fund' | 'quant';
        id: string;
      };
      header: { 'Idempotency-Key': string };
      body: Schemas.TradeSettleRequest;
    };
    responses: {
      200: Schemas.Trade;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.TradeConflict;
      422: Schemas.Problem;
    };
  };
  /**
   * The picture or document that the result of a sale rests on.
   *
   * Permission: that of the kind or trx, read.
   *
   * Source: inferred.
   */
  export type get_GetTradeEvidence = {
    method: 'GET';
    path: '/trx/admin/v1/{kind}/evidence/{id}';
    requestFormat: 'json';
    parameters: {
      path: {
        kind: 'stock' | 'block' | 'ipo' | 'daily' | 'subscribe' | 'ai' | 'fund' | 'quant';
        id: string;
      };
    };
    responses: {
      200: unknown;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      503: Schemas.Problem;
    };
  };
  /**
   * Ask for the redemption of a fund holding.
   *
   * Of all its units, or of `quantity` of them, for the client. Until the fund's cut-off it belongs to the dealing day, later to the next
   * one, whose value is not known yet; the holding waits for it (`redeeming`) and is then sold at it by
   * `confirmFundDealing`. Until the cut-off it can be cancelled (`withdrawTrade`).
   *
   * A redeemed part becomes an order of its own once it is confirmed, with its share of what was paid, rounded down;
   * the other units are held on. One redemption of an order waits at a time.
   *
   * Permission: fund_trx or trx, settle.
   *
   * Source: inferred.
   */
  export type post_RedeemFundOrder = {
    method: 'POST';
    path: '/trx/admin/v1/fund/redeem/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.RedeemRequest;
    };
    responses: {
      200: Schemas.Trade;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.TradeConflict;
      422: Schemas.Problem;
    };
  };
  /**
   * Stop the renewal of a subscription.
   *
   * The client keeps the plan until the period that is paid for ends (`next_bill_at`); then the subscription
   * is completed by the clock. Nothing is given back. It is not taken back either: a client who wants to go
   * on subscribes anew.
   *
   * While it renews, the clock bills it when a period ends: the plan's fee as it was booked, of the money
   * available on its account. Assumptions: if that is not enough, or the client or the product is not
   * enabled any more, it is completed instead, and nothing is owed; a period that begins while the server
   * does not run is billed once when it runs again, and periods that have ended by then are not.
   *
   * Permission: sub_trx or trx, settle.
   *
   * Source: inferred.
   */
  export type post_CancelSubscription = {
    method: 'POST';
    path: '/trx/admin/v1/subscribe/cancel/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.SubscriptionCancel;
    };
    responses: {
      200: Schemas.Trade;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.TradeConflict;
    };
  };
  /**
   * Who gets how much of a product.
   *
   * The draft, with a line for every order that waits, whether the draft names it or not; once published,
   * the lines as they were decided. Assumption: a person who does not work with all clients sees the lines
   * of the own ones, and the totals of those. Robots that have applied take part, marked as such.
   *
   * Permission: allocation or trx, read. With the kind `block`, also the feature `blockDealsBeta`.
   *
   * Source: inferred.
   */
  export type get_GetAllocation = {
    method: 'GET';
    path: '/trx/admin/v1/{kind}/{productId}/allocation';
    requestFormat: 'json';
    parameters: {
      path: { kind: 'block' | 'ipo'; productId: string };
    };
    responses: {
      200: Schemas.Allocation;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Save the draft of an allocation.
   *
   * Whole lots, each at most what was applied for, all together at most what the pool has left. With a `scheme`
   * the server computes the lines itself, and keeps the scheme with them; if they are not those of the
   * `digest`, the orders have changed since the proposal (ALLOCATION_OUTDATED). Nothing is decided yet: the draft waits
   * among the proposals for the second person. Once a scheme was computed for the product, `lines` need a `note`
   * (FIELD_REQUIRED); beside the quantities that differ, the result of the scheme is kept. Assumption: an allocation decides orders of every client, so that only a person who works
   * with all of them may draft or publish it.
   *
   * Permission: allocation or trx, assign. With the kind `block`, also the feature `blockDealsBeta`.
   *
   * Source: inferred.
   */
  export type put_SaveAllocation = {
    method: 'PUT';
    path: '/trx/admin/v1/{kind}/{productId}/allocation';
    requestFormat: 'json';
    parameters: {
      path: { kind: 'block' | 'ipo'; productId: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.AllocationDraft;
    };
    responses: {
      200: Schemas.Allocation;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.AllocationConflict;
      422: Schemas.Problem;
    };
  };
  /**
   * Products whose orders are decided together, with how far their allocation is.
   *
   * Block deals only for those who have them. The counts are of the orders of clients in the user's scope.
   *
   * Permission: allocation or trx, read.
   *
   * Source: inferred.
   */
  export type get_ListAllocatedProducts = {
    method: 'GET';
    path: '/allocation/admin/v1/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * Values of other filters, as in `status.approved,phase.asked`. `counts` of the response then says how many records there are with each of them in place of its own filter, so that the tabs of a list take one call.
         */
        counts: string;
        /**
         * `created_at`, `code`, `kind`, `waiting`; with `-` the highest first; up to three, with commas between. By default `-waiting,-created_at`.
         */
        sort: string;
        /**
         * Who works on a record.
         */
        holder: 'none' | 'me' | 'others';
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        kind: 'block' | 'ipo';
        /**
         * `none` if no draft has been saved. As a filter, `none` and `draft` leave out products without orders that wait.
         */
        status: 'none' | 'draft' | 'published';
      }>;
    };
    responses: {
      200: Schemas.AllocatedProductList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * Compute who would get how much by a scheme.
   *
   * Of what the pool has left, over the orders that wait now. Saves nothing but the seed, which is drawn with the
   * first proposal and stays: proposing again draws the same. For those alone who work with all clients.
   *
   * Permission: allocation or trx, assign. With the kind `block`, also the feature `blockDealsBeta`.
   *
   * Source: inferred.
   */
  export type post_ProposeAllocation = {
    method: 'POST';
    path: '/trx/admin/v1/{kind}/{productId}/allocation/proposal';
    requestFormat: 'json';
    parameters: {
      path: { kind: 'block' | 'ipo'; productId: string };

      body: Schemas.AllocationScheme;
    };
    responses: {
      200: Schemas.AllocationProposal;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.AllocationConflict;
    };
  };
  /**
   * What one order got in a published allocation.
   *
   * For the letter to its client: money as it was decided at the publication, and what was drawn. NOT_FOUND
   * before the publication, and for orders of clients outside the user's scope.
   *
   * Permission: allocation or trx, read. With the kind `block`, also the feature `blockDealsBeta`.
   *
   * Source: inferred.
   */
  export type get_GetAllotmentResult = {
    method: 'GET';
    path: '/trx/admin/v1/{kind}/{productId}/allocation/result/{trxId}';
    requestFormat: 'json';
    parameters: {
      path: { kind: 'block' | 'ipo'; productId: string; trxId: string };
    };
    responses: {
      200: Schemas.AllotmentResult;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Issue the letters of many orders.
   *
   * What each of them got, as `getAllotmentResult` returns it, in the order of application. NOT_FOUND before the
   * publication, and if one of the orders is of a client outside the user's scope. The audit log keeps who issued
   * letters, and of how many orders.
   *
   * Permission: allocation or trx, export. With the kind `block`, also the feature `blockDealsBeta`.
   *
   * Source: inferred.
   */
  export type post_IssueAllotmentLetters = {
    method: 'POST';
    path: '/trx/admin/v1/{kind}/{productId}/allocation/letters';
    requestFormat: 'json';
    parameters: {
      path: { kind: 'block' | 'ipo'; productId: string };

      body: Schemas.AllotmentLettersRequest;
    };
    responses: {
      200: Schemas.AllotmentLetters;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Decide every order of a product that waits, as the draft says.
   *
   * All at once, and once however many ask: who gets pieces pays from the frozen money or is asked to pay,
   * who gets none is released, and what was frozen above the cost is given back. Refused where orders have
   * come or gone since the draft was saved (ALLOCATION_OUTDATED), before applications for an IPO have closed
   * (APPLICATIONS_OPEN), and to who saved it last or has entered one of the orders (SELF_APPROVAL). A draft that allots
   * something to clients without an approved identity is published with that acknowledged alone, or with a reason
   * for the override if the trade config sets it to `stop`.
   *
   * Permission: allocation or trx, assign. With the kind `block`, also the feature `blockDealsBeta`.
   *
   * Source: inferred.
   */
  export type post_PublishAllocation = {
    method: 'POST';
    path: '/trx/admin/v1/{kind}/{productId}/allocation/publish';
    requestFormat: 'json';
    parameters: {
      path: { kind: 'block' | 'ipo'; productId: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.AllocationPublish;
    };
    responses: {
      200: Schemas.Allocation;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.AllocationConflict;
      422: Schemas.Problem;
    };
  };
  /**
   * Subscribe a client to a plan of an AI product.
   *
   * Assumptions: `id` is the client; the fee of the plan is frozen on the account until the subscription is
   * approved (`/trx/admin/v1/subscribe/audit/{id}`), and is spent then. The client has to be enabled
   * (CLIENT_DISABLED), may buy AI products (KIND_NOT_ALLOWED) and stays within the limits of the trade
   * settings (ORDER_ABOVE_LIMIT, DAY_LIMIT_REACHED).
   *
   * Permission: sub_trx or trx, create.
   *
   * Source: specification.
   */
  export type post_SubscribeClient = {
    method: 'POST';
    path: '/user/admin/v1/order/sub/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.SubscriptionCreate;
    };
    responses: {
      201: Schemas.Trade;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * What a client holds.
   *
   * Assumption: the trade records of every kind that the client has paid for and that are not sold: those in
   * `holding`. `totals` is what was paid for them; `savings` are beside them.
   *
   * Permission: client, read.
   *
   * Source: specification.
   */
  export type get_ListHoldings = {
    method: 'GET';
    path: '/client/admin/v1/order/holding/{id}';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * `created_at`, `amount`, `order_no`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * The kind of the product; `subscribe` is a subscription to a plan of an AI product.
         */
        kind: 'stock' | 'block' | 'ipo' | 'daily' | 'subscribe' | 'ai' | 'fund' | 'quant';
      }>;
      path: { id: string };
    };
    responses: {
      200: Schemas.HoldingList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Messages to clients in the user's scope.
   *
   * A message is in the scope where at least one client of the scope got it; `total` and `read` count only
   * those clients, so that a user does not learn how many clients others have. What was deleted is left out.
   *
   * Permission: message, read.
   *
   * Source: inferred.
   */
  export type get_ListMessages = {
    method: 'GET';
    path: '/message/admin/v1/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * `created_at`, `status`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        status: 'scheduled' | 'sent' | 'recalled';
        audience: 'client' | 'agent' | 'selected' | 'all';
        /**
         * An opaque identifier.
         */
        sender_id: string;
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
      }>;
    };
    responses: {
      200: Schemas.MessageList;
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
   * Permission: message, export.
   *
   * Source: inferred.
   */
  export type get_ExportMessages = {
    method: 'GET';
    path: '/message/admin/v1/export';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * The kind of file. `xlsx` is a workbook that Excel opens.
         */
        format: 'csv' | 'xlsx';
        /**
         * The columns of the file and their order: ids of the list's columns, with commas between them. An amount brings its currency along. All columns by default.
         */
        columns: string;
        /**
         * `created_at`, `status`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        status: 'scheduled' | 'sent' | 'recalled';
        audience: 'client' | 'agent' | 'selected' | 'all';
        /**
         * An opaque identifier.
         */
        sender_id: string;
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
      }>;
    };
    responses: { 200: unknown; 400: Schemas.Problem; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * How many clients a message would go to.
   *
   * Takes the audience as `createMessage` does, with the same errors; nothing is sent. The audience `selected`
   * is counted by `ids`.
   *
   * Permission: message, create.
   *
   * Source: inferred.
   */
  export type get_CountMessageRecipients = {
    method: 'GET';
    path: '/message/admin/v1/recipients';
    requestFormat: 'json';
    parameters: {
      query: {
        audience: 'client' | 'agent' | 'selected' | 'all';
        client_id?: string | undefined;
        agent_id?: string | undefined;
        ids?: string | undefined;
      };
    };
    responses: {
      200: Schemas.MessageRecipients;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Send a message to clients.
   *
   * To one client, to the clients of a salesman or of a team leader's team, to those that are selected, or to
   * all: always within the sender's scope, as it is now; robots get no messages, except one that is named. With
   * the audience `client` a `client_id` is required, with `agent` an `agent_id`, with `selected` `client_ids`, and
   * otherwise none may be given. Selected robots and clients outside the scope are left out, and counted in
   * `skipped`. A message without recipients is NO_RECIPIENTS.
   *
   * To more clients than the trade config lets one person write to alone within 24 hours, single messages
   * included, it is a proposal, which a second person confirms. So is one whose text has a link, an account
   * number or a crypto address. A link with a name before its host, or with
   * another host in its text, is refused (LINK_DISGUISED). With `send_at` it is sent then, to those who are its recipients now.
   *
   * Permission: message, create.
   *
   * Source: inferred.
   */
  export type post_CreateMessage = {
    method: 'POST';
    path: '/message/admin/v1/create';
    requestFormat: 'json';
    parameters: {
      header: { 'Idempotency-Key': string };
      body: Schemas.MessageCreate;
    };
    responses: {
      201: Schemas.MessageOutcome;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * What clients may be asked about a record.
   *
   * In both languages; the client gets the own one. With `type` and `id` those for that record, as they are sent: the
   * name and the record are filled in, and each body has its `{note}`. For users who may read the record.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type get_ListQuestionTemplates = {
    method: 'GET';
    path: '/message/admin/v1/templates';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * With `id`, or neither.
         */
        type: 'deposit' | 'withdrawal' | 'kyc';
        /**
         * An opaque identifier.
         */
        id: string;
      }>;
    };
    responses: {
      200: Schemas.QuestionTemplates;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Recall a message.
   *
   * Clients no longer see it; a scheduled one is not sent. Who had read it by then is kept.
   *
   * Permission: message, update.
   *
   * Source: inferred.
   */
  export type put_RecallMessage = {
    method: 'PUT';
    path: '/message/admin/v1/recall/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.MessageRecall;
    };
    responses: {
      200: Schemas.Message;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.MessageConflict;
    };
  };
  /**
   * Take a recalled message off the lists.
   *
   * Only after it was recalled (INVALID_TRANSITION). What clients got is kept in the database, and the
   * audit log has an entry of it.
   *
   * Permission: message, delete.
   *
   * Source: inferred.
   */
  export type delete_DeleteMessage = {
    method: 'DELETE';
    path: '/message/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      query: { version: number };
      path: { id: string };
    };
    responses: {
      200: Schemas.Done;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.MessageConflict;
    };
  };
  /**
   * Channels of custom support.
   *
   * Permission: service, read.
   *
   * Source: inferred.
   */
  export type get_ListSupportChannels = {
    method: 'GET';
    path: '/service/admin/v1/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * `weight`, `created_at`, `name`; with `-` the highest first; up to three, with commas between. By default `-weight,created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        kind: 'whatsapp' | 'telegram' | 'line' | 'url';
        language: 'zh-CN' | 'en-US';
        status: 'enabled' | 'disabled';
      }>;
    };
    responses: {
      200: Schemas.SupportChannelList;
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
   * Permission: service, export.
   *
   * Source: inferred.
   */
  export type get_ExportSupportChannels = {
    method: 'GET';
    path: '/service/admin/v1/export';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * The kind of file. `xlsx` is a workbook that Excel opens.
         */
        format: 'csv' | 'xlsx';
        /**
         * The columns of the file and their order: ids of the list's columns, with commas between them. An amount brings its currency along. All columns by default.
         */
        columns: string;
        /**
         * `weight`, `created_at`, `name`; with `-` the highest first; up to three, with commas between. By default `-weight,created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        kind: 'whatsapp' | 'telegram' | 'line' | 'url';
        language: 'zh-CN' | 'en-US';
        status: 'enabled' | 'disabled';
      }>;
    };
    responses: { 200: unknown; 400: Schemas.Problem; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * Add a support channel.
   *
   * `value` by kind: WhatsApp takes a number in international form (`+` and 8 to 15 digits), Telegram and
   * LINE a name (`@` is taken off), a link an address that begins with `https://`, without user or
   * password in it. It is disabled until two people have enabled it.
   *
   * Permission: service, create.
   *
   * Source: inferred.
   */
  export type post_CreateSupportChannel = {
    method: 'POST';
    path: '/service/admin/v1/create';
    requestFormat: 'json';
    parameters: {
      header: { 'Idempotency-Key': string };
      body: Schemas.SupportChannelCreate;
    };
    responses: {
      201: Schemas.SupportChannel;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * Enable or disable a support channel.
   *
   * Disables at once; to enable takes a second person, and until then the response is the channel as it is. The
   * state that it has already: INVALID_TRANSITION.
   *
   * Permission: service, update.
   *
   * Source: inferred.
   */
  export type put_SetSupportChannelStatus = {
    method: 'PUT';
    path: '/service/admin/v1/status/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.SwitchRequest;
    };
    responses: {
      200: Schemas.SupportChannel;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.SupportChannelConflict;
    };
  };
  /**
   * Change a support channel.
   *
   * Writes all of its fields; its status has an operation of its own. With another `kind` or `value`, or a link, an
   * account number or a crypto address in `name` or `hours`, it is disabled until two people have enabled it again.
   *
   * Permission: service, update.
   *
   * Source: inferred.
   */
  export type put_UpdateSupportChannel = {
    method: 'PUT';
    path: '/service/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.SupportChannelUpdate;
    };
    responses: {
      200: Schemas.SupportChannel;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.SupportChannelConflict;
    };
  };
  /**
   * Propose to remove a support channel.
   *
   * For good, once a second person has confirmed; to hide it at once, switch it off.
   *
   * Permission: service, delete.
   *
   * Source: inferred.
   */
  export type delete_DeleteSupportChannel = {
    method: 'DELETE';
    path: '/service/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      query: { version: number };
      path: { id: string };
    };
    responses: {
      200: Schemas.Proposal;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.SupportChannelConflict;
    };
  };
  /**
   * Addresses that clients send coins to.
   *
   * Permission: cryptoAddress, read.
   *
   * Source: inferred.
   */
  export type get_ListCryptoAddresses = {
    method: 'GET';
    path: '/crypto_address/admin/v1/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * `created_at`, `coin`, `status`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        /**
         * Who works on a record.
         */
        holder: 'none' | 'me' | 'others';
        /**
         * One that lives on the network: BTC on Bitcoin, LTC on Litecoin, TRX and USDT on Tron, ETH, USDT and USDC on Ethereum, BNB, USDT and USDC on BNB Smart Chain.
         */
        coin: string;
        /**
         * The networks whose checksum the server can prove: `tron` is TRC20, `ethereum` ERC20, `bsc` BEP20.
         */
        network: 'bitcoin' | 'litecoin' | 'tron' | 'ethereum' | 'bsc';
        status: 'pending' | 'enabled' | 'disabled' | 'rejected';
      }>;
    };
    responses: {
      200: Schemas.CryptoAddressList;
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
   * Permission: cryptoAddress, export.
   *
   * Source: inferred.
   */
  export type get_ExportCryptoAddresses = {
    method: 'GET';
    path: '/crypto_address/admin/v1/export';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * The kind of file. `xlsx` is a workbook that Excel opens.
         */
        format: 'csv' | 'xlsx';
        /**
         * The columns of the file and their order: ids of the list's columns, with commas between them. An amount brings its currency along. All columns by default.
         */
        columns: string;
        /**
         * `created_at`, `coin`, `status`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        /**
         * Who works on a record.
         */
        holder: 'none' | 'me' | 'others';
        /**
         * One that lives on the network: BTC on Bitcoin, LTC on Litecoin, TRX and USDT on Tron, ETH, USDT and USDC on Ethereum, BNB, USDT and USDC on BNB Smart Chain.
         */
        coin: string;
        /**
         * The networks whose checksum the server can prove: `tron` is TRC20, `ethereum` ERC20, `bsc` BEP20.
         */
        network: 'bitcoin' | 'litecoin' | 'tron' | 'ethereum' | 'bsc';
        status: 'pending' | 'enabled' | 'disabled' | 'rejected';
      }>;
    };
    responses: { 200: unknown; 400: Schemas.Problem; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * Add a receiving address.
   *
   * The address is checked by its own checksum, as its network writes it: Bitcoin and Litecoin base58check
   * or bech32, Tron base58check, Ethereum and BNB Smart Chain the case of the letters (EIP-55). One in small
   * letters alone, or in capitals alone, has no such checksum: it is taken, and stored with it. Only networks
   * whose checksum the server can prove are taken, and only main networks. It is pending until a user other than its maker confirms it.
   *
   * Permission: cryptoAddress, create.
   *
   * Source: inferred.
   */
  export type post_CreateCryptoAddress = {
    method: 'POST';
    path: '/crypto_address/admin/v1/create';
    requestFormat: 'json';
    parameters: {
      header: { 'Idempotency-Key': string };
      body: Schemas.CryptoAddressCreate;
    };
    responses: {
      201: Schemas.CryptoAddress;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * Confirm or reject a receiving address.
   *
   * A user never confirms what they made, at any amount (SELF_APPROVAL). Rejecting the own one is
   * allowed: it shows clients nothing.
   *
   * Permission: cryptoAddress, approve.
   *
   * Source: inferred.
   */
  export type put_AuditCryptoAddress = {
    method: 'PUT';
    path: '/crypto_address/admin/v1/audit/{id}';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * An opaque identifier.
         */
        claim_next: string;
        /**
         * The kind of record, as the audit log names it.
         */
        claim_next_type:
          | 'deposit'
          | 'withdrawal'
          | 'overdrawn'
          | 'kyc'
          | 'trade'
          | 'amendment'
          | 'crypto_address'
          | 'proposal'
          | 'allocation'
          | 'dataException';
      }>;
      path: { id: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.CryptoAddressAudit;
    };
    responses: {
      200: Schemas.CryptoAddress;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.CryptoAddressConflict;
      422: Schemas.Problem;
    };
  };
  /**
   * Which deposits came to a receiving address.
   *
   * Those that name the address, on its network, excluding robots: how many, of how many clients, and the
   * latest ten. Deposits of before the address was noted with them are not counted.
   *
   * Permission: cryptoAddress, read.
   *
   * Source: inferred.
   */
  export type get_ListCryptoAddressUses = {
    method: 'GET';
    path: '/crypto_address/admin/v1/uses/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.CryptoAddressUses;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Disable a receiving address, or ask to enable it again.
   *
   * Disabling takes effect at once. Enabling a disabled one makes it pending, made by the caller: a
   * second person confirms it as if it were new.
   *
   * Permission: cryptoAddress, update.
   *
   * Source: inferred.
   */
  export type put_SetCryptoAddressStatus = {
    method: 'PUT';
    path: '/crypto_address/admin/v1/status/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.SwitchRequest;
    };
    responses: {
      200: Schemas.CryptoAddress;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.CryptoAddressConflict;
    };
  };
  /**
   * Change a receiving address.
   *
   * Another coin, network, address or memo makes it pending again, whatever it was before, and the user who
   * changed it is its maker now: clients do not see it until a second person has confirmed it. Another
   * note alone changes nothing else.
   *
   * Permission: cryptoAddress, update.
   *
   * Source: inferred.
   */
  export type put_UpdateCryptoAddress = {
    method: 'PUT';
    path: '/crypto_address/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.CryptoAddressUpdate;
    };
    responses: {
      200: Schemas.CryptoAddress;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.CryptoAddressConflict;
    };
  };
  /**
   * Remove a receiving address.
   *
   * An enabled one has to be disabled first (INVALID_TRANSITION).
   *
   * Permission: cryptoAddress, delete.
   *
   * Source: inferred.
   */
  export type delete_DeleteCryptoAddress = {
    method: 'DELETE';
    path: '/crypto_address/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      query: { version: number };
      path: { id: string };
    };
    responses: {
      200: Schemas.Done;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.CryptoAddressConflict;
    };
  };
  /**
   * The trade config.
   *
   * Permission: tradeConfig or config, read.
   *
   * Source: inferred.
   */
  export type get_GetTradeConfig = {
    method: 'GET';
    path: '/config/admin/v1/trade';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.TradeConfigState; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * Change the trade config.
   *
   * A change waits for a second person, and is shown as `waiting` until then. The limits of the two-person rule
   * are amounts of the base currency, and so are the values that records carry from the day they were made:
   * once money is booked or waits to be, the base currency is fixed (BASE_CURRENCY_FIXED).
   * Fees hold for what is booked from then on. Assumptions: `withdrawal_pct`, and no less than
   * `withdrawal_min`, is taken from a withdrawal as it is asked for, and earned when it is paid out;
   * `exchange_pct` from what is exchanged, at once; `trade_pct` from what was paid for a holding, when it is
   * completed, if the product states no fee of its own, less the client's discount. Fees in
   * percent are rounded up.
   * A week allows at least what 24 hours do, and those at least what a single record does
   * (LIMITS_CONTRADICT). A change of `limits` needs a `reason`, shown to the second person and in the audit log.
   * `profit` bounds what a sale may make, from the next sale on (`settleTrade`). `queue_targets` hold at once for
   * what waits, `work` for the next claim and assignment, and `factors` for the next call.
   *
   * Permission: tradeConfig or config, update.
   *
   * Source: inferred.
   */
  export type put_UpdateTradeConfig = {
    method: 'PUT';
    path: '/config/admin/v1/trade';
    requestFormat: 'json';
    parameters: {
      body: Schemas.TradeConfig;
    };
    responses: {
      200: Schemas.Proposal;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      409: Schemas.TradeConfigConflict;
    };
  };
  /**
   * Default severity of each risk reason.
   *
   * Permission: tradeConfig or config, read.
   *
   * Source: inferred.
   */
  export type get_GetRiskDefaults = {
    method: 'GET';
    path: '/config/admin/v1/trade/risk_defaults';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.RiskLevels; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * Markets, with their currency and their hours.
   *
   * Permission: exchangeConfig or config, read.
   *
   * Source: inferred.
   */
  export type get_ListExchanges = {
    method: 'GET';
    path: '/config/admin/v1/exchange';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * `code`, `created_at`; with `-` the highest first; up to three, with commas between. By default `code`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        currency: string;
        status: 'enabled' | 'disabled';
      }>;
    };
    responses: {
      200: Schemas.ExchangeList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * Add a market.
   *
   * Assumption: an exchange of the config is a market where products are listed.
   *
   * Permission: exchangeConfig or config, create.
   *
   * Source: inferred.
   */
  export type post_CreateExchange = {
    method: 'POST';
    path: '/config/admin/v1/exchange';
    requestFormat: 'json';
    parameters: {
      header: { 'Idempotency-Key': string };
      body: Schemas.ExchangeCreate;
    };
    responses: {
      201: Schemas.Exchange;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * The markets as a file.
   *
   * UTF-8 with BOM, streamed; cells that a spreadsheet would run are neutralised. Written to the audit log.
   *
   * Permission: exchangeConfig or config, export.
   *
   * Source: inferred.
   */
  export type get_ExportExchanges = {
    method: 'GET';
    path: '/config/admin/v1/exchange/export';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * The kind of file. `xlsx` is a workbook that Excel opens.
         */
        format: 'csv' | 'xlsx';
        /**
         * The columns of the file and their order: ids of the list's columns, with commas between them. An amount brings its currency along. All columns by default.
         */
        columns: string;
        /**
         * `code`, `created_at`; with `-` the highest first; up to three, with commas between. By default `code`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        currency: string;
        status: 'enabled' | 'disabled';
      }>;
    };
    responses: { 200: unknown; 400: Schemas.Problem; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * Change a market.
   *
   * Writes all of its fields. Its code stays while a product is listed on it (RECORD_IN_USE).
   *
   * Permission: exchangeConfig or config, update.
   *
   * Source: inferred.
   */
  export type put_UpdateExchange = {
    method: 'PUT';
    path: '/config/admin/v1/exchange/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.ExchangeUpdate;
    };
    responses: {
      200: Schemas.Exchange;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.ExchangeConflict;
    };
  };
  /**
   * Remove a market.
   *
   * Refused while a product is listed on it (RECORD_IN_USE).
   *
   * Permission: exchangeConfig or config, delete.
   *
   * Source: inferred.
   */
  export type delete_DeleteExchange = {
    method: 'DELETE';
    path: '/config/admin/v1/exchange/{id}';
    requestFormat: 'json';
    parameters: {
      query: { version: number };
      path: { id: string };
    };
    responses: {
      200: Schemas.Done;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.ExchangeConflict;
    };
  };
  /**
   * The markets that products can be listed on.
   *
   * For who makes products: the exchanges that are enabled, by code, with what a choice among them needs. Another
   * market is refused when a product is saved (MARKET_UNKNOWN).
   *
   * Permission: trades, create.
   *
   * Source: inferred.
   */
  export type get_ListMarkets = {
    method: 'GET';
    path: '/config/admin/v1/market';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.MarketList; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * What days on a market are, and which market days come after them.
   *
   * By the trading days and holidays of the market, and its clocks. Of a market that is not configured, and without
   * one, Monday to Friday count, in the app's time zone.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type get_GetMarketDays = {
    method: 'GET';
    path: '/config/admin/v1/market_days';
    requestFormat: 'json';
    parameters: {
      query: {
        market?: string | undefined;
        at: string;
        days?: string | undefined;
        cutoff?: string | undefined;
      };
    };
    responses: { 200: Schemas.MarketDays; 400: Schemas.Problem; 401: Schemas.Problem };
  };
  /**
   * Exchange rates, past ones included.
   *
   * Permission: exchangeConfig or config, read.
   *
   * Source: inferred.
   */
  export type get_ListQuotations = {
    method: 'GET';
    path: '/config/admin/v1/rate';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * Values of other filters, as in `status.approved,phase.asked`. `counts` of the response then says how many records there are with each of them in place of its own filter, so that the tabs of a list take one call.
         */
        counts: string;
        /**
         * `effective_at`, `primary`, `secondary`; with `-` the highest first; up to three, with commas between. By default `-effective_at`.
         */
        sort: string;
        primary: string;
        secondary: string;
        /**
         * The present one of its pair; one that a newer one replaced; the last one, if it has expired or was ended.
         */
        status: 'current' | 'replaced' | 'ended';
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
      }>;
    };
    responses: {
      200: Schemas.QuotationList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * Add an exchange rate.
   *
   * Quotes a pair that has no rate now; one that has is changed instead (FIELD_TAKEN). It holds from now
   * on: a rate never reaches back. `final` is `mid` less `spread`.
   *
   * Permission: exchangeConfig or config, create.
   *
   * Source: inferred.
   */
  export type post_CreateQuotation = {
    method: 'POST';
    path: '/config/admin/v1/rate';
    requestFormat: 'json';
    parameters: {
      header: { 'Idempotency-Key': string };
      body: Schemas.QuotationCreate;
    };
    responses: {
      201: Schemas.Proposal;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * The exchange rates as a file.
   *
   * UTF-8 with BOM, streamed; cells that a spreadsheet would run are neutralised. Written to the audit log.
   *
   * Permission: exchangeConfig or config, export.
   *
   * Source: inferred.
   */
  export type get_ExportQuotations = {
    method: 'GET';
    path: '/config/admin/v1/rate/export';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * The kind of file. `xlsx` is a workbook that Excel opens.
         */
        format: 'csv' | 'xlsx';
        /**
         * The columns of the file and their order: ids of the list's columns, with commas between them. An amount brings its currency along. All columns by default.
         */
        columns: string;
        /**
         * `effective_at`, `primary`, `secondary`; with `-` the highest first; up to three, with commas between. By default `-effective_at`.
         */
        sort: string;
        primary: string;
        secondary: string;
        /**
         * The present one of its pair; one that a newer one replaced; the last one, if it has expired or was ended.
         */
        status: 'current' | 'replaced' | 'ended';
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
      }>;
    };
    responses: { 200: unknown; 400: Schemas.Problem; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * Change an exchange rate.
   *
   * A rate is never rewritten: the response is a new quotation of the same pair, with an id of its own, and
   * the one that it replaces stays as it was. Only the present one of a pair can be changed
   * (INVALID_TRANSITION). What was booked at a rate keeps it.
   *
   * Permission: exchangeConfig or config, update.
   *
   * Source: inferred.
   */
  export type put_UpdateQuotation = {
    method: 'PUT';
    path: '/config/admin/v1/rate/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.QuotationUpdate;
    };
    responses: {
      200: Schemas.Proposal;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.QuotationConflict;
    };
  };
  /**
   * Remove an exchange rate.
   *
   * Ends the present rate of a pair: the pair has no rate from now on, until a new one is quoted. What is
   * past cannot be ended again (INVALID_TRANSITION).
   *
   * Permission: exchangeConfig or config, delete.
   *
   * Source: inferred.
   */
  export type delete_DeleteQuotation = {
    method: 'DELETE';
    path: '/config/admin/v1/rate/{id}';
    requestFormat: 'json';
    parameters: {
      query: { version: number };
      path: { id: string };
    };
    responses: {
      200: Schemas.Quotation;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.QuotationConflict;
    };
  };
  /**
   * Pairs of currencies that clients may exchange.
   *
   * Permission: currencyPair or config, read.
   *
   * Source: inferred.
   */
  export type get_ListCurrencyPairs = {
    method: 'GET';
    path: '/config/admin/v1/currency_pair';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * `weight`, `created_at`; with `-` the highest first; up to three, with commas between. By default `-weight,created_at`.
         */
        sort: string;
        primary: string;
        secondary: string;
        status: 'enabled' | 'disabled';
      }>;
    };
    responses: {
      200: Schemas.CurrencyPairList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * Add a currency pair.
   *
   * The order counts: USD/CNY and CNY/USD are two pairs. Amounts are of the primary currency.
   *
   * Permission: currencyPair or config, create.
   *
   * Source: inferred.
   */
  export type post_CreateCurrencyPair = {
    method: 'POST';
    path: '/config/admin/v1/currency_pair';
    requestFormat: 'json';
    parameters: {
      header: { 'Idempotency-Key': string };
      body: Schemas.CurrencyPairCreate;
    };
    responses: {
      201: Schemas.Proposal;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * The currency pairs as a file.
   *
   * UTF-8 with BOM, streamed; cells that a spreadsheet would run are neutralised. Written to the audit log.
   *
   * Permission: currencyPair or config, export.
   *
   * Source: inferred.
   */
  export type get_ExportCurrencyPairs = {
    method: 'GET';
    path: '/config/admin/v1/currency_pair/export';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * The kind of file. `xlsx` is a workbook that Excel opens.
         */
        format: 'csv' | 'xlsx';
        /**
         * The columns of the file and their order: ids of the list's columns, with commas between them. An amount brings its currency along. All columns by default.
         */
        columns: string;
        /**
         * `weight`, `created_at`; with `-` the highest first; up to three, with commas between. By default `-weight,created_at`.
         */
        sort: string;
        primary: string;
        secondary: string;
        status: 'enabled' | 'disabled';
      }>;
    };
    responses: { 200: unknown; 400: Schemas.Problem; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * Change a currency pair.
   *
   * The currencies of a pair stay; another pair is another record.
   *
   * Permission: currencyPair or config, update.
   *
   * Source: inferred.
   */
  export type put_UpdateCurrencyPair = {
    method: 'PUT';
    path: '/config/admin/v1/currency_pair/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.CurrencyPairUpdate;
    };
    responses: {
      200: Schemas.Proposal;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.CurrencyPairConflict;
    };
  };
  /**
   * Propose to remove a currency pair.
   *
   * Only a disabled one (INVALID_TRANSITION). A pair that is not set up has no limits, so that removing one opens
   * the exchange that it stopped.
   *
   * Permission: currencyPair or config, delete.
   *
   * Source: inferred.
   */
  export type delete_DeleteCurrencyPair = {
    method: 'DELETE';
    path: '/config/admin/v1/currency_pair/{id}';
    requestFormat: 'json';
    parameters: {
      query: { version: number };
      path: { id: string };
    };
    responses: {
      200: Schemas.Proposal;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.CurrencyPairConflict;
    };
  };
  /**
   * A document that clients read, in each language.
   *
   * The published text, and what waits for a second person to replace it.
   *
   * Permission: settings or config, read.
   *
   * Source: inferred.
   */
  export type get_GetDocument = {
    method: 'GET';
    path: '/config/admin/v1/document/{slug}';
    requestFormat: 'json';
    parameters: {
      path: { slug: 'terms' | 'privacy' | 'risk' | 'about' | 'help' };
    };
    responses: {
      200: Schemas.DocumentState;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * Change a document.
   *
   * The text is Markdown without any HTML: a tag, or a link to anything but `https:`, `mailto:` or a place
   * on the same page, is refused at its field, so that there is nothing to clean when it is shown. Every version is
   * kept. Clients follow payment instructions that they find in a document, so that a new text waits for a second
   * person, and is shown as `waiting` until then.
   *
   * Permission: settings or config, update.
   *
   * Source: inferred.
   */
  export type put_UpdateDocument = {
    method: 'PUT';
    path: '/config/admin/v1/document/{slug}';
    requestFormat: 'json';
    parameters: {
      path: { slug: 'terms' | 'privacy' | 'risk' | 'about' | 'help' };

      body: Schemas.DocumentUpdate;
    };
    responses: {
      200: Schemas.Proposal;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      409: Schemas.DocumentConflict;
    };
  };
  /**
   * Every version of a document, with its text.
   *
   * Permission: settings or config, read.
   *
   * Source: inferred.
   */
  export type get_ListDocumentVersions = {
    method: 'GET';
    path: '/config/admin/v1/document/{slug}/versions';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
      }>;
      path: { slug: 'terms' | 'privacy' | 'risk' | 'about' | 'help' };
    };
    responses: {
      200: Schemas.DocumentList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * What waits, or has waited, for a second person.
   *
   * The user's own proposals, and those that the user may approve or, if they take effect by themselves,
   * see. What belongs to clients or staff outside of the user's scope is not there.
   *
   * Permission: approval, read.
   *
   * Source: inferred.
   */
  export type get_ListProposals = {
    method: 'GET';
    path: '/approval/admin/v1/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * Values of other filters, as in `status.approved,phase.asked`. `counts` of the response then says how many records there are with each of them in place of its own filter, so that the tabs of a list take one call.
         */
        counts: string;
        /**
         * `created_at`, `status`, `limit`; with `-` the highest first; up to three, with commas between. By default `created_at`.
         */
        sort: string;
        status: 'pending' | 'applied' | 'rejected' | 'withdrawn' | 'expired';
        /**
         * What takes two people. `credit`, `withdrawal`, `profit`, `rollback` and `exchange` do above amounts that the trade config
         * states; the others always, but `message` only above the number of recipients that it states.
         */
        limit:
          | 'credit'
          | 'withdrawal'
          | 'profit'
          | 'rollback'
          | 'exchange'
          | 'amendment'
          | 'address'
          | 'bank'
          | 'payment_file'
          | 'order'
          | 'kyc'
          | 'allocation'
          | 'staff'
          | 'config'
          | 'message'
          | 'service'
          | 'channel';
        /**
         * The kind of record that they are about, such as `setting`.
         */
        subject_type: string;
        subject_id: string;
        /**
         * `to_decide`: pending proposals of others that the user may approve or, if they take effect by themselves, stop.
         */
        whose: 'to_decide' | 'mine' | 'others';
        /**
         * Only those that take effect by themselves, at `effective_at`, or only others.
         */
        timed: boolean;
        /**
         * Who works on a record.
         */
        holder: 'none' | 'me' | 'others';
        /**
         * Created at or after.
         */
        from: string;
        /**
         * Created before.
         */
        to: string;
      }>;
    };
    responses: {
      200: Schemas.ProposalList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * What takes two people above what, and how much of it the user has used.
   *
   * Permission: approval, read.
   *
   * Source: inferred.
   */
  export type get_ListLimits = {
    method: 'GET';
    path: '/approval/admin/v1/limits';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.LimitList; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * Confirm a proposal, which carries it out, or reject it.
   *
   * The second person needs the right to approve on the resource of the operation that was proposed. The
   * operation is carried out as it was asked for, with all of its checks. A change of its subject has closed it
   * (PROPOSAL_CLOSED); what else has changed since refuses it as the operation itself, and the proposal waits on. A user never confirms an own
   * proposal (SELF_APPROVAL), nor that of a user whose account they made or reset, or who made or reset
   * theirs (TIED_APPROVAL). A proposal that takes effect by itself is stopped by a rejection of anybody who
   * may see it.
   *
   * Permission: approval, update.
   *
   * Source: inferred.
   */
  export type put_AuditProposal = {
    method: 'PUT';
    path: '/approval/admin/v1/audit/{id}';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * An opaque identifier.
         */
        claim_next: string;
        /**
         * The kind of record, as the audit log names it.
         */
        claim_next_type:
          | 'deposit'
          | 'withdrawal'
          | 'overdrawn'
          | 'kyc'
          | 'trade'
          | 'amendment'
          | 'crypto_address'
          | 'proposal'
          | 'allocation'
          | 'dataException';
      }>;
      path: { id: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.ProposalAudit;
    };
    responses: {
      200: Schemas.Proposal;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * Take an own proposal back.
   *
   * Nothing of it has taken effect, so that no second person is needed. Only who proposed it may (NOT_YOUR_PROPOSAL):
   * others reject it, with a reason.
   *
   * Permission: approval, update.
   *
   * Source: inferred.
   */
  export type put_WithdrawProposal = {
    method: 'PUT';
    path: '/approval/admin/v1/withdraw/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.ProposalWithdrawal;
    };
    responses: {
      200: Schemas.Proposal;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.ProposalConflict;
    };
  };
  /**
   * Show the numbers of a bank card, and of its phone, that a proposal changes whole.
   *
   * Written to the audit log: who saw those of which proposal. NOT_FOUND if it changes no such number.
   *
   * Permission: approval, read.
   *
   * Source: inferred.
   */
  export type post_RevealChanges = {
    method: 'POST';
    path: '/approval/admin/v1/reveal/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.RevealedChanges;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * A proposal.
   *
   * Permission: approval, read.
   *
   * Source: inferred.
   */
  export type get_GetProposal = {
    method: 'GET';
    path: '/approval/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.Proposal;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Start a run of one operation over many records.
   *
   * Each item is a call of the operation in the name of the user, with `body`, the item's own `body` and its
   * `version`: with the same checks, limits, idempotency and audit entries. Approvals are bulk approvals
   * (`bulk: true`). Rights and account are read anew for each item. The run goes on after an ordinary sign-out and
   * a restart of the server, and stops if the user is disabled or signed out by another user. `auditProposal`
   * takes proposed sales of orders alone. Needs the right to call the operation. A run of an operation that may ask for
   * SIGN_IN_AGAIN asks once, at its start. TOO_MANY_REQUESTS while 20 runs of the user are under way.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type post_StartBulkRun = {
    method: 'POST';
    path: '/bulk/admin/v1/start';
    requestFormat: 'json';
    parameters: {
      header: { 'Idempotency-Key': string };
      body: Schemas.BulkRunRequest;
    };
    responses: {
      201: Schemas.BulkRun;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * Own bulk runs of the last 30 days, the latest first.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type get_ListBulkRuns = {
    method: 'GET';
    path: '/bulk/admin/v1/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * Only those that are under way, or whose report the user has not closed.
         */
        open: boolean;
      }>;
    };
    responses: { 200: Schemas.BulkRunList; 400: Schemas.Problem; 401: Schemas.Problem };
  };
  /**
   * Stop an own bulk run.
   *
   * Items that have begun are finished, the others are skipped. A run that has ended stays as it is.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type put_StopBulkRun = {
    method: 'PUT';
    path: '/bulk/admin/v1/stop/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.BulkRun;
      400: Schemas.Problem;
      401: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Try the refused or skipped items of an own bulk run again.
   *
   * In the present session of the user. INVALID_TRANSITION while it is under way. Without such items nothing changes.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type put_RetryBulkRun = {
    method: 'PUT';
    path: '/bulk/admin/v1/retry/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.BulkRetryRequest;
    };
    responses: {
      200: Schemas.BulkRun;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.Problem;
    };
  };
  /**
   * Close the report of an own bulk run.
   *
   * INVALID_TRANSITION while it is under way.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type put_CloseBulkRun = {
    method: 'PUT';
    path: '/bulk/admin/v1/close/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.BulkRun;
      400: Schemas.Problem;
      401: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.Problem;
    };
  };
  /**
   * An own bulk run with its items.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type get_GetBulkRun = {
    method: 'GET';
    path: '/bulk/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.BulkRunDetail;
      400: Schemas.Problem;
      401: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Export a list, in the background if it is long.
   *
   * Counts what the filter matches. Up to 50,000 rows (`EXPORT_DIRECT_ROWS` of the server) nothing is started: `job` is
   * null, and the export itself answers at once. More are written to a file, which is kept for 7 days. Needs the right to
   * call the export; right and scope are read again when the file is written and when it is downloaded.
   * TOO_MANY_REQUESTS while 3 exports of the user are under way, or 20 are kept.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type post_StartExport = {
    method: 'POST';
    path: '/export/admin/v1/start';
    requestFormat: 'json';
    parameters: {
      header: { 'Idempotency-Key': string };
      body: Schemas.ExportRequest;
    };
    responses: {
      201: Schemas.ExportStart;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * Own exports in the background, the latest first.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type get_ListExports = {
    method: 'GET';
    path: '/export/admin/v1/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
      }>;
    };
    responses: { 200: Schemas.ExportJobList; 400: Schemas.Problem; 401: Schemas.Problem };
  };
  /**
   * The file of an own export.
   *
   * FORBIDDEN if the user may not call the export any more, has another role, or does not see all clients any more whose
   * records may be in the file. INVALID_TRANSITION if there is no file.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type get_DownloadExport = {
    method: 'GET';
    path: '/export/admin/v1/file/{id}';
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
      409: Schemas.Problem;
    };
  };
  /**
   * Stop an own export.
   *
   * What is written so far is removed. An export that has ended stays as it is.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type put_StopExport = {
    method: 'PUT';
    path: '/export/admin/v1/stop/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.ExportJob;
      400: Schemas.Problem;
      401: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Delete an own export and its file.
   *
   * One that is under way is stopped.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type delete_DeleteExport = {
    method: 'DELETE';
    path: '/export/admin/v1/{id}';
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
   * The own subscriptions of reports.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type get_ListReportSubscriptions = {
    method: 'GET';
    path: '/report/admin/v1/list';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.ReportSubscriptions; 401: Schemas.Problem };
  };
  /**
   * Subscribe to a report, or change an own subscription.
   *
   * Under an id that the caller makes: the same call twice is one subscription. At each of its times the server makes
   * the report in the scope that the user has then, keeps it with the exports of the user and notifies the user; with
   * `by_email` it is sent to the confirmed address as well. A user who may not export the page any more gets none, and
   * is notified once. TOO_MANY_REQUESTS above 20 subscriptions.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type put_SubscribeToReport = {
    method: 'PUT';
    path: '/report/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.ReportSchedule;
    };
    responses: {
      200: Schemas.ReportSubscription;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * End an own subscription.
   *
   * Files that were made stay until they expire.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type delete_UnsubscribeFromReport = {
    method: 'DELETE';
    path: '/report/admin/v1/{id}';
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
   * The own saved views of a list, and those that colleagues share.
   *
   * A view is parameters alone: what it finds is what the user may see. A shared one of an owner who may not share
   * any more, or is disabled, is left out. A report is a view of a statistics page: `statistics-team` needs the right
   * to read the statistics of teams, every other `statistics-…` that of products; FORBIDDEN without it.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type get_ListViews = {
    method: 'GET';
    path: '/view/admin/v1/list';
    requestFormat: 'json';
    parameters: {
      query: { list: string };
    };
    responses: {
      200: Schemas.SavedViews;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * Add or change an own view.
   *
   * Under an id that the caller makes: the same call twice is one view, and the last one to write counts. FORBIDDEN
   * if the role does not share so, or may not open the statistics page of a report: administrators and supervisors share with everyone, team leaders with their team.
   * VIEWS_FULL at `name` above 50 views of the user.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type put_SaveView = {
    method: 'PUT';
    path: '/view/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.SavedViewInput;
    };
    responses: {
      200: Schemas.SavedView;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Delete an own view.
   *
   * Colleagues no longer see it; their copies stay. Written to the audit log.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type delete_DeleteView = {
    method: 'DELETE';
    path: '/view/admin/v1/{id}';
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
   * Records of every kind by a number, a reference or a name.
   *
   * Finds order numbers, by the whole, the beginning or the digits after the hyphen; of a letter and at least a year
   * (`D2026`), the newest; bank and payout references and
   * transaction hashes by the beginning; accounts by the last four digits or more; cards, mobile and document numbers
   * by the whole or the last four alone, so that no longer end can be tried; addresses and e-mail by the whole;
   * clients and products by a part of a name or code, clients by pinyin as well; waiting proposals by their subject;
   * everything by its id. Kinds that
   * the user may not read, and clients outside the scope, give no hits. The latest first, of each kind at most eight.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type get_SearchAll = {
    method: 'GET';
    path: '/search/admin/v1/find';
    requestFormat: 'json';
    parameters: {
      query: { q: string };
    };
    responses: { 200: Schemas.SearchResult; 400: Schemas.Problem; 401: Schemas.Problem };
  };
  /**
   * Comments of colleagues on a record or a client, the oldest first.
   *
   * For users who may read it. Notes of what is known about a client are `listClientNotes`.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type get_ListComments = {
    method: 'GET';
    path: '/comment/admin/v1/record';
    requestFormat: 'json';
    parameters: {
      query: {
        type:
          | 'deposit'
          | 'withdrawal'
          | 'overdrawn'
          | 'kyc'
          | 'trade'
          | 'amendment'
          | 'dataException'
          | 'client'
          | 'product'
          | 'proposal'
          | 'crypto_address'
          | 'message'
          | 'support_channel'
          | 'ip_rule'
          | 'staff_user'
          | 'exchange'
          | 'currency_pair'
          | 'rate'
          | 'service_account'
          | 'bank_line';
        id: string;
        page?: number | undefined;
        size?: number | undefined;
      };
    };
    responses: {
      200: Schemas.CommentList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Colleagues who may see a record, and so may be named in a comment.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type get_ListCommentPeople = {
    method: 'GET';
    path: '/comment/admin/v1/people';
    requestFormat: 'json';
    parameters: {
      query: {
        type:
          | 'deposit'
          | 'withdrawal'
          | 'overdrawn'
          | 'kyc'
          | 'trade'
          | 'amendment'
          | 'dataException'
          | 'client'
          | 'product'
          | 'proposal'
          | 'crypto_address'
          | 'message'
          | 'support_channel'
          | 'ip_rule'
          | 'staff_user'
          | 'exchange'
          | 'currency_pair'
          | 'rate'
          | 'service_account'
          | 'bank_line';
        id: string;
      };
    };
    responses: {
      200: Schemas.CommentPeople;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Comment on a record.
   *
   * For users who may read the record. It is never deleted, and changed only in its first 5 minutes.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type post_AddComment = {
    method: 'POST';
    path: '/comment/admin/v1/add';
    requestFormat: 'json';
    parameters: {
      header: { 'Idempotency-Key': string };
      body: Schemas.CommentInput;
    };
    responses: {
      201: Schemas.Comment;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * Withdraw an own comment.
   *
   * Its text is no longer shown, and stays in the audit log. INVALID_TRANSITION if it was withdrawn before.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type put_WithdrawComment = {
    method: 'PUT';
    path: '/comment/admin/v1/withdraw/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.CommentWithdrawal;
    };
    responses: {
      200: Schemas.Comment;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.CommentConflict;
    };
  };
  /**
   * Change an own comment in its first 5 minutes.
   *
   * INVALID_TRANSITION later, and if it was withdrawn. Colleagues who are newly named are notified.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type put_ChangeComment = {
    method: 'PUT';
    path: '/comment/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.CommentChange;
    };
    responses: {
      200: Schemas.Comment;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.CommentConflict;
    };
  };
  /**
   * Records of a kind that are claimed, assigned or set aside.
   *
   * Of the clients in the user's scope. FORBIDDEN without the right to decide such records.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type get_ListWork = {
    method: 'GET';
    path: '/work/admin/v1/list';
    requestFormat: 'json';
    parameters: {
      query: {
        type:
          | 'deposit'
          | 'withdrawal'
          | 'overdrawn'
          | 'kyc'
          | 'trade'
          | 'amendment'
          | 'crypto_address'
          | 'proposal'
          | 'allocation'
          | 'dataException';
      };
    };
    responses: {
      200: Schemas.WorkList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * Claim the most urgent free record of a queue.
   *
   * Those past their target come first, then those with the higher risk, the higher VIP level, and the longest wait. Leaves
   * out what others work on, what is set aside, and what the user made or may not decide. Of two users who ask
   * at once each gets another record.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type post_NextWork = {
    method: 'POST';
    path: '/work/admin/v1/next';
    requestFormat: 'json';
    parameters: {
      body: Schemas.NextWorkRequest;
    };
    responses: {
      200: Schemas.NextWork;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * Say that one works on a record.
   *
   * Of two users who claim a record exactly one gets it. A claim lasts 15 minutes unless it is renewed by the same
   * call; how long is a setting. It gives no right and prevents no decision. A decided record stays as it is. FORBIDDEN to
   * users who may not decide the record. Beginning is written to the audit log.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type put_ClaimWork = {
    method: 'PUT';
    path: '/work/admin/v1/claim/{type}/{id}';
    requestFormat: 'json';
    parameters: {
      path: {
        type:
          | 'deposit'
          | 'withdrawal'
          | 'overdrawn'
          | 'kyc'
          | 'trade'
          | 'amendment'
          | 'crypto_address'
          | 'proposal'
          | 'allocation'
          | 'dataException';
        id: string;
      };

      body: Schemas.WorkClaimRequest;
    };
    responses: {
      200: Schemas.WorkClaim;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Give up an own claim.
   *
   * An assigned record stays with its holder. Does nothing without a claim. Written to the audit log.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type delete_ReleaseWork = {
    method: 'DELETE';
    path: '/work/admin/v1/claim/{type}/{id}';
    requestFormat: 'json';
    parameters: {
      path: {
        type:
          | 'deposit'
          | 'withdrawal'
          | 'overdrawn'
          | 'kyc'
          | 'trade'
          | 'amendment'
          | 'crypto_address'
          | 'proposal'
          | 'allocation'
          | 'dataException';
        id: string;
      };
    };
    responses: {
      200: Schemas.Done;
      400: Schemas.Problem;
      401: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Who could decide a record.
   *
   * Users who can be assigned to it, also those who are away or at their capacity. FORBIDDEN as for `assignWork`.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type get_ListAssignees = {
    method: 'GET';
    path: '/work/admin/v1/assignees/{type}/{id}';
    requestFormat: 'json';
    parameters: {
      path: {
        type:
          | 'deposit'
          | 'withdrawal'
          | 'overdrawn'
          | 'kyc'
          | 'trade'
          | 'amendment'
          | 'crypto_address'
          | 'proposal'
          | 'allocation'
          | 'dataException';
        id: string;
      };
    };
    responses: {
      200: Schemas.AssigneeList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Give a record to a colleague.
   *
   * For who sees all clients and may decide the record (FORBIDDEN to others). It stays with the colleague until it is decided, returned or
   * assigned anew. VALIDATION at `staff_id` if the colleague could not decide it (ASSIGNEE_CANNOT_DECIDE), is away
   * (ASSIGNEE_AWAY), or has no room (ASSIGNEE_FULL). Written to the audit log.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type put_AssignWork = {
    method: 'PUT';
    path: '/work/admin/v1/assign/{type}/{id}';
    requestFormat: 'json';
    parameters: {
      path: {
        type:
          | 'deposit'
          | 'withdrawal'
          | 'overdrawn'
          | 'kyc'
          | 'trade'
          | 'amendment'
          | 'crypto_address'
          | 'proposal'
          | 'allocation'
          | 'dataException';
        id: string;
      };

      body: Schemas.WorkAssignment;
    };
    responses: {
      200: Schemas.WorkItem;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Set a record aside until a time.
   *
   * It is free at once, and `nextWork` finds it again when the time has come. FORBIDDEN to who may not decide it, and, if
   * another user works on it, to who does not see all clients. Written to the audit log.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type put_ReturnWork = {
    method: 'PUT';
    path: '/work/admin/v1/return/{type}/{id}';
    requestFormat: 'json';
    parameters: {
      path: {
        type:
          | 'deposit'
          | 'withdrawal'
          | 'overdrawn'
          | 'kyc'
          | 'trade'
          | 'amendment'
          | 'crypto_address'
          | 'proposal'
          | 'allocation'
          | 'dataException';
        id: string;
      };

      body: Schemas.WorkReturn;
    };
    responses: {
      200: Schemas.WorkItem;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Absence and capacity of a user.
   *
   * The own one, or that of a colleague that the user may change; NOT_FOUND for any other.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type get_GetAvailability = {
    method: 'GET';
    path: '/work/admin/v1/availability/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.Availability;
      400: Schemas.Problem;
      401: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Set absence and capacity of a user.
   *
   * The own one, or that of a colleague that the user may change. An absent user gets no records, and the open ones are
   * free. A deputy is named for colleagues to turn to, and never counts as the absent user. FORBIDDEN to change the own
   * capacity without the right to change staff.
   *
   * Permission: any session.
   *
   * Source: inferred.
   */
  export type put_SetAvailability = {
    method: 'PUT';
    path: '/work/admin/v1/availability/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.AvailabilityInput;
    };
    responses: {
      200: Schemas.Availability;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.AvailabilityConflict;
    };
  };
  /**
   * How far the targets of the queues were met.
   *
   * Of what was decided from `from` to before `to`; without them the last 30 days to the end of today in the configured
   * time zone. Robots are left out.
   *
   * Permission: stat, read.
   *
   * Source: inferred.
   */
  export type get_GetTargetStat = {
    method: 'GET';
    path: '/stat/admin/v1/targets';
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
      }>;
    };
    responses: {
      200: Schemas.TargetStat;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * An order, with what of it can be amended and was amended.
   *
   * Permission: emergency, read.
   *
   * Source: inferred.
   */
  export type get_GetAmendableOrder = {
    method: 'GET';
    path: '/emergency/admin/v1/order';
    requestFormat: 'json';
    parameters: {
      query: { kind?: ('deposit' | 'withdrawal' | 'trade') | undefined; order_no: string };
    };
    responses: {
      200: Schemas.AmendableOrder;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * Ask for an order to be amended.
   *
   * Nothing changes before someone else applies it. `after` names only the fields that change: of a
   * deposit `payer_name`, `reference_no`, `txid`, `network`, `remark`, and while it is pending `amount`; of a
   * withdrawal `remark`, and while it is pending `amount` and `fee`; of a trade record `remark` and, as its state
   * allows (`barred` of the order's fields), `price`, `applied_qty`, `allotted_qty`, `acc_no` (another account of the
   * client in the currency), `settle_at`, `pay_deadline` (until the listing), `profit` (or `sold_price`, which gives the profit) and `fee`. Where money
   * is held back, was spent or was paid out already, the difference moves with the approval by entries of its own,
   * or it is refused (INSUFFICIENT_FUNDS). Assumptions: a price lies within the distance of a sale from the
   * product's reference; the order limits of the client are not asked again. An order has one pending amendment
   * at a time (AMENDMENT_OPEN). `evidence` is an uploaded file of the purpose
   * `amendment_evidence`.
   *
   * Permission: emergency, create.
   *
   * Source: inferred.
   */
  export type post_CreateAmendment = {
    method: 'POST';
    path: '/emergency/admin/v1/amend';
    requestFormat: 'json';
    parameters: {
      header: { 'Idempotency-Key': string };
      body: Schemas.AmendmentCreate;
    };
    responses: {
      201: Schemas.Amendment;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * Apply or reject an amendment.
   *
   * Approval applies it to the order, in the same step. A user never applies what they asked for
   * (SELF_APPROVAL); rejecting the own one is allowed. If the order has changed since, it can only be
   * rejected (AMENDMENT_OUTDATED).
   *
   * Permission: emergency, approve.
   *
   * Source: inferred.
   */
  export type put_AuditAmendment = {
    method: 'PUT';
    path: '/emergency/admin/v1/audit/{id}';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * An opaque identifier.
         */
        claim_next: string;
        /**
         * The kind of record, as the audit log names it.
         */
        claim_next_type:
          | 'deposit'
          | 'withdrawal'
          | 'overdrawn'
          | 'kyc'
          | 'trade'
          | 'amendment'
          | 'crypto_address'
          | 'proposal'
          | 'allocation'
          | 'dataException';
      }>;
      path: { id: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.AmendmentAudit;
    };
    responses: {
      200: Schemas.Amendment;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.AmendmentConflict;
      422: Schemas.Problem;
    };
  };
  /**
   * Take an own amendment back.
   *
   * Nothing of it has taken effect, so that no second person is needed. Only who asked for it may
   * (NOT_YOUR_PROPOSAL): others reject it, with a reason.
   *
   * Permission: emergency, create.
   *
   * Source: inferred.
   */
  export type put_WithdrawAmendment = {
    method: 'PUT';
    path: '/emergency/admin/v1/withdraw/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
      header: { 'Idempotency-Key': string };
      body: Schemas.AmendmentWithdrawal;
    };
    responses: {
      200: Schemas.Amendment;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.AmendmentConflict;
      422: Schemas.Problem;
    };
  };
  /**
   * An amendment, with the order as it is now.
   *
   * Permission: emergency, read.
   *
   * Source: inferred.
   */
  export type get_GetAmendment = {
    method: 'GET';
    path: '/emergency/admin/v1/detail/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };
    };
    responses: {
      200: Schemas.AmendmentDetail;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  /**
   * The picture or document that an amendment rests on.
   *
   * Permission: emergency, read.
   *
   * Source: inferred.
   */
  export type get_GetAmendmentEvidence = {
    method: 'GET';
    path: '/emergency/admin/v1/evidence/{id}';
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
      503: Schemas.Problem;
    };
  };
  /**
   * Amendments of the orders of clients in the user's scope.
   *
   * Permission: emergency, read.
   *
   * Source: inferred.
   */
  export type get_ListAmendments = {
    method: 'GET';
    path: '/emergency/admin/v1/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * Values of other filters, as in `status.approved,phase.asked`. `counts` of the response then says how many records there are with each of them in place of its own filter, so that the tabs of a list take one call.
         */
        counts: string;
        /**
         * `created_at`, `status`, `order_no`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        /**
         * Who works on a record.
         */
        holder: 'none' | 'me' | 'others';
        status: 'pending' | 'applied' | 'rejected' | 'withdrawn';
        kind: 'deposit' | 'withdrawal' | 'trade';
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
      200: Schemas.AmendmentList;
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
   * Permission: emergency, export.
   *
   * Source: inferred.
   */
  export type get_ExportAmendments = {
    method: 'GET';
    path: '/emergency/admin/v1/export';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * The kind of file. `xlsx` is a workbook that Excel opens.
         */
        format: 'csv' | 'xlsx';
        /**
         * The columns of the file and their order: ids of the list's columns, with commas between them. An amount brings its currency along. All columns by default.
         */
        columns: string;
        /**
         * `created_at`, `status`, `order_no`; with `-` the highest first; up to three, with commas between. By default `-created_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        /**
         * Who works on a record.
         */
        holder: 'none' | 'me' | 'others';
        status: 'pending' | 'applied' | 'rejected' | 'withdrawn';
        kind: 'deposit' | 'withdrawal' | 'trade';
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
   * Money that came in and went out, and clients, by day.
   *
   * What was approved from `from` to before `to`, also if it was taken back later; without them the last 30 days to the end of today, days as they are in the configured time zone. Robots are never counted unless `fake=true` asks for them alone.
   *
   * Permission: dashboard, read.
   *
   * Source: inferred.
   */
  export type get_GetMoneyFlow = {
    method: 'GET';
    path: '/stat/admin/v1/flow';
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
        by: 'day' | 'week' | 'month';
        /**
         * On which day weeks begin: 1 is Monday, 7 is Sunday. Two ranges as long as each other are divided alike by weeks that begin as far from their first days.
         */
        week_start: number;
      }>;
    };
    responses: {
      200: Schemas.MoneyFlow;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * Clients by month of registration, and what they did in the months after.
   *
   * Clients who registered from `from` to before `to`, months as they are in the configured time zone; without `from` those of the last twelve months. What they did is counted until `to`. Robots are never counted unless `fake=true` asks for them alone.
   *
   * Permission: teamstat or stat, read.
   *
   * Source: inferred.
   */
  export type get_GetCohorts = {
    method: 'GET';
    path: '/stat/admin/v1/cohort';
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
      200: Schemas.Cohorts;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * What the user did in a range, left open, and what waits.
   *
   * For the user who takes over. Without `from` and `to`, today in the configured time zone. Everybody sees the own shift alone.
   *
   * Permission: dashboard, read.
   *
   * Source: inferred.
   */
  export type get_GetShift = {
    method: 'GET';
    path: '/stat/admin/v1/shift';
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
      }>;
    };
    responses: {
      200: Schemas.Shift;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * Notes from one shift to the next, the latest first.
   *
   * The own ones, and those of colleagues whose clients are all in the user's scope: a team leader reads those of the
   * team, administrators and supervisors read all.
   *
   * Permission: dashboard, read.
   *
   * Source: inferred.
   */
  export type get_ListHandovers = {
    method: 'GET';
    path: '/stat/admin/v1/handover/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
      }>;
    };
    responses: {
      200: Schemas.HandoverList;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * Write a note to the next shift.
   *
   * It can be changed until a colleague takes over. `listHandovers` says who reads it.
   *
   * Permission: dashboard, read.
   *
   * Source: inferred.
   */
  export type post_AddHandover = {
    method: 'POST';
    path: '/stat/admin/v1/handover/add';
    requestFormat: 'json';
    parameters: {
      header: { 'Idempotency-Key': string };
      body: Schemas.HandoverInput;
    };
    responses: {
      201: Schemas.Handover;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * Take over from a colleague.
   *
   * FORBIDDEN for an own note; INVALID_TRANSITION once it is taken over.
   *
   * Permission: dashboard, read.
   *
   * Source: inferred.
   */
  export type put_AcknowledgeHandover = {
    method: 'PUT';
    path: '/stat/admin/v1/handover/acknowledge/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.HandoverAcknowledgement;
    };
    responses: {
      200: Schemas.Handover;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.HandoverConflict;
    };
  };
  /**
   * Change an own note before it is taken over.
   *
   * INVALID_TRANSITION once it is taken over.
   *
   * Permission: dashboard, read.
   *
   * Source: inferred.
   */
  export type put_ChangeHandover = {
    method: 'PUT';
    path: '/stat/admin/v1/handover/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.HandoverChange;
    };
    responses: {
      200: Schemas.Handover;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.HandoverConflict;
    };
  };
  /**
   * The figures of a statistics page as a file.
   *
   * The totals by currency first, then a row for each team and salesman (`team`), or for each product; of the clients in
   * the user's scope. Without `from` and `to` the last 30 days to the end of today. Written to the audit log.
   *
   * Permission: that of the report or stat, export.
   *
   * Source: inferred.
   */
  export type get_ExportReport = {
    method: 'GET';
    path: '/report/admin/v1/{report}/export';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * The kind of file. `xlsx` is a workbook that Excel opens.
         */
        format: 'csv' | 'xlsx';
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
        /**
         * All currencies together in the base currency, each record at the rate it was booked at. What had no rate stays in its own currency.
         */
        in_base: boolean;
      }>;
      path: { report: 'team' | 'product' | 'otc' | 'ipo' | 'fund' | 'quant' | 'stock' };
    };
    responses: { 200: unknown; 400: Schemas.Problem; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * Orders by product and by day.
   *
   * Orders made from `from` to before `to`; without them the last 30 days to the end of today, days as they are in the configured time zone. Orders of robots are never counted unless `fake=true` asks for them alone. Every product with an order in the range has a row for each currency, and every day, week or month with an order one for each currency.
   *
   * Permission: stat, read.
   *
   * Source: inferred.
   */
  export type get_GetProductStat = {
    method: 'GET';
    path: '/stat/admin/v1/product';
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
        /**
         * All currencies together in the base currency, each record at the rate it was booked at. What had no rate stays in its own currency.
         */
        in_base: boolean;
        by: 'day' | 'week' | 'month';
        /**
         * On which day weeks begin: 1 is Monday, 7 is Sunday. Two ranges as long as each other are divided alike by weeks that begin as far from their first days.
         */
        week_start: number;
        /**
         * The series by kind of order as well, in `kinds`.
         */
        by_kind: boolean;
      }>;
    };
    responses: {
      200: Schemas.ProductStat;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * Clients, orders and money by team leader, by salesman and by day.
   *
   * Orders made from `from` to before `to`; without them the last 30 days to the end of today, days as they are in the configured time zone. Orders of robots are never counted unless `fake=true` asks for them alone. A client counts for the salesman and the team who look after the client now. People who work with some clients only see the figures of these.
   *
   * Permission: teamstat or stat, read.
   *
   * Source: inferred.
   */
  export type get_GetTeamStat = {
    method: 'GET';
    path: '/stat/admin/v1/team';
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
        /**
         * All currencies together in the base currency, each record at the rate it was booked at. What had no rate stays in its own currency.
         */
        in_base: boolean;
        by: 'day' | 'week' | 'month';
        /**
         * On which day weeks begin: 1 is Monday, 7 is Sunday. Two ranges as long as each other are divided alike by weeks that begin as far from their first days.
         */
        week_start: number;
      }>;
    };
    responses: {
      200: Schemas.TeamStat;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * Orders by salesman and product.
   *
   * Orders made from `from` to before `to`; without them the last 30 days to the end of today, days as they are in the configured time zone. Orders of robots are never counted unless `fake=true` asks for them alone. A client counts for the salesman and the team who look after the client now.
   *
   * Permission: teamstat or stat, read.
   *
   * Source: inferred.
   */
  export type get_GetTeamProductStat = {
    method: 'GET';
    path: '/stat/admin/v1/team_product';
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
        /**
         * All currencies together in the base currency, each record at the rate it was booked at. What had no rate stays in its own currency.
         */
        in_base: boolean;
      }>;
    };
    responses: {
      200: Schemas.TeamProductStat;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * The same of block trades alone.
   *
   * Orders made from `from` to before `to`; without them the last 30 days to the end of today, days as they are in the configured time zone. Orders of robots are never counted unless `fake=true` asks for them alone. `otc` is read as the block trades, which are dealt outside of the exchange.
   *
   * Permission: stat, read.
   *
   * Source: inferred.
   */
  export type get_GetOtcStat = {
    method: 'GET';
    path: '/stat/admin/v1/otc';
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
        /**
         * All currencies together in the base currency, each record at the rate it was booked at. What had no rate stays in its own currency.
         */
        in_base: boolean;
        by: 'day' | 'week' | 'month';
        /**
         * On which day weeks begin: 1 is Monday, 7 is Sunday. Two ranges as long as each other are divided alike by weeks that begin as far from their first days.
         */
        week_start: number;
      }>;
    };
    responses: {
      200: Schemas.ProductStat;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * The same of IPOs alone.
   *
   * Orders made from `from` to before `to`; without them the last 30 days to the end of today, days as they are in the configured time zone. Orders of robots are never counted unless `fake=true` asks for them alone.
   *
   * Permission: stat, read.
   *
   * Source: inferred.
   */
  export type get_GetIpoStat = {
    method: 'GET';
    path: '/stat/admin/v1/ipo';
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
        /**
         * All currencies together in the base currency, each record at the rate it was booked at. What had no rate stays in its own currency.
         */
        in_base: boolean;
        by: 'day' | 'week' | 'month';
        /**
         * On which day weeks begin: 1 is Monday, 7 is Sunday. Two ranges as long as each other are divided alike by weeks that begin as far from their first days.
         */
        week_start: number;
      }>;
    };
    responses: {
      200: Schemas.ProductStat;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * The same of funds alone.
   *
   * Orders made from `from` to before `to`; without them the last 30 days to the end of today, days as they are in the configured time zone. Orders of robots are never counted unless `fake=true` asks for them alone.
   *
   * Permission: stat, read.
   *
   * Source: inferred.
   */
  export type get_GetFundStat = {
    method: 'GET';
    path: '/stat/admin/v1/fund';
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
        /**
         * All currencies together in the base currency, each record at the rate it was booked at. What had no rate stays in its own currency.
         */
        in_base: boolean;
        by: 'day' | 'week' | 'month';
        /**
         * On which day weeks begin: 1 is Monday, 7 is Sunday. Two ranges as long as each other are divided alike by weeks that begin as far from their first days.
         */
        week_start: number;
      }>;
    };
    responses: {
      200: Schemas.ProductStat;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * The same of quant products alone.
   *
   * Orders made from `from` to before `to`; without them the last 30 days to the end of today, days as they are in the configured time zone. Orders of robots are never counted unless `fake=true` asks for them alone.
   *
   * Permission: stat, read.
   *
   * Source: inferred.
   */
  export type get_GetQuantStat = {
    method: 'GET';
    path: '/stat/admin/v1/quant';
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
        /**
         * All currencies together in the base currency, each record at the rate it was booked at. What had no rate stays in its own currency.
         */
        in_base: boolean;
        by: 'day' | 'week' | 'month';
        /**
         * On which day weeks begin: 1 is Monday, 7 is Sunday. Two ranges as long as each other are divided alike by weeks that begin as far from their first days.
         */
        week_start: number;
      }>;
    };
    responses: {
      200: Schemas.ProductStat;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * The same of limit-up stocks alone.
   *
   * Orders made from `from` to before `to`; without them the last 30 days to the end of today, days as they are in the configured time zone. Orders of robots are never counted unless `fake=true` asks for them alone.
   *
   * Permission: stat, read.
   *
   * Source: inferred.
   */
  export type get_GetStockStat = {
    method: 'GET';
    path: '/stat/admin/v1/stock';
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
        /**
         * All currencies together in the base currency, each record at the rate it was booked at. What had no rate stays in its own currency.
         */
        in_base: boolean;
        by: 'day' | 'week' | 'month';
        /**
         * On which day weeks begin: 1 is Monday, 7 is Sunday. Two ranges as long as each other are divided alike by weeks that begin as far from their first days.
         */
        week_start: number;
      }>;
    };
    responses: {
      200: Schemas.ProductStat;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * What the products of a kind are judged by.
   *
   * How far IPOs and limit-up stocks were covered and allotted, and what was not paid in time: all orders of each product with an order in the range. What is held of block trades and when it unlocks; of funds their assets, and the money that came in and went out in the range; of quant and AI products their assets, and the return of what was sold in the range. Without `from` and `to` the last 30 days to the end of today, days as they are in the configured time zone. Robots are never counted unless `fake=true` asks for them alone.
   *
   * Permission: stat, read.
   *
   * Source: inferred.
   */
  export type get_GetProductMeasures = {
    method: 'GET';
    path: '/stat/admin/v1/measures';
    requestFormat: 'json';
    parameters: {
      query: {
        kind: 'stock' | 'block' | 'ipo' | 'fund' | 'quant';
        from?: string | undefined;
        to?: string | undefined;
        agent_id?: string | undefined;
        fake?: boolean | undefined;
        by?: ('day' | 'week' | 'month') | undefined;
        week_start?: number | undefined;
      };
    };
    responses: {
      200: Schemas.ProductMeasures;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * What the checks have found in the data.
   *
   * `from` and `to` are about `first_seen_at`. An exception about one client is of that client, so
   * that the scope, `agent_id` and `fake` hold for it; one about no client or several is shown to
   * people who work with all clients.
   *
   * Permission: dataException, read.
   *
   * Source: inferred.
   */
  export type get_ListExceptions = {
    method: 'GET';
    path: '/exception/admin/v1/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        /**
         * Values of other filters, as in `status.approved,phase.asked`. `counts` of the response then says how many records there are with each of them in place of its own filter, so that the tabs of a list take one call.
         */
        counts: string;
        /**
         * `first_seen_at`, `last_seen_at`, `check`, `subject`, `status`; with `-` the highest first; up to three, with commas between. By default `-first_seen_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        /**
         * Who works on a record.
         */
        holder: 'none' | 'me' | 'others';
        status: 'open' | 'resolved';
        /**
         * The name of a check, such as `ledger_balance` or `same_reference`.
         */
        check: string;
        /**
         * An opaque identifier.
         */
        client_id: string;
        /**
         * Whether the last check still found it.
         */
        present: boolean;
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
      200: Schemas.DataExceptionList;
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
   * Permission: dataException, export.
   *
   * Source: inferred.
   */
  export type get_ExportExceptions = {
    method: 'GET';
    path: '/exception/admin/v1/export';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * The kind of file. `xlsx` is a workbook that Excel opens.
         */
        format: 'csv' | 'xlsx';
        /**
         * The columns of the file and their order: ids of the list's columns, with commas between them. An amount brings its currency along. All columns by default.
         */
        columns: string;
        /**
         * `first_seen_at`, `last_seen_at`, `check`, `subject`, `status`; with `-` the highest first; up to three, with commas between. By default `-first_seen_at`.
         */
        sort: string;
        /**
         * Words to search for. One or two ASCII letters are those that a word begins with; order numbers are searched by three or more.
         */
        q: string;
        /**
         * Who works on a record.
         */
        holder: 'none' | 'me' | 'others';
        status: 'open' | 'resolved';
        /**
         * The name of a check, such as `ledger_balance` or `same_reference`.
         */
        check: string;
        /**
         * An opaque identifier.
         */
        client_id: string;
        /**
         * Whether the last check still found it.
         */
        present: boolean;
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
   * How many exceptions each check has, in the user's scope.
   *
   * Every check, also those that found nothing. Robots are left out unless `fake=true`, as in the list.
   *
   * Permission: dataException, read.
   *
   * Source: inferred.
   */
  export type get_SummarizeExceptions = {
    method: 'GET';
    path: '/exception/admin/v1/summary';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * Robots instead of real clients.
         */
        fake: boolean;
      }>;
    };
    responses: {
      200: Schemas.DataExceptionSummary;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  /**
   * Run the checks on the data as it is now.
   *
   * All of them, or the one that `check` names; the findings of the others then stay as they are.
   * Asks the database each question anew, over all clients no matter who asks. What is found for the
   * first time is a new open exception; what was found before stays one record. A resolved one is
   * opened again if it recurs: it was gone and is back, it reads otherwise than when it was
   * resolved, or it still holds, unless it is of a kind that cannot be undone and that the note
   * explains, such as two deposits with the same reference. What is not found any more stays as it
   * is, with `present: false`, until a person resolves it.
   *
   * Permission: dataException, create.
   *
   * Source: inferred.
   */
  export type post_CheckData = {
    method: 'POST';
    path: '/exception/admin/v1/check';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        /**
         * The name of a check, such as `ledger_balance` or `same_reference`.
         */
        check: string;
      }>;

      header: { 'Idempotency-Key': string };
    };
    responses: {
      200: Schemas.CheckRun;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * Resolve an open exception with a note.
   *
   * The note says what it was and what was done. Nothing else changes; a later check may open it again.
   * A user never resolves an exception about themselves (OWN_ACCOUNT, 403).
   *
   * Permission: dataException, update.
   *
   * Source: inferred.
   */
  export type put_ResolveException = {
    method: 'PUT';
    path: '/exception/admin/v1/{id}';
    requestFormat: 'json';
    parameters: {
      path: { id: string };

      body: Schemas.ExceptionResolution;
    };
    responses: {
      200: Schemas.DataException;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.DataExceptionConflict;
    };
  };
  /**
   * Figures of this process, for Prometheus.
   *
   * With METRICS_TOKEN set, it is asked for as a bearer token; without it, only this machine is
   * answered, and nothing that came through a proxy. Anyone else gets a 404. The IP rules have no say
   * here, and figures that come from the database are left out while it is away.
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
     * Permission: any session, also without the second factor that the role needs.
     *
     * Source: specification.
     */
    '/auth/admin/v1/userinfo': Endpoints.get_GetUserInfo;
    /**
     * What the signed-in person may do.
     *
     * Own permissions only; another person's are a 404. `role` names the role that the caller believes to be current.
     *
     * Permission: any session, also without the second factor that the role needs.
     *
     * Source: inferred.
     */
    '/auth/admin/v1/permission/{userId}': Endpoints.get_GetPermissions;
    /**
     * Own open sessions.
     *
     * Permission: any session, also without the second factor that the role needs.
     *
     * Source: inferred.
     */
    '/auth/admin/v1/session/list': Endpoints.get_ListSessions;
    /**
     * The own address for reports.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/user/v1/email': Endpoints.get_GetOwnEmail;
    /**
     * The own passkeys.
     *
     * The oldest first. `address` is that of the console that takes passkeys: they belong to its domain.
     *
     * Permission: any session, also without the second factor that the role needs.
     *
     * Source: inferred.
     */
    '/user/v1/passkey/list': Endpoints.get_ListPasskeys;
    /**
     * Own notifications of the last 90 days, the latest first.
     *
     * At most 500 are kept for each user.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/user/admin/v1/notification/list': Endpoints.get_ListNotifications;
    /**
     * What the console needs before anyone signs in.
     *
     * Assumption: this call is the start-up call of the console and returns the system settings.
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
     * Clients in the user's scope.
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
     * The lines of the ledger about the clients that a filter lets through.
     *
     * The latest first. `totals` is what came in less what went out, over the whole filter: what the clients hold.
     *
     * Permission: client, read.
     *
     * Source: inferred.
     */
    '/client/admin/v1/lines': Endpoints.get_ListClientLines;
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
     * Deposits of the clients in the user's scope.
     *
     * Permission: deposit or funds, read.
     *
     * Source: specification.
     */
    '/deposit/admin/v1/list': Endpoints.get_ListDeposits;
    /**
     * The lines of the ledger behind the deposits that a filter lets through.
     *
     * The latest first. `totals` is what came in less what went out, by the currency of the accounts, over the
     * whole filter. A record that has moved nothing has no lines.
     *
     * Permission: deposit or funds, read.
     *
     * Source: inferred.
     */
    '/deposit/admin/v1/lines': Endpoints.get_ListDepositLines;
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
     * Imported statements of the firm's bank accounts, the latest first.
     *
     * FORBIDDEN to users who do not see all clients.
     *
     * Permission: deposit or funds, approve.
     *
     * Source: inferred.
     */
    '/reconciliation/admin/v1/statement/list': Endpoints.get_ListBankStatements;
    /**
     * Differences between bank statements and records, with proposed matches.
     *
     * All items unless `state` is given. Open items are computed when they are read: bank deposits and sent payouts of the currencies and days that the
     * statements cover, and lines without a match. `matched` and `ignored` are what users have said. FORBIDDEN to users
     * who do not see all clients.
     *
     * Permission: deposit or funds, approve.
     *
     * Source: inferred.
     */
    '/reconciliation/admin/v1/list': Endpoints.get_ListReconciliation;
    /**
     * The same list as a file.
     *
     * Permission: deposit or funds, export.
     *
     * Source: inferred.
     */
    '/reconciliation/admin/v1/export': Endpoints.get_ExportReconciliation;
    /**
     * Records without a line that lines could pay, with what speaks for each.
     *
     * Bank deposits for lines that come in, sent payouts for those that go out, in the currency of the lines; the best
     * first, at most 20. With `q` those that it names, by order number, reference, name or client, without it those of 60
     * days before and after. FORBIDDEN to users who do not see all clients.
     *
     * Permission: deposit or funds, approve.
     *
     * Source: inferred.
     */
    '/reconciliation/admin/v1/records': Endpoints.get_FindMatchableRecords;
    /**
     * The rate between two currencies, now.
     *
     * Assumption: the two currencies travel as `primary` and `secondary`. If only the opposite pair is quoted, its inverse; without either, RATE_UNAVAILABLE.
     *
     * Permission: any session.
     *
     * Source: specification.
     */
    '/currency/admin/v1/rate': Endpoints.get_GetRate;
    /**
     * A picture that was uploaded as a logo.
     *
     * Shown before anyone signs in. A file of another purpose, or that is no picture, is NOT_FOUND. The address of a
     * logo in the app settings is this path.
     *
     * Public: needs no session.
     *
     * Source: inferred.
     */
    '/setting/v1/logo/{fileId}': Endpoints.get_GetLogo;
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
     * How much waits in each queue.
     *
     * The queues that the user may decide, or that a service account may read, empty ones too, excluding robots: for the counts in a menu. The summary has their worth as well.
     *
     * Permission: dashboard, read.
     *
     * Source: inferred.
     */
    '/stat/admin/v1/queues': Endpoints.get_CountQueues;
    /**
     * What opens, closes, is due, lists, matures and settles today and in the next seven days.
     *
     * Of the products and kinds of order that the user may read, and of orders the clients in the user's scope, excluding
     * robots. Days are as they are in the configured time zone.
     *
     * Permission: dashboard, read.
     *
     * Source: inferred.
     */
    '/stat/admin/v1/desk_day': Endpoints.get_GetDeskDay;
    /**
     * What has changed, as it changes.
     *
     * Server-sent events: `id` is the place in the order of all events, `event` the topic, `data` the JSON
     * of an `Event`: never the record. Only what the user may read, in the user's own scope.
     * `Last-Event-ID` resumes after that event; events are kept for 24 hours. Without it the stream begins
     * now, and the event `ready` says where. The event `reset` asks to load everything anew: the place to
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
     * Staff.
     *
     * Assumption: a team leader sees the heroes of the own team; who may see all clients sees all staff.
     *
     * Permission: users, read.
     *
     * Source: specification.
     */
    '/user/v1/list': Endpoints.get_ListStaff;
    /**
     * The same list as a file.
     *
     * UTF-8 with BOM, streamed; cells that a spreadsheet would run are neutralised. Written to the audit log.
     *
     * Permission: users, export.
     *
     * Source: inferred.
     */
    '/user/v1/export': Endpoints.get_ExportStaff;
    /**
     * Active staff of a role, to choose from.
     *
     * Those in the caller's scope, and the caller. Whole, in the order of the names.
     *
     * Permission: users, read.
     *
     * Source: specification.
     */
    '/user/v1/role': Endpoints.get_ListStaffOfRole;
    /**
     * Staff who can have clients.
     *
     * Active heroes and team leaders, for filters and transfers: all of them for who sees all clients, the
     * own team with its leader for a team leader, and a hero alone for the hero. Whole, in the order of the
     * names.
     *
     * Permission: client, read.
     *
     * Source: specification.
     */
    '/user/v1/trading_list': Endpoints.get_ListAgents;
    /**
     * A member of staff.
     *
     * With what decides whether the user can be disabled, moved or deleted: clients, team, records that name
     * the user, and whether no other person administers the platform. `may` is who could confirm a change
     * that takes two people, were it asked for now by the caller.
     *
     * Permission: users, read.
     *
     * Source: inferred.
     */
    '/user/v1/{id}': Endpoints.get_GetStaff;
    /**
     * Staff by team, with their clients.
     *
     * Everyone in the caller's scope, and the caller: whole, those with the widest rights first,
     * then in the order of the names. `clients` are those of the user alone, excluding robots.
     *
     * Permission: users, read.
     *
     * Source: inferred.
     */
    '/user/v1/team': Endpoints.get_ListTeams;
    /**
     * Open sessions of a member of staff.
     *
     * Permission: users, read.
     *
     * Source: inferred.
     */
    '/user/v1/session/{id}': Endpoints.get_ListStaffSessions;
    /**
     * From which addresses staff may come.
     *
     * A call is refused (ADDRESS_REFUSED, 403) if a deny rule has its address, or if there are allow
     * rules and none of them has it. That is asked for each scope by itself, and every one has to let the
     * call in: `all` for every call, before sign-in too; `role` and `user` at sign-in, when tokens are
     * refreshed, and for every call of the user. Calls that only ask whether the server is alive are
     * outside of it. Behind a trusted proxy the address is the one it reports. Rules that have expired count
     * for nothing.
     *
     * Permission: ipAccess or config, read.
     *
     * Source: inferred.
     */
    '/config/admin/v1/ip_access': Endpoints.get_ListIpRules;
    /**
     * The same list as a file.
     *
     * UTF-8 with BOM, streamed; cells that a spreadsheet would run are neutralised. Written to the audit log.
     *
     * Permission: ipAccess or config, export.
     *
     * Source: inferred.
     */
    '/config/admin/v1/ip_access/export': Endpoints.get_ExportIpRules;
    /**
     * What the rules make of an address.
     *
     * Asks the rules of now as a call from that address would, and notes no hit. Without `address` it is the one
     * of the caller; `user_id` asks for a member of staff, `role` for anybody of that role, and neither for a
     * call before sign-in.
     *
     * Permission: ipAccess or config, read.
     *
     * Source: inferred.
     */
    '/config/admin/v1/ip_access/check': Endpoints.get_CheckIpAddress;
    /**
     * The programs that call by themselves.
     *
     * Service accounts with their secrets, never the secrets themselves, and what waits for a second person.
     *
     * Permission: permission or config, read.
     *
     * Source: inferred.
     */
    '/config/admin/v1/service_account': Endpoints.get_ListServiceAccounts;
    /**
     * A service account.
     *
     * Permission: permission or config, read.
     *
     * Source: inferred.
     */
    '/config/admin/v1/service_account/{id}': Endpoints.get_GetServiceAccount;
    /**
     * What each role may do.
     *
     * The effective matrix: for each resource and role every action that is allowed, by a grant on the
     * resource, on its parent or on all resources. The roles are fixed in the software. `operations` says
     * what each right opens.
     *
     * Permission: permission or config, read.
     *
     * Source: inferred.
     */
    '/config/admin/v1/permission': Endpoints.get_GetPermissionMatrix;
    /**
     * The audit log.
     *
     * Assumption: the log shows who looked at what and from where, of every role, so it is read with the
     * right to read `permission`, below `config`, which administrators alone have.
     * `q` finds in the name of the actor, the subject, the address and the request id.
     *
     * Permission: permission or config, read.
     *
     * Source: inferred.
     */
    '/audit/admin/v1/list': Endpoints.get_ListAuditEntries;
    /**
     * The same list as a file.
     *
     * UTF-8 with BOM, streamed; cells that a spreadsheet would run are neutralised. Written to the audit log itself, before it is read: the export is its own last entry.
     *
     * Permission: permission or config, export.
     *
     * Source: inferred.
     */
    '/audit/admin/v1/export': Endpoints.get_ExportAuditEntries;
    /**
     * Whether the audit log is whole.
     *
     * Seals the log, signs a checkpoint of it, builds its tree anew from the entries, and compares it with every checkpoint,
     * stored and published. Assumption: the log shows who looked at what and from where, of every role, so it is read with the
     * right to read `permission`, below `config`, which administrators alone have.
     *
     * Permission: permission or config, read.
     *
     * Source: inferred.
     */
    '/audit/admin/v1/verify': Endpoints.get_VerifyAuditLog;
    /**
     * The tags that clients in the user's scope have.
     *
     * Permission: client, read.
     *
     * Source: inferred.
     */
    '/client/admin/v1/tags': Endpoints.get_ListClientTags;
    /**
     * The risk level of a client, and how it came about.
     *
     * Permission: client, read.
     *
     * Source: inferred.
     */
    '/client/admin/v1/risk/{id}': Endpoints.get_GetClientRisk;
    /**
     * What the client may trade, and up to what.
     *
     * Permission: client, read.
     *
     * Source: specification.
     */
    '/client/admin/v1/trade/{id}': Endpoints.get_GetClientTradeSettings;
    /**
     * A one-time verification code for the client.
     *
     * Assumption: staff read it out to a client who cannot receive codes. It is stored as a keyed hash, is
     * good once and for ten minutes, and replaces the one before. Written to the audit log. Although it is a GET, a
     * call that is repeated makes another code: programs send it once.
     *
     * Permission: client, reset.
     *
     * Source: specification.
     */
    '/client/admin/v1/code/{id}': Endpoints.get_CreateClientCode;
    /**
     * Clients who may be the one about to be added.
     *
     * Clients in scope, excluding robots, with the same mobile or e-mail, or with the same name as far as spelling
     * shows: case, accents, blanks and the order of its parts aside. Each is told with what is the same.
     *
     * Permission: client, read.
     *
     * Source: inferred.
     */
    '/client/admin/v1/similar': Endpoints.get_FindSimilarClients;
    /**
     * Search by user name or account number.
     *
     * Assumption: nothing found is an empty list, of which the console says that the user or account was
     * not found.
     *
     * Permission: client, read.
     *
     * Source: specification.
     */
    '/client/admin/v1/username': Endpoints.get_FindClients;
    /**
     * The client's access records.
     *
     * Permission: client, read.
     *
     * Source: inferred.
     */
    '/client/admin/v1/access/{id}': Endpoints.get_ListClientAccess;
    /**
     * The client's access records as a file.
     *
     * UTF-8 with BOM, streamed. Written to the audit log.
     *
     * Permission: client, export.
     *
     * Source: inferred.
     */
    '/client/admin/v1/access/{id}/export': Endpoints.get_ExportClientAccess;
    /**
     * The client's bank cards.
     *
     * Permission: client, read.
     *
     * Source: inferred.
     */
    '/client/admin/v1/bank/{id}': Endpoints.get_ListClientBanks;
    /**
     * The client's beneficiaries.
     *
     * Permission: client, read.
     *
     * Source: inferred.
     */
    '/client/admin/v1/nominee/{id}': Endpoints.get_ListClientNominees;
    /**
     * The client's crypto addresses.
     *
     * Permission: client, read.
     *
     * Source: inferred.
     */
    '/client/admin/v1/crypto/{id}': Endpoints.get_ListClientCrypto;
    /**
     * Devices and places of the client's sign-ins.
     *
     * Permission: client, read.
     *
     * Source: inferred.
     */
    '/client/admin/v1/location/{id}': Endpoints.get_GetClientLocation;
    /**
     * Clients who share something with the client.
     *
     * The same identity document, bank account, payout destination, crypto address or device, or an IP address within the
     * last 90 days; robots are left out. The strongest link comes first, at most 20 clients. Who is outside of the user's
     * scope is counted and not named.
     *
     * Permission: client, read.
     *
     * Source: inferred.
     */
    '/client/admin/v1/linked/{id}': Endpoints.get_ListLinkedClients;
    /**
     * What staff have written about the client.
     *
     * Permission: client, read.
     *
     * Source: inferred.
     */
    '/client/admin/v1/note/{id}': Endpoints.get_ListClientNotes;
    /**
     * Everything that has happened about a client, the newest first.
     *
     * Of records that the user may not read (`kyc`, `deposit`, `emergency` and so on) nothing is shown.
     * Assumption: of sign-ins, those that failed are shown, and the first from each place.
     *
     * Permission: client, read.
     *
     * Source: inferred.
     */
    '/client/admin/v1/timeline/{id}': Endpoints.get_GetClientTimeline;
    /**
     * A client at a glance.
     *
     * Total, lifetime money in and out, records that wait for a decision, their risk, and the last contact, in one
     * call. Only of records that the caller may read.
     *
     * Permission: client, read.
     *
     * Source: inferred.
     */
    '/client/admin/v1/summary/{id}': Endpoints.get_GetClientSummary;
    /**
     * Identity checks of the clients in scope.
     *
     * Every client has one, unverified until something is submitted.
     *
     * Permission: kyc, read.
     *
     * Source: specification.
     */
    '/identify/admin/v1/list': Endpoints.get_ListKyc;
    /**
     * The same list as a file.
     *
     * UTF-8 with BOM, streamed; cells that a spreadsheet would run are neutralised; the document's number
     * stays masked. Written to the audit log.
     *
     * Permission: kyc, export.
     *
     * Source: inferred.
     */
    '/identify/admin/v1/export': Endpoints.get_ExportKyc;
    /**
     * The identity check of a client.
     *
     * Assumption: `id` is the client.
     *
     * Permission: kyc, read.
     *
     * Source: specification.
     */
    '/identify/admin/v1/client_detail/{id}': Endpoints.get_GetClientKyc;
    /**
     * One identity check with what a reviewer needs beside it.
     *
     * Permission: kyc, read.
     *
     * Source: specification.
     */
    '/identify/admin/v1/detail/{id}': Endpoints.get_GetKyc;
    /**
     * A picture of an identity document.
     *
     * Of any attempt. It shows the number, so that each look is written to the audit log.
     *
     * Permission: kyc, read.
     *
     * Source: inferred.
     */
    '/identify/admin/v1/document/{id}/{documentId}': Endpoints.get_GetKycDocument;
    /**
     * Withdrawals of the clients in the user's scope.
     *
     * Permission: withdrawal or funds, read.
     *
     * Source: specification.
     */
    '/withdraw/admin/v1/list': Endpoints.get_ListWithdrawals;
    /**
     * The lines of the ledger behind the withdrawals that a filter lets through.
     *
     * The latest first. `totals` is what came in less what went out, by the currency of the accounts, over the
     * whole filter. A record that has moved nothing has no lines.
     *
     * Permission: withdrawal or funds, read.
     *
     * Source: inferred.
     */
    '/withdraw/admin/v1/lines': Endpoints.get_ListWithdrawalLines;
    /**
     * The same list as a file.
     *
     * UTF-8 with BOM, streamed; cells that a spreadsheet would run are neutralised. Written to the audit log.
     *
     * Permission: withdrawal or funds, export.
     *
     * Source: inferred.
     */
    '/withdraw/admin/v1/export': Endpoints.get_ExportWithdrawals;
    /**
     * One withdrawal with what a reviewer needs beside it.
     *
     * Permission: withdrawal or funds, read.
     *
     * Source: inferred.
     */
    '/withdraw/admin/v1/detail/{id}': Endpoints.get_GetWithdrawal;
    /**
     * The receipt of the bank or the chain for a payout.
     *
     * Permission: withdrawal or funds, read.
     *
     * Source: inferred.
     */
    '/withdraw/admin/v1/payout/receipt/{id}': Endpoints.get_GetPayoutReceipt;
    /**
     * Loans, compensation and bonus of the clients in the user's scope.
     *
     * Assumption: these are the records that `sub_type` distinguishes, all of them by default. A
     * person sees the kinds that the role may read: loans by the resource `loan`, compensation and bonus
     * by `compensation`.
     *
     * Permission: loan or compensation or funds, read.
     *
     * Source: specification.
     */
    '/overdrawn/admin/v1/record/list': Endpoints.get_ListOverdrawn;
    /**
     * The lines of the ledger behind the loans, compensation and bonus that a filter lets through.
     *
     * The latest first. `totals` is what came in less what went out, by the currency of the accounts, over the
     * whole filter. A record that has moved nothing has no lines.
     * Of a loan, also what has been paid on it.
     *
     * Permission: loan or compensation or funds, read.
     *
     * Source: inferred.
     */
    '/overdrawn/admin/v1/record/lines': Endpoints.get_ListOverdrawnLines;
    /**
     * The same list as a file.
     *
     * UTF-8 with BOM, streamed; cells that a spreadsheet would run are neutralised. Written to the audit log.
     *
     * Permission: loan or compensation or funds, export.
     *
     * Source: inferred.
     */
    '/overdrawn/admin/v1/record/export': Endpoints.get_ExportOverdrawn;
    /**
     * One loan, compensation or bonus with what a reviewer needs beside it.
     *
     * Permission: loan or compensation or funds, read.
     *
     * Source: inferred.
     */
    '/overdrawn/admin/v1/record/detail/{id}': Endpoints.get_GetOverdrawn;
    /**
     * How many loans are overdue or fall due soon, and what is owed on them.
     *
     * Loans of the clients in the user's scope that are paid out and not repaid.
     *
     * Permission: loan or funds, read.
     *
     * Source: inferred.
     */
    '/overdrawn/admin/v1/loan/due': Endpoints.get_GetLoansDue;
    /**
     * What clients in the user's scope have changed from one currency into another.
     *
     * `totals` is what left the accounts, fees included, and `received_totals` what came onto them. The words
     * of `q` are looked for in the order number and the names of the client.
     *
     * Permission: client, read.
     *
     * Source: inferred.
     */
    '/acc/admin/v1/exchange/list': Endpoints.get_ListConversions;
    /**
     * The lines of the ledger behind the exchanges that a filter lets through.
     *
     * The latest first. `totals` is what came in less what went out, by the currency of the accounts, over the
     * whole filter. A record that has moved nothing has no lines.
     *
     * Permission: client, read.
     *
     * Source: inferred.
     */
    '/acc/admin/v1/exchange/lines': Endpoints.get_ListConversionLines;
    /**
     * The same list as a file.
     *
     * UTF-8 with BOM, streamed; cells that a spreadsheet would run are neutralised. Written to the audit log.
     *
     * Permission: client, export.
     *
     * Source: inferred.
     */
    '/acc/admin/v1/exchange/export': Endpoints.get_ExportConversions;
    /**
     * What an exchange would bring now.
     *
     * Computed as the exchange itself is, and refused for the same reasons but for the money: rate, fee and
     * what arrives are those of the booking, which refuses them once the rate or `exchange_pct` has changed.
     * Nothing is booked or held.
     *
     * Permission: client, fund.
     *
     * Source: inferred.
     */
    '/acc/admin/v1/exchange/{clientId}/quote': Endpoints.get_QuoteExchange;
    /**
     * The statement of a client, every line of the ledger about the accounts.
     *
     * Assumption: `tfl` is the client's transaction flow. Each line says what the account held and had
     * available after it. `totals` is what came in less what went out, over the whole filter.
     * `reference_id` keeps what one record has moved, of a loan also what has been paid on it.
     *
     * Permission: client, read.
     *
     * Source: specification.
     */
    '/user/admin/v1/tfl/{id}': Endpoints.get_ListStatement;
    /**
     * The same statement as a file.
     *
     * UTF-8 with BOM, streamed; cells that a spreadsheet would run are neutralised. Written to the audit log.
     *
     * Permission: client, export.
     *
     * Source: inferred.
     */
    '/user/admin/v1/tfl/{id}/export': Endpoints.get_ExportStatement;
    /**
     * Limit-up stocks.
     *
     * Sorting by `code` is by the symbol; `q` looks into symbol and name.
     *
     * Permission: fo or trades, read.
     *
     * Source: inferred.
     */
    '/stock/admin/v1/list': Endpoints.get_ListStockProducts;
    /**
     * The limit-up stocks as a file.
     *
     * UTF-8 with BOM, streamed. Written to the audit log.
     *
     * Permission: fo or trades, export.
     *
     * Source: inferred.
     */
    '/stock/admin/v1/export': Endpoints.get_ExportStockProducts;
    /**
     * One limit-up stock.
     *
     * Permission: fo or trades, read.
     *
     * Source: inferred.
     */
    '/stock/admin/v1/{id}': Endpoints.get_GetStockProduct;
    /**
     * What has been done to one limit-up stock.
     *
     * By the audit log, the newest first.
     *
     * Permission: fo or trades, read.
     *
     * Source: inferred.
     */
    '/stock/admin/v1/history/{id}': Endpoints.get_ListStockProductHistory;
    /**
     * Block deals.
     *
     * Sorting by `code` is by the symbol; `q` looks into symbol and name.
     *
     * Permission: block or trades, read.
     *
     * Source: inferred.
     */
    '/block/admin/v1/list': Endpoints.get_ListBlockProducts;
    /**
     * The block deals as a file.
     *
     * UTF-8 with BOM, streamed. Written to the audit log.
     *
     * Permission: block or trades, export.
     *
     * Source: inferred.
     */
    '/block/admin/v1/export': Endpoints.get_ExportBlockProducts;
    /**
     * One block deal.
     *
     * Permission: block or trades, read.
     *
     * Source: inferred.
     */
    '/block/admin/v1/{id}': Endpoints.get_GetBlockProduct;
    /**
     * What has been done to one block deal.
     *
     * By the audit log, the newest first.
     *
     * Permission: block or trades, read.
     *
     * Source: inferred.
     */
    '/block/admin/v1/history/{id}': Endpoints.get_ListBlockProductHistory;
    /**
     * IPOs.
     *
     * Sorting by `code` is by the symbol; `q` looks into symbol and name.
     *
     * Permission: ipo or trades, read.
     *
     * Source: inferred.
     */
    '/ipo/admin/v1/list': Endpoints.get_ListIpoProducts;
    /**
     * The IPOs as a file.
     *
     * UTF-8 with BOM, streamed. Written to the audit log.
     *
     * Permission: ipo or trades, export.
     *
     * Source: inferred.
     */
    '/ipo/admin/v1/export': Endpoints.get_ExportIpoProducts;
    /**
     * One IPO.
     *
     * Permission: ipo or trades, read.
     *
     * Source: inferred.
     */
    '/ipo/admin/v1/{id}': Endpoints.get_GetIpoProduct;
    /**
     * What has been done to one IPO.
     *
     * By the audit log, the newest first.
     *
     * Permission: ipo or trades, read.
     *
     * Source: inferred.
     */
    '/ipo/admin/v1/history/{id}': Endpoints.get_ListIpoProductHistory;
    /**
     * Daily products.
     *
     * Sorting by `code` is by the code; `q` looks into code and name.
     *
     * Permission: daily or trades, read.
     *
     * Source: inferred.
     */
    '/daily/admin/v1/list': Endpoints.get_ListDailyProducts;
    /**
     * The daily products as a file.
     *
     * UTF-8 with BOM, streamed. Written to the audit log.
     *
     * Permission: daily or trades, export.
     *
     * Source: inferred.
     */
    '/daily/admin/v1/export': Endpoints.get_ExportDailyProducts;
    /**
     * One daily product.
     *
     * Permission: daily or trades, read.
     *
     * Source: inferred.
     */
    '/daily/admin/v1/{id}': Endpoints.get_GetDailyProduct;
    /**
     * What has been done to one daily product.
     *
     * By the audit log, the newest first.
     *
     * Permission: daily or trades, read.
     *
     * Source: inferred.
     */
    '/daily/admin/v1/history/{id}': Endpoints.get_ListDailyProductHistory;
    /**
     * AI products.
     *
     * Sorting by `code` is by the code; `q` looks into code and name.
     *
     * Permission: ai or trades, read.
     *
     * Source: inferred.
     */
    '/ai/admin/v1/list': Endpoints.get_ListAiProducts;
    /**
     * The AI products as a file.
     *
     * UTF-8 with BOM, streamed. Written to the audit log.
     *
     * Permission: ai or trades, export.
     *
     * Source: inferred.
     */
    '/ai/admin/v1/export': Endpoints.get_ExportAiProducts;
    /**
     * One AI product.
     *
     * Permission: ai or trades, read.
     *
     * Source: inferred.
     */
    '/ai/admin/v1/{id}': Endpoints.get_GetAiProduct;
    /**
     * What has been done to one AI product.
     *
     * By the audit log, the newest first.
     *
     * Permission: ai or trades, read.
     *
     * Source: inferred.
     */
    '/ai/admin/v1/history/{id}': Endpoints.get_ListAiProductHistory;
    /**
     * Funds.
     *
     * Sorting by `code` is by the code; `q` looks into code and name.
     *
     * Permission: fund or trades, read.
     *
     * Source: inferred.
     */
    '/fund/admin/v1/list': Endpoints.get_ListFundProducts;
    /**
     * The funds as a file.
     *
     * UTF-8 with BOM, streamed. Written to the audit log.
     *
     * Permission: fund or trades, export.
     *
     * Source: inferred.
     */
    '/fund/admin/v1/export': Endpoints.get_ExportFundProducts;
    /**
     * One fund.
     *
     * Permission: fund or trades, read.
     *
     * Source: inferred.
     */
    '/fund/admin/v1/{id}': Endpoints.get_GetFundProduct;
    /**
     * What has been done to one fund.
     *
     * By the audit log, the newest first.
     *
     * Permission: fund or trades, read.
     *
     * Source: inferred.
     */
    '/fund/admin/v1/history/{id}': Endpoints.get_ListFundProductHistory;
    /**
     * The values of a fund.
     *
     * Every net asset value that was entered, the newest first, by the audit log.
     *
     * Permission: fund or trades, read.
     *
     * Source: inferred.
     */
    '/fund/admin/v1/nav/{id}': Endpoints.get_ListFundNavs;
    /**
     * The dealing days of a fund that wait.
     *
     * Each with its subscriptions and its redemptions, of the clients in the user's scope, the earliest first.
     *
     * Permission: fund_trx or trx, read.
     *
     * Source: inferred.
     */
    '/fund/admin/v1/dealing/{id}': Endpoints.get_ListFundDealing;
    /**
     * Quantitative strategies.
     *
     * Sorting by `code` is by the code; `q` looks into code and name.
     *
     * Permission: quant or trades, read.
     *
     * Source: inferred.
     */
    '/quant/admin/v1/list': Endpoints.get_ListQuantProducts;
    /**
     * The quantitative strategies as a file.
     *
     * UTF-8 with BOM, streamed. Written to the audit log.
     *
     * Permission: quant or trades, export.
     *
     * Source: inferred.
     */
    '/quant/admin/v1/export': Endpoints.get_ExportQuantProducts;
    /**
     * One quantitative strategy.
     *
     * Permission: quant or trades, read.
     *
     * Source: inferred.
     */
    '/quant/admin/v1/{id}': Endpoints.get_GetQuantProduct;
    /**
     * What has been done to one quantitative strategy.
     *
     * By the audit log, the newest first.
     *
     * Permission: quant or trades, read.
     *
     * Source: inferred.
     */
    '/quant/admin/v1/history/{id}': Endpoints.get_ListQuantProductHistory;
    /**
     * Saving products.
     *
     * Sorting by `code` is by the code; `q` looks into code and name.
     *
     * Permission: saving or trades, read.
     *
     * Source: inferred.
     */
    '/saving/admin/v1/list': Endpoints.get_ListSavingProducts;
    /**
     * The saving products as a file.
     *
     * UTF-8 with BOM, streamed. Written to the audit log.
     *
     * Permission: saving or trades, export.
     *
     * Source: inferred.
     */
    '/saving/admin/v1/export': Endpoints.get_ExportSavingProducts;
    /**
     * One saving product.
     *
     * Permission: saving or trades, read.
     *
     * Source: inferred.
     */
    '/saving/admin/v1/{id}': Endpoints.get_GetSavingProduct;
    /**
     * What has been done to one saving product.
     *
     * By the audit log, the newest first.
     *
     * Permission: saving or trades, read.
     *
     * Source: inferred.
     */
    '/saving/admin/v1/history/{id}': Endpoints.get_ListSavingProductHistory;
    /**
     * The templates of one kind of product.
     *
     * By name. What a new product can begin with; all staff with the right see them.
     *
     * Permission: that of the kind or trades, read. With the kind `block`, also the feature `blockDealsBeta`.
     *
     * Source: inferred.
     */
    '/product/admin/v1/{kind}/template': Endpoints.get_ListProductTemplates;
    /**
     * What clients save.
     *
     * Permission: trx, read.
     *
     * Source: inferred.
     */
    '/saving/admin/v1/holding/list': Endpoints.get_ListSavingHoldings;
    /**
     * Preview a holding for a client.
     *
     * Nothing is saved. Refused as `createSavingHolding` is, by the same checks.
     *
     * Permission: trx, create.
     *
     * Source: inferred.
     */
    '/saving/admin/v1/holding/preview': Endpoints.get_PreviewSavingHolding;
    /**
     * One holding.
     *
     * Permission: trx, read.
     *
     * Source: inferred.
     */
    '/saving/admin/v1/holding/{id}': Endpoints.get_GetSavingHolding;
    /**
     * The interest of a holding by day.
     *
     * The latest first. Interest is simple, on 365 days, and rounded down to the currency's scale as a whole: that of
     * a day is the sum until then, less what was accrued before.
     *
     * Permission: trx, read.
     *
     * Source: inferred.
     */
    '/saving/admin/v1/holding/days/{id}': Endpoints.get_ListSavingDays;
    /**
     * Trade records of one kind, of the clients in the user's scope.
     *
     * Permission: that of the kind or trx, read.
     *
     * Source: inferred.
     */
    '/trx/admin/v1/{kind}/list': Endpoints.get_ListTrades;
    /**
     * The same list as a file.
     *
     * UTF-8 with BOM, streamed; cells that a spreadsheet would run are neutralised. Written to the audit log.
     *
     * Permission: that of the kind or trx, export.
     *
     * Source: inferred.
     */
    '/trx/admin/v1/{kind}/export': Endpoints.get_ExportTrades;
    /**
     * The lines of the ledger behind the trade records that a filter lets through.
     *
     * The latest first. `totals` is what came in less what went out, by the currency of the accounts, over the
     * whole filter. A record that has moved nothing has no lines.
     *
     * Permission: that of the kind or trx, read.
     *
     * Source: inferred.
     */
    '/trx/admin/v1/{kind}/lines': Endpoints.get_ListTradeLines;
    /**
     * What clients can order now.
     *
     * The products of the kind that are open for orders, the newest first, at most 200. For those who enter orders,
     * whether or not they may read the products.
     *
     * Permission: that of the kind or trx, create.
     *
     * Source: inferred.
     */
    '/trx/admin/v1/{kind}/offers': Endpoints.get_ListTradeOffers;
    /**
     * Preview an order for a client.
     *
     * Nothing is saved. Refused as `createTrade` is, by the same checks.
     *
     * Permission: that of the kind or trx, create.
     *
     * Source: inferred.
     */
    '/trx/admin/v1/{kind}/preview': Endpoints.get_PreviewTrade;
    /**
     * One trade record with its history.
     *
     * Permission: that of the kind or trx, read.
     *
     * Source: inferred.
     */
    '/trx/admin/v1/{kind}/{id}': Endpoints.get_GetTrade;
    /**
     * The picture or document that the result of a sale rests on.
     *
     * Permission: that of the kind or trx, read.
     *
     * Source: inferred.
     */
    '/trx/admin/v1/{kind}/evidence/{id}': Endpoints.get_GetTradeEvidence;
    /**
     * Who gets how much of a product.
     *
     * The draft, with a line for every order that waits, whether the draft names it or not; once published,
     * the lines as they were decided. Assumption: a person who does not work with all clients sees the lines
     * of the own ones, and the totals of those. Robots that have applied take part, marked as such.
     *
     * Permission: allocation or trx, read. With the kind `block`, also the feature `blockDealsBeta`.
     *
     * Source: inferred.
     */
    '/trx/admin/v1/{kind}/{productId}/allocation': Endpoints.get_GetAllocation;
    /**
     * Products whose orders are decided together, with how far their allocation is.
     *
     * Block deals only for those who have them. The counts are of the orders of clients in the user's scope.
     *
     * Permission: allocation or trx, read.
     *
     * Source: inferred.
     */
    '/allocation/admin/v1/list': Endpoints.get_ListAllocatedProducts;
    /**
     * What one order got in a published allocation.
     *
     * For the letter to its client: money as it was decided at the publication, and what was drawn. NOT_FOUND
     * before the publication, and for orders of clients outside the user's scope.
     *
     * Permission: allocation or trx, read. With the kind `block`, also the feature `blockDealsBeta`.
     *
     * Source: inferred.
     */
    '/trx/admin/v1/{kind}/{productId}/allocation/result/{trxId}': Endpoints.get_GetAllotmentResult;
    /**
     * What a client holds.
     *
     * Assumption: the trade records of every kind that the client has paid for and that are not sold: those in
     * `holding`. `totals` is what was paid for them; `savings` are beside them.
     *
     * Permission: client, read.
     *
     * Source: specification.
     */
    '/client/admin/v1/order/holding/{id}': Endpoints.get_ListHoldings;
    /**
     * Messages to clients in the user's scope.
     *
     * A message is in the scope where at least one client of the scope got it; `total` and `read` count only
     * those clients, so that a user does not learn how many clients others have. What was deleted is left out.
     *
     * Permission: message, read.
     *
     * Source: inferred.
     */
    '/message/admin/v1/list': Endpoints.get_ListMessages;
    /**
     * The same list as a file.
     *
     * UTF-8 with BOM, streamed; cells that a spreadsheet would run are neutralised. Written to the audit log.
     *
     * Permission: message, export.
     *
     * Source: inferred.
     */
    '/message/admin/v1/export': Endpoints.get_ExportMessages;
    /**
     * How many clients a message would go to.
     *
     * Takes the audience as `createMessage` does, with the same errors; nothing is sent. The audience `selected`
     * is counted by `ids`.
     *
     * Permission: message, create.
     *
     * Source: inferred.
     */
    '/message/admin/v1/recipients': Endpoints.get_CountMessageRecipients;
    /**
     * What clients may be asked about a record.
     *
     * In both languages; the client gets the own one. With `type` and `id` those for that record, as they are sent: the
     * name and the record are filled in, and each body has its `{note}`. For users who may read the record.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/message/admin/v1/templates': Endpoints.get_ListQuestionTemplates;
    /**
     * Channels of custom support.
     *
     * Permission: service, read.
     *
     * Source: inferred.
     */
    '/service/admin/v1/list': Endpoints.get_ListSupportChannels;
    /**
     * The same list as a file.
     *
     * UTF-8 with BOM, streamed; cells that a spreadsheet would run are neutralised. Written to the audit log.
     *
     * Permission: service, export.
     *
     * Source: inferred.
     */
    '/service/admin/v1/export': Endpoints.get_ExportSupportChannels;
    /**
     * Addresses that clients send coins to.
     *
     * Permission: cryptoAddress, read.
     *
     * Source: inferred.
     */
    '/crypto_address/admin/v1/list': Endpoints.get_ListCryptoAddresses;
    /**
     * The same list as a file.
     *
     * UTF-8 with BOM, streamed; cells that a spreadsheet would run are neutralised. Written to the audit log.
     *
     * Permission: cryptoAddress, export.
     *
     * Source: inferred.
     */
    '/crypto_address/admin/v1/export': Endpoints.get_ExportCryptoAddresses;
    /**
     * Which deposits came to a receiving address.
     *
     * Those that name the address, on its network, excluding robots: how many, of how many clients, and the
     * latest ten. Deposits of before the address was noted with them are not counted.
     *
     * Permission: cryptoAddress, read.
     *
     * Source: inferred.
     */
    '/crypto_address/admin/v1/uses/{id}': Endpoints.get_ListCryptoAddressUses;
    /**
     * The trade config.
     *
     * Permission: tradeConfig or config, read.
     *
     * Source: inferred.
     */
    '/config/admin/v1/trade': Endpoints.get_GetTradeConfig;
    /**
     * Default severity of each risk reason.
     *
     * Permission: tradeConfig or config, read.
     *
     * Source: inferred.
     */
    '/config/admin/v1/trade/risk_defaults': Endpoints.get_GetRiskDefaults;
    /**
     * Markets, with their currency and their hours.
     *
     * Permission: exchangeConfig or config, read.
     *
     * Source: inferred.
     */
    '/config/admin/v1/exchange': Endpoints.get_ListExchanges;
    /**
     * The markets as a file.
     *
     * UTF-8 with BOM, streamed; cells that a spreadsheet would run are neutralised. Written to the audit log.
     *
     * Permission: exchangeConfig or config, export.
     *
     * Source: inferred.
     */
    '/config/admin/v1/exchange/export': Endpoints.get_ExportExchanges;
    /**
     * The markets that products can be listed on.
     *
     * For who makes products: the exchanges that are enabled, by code, with what a choice among them needs. Another
     * market is refused when a product is saved (MARKET_UNKNOWN).
     *
     * Permission: trades, create.
     *
     * Source: inferred.
     */
    '/config/admin/v1/market': Endpoints.get_ListMarkets;
    /**
     * What days on a market are, and which market days come after them.
     *
     * By the trading days and holidays of the market, and its clocks. Of a market that is not configured, and without
     * one, Monday to Friday count, in the app's time zone.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/config/admin/v1/market_days': Endpoints.get_GetMarketDays;
    /**
     * Exchange rates, past ones included.
     *
     * Permission: exchangeConfig or config, read.
     *
     * Source: inferred.
     */
    '/config/admin/v1/rate': Endpoints.get_ListQuotations;
    /**
     * The exchange rates as a file.
     *
     * UTF-8 with BOM, streamed; cells that a spreadsheet would run are neutralised. Written to the audit log.
     *
     * Permission: exchangeConfig or config, export.
     *
     * Source: inferred.
     */
    '/config/admin/v1/rate/export': Endpoints.get_ExportQuotations;
    /**
     * Pairs of currencies that clients may exchange.
     *
     * Permission: currencyPair or config, read.
     *
     * Source: inferred.
     */
    '/config/admin/v1/currency_pair': Endpoints.get_ListCurrencyPairs;
    /**
     * The currency pairs as a file.
     *
     * UTF-8 with BOM, streamed; cells that a spreadsheet would run are neutralised. Written to the audit log.
     *
     * Permission: currencyPair or config, export.
     *
     * Source: inferred.
     */
    '/config/admin/v1/currency_pair/export': Endpoints.get_ExportCurrencyPairs;
    /**
     * A document that clients read, in each language.
     *
     * The published text, and what waits for a second person to replace it.
     *
     * Permission: settings or config, read.
     *
     * Source: inferred.
     */
    '/config/admin/v1/document/{slug}': Endpoints.get_GetDocument;
    /**
     * Every version of a document, with its text.
     *
     * Permission: settings or config, read.
     *
     * Source: inferred.
     */
    '/config/admin/v1/document/{slug}/versions': Endpoints.get_ListDocumentVersions;
    /**
     * What waits, or has waited, for a second person.
     *
     * The user's own proposals, and those that the user may approve or, if they take effect by themselves,
     * see. What belongs to clients or staff outside of the user's scope is not there.
     *
     * Permission: approval, read.
     *
     * Source: inferred.
     */
    '/approval/admin/v1/list': Endpoints.get_ListProposals;
    /**
     * What takes two people above what, and how much of it the user has used.
     *
     * Permission: approval, read.
     *
     * Source: inferred.
     */
    '/approval/admin/v1/limits': Endpoints.get_ListLimits;
    /**
     * A proposal.
     *
     * Permission: approval, read.
     *
     * Source: inferred.
     */
    '/approval/admin/v1/{id}': Endpoints.get_GetProposal;
    /**
     * Own bulk runs of the last 30 days, the latest first.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/bulk/admin/v1/list': Endpoints.get_ListBulkRuns;
    /**
     * An own bulk run with its items.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/bulk/admin/v1/{id}': Endpoints.get_GetBulkRun;
    /**
     * Own exports in the background, the latest first.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/export/admin/v1/list': Endpoints.get_ListExports;
    /**
     * The file of an own export.
     *
     * FORBIDDEN if the user may not call the export any more, has another role, or does not see all clients any more whose
     * records may be in the file. INVALID_TRANSITION if there is no file.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/export/admin/v1/file/{id}': Endpoints.get_DownloadExport;
    /**
     * The own subscriptions of reports.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/report/admin/v1/list': Endpoints.get_ListReportSubscriptions;
    /**
     * The own saved views of a list, and those that colleagues share.
     *
     * A view is parameters alone: what it finds is what the user may see. A shared one of an owner who may not share
     * any more, or is disabled, is left out. A report is a view of a statistics page: `statistics-team` needs the right
     * to read the statistics of teams, every other `statistics-…` that of products; FORBIDDEN without it.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/view/admin/v1/list': Endpoints.get_ListViews;
    /**
     * Records of every kind by a number, a reference or a name.
     *
     * Finds order numbers, by the whole, the beginning or the digits after the hyphen; of a letter and at least a year
     * (`D2026`), the newest; bank and payout references and
     * transaction hashes by the beginning; accounts by the last four digits or more; cards, mobile and document numbers
     * by the whole or the last four alone, so that no longer end can be tried; addresses and e-mail by the whole;
     * clients and products by a part of a name or code, clients by pinyin as well; waiting proposals by their subject;
     * everything by its id. Kinds that
     * the user may not read, and clients outside the scope, give no hits. The latest first, of each kind at most eight.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/search/admin/v1/find': Endpoints.get_SearchAll;
    /**
     * Comments of colleagues on a record or a client, the oldest first.
     *
     * For users who may read it. Notes of what is known about a client are `listClientNotes`.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/comment/admin/v1/record': Endpoints.get_ListComments;
    /**
     * Colleagues who may see a record, and so may be named in a comment.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/comment/admin/v1/people': Endpoints.get_ListCommentPeople;
    /**
     * Records of a kind that are claimed, assigned or set aside.
     *
     * Of the clients in the user's scope. FORBIDDEN without the right to decide such records.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/work/admin/v1/list': Endpoints.get_ListWork;
    /**
     * Who could decide a record.
     *
     * Users who can be assigned to it, also those who are away or at their capacity. FORBIDDEN as for `assignWork`.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/work/admin/v1/assignees/{type}/{id}': Endpoints.get_ListAssignees;
    /**
     * Absence and capacity of a user.
     *
     * The own one, or that of a colleague that the user may change; NOT_FOUND for any other.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/work/admin/v1/availability/{id}': Endpoints.get_GetAvailability;
    /**
     * How far the targets of the queues were met.
     *
     * Of what was decided from `from` to before `to`; without them the last 30 days to the end of today in the configured
     * time zone. Robots are left out.
     *
     * Permission: stat, read.
     *
     * Source: inferred.
     */
    '/stat/admin/v1/targets': Endpoints.get_GetTargetStat;
    /**
     * An order, with what of it can be amended and was amended.
     *
     * Permission: emergency, read.
     *
     * Source: inferred.
     */
    '/emergency/admin/v1/order': Endpoints.get_GetAmendableOrder;
    /**
     * An amendment, with the order as it is now.
     *
     * Permission: emergency, read.
     *
     * Source: inferred.
     */
    '/emergency/admin/v1/detail/{id}': Endpoints.get_GetAmendment;
    /**
     * The picture or document that an amendment rests on.
     *
     * Permission: emergency, read.
     *
     * Source: inferred.
     */
    '/emergency/admin/v1/evidence/{id}': Endpoints.get_GetAmendmentEvidence;
    /**
     * Amendments of the orders of clients in the user's scope.
     *
     * Permission: emergency, read.
     *
     * Source: inferred.
     */
    '/emergency/admin/v1/list': Endpoints.get_ListAmendments;
    /**
     * The same list as a file.
     *
     * UTF-8 with BOM, streamed; cells that a spreadsheet would run are neutralised. Written to the audit log.
     *
     * Permission: emergency, export.
     *
     * Source: inferred.
     */
    '/emergency/admin/v1/export': Endpoints.get_ExportAmendments;
    /**
     * Money that came in and went out, and clients, by day.
     *
     * What was approved from `from` to before `to`, also if it was taken back later; without them the last 30 days to the end of today, days as they are in the configured time zone. Robots are never counted unless `fake=true` asks for them alone.
     *
     * Permission: dashboard, read.
     *
     * Source: inferred.
     */
    '/stat/admin/v1/flow': Endpoints.get_GetMoneyFlow;
    /**
     * Clients by month of registration, and what they did in the months after.
     *
     * Clients who registered from `from` to before `to`, months as they are in the configured time zone; without `from` those of the last twelve months. What they did is counted until `to`. Robots are never counted unless `fake=true` asks for them alone.
     *
     * Permission: teamstat or stat, read.
     *
     * Source: inferred.
     */
    '/stat/admin/v1/cohort': Endpoints.get_GetCohorts;
    /**
     * What the user did in a range, left open, and what waits.
     *
     * For the user who takes over. Without `from` and `to`, today in the configured time zone. Everybody sees the own shift alone.
     *
     * Permission: dashboard, read.
     *
     * Source: inferred.
     */
    '/stat/admin/v1/shift': Endpoints.get_GetShift;
    /**
     * Notes from one shift to the next, the latest first.
     *
     * The own ones, and those of colleagues whose clients are all in the user's scope: a team leader reads those of the
     * team, administrators and supervisors read all.
     *
     * Permission: dashboard, read.
     *
     * Source: inferred.
     */
    '/stat/admin/v1/handover/list': Endpoints.get_ListHandovers;
    /**
     * The figures of a statistics page as a file.
     *
     * The totals by currency first, then a row for each team and salesman (`team`), or for each product; of the clients in
     * the user's scope. Without `from` and `to` the last 30 days to the end of today. Written to the audit log.
     *
     * Permission: that of the report or stat, export.
     *
     * Source: inferred.
     */
    '/report/admin/v1/{report}/export': Endpoints.get_ExportReport;
    /**
     * Orders by product and by day.
     *
     * Orders made from `from` to before `to`; without them the last 30 days to the end of today, days as they are in the configured time zone. Orders of robots are never counted unless `fake=true` asks for them alone. Every product with an order in the range has a row for each currency, and every day, week or month with an order one for each currency.
     *
     * Permission: stat, read.
     *
     * Source: inferred.
     */
    '/stat/admin/v1/product': Endpoints.get_GetProductStat;
    /**
     * Clients, orders and money by team leader, by salesman and by day.
     *
     * Orders made from `from` to before `to`; without them the last 30 days to the end of today, days as they are in the configured time zone. Orders of robots are never counted unless `fake=true` asks for them alone. A client counts for the salesman and the team who look after the client now. People who work with some clients only see the figures of these.
     *
     * Permission: teamstat or stat, read.
     *
     * Source: inferred.
     */
    '/stat/admin/v1/team': Endpoints.get_GetTeamStat;
    /**
     * Orders by salesman and product.
     *
     * Orders made from `from` to before `to`; without them the last 30 days to the end of today, days as they are in the configured time zone. Orders of robots are never counted unless `fake=true` asks for them alone. A client counts for the salesman and the team who look after the client now.
     *
     * Permission: teamstat or stat, read.
     *
     * Source: inferred.
     */
    '/stat/admin/v1/team_product': Endpoints.get_GetTeamProductStat;
    /**
     * The same of block trades alone.
     *
     * Orders made from `from` to before `to`; without them the last 30 days to the end of today, days as they are in the configured time zone. Orders of robots are never counted unless `fake=true` asks for them alone. `otc` is read as the block trades, which are dealt outside of the exchange.
     *
     * Permission: stat, read.
     *
     * Source: inferred.
     */
    '/stat/admin/v1/otc': Endpoints.get_GetOtcStat;
    /**
     * The same of IPOs alone.
     *
     * Orders made from `from` to before `to`; without them the last 30 days to the end of today, days as they are in the configured time zone. Orders of robots are never counted unless `fake=true` asks for them alone.
     *
     * Permission: stat, read.
     *
     * Source: inferred.
     */
    '/stat/admin/v1/ipo': Endpoints.get_GetIpoStat;
    /**
     * The same of funds alone.
     *
     * Orders made from `from` to before `to`; without them the last 30 days to the end of today, days as they are in the configured time zone. Orders of robots are never counted unless `fake=true` asks for them alone.
     *
     * Permission: stat, read.
     *
     * Source: inferred.
     */
    '/stat/admin/v1/fund': Endpoints.get_GetFundStat;
    /**
     * The same of quant products alone.
     *
     * Orders made from `from` to before `to`; without them the last 30 days to the end of today, days as they are in the configured time zone. Orders of robots are never counted unless `fake=true` asks for them alone.
     *
     * Permission: stat, read.
     *
     * Source: inferred.
     */
    '/stat/admin/v1/quant': Endpoints.get_GetQuantStat;
    /**
     * The same of limit-up stocks alone.
     *
     * Orders made from `from` to before `to`; without them the last 30 days to the end of today, days as they are in the configured time zone. Orders of robots are never counted unless `fake=true` asks for them alone.
     *
     * Permission: stat, read.
     *
     * Source: inferred.
     */
    '/stat/admin/v1/stock': Endpoints.get_GetStockStat;
    /**
     * What the products of a kind are judged by.
     *
     * How far IPOs and limit-up stocks were covered and allotted, and what was not paid in time: all orders of each product with an order in the range. What is held of block trades and when it unlocks; of funds their assets, and the money that came in and went out in the range; of quant and AI products their assets, and the return of what was sold in the range. Without `from` and `to` the last 30 days to the end of today, days as they are in the configured time zone. Robots are never counted unless `fake=true` asks for them alone.
     *
     * Permission: stat, read.
     *
     * Source: inferred.
     */
    '/stat/admin/v1/measures': Endpoints.get_GetProductMeasures;
    /**
     * What the checks have found in the data.
     *
     * `from` and `to` are about `first_seen_at`. An exception about one client is of that client, so
     * that the scope, `agent_id` and `fake` hold for it; one about no client or several is shown to
     * people who work with all clients.
     *
     * Permission: dataException, read.
     *
     * Source: inferred.
     */
    '/exception/admin/v1/list': Endpoints.get_ListExceptions;
    /**
     * The same list as a file.
     *
     * UTF-8 with BOM, streamed; cells that a spreadsheet would run are neutralised. Written to the audit log.
     *
     * Permission: dataException, export.
     *
     * Source: inferred.
     */
    '/exception/admin/v1/export': Endpoints.get_ExportExceptions;
    /**
     * How many exceptions each check has, in the user's scope.
     *
     * Every check, also those that found nothing. Robots are left out unless `fake=true`, as in the list.
     *
     * Permission: dataException, read.
     *
     * Source: inferred.
     */
    '/exception/admin/v1/summary': Endpoints.get_SummarizeExceptions;
    /**
     * Figures of this process, for Prometheus.
     *
     * With METRICS_TOKEN set, it is asked for as a bearer token; without it, only this machine is
     * answered, and nothing that came through a proxy. Anyone else gets a 404. The IP rules have no say
     * here, and figures that come from the database are left out while it is away.
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
     * A wrong password and an unknown user get the same response (LOGIN_FAILED). A wrong or used captcha is
     * CAPTCHA_WRONG. Assumption: the captcha's id travels in a header, since the payload is fixed.
     * A complete sign-in sets a cookie that only this path receives: from then on the browser is a known
     * device of the user, which wrong passwords from elsewhere do not slow down.
     *
     * Public: needs no session.
     *
     * Source: specification.
     */
    '/auth/admin/v1/login': Endpoints.post_Login;
    /**
     * Set the own password with the code of an invitation.
     *
     * For the first sign-in, and after a reset. Returns tokens as `login` does: with `mfa` true if the
     * person has an authenticator. The code is both halves, that of the maker first. An unknown name and a code
     * that is wrong, used, expired or revoked have the same result (INVITATION_INVALID). A code works once. Tries count as failed sign-ins do.
     *
     * Public: needs no session.
     *
     * Source: inferred.
     */
    '/auth/admin/v1/invitation': Endpoints.post_AcceptInvitation;
    /**
     * End this session.
     *
     * The tokens of this session are refused from now on; other sessions of the user go on.
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
     * Exchange the secret of a service account for an access token.
     *
     * The token lives 15 minutes; there is no refresh token. An unknown account and a wrong secret get the same response
     * (CREDENTIALS_WRONG), and count as tries. With the right secret, SERVICE_ACCOUNT_EXPIRED,
     * SERVICE_ACCOUNT_REVOKED and ADDRESS_REFUSED say why not.
     *
     * Public: needs no session.
     *
     * Source: inferred.
     */
    '/auth/admin/v1/token/service': Endpoints.post_ExchangeServiceSecret;
    /**
     * Ask for a passkey, to complete the sign-in or to sign in again.
     *
     * Returns what `navigator.credentials.get` takes. Its challenge counts for five minutes, once, in this session: in
     * `mfa/verify` while the second factor is pending, else in `sign_in_again`. Asking again replaces it.
     *
     * Permission: any session, also one whose second factor is still to be verified.
     *
     * Source: inferred.
     */
    '/auth/admin/v1/passkey/start': Endpoints.post_StartPasskeyCheck;
    /**
     * Give the six-digit code of the authenticator, a recovery code, or a passkey.
     *
     * Returns fresh tokens that open everything the user may do. Exactly one of them is given (400 otherwise).
     * A code opens one session once (MFA_CODE_WRONG otherwise), a recovery code counts once and is gone
     * (RECOVERY_CODE_WRONG, 422, otherwise); the user is notified of its use. A passkey signs the challenge of
     * `passkey/start` (PASSKEY_WRONG, 422, otherwise). Failures count like failed sign-ins.
     * Sets the cookie that a complete sign-in sets.
     *
     * Permission: any session, also one whose second factor is still to be verified.
     *
     * Source: specification.
     */
    '/auth/admin/v1/mfa/verify': Endpoints.post_VerifyMfa;
    /**
     * Give the password, a code of the authenticator or a passkey again.
     *
     * For what SIGN_IN_AGAIN has refused: it counts for ten minutes, in this session. Exactly one of them is given
     * (400 otherwise); a recovery code does not count. A code counts once (AUTHENTICATOR_CODE_WRONG otherwise), and a
     * passkey signs the challenge of `passkey/start` (PASSKEY_WRONG otherwise).
     * The access tokens of before are refused from then on (401 UNAUTHORIZED): refresh once, as the SDK does with its next call.
     * Failures count like those of a changed password and of other codes.
     *
     * Permission: any session, also without the second factor that the role needs.
     *
     * Source: inferred.
     */
    '/auth/admin/v1/sign_in_again': Endpoints.post_SignInAgain;
    /**
     * Begin to set up an authenticator.
     *
     * Returns a new secret, as a picture and as an address; it counts only once a code of it was
     * verified. Starting again replaces the secret of an unfinished start; a person may start 30 times
     * in 15 minutes (429 otherwise). Assumption: a person who has an authenticator removes it before
     * setting up another one (409 MFA_ALREADY_ENABLED).
     *
     * Permission: any session, also without the second factor that the role needs.
     *
     * Source: specification.
     */
    '/user/v1/mfa/bind/start': Endpoints.post_StartMfaBinding;
    /**
     * Finish setting up an authenticator, with a code of it.
     *
     * From now on every sign-in needs a code, and every other session of the user has ended; this one
     * goes on, to be shown its recovery codes. The accepted code opens no session. Repeating it in this
     * session within ten minutes, for a lost response, gets the same response and changes nothing.
     * MFA_BINDING_NOT_STARTED (409) if nothing was started or the start is older than ten minutes;
     * AUTHENTICATOR_CODE_WRONG (422) for a wrong code, and failures count like failed sign-ins.
     *
     * Permission: any session, also without the second factor that the role needs.
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
     * Permission: any session, also without the second factor that the role needs.
     *
     * Source: specification.
     */
    '/user/v1/mfa/recovery_codes': Endpoints.post_CreateMfaRecoveryCodes;
    /**
     * Remove the authenticator.
     *
     * With a code of it, or with a recovery code; the recovery codes go with it. Every session of the
     * person ends, this one too. Exactly one of the two is given (400 otherwise). MFA_NOT_ENABLED (409)
     * if there is no authenticator; for a wrong or used one AUTHENTICATOR_CODE_WRONG or
     * RECOVERY_CODE_WRONG (422), and failures count like failed sign-ins.
     *
     * Permission: any session, also without the second factor that the role needs.
     *
     * Source: specification.
     */
    '/user/v1/mfa/disable': Endpoints.post_DisableMfa;
    /**
     * Send a code to a new own address for reports.
     *
     * The address before counts until the code is confirmed, within 15 minutes. It is no way to sign in, and resets
     * nothing. MAIL_NOT_SENT (409) without a mail server, or if it refuses the message. Five times in 15 minutes (429
     * otherwise).
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/user/v1/email/start': Endpoints.post_StartOwnEmail;
    /**
     * Confirm the new own address with its code.
     *
     * Reports are sent to it from now on; the user is notified. FIELD_INVALID at `code` if it is wrong or too old, which
     * counts as an attempt: five in 15 minutes (429 otherwise).
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/user/v1/email/confirm': Endpoints.post_ConfirmOwnEmail;
    /**
     * Begin to add a passkey.
     *
     * Returns what `navigator.credentials.create` takes. It counts for five minutes, once, in this session; starting
     * again replaces it. A person may start 30 times in 15 minutes (429 otherwise). PASSKEYS_FULL (409) with ten passkeys,
     * PASSKEYS_OFF (409) on a server that does not know the address of its console.
     *
     * Permission: any session, also without the second factor that the role needs.
     *
     * Source: inferred.
     */
    '/user/v1/passkey/start': Endpoints.post_StartPasskey;
    /**
     * Add the passkey that a device has made.
     *
     * From now on every sign-in needs a second factor, which may be this passkey. Every other session of the user ends,
     * and the user is notified. PASSKEY_WRONG (422) if it was not made for the offer of this session, with the user
     * verified, or is known already. Attestations with certificates are refused the same way.
     *
     * Permission: any session, also without the second factor that the role needs.
     *
     * Source: inferred.
     */
    '/user/v1/passkey/add': Endpoints.post_AddPasskey;
    /**
     * Record a deposit for a client.
     *
     * The deposit is pending until it is approved; nothing is credited before. If the currency
     * differs from the account's, the rate of the moment is frozen on it (RATE_UNAVAILABLE if
     * there is none, RATE_OUTDATED if the trade config calls it too old). Above the two-person limit a user other than its maker approves it. A bank transfer names
     * its payer (FIELD_REQUIRED at `payer_name`); without a `screenshot` there is a `reference_no` or, for crypto, a
     * `txid` (PAYMENT_EVIDENCE_REQUIRED).
     *
     * Permission: client, fund.
     *
     * Source: specification.
     */
    '/deposit/admin/v2/specialized/{clientId}': Endpoints.post_CreateDeposit;
    /**
     * Ask the client about a deposit that waits.
     *
     * Sends a message from a template, to that client alone. The state stays `pending` and a decision stays possible; until
     * the client has answered or the time has run out, the record is not in the queue of staff. At most five times a
     * record. A note with a link, an account number or a crypto address is refused (LEADS_ELSEWHERE).
     *
     * Permission: deposit or funds, approve.
     *
     * Source: inferred.
     */
    '/deposit/admin/v1/ask/{id}': Endpoints.post_AskDepositClient;
    /**
     * What the import of a file would store.
     *
     * Reads CSV, OFX, MT940 and CAMT.053. A CSV file is read by the mapping of the last one of its account.
     *
     * Permission: deposit or funds, create.
     *
     * Source: inferred.
     */
    '/reconciliation/admin/v1/statement/preview': Endpoints.post_PreviewBankStatement;
    /**
     * Store a statement of the firm's bank.
     *
     * The account is known from its first statement. A statement is stored once, by its number and period and by its
     * file. A row that cannot be read refuses the file; `errors` names each.
     *
     * Permission: deposit or funds, create.
     *
     * Source: inferred.
     */
    '/reconciliation/admin/v1/statement/import': Endpoints.post_ImportBankStatement;
    /**
     * Say which lines pay which records.
     *
     * Moves no money and changes no record: it is evidence in the review. Each line and each record is part of one
     * match; ALREADY_MATCHED if one was matched or ignored before, and nothing is stored. `replaces` takes a match of these
     * lines back in the same step; ALREADY_MATCHED if another user has done so before.
     *
     * Permission: deposit or funds, approve.
     *
     * Source: inferred.
     */
    '/reconciliation/admin/v1/match': Endpoints.post_MatchBankLines;
    /**
     * Set lines aside that pay no record.
     *
     * Moves no money. ALREADY_MATCHED if one was matched or ignored before, and nothing is stored.
     *
     * Permission: deposit or funds, approve.
     *
     * Source: inferred.
     */
    '/reconciliation/admin/v1/ignore': Endpoints.post_IgnoreBankLines;
    /**
     * Undo a match, or take lines back that were set aside.
     *
     * Lines and records are open again. A deposit that was created from a line stays.
     *
     * Permission: deposit or funds, approve.
     *
     * Source: inferred.
     */
    '/reconciliation/admin/v1/undo/{id}': Endpoints.post_UndoBankMatch;
    /**
     * Record the deposit that a line has paid.
     *
     * The deposit is pending, with the user as its maker, and goes through the ordinary review. The line is matched with
     * it. Amount, currency and reference are those of the line.
     *
     * Permission: deposit or funds, create.
     *
     * Source: inferred.
     */
    '/reconciliation/admin/v1/deposit/{id}': Endpoints.post_CreateDepositFromLine;
    /**
     * Ask for a place to put one file.
     *
     * The URL of the response takes one PUT of exactly this type and size, until it expires. The purpose says
     * who may: `deposit_proof` needs the action fund on clients, `kyc_document` update on kyc,
     * `amendment_evidence` create on emergency, `trade_evidence` settle on trade records,
     * `payout_receipt` approve on withdrawals, `app_logo` update on settings
     * (FORBIDDEN). Where `confirm`
     * is true, the URL leads to the file store itself, and no record takes the file before it is confirmed. In 24
     * hours one person may announce 500 files and 2 GB (UPLOAD_QUOTA_REACHED).
     *
     * Permission: any session.
     *
     * Source: specification.
     */
    '/s3/admin/presign/put': Endpoints.post_PresignUpload;
    /**
     * Say that the file is put.
     *
     * Reads what was put into the file store, holds it against the announcement by its bytes
     * (FILE_TYPE_REFUSED, FILE_SIZE_DIFFERS, FILE_INFECTED), and takes a copy that can no longer be changed. Only
     * the user who announced it may (NOT_FOUND). Without a file, FILE_NOT_READY; again, the same response. A
     * refused file may be put and confirmed again while the URL lasts.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/s3/admin/upload/{fileId}/confirm': Endpoints.post_ConfirmUpload;
    /**
     * Change the own password.
     *
     * Both passwords are MD5 in hexadecimal, as at sign-in; what is kept is an argon2id hash of it. Every
     * session of the user ends, this one too. PASSWORD_WRONG (422) if the old one is wrong; failures
     * count, five in 15 minutes (429). A new password that is the old one is refused at its field. That the
     * new one has six characters at least is for the console to check: its length is not in the MD5.
     *
     * Permission: any session, also without the second factor that the role needs.
     *
     * Source: specification.
     */
    '/user/v1/change_pwd': Endpoints.post_ChangePassword;
    /**
     * Add a member of staff.
     *
     * The name to sign in with can be taken once, however it is spelled (USERNAME_TAKEN at its field). A username or
     * name that looks like that of a colleague, a role or the system is refused (NAME_TOO_SIMILAR at its field).
     * A user gives no role above the own one (ROLE_ABOVE_OWN, 403); a team leader adds heroes of the own team
     * only. No one sets the password for another user: once a second person has confirmed, the user sets it with a code,
     * of which maker and approver each collect one half (`collectInvitationHalf`).
     *
     * Permission: users, create.
     *
     * Source: specification.
     */
    '/user/v1/create': Endpoints.post_CreateStaff;
    /**
     * Invite anew, or reset the password.
     *
     * For a user who has not signed in yet, another invitation: the one before counts no more. For others, a
     * reset: once a second person has confirmed it, the password is cleared, every session of the user ends,
     * and a code sets a new one, of which maker and approver each collect one half (`collectInvitationHalf`).
     * While one waits for confirmation: PROPOSAL_OPEN (409).
     * Not for oneself (OWN_ACCOUNT, 403), nor for anybody above (STAFF_ABOVE_OWN, 403).
     *
     * Permission: users, reset.
     *
     * Source: inferred.
     */
    '/user/v1/invitation/{id}': Endpoints.post_InviteStaff;
    /**
     * Collect one half of an invitation's code.
     *
     * The maker of an invitation or reset collects the first half, the approver the second, after it is confirmed
     * (otherwise NOT_YOUR_HALF, 403); the invited person needs both. One that took effect without an approver has
     * both for its maker, one at a time. The half is made now, and is in this response alone: collected again, the
     * previous one is void. `halves` of the invitation says which ones the caller may collect.
     *
     * Permission: users, read.
     *
     * Source: inferred.
     */
    '/user/v1/invitation/half/{id}': Endpoints.post_CollectInvitationHalf;
    /**
     * Transfer a client to another salesman or team leader.
     *
     * To one of those that `trading_list` offers; others are refused at `user_id`. Assumption: the right to
     * assign clients is asked for, which supervisors have and team leaders have not. `version` is the
     * client's, and may be left out.
     *
     * Permission: client, assign.
     *
     * Source: specification.
     */
    '/user/v1/change_agent/{clientId}': Endpoints.post_ChangeAgent;
    /**
     * Add a rule.
     *
     * Refused if it would lock its author out, now or when another rule expires (IP_RULE_LOCKS_OUT, 409), or shut out all
     * other approvers (IP_RULE_SHUTS_OUT, 409). A rule that names a colleague whose role is not below the author's, or keeps
     * out an address from which one has signed in, last or within 30 days, is a proposal, which a second person confirms;
     * `shuts_out` in its changes names them.
     *
     * Permission: ipAccess or config, create.
     *
     * Source: inferred.
     */
    '/config/admin/v1/ip_access': Endpoints.post_CreateIpRule;
    /**
     * Propose a service account.
     *
     * A second person confirms it; the caller for it then collects the secret, once. The scopes are rights that
     * the caller has, the rows no more than that person sees. It expires within 366 days.
     *
     * Permission: permission or config, create.
     *
     * Source: inferred.
     */
    '/config/admin/v1/service_account': Endpoints.post_CreateServiceAccount;
    /**
     * Propose a new secret.
     *
     * Once a second person has confirmed it, the one who asked for it collects it. From then on the secret before stays
     * good for `overlap_hours` if the same user collected it, and otherwise ends; older ones end.
     *
     * Permission: permission or config, update.
     *
     * Source: inferred.
     */
    '/config/admin/v1/service_account/{id}/secret': Endpoints.post_RenewServiceSecret;
    /**
     * Collect the secret that was allowed.
     *
     * Makes the secret and shows it, once, to the caller for it (NOT_YOUR_SECRET), within seven days. Only
     * its hash is kept. INVALID_TRANSITION if none waits.
     *
     * Permission: permission or config, update.
     *
     * Source: inferred.
     */
    '/config/admin/v1/service_account/{id}/secret/collect': Endpoints.post_CollectServiceSecret;
    /**
     * Add a client.
     *
     * The user name is taken once (CLIENT_USERNAME_TAKEN at the field), and so is a mobile that another client
     * than a robot has (CLIENT_MOBILE_TAKEN). `agent_id` is an enabled salesman or team leader. `vip_level` and
     * `score` take the action `config` (FIELD_FORBIDDEN). Assumption: the new client is enabled, unlocked and
     * unverified; without `password` it cannot sign in until one is set.
     *
     * Permission: client, create.
     *
     * Source: specification.
     */
    '/client/admin/v1/create': Endpoints.post_CreateClient;
    /**
     * Enable or disable, lock or unlock.
     *
     * Assumption: enabled or disabled says whether the client may use the platform at all, locked or
     * unlocked whether sign-in is shut for the time being. To disable or to lock ends the client's
     * sessions. A status that the client has already is INVALID_TRANSITION. The reason is kept in the audit log.
     *
     * Permission: client, update.
     *
     * Source: specification.
     */
    '/client/admin/v1/status/{id}': Endpoints.post_SetClientStatus;
    /**
     * Add tags to a client, or remove them.
     *
     * Tags are compared without case, and stored in Unicode NFKC; one that another client has keeps its
     * spelling. Invisible characters are FIELD_INVALID, and more than 10 tags TAGS_OVER_10, both at the
     * field. A change that changes nothing returns the client as it is.
     *
     * Permission: client, update.
     *
     * Source: inferred.
     */
    '/client/admin/v1/tags/{id}': Endpoints.post_ChangeClientTags;
    /**
     * Raise the risk level of a client, or propose to lower it.
     *
     * A higher level applies at once, and closes a proposal to lower it. A lower one applies once a second person has
     * confirmed it; until then the level is returned unchanged, with the proposal in `waiting`. The level that the client
     * has already is INVALID_TRANSITION. Deposits and withdrawals that wait are assessed again: `high` is their reason
     * `client_high_risk`.
     *
     * Permission: client, update.
     *
     * Source: inferred.
     */
    '/client/admin/v1/risk/{id}': Endpoints.post_SetClientRisk;
    /**
     * Change what the client may trade.
     *
     * Assumption: the settings are the products that the client may buy, the most that one order and one
     * day may cost (in the base currency, null for no limit), and a discount on fees in percent.
     *
     * Permission: client, config.
     *
     * Source: specification.
     */
    '/client/admin/v1/trade/{id}': Endpoints.post_SetClientTradeSettings;
    /**
     * Add a bank card.
     *
     * Spaces and hyphens of the account number are left out. A client has each number once (VALIDATION, BANK_ALREADY_ADDED).
     *
     * Permission: client, update.
     *
     * Source: inferred.
     */
    '/client/admin/v1/bank/{id}': Endpoints.post_AddClientBank;
    /**
     * Add robots.
     *
     * Clients marked as robots, with believable names and an empty account. A salesman adds them to the own
     * clients only.
     *
     * Permission: client, robot.
     *
     * Source: inferred.
     */
    '/client/admin/v1/robot': Endpoints.post_AddRobots;
    /**
     * Write a note.
     *
     * Notes are never changed or deleted.
     *
     * Permission: client, update.
     *
     * Source: inferred.
     */
    '/client/admin/v1/note/{id}': Endpoints.post_AddClientNote;
    /**
     * Show a mobile number, an e-mail address, a beneficiary's phone or the number of a card whole.
     *
     * Written to the audit log: the user, the field and the client.
     *
     * Permission: client, read.
     *
     * Source: inferred.
     */
    '/client/admin/v1/reveal/{id}': Endpoints.post_RevealClientContact;
    /**
     * Approve or reject a pending identity check.
     *
     * The client's `kyc_status` follows at once, and so does the name of an approved one. An identity document that has expired since cannot be
     * approved (ID_EXPIRED). A user never approves an attempt that they have submitted or corrected
     * (SELF_APPROVAL), or one by a user whose account is tied to theirs (TIED_APPROVAL); rejecting it is open to both.
     *
     * Permission: kyc, approve.
     *
     * Source: specification.
     */
    '/identify/admin/v1/audit/{id}': Endpoints.post_AuditKyc;
    /**
     * Ask the client about an identity check that waits.
     *
     * Sends a message from a template, to that client alone. The state stays `pending` and a decision stays possible; until
     * the client has answered or the time has run out, the record is not in the queue of staff. At most five times a
     * record. A note with a link, an account number or a crypto address is refused (LEADS_ELSEWHERE).
     *
     * Permission: kyc, approve.
     *
     * Source: inferred.
     */
    '/identify/admin/v1/ask/{id}': Endpoints.post_AskKycClient;
    /**
     * Show the number of the identity document whole.
     *
     * Written to the audit log: the user and the client. NOT_FOUND if nothing has been submitted.
     *
     * Permission: kyc, read.
     *
     * Source: inferred.
     */
    '/identify/admin/v1/reveal/{id}': Endpoints.post_RevealKycIdNo;
    /**
     * Approve or reject a pending withdrawal.
     *
     * The amount has been frozen on the account since it was asked for. Approval pays `net_amount` out
     * to the destination and keeps the fee; rejection frees the amount. Once, however many ask.
     *
     * Assumption: the fee is part of the amount. No client is ever asked to pay one before the money
     * leaves, and no decision waits for a payment.
     *
     * Permission: withdrawal or funds, approve.
     *
     * Source: specification.
     */
    '/withdraw/admin/v1/audit/{id}': Endpoints.post_AuditWithdrawal;
    /**
     * Ask the client about a withdrawal that waits.
     *
     * Sends a message from a template, to that client alone. The state stays `pending` and a decision stays possible; until
     * the client has answered or the time has run out, the record is not in the queue of staff. At most five times a
     * record. A note with a link, an account number or a crypto address is refused (LEADS_ELSEWHERE).
     *
     * Permission: withdrawal or funds, approve.
     *
     * Source: inferred.
     */
    '/withdraw/admin/v1/ask/{id}': Endpoints.post_AskWithdrawalClient;
    /**
     * Record that the money of an approved withdrawal has left.
     *
     * With the reference of the bank, or the hash of the transaction (TRANSACTION_HASH_WRONG at `reference` if it is
     * none of the network). A reference belongs to one payout of its method or network (FIELD_TAKEN). The day is between
     * the approval and today, in the time zone of the settings. The books do not move: the approval has moved them.
     *
     * Permission: withdrawal or funds, approve.
     *
     * Source: inferred.
     */
    '/withdraw/admin/v1/payout/sent/{id}': Endpoints.post_MarkPayoutSent;
    /**
     * Record that the bank or the chain has confirmed a payout.
     *
     * Only after `markPayoutSent`. A user who approved the withdrawal alone cannot confirm its payout (SELF_APPROVAL,
     * TIED_APPROVAL). A payout that has failed or come back is rolled back, which takes two people.
     *
     * Permission: withdrawal or funds, approve.
     *
     * Source: inferred.
     */
    '/withdraw/admin/v1/payout/paid/{id}': Endpoints.post_MarkPayoutPaid;
    /**
     * The withdrawals that a payment file would have, with their sum.
     *
     * Of one currency and method: the named withdrawals, or without `ids` all that are to be sent, those approved
     * first before the others, at most 500. What is in an earlier payment file is listed under `taken` and left out:
     * `releaseFromPaymentFile` takes it out.
     *
     * Permission: withdrawal or funds, approve.
     *
     * Source: inferred.
     */
    '/withdraw/admin/v1/payout/file/preview': Endpoints.post_PreviewPaymentFile;
    /**
     * The payments of withdrawals that are to be sent, as a file for the bank.
     *
     * CSV with the columns `end_to_end_id` (the order number), `payment_date`, `beneficiary_name`, `account_number`,
     * `bank_name`, `bank_branch`, or for crypto `address`, `coin`, `network`, `memo`, and `amount`, `currency`. UTF-8 with
     * BOM; amounts are decimals; cells that a spreadsheet would run are neutralised. Numbers are whole.
     *
     * All or nothing: a withdrawal that is not to be sent, or of another currency or method, is NOT_TO_SEND at `ids.N`,
     * and one in an earlier file IN_PAYMENT_FILE. The withdrawals are marked, and the file is served
     * once: the audit log has its SHA-256 and names the withdrawals.
     *
     * Permission: withdrawal or funds, approve.
     *
     * Source: inferred.
     */
    '/withdraw/admin/v1/payout/file': Endpoints.post_CreatePaymentFile;
    /**
     * Take a withdrawal out of its payment file, so that another file can have it.
     *
     * For a file that the bank has not received or has refused. Always takes two people: otherwise one user could have
     * the same payment made twice. The mark, the reason and both users stay in the history. INVALID_TRANSITION if no
     * file has the withdrawal.
     *
     * Permission: withdrawal or funds, approve.
     *
     * Source: inferred.
     */
    '/withdraw/admin/v1/payout/release/{id}': Endpoints.post_ReleaseFromPaymentFile;
    /**
     * Show the numbers of the account that a withdrawal goes to, and of its phone, whole.
     *
     * Written to the audit log: who saw that of which withdrawal. NOT_FOUND for coins, whose address is not masked.
     *
     * Permission: withdrawal or funds, read.
     *
     * Source: inferred.
     */
    '/withdraw/admin/v1/reveal/{id}': Endpoints.post_RevealDestination;
    /**
     * Credit compensation (bonus points) to an account.
     *
     * Assumption: `{id}` is the account, whose currency the amount is in. The record is pending until it is
     * approved; above the two-person limit a user other than its maker approves it. Assumption: the specified
     * `{amount}` alone stays valid; why it is given (`reason_code`, `remark`) comes beside it, and the console
     * asks for both.
     *
     * Permission: client, fund.
     *
     * Source: specification.
     */
    '/overdrawn/admin/v1/compensation/{id}': Endpoints.post_CreateCompensation;
    /**
     * Credit a bonus to an account.
     *
     * Assumption: `{id}` is the account, whose currency the amount is in. The record is pending until it is
     * approved; above the two-person limit a user other than its maker approves it. Assumption: the specified
     * `{amount}` alone stays valid; why it is given (`reason_code`, `remark`) comes beside it, and the console
     * asks for both.
     *
     * Permission: client, fund.
     *
     * Source: specification.
     */
    '/overdrawn/admin/v1/bonus/{id}': Endpoints.post_CreateBonus;
    /**
     * Repay a loan from the account's available money.
     *
     * Assumption: `{id}` is the loan. The amount pays the late charge first, then the interest, then the
     * principal, as they stand at the moment; more than all of it is refused with
     * REPAYMENT_TOO_LARGE, and more than is available with INSUFFICIENT_FUNDS.
     *
     * Permission: client, fund.
     *
     * Source: specification.
     */
    '/overdrawn/admin/v1/loan/pay_fine/{id}': Endpoints.post_PayLoan;
    /**
     * Change money of a client from one account into another.
     *
     * At the rate of the moment, which the request repeats: another one is refused with RATE_CHANGED and
     * the present one in `current`, and an expired quotation with RATE_UNAVAILABLE. If the request repeats
     * the fee, another one is refused with FEE_CHANGED and the present one in `current`. What is received is
     * rounded down to its currency. Done whole, or not at all. A pair that is disabled or not set up is
     * refused (PAIR_DISABLED), a rate older than the trade config allows is RATE_OUTDATED, and so is an amount outside of the pair's limits. A pair serves the way back too,
     * unless that is set up itself.
     * Above the limit `exchange` it is a proposal, with rate and fee as they were seen: once they have changed, it
     * is asked for anew. A client sells at the mid less the spread, and buys at the mid plus the spread.
     * Assumption: `exchange_pct` of the trade config is taken from the amount, rounded up, and the rest is
     * exchanged.
     *
     * Permission: client, fund.
     *
     * Source: specification.
     */
    '/acc/admin/v1/exchange/{clientId}': Endpoints.post_ExchangeFunds;
    /**
     * Add a limit-up stock.
     *
     * It begins available.
     *
     * Permission: fo or trades, create.
     *
     * Source: inferred.
     */
    '/stock/admin/v1/create': Endpoints.post_CreateStockProduct;
    /**
     * Add a block deal.
     *
     * It begins available.
     *
     * Permission: block or trades, create.
     *
     * Source: inferred.
     */
    '/block/admin/v1/create': Endpoints.post_CreateBlockProduct;
    /**
     * Add an IPO.
     *
     * It begins available.
     *
     * Permission: ipo or trades, create.
     *
     * Source: inferred.
     */
    '/ipo/admin/v1/create': Endpoints.post_CreateIpoProduct;
    /**
     * Add a daily product.
     *
     * It begins disabled.
     *
     * Permission: daily or trades, create.
     *
     * Source: inferred.
     */
    '/daily/admin/v1/create': Endpoints.post_CreateDailyProduct;
    /**
     * Add an AI product.
     *
     * It begins disabled.
     *
     * Permission: ai or trades, create.
     *
     * Source: inferred.
     */
    '/ai/admin/v1/create': Endpoints.post_CreateAiProduct;
    /**
     * Add a fund.
     *
     * It begins disabled.
     *
     * Permission: fund or trades, create.
     *
     * Source: inferred.
     */
    '/fund/admin/v1/create': Endpoints.post_CreateFundProduct;
    /**
     * Confirm a dealing day of a fund.
     *
     * All approved subscriptions and all redemptions of the day, at the value that was struck for it after the cut-off
     * (NAV_MISSING). A subscription gets as many units as its amount buys, rounded down to eight digits; a redemption is
     * sold for its units at that value, rounded down. The answer names each order; one that cannot be confirmed stays
     * as it is. Nothing left to confirm is no error. What the redemptions make together falls under the limit
     * `profit`; redemptions of several clients, and one of an order that the user made, approved or asked for, take two
     * people. For those alone who work with all clients.
     *
     * Permission: fund_trx or trx, settle.
     *
     * Source: inferred.
     */
    '/fund/admin/v1/dealing/{id}': Endpoints.post_ConfirmFundDealing;
    /**
     * Add a quantitative strategy.
     *
     * It begins disabled.
     *
     * Permission: quant or trades, create.
     *
     * Source: inferred.
     */
    '/quant/admin/v1/create': Endpoints.post_CreateQuantProduct;
    /**
     * Add a saving product.
     *
     * It begins disabled.
     *
     * Permission: saving or trades, create.
     *
     * Source: inferred.
     */
    '/saving/admin/v1/create': Endpoints.post_CreateSavingProduct;
    /**
     * Save terms as a template.
     *
     * FIELD_UNKNOWN at `terms` for a code, a name, a NAV or a date: those belong to one product. Other values are
     * checked as those of a product, one by one. FIELD_TAKEN at `name` if another template of the kind has it.
     *
     * Permission: that of the kind or trades, create. With the kind `block`, also the feature `blockDealsBeta`.
     *
     * Source: inferred.
     */
    '/product/admin/v1/{kind}/template': Endpoints.post_CreateProductTemplate;
    /**
     * Add several products of one kind.
     *
     * Each as a call of its own would add it, with the same checks and audit entry; all or none. VALIDATION names what
     * is wrong with every product, as `items.3.min_lots`.
     *
     * Permission: that of the kind or trades, create. With the kind `block`, also the feature `blockDealsBeta`.
     *
     * Source: inferred.
     */
    '/product/admin/v1/{kind}/import': Endpoints.post_ImportProducts;
    /**
     * Propose a holding for a client.
     *
     * Takes two people at any amount: they sign for the terms, and nothing that is paid by them later needs another
     * signature. The response is the proposal; once a second person confirms it, the money moves from the client's
     * account into the holding, and interest begins with the day after. Checked when it is proposed and again when it
     * is confirmed: the client is enabled (CLIENT_DISABLED), may save (KIND_NOT_ALLOWED) and stays within the limits
     * of the trade settings (ORDER_ABOVE_LIMIT, DAY_LIMIT_REACHED); the product is enabled (PRODUCT_CLOSED), with the
     * terms that the user saw (STALE_RECORD).
     *
     * Permission: trx, create.
     *
     * Source: inferred.
     */
    '/saving/admin/v1/holding/create': Endpoints.post_CreateSavingHolding;
    /**
     * End a holding before its term.
     *
     * The principal goes back to the client's account, with the interest of the days that have ended. Assumption: a
     * product that forfeits interest keeps what was not paid yet; what was paid stays with the client. A product
     * without early exit: EXIT_NOT_ALLOWED.
     *
     * Permission: trx, settle.
     *
     * Source: inferred.
     */
    '/saving/admin/v1/holding/exit/{id}': Endpoints.post_ExitSavingHolding;
    /**
     * Enter an order for a client.
     *
     * As a client asks for it on the telephone. It waits as an order from the client's own app does, with its money
     * frozen if it is funded beforehand, and the user who entered it is its `maker`: another user approves it
     * (`/trx/admin/v1/{kind}/audit/{id}`), or an allocation does that this user has not drafted. The client has to be enabled (CLIENT_DISABLED), may
     * trade the kind (KIND_NOT_ALLOWED) and stays within the limits of the trade settings (ORDER_ABOVE_LIMIT,
     * DAY_LIMIT_REACHED); the product has to be open (PRODUCT_CLOSED) with room (PRODUCT_FULL).
     *
     * Permission: that of the kind or trx, create.
     *
     * Source: inferred.
     */
    '/trx/admin/v1/{kind}/create': Endpoints.post_CreateTrade;
    /**
     * Cancel an order that waits.
     *
     * For the client, or because it was entered by mistake. It is released, and what was frozen for it is available
     * again. A mistake is corrected this way: the order is cancelled, and another is entered. An order for a fund is
     * cancelled until the cut-off of its dealing day (CUTOFF_PASSED), and so is a redemption that was asked for: the
     * units are held as before.
     *
     * Permission: that of the kind or trx, update.
     *
     * Source: inferred.
     */
    '/trx/admin/v1/{kind}/withdraw/{id}': Endpoints.post_WithdrawTrade;
    /**
     * Approve or reject an order that waits.
     *
     * Orders for blocks and IPOs are allotted by the allocation of their product alone: a single one can be
     * rejected, and its approval is refused (ALLOTTED_BY_ALLOCATION). One for a stock is allotted what it applied
     * for, or `allotted_qty` of it, as far as the pool goes (ALLOTTED_ABOVE_POOL). The second of two users asks for the
     * `allotted_qty` of the first (PROPOSAL_OPEN). No user approves an own order
     * (SELF_APPROVAL). The cost of an approved one is taken from the frozen money, and it is held. A rejected one
     * is released, with its money. Assumption: the price and the fee's rate are those of the booking. An approved
     * order for a fund keeps waiting (`confirming`), with its money frozen, for the value of its dealing day:
     * `confirmFundDealing` deals it. A client without an approved identity is a risk (`client_unverified`), which an
     * approval acknowledges; its level is set in the trade config.
     *
     * Permission: that of the kind or trx, approve.
     *
     * Source: inferred.
     */
    '/trx/admin/v1/{kind}/audit/{id}': Endpoints.post_AuditTrade;
    /**
     * Record a payment of an allotment from the money on the account.
     *
     * Assumption: a client pays for an allotment from what is available on the account of the order, at once
     * or in parts, and staff record it. A part is frozen there until the whole is paid (`outstanding`); then
     * all of it goes to the market and the allotment is held. More than is outstanding is refused
     * (AMOUNT_ABOVE_OUTSTANDING), and so is anything after the deadline (PAY_DEADLINE_PASSED). What is not
     * paid by then is released, and the parts are given back: it never becomes a debt. A client without an approved
     * identity is a risk that is acknowledged, as in `auditTrade`.
     *
     * Permission: that of the kind or trx, settle.
     *
     * Source: inferred.
     */
    '/trx/admin/v1/{kind}/pay/{id}': Endpoints.post_PayTrade;
    /**
     * Take a holding one step further towards its money.
     *
     * `sold` fixes what it made, and the fee at the booked rate on what was paid; `unsettled` says that the
     * market owes the money, from when; `completed` pays it: what was paid, plus profit or less loss, less
     * the fee. A profit is never chosen freely, and `sale` of the record's detail says what is taken now.
     *
     * If a piece has a price (stock, block, ipo), a sale takes a `price` alone, and the profit is
     * computed from it: quantity times price, rounded down, less what was paid. It lies within a distance
     * of the product's reference that the trade config sets for the kind (PRICE_TOO_FAR). Assumptions: the
     * reference of a stock is its previous close, of a block its reference close, of an IPO its issue price.
     * By default the distance is 20 per cent for stocks and blocks, 100 for IPOs. A fund is not sold at a price:
     * its redemption is asked for (`redeemFundOrder`), and confirmed at the value of its dealing day.
     *
     * If there is none (ai, quant, daily), a `profit` is proposed with its reason: an uploaded file as
     * `evidence`, or a `remark` of at least 10 characters (EVIDENCE_REQUIRED). It lies within the bounds of
     * the product (PROFIT_OUT_OF_BOUNDS): a gain is at most what the target return makes of what was paid
     * over the days held, and 20 per cent of that more, and at most 5 per cent of what was paid for each of
     * them; both are set in the trade config. Assumptions: a target is simple interest on 365 days; a
     * started day counts whole; after its term a holding earns nothing more.
     *
     * Further than 5 per cent from the reference, a price needs a reason too (EVIDENCE_REQUIRED), and the sale a
     * second person, whatever it makes. So does any sale by the user who made or approved the order.
     *
     * A block is not sold before the end of its lock-up, nor an IPO before its listing (LOCKED_UP). What has a
     * price is not `completed` before its settlement date (SETTLEMENT_NOT_DUE), which `settle_at` may only put off.
     * With the sale of what has a price, `settle_at` is set to the close of the market day on which its money is
     * due: `settle_days` of the market after the sale, or `redeem_days` of the fund after the dealing day.
     *
     * With `quantity`, a part of a holding of stock, block or ipo is sold: it becomes an order of its own, `sold`, with
     * its share of what was paid, rounded down, and its own fee. What is left stays a holding with the rest of both.
     * Assumptions: a part is a whole number of pieces, not of lots; the parts count under the limits one by one.
     *
     * The steps are taken one by one. A loss and the fee together never exceed what was paid, so that a
     * client never owes for a holding. Of a subscription the fee is spent when it is approved: it has no
     * profit, and goes from holding to completed without any money.
     *
     * Permission: that of the kind or trx, settle.
     *
     * Source: inferred.
     */
    '/trx/admin/v1/{kind}/settle/{id}': Endpoints.post_SettleTrade;
    /**
     * Ask for the redemption of a fund holding.
     *
     * Of all its units, or of `quantity` of them, for the client. Until the fund's cut-off it belongs to the dealing day, later to the next
     * one, whose value is not known yet; the holding waits for it (`redeeming`) and is then sold at it by
     * `confirmFundDealing`. Until the cut-off it can be cancelled (`withdrawTrade`).
     *
     * A redeemed part becomes an order of its own once it is confirmed, with its share of what was paid, rounded down;
     * the other units are held on. One redemption of an order waits at a time.
     *
     * Permission: fund_trx or trx, settle.
     *
     * Source: inferred.
     */
    '/trx/admin/v1/fund/redeem/{id}': Endpoints.post_RedeemFundOrder;
    /**
     * Stop the renewal of a subscription.
     *
     * The client keeps the plan until the period that is paid for ends (`next_bill_at`); then the subscription
     * is completed by the clock. Nothing is given back. It is not taken back either: a client who wants to go
     * on subscribes anew.
     *
     * While it renews, the clock bills it when a period ends: the plan's fee as it was booked, of the money
     * available on its account. Assumptions: if that is not enough, or the client or the product is not
     * enabled any more, it is completed instead, and nothing is owed; a period that begins while the server
     * does not run is billed once when it runs again, and periods that have ended by then are not.
     *
     * Permission: sub_trx or trx, settle.
     *
     * Source: inferred.
     */
    '/trx/admin/v1/subscribe/cancel/{id}': Endpoints.post_CancelSubscription;
    /**
     * Compute who would get how much by a scheme.
     *
     * Of what the pool has left, over the orders that wait now. Saves nothing but the seed, which is drawn with the
     * first proposal and stays: proposing again draws the same. For those alone who work with all clients.
     *
     * Permission: allocation or trx, assign. With the kind `block`, also the feature `blockDealsBeta`.
     *
     * Source: inferred.
     */
    '/trx/admin/v1/{kind}/{productId}/allocation/proposal': Endpoints.post_ProposeAllocation;
    /**
     * Issue the letters of many orders.
     *
     * What each of them got, as `getAllotmentResult` returns it, in the order of application. NOT_FOUND before the
     * publication, and if one of the orders is of a client outside the user's scope. The audit log keeps who issued
     * letters, and of how many orders.
     *
     * Permission: allocation or trx, export. With the kind `block`, also the feature `blockDealsBeta`.
     *
     * Source: inferred.
     */
    '/trx/admin/v1/{kind}/{productId}/allocation/letters': Endpoints.post_IssueAllotmentLetters;
    /**
     * Decide every order of a product that waits, as the draft says.
     *
     * All at once, and once however many ask: who gets pieces pays from the frozen money or is asked to pay,
     * who gets none is released, and what was frozen above the cost is given back. Refused where orders have
     * come or gone since the draft was saved (ALLOCATION_OUTDATED), before applications for an IPO have closed
     * (APPLICATIONS_OPEN), and to who saved it last or has entered one of the orders (SELF_APPROVAL). A draft that allots
     * something to clients without an approved identity is published with that acknowledged alone, or with a reason
     * for the override if the trade config sets it to `stop`.
     *
     * Permission: allocation or trx, assign. With the kind `block`, also the feature `blockDealsBeta`.
     *
     * Source: inferred.
     */
    '/trx/admin/v1/{kind}/{productId}/allocation/publish': Endpoints.post_PublishAllocation;
    /**
     * Subscribe a client to a plan of an AI product.
     *
     * Assumptions: `id` is the client; the fee of the plan is frozen on the account until the subscription is
     * approved (`/trx/admin/v1/subscribe/audit/{id}`), and is spent then. The client has to be enabled
     * (CLIENT_DISABLED), may buy AI products (KIND_NOT_ALLOWED) and stays within the limits of the trade
     * settings (ORDER_ABOVE_LIMIT, DAY_LIMIT_REACHED).
     *
     * Permission: sub_trx or trx, create.
     *
     * Source: specification.
     */
    '/user/admin/v1/order/sub/{id}': Endpoints.post_SubscribeClient;
    /**
     * Send a message to clients.
     *
     * To one client, to the clients of a salesman or of a team leader's team, to those that are selected, or to
     * all: always within the sender's scope, as it is now; robots get no messages, except one that is named. With
     * the audience `client` a `client_id` is required, with `agent` an `agent_id`, with `selected` `client_ids`, and
     * otherwise none may be given. Selected robots and clients outside the scope are left out, and counted in
     * `skipped`. A message without recipients is NO_RECIPIENTS.
     *
     * To more clients than the trade config lets one person write to alone within 24 hours, single messages
     * included, it is a proposal, which a second person confirms. So is one whose text has a link, an account
     * number or a crypto address. A link with a name before its host, or with
     * another host in its text, is refused (LINK_DISGUISED). With `send_at` it is sent then, to those who are its recipients now.
     *
     * Permission: message, create.
     *
     * Source: inferred.
     */
    '/message/admin/v1/create': Endpoints.post_CreateMessage;
    /**
     * Add a support channel.
     *
     * `value` by kind: WhatsApp takes a number in international form (`+` and 8 to 15 digits), Telegram and
     * LINE a name (`@` is taken off), a link an address that begins with `https://`, without user or
     * password in it. It is disabled until two people have enabled it.
     *
     * Permission: service, create.
     *
     * Source: inferred.
     */
    '/service/admin/v1/create': Endpoints.post_CreateSupportChannel;
    /**
     * Add a receiving address.
     *
     * The address is checked by its own checksum, as its network writes it: Bitcoin and Litecoin base58check
     * or bech32, Tron base58check, Ethereum and BNB Smart Chain the case of the letters (EIP-55). One in small
     * letters alone, or in capitals alone, has no such checksum: it is taken, and stored with it. Only networks
     * whose checksum the server can prove are taken, and only main networks. It is pending until a user other than its maker confirms it.
     *
     * Permission: cryptoAddress, create.
     *
     * Source: inferred.
     */
    '/crypto_address/admin/v1/create': Endpoints.post_CreateCryptoAddress;
    /**
     * Add a market.
     *
     * Assumption: an exchange of the config is a market where products are listed.
     *
     * Permission: exchangeConfig or config, create.
     *
     * Source: inferred.
     */
    '/config/admin/v1/exchange': Endpoints.post_CreateExchange;
    /**
     * Add an exchange rate.
     *
     * Quotes a pair that has no rate now; one that has is changed instead (FIELD_TAKEN). It holds from now
     * on: a rate never reaches back. `final` is `mid` less `spread`.
     *
     * Permission: exchangeConfig or config, create.
     *
     * Source: inferred.
     */
    '/config/admin/v1/rate': Endpoints.post_CreateQuotation;
    /**
     * Add a currency pair.
     *
     * The order counts: USD/CNY and CNY/USD are two pairs. Amounts are of the primary currency.
     *
     * Permission: currencyPair or config, create.
     *
     * Source: inferred.
     */
    '/config/admin/v1/currency_pair': Endpoints.post_CreateCurrencyPair;
    /**
     * Show the numbers of a bank card, and of its phone, that a proposal changes whole.
     *
     * Written to the audit log: who saw those of which proposal. NOT_FOUND if it changes no such number.
     *
     * Permission: approval, read.
     *
     * Source: inferred.
     */
    '/approval/admin/v1/reveal/{id}': Endpoints.post_RevealChanges;
    /**
     * Start a run of one operation over many records.
     *
     * Each item is a call of the operation in the name of the user, with `body`, the item's own `body` and its
     * `version`: with the same checks, limits, idempotency and audit entries. Approvals are bulk approvals
     * (`bulk: true`). Rights and account are read anew for each item. The run goes on after an ordinary sign-out and
     * a restart of the server, and stops if the user is disabled or signed out by another user. `auditProposal`
     * takes proposed sales of orders alone. Needs the right to call the operation. A run of an operation that may ask for
     * SIGN_IN_AGAIN asks once, at its start. TOO_MANY_REQUESTS while 20 runs of the user are under way.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/bulk/admin/v1/start': Endpoints.post_StartBulkRun;
    /**
     * Export a list, in the background if it is long.
     *
     * Counts what the filter matches. Up to 50,000 rows (`EXPORT_DIRECT_ROWS` of the server) nothing is started: `job` is
     * null, and the export itself answers at once. More are written to a file, which is kept for 7 days. Needs the right to
     * call the export; right and scope are read again when the file is written and when it is downloaded.
     * TOO_MANY_REQUESTS while 3 exports of the user are under way, or 20 are kept.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/export/admin/v1/start': Endpoints.post_StartExport;
    /**
     * Comment on a record.
     *
     * For users who may read the record. It is never deleted, and changed only in its first 5 minutes.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/comment/admin/v1/add': Endpoints.post_AddComment;
    /**
     * Claim the most urgent free record of a queue.
     *
     * Those past their target come first, then those with the higher risk, the higher VIP level, and the longest wait. Leaves
     * out what others work on, what is set aside, and what the user made or may not decide. Of two users who ask
     * at once each gets another record.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/work/admin/v1/next': Endpoints.post_NextWork;
    /**
     * Ask for an order to be amended.
     *
     * Nothing changes before someone else applies it. `after` names only the fields that change: of a
     * deposit `payer_name`, `reference_no`, `txid`, `network`, `remark`, and while it is pending `amount`; of a
     * withdrawal `remark`, and while it is pending `amount` and `fee`; of a trade record `remark` and, as its state
     * allows (`barred` of the order's fields), `price`, `applied_qty`, `allotted_qty`, `acc_no` (another account of the
     * client in the currency), `settle_at`, `pay_deadline` (until the listing), `profit` (or `sold_price`, which gives the profit) and `fee`. Where money
     * is held back, was spent or was paid out already, the difference moves with the approval by entries of its own,
     * or it is refused (INSUFFICIENT_FUNDS). Assumptions: a price lies within the distance of a sale from the
     * product's reference; the order limits of the client are not asked again. An order has one pending amendment
     * at a time (AMENDMENT_OPEN). `evidence` is an uploaded file of the purpose
     * `amendment_evidence`.
     *
     * Permission: emergency, create.
     *
     * Source: inferred.
     */
    '/emergency/admin/v1/amend': Endpoints.post_CreateAmendment;
    /**
     * Write a note to the next shift.
     *
     * It can be changed until a colleague takes over. `listHandovers` says who reads it.
     *
     * Permission: dashboard, read.
     *
     * Source: inferred.
     */
    '/stat/admin/v1/handover/add': Endpoints.post_AddHandover;
    /**
     * Run the checks on the data as it is now.
     *
     * All of them, or the one that `check` names; the findings of the others then stay as they are.
     * Asks the database each question anew, over all clients no matter who asks. What is found for the
     * first time is a new open exception; what was found before stays one record. A resolved one is
     * opened again if it recurs: it was gone and is back, it reads otherwise than when it was
     * resolved, or it still holds, unless it is of a kind that cannot be undone and that the note
     * explains, such as two deposits with the same reference. What is not found any more stays as it
     * is, with `present: false`, until a person resolves it.
     *
     * Permission: dataException, create.
     *
     * Source: inferred.
     */
    '/exception/admin/v1/check': Endpoints.post_CheckData;
  };
  delete: {
    /**
     * End one of the own sessions.
     *
     * Its tokens are refused from now on. A session of another user is NOT_FOUND.
     *
     * Permission: any session, also without the second factor that the role needs.
     *
     * Source: inferred.
     */
    '/auth/admin/v1/session/{id}': Endpoints.delete_EndSession;
    /**
     * Remove the own address for reports.
     *
     * The user is notified. Reports are kept with the exports alone from then on.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/user/v1/email': Endpoints.delete_RemoveOwnEmail;
    /**
     * Remove an own passkey.
     *
     * Every other session of the user ends, and the user is notified. Without another passkey and an authenticator, the
     * password alone signs in.
     *
     * Permission: any session, also without the second factor that the role needs.
     *
     * Source: inferred.
     */
    '/user/v1/passkey/{id}': Endpoints.delete_RemovePasskey;
    /**
     * Remove a member of staff.
     *
     * Only who has left no trace: STILL_REFERRED_TO (409) says which records name the user, clients and the
     * audit log among them. Anybody who has worked here is disabled instead. Not oneself (OWN_ACCOUNT, 403),
     * no user above (STAFF_ABOVE_OWN, 403), and not the last active administrator (LAST_ADMINISTRATOR, 409). An
     * administrator who has signed in is disabled first, by two people (INVALID_TRANSITION, 409).
     *
     * Permission: users, delete.
     *
     * Source: specification.
     */
    '/user/v1/{id}': Endpoints.delete_DeleteStaff;
    /**
     * End a session of another user.
     *
     * Its tokens are refused from now on; the user may sign in again. NOT_FOUND if it is over, or another
     * person's. Not an own one (OWN_ACCOUNT, 403), which `auth` ends, nor of anybody above (STAFF_ABOVE_OWN, 403).
     *
     * Permission: users, update.
     *
     * Source: inferred.
     */
    '/user/v1/session/{id}/{sessionId}': Endpoints.delete_EndStaffSession;
    /**
     * Remove a rule.
     *
     * Refused if other allow rules would then lock its author out (IP_RULE_LOCKS_OUT, 409), or all other approvers
     * (IP_RULE_SHUTS_OUT, 409). If they keep out an address from which a colleague whose role is not below the author's has
     * signed in, last or within 30 days, it is a proposal, which a second person confirms.
     *
     * Permission: ipAccess or config, delete.
     *
     * Source: inferred.
     */
    '/config/admin/v1/ip_access/{id}': Endpoints.delete_DeleteIpRule;
    /**
     * End a secret.
     *
     * At once. Tokens that were got with any secret of the account end too.
     *
     * Permission: permission or config, update.
     *
     * Source: inferred.
     */
    '/config/admin/v1/service_account/{id}/secret/{secretId}': Endpoints.delete_EndServiceSecret;
    /**
     * Delete a client who has done nothing.
     *
     * Refused with HAS_LEDGER_ENTRIES or HAS_RECORDS (deposits, withdrawals, trades, an identity check).
     * What only describes the client goes with it.
     *
     * Permission: client, delete.
     *
     * Source: specification.
     */
    '/client/admin/v1/{id}': Endpoints.delete_DeleteClient;
    /**
     * Delete a bank card.
     *
     * Withdrawals that went to the card keep their own copy of it.
     *
     * Permission: client, update.
     *
     * Source: inferred.
     */
    '/client/admin/v1/bank/{id}/{bankId}': Endpoints.delete_DeleteClientBank;
    /**
     * Say that one looks at it no more.
     *
     * The same as `releaseWork` of an identity check.
     *
     * Permission: kyc, read.
     *
     * Source: inferred.
     */
    '/identify/admin/v1/claim/{id}': Endpoints.delete_ReleaseKyc;
    /**
     * Remove a limit-up stock.
     *
     * Only while no trade record and no allocation refers to it (PRODUCT_IN_USE).
     *
     * Permission: fo or trades, delete.
     *
     * Source: inferred.
     */
    '/stock/admin/v1/{id}': Endpoints.delete_DeleteStockProduct;
    /**
     * Remove a block deal.
     *
     * Only while no trade record and no allocation refers to it (PRODUCT_IN_USE).
     *
     * Permission: block or trades, delete.
     *
     * Source: inferred.
     */
    '/block/admin/v1/{id}': Endpoints.delete_DeleteBlockProduct;
    /**
     * Remove an IPO.
     *
     * Only while no trade record and no allocation refers to it (PRODUCT_IN_USE).
     *
     * Permission: ipo or trades, delete.
     *
     * Source: inferred.
     */
    '/ipo/admin/v1/{id}': Endpoints.delete_DeleteIpoProduct;
    /**
     * Remove a daily product.
     *
     * Only while no trade record and no allocation refers to it (PRODUCT_IN_USE).
     *
     * Permission: daily or trades, delete.
     *
     * Source: inferred.
     */
    '/daily/admin/v1/{id}': Endpoints.delete_DeleteDailyProduct;
    /**
     * Remove an AI product.
     *
     * Only while no trade record and no allocation refers to it (PRODUCT_IN_USE).
     *
     * Permission: ai or trades, delete.
     *
     * Source: inferred.
     */
    '/ai/admin/v1/{id}': Endpoints.delete_DeleteAiProduct;
    /**
     * Remove a fund.
     *
     * Only while no trade record and no allocation refers to it (PRODUCT_IN_USE).
     *
     * Permission: fund or trades, delete.
     *
     * Source: inferred.
     */
    '/fund/admin/v1/{id}': Endpoints.delete_DeleteFundProduct;
    /**
     * Remove a quantitative strategy.
     *
     * Only while no trade record and no allocation refers to it (PRODUCT_IN_USE).
     *
     * Permission: quant or trades, delete.
     *
     * Source: inferred.
     */
    '/quant/admin/v1/{id}': Endpoints.delete_DeleteQuantProduct;
    /**
     * Remove a saving product.
     *
     * Only while no saving refers to it (PRODUCT_IN_USE).
     *
     * Permission: saving or trades, delete.
     *
     * Source: inferred.
     */
    '/saving/admin/v1/{id}': Endpoints.delete_DeleteSavingProduct;
    /**
     * Delete a template.
     *
     * Products that began with it stay as they are.
     *
     * Permission: that of the kind or trades, delete. With the kind `block`, also the feature `blockDealsBeta`.
     *
     * Source: inferred.
     */
    '/product/admin/v1/{kind}/template/{id}': Endpoints.delete_DeleteProductTemplate;
    /**
     * Take a recalled message off the lists.
     *
     * Only after it was recalled (INVALID_TRANSITION). What clients got is kept in the database, and the
     * audit log has an entry of it.
     *
     * Permission: message, delete.
     *
     * Source: inferred.
     */
    '/message/admin/v1/{id}': Endpoints.delete_DeleteMessage;
    /**
     * Propose to remove a support channel.
     *
     * For good, once a second person has confirmed; to hide it at once, switch it off.
     *
     * Permission: service, delete.
     *
     * Source: inferred.
     */
    '/service/admin/v1/{id}': Endpoints.delete_DeleteSupportChannel;
    /**
     * Remove a receiving address.
     *
     * An enabled one has to be disabled first (INVALID_TRANSITION).
     *
     * Permission: cryptoAddress, delete.
     *
     * Source: inferred.
     */
    '/crypto_address/admin/v1/{id}': Endpoints.delete_DeleteCryptoAddress;
    /**
     * Remove a market.
     *
     * Refused while a product is listed on it (RECORD_IN_USE).
     *
     * Permission: exchangeConfig or config, delete.
     *
     * Source: inferred.
     */
    '/config/admin/v1/exchange/{id}': Endpoints.delete_DeleteExchange;
    /**
     * Remove an exchange rate.
     *
     * Ends the present rate of a pair: the pair has no rate from now on, until a new one is quoted. What is
     * past cannot be ended again (INVALID_TRANSITION).
     *
     * Permission: exchangeConfig or config, delete.
     *
     * Source: inferred.
     */
    '/config/admin/v1/rate/{id}': Endpoints.delete_DeleteQuotation;
    /**
     * Propose to remove a currency pair.
     *
     * Only a disabled one (INVALID_TRANSITION). A pair that is not set up has no limits, so that removing one opens
     * the exchange that it stopped.
     *
     * Permission: currencyPair or config, delete.
     *
     * Source: inferred.
     */
    '/config/admin/v1/currency_pair/{id}': Endpoints.delete_DeleteCurrencyPair;
    /**
     * Delete an own export and its file.
     *
     * One that is under way is stopped.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/export/admin/v1/{id}': Endpoints.delete_DeleteExport;
    /**
     * End an own subscription.
     *
     * Files that were made stay until they expire.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/report/admin/v1/{id}': Endpoints.delete_UnsubscribeFromReport;
    /**
     * Delete an own view.
     *
     * Colleagues no longer see it; their copies stay. Written to the audit log.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/view/admin/v1/{id}': Endpoints.delete_DeleteView;
    /**
     * Give up an own claim.
     *
     * An assigned record stays with its holder. Does nothing without a claim. Written to the audit log.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/work/admin/v1/claim/{type}/{id}': Endpoints.delete_ReleaseWork;
  };
  put: {
    /**
     * Keep how the user likes the console.
     *
     * For every browser in which the user signs in: `userinfo` returns it. What is left out stays as it
     * is; null takes a choice back, so that the browser's own counts.
     *
     * Permission: any session, also without the second factor that the role needs.
     *
     * Source: inferred.
     */
    '/user/v1/preferences': Endpoints.put_SavePreferences;
    /**
     * Rename an own passkey.
     *
     * The last one to write counts.
     *
     * Permission: any session, also without the second factor that the role needs.
     *
     * Source: inferred.
     */
    '/user/v1/passkey/{id}': Endpoints.put_RenamePasskey;
    /**
     * Mark the own notifications as read.
     *
     * Those up to `until`; other windows of the user are told.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/user/admin/v1/notification/read_all': Endpoints.put_ReadAllNotifications;
    /**
     * Mark an own notification as read.
     *
     * One that is read already stays as it is.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/user/admin/v1/notification/read/{id}': Endpoints.put_ReadNotification;
    /**
     * Change the app settings.
     *
     * `record_version` is the version of the record, since `version` is the app version. With another
     * `chat_service`, or without `otp` after it was on, the whole change waits for a second person, and the settings are
     * returned unchanged.
     *
     * Permission: settings or config, update.
     *
     * Source: specification.
     */
    '/setting/admin/v1/app': Endpoints.put_UpdateAppSettings;
    /**
     * Change the company.
     *
     * Writes all of its fields.
     *
     * Permission: settings or config, update.
     *
     * Source: specification.
     */
    '/setting/admin/v1/co': Endpoints.put_UpdateCompany;
    /**
     * Change which products clients see.
     *
     * Writes the whole list, whose order is the order in which clients see the kinds.
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
     * Record how often the chain has confirmed a crypto deposit.
     *
     * While it is pending. Fewer than were recorded before need a `reason`. Below `confirmations_min` an approval
     * is refused with CONFIRMATIONS_MISSING; without any recorded ones, it is not.
     *
     * Permission: deposit or funds, approve.
     *
     * Source: inferred.
     */
    '/deposit/admin/v1/confirmations/{id}': Endpoints.put_RecordConfirmations;
    /**
     * Record what the client answered about a deposit.
     *
     * The record is back in the queue of staff.
     *
     * Permission: deposit or funds, approve.
     *
     * Source: inferred.
     */
    '/deposit/admin/v1/answer/{id}': Endpoints.put_RecordDepositAnswer;
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
     * Authorised by the signature in the URL, once. The content must be what was announced, by its bytes and not by its name (FILE_TYPE_REFUSED, FILE_SIZE_DIFFERS, UPLOAD_LINK_INVALID), and of the announced Content-Type (UNSUPPORTED_MEDIA_TYPE). Where files cannot be stored, FILE_STORE_UNAVAILABLE. A virus is FILE_INFECTED; where uploads are scanned and the scanner does not answer, FILE_SCANNER_UNAVAILABLE.
     *
     * Public: needs no session.
     *
     * Source: inferred.
     */
    '/s3/admin/upload/{fileId}': Endpoints.put_UploadFile;
    /**
     * Change name, role and team leader.
     *
     * Another role takes a second person: all that was asked for waits until then (`waiting`), and the response is
     * the user as it is. It ends every session of the user. A hero may have a team leader, others have none. A role
     * that cannot look after clients, or lead, is refused while the user still does (STILL_REFERRED_TO,
     * 409, says what). A user gives no role above the own one (ROLE_ABOVE_OWN, 403), changes no user above
     * (STAFF_ABOVE_OWN, 403) or the own role (OWN_ACCOUNT, 403), or leaves the platform without an active
     * administrator (LAST_ADMINISTRATOR, 409).
     *
     * Permission: users, update.
     *
     * Source: specification.
     */
    '/user/v1/{id}': Endpoints.put_UpdateStaff;
    /**
     * Enable or disable a member of staff.
     *
     * Disabling happens at once, and ends every session of the user. Enabling takes a second person, and waits
     * until then (`waiting`); so does disabling an administrator, or by a user who has disabled another colleague within 24 hours. Not oneself (OWN_ACCOUNT, 403), no user above
     * (STAFF_ABOVE_OWN, 403), and not the last active administrator (LAST_ADMINISTRATOR, 409).
     *
     * Permission: users, update.
     *
     * Source: specification.
     */
    '/user/v1/status/{id}': Endpoints.put_ChangeStaffStatus;
    /**
     * Renew the invitation code.
     *
     * Assumption: the code brings new clients to the user; the one before stops to count. The call has no
     * body: a second call renews it once more.
     *
     * Permission: users, reset.
     *
     * Source: specification.
     */
    '/user/v1/code/{id}': Endpoints.put_RenewStaffCode;
    /**
     * Remove the authenticator of another user.
     *
     * For one that is lost: once a second person has confirmed (`waiting` until then), the recovery codes go with
     * it, and every session of the user ends. Not the own
     * one (OWN_ACCOUNT, 403), which is removed with a code; not of a user above (STAFF_ABOVE_OWN, 403).
     * NO_AUTHENTICATOR (409) if there is none.
     *
     * Permission: users, reset.
     *
     * Source: specification.
     */
    '/user/v1/mfa/close/{id}': Endpoints.put_CloseStaffMfa;
    /**
     * Change a rule.
     *
     * Refused if it would lock its author out, now or when another rule expires (IP_RULE_LOCKS_OUT, 409), or shut out all
     * other approvers (IP_RULE_SHUTS_OUT, 409). A rule that names a colleague whose role is not below the author's, or keeps
     * out an address from which one has signed in, last or within 30 days, is a proposal, which a second person confirms;
     * `shuts_out` in its changes names them.
     *
     * Permission: ipAccess or config, update.
     *
     * Source: inferred.
     */
    '/config/admin/v1/ip_access/{id}': Endpoints.put_UpdateIpRule;
    /**
     * Propose other terms of a service account.
     *
     * Its tokens end when a second person confirms it; the program gets a new one by itself.
     *
     * Permission: permission or config, update.
     *
     * Source: inferred.
     */
    '/config/admin/v1/service_account/{id}': Endpoints.put_UpdateServiceAccount;
    /**
     * Revoke a service account.
     *
     * At once and for good. Its tokens and secrets end.
     *
     * Permission: permission or config, update.
     *
     * Source: inferred.
     */
    '/config/admin/v1/service_account/{id}/revoke': Endpoints.put_RevokeServiceAccount;
    /**
     * Give the client a new password.
     *
     * Ends the client's sessions.
     *
     * Permission: client, reset.
     *
     * Source: specification.
     */
    '/client/admin/v1/resetpwd/{id}': Endpoints.put_ResetClientPassword;
    /**
     * Mark a client as a robot, for good.
     *
     * One way only (ROBOT_IS_FOREVER), and only while nothing is in the ledger for the client
     * (HAS_LEDGER_ENTRIES).
     *
     * Permission: client, robot.
     *
     * Source: specification.
     */
    '/client/admin/v1/fake/{id}': Endpoints.put_MarkClientAsRobot;
    /**
     * End the client's sessions.
     *
     * Marks the client offline; tokens given out before do not count any more.
     *
     * Permission: client, update.
     *
     * Source: specification.
     */
    '/client/admin/v1/offline/{id}': Endpoints.put_EndClientSessions;
    /**
     * Change what is known about a client.
     *
     * Writes every field but the mobile number and the e-mail address: these are shown masked, and stay as
     * they are if omitted. The user name, the accounts and who looks after the client
     * are changed elsewhere or never. Once an identity check was approved, `full_name` follows the checks alone
     * (NAME_VERIFIED at the field). `vip_level` and `score` change with the action `config` only
     * (FIELD_FORBIDDEN at the field).
     *
     * Permission: client, update.
     *
     * Source: inferred.
     */
    '/client/admin/v1/{id}': Endpoints.put_UpdateClient;
    /**
     * Change a bank card.
     *
     * Writes all fields of the card. Another card with this number is refused (VALIDATION, BANK_ALREADY_ADDED).
     *
     * Permission: client, update.
     *
     * Source: inferred.
     */
    '/client/admin/v1/bank/{id}/{bankId}': Endpoints.put_ChangeClientBank;
    /**
     * Propose other beneficiaries.
     *
     * Replaces all of them, once another user has confirmed it: they inherit what the client owns. Their shares are at most 100 together (NOMINEE_SHARES_OVER_100). `version` is the client's.
     *
     * Permission: client, update.
     *
     * Source: inferred.
     */
    '/client/admin/v1/nominee/{id}': Endpoints.put_SetClientNominees;
    /**
     * Submit an identity check for a client.
     *
     * Assumption: `id` is the client, and staff fill in what the client brought. Refused while one waits; after a
     * decision it is a new attempt. One that differs from an approved check makes the client pending
     * again; with the verified details it is refused (IDENTITY_UNCHANGED, 409).
     *
     * Permission: kyc, update.
     *
     * Source: specification.
     */
    '/identify/admin/v1/fill/{id}': Endpoints.put_FillKyc;
    /**
     * Record what the client answered about an identity check.
     *
     * The record is back in the queue of staff.
     *
     * Permission: kyc, approve.
     *
     * Source: inferred.
     */
    '/identify/admin/v1/answer/{id}': Endpoints.put_RecordKycAnswer;
    /**
     * Say that one has an identity check open.
     *
     * The same as `claimWork` of an identity check, without taking it over.
     *
     * Permission: kyc, read.
     *
     * Source: inferred.
     */
    '/identify/admin/v1/claim/{id}': Endpoints.put_ClaimKyc;
    /**
     * Correct a pending identity check.
     *
     * Assumption: only what waits for a decision can be corrected; the attempt stays the same.
     *
     * Permission: kyc, update.
     *
     * Source: specification.
     */
    '/identify/admin/v1/{id}': Endpoints.put_CorrectKyc;
    /**
     * Record what the client answered about a withdrawal.
     *
     * The record is back in the queue of staff.
     *
     * Permission: withdrawal or funds, approve.
     *
     * Source: inferred.
     */
    '/withdraw/admin/v1/answer/{id}': Endpoints.put_RecordWithdrawalAnswer;
    /**
     * Give the money of an approved withdrawal back.
     *
     * The payment has come back: the account gets the whole amount again, the fee with it.
     *
     * Assumption: to credit is what the two-person rule is about, so that above its limit someone else
     * than the approver gives it back. A withdrawal that was marked as sent takes two people, whatever its amount.
     *
     * Permission: withdrawal or funds, approve.
     *
     * Source: specification.
     */
    '/withdraw/admin/v1/rollback/{id}': Endpoints.put_RollbackWithdrawal;
    /**
     * Correct the reference and the day of a payout that waits for its confirmation.
     *
     * Checked as `markPayoutSent` checks them. The old values stay in the history of the withdrawal and in the audit log.
     *
     * Permission: withdrawal or funds, approve.
     *
     * Source: inferred.
     */
    '/withdraw/admin/v1/payout/sent/{id}': Endpoints.put_CorrectPayout;
    /**
     * Approve or reject a pending loan, compensation or bonus.
     *
     * Approval credits the account through the ledger, once, however many ask; a loan is paid out by it,
     * and its term begins.
     *
     * Permission: loan or compensation or funds, approve.
     *
     * Source: specification.
     */
    '/overdrawn/admin/v1/audit/{id}': Endpoints.put_AuditOverdrawn;
    /**
     * Change a limit-up stock.
     *
     * Sends the whole. What open trade records were promised stays as it is (PRODUCT_IN_USE, which names
     * the fields), and a product that has ended is not changed any more (INVALID_TRANSITION). The pool is not
     * lowered below what is allotted of it (BELOW_TAKEN).
     *
     * Permission: fo or trades, update.
     *
     * Source: inferred.
     */
    '/stock/admin/v1/{id}': Endpoints.put_UpdateStockProduct;
    /**
     * Take a limit-up stock to another state.
     *
     * docs/states.md draws what is possible. Closing is refused while trade records are open (PRODUCT_IN_USE).
     *
     * Permission: fo or trades, update.
     *
     * Source: inferred.
     */
    '/stock/admin/v1/status/{id}': Endpoints.put_ChangeStockProductStatus;
    /**
     * Change a block deal.
     *
     * Sends the whole. What open trade records were promised stays as it is (PRODUCT_IN_USE, which names
     * the fields), and a product that has ended is not changed any more (INVALID_TRANSITION). The pool is not
     * lowered below what is allotted of it (BELOW_TAKEN).
     *
     * Permission: block or trades, update.
     *
     * Source: inferred.
     */
    '/block/admin/v1/{id}': Endpoints.put_UpdateBlockProduct;
    /**
     * Take a block deal to another state.
     *
     * docs/states.md draws what is possible. Closing is refused while trade records are open (PRODUCT_IN_USE).
     *
     * Permission: block or trades, update.
     *
     * Source: inferred.
     */
    '/block/admin/v1/status/{id}': Endpoints.put_ChangeBlockProductStatus;
    /**
     * Change an IPO.
     *
     * Sends the whole. What open trade records were promised stays as it is (PRODUCT_IN_USE, which names
     * the fields), and a product that has ended is not changed any more (INVALID_TRANSITION). The pool is not
     * lowered below what is allotted of it (BELOW_TAKEN).
     *
     * Permission: ipo or trades, update.
     *
     * Source: inferred.
     */
    '/ipo/admin/v1/{id}': Endpoints.put_UpdateIpoProduct;
    /**
     * Take an IPO to another state.
     *
     * docs/states.md draws what is possible. Listing needs the issue price (ISSUE_PRICE_MISSING); withdrawing is
     * refused while trade records are open (PRODUCT_IN_USE): they are released first.
     *
     * Permission: ipo or trades, update.
     *
     * Source: inferred.
     */
    '/ipo/admin/v1/status/{id}': Endpoints.put_ChangeIpoProductStatus;
    /**
     * Change a daily product.
     *
     * Sends the whole. What open trade records were promised stays as it is (PRODUCT_IN_USE, which names
     * the fields), and a product that has ended is not changed any more (INVALID_TRANSITION). The capacity is
     * not lowered below what clients have in the product (BELOW_TAKEN).
     *
     * Permission: daily or trades, update.
     *
     * Source: inferred.
     */
    '/daily/admin/v1/{id}': Endpoints.put_UpdateDailyProduct;
    /**
     * Take a daily product to another state.
     *
     * docs/states.md draws what is possible. Closing is refused while trade records are open (PRODUCT_IN_USE).
     *
     * Permission: daily or trades, update.
     *
     * Source: inferred.
     */
    '/daily/admin/v1/status/{id}': Endpoints.put_ChangeDailyProductStatus;
    /**
     * Change an AI product.
     *
     * Sends the whole. What open trade records were promised stays as it is (PRODUCT_IN_USE, which names
     * the fields), and a product that has ended is not changed any more (INVALID_TRANSITION). The capacity is
     * not lowered below what clients have in the product (BELOW_TAKEN).
     *
     * Permission: ai or trades, update.
     *
     * Source: inferred.
     */
    '/ai/admin/v1/{id}': Endpoints.put_UpdateAiProduct;
    /**
     * Take an AI product to another state.
     *
     * docs/states.md draws what is possible. Closing is refused while trade records are open (PRODUCT_IN_USE).
     *
     * Permission: ai or trades, update.
     *
     * Source: inferred.
     */
    '/ai/admin/v1/status/{id}': Endpoints.put_ChangeAiProductStatus;
    /**
     * Change a fund.
     *
     * Sends the whole. What open trade records were promised stays as it is (PRODUCT_IN_USE, which names
     * the fields). Another value than the fund has takes two people while trade records are open: the response is
     * the fund as it is, with the change among `waiting`.
     *
     * Permission: fund or trades, update.
     *
     * Source: inferred.
     */
    '/fund/admin/v1/{id}': Endpoints.put_UpdateFundProduct;
    /**
     * Take a fund to another state.
     *
     * docs/states.md draws what is possible.
     *
     * Permission: fund or trades, update.
     *
     * Source: inferred.
     */
    '/fund/admin/v1/status/{id}': Endpoints.put_ChangeFundProductStatus;
    /**
     * Enter the value of a fund.
     *
     * With open trade records, whose results are measured by it, it takes two people: the response is the fund as
     * it is, with the value among `waiting`. It is the value of the day of its NAV date in the fund's market, which
     * the orders of that dealing day deal at: so it is not entered before their cut-off (NAV_BEFORE_CUTOFF), nor before
     * that of an earlier day with waiting orders (NAV_DAY_MISSING), and stays once orders were confirmed at it
     * (NAV_CONFIRMED).
     *
     * Permission: fund or trades, update.
     *
     * Source: inferred.
     */
    '/fund/admin/v1/nav/{id}': Endpoints.put_EnterFundNav;
    /**
     * Change a quantitative strategy.
     *
     * Sends the whole. What open trade records were promised stays as it is (PRODUCT_IN_USE, which names
     * the fields), and a product that has ended is not changed any more (INVALID_TRANSITION). The capacity is
     * not lowered below what clients have in the product (BELOW_TAKEN).
     *
     * Permission: quant or trades, update.
     *
     * Source: inferred.
     */
    '/quant/admin/v1/{id}': Endpoints.put_UpdateQuantProduct;
    /**
     * Take a quantitative strategy to another state.
     *
     * docs/states.md draws what is possible. Closing is refused while trade records are open (PRODUCT_IN_USE).
     *
     * Permission: quant or trades, update.
     *
     * Source: inferred.
     */
    '/quant/admin/v1/status/{id}': Endpoints.put_ChangeQuantProductStatus;
    /**
     * Change a saving product.
     *
     * Sends the whole. Code and currency stay while savings run (PRODUCT_IN_USE, which names the fields); the rest is
     * for savings that begin later, because each keeps what it was promised.
     *
     * Permission: saving or trades, update.
     *
     * Source: inferred.
     */
    '/saving/admin/v1/{id}': Endpoints.put_UpdateSavingProduct;
    /**
     * Take a saving product to another state.
     *
     * docs/states.md draws what is possible.
     *
     * Permission: saving or trades, update.
     *
     * Source: inferred.
     */
    '/saving/admin/v1/status/{id}': Endpoints.put_ChangeSavingProductStatus;
    /**
     * Rename a template.
     *
     * FIELD_TAKEN at `name` if another template of the kind has it.
     *
     * Permission: that of the kind or trades, update. With the kind `block`, also the feature `blockDealsBeta`.
     *
     * Source: inferred.
     */
    '/product/admin/v1/{kind}/template/{id}': Endpoints.put_RenameProductTemplate;
    /**
     * Save the draft of an allocation.
     *
     * Whole lots, each at most what was applied for, all together at most what the pool has left. With a `scheme`
     * the server computes the lines itself, and keeps the scheme with them; if they are not those of the
     * `digest`, the orders have changed since the proposal (ALLOCATION_OUTDATED). Nothing is decided yet: the draft waits
     * among the proposals for the second person. Once a scheme was computed for the product, `lines` need a `note`
     * (FIELD_REQUIRED); beside the quantities that differ, the result of the scheme is kept. Assumption: an allocation decides orders of every client, so that only a person who works
     * with all of them may draft or publish it.
     *
     * Permission: allocation or trx, assign. With the kind `block`, also the feature `blockDealsBeta`.
     *
     * Source: inferred.
     */
    '/trx/admin/v1/{kind}/{productId}/allocation': Endpoints.put_SaveAllocation;
    /**
     * Recall a message.
     *
     * Clients no longer see it; a scheduled one is not sent. Who had read it by then is kept.
     *
     * Permission: message, update.
     *
     * Source: inferred.
     */
    '/message/admin/v1/recall/{id}': Endpoints.put_RecallMessage;
    /**
     * Enable or disable a support channel.
     *
     * Disables at once; to enable takes a second person, and until then the response is the channel as it is. The
     * state that it has already: INVALID_TRANSITION.
     *
     * Permission: service, update.
     *
     * Source: inferred.
     */
    '/service/admin/v1/status/{id}': Endpoints.put_SetSupportChannelStatus;
    /**
     * Change a support channel.
     *
     * Writes all of its fields; its status has an operation of its own. With another `kind` or `value`, or a link, an
     * account number or a crypto address in `name` or `hours`, it is disabled until two people have enabled it again.
     *
     * Permission: service, update.
     *
     * Source: inferred.
     */
    '/service/admin/v1/{id}': Endpoints.put_UpdateSupportChannel;
    /**
     * Confirm or reject a receiving address.
     *
     * A user never confirms what they made, at any amount (SELF_APPROVAL). Rejecting the own one is
     * allowed: it shows clients nothing.
     *
     * Permission: cryptoAddress, approve.
     *
     * Source: inferred.
     */
    '/crypto_address/admin/v1/audit/{id}': Endpoints.put_AuditCryptoAddress;
    /**
     * Disable a receiving address, or ask to enable it again.
     *
     * Disabling takes effect at once. Enabling a disabled one makes it pending, made by the caller: a
     * second person confirms it as if it were new.
     *
     * Permission: cryptoAddress, update.
     *
     * Source: inferred.
     */
    '/crypto_address/admin/v1/status/{id}': Endpoints.put_SetCryptoAddressStatus;
    /**
     * Change a receiving address.
     *
     * Another coin, network, address or memo makes it pending again, whatever it was before, and the user who
     * changed it is its maker now: clients do not see it until a second person has confirmed it. Another
     * note alone changes nothing else.
     *
     * Permission: cryptoAddress, update.
     *
     * Source: inferred.
     */
    '/crypto_address/admin/v1/{id}': Endpoints.put_UpdateCryptoAddress;
    /**
     * Change the trade config.
     *
     * A change waits for a second person, and is shown as `waiting` until then. The limits of the two-person rule
     * are amounts of the base currency, and so are the values that records carry from the day they were made:
     * once money is booked or waits to be, the base currency is fixed (BASE_CURRENCY_FIXED).
     * Fees hold for what is booked from then on. Assumptions: `withdrawal_pct`, and no less than
     * `withdrawal_min`, is taken from a withdrawal as it is asked for, and earned when it is paid out;
     * `exchange_pct` from what is exchanged, at once; `trade_pct` from what was paid for a holding, when it is
     * completed, if the product states no fee of its own, less the client's discount. Fees in
     * percent are rounded up.
     * A week allows at least what 24 hours do, and those at least what a single record does
     * (LIMITS_CONTRADICT). A change of `limits` needs a `reason`, shown to the second person and in the audit log.
     * `profit` bounds what a sale may make, from the next sale on (`settleTrade`). `queue_targets` hold at once for
     * what waits, `work` for the next claim and assignment, and `factors` for the next call.
     *
     * Permission: tradeConfig or config, update.
     *
     * Source: inferred.
     */
    '/config/admin/v1/trade': Endpoints.put_UpdateTradeConfig;
    /**
     * Change a market.
     *
     * Writes all of its fields. Its code stays while a product is listed on it (RECORD_IN_USE).
     *
     * Permission: exchangeConfig or config, update.
     *
     * Source: inferred.
     */
    '/config/admin/v1/exchange/{id}': Endpoints.put_UpdateExchange;
    /**
     * Change an exchange rate.
     *
     * A rate is never rewritten: the response is a new quotation of the same pair, with an id of its own, and
     * the one that it replaces stays as it was. Only the present one of a pair can be changed
     * (INVALID_TRANSITION). What was booked at a rate keeps it.
     *
     * Permission: exchangeConfig or config, update.
     *
     * Source: inferred.
     */
    '/config/admin/v1/rate/{id}': Endpoints.put_UpdateQuotation;
    /**
     * Change a currency pair.
     *
     * The currencies of a pair stay; another pair is another record.
     *
     * Permission: currencyPair or config, update.
     *
     * Source: inferred.
     */
    '/config/admin/v1/currency_pair/{id}': Endpoints.put_UpdateCurrencyPair;
    /**
     * Change a document.
     *
     * The text is Markdown without any HTML: a tag, or a link to anything but `https:`, `mailto:` or a place
     * on the same page, is refused at its field, so that there is nothing to clean when it is shown. Every version is
     * kept. Clients follow payment instructions that they find in a document, so that a new text waits for a second
     * person, and is shown as `waiting` until then.
     *
     * Permission: settings or config, update.
     *
     * Source: inferred.
     */
    '/config/admin/v1/document/{slug}': Endpoints.put_UpdateDocument;
    /**
     * Confirm a proposal, which carries it out, or reject it.
     *
     * The second person needs the right to approve on the resource of the operation that was proposed. The
     * operation is carried out as it was asked for, with all of its checks. A change of its subject has closed it
     * (PROPOSAL_CLOSED); what else has changed since refuses it as the operation itself, and the proposal waits on. A user never confirms an own
     * proposal (SELF_APPROVAL), nor that of a user whose account they made or reset, or who made or reset
     * theirs (TIED_APPROVAL). A proposal that takes effect by itself is stopped by a rejection of anybody who
     * may see it.
     *
     * Permission: approval, update.
     *
     * Source: inferred.
     */
    '/approval/admin/v1/audit/{id}': Endpoints.put_AuditProposal;
    /**
     * Take an own proposal back.
     *
     * Nothing of it has taken effect, so that no second person is needed. Only who proposed it may (NOT_YOUR_PROPOSAL):
     * others reject it, with a reason.
     *
     * Permission: approval, update.
     *
     * Source: inferred.
     */
    '/approval/admin/v1/withdraw/{id}': Endpoints.put_WithdrawProposal;
    /**
     * Stop an own bulk run.
     *
     * Items that have begun are finished, the others are skipped. A run that has ended stays as it is.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/bulk/admin/v1/stop/{id}': Endpoints.put_StopBulkRun;
    /**
     * Try the refused or skipped items of an own bulk run again.
     *
     * In the present session of the user. INVALID_TRANSITION while it is under way. Without such items nothing changes.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/bulk/admin/v1/retry/{id}': Endpoints.put_RetryBulkRun;
    /**
     * Close the report of an own bulk run.
     *
     * INVALID_TRANSITION while it is under way.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/bulk/admin/v1/close/{id}': Endpoints.put_CloseBulkRun;
    /**
     * Stop an own export.
     *
     * What is written so far is removed. An export that has ended stays as it is.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/export/admin/v1/stop/{id}': Endpoints.put_StopExport;
    /**
     * Subscribe to a report, or change an own subscription.
     *
     * Under an id that the caller makes: the same call twice is one subscription. At each of its times the server makes
     * the report in the scope that the user has then, keeps it with the exports of the user and notifies the user; with
     * `by_email` it is sent to the confirmed address as well. A user who may not export the page any more gets none, and
     * is notified once. TOO_MANY_REQUESTS above 20 subscriptions.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/report/admin/v1/{id}': Endpoints.put_SubscribeToReport;
    /**
     * Add or change an own view.
     *
     * Under an id that the caller makes: the same call twice is one view, and the last one to write counts. FORBIDDEN
     * if the role does not share so, or may not open the statistics page of a report: administrators and supervisors share with everyone, team leaders with their team.
     * VIEWS_FULL at `name` above 50 views of the user.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/view/admin/v1/{id}': Endpoints.put_SaveView;
    /**
     * Withdraw an own comment.
     *
     * Its text is no longer shown, and stays in the audit log. INVALID_TRANSITION if it was withdrawn before.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/comment/admin/v1/withdraw/{id}': Endpoints.put_WithdrawComment;
    /**
     * Change an own comment in its first 5 minutes.
     *
     * INVALID_TRANSITION later, and if it was withdrawn. Colleagues who are newly named are notified.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/comment/admin/v1/{id}': Endpoints.put_ChangeComment;
    /**
     * Say that one works on a record.
     *
     * Of two users who claim a record exactly one gets it. A claim lasts 15 minutes unless it is renewed by the same
     * call; how long is a setting. It gives no right and prevents no decision. A decided record stays as it is. FORBIDDEN to
     * users who may not decide the record. Beginning is written to the audit log.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/work/admin/v1/claim/{type}/{id}': Endpoints.put_ClaimWork;
    /**
     * Give a record to a colleague.
     *
     * For who sees all clients and may decide the record (FORBIDDEN to others). It stays with the colleague until it is decided, returned or
     * assigned anew. VALIDATION at `staff_id` if the colleague could not decide it (ASSIGNEE_CANNOT_DECIDE), is away
     * (ASSIGNEE_AWAY), or has no room (ASSIGNEE_FULL). Written to the audit log.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/work/admin/v1/assign/{type}/{id}': Endpoints.put_AssignWork;
    /**
     * Set a record aside until a time.
     *
     * It is free at once, and `nextWork` finds it again when the time has come. FORBIDDEN to who may not decide it, and, if
     * another user works on it, to who does not see all clients. Written to the audit log.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/work/admin/v1/return/{type}/{id}': Endpoints.put_ReturnWork;
    /**
     * Set absence and capacity of a user.
     *
     * The own one, or that of a colleague that the user may change. An absent user gets no records, and the open ones are
     * free. A deputy is named for colleagues to turn to, and never counts as the absent user. FORBIDDEN to change the own
     * capacity without the right to change staff.
     *
     * Permission: any session.
     *
     * Source: inferred.
     */
    '/work/admin/v1/availability/{id}': Endpoints.put_SetAvailability;
    /**
     * Apply or reject an amendment.
     *
     * Approval applies it to the order, in the same step. A user never applies what they asked for
     * (SELF_APPROVAL); rejecting the own one is allowed. If the order has changed since, it can only be
     * rejected (AMENDMENT_OUTDATED).
     *
     * Permission: emergency, approve.
     *
     * Source: inferred.
     */
    '/emergency/admin/v1/audit/{id}': Endpoints.put_AuditAmendment;
    /**
     * Take an own amendment back.
     *
     * Nothing of it has taken effect, so that no second person is needed. Only who asked for it may
     * (NOT_YOUR_PROPOSAL): others reject it, with a reason.
     *
     * Permission: emergency, create.
     *
     * Source: inferred.
     */
    '/emergency/admin/v1/withdraw/{id}': Endpoints.put_WithdrawAmendment;
    /**
     * Take over from a colleague.
     *
     * FORBIDDEN for an own note; INVALID_TRANSITION once it is taken over.
     *
     * Permission: dashboard, read.
     *
     * Source: inferred.
     */
    '/stat/admin/v1/handover/acknowledge/{id}': Endpoints.put_AcknowledgeHandover;
    /**
     * Change an own note before it is taken over.
     *
     * INVALID_TRANSITION once it is taken over.
     *
     * Permission: dashboard, read.
     *
     * Source: inferred.
     */
    '/stat/admin/v1/handover/{id}': Endpoints.put_ChangeHandover;
    /**
     * Resolve an open exception with a note.
     *
     * The note says what it was and what was done. Nothing else changes; a later check may open it again.
     * A user never resolves an exception about themselves (OWN_ACCOUNT, 403).
     *
     * Permission: dataException, update.
     *
     * Source: inferred.
     */
    '/exception/admin/v1/{id}': Endpoints.put_ResolveException;
  };
};

// </EndpointByMethod>

// <EndpointByMethod.Shorthands>
export type GetEndpoints = EndpointByMethod['get'];
export type PostEndpoints = EndpointByMethod['post'];
export type DeleteEndpoints = EndpointByMethod['delete'];
export type PutEndpoints = EndpointByMethod['put'];
// </EndpointByMethod.Shorthands>
