// Generated from openapi/ by `pnpm generate`: edit the contract, not this file.
export namespace Schemas {
  // <Schemas>
  export type Id = string;
  export type Time = string;
  export type Captcha = { captcha_id: Id; image: string; expires_at: Time };
  export type FieldError = { field: string; code: string; message: string };
  export type Problem = {
    type: string;
    title: string;
    status: number;
    code: string;
    message: string;
    request_id: string;
    errors?: Array<FieldError> | undefined;
    current?: Record<string, unknown> | undefined;
    changed_by?: string | undefined;
    changed_at?: Time | undefined;
    retry_after?: number | undefined;
  };
  export type LoginRequest = {
    username: string;
    password: string;
    captcha: string;
    rememberMe?: boolean | undefined;
  };
  export type Tokens = { access_token: string; refresh_token: string; mfa: boolean };
  export type Done = { ok: true };
  export type RefreshRequest = { refresh_token: string };
  export type MfaVerifyRequest = { code: string };
  export type Role = 'god' | 'angel' | 'superman' | 'hero';
  export type UserInfo = { id: Id; name: string; userName: string; role: Role; mfa: boolean };
  export type PermissionGrant = { resource: string; actions: Array<string> };
  export type PermissionPayload = {
    userId: Id;
    roles: Array<Role>;
    grants: Array<PermissionGrant>;
    flags: Record<string, boolean>;
    version: number;
  };
  export type Session = {
    id: Id;
    device: {
      os: 'Mac' | 'Windows' | 'Linux' | 'iOS' | 'Android' | 'Unknown';
      type: 'mobile' | 'desktop';
      incognito: boolean;
    };
    ip: string;
    created_at: Time;
    last_seen_at: Time;
    current: boolean;
  };
  export type SessionList = { list: Array<Session>; total: number; page: number; size: number };
  export type MfaBinding = { qrcode_data_url: string; otpauth_uri: string };
  export type RecoveryCodes = { recovery_codes: Array<string> };
  export type MfaDisableRequest = Partial<{ code: string; recovery_code: string }>;
  export type Currency = string;
  export type SystemSettings = {
    app_name: string;
    web_logo: string | null;
    locale: string;
    language: string;
    currency: Currency;
    timezone: string;
    image: string | null;
  };
  export type Version = number;
  export type AppSettings = {
    app_name: string;
    web_logo: string | null;
    version: string;
    template: string;
    chat_service: string | null;
    otp: boolean;
    timezone: string;
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
  export type ProductDisplay = { items: Array<ProductDisplayItem>; version: Version };
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
  export type LocaleList = { list: Array<Locale>; total: number; page: number; size: number };
  export type KycStatus = 'unverified' | 'pending' | 'approved' | 'rejected';
  export type Money = string;
  export type Account = {
    id: Id;
    version: Version;
    acc_no: string;
    currency: Currency;
    balance: Money;
    available: Money;
    frozen: Money;
    deposit: Money;
    withdrawal: Money;
    profit: Money;
    compensation: Money;
    bonus: Money;
    loan: Money;
    outstanding: Money;
  };
  export type Client = {
    id: Id;
    version: Version;
    username: string;
    full_name: string;
    mobile: string;
    email: string;
    avatar: string | null;
    fake: boolean;
    active: boolean;
    locked: boolean;
    score: number;
    vip_level: number;
    agent_id: Id | null;
    agent_name: string | null;
    superman: string | null;
    mfa: boolean;
    kyc_status: KycStatus;
    online: boolean;
    last_seen_at: Time | null;
    create_datetime: Time;
    updated_at: Time;
    remark: string | null;
    accounts: Array<Account>;
  };
  export type CurrencyTotal = { currency: Currency; count: number; amount: Money };
  export type ClientList = {
    list: Array<Client>;
    total: number;
    page: number;
    size: number;
    totals: Array<CurrencyTotal>;
  };
  export type AccountList = { list: Array<Account>; total: number; page: number; size: number };
  export type DepositStatus = 'pending' | 'approved' | 'rejected' | 'rolled_back';
  export type DepositSubType = 'bank' | 'crypto' | 'exchange';
  export type AmountInput = string;
  export type ClientRef = {
    id: Id;
    username: string;
    full_name: string;
    agent_name: string | null;
    superman: string | null;
    fake: boolean;
  };
  export type Rate = string;
  export type Proof = {
    file_id: Id;
    sha256: string;
    content_type: 'image/png' | 'image/jpeg' | 'image/webp' | 'application/pdf';
    size: number;
  };
  export type Person = { id: Id; name: string };
  export type Decision = {
    approve: boolean;
    reject: boolean;
    rollback: boolean;
    blocked_code: string | null;
    blocked_reason: string | null;
  };
  export type Deposit = {
    id: Id;
    version: Version;
    created_at: Time;
    updated_at: Time;
    order_no: string;
    client: ClientRef;
    account_id: Id;
    acc_no: string;
    sub_type: DepositSubType;
    amount: Money;
    currency: Currency;
    account_currency: Currency;
    rate: Rate;
    rate_at: Time;
    credited_amount: Money;
    payer_name: string | null;
    reference_no: string | null;
    txid: string | null;
    network: string | null;
    screenshot: Proof | null;
    status: DepositStatus;
    maker: Person | null;
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
    id: Id;
    order_no: string;
    client: ClientRef;
    status: DepositStatus;
    same: Array<'proof' | 'reference_no' | 'txid'>;
    created_at: Time;
  };
  export type DepositEvent = {
    at: Time;
    action: 'created' | 'approved' | 'rejected' | 'rolled_back';
    actor: string | null;
    note: string | null;
  };
  export type DepositDetail = {
    deposit: Deposit;
    account: Account;
    after: { balance: Money; available: Money };
    duplicates: Array<DuplicateDeposit>;
    history: Array<DepositEvent>;
  };
  export type DepositCreate = {
    account_id: Id;
    amount: AmountInput;
    currency: Currency;
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
    reason?: (string | null) | undefined;
    version: Version;
  };
  export type RollbackRequest = { reason: string; version: Version };
  export type CurrencyRate = {
    primary: Currency;
    secondary: Currency;
    rate: Rate;
    effective_at: Time;
    expires_at: Time | null;
  };
  export type PresignRequest = {
    purpose: 'deposit_proof';
    content_type: 'image/png' | 'image/jpeg' | 'image/webp' | 'application/pdf';
    size: number;
  };
  export type Presigned = {
    file_id: Id;
    method: 'PUT';
    url: string;
    headers: Record<string, string>;
    expires_at: Time;
  };
  export type UploadedFile = { file_id: Id; sha256: string; content_type: string; size: number };
  export type CountAndTotals = { count: number; totals: Array<CurrencyTotal> };
  export type Summary = {
    as_of: Time;
    from: Time;
    to: Time;
    pending: { deposit: CountAndTotals | null };
    deposits: {
      created: CountAndTotals;
      approved: CountAndTotals;
      rejected: CountAndTotals;
      rolled_back: CountAndTotals;
    } | null;
    clients: { total: number; new: number; online: number; balances: Array<CurrencyTotal> } | null;
  };
  export type Event = { topic: string; id: Id; version: number };

  // </Schemas>
}

export namespace Endpoints {
  // <Endpoints>

