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
    purpose: 'deposit_proof' | 'amendment_evidence';
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
  export type MessageStatus = 'sent' | 'recalled';
  export type MessageAudience = 'client' | 'agent' | 'all';
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
  export type MessageCreate = {
    audience: MessageAudience;
    client_id?: (Id | null) | undefined;
    agent_id?: (Id | null) | undefined;
    title_zh: string;
    title_en: string;
    body_zh: string;
    body_en: string;
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
   * One that lives on the network: BTC on Bitcoin, LTC on Litecoin, TRX and USDT on Tron.
   */
  export type Coin = string;
  /**
   * The networks whose checksum the server can prove.
   */
  export type CryptoNetwork = 'bitcoin' | 'litecoin' | 'tron';
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
     * One that lives on the network: BTC on Bitcoin, LTC on Litecoin, TRX and USDT on Tron.
     */
    coin: Coin;
    /**
     * The networks whose checksum the server can prove.
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
     * Whether the person who asks may decide this record now, and if not, why.
     */
    decision: Decision;
  };
  export type CryptoAddressList = {
    list: Array<CryptoAddress>;
    total: number;
    page: number;
    size: number;
  };
  export type CryptoAddressCreate = {
    /**
     * One that lives on the network: BTC on Bitcoin, LTC on Litecoin, TRX and USDT on Tron.
     */
    coin: Coin;
    /**
     * The networks whose checksum the server can prove.
     */
    network: CryptoNetwork;
    address: string;
    memo?: (string | null) | undefined;
    note?: (string | null) | undefined;
  };
  export type CryptoAddressAudit = {
    result: 'approved' | 'rejected';
    reason_code?:
      | (('wrong_address' | 'wrong_network' | 'not_ours' | 'other' | 'null') | null)
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
  export type CryptoAddressUpdate = {
    /**
     * One that lives on the network: BTC on Bitcoin, LTC on Litecoin, TRX and USDT on Tron.
     */
    coin: Coin;
    /**
     * The networks whose checksum the server can prove.
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
  export type FourEyesMin = {
    /**
     * Above this amount of the base currency someone else than the maker approves a credit.
     */
    credit: string;
    amendment: '0';
    address: '0';
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
  export type TradeConfig = {
    base_currency: Currency;
    four_eyes_min: FourEyesMin;
    fees: TradeFees;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  export type TradingHours = {
    from: string;
    to: string;
  };
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
    status: SwitchStatus;
    /**
     * Grows by one with every change of the record.
     */
    version: Version;
  };
  /**
   * The present one of its pair; one that a newer one replaced; the last one, where it has expired or was ended.
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
     * The present one of its pair; one that a newer one replaced; the last one, where it has expired or was ended.
     */
    status: QuotationStatus;
    made_by: Person | null;
  };
  export type QuotationList = {
    list: Array<Quotation>;
    total: number;
    page: number;
    size: number;
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
  export type AmendableKind = 'deposit';
  export type AmendableField = {
    name: string;
    value: string | null;
    /**
     * In the present state of the order.
     */
    amendable: boolean;
  };
  /**
   * Values by the name of their field.
   */
  export type AmendedFields = Record<string, string | null>;
  export type AmendmentStatus = 'pending' | 'applied' | 'rejected';
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
     * Whether the person who asks may decide this record now, and if not, why.
     */
    decision: Decision;
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
    client: ClientRef;
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
      | (('evidence_missing' | 'not_justified' | 'outdated' | 'other' | 'null') | null)
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
  export type AmendmentList = {
    list: Array<Amendment>;
    total: number;
    page: number;
    size: number;
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
   * Messages to clients in the person's scope.
   *
   * A message is in the scope where at least one client of the scope got it; `total` and `read` count only
   * those clients, so that nobody learns how many clients others have. What was deleted is left out.
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
        sort: string;
        /**
         * Words to search for.
         */
        q: string;
        status: 'sent' | 'recalled';
        audience: 'client' | 'agent' | 'all';
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
        format: 'csv';
        sort: string;
        /**
         * Words to search for.
         */
        q: string;
        status: 'sent' | 'recalled';
        audience: 'client' | 'agent' | 'all';
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
   * Send a message to clients.
   *
   * To one client, to the clients of a salesman or of a team leader's team, or to all: always within the
   * sender's scope, as it stands now; robots get no messages, except one that is named. With the audience
   * `client` a `client_id` is required, with `agent` an `agent_id`, and otherwise none may be given. Where
   * nobody would get it: NO_RECIPIENTS.
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
      201: Schemas.Message;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * Recall a sent message.
   *
   * Clients no longer see it. Who had read it by then is kept.
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
      409: Schemas.Problem;
    };
  };
  /**
   * Take a recalled message off the lists.
   *
   * Only after it was recalled (INVALID_TRANSITION). What clients got is kept in the database, and the
   * audit log tells of it.
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
      409: Schemas.Problem;
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
        sort: string;
        /**
         * Words to search for.
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
        format: 'csv';
        sort: string;
        /**
         * Words to search for.
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
   * password in it.
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
   * The state that it has already: INVALID_TRANSITION.
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
      409: Schemas.Problem;
    };
  };
  /**
   * Change a support channel.
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
      409: Schemas.Problem;
    };
  };
  /**
   * Remove a support channel.
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
      200: Schemas.Done;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.Problem;
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
        sort: string;
        /**
         * Words to search for.
         */
        q: string;
        /**
         * One that lives on the network: BTC on Bitcoin, LTC on Litecoin, TRX and USDT on Tron.
         */
        coin: string;
        /**
         * The networks whose checksum the server can prove.
         */
        network: 'bitcoin' | 'litecoin' | 'tron';
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
        format: 'csv';
        sort: string;
        /**
         * Words to search for.
         */
        q: string;
        /**
         * One that lives on the network: BTC on Bitcoin, LTC on Litecoin, TRX and USDT on Tron.
         */
        coin: string;
        /**
         * The networks whose checksum the server can prove.
         */
        network: 'bitcoin' | 'litecoin' | 'tron';
        status: 'pending' | 'enabled' | 'disabled' | 'rejected';
      }>;
    };
    responses: { 200: unknown; 400: Schemas.Problem; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * Add a receiving address.
   *
   * The address is checked by its own checksum, as its network writes it: Bitcoin and Litecoin base58check
   * or bech32, Tron base58check. Only networks whose checksum the server can prove are taken, and only main
   * networks. It is pending until someone else than its maker confirms it.
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
   * Nobody confirms what they made themselves, at any amount (SELF_APPROVAL). Rejecting the own one is
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
      409: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * Disable a receiving address, or ask to enable it again.
   *
   * Disabling takes effect at once. Enabling a disabled one makes it pending, made by whoever asks: a
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
      409: Schemas.Problem;
    };
  };
  /**
   * Change a receiving address.
   *
   * Another coin, network, address or memo makes it pending again, whatever it was before, and whoever
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
      409: Schemas.Problem;
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
      409: Schemas.Problem;
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
    responses: { 200: Schemas.TradeConfig; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * Change the trade config.
   *
   * The limits of the two-person rule are amounts of the base currency, and so are the values that records
   * carry from the day they were made: once money is booked or waits to be, the base currency is fixed
   * (BASE_CURRENCY_FIXED). Amendments and receiving addresses take two people always: their limits are 0.
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
      200: Schemas.TradeConfig;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      409: Schemas.Problem;
    };
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
        sort: string;
        /**
         * Words to search for.
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
   * Add one.
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
   * The same list as a file.
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
        format: 'csv';
        sort: string;
        /**
         * Words to search for.
         */
        q: string;
        currency: string;
        status: 'enabled' | 'disabled';
      }>;
    };
    responses: { 200: unknown; 400: Schemas.Problem; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * Change one.
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
      409: Schemas.Problem;
    };
  };
  /**
   * Remove one.
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
      409: Schemas.Problem;
    };
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
        sort: string;
        primary: string;
        secondary: string;
        /**
         * The present one of its pair; one that a newer one replaced; the last one, where it has expired or was ended.
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
   * Add one.
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
      201: Schemas.Quotation;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * The same list as a file.
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
        format: 'csv';
        sort: string;
        primary: string;
        secondary: string;
        /**
         * The present one of its pair; one that a newer one replaced; the last one, where it has expired or was ended.
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
   * Change one.
   *
   * A rate is never rewritten: the answer is a new quotation of the same pair, with an id of its own, and
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
      200: Schemas.Quotation;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.Problem;
    };
  };
  /**
   * Remove one.
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
      409: Schemas.Problem;
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
   * Add one.
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
      201: Schemas.CurrencyPair;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      422: Schemas.Problem;
    };
  };
  /**
   * The same list as a file.
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
        format: 'csv';
        sort: string;
        primary: string;
        secondary: string;
        status: 'enabled' | 'disabled';
      }>;
    };
    responses: { 200: unknown; 400: Schemas.Problem; 401: Schemas.Problem; 403: Schemas.Problem };
  };
  /**
   * Change one.
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
      200: Schemas.CurrencyPair;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.Problem;
    };
  };
  /**
   * Remove one.
   *
   * Only a disabled one (INVALID_TRANSITION).
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
      200: Schemas.Done;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      404: Schemas.Problem;
      409: Schemas.Problem;
    };
  };
  /**
   * A document that clients read, in each language.
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
      200: Schemas.Document;
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
   * kept.
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
      200: Schemas.Document;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
      409: Schemas.Problem;
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
      query: { kind: 'deposit'; order_no: string };
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
   * deposit `payer_name`, `reference_no`, `txid`, `network`, `remark`, and while it is pending `amount`. An order
   * has one pending amendment at a time (AMENDMENT_OPEN). `evidence` is an uploaded file of the purpose
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
   * Approval applies it to the order, in the same step. Nobody applies what they asked for themselves
   * (SELF_APPROVAL); rejecting the own one is allowed. Where the order has changed since, it can only be
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
      409: Schemas.Problem;
      422: Schemas.Problem;
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
    };
  };
  /**
   * Amendments of the orders of clients in the person's scope.
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
        sort: string;
        /**
         * Words to search for.
         */
        q: string;
        status: 'pending' | 'applied' | 'rejected';
        kind: 'deposit';
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
        format: 'csv';
        sort: string;
        /**
         * Words to search for.
         */
        q: string;
        status: 'pending' | 'applied' | 'rejected';
        kind: 'deposit';
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
     * Messages to clients in the person's scope.
     *
     * A message is in the scope where at least one client of the scope got it; `total` and `read` count only
     * those clients, so that nobody learns how many clients others have. What was deleted is left out.
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
     * The trade config.
     *
     * Permission: tradeConfig or config, read.
     *
     * Source: inferred.
     */
    '/config/admin/v1/trade': Endpoints.get_GetTradeConfig;
    /**
     * Markets, with their currency and their hours.
     *
     * Permission: exchangeConfig or config, read.
     *
     * Source: inferred.
     */
    '/config/admin/v1/exchange': Endpoints.get_ListExchanges;
    /**
     * The same list as a file.
     *
     * UTF-8 with BOM, streamed; cells that a spreadsheet would run are neutralised. Written to the audit log.
     *
     * Permission: exchangeConfig or config, export.
     *
     * Source: inferred.
     */
    '/config/admin/v1/exchange/export': Endpoints.get_ExportExchanges;
    /**
     * Exchange rates, past ones included.
     *
     * Permission: exchangeConfig or config, read.
     *
     * Source: inferred.
     */
    '/config/admin/v1/rate': Endpoints.get_ListQuotations;
    /**
     * The same list as a file.
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
     * The same list as a file.
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
     * Permission: settings or config, read.
     *
     * Source: inferred.
     */
    '/config/admin/v1/document/{slug}': Endpoints.get_GetDocument;
    /**
     * An order, with what of it can be amended and was amended.
     *
     * Permission: emergency, read.
     *
     * Source: inferred.
     */
    '/emergency/admin/v1/order': Endpoints.get_GetAmendableOrder;
    /**
     * The picture or document that an amendment rests on.
     *
     * Permission: emergency, read.
     *
     * Source: inferred.
     */
    '/emergency/admin/v1/evidence/{id}': Endpoints.get_GetAmendmentEvidence;
    /**
     * Amendments of the orders of clients in the person's scope.
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
    /**
     * Send a message to clients.
     *
     * To one client, to the clients of a salesman or of a team leader's team, or to all: always within the
     * sender's scope, as it stands now; robots get no messages, except one that is named. With the audience
     * `client` a `client_id` is required, with `agent` an `agent_id`, and otherwise none may be given. Where
     * nobody would get it: NO_RECIPIENTS.
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
     * password in it.
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
     * or bech32, Tron base58check. Only networks whose checksum the server can prove are taken, and only main
     * networks. It is pending until someone else than its maker confirms it.
     *
     * Permission: cryptoAddress, create.
     *
     * Source: inferred.
     */
    '/crypto_address/admin/v1/create': Endpoints.post_CreateCryptoAddress;
    /**
     * Add one.
     *
     * Assumption: an exchange of the config is a market where products are listed.
     *
     * Permission: exchangeConfig or config, create.
     *
     * Source: inferred.
     */
    '/config/admin/v1/exchange': Endpoints.post_CreateExchange;
    /**
     * Add one.
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
     * Add one.
     *
     * The order counts: USD/CNY and CNY/USD are two pairs. Amounts are of the primary currency.
     *
     * Permission: currencyPair or config, create.
     *
     * Source: inferred.
     */
    '/config/admin/v1/currency_pair': Endpoints.post_CreateCurrencyPair;
    /**
     * Ask for an order to be amended.
     *
     * Nothing changes before someone else applies it. `after` names only the fields that change: of a
     * deposit `payer_name`, `reference_no`, `txid`, `network`, `remark`, and while it is pending `amount`. An order
     * has one pending amendment at a time (AMENDMENT_OPEN). `evidence` is an uploaded file of the purpose
     * `amendment_evidence`.
     *
     * Permission: emergency, create.
     *
     * Source: inferred.
     */
    '/emergency/admin/v1/amend': Endpoints.post_CreateAmendment;
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
    /**
     * Take a recalled message off the lists.
     *
     * Only after it was recalled (INVALID_TRANSITION). What clients got is kept in the database, and the
     * audit log tells of it.
     *
     * Permission: message, delete.
     *
     * Source: inferred.
     */
    '/message/admin/v1/{id}': Endpoints.delete_DeleteMessage;
    /**
     * Remove a support channel.
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
     * Remove one.
     *
     * Refused while a product is listed on it (RECORD_IN_USE).
     *
     * Permission: exchangeConfig or config, delete.
     *
     * Source: inferred.
     */
    '/config/admin/v1/exchange/{id}': Endpoints.delete_DeleteExchange;
    /**
     * Remove one.
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
     * Remove one.
     *
     * Only a disabled one (INVALID_TRANSITION).
     *
     * Permission: currencyPair or config, delete.
     *
     * Source: inferred.
     */
    '/config/admin/v1/currency_pair/{id}': Endpoints.delete_DeleteCurrencyPair;
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
    /**
     * Recall a sent message.
     *
     * Clients no longer see it. Who had read it by then is kept.
     *
     * Permission: message, update.
     *
     * Source: inferred.
     */
    '/message/admin/v1/recall/{id}': Endpoints.put_RecallMessage;
    /**
     * Enable or disable a support channel.
     *
     * The state that it has already: INVALID_TRANSITION.
     *
     * Permission: service, update.
     *
     * Source: inferred.
     */
    '/service/admin/v1/status/{id}': Endpoints.put_SetSupportChannelStatus;
    /**
     * Change a support channel.
     *
     * Permission: service, update.
     *
     * Source: inferred.
     */
    '/service/admin/v1/{id}': Endpoints.put_UpdateSupportChannel;
    /**
     * Confirm or reject a receiving address.
     *
     * Nobody confirms what they made themselves, at any amount (SELF_APPROVAL). Rejecting the own one is
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
     * Disabling takes effect at once. Enabling a disabled one makes it pending, made by whoever asks: a
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
     * Another coin, network, address or memo makes it pending again, whatever it was before, and whoever
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
     * The limits of the two-person rule are amounts of the base currency, and so are the values that records
     * carry from the day they were made: once money is booked or waits to be, the base currency is fixed
     * (BASE_CURRENCY_FIXED). Amendments and receiving addresses take two people always: their limits are 0.
     *
     * Permission: tradeConfig or config, update.
     *
     * Source: inferred.
     */
    '/config/admin/v1/trade': Endpoints.put_UpdateTradeConfig;
    /**
     * Change one.
     *
     * Permission: exchangeConfig or config, update.
     *
     * Source: inferred.
     */
    '/config/admin/v1/exchange/{id}': Endpoints.put_UpdateExchange;
    /**
     * Change one.
     *
     * A rate is never rewritten: the answer is a new quotation of the same pair, with an id of its own, and
     * the one that it replaces stays as it was. Only the present one of a pair can be changed
     * (INVALID_TRANSITION). What was booked at a rate keeps it.
     *
     * Permission: exchangeConfig or config, update.
     *
     * Source: inferred.
     */
    '/config/admin/v1/rate/{id}': Endpoints.put_UpdateQuotation;
    /**
     * Change one.
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
     * kept.
     *
     * Permission: settings or config, update.
     *
     * Source: inferred.
     */
    '/config/admin/v1/document/{slug}': Endpoints.put_UpdateDocument;
    /**
     * Apply or reject an amendment.
     *
     * Approval applies it to the order, in the same step. Nobody applies what they asked for themselves
     * (SELF_APPROVAL); rejecting the own one is allowed. Where the order has changed since, it can only be
     * rejected (AMENDMENT_OUTDATED).
     *
     * Permission: emergency, approve.
     *
     * Source: inferred.
     */
    '/emergency/admin/v1/audit/{id}': Endpoints.put_AuditAmendment;
  };
};

// </EndpointByMethod>

// <EndpointByMethod.Shorthands>
export type GetEndpoints = EndpointByMethod['get'];
export type PostEndpoints = EndpointByMethod['post'];
export type DeleteEndpoints = EndpointByMethod['delete'];
export type PutEndpoints = EndpointByMethod['put'];
// </EndpointByMethod.Shorthands>
