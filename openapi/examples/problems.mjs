import { angel, changed, id } from './people.mjs';

/**
 * @param {number} status
 * @param {string} code
 * @param {string} title
 * @param {string} message
 */
const problem = (status, code, title, message) => ({
  type: `urn:brokerdesk:problem:${code}`,
  title,
  status,
  code,
  message,
  messages: { 'zh-CN': message, 'en-US': title },
  request_id: id(99),
});

/**
 * Problem examples by the name of the response.
 *
 * @type {Record<string, unknown>}
 */
export const problemExamples = {
  BadRequest: {
    ...problem(
      400,
      'VALIDATION',
      'Some fields are invalid. Check the marked fields',
      '请求内容有误，请检查标出的字段',
    ),
    errors: [
      {
        field: 'version',
        code: 'FIELD_REQUIRED',
        message: '必填',
        messages: { 'zh-CN': '必填', 'en-US': 'Required' },
      },
    ],
  },
  Unauthorized: problem(
    401,
    'UNAUTHORIZED',
    'Unauthorized: sign in again',
    '登录状态已失效，请重新登录',
  ),
  Forbidden: problem(
    403,
    'FORBIDDEN',
    'You do not have permission to do this',
    '您没有权限执行此操作',
  ),
  NotFound: problem(404, 'NOT_FOUND', 'Not found', '未找到该记录'),
  Conflict: {
    ...problem(
      409,
      'STALE_RECORD',
      'The record has changed. Check the latest version and decide again',
      '该记录已被修改，请查看最新内容后再操作',
    ),
    current: { id: id(50), version: 2, status: 'approved' },
    changed_by: angel.name,
    changed_at: changed.updated_at,
  },
  Unprocessable: problem(
    422,
    'RATE_UNAVAILABLE',
    'There is no valid rate for USD/CNY',
    '暂无 USD/CNY 的有效汇率',
  ),
  TooMany: {
    ...problem(
      429,
      'TOO_MANY_ATTEMPTS',
      'Too many attempts. Try again in 60 seconds',
      '尝试次数过多，请 60 秒后再试',
    ),
    retry_after: 60,
  },
  Unavailable: problem(503, 'NOT_READY', 'Not ready to serve yet', '服务尚未就绪'),
};
