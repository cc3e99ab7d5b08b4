export const id = (/** @type {number} */ number) =>
  `01a1ff5f-8d08-73c5-8ba3-${String(number).padStart(12, '0')}`;

export const hash = (/** @type {string} */ digit, length = 64) =>
  `${digit}5c1e9`.repeat(length).slice(0, length);

export const god = { id: id(1), name: '高建明' };
export const angel = { id: id(2), name: '陈雅静' };
export const otherAngel = { id: id(3), name: 'Eleanor Moore' };
export const superman = { id: id(4), name: '黄国强' };
export const hero = { id: id(5), name: '李思源' };

export const page = (/** @type {unknown[]} */ ...list) => ({
  list,
  total: list.length,
  page: 1,
  size: 20,
});
export const whole = (/** @type {unknown[]} */ ...list) => ({ list, total: list.length });

/**
 * The record without some of its fields.
 *
 * @param {object} record
 * @param {string[]} names
 */
export function without(record, ...names) {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}

export const open = {
  approve: true,
  reject: true,
  rollback: false,
  blocked_code: null,
  blocked_reason: null,
};
export const decided = {
  approve: false,
  reject: false,
  rollback: false,
  blocked_code: 'ALREADY_DECIDED',
  blocked_reason: '该记录已被处理',
};
export const canGoBack = { ...decided, rollback: true, blocked_code: null, blocked_reason: null };

export const usd = {
  id: id(21),
  version: 9,
  acc_no: 'USD-880100101',
  currency: 'USD',
  balance: '5700.00',
  available: '5200.00',
  frozen: '500.00',
  deposit: '12500.00',
  withdrawal: '2000.00',
  profit: '130.00',
  compensation: '50.00',
  bonus: '20.00',
  loan: '0.00',
  outstanding: '0.00',
};
export const cny = {
  ...usd,
  id: id(22),
  version: 2,
  acc_no: 'CNY-880100102',
  currency: 'CNY',
  balance: '35711.50',
  available: '35711.50',
  frozen: '0.00',
  deposit: '0.00',
  withdrawal: '0.00',
  profit: '0.00',
  compensation: '0.00',
  bonus: '0.00',
};

export const client = {
  id: id(20),
  version: 4,
  username: 'chenjingyi',
  full_name: '陈静怡',
  mobile: '+86*********00',
  email: 'c***@example.com',
  avatar: null,
  fake: false,
  active: true,
  locked: false,
  score: 720,
  vip_level: 2,
  agent_id: hero.id,
  agent_name: hero.name,
  superman: superman.name,
  mfa: true,
  kyc_status: 'approved',
  risk_level: 'medium',
  language: 'zh-CN',
  online: false,
  last_seen_at: '2026-11-20T12:35:52.569Z',
  create_datetime: '2026-03-02T08:14:05.120Z',
  updated_at: '2026-11-20T07:17:24.525Z',
  remark: null,
  tags: ['VIP event 2026'],
  accounts: [usd, cny],
};

export const she = {
  id: client.id,
  username: client.username,
  full_name: client.full_name,
  agent_name: hero.name,
  superman: superman.name,
  fake: false,
};

export const made = {
  version: 1,
  created_at: '2026-11-21T02:15:30.000Z',
  updated_at: '2026-11-21T02:15:30.000Z',
};
export const changed = { ...made, version: 2, updated_at: '2026-11-21T03:40:12.000Z' };

export const undecidedBy = (/** @type {unknown} */ maker) => ({
  maker,
  made_at: made.created_at,
  checker: null,
  checked_at: null,
  reason_code: null,
  reason: null,
});
export const decidedBy = (/** @type {unknown} */ maker, /** @type {unknown} */ checker) => ({
  ...undecidedBy(maker),
  checker,
  checked_at: changed.updated_at,
});

export const noRisk = { risk: 'none', risk_reasons: [] };
