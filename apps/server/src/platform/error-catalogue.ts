export type Language = 'zh-CN' | 'en-US';

interface Entry {
  status: number;
  'zh-CN': string;
  'en-US': string;
}

/**
 * Every error code that the server answers, with its status and its words. `{{name}}` is a blank
 * that the thrower fills. `docs/errors.md` has a row for each, and a test compares the two.
 */
export const errorCatalogue = {
  VALIDATION: {
    status: 400,
    'zh-CN': '请求内容有误，请检查标出的字段',
    'en-US': 'Some fields are wrong; check those that are marked',
  },
  FIELD_REQUIRED: { status: 400, 'zh-CN': '必填', 'en-US': 'Required' },
  FIELD_INVALID: { status: 400, 'zh-CN': '格式或取值不正确', 'en-US': 'Not a valid value' },
  FIELD_UNKNOWN: { status: 400, 'zh-CN': '不支持的字段或参数', 'en-US': 'Not a known field' },
  AMOUNT_NOT_POSITIVE: {
    status: 400,
    'zh-CN': '金额必须大于 0',
    'en-US': 'The amount must be greater than 0',
  },
  REASON_REQUIRED: {
    status: 400,
    'zh-CN': '驳回时必须填写原因',
    'en-US': 'A reason is required to reject',
  },
  CAPTCHA_WRONG: {
    status: 400,
    'zh-CN': '验证码错误或已失效，请输入新的验证码',
    'en-US': 'The captcha is wrong or has expired; enter the new one',
  },
  LOGIN_FAILED: { status: 401, 'zh-CN': '登录失败：用户名或密码错误', 'en-US': 'Login failed' },
  MFA_CODE_WRONG: {
    status: 401,
    'zh-CN': '验证失败：动态码错误或已使用',
    'en-US': 'Verification failed: the code is wrong or was used already',
  },
  MFA_REQUIRED: {
    status: 401,
    'zh-CN': '需要先完成二次验证',
    'en-US': 'Additional verification required',
  },
  UNAUTHORIZED: {
    status: 401,
    'zh-CN': '登录状态已失效，请重新登录',
    'en-US': 'Unauthorized: sign in again',
  },
  SESSION_ENDED: {
    status: 401,
    'zh-CN': '会话已结束，请重新登录',
    'en-US': 'This session has ended; sign in again',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    'zh-CN': '请求过于频繁，请 {{seconds}} 秒后再试',
    'en-US': 'Too many requests; try again in {{seconds}} seconds',
  },
  FORBIDDEN: {
    status: 403,
    'zh-CN': '您没有权限执行此操作',
    'en-US': 'You do not have permission to do this',
  },
  SELF_APPROVAL: {
    status: 403,
    'zh-CN': '此笔由您本人提交，且金额超过双人复核限额（{{limit}}），须由另一位同事审核',
    'en-US':
      'You made this one yourself and it is above the two-person limit ({{limit}}): someone else has to approve it',
  },
  RECOVERY_CODES_ONLY_ONCE: {
    status: 403,
    'zh-CN': '恢复码仅在绑定验证器的会话中提供；如需新的恢复码，请先移除验证器再重新绑定',
    'en-US':
      'Recovery codes are shown only in the session that set the authenticator up; for new ones, remove it and set it up again',
  },
  UPLOAD_LINK_INVALID: {
    status: 403,
    'zh-CN': '上传链接无效、已过期或已使用，请重新上传',
    'en-US': 'The upload link is invalid, expired or used; start the upload again',
  },
  MALFORMED_JSON: {
    status: 400,
    'zh-CN': '请求正文不是有效的 JSON',
    'en-US': 'The request body is not valid JSON',
  },
  BODY_TOO_LARGE: { status: 413, 'zh-CN': '请求内容过大', 'en-US': 'The request is too large' },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    'zh-CN': '不支持该内容类型',
    'en-US': 'This content type is not taken here',
  },
  NOT_FOUND: { status: 404, 'zh-CN': '未找到该记录', 'en-US': 'Not found' },
  STALE_RECORD: {
    status: 409,
    'zh-CN': '该记录已被修改，请查看最新内容后再操作',
    'en-US': 'The record has changed meanwhile; look at it as it is now and decide again',
  },
  ALREADY_DECIDED: {
    status: 409,
    'zh-CN': '该记录已被处理',
    'en-US': 'This record has been decided already',
  },
  INVALID_TRANSITION: {
    status: 409,
    'zh-CN': '当前状态（{{from}}）不允许此操作',
    'en-US': 'Not possible in the present state ({{from}})',
  },
  INSUFFICIENT_FUNDS: {
    status: 409,
    'zh-CN': '账户可用余额不足：可用 {{available}}，需要 {{needed}}',
    'en-US': 'Not enough money available on the account: {{available}} of {{needed}}',
  },
  MFA_NOT_PENDING: {
    status: 409,
    'zh-CN': '本次会话无需二次验证',
    'en-US': 'This session has no verification pending',
  },
  MFA_ALREADY_ENABLED: {
    status: 409,
    'zh-CN': '您已绑定验证器，请先移除再重新绑定',
    'en-US': 'You have an authenticator already; remove it before setting up another one',
  },
  MFA_BINDING_NOT_STARTED: {
    status: 409,
    'zh-CN': '绑定尚未开始或已超过十分钟，请重新获取二维码',
    'en-US': 'Nothing was started, or more than ten minutes ago; begin again with a new QR code',
  },
  MFA_NOT_ENABLED: {
    status: 409,
    'zh-CN': '您尚未绑定验证器',
    'en-US': 'You have no authenticator',
  },
  AUTHENTICATOR_CODE_WRONG: {
    status: 422,
    'zh-CN': '动态码错误或已使用，请输入验证器当前显示的动态码',
    'en-US':
      'The code is wrong or was used already; enter the one that the authenticator shows now',
  },
  RECOVERY_CODE_WRONG: {
    status: 422,
    'zh-CN': '恢复码错误或已失效',
    'en-US': 'This recovery code is wrong or does not count any more',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    'zh-CN': '同一幂等键已用于另一请求',
    'en-US': 'This Idempotency-Key was used for another request',
  },
  RATE_UNAVAILABLE: {
    status: 422,
    'zh-CN': '暂无 {{pair}} 的有效汇率',
    'en-US': 'There is no valid rate for {{pair}}',
  },
  ACCOUNT_NOT_OF_CLIENT: {
    status: 422,
    'zh-CN': '所选账户不属于该客户',
    'en-US': 'The account does not belong to this client',
  },
  FILE_NOT_READY: {
    status: 422,
    'zh-CN': '凭证文件尚未上传完成或已被使用',
    'en-US': 'The proof has not been uploaded, or belongs to another record',
  },
  FILE_TYPE_REFUSED: {
    status: 422,
    'zh-CN': '文件内容与声明的类型不符（支持 PNG、JPEG、WebP、PDF）',
    'en-US': 'The file is not what it says it is (PNG, JPEG, WebP and PDF are taken)',
  },
  FILE_SIZE_DIFFERS: {
    status: 422,
    'zh-CN': '文件大小与声明不符',
    'en-US': 'The file does not have the announced size',
  },
  TOO_MANY_ATTEMPTS: {
    status: 429,
    'zh-CN': '尝试次数过多，请 {{seconds}} 秒后再试',
    'en-US': 'Too many attempts; try again in {{seconds}} seconds',
  },
  TOO_MANY_STREAMS: {
    status: 429,
    'zh-CN': '此会话打开的实时连接过多，请关闭不用的页面',
    'en-US': 'Too many live connections in this session: close the windows that are not needed',
  },
  INTERNAL: {
    status: 500,
    'zh-CN': '系统出错，未作任何更改；请稍后重试，并提供请求编号',
    'en-US':
      'Something failed on our side and nothing was changed; try again, and quote the request id',
  },
  BUSY: {
    status: 503,
    'zh-CN': '系统繁忙，未作任何更改；请稍后重试',
    'en-US': 'The server is too busy and has changed nothing; try again in a moment',
  },
  NOT_READY: { status: 503, 'zh-CN': '服务尚未就绪', 'en-US': 'Not ready to serve yet' },
} as const satisfies Record<string, Entry>;

export type ErrorCode = keyof typeof errorCatalogue;
