import { angel, god, hash, hero, id, page, superman, whole } from './people.mjs';

const md5 = hash('4', 32);
const jwt = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIwMWExZmY1ZiJ9.c2lnbmF0dXJl';
const staff = {
  id: hero.id,
  version: 3,
  username: 'hero',
  name: hero.name,
  role: 'hero',
  code: 'K7QW2M9X',
  leader_id: superman.id,
  superman: superman.name,
  mfa: true,
  active: true,
  status: 'enabled',
  invitation: null,
  created_by: god.name,
  waiting: [],
  last_login_at: '2026-11-21T01:02:11.480Z',
  created_at: '2025-11-21T08:00:00.000Z',
  updated_at: '2026-09-14T06:21:40.031Z',
  may_change: true,
};
const choice = {
  id: hero.id,
  username: staff.username,
  name: hero.name,
  role: 'hero',
  leader_id: superman.id,
  superman: superman.name,
};
const appSettings = {
  app_name: 'Broker Desk',
  web_logo: null,
  version: '1.0.0',
  template: 'default',
  chat_service: 'https://chat.example.com/desk',
  otp: false,
  timezone: 'Asia/Shanghai',
};
const company = {
  name: '汇金国际证券有限公司 · Broker Desk Securities Ltd.',
  address: '香港中环皇后大道中 99 号 28 楼 · 28/F, 99 Queen’s Road Central, Hong Kong',
  phone: '+852 2100 0000',
  email: 'service@example.com',
  licence_no: 'DEMO-0001',
  about_zh: '演示用公司资料。',
  about_en: 'A company for demonstration.',
  version: 1,
};
const ipRule = {
  id: id(41),
  version: 1,
  cidr: '203.0.113.0/24',
  kind: 'deny',
  scope: 'role',
  role: 'hero',
  user: null,
  note: '异常登录来源',
  status: 'active',
  expires_at: '2026-12-21T00:00:00.000Z',
  last_hit_at: '2026-11-20T23:11:09.204Z',
  created_by: god,
  created_at: '2026-11-16T09:30:00.000Z',
  updated_at: '2026-11-16T09:30:00.000Z',
};
const ipRuleInput = {
  cidr: ipRule.cidr,
  kind: ipRule.kind,
  scope: ipRule.scope,
  role: ipRule.role,
  user_id: null,
  note: ipRule.note,
  expires_at: ipRule.expires_at,
};

/**
 * Signing in, staff, settings, and from where staff may come.
 *
 * @type {Record<string, unknown>}
 */