  export type get_GetCaptcha = {
    method: 'GET';
    path: '/auth/admin/v1/captcha';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.Captcha; 429: Schemas.Problem };
    responseHeaders: { 429: { 'Retry-After': number } };
  };
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
  export type post_Logout = {
    method: 'POST';
    path: '/auth/admin/v1/logout';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.Done; 401: Schemas.Problem };
  };
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
  export type get_GetUserInfo = {
    method: 'GET';
    path: '/auth/admin/v1/userinfo';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.UserInfo; 401: Schemas.Problem };
  };
  export type get_GetPermissions = {
    method: 'GET';
    path: '/auth/admin/v1/permission/{userId}';
    requestFormat: 'json';
    parameters: {
      query: Partial<{ role: string }>;
      path: { userId: string };
    };
    responses: {
      200: Schemas.PermissionPayload;
      400: Schemas.Problem;
      401: Schemas.Problem;
      404: Schemas.Problem;
    };
  };
  export type get_ListSessions = {
    method: 'GET';
    path: '/auth/admin/v1/session/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{ page: number; size: number }>;
    };
    responses: { 200: Schemas.SessionList; 400: Schemas.Problem; 401: Schemas.Problem };
  };
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
  export type get_GetSystemSettings = {
    method: 'GET';
    path: '/setting/app/v1/locale';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.SystemSettings };
  };
  export type get_GetAppSettings = {
    method: 'GET';
    path: '/setting/v1/app';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.AppSettings };
  };
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
  export type get_GetCompany = {
    method: 'GET';
    path: '/setting/v1/co';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.Company };
  };
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
  export type get_GetProductDisplay = {
    method: 'GET';
    path: '/setting/admin/v1/product';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.ProductDisplay; 401: Schemas.Problem; 403: Schemas.Problem };
  };
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
  export type get_ListLocales = {
    method: 'GET';
    path: '/setting/admin/v1/locale';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.LocaleList; 401: Schemas.Problem };
  };
  export type get_ListClients = {
    method: 'GET';
    path: '/client/admin/v1/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        sort: string;
        q: string;
        status: 'enabled' | 'disabled' | 'locked';
        kyc_status: 'unverified' | 'pending' | 'approved' | 'rejected';
        vip_level: number;
        online: boolean;
        currency: string;
        from: string;
        to: string;
        agent_id: string;
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
  export type get_ExportClients = {
    method: 'GET';
    path: '/client/admin/v1/export';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        format: 'csv';
        sort: string;
        q: string;
        status: 'enabled' | 'disabled' | 'locked';
        kyc_status: 'unverified' | 'pending' | 'approved' | 'rejected';
        vip_level: number;
        online: boolean;
        currency: string;
        from: string;
        to: string;
        agent_id: string;
        fake: boolean;
      }>;
    };
    responses: { 200: unknown; 400: Schemas.Problem; 401: Schemas.Problem; 403: Schemas.Problem };
  };
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
  export type get_ListDeposits = {
    method: 'GET';
    path: '/deposit/admin/v1/list';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        page: number;
        size: number;
        sort: string;
        q: string;
        status: 'pending' | 'approved' | 'rejected' | 'rolled_back';
        sub_type: 'bank' | 'crypto' | 'exchange';
        currency: string;
        client_id: string;
        amount_min: string;
        amount_max: string;
        from: string;
        to: string;
        agent_id: string;
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
  export type get_ExportDeposits = {
    method: 'GET';
    path: '/deposit/admin/v1/export';
    requestFormat: 'json';
    parameters: {
      query: Partial<{
        format: 'csv';
        sort: string;
        q: string;
        status: 'pending' | 'approved' | 'rejected' | 'rolled_back';
        sub_type: 'bank' | 'crypto' | 'exchange';
        currency: string;
        client_id: string;
        amount_min: string;
        amount_max: string;
        from: string;
        to: string;
        agent_id: string;
        fake: boolean;
      }>;
    };
    responses: { 200: unknown; 400: Schemas.Problem; 401: Schemas.Problem; 403: Schemas.Problem };
  };
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
  export type get_GetSummary = {
    method: 'GET';
    path: '/stat/admin/v1/summary';
    requestFormat: 'json';
    parameters: {
      query: Partial<{ from: string; to: string; agent_id: string; fake: boolean }>;
    };
    responses: {
      200: Schemas.Summary;
      400: Schemas.Problem;
      401: Schemas.Problem;
      403: Schemas.Problem;
    };
  };
  export type get_StreamEvents = {
    method: 'GET';
    path: '/event/admin/v1/stream';
    requestFormat: 'json';
    parameters: {
      header: Partial<{ 'Last-Event-ID': string }>;
    };
    responses: { 200: unknown; 400: Schemas.Problem; 401: Schemas.Problem };
  };
  export type get_GetHealth = {
    method: 'GET';
    path: '/healthz';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.Done };
  };
  export type get_GetReadiness = {
    method: 'GET';
    path: '/readyz';
    requestFormat: 'json';
    parameters: never;
    responses: { 200: Schemas.Done; 503: Schemas.Problem };
  };

  // </Endpoints>
}

