import type { Schemas } from '@brokerdesk/sdk';

export type Language = 'zh-CN' | 'en-US';

interface Entry {
  status: number;
  'zh-CN': string;
  'en-US': string;
}

export type ErrorCode = Schemas.ErrorCode;

/**
 * Every error code of the contract, with its status and its messages. `{{name}}` is a blank
 * that the thrower fills. `docs/errors.md` has a row for each, and a test compares the two.
 */
export const errorCatalogue = {
  VALIDATION: {
    status: 400,
    'zh-CN': '请求内容有误，请检查标出的字段',
    'en-US': 'Some fields are invalid. Check the marked fields',
  },
  FIELD_REQUIRED: { status: 400, 'zh-CN': '必填', 'en-US': 'Required' },
  FIELD_INVALID: { status: 400, 'zh-CN': '格式或取值不正确', 'en-US': 'Not a valid value' },
  FIELD_UNKNOWN: { status: 400, 'zh-CN': '不支持的字段或参数', 'en-US': 'Not a known field' },
  FIELD_FORBIDDEN: {
    status: 400,
    'zh-CN': '没有修改此项的权限',
    'en-US': 'You are not permitted to change this',
  },
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
  PASSWORD_UNCHANGED: {
    status: 400,
    'zh-CN': '新密码不能与原密码相同',
    'en-US': 'The new password must differ from the old one',
  },
  PASSWORD_TOO_COMMON: {
    status: 400,
    'zh-CN': '密码过于常见或与用户名相同，请换一个',
    'en-US': 'This password is too common or matches the username. Choose another',
  },
  USERNAME_TAKEN: {
    status: 400,
    'zh-CN': '该用户名已被使用',
    'en-US': 'This username is taken',
  },
  NAME_TOO_SIMILAR: {
    status: 400,
    'zh-CN': '与同事、角色或系统的名称相同或过于相似，请加以区分',
    'en-US':
      'This looks like the name of a colleague, a role or the system. Choose one that differs',
  },
  CAPTCHA_WRONG: {
    status: 400,
    'zh-CN': '验证码错误或已失效，请输入新的验证码',
    'en-US': 'The captcha is wrong or has expired. Enter the new one',
  },
  LOGIN_FAILED: { status: 401, 'zh-CN': '登录失败：用户名或密码错误', 'en-US': 'Login failed' },
  CREDENTIALS_WRONG: {
    status: 401,
    'zh-CN': '服务账号或密钥错误',
    'en-US': 'The service account or its secret is wrong',
  },
  SERVICE_ACCOUNT_EXPIRED: {
    status: 403,
    'zh-CN': '该服务账号已到期，须由两人延长有效期',
    'en-US': 'This service account has expired. Extending it needs approval',
  },
  SERVICE_ACCOUNT_REVOKED: {
    status: 403,
    'zh-CN': '该服务账号已吊销，不能恢复',
    'en-US': 'This service account was revoked and cannot be restored',
  },
  PERSON_REQUIRED: {
    status: 403,
    'zh-CN': '此操作须由员工本人进行，服务账号不能执行',
    'en-US': 'Only staff can do this; service accounts cannot',
  },
  NOT_YOUR_SECRET: {
    status: 403,
    'zh-CN': '密钥只能由申请人本人领取',
    'en-US': 'Only the person who requested the secret may collect it',
  },
  NOT_YOUR_HALF: {
    status: 403,
    'zh-CN': '邀请码的前半段只能由提交人领取，后半段只能由复核人领取，且须在复核之后、使用之前',
    'en-US':
      'Only the maker of an invitation collects the first half of its code, and only the approver the second, after approval and before use',
  },
  INVITATION_INVALID: {
    status: 401,
    'zh-CN': '邀请码无效、已使用或已过期：请核对用户名和邀请码，或请邀请您的人重新发一份',
    'en-US':
      'The invitation is invalid, used or expired. Check the username and the code, or ask the person who invited you for a new one',
  },
  MFA_CODE_WRONG: {
    status: 401,
    'zh-CN': '验证失败：动态码错误或已使用',
    'en-US': 'Verification failed: the code is wrong or already used',
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
    'en-US': 'This session has ended. Sign in again',
  },
  FORBIDDEN: {
    status: 403,
    'zh-CN': '您没有权限执行此操作',
    'en-US': 'You do not have permission to do this',
  },
  SELF_APPROVAL: {
    status: 403,
    'zh-CN': '您已签署或经手此项，且超过双人复核限额（{{limit}}），须由另一位同事审核{{others}}',
    'en-US':
      'You have signed this or taken part in it, and it is above the two-person limit ({{limit}}). A second approver has to sign it{{others}}',
  },
  TIED_APPROVAL: {
    status: 403,
    'zh-CN':
      '提交人的账号由您创建或重置（或您的账号由其创建或重置），且超过双人复核限额（{{limit}}），须由另一位同事审核{{others}}',
    'en-US':
      'One of you created or reset the account of the other, and this is above the two-person limit ({{limit}}). Another approver has to sign it{{others}}',
  },
  NOT_YOUR_PROPOSAL: {
    status: 403,
    'zh-CN': '仅提交人可以撤回，您可以驳回',
    'en-US': 'Only its creator can withdraw it; you can reject it',
  },
  PROPOSAL_OPEN: {
    status: 409,
    'zh-CN': '已有一项相同对象的变更等待复核，请先复核、驳回或撤回',
    'en-US':
      'A change of the same record is waiting for a second approver. Approve, reject or withdraw it first',
  },
  PROPOSAL_CLOSED: {
    status: 409,
    'zh-CN': '该变更已处理，不再等待复核',
    'en-US': 'This proposal is closed and no longer waiting',
  },
  PROPOSAL_LAPSED: {
    status: 409,
    'zh-CN': '提交人已被停用或不再有此权限，该变更已失效；如仍需要，请重新提交',
    'en-US':
      'The creator was disabled or has lost the right, so this proposal has lapsed. Propose it again if it is still needed',
  },
  RECOVERY_CODES_ONLY_ONCE: {
    status: 403,
    'zh-CN':
      '恢复代码仅在绑定身份验证器的会话中提供；如需新的恢复代码，请先移除身份验证器再重新绑定',
    'en-US':
      'Recovery codes are shown only in the session that set up the authenticator. For new ones, remove it and set it up again',
  },
  ADDRESS_REFUSED: {
    status: 403,
    'zh-CN': '当前网络地址（{{address}}）不允许访问',
    'en-US': 'Access from this address ({{address}}) is not allowed',
  },
  ROLE_ABOVE_OWN: {
    status: 403,
    'zh-CN': '不能授予高于您本人的角色',
    'en-US': 'You cannot assign a role above your own',
  },
  STAFF_ABOVE_OWN: {
    status: 403,
    'zh-CN': '不能修改级别高于您的员工',
    'en-US': 'You cannot change a member of staff above you',
  },
  OWN_ACCOUNT: {
    status: 403,
    'zh-CN': '不能对自己的账号执行此操作，请由其他管理人员处理',
    'en-US': 'Not possible for your own account. Ask another administrator',
  },
  UPLOAD_LINK_INVALID: {
    status: 403,
    'zh-CN': '上传链接无效、已过期或已使用，请重新上传',
    'en-US': 'The upload link is invalid, expired or used. Start the upload again',
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
    'en-US': 'This content type is not accepted',
  },
  SDK_OUTDATED: {
    status: 426,
    'zh-CN': '此程序使用的 SDK 版本过旧，请升级到 {{min}} 或更高版本',
    'en-US': 'The SDK of this program is too old. Upgrade to {{min}} or later',
  },
  UNSUPPORTED_ENCODING: {
    status: 415,
    'zh-CN': '不接受压缩或以其他方式编码的请求内容',
    'en-US': 'Compressed or otherwise encoded requests are not accepted',
  },
  REQUEST_BROKEN_OFF: {
    status: 400,
    'zh-CN': '请求在完整到达之前中断，请重新发送',
    'en-US': 'The request was interrupted before it arrived in full. Send it again',
  },
  NOT_FOUND: { status: 404, 'zh-CN': '未找到该记录', 'en-US': 'Not found' },
  STALE_RECORD: {
    status: 409,
    'zh-CN': '该记录已被修改，请查看最新内容后再操作',
    'en-US': 'The record has changed. Check the latest version and decide again',
  },
  ALREADY_DECIDED: {
    status: 409,
    'zh-CN': '该记录已被处理',
    'en-US': 'This record has already been decided',
  },
  INVALID_TRANSITION: {
    status: 409,
    'zh-CN': '当前状态（{{from}}）不允许此操作',
    'en-US': 'Not possible in the current state ({{from}})',
  },
  CONFIRMATIONS_MISSING: {
    status: 409,
    'zh-CN': '链上确认数不足：{{network}} 需要 {{required}} 个确认，最近一次查到 {{seen}} 个',
    'en-US': 'Not enough confirmations: {{network}} requires {{required}}, last seen {{seen}}',
  },
  NOT_ON_CHAIN: {
    status: 422,
    'zh-CN': '只有数字货币入金才有链上确认数',
    'en-US': 'Only crypto deposits have blockchain confirmations',
  },
  INSUFFICIENT_FUNDS: {
    status: 409,
    'zh-CN': '账户可用余额不足：可用 {{available}}，需要 {{needed}}',
    'en-US': 'Insufficient available balance: {{available}} available, {{needed}} needed',
  },
  CLIENT_USERNAME_TAKEN: {
    status: 400,
    'zh-CN': '该用户名已被使用',
    'en-US': 'This username is taken',
  },
  CLIENT_MOBILE_TAKEN: {
    status: 400,
    'zh-CN': '该手机号已属于另一位客户',
    'en-US': 'Another client has this mobile number',
  },
  IDENTITY_UNCHANGED: {
    status: 409,
    'zh-CN': '所填内容与已通过的实名认证一致，无需重新提交',
    'en-US': 'The details are those of the verified identity. There is nothing to submit',
  },
  NAME_VERIFIED: {
    status: 400,
    'zh-CN': '姓名已通过实名认证，须提交新的实名认证才能修改',
    'en-US': 'This name was verified: submit a new identity check to change it',
  },
  BANK_ALREADY_ADDED: {
    status: 400,
    'zh-CN': '该客户已登记此银行账号',
    'en-US': 'The client already has this bank account',
  },
  NOMINEE_SHARES_OVER_100: {
    status: 400,
    'zh-CN': '受益人份额合计不得超过 100%',
    'en-US': 'The shares add up to more than 100%',
  },
  ROBOT_IS_FOREVER: {
    status: 409,
    'zh-CN': '机器人标记不可撤销',
    'en-US': 'A robot cannot become a real client',
  },
  ROBOT_NOT_PAID_OUT: {
    status: 409,
    'zh-CN': '机器人的资金不能出金，只能驳回',
    'en-US': 'Funds of a robot cannot be paid out. This can only be rejected',
  },
  HAS_LEDGER_ENTRIES: {
    status: 409,
    'zh-CN': '该客户已有资金流水，无法执行此操作',
    'en-US': 'The client already has ledger entries, so this is no longer possible',
  },
  HAS_RECORDS: {
    status: 409,
    'zh-CN': '该客户已有业务记录（入金、出金、交易或实名认证），无法删除',
    'en-US':
      'The client has records (deposits, withdrawals, trades or an identity check) and cannot be deleted',
  },
  RISK_NEEDS_OVERRIDE: {
    status: 409,
    'zh-CN': '高风险记录须填写放行理由才能通过：{{reasons}}',
    'en-US': 'Approving a high-risk record requires a reason for the override: {{reasons}}',
  },
  RISK_NOT_IN_BULK: {
    status: 409,
    'zh-CN': '高风险记录只能逐条审核，不能批量处理：{{reasons}}',
    'en-US': 'High-risk records are reviewed individually, not in bulk: {{reasons}}',
  },
  RISK_NOT_ACKNOWLEDGED: {
    status: 409,
    'zh-CN': '请先逐项确认该记录需留意的风险：{{reasons}}',
    'en-US': 'Acknowledge each of these risks of the record first: {{reasons}}',
  },
  ID_EXPIRED: {
    status: 409,
    'zh-CN': '证件已过期',
    'en-US': 'The identity document has expired',
  },
  MFA_NOT_PENDING: {
    status: 409,
    'zh-CN': '本次会话无需二次验证',
    'en-US': 'This session has no verification pending',
  },
  MFA_ALREADY_ENABLED: {
    status: 409,
    'zh-CN': '您已绑定身份验证器，请先移除再重新绑定',
    'en-US': 'You already have an authenticator. Remove it before setting up another',
  },
  MFA_BINDING_NOT_STARTED: {
    status: 409,
    'zh-CN': '绑定尚未开始或已超过十分钟，请重新获取二维码',
    'en-US':
      'Setup was not started, or was started more than ten minutes ago. Start again with a new QR code',
  },
  MFA_NOT_ENABLED: {
    status: 409,
    'zh-CN': '您尚未绑定身份验证器',
    'en-US': 'You have no authenticator',
  },
  NO_AUTHENTICATOR: {
    status: 409,
    'zh-CN': '该员工未绑定身份验证器',
    'en-US': 'This member of staff has no authenticator',
  },
  STILL_REFERRED_TO: {
    status: 409,
    'zh-CN': '仍有记录关联此员工：{{what}}',
    'en-US': 'This member of staff still has records: {{what}}',
  },
  ADMINISTRATOR_NEEDS_TWO: {
    status: 409,
    'zh-CN':
      '停用、重置或降级管理员须由第三位独立的同事复核，目前没有这样的同事；请先添加一位并等其登录',
    'en-US':
      'Disabling, resetting or demoting an administrator takes a third, independent approver, and there is none. Add one first',
  },
  LAST_ADMINISTRATOR: {
    status: 409,
    'zh-CN': '平台必须保留至少一名启用的管理员',
    'en-US': 'The platform needs at least one active administrator',
  },
  IP_RULE_SHUTS_OUT: {
    status: 409,
    'zh-CN': '此规则会使全部其他复核人或提交人无法访问，未保存',
    'en-US':
      'This would shut out every other approver, or the colleague who proposed it. Nothing was changed',
  },
  IP_RULE_LOCKS_OUT: {
    status: 409,
    'zh-CN': '此规则会使您本人（{{address}}）无法访问，未保存',
    'en-US': 'This would lock you out ({{address}}). Nothing was changed',
  },
  AUTHENTICATOR_CODE_WRONG: {
    status: 422,
    'zh-CN': '动态码错误或已使用，请输入身份验证器当前显示的动态码',
    'en-US': 'The code is wrong or already used. Enter the code that the authenticator shows now',
  },
  RECOVERY_CODE_WRONG: {
    status: 422,
    'zh-CN': '恢复代码错误或已失效',
    'en-US': 'This recovery code is wrong or no longer valid',
  },
  PASSWORD_WRONG: {
    status: 422,
    'zh-CN': '原密码错误',
    'en-US': 'The old password is wrong',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    'zh-CN': '同一幂等键已用于另一请求',
    'en-US': 'This Idempotency-Key was used for another request',
  },
  PAIR_DISABLED: {
    status: 422,
    'zh-CN': '{{pair}} 暂不支持换汇',
    'en-US': '{{pair}} cannot be exchanged at present',
  },
  RATE_OUTDATED: {
    status: 422,
    'zh-CN': '{{pair}} 的汇率报价于 {{at}}，已超过 {{hours}} 小时，请先更新汇率',
    'en-US':
      'The rate of {{pair}} was quoted at {{at}}, more than {{hours}} hours ago. Update it first',
  },
  REFERENCE_OUTDATED: {
    status: 400,
    'zh-CN': '基金净值日期为 {{at}}，已超过 {{days}} 天，请先更新净值',
    'en-US': 'The fund was valued at {{at}}, more than {{days}} days ago. Update its value first',
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
    'en-US': 'The proof has not been uploaded or belongs to another record',
  },
  FILE_TYPE_REFUSED: {
    status: 422,
    'zh-CN': '文件内容与声明的类型不符（支持 PNG、JPEG、WebP、PDF）',
    'en-US': 'The file content does not match its type (PNG, JPEG, WebP and PDF are accepted)',
  },
  FILE_SIZE_DIFFERS: {
    status: 422,
    'zh-CN': '文件大小与声明不符',
    'en-US': 'The file size does not match the announced size',
  },
  TOO_MANY_ATTEMPTS: {
    status: 429,
    'zh-CN': '尝试次数过多，请 {{seconds}} 秒后再试',
    'en-US': 'Too many attempts. Try again in {{seconds}} seconds',
  },
  TOO_MANY_STREAMS: {
    status: 429,
    'zh-CN': '此会话打开的实时连接过多，请关闭不用的页面',
    'en-US': 'Too many live connections in this session. Close windows that you do not need',
  },
  INTERNAL: {
    status: 500,
    'zh-CN': '系统出错；请先刷新确认操作是否已生效，再重试，并提供请求编号',
    'en-US':
      'Something went wrong on our side. Reload to see whether it was done before you try again, and quote the request ID',
  },
  NOT_READY: { status: 503, 'zh-CN': '服务尚未就绪', 'en-US': 'Not ready to serve yet' },
  RATE_CHANGED: {
    status: 409,
    'zh-CN': '{{pair}} 汇率已变为 {{rate}}，请确认后再提交',
    'en-US': 'The rate for {{pair}} is now {{rate}}. Check it and confirm again',
  },
  FEE_CHANGED: {
    status: 409,
    'zh-CN': '手续费已变为 {{fee}}，请确认后再提交',
    'en-US': 'The fee is now {{fee}}. Check it and confirm again',
  },
  REPAYMENT_TOO_LARGE: {
    status: 422,
    'zh-CN': '还款金额超过应还金额（{{outstanding}}）',
    'en-US': 'More than the amount owed ({{outstanding}})',
  },
  VALUE_TOO_SMALL: {
    status: 400,
    'zh-CN': '不能小于 {{min}}',
    'en-US': 'Must be at least {{min}}',
  },
  VALUE_TOO_LARGE: { status: 400, 'zh-CN': '不能大于 {{max}}', 'en-US': 'Must be at most {{max}}' },
  VALUE_NOT_ABOVE: {
    status: 400,
    'zh-CN': '必须大于 {{limit}}',
    'en-US': 'Must be greater than {{limit}}',
  },
  TIME_TOO_EARLY: {
    status: 400,
    'zh-CN': '时间顺序有误：必须晚于 {{after}}',
    'en-US': 'Must be later than {{after}}',
  },
  TIME_IN_FUTURE: {
    status: 400,
    'zh-CN': '不能晚于当前时间',
    'en-US': 'Must not be in the future',
  },
  NOT_WHOLE_LOTS: {
    status: 400,
    'zh-CN': '必须是整手（每手 {{lot}}）的倍数',
    'en-US': 'Must be a multiple of the lot of {{lot}}',
  },
  NOT_DISTINCT: { status: 400, 'zh-CN': '与前面的重复', 'en-US': 'Duplicate' },
  DISCOUNT_DIFFERS: {
    status: 400,
    'zh-CN': '与价格不符：按价格计算应为 {{expected}}%',
    'en-US': 'Does not match the prices: {{expected}}%',
  },
  BELOW_TAKEN: {
    status: 400,
    'zh-CN': '不能低于已占用的 {{taken}}',
    'en-US': 'Must be at least {{taken}}, which is already taken',
  },
  MARKET_UNKNOWN: {
    status: 400,
    'zh-CN': '“汇率与交易所”里没有这个市场，或已停用',
    'en-US': 'No such market is enabled in “Rates and exchanges”',
  },
  MARKET_CLOSED: {
    status: 400,
    'zh-CN': '{{market}} 在 {{day}} 休市，请改为下一交易日 {{nextDay}}（{{next}}）',
    'en-US': '{{market}} is closed on {{day}}; its next market day is {{nextDay}} ({{next}})',
  },
  CODE_TAKEN: {
    status: 400,
    'zh-CN': '该代码已被同类产品使用',
    'en-US': 'Another product of this type has this code',
  },
  PRODUCT_IN_USE: {
    status: 409,
    'zh-CN': '已有 {{count}} 笔记录引用该产品，不能进行此更改',
    'en-US': 'Not possible: {{count}} records refer to this product',
  },
  ISSUE_PRICE_MISSING: {
    status: 409,
    'zh-CN': '发行价尚未确定，请先填写',
    'en-US': 'The issue price is not set. Enter it first',
  },
  ALLOTTED_ABOVE_APPLIED: {
    status: 400,
    'zh-CN': '配售数量超过申请数量（{{applied}}）',
    'en-US': 'More than the quantity applied for ({{applied}})',
  },
  AMOUNT_ABOVE_OUTSTANDING: {
    status: 400,
    'zh-CN': '金额超过待缴金额（{{outstanding}}）',
    'en-US': 'More than the outstanding amount ({{outstanding}})',
  },
  LOSS_ABOVE_PAID: {
    status: 400,
    'zh-CN': '亏损与费用合计不能超过已付金额（{{paid}}）',
    'en-US': 'The loss and the fee together cannot exceed the amount paid ({{paid}})',
  },
  PRICE_TOO_FAR: {
    status: 400,
    'zh-CN': '价格偏离参考价（{{reference}}）过多，须在 {{lowest}} 至 {{highest}} 之间',
    'en-US':
      'Too far from the reference price ({{reference}}). The price must be from {{lowest}} to {{highest}}',
  },
  PROFIT_OUT_OF_BOUNDS: {
    status: 400,
    'zh-CN': '盈亏超出该产品目前允许的范围，须在 {{lowest}} 至 {{highest}} 之间',
    'en-US':
      'Outside the range allowed for this product now. The result must be from {{lowest}} to {{highest}}',
  },
  EVIDENCE_REQUIRED: {
    status: 400,
    'zh-CN': '请上传盈亏凭证，或填写至少 {{min}} 个字符的说明',
    'en-US': 'Upload evidence for the result, or explain it in at least {{min}} characters',
  },
  PAYMENT_EVIDENCE_REQUIRED: {
    status: 400,
    'zh-CN': '请上传付款凭证，或填写流水号（数字货币填写交易哈希）',
    'en-US': 'Attach the payment proof, or enter its reference (the transaction hash for crypto)',
  },
  ALLOTTED_ABOVE_POOL: {
    status: 409,
    'zh-CN': '配售合计超过剩余可配数量：剩余 {{left}}，需要 {{needed}}',
    'en-US': 'More than the quantity left to allot: {{needed}} of {{left}}',
  },
  ALLOCATION_OUTDATED: {
    status: 409,
    'zh-CN': '草稿保存后申购单有增减，请查看最新名单并重新保存',
    'en-US':
      'Orders have been added or removed since the draft was saved. Check the latest list and save again',
  },
  APPLICATIONS_OPEN: {
    status: 409,
    'zh-CN': '申购截止（{{until}}）后才能配售',
    'en-US': 'Nothing can be allotted before applications close ({{until}})',
  },
  PAY_DEADLINE_PASSED: {
    status: 409,
    'zh-CN': '缴款截止时间（{{deadline}}）已过',
    'en-US': 'The payment deadline ({{deadline}}) has passed',
  },
  LOCKED_UP: {
    status: 409,
    'zh-CN': '{{until}} 前处于锁定期或未上市，不能卖出',
    'en-US': 'Locked up or not listed until {{until}}; it cannot be sold before',
  },
  SETTLEMENT_NOT_DUE: {
    status: 409,
    'zh-CN': '结算日（{{until}}）之前不能结算入账',
    'en-US': 'It cannot be paid out before its settlement date ({{until}})',
  },
  ALLOTTED_BY_ALLOCATION: {
    status: 409,
    'zh-CN': '该产品由配售统一分配，请在配售页处理，不能单笔通过',
    'en-US':
      'Orders for this product are allotted together, on the allocation page, and not approved one by one',
  },
  ACCOUNT_CURRENCY_DIFFERS: {
    status: 422,
    'zh-CN': '账户币种与产品币种不同',
    'en-US': 'The account and the product have different currencies',
  },
  PRODUCT_FULL: {
    status: 409,
    'zh-CN': '该产品额度不足，剩余 {{left}}',
    'en-US': 'The product does not have enough capacity: {{left}} left',
  },
  CLIENT_DISABLED: {
    status: 422,
    'zh-CN': '该客户已被停用，不能下单',
    'en-US': 'The client is disabled and cannot place orders',
  },
  KIND_NOT_ALLOWED: {
    status: 422,
    'zh-CN': '该客户未开通此类产品的交易',
    'en-US': 'The client may not trade products of this type',
  },
  ORDER_ABOVE_LIMIT: {
    status: 422,
    'zh-CN': '超过该客户的单笔限额（{{limit}}）',
    'en-US': 'Above the client’s limit per order ({{limit}})',
  },
  DAY_LIMIT_REACHED: {
    status: 422,
    'zh-CN': '超过该客户的单日限额（{{limit}}），今日已用 {{used}}',
    'en-US': 'Above the client’s limit per day ({{limit}}); used today: {{used}}',
  },
  PRODUCT_CLOSED: {
    status: 422,
    'zh-CN': '该产品当前不接受此操作',
    'en-US': 'The product does not allow this at present',
  },
  FIELD_TAKEN: {
    status: 400,
    'zh-CN': '已被其他记录使用',
    'en-US': 'Already used by another record',
  },
  NOT_TO_SEND: {
    status: 400,
    'zh-CN': '{{orderNo}} 不是该币种和方式的待汇出出金',
    'en-US': '{{orderNo}} is not to be sent in this currency and by this method',
  },
  IN_PAYMENT_FILE: {
    status: 400,
    'zh-CN': '{{orderNo}} 已在付款文件中（{{name}}，{{at}}）',
    'en-US': '{{orderNo}} is in a payment file already ({{name}}, {{at}})',
  },
  LINK_DISGUISED: {
    status: 400,
    'zh-CN': '链接的主机名前不能有用户名（@）',
    'en-US': 'A link must not have a name before its host (@)',
  },
  LIMITS_CONTRADICT: {
    status: 400,
    'zh-CN': '7 天限额不得低于 24 小时限额，24 小时限额不得低于单笔限额',
    'en-US':
      'A 7-day limit must not be below the 24-hour one, nor a 24-hour limit below that of a single record',
  },
  MARKUP_REFUSED: {
    status: 400,
    'zh-CN': '不接受 HTML 标签，链接仅限 https、mailto 或页内位置',
    'en-US':
      'HTML tags are not allowed, and links may point only to https, mailto or an anchor on the page',
  },
  ADDRESS_CHECKSUM_WRONG: {
    status: 400,
    'zh-CN': '地址校验未通过，请检查地址和网络',
    'en-US': 'The checksum of the address is wrong for this network. Check both',
  },
  TRANSACTION_HASH_WRONG: {
    status: 400,
    'zh-CN': '不是 {{network}} 的交易哈希，请从区块浏览器复制',
    'en-US': 'Not a transaction hash of {{network}}. Copy it from the block explorer',
  },
  RECORD_IN_USE: {
    status: 409,
    'zh-CN': '该记录仍被引用，无法删除',
    'en-US': 'Other records still refer to this one, so it cannot be deleted',
  },
  BASE_CURRENCY_FIXED: {
    status: 409,
    'zh-CN': '已有资金记录，基准币种不可再更改',
    'en-US': 'Money has already been recorded, so the base currency can no longer change',
  },
  AMENDMENT_OPEN: {
    status: 409,
    'zh-CN': '该订单已有待审核的修正',
    'en-US': 'An amendment of this order is already waiting for review',
  },
  AMENDMENT_OUTDATED: {
    status: 409,
    'zh-CN': '订单在申请修正后已变更，只能驳回此修正并重新申请',
    'en-US': 'The order has changed since. Reject this amendment and propose a new one',
  },
  NO_RECIPIENTS: {
    status: 422,
    'zh-CN': '没有客户会收到此站内信',
    'en-US': 'No client would receive this message',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    'zh-CN': '请求过于频繁，请 {{seconds}} 秒后再试',
    'en-US': 'Too many requests. Try again in {{seconds}} seconds',
  },
  BUSY: {
    status: 503,
    'zh-CN': '系统繁忙，未作任何更改；请稍后重试',
    'en-US': 'The server is busy and has changed nothing. Try again in a moment',
  },
  OUTCOME_UNKNOWN: {
    status: 503,
    'zh-CN':
      '与数据库的连接中断，操作可能已经生效；请先查看结果，再决定是否重试（使用相同的幂等键重试是安全的）',
    'en-US':
      'The database connection was lost, so this may have been done. Check before you repeat it (sending it again with the same Idempotency-Key is safe)',
  },
  UPLOAD_QUOTA_REACHED: {
    status: 429,
    'zh-CN':
      '24 小时内最多上传 {{files}} 个文件、共 {{gigabytes}} GB，您已达到上限；请稍后再试，或请同事上传',
    'en-US':
      'You have reached the upload limit per person in 24 hours ({{files}} files, {{gigabytes}} GB). Try again later, or ask a colleague to upload it',
  },
  FILE_STORE_UNAVAILABLE: {
    status: 503,
    'zh-CN': '文件存储暂时不可用，请稍后重试',
    'en-US': 'File storage is temporarily unavailable. Try again in a moment',
  },
} as const satisfies Record<ErrorCode, Entry>;