export const sessionExamples = {
  Captcha: {
    captcha_id: id(40),
    image: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
    expires_at: '2026-11-21T02:20:30.000Z',
  },
  LoginRequest: { username: 'hero', password: md5, captcha: 'K7QW', rememberMe: true },
  InvitationAcceptance: {
    username: 'hero9',
    code: '7KQ2-M9XW-4TH3-RTB2-LQ8N-C5DE',
    new_password: md5,
    captcha: 'K7QW',
  },
  Tokens: {
    access_token: jwt,
    refresh_token: 'q3V0bGVzcy1leGFtcGxlLXJlZnJlc2gtdG9rZW4tMDE',
    mfa: false,
  },
  RefreshRequest: { refresh_token: 'q3V0bGVzcy1leGFtcGxlLXJlZnJlc2gtdG9rZW4tMDE' },
  MfaVerifyRequest: { code: '492039' },
  MfaDisableRequest: { code: '492039' },
  'MfaDisableRequest.recovery': { recovery_code: '7KQ2M-9XW4T' },
  MfaBinding: {
    qrcode_data_url:
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    otpauth_uri: 'otpauth://totp/Broker%20Desk:hero?issuer=Broker%20Desk&secret=JBSWY3DPEHPK3PXP',
  },
  RecoveryCodes: { recovery_codes: ['7KQ2M-9XW4T', 'H3RTB-2LQ8N'] },
  UserInfo: { id: hero.id, name: hero.name, userName: 'hero', role: 'hero', mfa: true },
  PermissionPayload: {
    userId: hero.id,
    roles: ['hero'],
    grants: [
      { resource: 'dashboard', actions: ['read'] },
      { resource: 'client', actions: ['read', 'update', 'robot'] },
      { resource: 'deposit', actions: ['read'] },
      { resource: 'trx', actions: ['*'] },
    ],
    flags: { blockDealsBeta: false, compactSideMenu: true },
    version: 1,
  },
  PermissionMatrix: {
    version: 1,
    actions: ['read', 'approve'],
    roles: [
      {
        role: 'angel',
        label: 'supervisor',
        scope: 'all',
        flags: { blockDealsBeta: true, compactSideMenu: true },
      },
      {
        role: 'hero',
        label: 'salesman',
        scope: 'own',
        flags: { blockDealsBeta: false, compactSideMenu: true },
      },
    ],
    resources: [
      {
        resource: 'deposit',
        parent: 'funds',
        rights: {
          god: ['read', 'approve'],
          angel: ['read', 'approve'],
          superman: ['read'],
          hero: ['read'],
        },
      },
    ],
  },
  SessionList: page({
    id: id(42),
    device: { os: 'Mac', type: 'desktop', incognito: false },
    ip: '198.51.100.7',
    created_at: '2026-11-21T01:02:11.480Z',
    last_seen_at: '2026-11-21T02:15:30.000Z',
    current: true,
  }),
  PasswordChange: { old_password: md5, new_password: hash('9', 32) },
  StaffUser: staff,
  'StaffUser.invited': {
    ...staff,
    version: 1,
    status: 'invited',
    mfa: false,
    last_login_at: null,
    invitation: {
      purpose: 'first_sign_in',
      state: 'waiting',
      confirmed: false,
      expires_at: '2026-11-24T02:15:30.000Z',
      code: '7KQ2-M9XW-4TH3-RTB2-LQ8N-C5DE',
    },
  },
  StaffList: page(staff),
  StaffChoices: whole(choice),
  StaffCreate: {
    username: 'hero9',
    name: '王海燕',
    role: 'hero',
    leader_id: superman.id,
  },
  StaffUpdate: { name: '王海燕', role: 'hero', leader_id: superman.id, version: 3 },
  StaffStatusChange: { status: 'disabled', version: 3 },
  AgentChange: { user_id: hero.id, version: 4 },
  SystemSettings: {
    app_name: 'Broker Desk',
    web_logo: null,
    locale: 'zh-CN',
    language: 'zh',
    currency: 'USD',
    timezone: 'Asia/Shanghai',
    image: null,
  },
  AppSettings: { ...appSettings, record_version: 2 },
  AppSettingsUpdate: { ...appSettings, record_version: 1 },
  Company: company,
  CompanyUpdate: company,
  ProductDisplay: {
    items: [
      { kind: 'stock', visible: true, title_zh: '打板', title_en: 'Limit-up' },
      { kind: 'ipo', visible: true, title_zh: '新股申购', title_en: 'IPO' },
    ],
    version: 1,
  },
  LocaleList: page(
    {
      name: 'United States',
      code: 'US',
      emoji: '🇺🇸',
      image: null,
      locale: 'en-US',
      language: 'EN',
      currency: 'USD',
      phoneCode: '+1',
      timezone: 'UTC',
    },
    {
      name: '中国',
      code: 'CN',
      emoji: '🇨🇳',
      image: null,
      locale: 'zh-CN',
      language: 'ZH',
      currency: 'CNY',
      phoneCode: '+86',
      timezone: 'Asia/Shanghai',
    },
  ),
  IpRule: ipRule,
  IpRuleList: page(ipRule),
  IpRuleCreate: ipRuleInput,
  IpCheck: {
    address: '203.0.113.8',
    role: 'hero',
    user: null,
    let_in: false,
    rules: [ipRule],
    missing_scope: null,
  },
  IpRuleUpdate: { ...ipRuleInput, expires_at: null, version: 1 },
  AuditList: page({
    seq: 3668,
    at: '2026-11-21T03:40:12.000Z',
    actor: angel,
    session_id: id(43),
    ip: '198.51.100.8',
    device: 'Windows desktop',
    request_id: id(44),
    action: 'deposit.approved',
    subject_type: 'deposit',
    subject_id: id(50),
    before: { status: 'pending', version: 1 },
    after: { status: 'approved', version: 2 },
    previous_hash: hash('8'),
    hash: hash('7'),
  }),
  AuditVerification: { whole: true, entries: 3668, broken: null },
};

const later = { version: 4, updated_at: '2026-11-21T03:40:12.000Z' };

/** @type {Record<string, unknown>} */
export const sessionAnswers = {
  createStaff: {
    ...staff,
    id: id(6),
    version: 1,
    username: 'hero9',
    name: '王海燕',
    mfa: false,
    last_login_at: null,
    created_at: '2026-11-21T02:15:30.000Z',
    updated_at: '2026-11-21T02:15:30.000Z',
  },
  updateStaff: { ...staff, ...later, name: '王海燕' },
  changeStaffStatus: { ...staff, ...later, active: false },
  closeStaffMfa: { ...staff, ...later, mfa: false },
  updateIpRule: { ...ipRule, ...later, version: 2, expires_at: null },
};