// <EndpointByMethod>
export type EndpointByMethod = {
  get: {
    '/auth/admin/v1/captcha': Endpoints.get_GetCaptcha;
    '/auth/admin/v1/userinfo': Endpoints.get_GetUserInfo;
    '/auth/admin/v1/permission/{userId}': Endpoints.get_GetPermissions;
    '/auth/admin/v1/session/list': Endpoints.get_ListSessions;
    '/setting/app/v1/locale': Endpoints.get_GetSystemSettings;
    '/setting/v1/app': Endpoints.get_GetAppSettings;
    '/setting/v1/co': Endpoints.get_GetCompany;
    '/setting/admin/v1/product': Endpoints.get_GetProductDisplay;
    '/setting/admin/v1/locale': Endpoints.get_ListLocales;
    '/client/admin/v1/list': Endpoints.get_ListClients;
    '/client/admin/v1/export': Endpoints.get_ExportClients;
    '/client/admin/v1/detail/{id}': Endpoints.get_GetClient;
    '/acc/admin/v1/list/{id}': Endpoints.get_ListAccounts;
    '/deposit/admin/v1/list': Endpoints.get_ListDeposits;
    '/deposit/admin/v1/export': Endpoints.get_ExportDeposits;
    '/deposit/admin/v1/detail/{id}': Endpoints.get_GetDeposit;
    '/deposit/admin/v1/proof/{id}': Endpoints.get_GetDepositProof;
    '/currency/admin/v1/rate': Endpoints.get_GetRate;
    '/stat/admin/v1/summary': Endpoints.get_GetSummary;
    '/event/admin/v1/stream': Endpoints.get_StreamEvents;
    '/healthz': Endpoints.get_GetHealth;
    '/readyz': Endpoints.get_GetReadiness;
  };
  post: {
    '/auth/admin/v1/login': Endpoints.post_Login;
    '/auth/admin/v1/logout': Endpoints.post_Logout;
    '/auth/admin/v1/token/refresh': Endpoints.post_RefreshToken;
    '/auth/admin/v1/mfa/verify': Endpoints.post_VerifyMfa;
    '/user/v1/mfa/bind/start': Endpoints.post_StartMfaBinding;
    '/user/v1/mfa/bind/verify': Endpoints.post_VerifyMfaBinding;
    '/user/v1/mfa/recovery_codes': Endpoints.post_CreateMfaRecoveryCodes;
    '/user/v1/mfa/disable': Endpoints.post_DisableMfa;
    '/deposit/admin/v2/specialized/{clientId}': Endpoints.post_CreateDeposit;
    '/s3/admin/presign/put': Endpoints.post_PresignUpload;
  };
  delete: {
    '/auth/admin/v1/session/{id}': Endpoints.delete_EndSession;
  };
  put: {
    '/setting/admin/v1/app': Endpoints.put_UpdateAppSettings;
    '/setting/admin/v1/co': Endpoints.put_UpdateCompany;
    '/setting/admin/v1/product': Endpoints.put_UpdateProductDisplay;
    '/deposit/admin/v1/audit/{id}': Endpoints.put_AuditDeposit;
    '/deposit/admin/v1/rollback/{id}': Endpoints.put_RollbackDeposit;
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
