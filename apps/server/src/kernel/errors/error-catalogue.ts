import type { Schemas } from '@brokerdesk/sdk';

export type Language = 'zh-CN' | 'en-US';

interface Entry {
  status: number;
  'zh-CN': string;
  'en-US': string;
  remedy: string;
}

export type ErrorCode = Schemas.ErrorCode;

/** docs/errors.md is generated from them. Throwers fill `{{name}}`. */
export const errorSections = {
  'The request': {
    VALIDATION: {
      status: 400,
      'zh-CN': '请求内容有误，请检查标出的字段',
      'en-US': 'Some fields are invalid. Check the marked fields',
      remedy:
        'The request violates the contract. Correct each field in `errors` (at most 50; of a body above 5,000 values, the first)',
    },
    FIELD_REQUIRED: {
      status: 400,
      'zh-CN': '必填',
      'en-US': 'Required',
      remedy: 'Field: the field is missing or empty. Fill it in',
    },
    FIELD_INVALID: {
      status: 400,
      'zh-CN': '格式或取值不正确',
      'en-US': 'Not a valid value',
      remedy: 'Field: wrong type, format, range, choice, or too many digits. Enter a valid value',
    },
    FIELD_UNKNOWN: {
      status: 400,
      'zh-CN': '不支持的字段或参数',
      'en-US': 'Not a known field',
      remedy: 'Field: unknown. Remove it, or spell it as the contract does',
    },
    FIELD_FORBIDDEN: {
      status: 400,
      'zh-CN': '没有修改此项的权限',
      'en-US': 'You are not permitted to change this',
      remedy:
        'Field: it takes a further right. Leave it unchanged, or ask a colleague with the right',
    },
    FIELD_TAKEN: {
      status: 400,
      'zh-CN': '已被其他记录使用',
      'en-US': 'Already used by another record',
      remedy: 'Field: another record has this value. Choose another',
    },
    LIMITS_CONTRADICT: {
      status: 400,
      'zh-CN': '7 天限额不得低于 24 小时限额，24 小时限额不得低于单笔限额',
      'en-US':
        'A 7-day limit must not be below the 24-hour one, nor a 24-hour limit below that of a single record',
      remedy: 'Field: a longer period allows less than a shorter one. Correct either',
    },
    LINK_DISGUISED: {
      status: 400,
      'zh-CN': '链接须通向其显示的网址：主机名前不能有用户名（@），文字中不能是其他网址',
      'en-US':
        'A link must lead where it shows: no name before its host (@), and no other host in its text',
      remedy:
        'Field: `https://bank.example@other.example` and `[bank.example](https://other.example)` lead to the second host. Remove the first',
    },
    LEADS_ELSEWHERE: {
      status: 400,
      'zh-CN': '不能含链接、账号或数字货币地址',
      'en-US': 'No links, account numbers or crypto addresses',
      remedy:
        'Field: a text for one client with a link or a number to pay to. Send it as a message, which takes two people',
    },
    MENTION_CANNOT_SEE: {
      status: 400,
      'zh-CN': '{{names}}无权查看此记录，不能被提及',
      'en-US': '{{names}} may not see this record and cannot be mentioned',
      remedy: 'Field: a named colleague may not see the record. Name another one',
    },
    MARKUP_REFUSED: {
      status: 400,
      'zh-CN': '不接受 HTML 标签，链接仅限 https、mailto 或页内位置',
      'en-US':
        'HTML tags are not allowed, and links may point only to https, mailto or an anchor on the page',
      remedy: 'Field: a tag, or a link that is not allowed. Write Markdown',
    },
    ADDRESS_CHECKSUM_WRONG: {
      status: 400,
      'zh-CN': '地址校验未通过，请检查地址和网络',
      'en-US': 'The checksum of the address is wrong for this network. Check both',
      remedy:
        'Field: a mistyped address, or of another network. Copy it again, and choose its network',
    },
    TRANSACTION_HASH_WRONG: {
      status: 400,
      'zh-CN': '不是 {{network}} 的交易哈希，请从区块浏览器复制',
      'en-US': 'Not a transaction hash of {{network}}. Copy it from the block explorer',
      remedy: 'Field: not a transaction hash of that network. Copy it again',
    },
    STATEMENT_UNREADABLE: {
      status: 422,
      'zh-CN': '无法读取对账单：{{why}}',
      'en-US': 'The statement cannot be read: {{why}}',
      remedy:
        'The file is no statement in CSV, OFX, MT940 or CAMT.053. Ask the bank for one of these',
    },
    STATEMENT_IMPORTED: {
      status: 409,
      'zh-CN': '该对账单已由{{name}}于 {{at}} 导入',
      'en-US': '{{name}} imported this statement already ({{at}})',
      remedy:
        'A statement of this number and period, or this file, is stored. Find it in the list of statements',
    },
    ALREADY_MATCHED: {
      status: 409,
      'zh-CN': '其中的流水或记录已被匹配或忽略；请刷新后再试',
      'en-US': 'A line or record was matched or ignored already. Reload and try again',
      remedy: 'Another match has the line or the record. Reload the list, or undo that match first',
    },
    NOT_TO_SEND: {
      status: 400,
      'zh-CN': '{{orderNo}} 不是该币种和方式的待汇出出金',
      'en-US': '{{orderNo}} is not to be sent in this currency and by this method',
      remedy:
        'Field: a withdrawal of a payment file is not to be sent, or has another currency or method. Leave it out',
    },
    IN_PAYMENT_FILE: {
      status: 400,
      'zh-CN': '{{orderNo}} 已在付款文件中（{{name}}，{{at}}）',
      'en-US': '{{orderNo}} is in a payment file already ({{name}}, {{at}})',
      remedy:
        'Field: an earlier payment file has the withdrawal. Leave it out, or release it by two people if the bank has not received that file',
    },
    AMOUNT_NOT_POSITIVE: {
      status: 400,
      'zh-CN': '金额必须大于 0',
      'en-US': 'The amount must be greater than 0',
      remedy: 'Field: an amount of 0. Enter an amount above 0',
    },
    VALUE_TOO_SMALL: {
      status: 400,
      'zh-CN': '不能小于 {{min}}',
      'en-US': 'Must be at least {{min}}',
      remedy:
        'Field: below another field of the record, or the minimum of a product. Correct either',
    },
    VALUE_TOO_LARGE: {
      status: 400,
      'zh-CN': '不能大于 {{max}}',
      'en-US': 'Must be at most {{max}}',
      remedy:
        'Field: above another field, the rest of a limit or the maximum of a product. Correct either',
    },
    VALUE_NOT_ABOVE: {
      status: 400,
      'zh-CN': '必须大于 {{limit}}',
      'en-US': 'Must be greater than {{limit}}',
      remedy: 'Field: not above another field or the tier before. Correct either',
    },
    TIME_TOO_EARLY: {
      status: 400,
      'zh-CN': '时间顺序有误：必须晚于 {{after}}',
      'en-US': 'Must be later than {{after}}',
      remedy: 'Field: before `after`, which must precede it. Correct either',
    },
    TIME_IN_FUTURE: {
      status: 400,
      'zh-CN': '不能晚于当前时间',
      'en-US': 'Must not be in the future',
      remedy: 'Field: the NAV date of a fund is in the future. Correct it',
    },
    NOT_WHOLE_LOTS: {
      status: 400,
      'zh-CN': '必须是整手（每手 {{lot}}）的倍数',
      'en-US': 'Must be a multiple of the lot of {{lot}}',
      remedy: 'Field: pieces that do not fill lots. Enter a multiple of the lot',
    },
    NOT_DISTINCT: {
      status: 400,
      'zh-CN': '与前面的重复',
      'en-US': 'Duplicate',
      remedy: 'Field: a name that another one of the list has, capitals aside. Choose another name',
    },
    DISCOUNT_DIFFERS: {
      status: 400,
      'zh-CN': '与价格不符：按价格计算应为 {{expected}}%',
      'en-US': 'Does not match the prices: {{expected}}%',
      remedy: 'Field: the discount does not match the two prices. Correct either',
    },
    BELOW_TAKEN: {
      status: 400,
      'zh-CN': '不能低于已占用的 {{taken}}',
      'en-US': 'Must be at least {{taken}}, which is already taken',
      remedy: 'Field: a pool or capacity below what is allotted or held. Enter at least that',
    },
    MARKET_UNKNOWN: {
      status: 400,
      'zh-CN': '“汇率与交易所”里没有这个市场，或已停用',
      'en-US': 'No such market is enabled in “Rates and exchanges”',
      remedy:
        'Field: the market is not configured, or disabled. Correct it, or add or enable the market',
    },
    CODE_TAKEN: {
      status: 400,
      'zh-CN': '该代码已被同类产品使用',
      'en-US': 'Another product of this type has this code',
      remedy: 'Field: a product that has not ended has this code. Choose another',
    },
    MARKET_CLOSED: {
      status: 400,
      'zh-CN': '{{market}} 在 {{day}} 休市，请改为下一交易日 {{nextDay}}（{{next}}）',
      'en-US': '{{market}} is closed on {{day}}; its next market day is {{nextDay}} ({{next}})',
      remedy:
        'Field: the market is closed on that day; `next` is its next open day. Choose that or another day',
    },
    REASON_REQUIRED: {
      status: 400,
      'zh-CN': '驳回时必须填写原因',
      'en-US': 'A reason is required to reject',
      remedy: 'Field: a rejection without note or reason code. Give one',
    },
    ASSIGNEE_CANNOT_DECIDE: {
      status: 400,
      'zh-CN': '该同事无权处理此记录',
      'en-US': 'This colleague may not decide the record',
      remedy: 'Field: the colleague could not decide it. Choose one of `listAssignees`',
    },
    ASSIGNEE_AWAY: {
      status: 400,
      'zh-CN': '该同事不在岗，{{until}} 返回{{deputy}}',
      'en-US': 'This colleague is away until {{until}}{{deputy}}',
      remedy: 'Field: this user is away. Choose another colleague, such as the deputy',
    },
    ASSIGNEE_FULL: {
      status: 400,
      'zh-CN': '该同事手头已有 {{open}} 条记录，达到上限',
      'en-US': 'This colleague has {{open}} open records, as many as allowed',
      remedy: 'Field: the colleague has no room for another record. Choose another colleague',
    },
    VIEWS_FULL: {
      status: 400,
      'zh-CN': '您已保存 50 个视图，请先删除不用的视图',
      'en-US': 'You have 50 saved views. Delete one that you do not use',
      remedy: 'Field: the user has as many saved views as are kept. Delete one',
    },
    ALLOTTED_ABOVE_APPLIED: {
      status: 400,
      'zh-CN': '配售数量超过申请数量（{{applied}}）',
      'en-US': 'More than the quantity applied for ({{applied}})',
      remedy: 'Field: an order is to get more than it applied for. Allot at most that',
    },
    AMOUNT_ABOVE_OUTSTANDING: {
      status: 400,
      'zh-CN': '金额超过待缴金额（{{outstanding}}）',
      'en-US': 'More than the outstanding amount ({{outstanding}})',
      remedy: 'Field: more than is left to pay. Enter at most that',
    },
    LOSS_ABOVE_PAID: {
      status: 400,
      'zh-CN': '亏损与费用合计不能超过已付金额（{{paid}}）',
      'en-US': 'The loss and the fee together cannot exceed the amount paid ({{paid}})',
      remedy: 'Field: the client would owe. A holding loses its whole price at most',
    },
    PRICE_TOO_FAR: {
      status: 400,
      'zh-CN': '价格偏离参考价（{{reference}}）过多，须在 {{lowest}} 至 {{highest}} 之间',
      'en-US':
        'Too far from the reference price ({{reference}}). The price must be from {{lowest}} to {{highest}}',
      remedy:
        "Field: too far from the product's reference. Check the price, or update the reference",
    },
    PROFIT_OUT_OF_BOUNDS: {
      status: 400,
      'zh-CN': '盈亏超出该产品目前允许的范围，须在 {{lowest}} 至 {{highest}} 之间',
      'en-US':
        'Outside the range allowed for this product now. The result must be from {{lowest}} to {{highest}}',
      remedy:
        'Field: a profit above target, term and daily cap, or a loss above the amount paid. Compare `sale` of the record',
    },
    EVIDENCE_REQUIRED: {
      status: 400,
      'zh-CN': '请上传盈亏凭证，或填写至少 {{min}} 个字符的说明',
      'en-US': 'Upload evidence for the result, or explain it in at least {{min}} characters',
      remedy: 'Field: a proposed profit without file or explanation. Give one',
    },
    PAYMENT_EVIDENCE_REQUIRED: {
      status: 400,
      'zh-CN': '请上传付款凭证，或填写流水号（数字货币填写交易哈希）',
      'en-US': 'Attach the payment proof, or enter its reference (the transaction hash for crypto)',
      remedy: 'Field: a deposit without proof or reference. Give one',
    },
    MALFORMED_JSON: {
      status: 400,
      'zh-CN': '请求正文不是有效的 JSON',
      'en-US': 'The request body is not valid JSON',
      remedy: 'The body is empty or cut off, or no JSON. Mend the program that sent it',
    },
    BODY_TOO_LARGE: {
      status: 413,
      'zh-CN': '请求内容过大',
      'en-US': 'The request is too large',
      remedy:
        'The body exceeds 256 KB (16 KB without sign-in). Send less; files go through an upload link',
    },
    UNSUPPORTED_MEDIA_TYPE: {
      status: 415,
      'zh-CN': '不支持该内容类型',
      'en-US': 'This content type is not accepted',
      remedy:
        'The operation does not take this `Content-Type`. Send `application/json`, or the announced type of an upload',
    },
    UNSUPPORTED_ENCODING: {
      status: 415,
      'zh-CN': '不接受压缩或以其他方式编码的请求内容',
      'en-US': 'Compressed or otherwise encoded requests are not accepted',
      remedy: 'The body has a `Content-Encoding`. Send it uncompressed',
    },
    SDK_OUTDATED: {
      status: 426,
      'zh-CN': '此程序使用的 SDK 版本过旧，请升级到 {{min}} 或更高版本',
      'en-US': 'The SDK of this program is too old. Upgrade to {{min}} or later',
      remedy:
        'The SDK is older than `SDK_VERSION_MIN`. Install a version named by `X-Brokerdesk-Sdk-Versions`',
    },
    REQUEST_BROKEN_OFF: {
      status: 400,
      'zh-CN': '请求在完整到达之前中断，请重新发送',
      'en-US': 'The request was interrupted before it arrived in full. Send it again',
      remedy:
        'The caller disconnected before anything was done. Repeat it; an upload may reuse its address',
    },
    NOT_FOUND: {
      status: 404,
      'zh-CN': '未找到该记录',
      'en-US': 'Not found',
      remedy:
        "No such path or record, or out of scope. Check the address, or ask the client's salesman",
    },
  },
  'Sign-in and permissions': {
    CAPTCHA_WRONG: {
      status: 400,
      'zh-CN': '验证码错误或已失效，请输入新的验证码',
      'en-US': 'The captcha is wrong or has expired. Enter the new one',
      remedy:
        'The captcha was mistyped, used already, or is older than 5 minutes. Type the new one',
    },
    LOGIN_FAILED: {
      status: 401,
      'zh-CN': '登录失败：用户名或密码错误',
      'en-US': 'Login failed',
      remedy:
        'Wrong password, unknown name, a disabled account or one without password. Try again, or have the password reset',
    },
    CREDENTIALS_WRONG: {
      status: 401,
      'zh-CN': '服务账号或密钥错误',
      'en-US': 'The service account or its secret is wrong',
      remedy:
        'No such service account, or a wrong or ended secret. Compare the prefix, or request a new secret',
    },
    SERVICE_ACCOUNT_EXPIRED: {
      status: 403,
      'zh-CN': '该服务账号已到期，须由两人延长有效期',
      'en-US': 'This service account has expired. Extending it needs approval',
      remedy: 'The service account has expired. Propose a later end',
    },
    SERVICE_ACCOUNT_REVOKED: {
      status: 403,
      'zh-CN': '该服务账号已吊销，不能恢复',
      'en-US': 'This service account was revoked and cannot be restored',
      remedy: 'The account was revoked. Create another',
    },
    PERSON_REQUIRED: {
      status: 403,
      'zh-CN': '此操作须由员工本人进行，服务账号不能执行',
      'en-US': 'Only staff can do this; service accounts cannot',
      remedy: 'A program called an operation that takes a member of staff',
    },
    NOT_YOUR_SECRET: {
      status: 403,
      'zh-CN': '密钥只能由申请人本人领取',
      'en-US': 'Only the person who requested the secret may collect it',
      remedy: 'Another user collects the secret of a service account. Ask for a secret of your own',
    },
    NOT_YOUR_HALF: {
      status: 403,
      'zh-CN': '邀请码的前半段只能由提交人领取，后半段只能由复核人领取，且须在复核之后、使用之前',
      'en-US':
        'Only the maker of an invitation collects the first half of its code, and only the approver the second, after approval and before use',
      remedy:
        'The half belongs to another user, or the invitation waits, is used or expired. Ask the other user',
    },
    INVITATION_INVALID: {
      status: 401,
      'zh-CN': '邀请码无效、已使用或已过期：请核对用户名和邀请码，或请邀请您的人重新发一份',
      'en-US':
        'The invitation is invalid, used or expired. Check the username and the code, or ask the person who invited you for a new one',
      remedy:
        'Wrong name or code, or the code is used, void or older than 72 hours. Check both, or ask for a new invitation',
    },
    MFA_CODE_WRONG: {
      status: 401,
      'zh-CN': '验证失败：动态码错误或已使用',
      'en-US': 'Verification failed: the code is wrong or already used',
      remedy: "The code is wrong, old or used. Wait for the next one, and check the phone's clock",
    },
    MFA_REQUIRED: {
      status: 401,
      'zh-CN': '需要先完成二次验证',
      'en-US': 'Additional verification required',
      remedy: 'The session waits for its code. Send it',
    },
    MFA_NOT_PENDING: {
      status: 409,
      'zh-CN': '本次会话无需二次验证',
      'en-US': 'This session has no verification pending',
      remedy: 'The session waits for no code. Continue, or sign in again',
    },
    TOO_MANY_ATTEMPTS: {
      status: 429,
      'zh-CN': '尝试次数过多，请 {{seconds}} 秒后再试',
      'en-US': 'Too many attempts. Try again in {{seconds}} seconds',
      remedy:
        'In 15 minutes: 5 failures of an account from one network or device, 50 from anywhere, 5 codes or present passwords; of a network 20 sign-ins, 100 refreshes, 600 captchas, 20 secrets. Wait for `retry_after`',
    },
    TOO_MANY_STREAMS: {
      status: 429,
      'zh-CN': '此会话打开的实时连接过多，请关闭不用的页面',
      'en-US': 'Too many live connections in this session. Close windows that you do not need',
      remedy: 'More than 20 event streams of a session. Close windows, and wait for `retry_after`',
    },
    ADDRESS_REFUSED: {
      status: 403,
      'zh-CN': '当前网络地址（{{address}}）不允许访问',
      'en-US': 'Access from this address ({{address}}) is not allowed',
      remedy:
        'IP rules, or the networks of the service account, exclude the address. Use an allowed network',
    },
    TOO_MANY_REQUESTS: {
      status: 429,
      'zh-CN': '请求过于频繁，请 {{seconds}} 秒后再试',
      'en-US': 'Too many requests. Try again in {{seconds}} seconds',
      remedy:
        'More requests a minute than `RATE_LIMIT_ACCOUNT` or `RATE_LIMIT_ADDRESS` allows. Wait for `retry_after`',
    },
    UNAUTHORIZED: {
      status: 401,
      'zh-CN': '登录状态已失效，请重新登录',
      'en-US': 'Unauthorized: sign in again',
      remedy:
        'No valid access token, or the session expired or was idle for too long. Refresh once, then sign in',
    },
    SESSION_ENDED: {
      status: 401,
      'zh-CN': '会话已结束，请重新登录',
      'en-US': 'This session has ended. Sign in again',
      remedy:
        'Log-out, another session, disabling, a new role, password or authenticator, or a refresh token used twice. Sign in again',
    },
    SIGN_IN_AGAIN: {
      status: 403,
      'zh-CN': '请重新输入密码或动态码以确认身份，再进行此操作',
      'en-US': 'Enter your password or a code again to do this',
      remedy:
        'The password or a code was given more than 10 minutes ago. Send either to `/auth/admin/v1/sign_in_again`, and repeat the call',
    },
    FACTOR_REQUIRED: {
      status: 403,
      'zh-CN': '您的角色须先添加{{factor}}才能进行此操作，请在账户菜单中添加',
      'en-US': 'Your role needs {{factor}} for this. Add it in your account menu',
      remedy:
        'The role needs a second factor that the user does not have. Add an authenticator or a passkey, and repeat the call',
    },
    SIGNATURE_REQUIRED: {
      status: 403,
      'zh-CN': '此操作须由您用通行密钥签名；批量任务中请逐笔处理',
      'en-US': 'This needs the signature of your passkey. In a bulk run, decide it by itself',
      remedy:
        'The signer has a passkey, and the decision takes two people. Sign `signing.statement` and repeat the call with `X-Signature`; a used, old or wrong signature gets a new statement',
    },
    FORBIDDEN: {
      status: 403,
      'zh-CN': '您没有权限执行此操作',
      'en-US': 'You do not have permission to do this',
      remedy: 'The role or scopes do not grant this. Ask a colleague with the right',
    },
  },
  Authenticator: {
    MFA_ALREADY_ENABLED: {
      status: 409,
      'zh-CN': '您已绑定身份验证器，请先移除再重新绑定',
      'en-US': 'You already have an authenticator. Remove it before setting up another',
      remedy: 'There is one already. Remove it first',
    },
    MFA_BINDING_NOT_STARTED: {
      status: 409,
      'zh-CN': '绑定尚未开始或已超过十分钟，请重新获取二维码',
      'en-US':
        'Setup was not started, or was started more than ten minutes ago. Start again with a new QR code',
      remedy: 'No start within 10 minutes. Begin again with a new QR code',
    },
    AUTHENTICATOR_CODE_WRONG: {
      status: 422,
      'zh-CN': '动态码错误或已使用，请输入身份验证器当前显示的动态码',
      'en-US': 'The code is wrong or already used. Enter the code that the authenticator shows now',
      remedy:
        'The code is of another secret, old or used. Wait for the next one; scan the last QR code',
    },
    RECOVERY_CODE_WRONG: {
      status: 422,
      'zh-CN': '恢复代码错误或已失效',
      'en-US': 'This recovery code is wrong or no longer valid',
      remedy: 'Unknown or replaced. Try another one, or a code of the authenticator',
    },
    PASSKEY_WRONG: {
      status: 422,
      'zh-CN': '通行密钥未通过验证，请重试',
      'en-US': 'The passkey was not accepted. Try again',
      remedy:
        'Made or signed for another session, user or site, too long ago, or a second time. Start again',
    },
    PASSKEYS_FULL: {
      status: 409,
      'zh-CN': '您已有 10 个通行密钥，请先移除不用的',
      'en-US': 'You have 10 passkeys. Remove one that you do not use',
      remedy: 'The user has as many passkeys as are kept. Remove one',
    },
    PASSKEYS_OFF: {
      status: 409,
      'zh-CN': '此服务器未启用通行密钥，请联系管理员',
      'en-US': 'Passkeys are off on this server. Ask an administrator',
      remedy: 'The server does not know the address of its console: set `CONSOLE_ORIGINS`',
    },
    MAIL_NOT_SENT: {
      status: 409,
      'zh-CN': '邮件未能发送，请检查地址，或联系管理员',
      'en-US': 'The message was not sent. Check the address, or ask an administrator',
      remedy: 'The server has no mail server (`SMTP_URL`), or it refused the message',
    },
    MFA_NOT_ENABLED: {
      status: 409,
      'zh-CN': '您尚未绑定身份验证器',
      'en-US': 'You have no authenticator',
      remedy: 'There is no authenticator. Set one up',
    },
    RECOVERY_CODES_ONLY_ONCE: {
      status: 403,
      'zh-CN':
        '恢复代码仅在绑定身份验证器的会话中提供；如需新的恢复代码，请先移除身份验证器再重新绑定',
      'en-US':
        'Recovery codes are shown only in the session that set up the authenticator. For new ones, remove it and set it up again',
      remedy:
        'A later session asks for recovery codes. Remove the authenticator and set it up again',
    },
  },
  'Staff and addresses': {
    PASSWORD_WRONG: {
      status: 422,
      'zh-CN': '密码错误',
      'en-US': 'The password is wrong',
      remedy: 'The present password is wrong, or changed since. Type it again',
    },
    PASSWORD_UNCHANGED: {
      status: 400,
      'zh-CN': '新密码不能与原密码相同',
      'en-US': 'The new password must differ from the old one',
      remedy: 'Field: both passwords are the same. Choose another one',
    },
    PASSWORD_TOO_COMMON: {
      status: 400,
      'zh-CN': '密码过于容易猜到，请换一个',
      'en-US': 'This password is too easy to guess. Choose another',
      remedy:
        'Field: one of the 10,000 most common passwords, the user name, or a name of the firm. Choose another',
    },
    USERNAME_TAKEN: {
      status: 400,
      'zh-CN': '该用户名已被使用',
      'en-US': 'This username is taken',
      remedy: 'Field: taken, in any case. Choose another',
    },
    NAME_TOO_SIMILAR: {
      status: 400,
      'zh-CN': '与同事、角色或系统的名称相同或过于相似，请加以区分',
      'en-US':
        'This looks like the name of a colleague, a role or the system. Choose one that differs',
      remedy: 'Field: looks like another name of staff. Add a difference, such as a team',
    },
    ROLE_ABOVE_OWN: {
      status: 403,
      'zh-CN': '不能授予高于您本人的角色',
      'en-US': 'You cannot assign a role above your own',
      remedy: "The granted role is above the caller's. Ask a user with that role",
    },
    STAFF_ABOVE_OWN: {
      status: 403,
      'zh-CN': '不能修改级别高于您的员工',
      'en-US': 'You cannot change a member of staff above you',
      remedy: "The other user's role is above the caller's. Ask a user with that role",
    },
    OWN_ACCOUNT: {
      status: 403,
      'zh-CN': '不能对自己的账号执行此操作，请由其他管理人员处理',
      'en-US': 'Not possible for your own account. Ask another administrator',
      remedy:
        "The change concerns the caller's own account. Ask a colleague; remove the own authenticator with a code",
    },
    NO_AUTHENTICATOR: {
      status: 409,
      'zh-CN': '该员工未绑定身份验证器',
      'en-US': 'This member of staff has no authenticator',
      remedy: 'The user has no authenticator',
    },
    STILL_REFERRED_TO: {
      status: 409,
      'zh-CN': '仍有记录关联此员工：{{what}}',
      'en-US': 'This member of staff still has records: {{what}}',
      remedy: 'The named records refer to the user. Transfer clients or team, or disable the user',
    },
    LAST_ADMINISTRATOR: {
      status: 409,
      'zh-CN': '平台必须保留至少一名启用的管理员',
      'en-US': 'The platform needs at least one active administrator',
      remedy:
        'The only active administrator would be disabled, removed or given another role. Make another administrator first',
    },
    ADMINISTRATOR_NEEDS_TWO: {
      status: 409,
      'zh-CN':
        '停用、重置或降级管理员须由第三位独立的同事复核，目前没有这样的同事；请先添加一位并等其登录',
      'en-US':
        'Disabling, resetting or demoting an administrator takes a third, independent approver, and there is none. Add one first',
      remedy:
        'Disabling, resetting or demoting an administrator takes a third, independent approver. Add one, and wait for their sign-in',
    },
    IP_RULE_LOCKS_OUT: {
      status: 409,
      'zh-CN': '此规则会使您本人（{{address}}）无法访问，未保存',
      'en-US': 'This would lock you out ({{address}}). Nothing was changed',
      remedy: 'The rules would exclude their author, now or later. Allow the own network first',
    },
    IP_RULE_SHUTS_OUT: {
      status: 409,
      'zh-CN': '此规则会使全部其他复核人或提交人无法访问，未保存',
      'en-US':
        'This would shut out every other approver, or the colleague who proposed it. Nothing was changed',
      remedy: 'The rule excludes all other approvers, or the user who proposed it. Admit them',
    },
    IDENTITY_UNCHANGED: {
      status: 409,
      'zh-CN': '所填内容与已通过的实名认证一致，无需重新提交',
      'en-US': 'The details are those of the verified identity. There is nothing to submit',
      remedy: 'The submitted details are verified already. Submit a change',
    },
  },
  'Clients and identity checks': {
    CLIENT_USERNAME_TAKEN: {
      status: 400,
      'zh-CN': '该用户名已被使用',
      'en-US': 'This username is taken',
      remedy: 'Field: another client has this user name. Choose another',
    },
    CLIENT_MOBILE_TAKEN: {
      status: 400,
      'zh-CN': '该手机号已属于另一位客户',
      'en-US': 'Another client has this mobile number',
      remedy: 'Field: another client has this number. Open that client, or correct it',
    },
    NAME_VERIFIED: {
      status: 400,
      'zh-CN': '姓名已通过实名认证，须提交新的实名认证才能修改',
      'en-US': 'This name was verified: submit a new identity check to change it',
      remedy: 'Field: the name was verified once. Submit a new identity check',
    },
    BANK_ALREADY_ADDED: {
      status: 400,
      'zh-CN': '该客户已登记此银行账号',
      'en-US': 'The client already has this bank account',
      remedy:
        'Field: the account number is that of another bank card of the client. Change that card',
    },
    NOMINEE_SHARES_OVER_100: {
      status: 400,
      'zh-CN': '受益人份额合计不得超过 100%',
      'en-US': 'The shares add up to more than 100%',
      remedy: 'Field: the shares of the beneficiaries add up to more than 100. Lower the shares',
    },
    TAGS_OVER_10: {
      status: 400,
      'zh-CN': '每位客户最多 10 个标签',
      'en-US': 'A client has at most 10 tags',
      remedy: 'Field: the client would have more than 10 tags. Remove one first',
    },
    ROBOT_IS_FOREVER: {
      status: 409,
      'zh-CN': '机器人标记不可撤销',
      'en-US': 'A robot cannot become a real client',
      remedy: "A robot's mark cannot change. Add a new client",
    },
    ROBOT_NOT_PAID_OUT: {
      status: 409,
      'zh-CN': '机器人的资金不能出金，只能驳回',
      'en-US': 'Funds of a robot cannot be paid out. This can only be rejected',
      remedy: "A robot's withdrawal is never paid. Reject it",
    },
    HAS_LEDGER_ENTRIES: {
      status: 409,
      'zh-CN': '该客户已有资金流水，无法执行此操作',
      'en-US': 'The client already has ledger entries, so this is no longer possible',
      remedy: 'Money was booked for the client. Disable the client instead',
    },
    HAS_RECORDS: {
      status: 409,
      'zh-CN': '该客户已有业务记录（入金、出金、交易或实名认证），无法删除',
      'en-US':
        'The client has records (deposits, withdrawals, trades or an identity check) and cannot be deleted',
      remedy: 'Records refer to the client. Disable the client instead',
    },
    RISK_NEEDS_OVERRIDE: {
      status: 409,
      'zh-CN': '高风险记录须填写放行理由才能通过：{{reasons}}',
      'en-US': 'Approving a high-risk record requires a reason for the override: {{reasons}}',
      remedy: 'A record at `stop` needs `override_reason`. Reject it, or give the reason',
    },
    RISK_NOT_IN_BULK: {
      status: 409,
      'zh-CN': '高风险记录只能逐条审核，不能批量处理：{{reasons}}',
      'en-US': 'High-risk records are reviewed individually, not in bulk: {{reasons}}',
      remedy: 'A record at `stop` is decided with `bulk`. Decide it by itself',
    },
    RISK_NOT_ACKNOWLEDGED: {
      status: 409,
      'zh-CN': '请先逐项确认该记录需留意的风险：{{reasons}}',
      'en-US': 'Acknowledge each of these risks of the record first: {{reasons}}',
      remedy:
        '`acknowledged_reasons` lacks a reason at `look`. Review the record, and acknowledge each',
    },
    ID_EXPIRED: {
      status: 409,
      'zh-CN': '证件已过期',
      'en-US': 'The identity document has expired',
      remedy: 'The document has expired. Ask the client for a valid one',
    },
  },
  'Decisions and money': {
    SELF_APPROVAL: {
      status: 403,
      'zh-CN': '您已签署或经手此项，且超过双人复核限额（{{limit}}），须由另一位同事审核{{others}}',
      'en-US':
        'You have signed this or taken part in it, and it is above the two-person limit ({{limit}}). A second approver has to sign it{{others}}',
      remedy:
        "The caller signed or took part, and the amount or the caller's sums exceed a limit, or two people are always needed. Ask a colleague; the message names some",
    },
    TIED_APPROVAL: {
      status: 403,
      'zh-CN':
        '提交人的账号由您创建或重置（或您的账号由其创建或重置），且超过双人复核限额（{{limit}}），须由另一位同事审核{{others}}',
      'en-US':
        'One of you created or reset the account of the other, and this is above the two-person limit ({{limit}}). Another approver has to sign it{{others}}',
      remedy:
        'One person may control both accounts. Ask a colleague whose account neither created or reset',
    },
    NOT_YOUR_PROPOSAL: {
      status: 403,
      'zh-CN': '仅提交人可以撤回，您可以驳回',
      'en-US': 'Only its creator can withdraw it; you can reject it',
      remedy: 'Only its maker withdraws a proposal. Reject it, or leave it',
    },
    PROPOSAL_OPEN: {
      status: 409,
      'zh-CN': '已有一项相同对象的变更等待复核，请先复核、驳回或撤回',
      'en-US':
        'A change of the same record is waiting for a second approver. Approve, reject or withdraw it first',
      remedy: 'Another change of the record waits. Decide or withdraw that one first',
    },
    PROPOSAL_CLOSED: {
      status: 409,
      'zh-CN': '该变更已处理，不再等待复核',
      'en-US': 'This proposal is closed and no longer waiting',
      remedy:
        'The proposal was decided, withdrawn or expired; see `current`, `changed_by`, `changed_at`. Propose it again if needed',
    },
    PROPOSAL_LAPSED: {
      status: 409,
      'zh-CN': '提交人已被停用或不再有此权限，该变更已失效；如仍需要，请重新提交',
      'en-US':
        'The creator was disabled or has lost the right, so this proposal has lapsed. Propose it again if it is still needed',
      remedy: "The proposal's maker is disabled or lost the right. Propose it again",
    },
    STALE_RECORD: {
      status: 409,
      'zh-CN': '该记录已被修改，请查看最新内容后再操作',
      'en-US': 'The record has changed. Check the latest version and decide again',
      remedy:
        'The record changed; see `current`, `changed_by`, `changed_at`. Decide again with that version',
    },
    ALREADY_DECIDED: {
      status: 409,
      'zh-CN': '该记录已被处理',
      'en-US': 'This record has already been decided',
      remedy: 'The record was decided; see `current`',
    },
    INVALID_TRANSITION: {
      status: 409,
      'zh-CN': '当前状态（{{from}}）不允许此操作',
      'en-US': 'Not possible in the current state ({{from}})',
      remedy: "The record's state does not allow this. See its allowed actions",
    },
    RECORD_IN_USE: {
      status: 409,
      'zh-CN': '该记录仍被引用，无法删除',
      'en-US': 'Other records still refer to this one, so it cannot be deleted',
      remedy: 'Products refer to the market. Change them first, or disable it',
    },
    BASE_CURRENCY_FIXED: {
      status: 409,
      'zh-CN': '已有资金记录，基准币种不可再更改',
      'en-US': 'Money has already been recorded, so the base currency can no longer change',
      remedy: 'Money was recorded in the present base currency. Keep it',
    },
    AMENDMENT_OPEN: {
      status: 409,
      'zh-CN': '该订单已有待审核的修正',
      'en-US': 'An amendment of this order is already waiting for review',
      remedy: 'An amendment of the order is pending. Decide it first',
    },
    AMENDMENT_OUTDATED: {
      status: 409,
      'zh-CN': '订单在申请修正后已变更，只能驳回此修正并重新申请',
      'en-US': 'The order has changed since. Reject this amendment and propose a new one',
      remedy: 'The order changed since the amendment. Reject it, and propose it again',
    },
    CONFIRMATIONS_MISSING: {
      status: 409,
      'zh-CN': '链上确认数不足：{{network}} 需要 {{required}} 个确认，最近一次查到 {{seen}} 个',
      'en-US': 'Not enough confirmations: {{network}} requires {{required}}, last seen {{seen}}',
      remedy:
        'Fewer confirmations than the network requires. Record the present number, then approve',
    },
    CLIENT_ASKED: {
      status: 409,
      'zh-CN': '已在等待客户答复，不能再次询问',
      'en-US': 'A question to the client is open, and has no answer yet',
      remedy:
        'A question about the record is open. Record its answer, or wait until its time runs out',
    },
    CLIENT_LANGUAGE_CHANGED: {
      status: 409,
      'zh-CN': '客户的语言已更改，请查看新的正文后再发送',
      'en-US': 'The language of the client was changed. Read the new text, then send it',
      remedy:
        'The client gets messages in another language by now. Read the text again, and send it',
    },
    CLIENT_NOT_ASKED: {
      status: 409,
      'zh-CN': '没有等待客户答复的询问',
      'en-US': 'No question waits for an answer of the client',
      remedy: 'No question about the record is open. Ask the client first',
    },
    QUESTIONS_MAX: {
      status: 422,
      'zh-CN': '同一笔记录最多询问客户 5 次',
      'en-US': 'A record has at most 5 questions to its client',
      remedy: 'The client was asked five times about the record. Decide it',
    },
    NOT_ON_CHAIN: {
      status: 422,
      'zh-CN': '只有数字货币入金才有链上确认数',
      'en-US': 'Only crypto deposits have blockchain confirmations',
      remedy: 'The deposit was not paid in coins. Decide it without confirmations',
    },
    INSUFFICIENT_FUNDS: {
      status: 409,
      'zh-CN': '账户可用余额不足：可用 {{available}}，需要 {{needed}}',
      'en-US': 'Insufficient available balance: {{available}} available, {{needed}} needed',
      remedy: 'Less is available than needed. Wait, or talk to the client',
    },
    RATE_CHANGED: {
      status: 409,
      'zh-CN': '{{pair}} 汇率已变为 {{rate}}，请确认后再提交',
      'en-US': 'The rate for {{pair}} is now {{rate}}. Check it and confirm again',
      remedy:
        'The rate changed; `current` is the new one. Confirm the new proceeds, and send that rate',
    },
    FEE_CHANGED: {
      status: 409,
      'zh-CN': '手续费已变为 {{fee}}，请确认后再提交',
      'en-US': 'The fee is now {{fee}}. Check it and confirm again',
      remedy:
        'The fee changed; `current` is the new one. Confirm the new proceeds, and send that fee',
    },
    REPAYMENT_TOO_LARGE: {
      status: 422,
      'zh-CN': '还款金额超过应还金额（{{outstanding}}）',
      'en-US': 'More than the amount owed ({{outstanding}})',
      remedy: 'More than is owed. Pay at most that',
    },
    PRODUCT_IN_USE: {
      status: 409,
      'zh-CN': '已有 {{count}} 笔记录引用该产品，不能进行此更改',
      'en-US': 'Not possible: {{count}} records refer to this product',
      remedy:
        'Open records depend on the fields in `errors`, or on the product. Settle or release them first',
    },
    ISSUE_PRICE_MISSING: {
      status: 409,
      'zh-CN': '发行价尚未确定，请先填写',
      'en-US': 'The issue price is not set. Enter it first',
      remedy: 'The IPO has no issue price. Enter it, then list',
    },
    ALLOTTED_ABOVE_POOL: {
      status: 409,
      'zh-CN': '配售合计超过剩余可配数量：剩余 {{left}}，需要 {{needed}}',
      'en-US': 'More than the quantity left to allot: {{needed}} of {{left}}',
      remedy:
        'An approval or an allocation gives out more pieces than the product has left. Allot less',
    },
    ALLOCATION_OUTDATED: {
      status: 409,
      'zh-CN': '草稿保存后申购单有增减，请查看最新名单并重新保存',
      'en-US':
        'Orders have been added or removed since the draft was saved. Check the latest list and save again',
      remedy: 'The draft does not match the waiting orders. Read it again, save, publish',
    },
    APPLICATIONS_OPEN: {
      status: 409,
      'zh-CN': '申购截止（{{until}}）后才能配售',
      'en-US': 'Nothing can be allotted before applications close ({{until}})',
      remedy:
        'An allocation is published while clients may still apply. Wait until applications have closed',
    },
    PAY_DEADLINE_PASSED: {
      status: 409,
      'zh-CN': '缴款截止时间（{{deadline}}）已过',
      'en-US': 'The payment deadline ({{deadline}}) has passed',
      remedy: 'The payment deadline has passed: the allotment is released and refunded',
    },
    LOCKED_UP: {
      status: 409,
      'zh-CN': '{{until}} 前处于锁定期或未上市，不能卖出',
      'en-US': 'Locked up or not listed until {{until}}; it cannot be sold before',
      remedy: 'The lock-up has not ended, or the IPO is not listed. Wait',
    },
    EXIT_NOT_ALLOWED: {
      status: 409,
      'zh-CN': '该产品不支持提前支取，须持有至到期',
      'en-US': 'The product allows no early exit; it is held to its maturity',
      remedy: 'The terms of the holding allow no early exit. Wait until it matures',
    },
    SETTLEMENT_NOT_DUE: {
      status: 409,
      'zh-CN': '结算日（{{until}}）之前不能结算入账',
      'en-US': 'It cannot be paid out before its settlement date ({{until}})',
      remedy: 'A sale of what has a price is completed before its settlement date. Wait until then',
    },
    ALLOTTED_BY_ALLOCATION: {
      status: 409,
      'zh-CN': '该产品由配售统一分配，请在配售页处理，不能单笔通过',
      'en-US':
        'Orders for this product are allotted together, on the allocation page, and not approved one by one',
      remedy:
        'Blocks and IPOs are allotted by their allocation only. A single order can be rejected',
    },
    IDEMPOTENCY_KEY_REUSED: {
      status: 422,
      'zh-CN': '同一幂等键已用于另一请求',
      'en-US': 'This Idempotency-Key was used for another request',
      remedy:
        'An `Idempotency-Key` comes again within 24 hours with another request. One key for one intended effect',
    },
    PAIR_DISABLED: {
      status: 422,
      'zh-CN': '{{pair}} 暂不支持换汇',
      'en-US': '{{pair}} cannot be exchanged at present',
      remedy: 'The pair is disabled or missing. Choose another currency, or have it enabled',
    },
    RATE_OUTDATED: {
      status: 422,
      'zh-CN': '{{pair}} 的汇率报价于 {{at}}，已超过 {{hours}} 小时，请先更新汇率',
      'en-US':
        'The rate of {{pair}} was quoted at {{at}}, more than {{hours}} hours ago. Update it first',
      remedy: 'The rate is older than `max_ages.rate_hours`. Quote it again',
    },
    REFERENCE_OUTDATED: {
      status: 400,
      'zh-CN': '基金净值日期为 {{at}}，已超过 {{days}} 天，请先更新净值',
      'en-US': 'The fund was valued at {{at}}, more than {{days}} days ago. Update its value first',
      remedy: "Field: the fund's value is older than `max_ages.nav_days`. Update it",
    },
    CLOSE_OUTDATED: {
      status: 400,
      'zh-CN': '产品的收盘价录入于 {{at}}，已超过 {{days}} 天，请先更新收盘价',
      'en-US':
        'The close of the product was entered at {{at}}, more than {{days}} days ago. Enter a newer one first',
      remedy:
        'Field: the close is older than `max_ages.close_days`. Save the product with a newer one: the same one keeps its time',
    },
    NAV_BEFORE_CUTOFF: {
      status: 400,
      'zh-CN': '{{day}} 的申购和赎回要到 {{cutoff}} 才截止，截止后才能录入当日净值',
      'en-US': 'Orders for {{day}} are taken until {{cutoff}}. Enter its NAV after that',
      remedy:
        'Field: the dealing day has orders whose cut-off has not passed. Enter its NAV after it',
    },
    NAV_DAY_MISSING: {
      status: 400,
      'zh-CN': '{{day}} 还有订单等待净值，请先录入该日净值',
      'en-US': 'Orders of {{day}} still wait for their NAV. Enter that one first',
      remedy: 'Field: an earlier dealing day waits for its NAV. Enter that one first',
    },
    NAV_CONFIRMED: {
      status: 400,
      'zh-CN': '{{day}} 的净值已用于确认份额，不能再改',
      'en-US': 'Orders were confirmed at the NAV of {{day}}, so that it stays as it is',
      remedy:
        'Field: orders were confirmed at the NAV of that day. Correct an order by an amendment',
    },
    CUTOFF_PASSED: {
      status: 409,
      'zh-CN': '已过截止时间（{{cutoff}}），不能再撤销',
      'en-US': 'The cut-off ({{cutoff}}) has passed, so that it cannot be cancelled any more',
      remedy:
        "The order deals at the NAV of its dealing day: it is cancelled before that day's cut-off only",
    },
    NAV_MISSING: {
      status: 409,
      'zh-CN': '{{day}} 的净值尚未录入',
      'en-US': 'The NAV of {{day}} has not been entered yet',
      remedy: 'The dealing day has no NAV. Have it entered and approved, then confirm the day',
    },
    RATE_UNAVAILABLE: {
      status: 422,
      'zh-CN': '暂无 {{pair}} 的有效汇率',
      'en-US': 'There is no valid rate for {{pair}}',
      remedy: 'The pair has no rate at this time. Have one entered',
    },
    NO_RECIPIENTS: {
      status: 422,
      'zh-CN': '没有客户会收到此站内信',
      'en-US': 'No client would receive this message',
      remedy:
        "The audience of a message has no client in the sender's scope. Choose another audience",
    },
    ACCOUNT_NOT_OF_CLIENT: {
      status: 422,
      'zh-CN': '所选账户不属于该客户',
      'en-US': 'The account does not belong to this client',
      remedy:
        "The account in the request belongs to another client. Choose one of the client's accounts",
    },
    ACCOUNT_CURRENCY_DIFFERS: {
      status: 422,
      'zh-CN': '账户币种与产品币种不同',
      'en-US': 'The account and the product have different currencies',
      remedy: "The account has another currency. Choose one in the product's, or exchange first",
    },
    PRODUCT_FULL: {
      status: 409,
      'zh-CN': '该产品额度不足，剩余 {{left}}',
      'en-US': 'The product does not have enough capacity: {{left}} left',
      remedy: 'Pool or capacity is used up. Order less, or another product',
    },
    CLIENT_DISABLED: {
      status: 422,
      'zh-CN': '该客户已被停用，不能下单',
      'en-US': 'The client is disabled and cannot place orders',
      remedy: 'An order of a client who may not use the platform. Enable the client first',
    },
    KIND_NOT_ALLOWED: {
      status: 422,
      'zh-CN': '该客户未开通此类产品的交易',
      'en-US': 'The client may not trade products of this type',
      remedy: "The client's trade settings exclude this kind. Allow it there",
    },
    ORDER_ABOVE_LIMIT: {
      status: 422,
      'zh-CN': '超过该客户的单笔限额（{{limit}}）',
      'en-US': 'Above the client’s limit per order ({{limit}})',
      remedy:
        "Above the client's limit for one order, in the base currency. Order less, or raise it",
    },
    DAY_LIMIT_REACHED: {
      status: 422,
      'zh-CN': '超过该客户的单日限额（{{limit}}），今日已用 {{used}}',
      'en-US': 'Above the client’s limit per day ({{limit}}); used today: {{used}}',
      remedy: "Above the client's daily limit. Order less, or wait",
    },
    PRODUCT_CLOSED: {
      status: 422,
      'zh-CN': '该产品当前不接受此操作',
      'en-US': 'The product does not allow this at present',
      remedy:
        'The product takes no orders now, or is withdrawn or disabled. Reopen it, or release its orders',
    },
  },
  Files: {
    UPLOAD_LINK_INVALID: {
      status: 403,
      'zh-CN': '上传链接无效、已过期或已使用，请重新上传',
      'en-US': 'The upload link is invalid, expired or used. Start the upload again',
      remedy:
        'The upload address is altered, used or older than 5 minutes. Announce the file again',
    },
    UPLOAD_QUOTA_REACHED: {
      status: 429,
      'zh-CN':
        '24 小时内最多上传 {{files}} 个文件、共 {{gigabytes}} GB，您已达到上限；请稍后再试，或请同事上传',
      'en-US':
        'You have reached the upload limit per person in 24 hours ({{files}} files, {{gigabytes}} GB). Try again later, or ask a colleague to upload it',
      remedy:
        'One user announced 500 files or 2 GB in 24 hours. Repeat it later, or let a colleague upload it',
    },
    FILE_NOT_READY: {
      status: 422,
      'zh-CN': '凭证文件尚未上传完成或已被使用',
      'en-US': 'The proof has not been uploaded or belongs to another record',
      remedy: 'The file is not confirmed, of another user, or used. Upload it first',
    },
    FILE_TYPE_REFUSED: {
      status: 422,
      'zh-CN': '文件内容与声明的类型不符（支持 PNG、JPEG、WebP、PDF）',
      'en-US': 'The file content does not match its type (PNG, JPEG, WebP and PDF are accepted)',
      remedy: 'The content is not of the announced type. Send PNG, JPEG, WebP or PDF',
    },
    FILE_INFECTED: {
      status: 422,
      'zh-CN': '文件含有恶意软件，未被接收；请检查来源设备，并改用其他文件',
      'en-US':
        'The file contains malware and was not accepted. Check the device it came from, and use another file',
      remedy:
        'The virus scanner found something, which the audit log names. Do not send it again; check the device that it came from',
    },
    FILE_SIZE_DIFFERS: {
      status: 422,
      'zh-CN': '文件大小与声明不符',
      'en-US': 'The file size does not match the announced size',
      remedy: 'More or fewer bytes than announced. Upload again; the address still works',
    },
  },
  'The server itself': {
    INTERNAL: {
      status: 500,
      'zh-CN': '系统出错；请先刷新确认操作是否已生效，再重试，并提供请求编号',
      'en-US':
        'Something went wrong on our side. Reload to see whether it was done before you try again, and quote the request ID',
      remedy:
        'Unforeseen. Report the request id, which the log has; repeat a write with the same key',
    },
    BUSY: {
      status: 503,
      'zh-CN': '系统繁忙，未作任何更改；请稍后重试',
      'en-US': 'The server is busy and has changed nothing. Try again in a moment',
      remedy:
        'The database is overloaded or unreachable. Wait for `Retry-After`, then repeat with the same key',
    },
    OUTCOME_UNKNOWN: {
      status: 503,
      'zh-CN':
        '与数据库的连接中断，操作可能已经生效；请先查看结果，再决定是否重试（使用相同的幂等键重试是安全的）',
      'en-US':
        'The database connection was lost, so this may have been done. Check before you repeat it (sending it again with the same Idempotency-Key is safe)',
      remedy:
        'The database broke off a write. Repeat it with the same `Idempotency-Key`; without one, check first',
    },
    FILE_STORE_UNAVAILABLE: {
      status: 503,
      'zh-CN': '文件存储暂时不可用，请稍后重试',
      'en-US': 'File storage is temporarily unavailable. Try again in a moment',
      remedy:
        'The disk is full, or the bucket unreachable. Wait for `Retry-After`; check the log, `DATA_DIR` or the `S3_` variables',
    },
    FILE_SCANNER_UNAVAILABLE: {
      status: 503,
      'zh-CN': '病毒扫描暂时不可用，文件未被接收；请稍后重试',
      'en-US': 'The virus scanner is unavailable, so the file was not accepted. Try again later',
      remedy:
        'The scanner of `CLAMD_ADDRESS` does not answer. Wait for `Retry-After`; check the log and the scanner',
    },
    NOT_READY: {
      status: 503,
      'zh-CN': '服务尚未就绪',
      'en-US': 'Not ready to serve yet',
      remedy: '`/readyz`: no database, or a missing migration. Wait, then check the log',
    },
  },
} as const satisfies Record<string, Partial<Record<ErrorCode, Entry>>>;

export const errorCatalogue = {
  ...errorSections['The request'],
  ...errorSections['Sign-in and permissions'],
  ...errorSections['Authenticator'],
  ...errorSections['Staff and addresses'],
  ...errorSections['Clients and identity checks'],
  ...errorSections['Decisions and money'],
  ...errorSections['Files'],
  ...errorSections['The server itself'],
} as const satisfies Record<ErrorCode, Entry>;
