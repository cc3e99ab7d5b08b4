import {
  angel,
  changed,
  client,
  cny,
  decided,
  decidedBy,
  hash,
  hero,
  id,
  made,
  noRisk,
  open,
  page,
  she,
  undecidedBy,
  usd,
  whole,
} from './people.mjs';

const md5 = hash('4', 32);
const bank = {
  bank_name: '中国工商银行上海分行',
  holder_name: '陈静怡',
  acc_no: '6222021001116245702',
  address: '上海市浦东新区世纪大道 8 号',
  phone: '+862158880000',
};
const registered = {
  id: 'client:019a9f00-5c00-7000-8000-000000000001:0',
  at: made.created_at,
  kind: 'profile',
  event: 'registered',
  by: 'client',
  actor: null,
  record: null,
  trade_kind: null,
  product: null,
  amount: null,
  currency: null,
  received: null,
  received_currency: null,
  fields: [],
  from: null,
  to: null,
  attempt_no: null,
  place: null,
  reason_code: null,
  text: null,
};
const event = {
  ...registered,
  id: 'deposit:019aa4c2-1f00-7000-8000-000000000058:1',
  at: changed.updated_at,
  kind: 'deposit',
  event: 'approved',
  by: 'staff',
  actor: { id: angel.id, name: angel.name },
  record: { type: 'deposit', id: id(58), order_no: 'D20261121-1230' },
  amount: '5000.00',
  currency: 'USD',
};
const nominee = {
  name: '陈志远',
  relationship: '父亲',
  phone: '+8613900139000',
  dob: '1958-06-11',
  share: '60.00',
};
const nominees = [
  nominee,
  { ...nominee, name: '王秀英', relationship: '母亲', dob: '1960-01-30', share: '40.00' },
];
const kycDocument = { type: 'id_card', side: 'front', file_id: id(30) };
const kycFields = {
  level: 'advanced',
  full_name: '陈静怡',
  latin_name: 'Chen Jingyi',
  birth_date: '1988-02-17',
  nationality: 'CN',
  id_type: 'id_card',
  id_expiry: '2036-05-21',
  address: bank.address,
};
const kyc = {
  ...changed,
  id: id(31),
  client: she,
  status: 'approved',
  ...kycFields,
  id_no: '31************9081',
  documents: [
    { id: id(32), ...kycDocument, sha256: hash('a'), content_type: 'image/png', size: 2789 },
  ],
  attempt_no: 1,
  ...decidedBy(null, angel),
  remark: null,
  client_remark: null,
  decision: { ...decided },
  viewers: [],
  ...noRisk,
};
const pendingKyc = {
  ...kyc,
  ...made,
  status: 'pending',
  ...undecidedBy(null),
  decision: open,
};
const kycDetail = {
  kyc: pendingKyc,
  duplicates: [],
  timeline: [{ at: made.created_at, action: 'submitted', attempt_no: 1, actor: null, note: null }],
  attempts: [
    {
      attempt_no: 1,
      said: { ...kycFields, id_no: kyc.id_no },
      documents: kyc.documents,
    },
  ],
};
const robot = {
  ...client,
  id: id(33),
  version: 1,
  username: 'robot.4821',
  full_name: '赵敏',
  fake: true,
  mfa: false,
  kyc_status: 'unverified',
  last_seen_at: null,
  create_datetime: made.created_at,
  updated_at: made.created_at,
  accounts: [],
};
const place = {
  country: 'CN',
  city: 'Shanghai',
  ip: '203.0.113.69',
  count: 5,
  first_at: '2026-10-02T01:12:08.114Z',
  last_at: '2026-11-20T12:35:52.569Z',
};
const note = {
  id: id(34),
  created_at: made.created_at,
  text: '客户希望下周三之前到账。',
  author: hero,
};

/**
 * Clients, what belongs to them, and their identity checks.
 *
 * @type {Record<string, unknown>}
 */
export const clientExamples = {
  Client: client,
  ClientList: {
    ...page(client),
    totals: [
      { currency: 'CNY', count: 1, amount: cny.balance },
      { currency: 'USD', count: 1, amount: usd.balance },
    ],
    base: { currency: 'USD', amount: '12345.67', rates: 'current', unrated: 0 },
  },
  ClientMatches: whole(client),
  ClientTags: whole({ name: 'VIP event 2026', count: 14 }),
  ClientTagsChange: { add: ['VIP event 2026'], remove: [], version: 1 },
  SimilarClients: whole({ client: she, same: ['mobile', 'full_name'] }),
  ClientCreate: {
    username: 'chenjingyi',
    full_name: '陈静怡',
    mobile: '+8613800138000',
    email: 'chenjingyi@example.com',
    password: md5,
    agent_id: hero.id,
    currencies: ['USD', 'CNY'],
    vip_level: 0,
    score: 600,
    remark: null,
  },
  ClientUpdate: {
    full_name: '陈静怡',
    mobile: '+8613800138001',
    vip_level: 2,
    score: 640,
    remark: '转账前请先电话确认。',
    version: 4,
  },
  ClientStatusRequest: { status: 'locked', version: 4 },
  ClientRisk: {
    client_id: client.id,
    level: 'medium',
    version: 2,
    changes: [
      {
        at: changed.updated_at,
        before: 'standard',
        after: 'medium',
        reason: '资金来源仍待说明',
        by: { id: angel.id, name: angel.name },
        requested_by: null,
      },
    ],
    waiting: [],
  },
  ClientRiskRequest: { level: 'medium', reason: '资金来源仍待说明', version: 1 },
  ClientTradeSettingsState: {
    client_id: client.id,
    products: ['stock', 'ipo', 'fund'],
    order_max: '50000.00',
    daily_max: '200000.00',
    fee_discount_pct: '12.50',
    version: 2,
    updated_at: changed.updated_at,
    waiting: [],
  },
  ClientTradeSettingsRequest: {
    products: ['stock', 'ipo', 'fund'],
    order_max: '50000.00',
    daily_max: '200000.00',
    fee_discount_pct: '12.50',
    version: 1,
  },
  ClientCode: { code: '186503', expires_at: '2026-11-21T02:25:30.000Z' },
  ClientPasswordRequest: { password: md5 },
  ClientFakeRequest: { fake: true, version: 4 },
  ClientAccessList: page({
    id: id(35),
    at: place.last_at,
    action: 'signed_in',
    ip: place.ip,
    device: { os: 'iOS', type: 'mobile' },
    country: place.country,
    city: place.city,
  }),
  ClientBankList: {
    ...whole({
      ...made,
      id: id(36),
      client_id: client.id,
      ...bank,
      acc_no: '***************5702',
      phone: '+86********00',
    }),
    waiting: [],
  },
  ClientBankInput: bank,
  ClientBankChange: { ...bank, phone: null, version: 1 },
  ClientNominees: {
    ...whole(...nominees.map((one, at) => ({ ...one, id: id(70 + at), phone: '+86*********00' }))),
    share_total: '100',
    version: 2,
    waiting: [],
  },
  ClientNomineesRequest: { nominees, version: 1 },
  ClientCryptoList: whole({
    id: id(37),
    created_at: made.created_at,
    coin: 'USDT',
    network: 'tron',
    address: 'TQr4uachnWhxCck7iUsPtpVjEhiHE713Bh',
    label: '常用钱包',
  }),
  LinkedClients: {
    client_id: client.id,
    in_scope: 1,
    outside: 1,
    clients: [
      {
        client: she,
        links: [{ kind: 'ip', detail: '203.0.113.7', last_at: '2026-11-20T08:00:00.000Z' }],
      },
    ],
  },
  ClientLocation: {
    client_id: client.id,
    latest: place,
    places: [place],
    devices: [
      {
        id: '9f86d081',
        os: 'iOS',
        type: 'mobile',
        first_seen_at: '2026-03-02T08:15:00.000Z',
        last_seen_at: '2026-11-20T12:35:00.000Z',
      },
    ],
  },
  RobotRequest: { count: 1, agent_id: hero.id, currency: 'USD' },
  RobotList: whole(robot),
  ClientNote: note,
  ClientNoteInput: { text: note.text },
  ClientNoteList: page(note),
  ClientTimeline: { list: [event, registered], next: '1763690730000000~note:019aa4c2:0' },
  ClientSummary: {
    client_id: client.id,
    fake: false,
    balance: {
      totals: [{ currency: 'USD', count: 1, amount: usd.balance }],
      base: { currency: 'USD', amount: usd.balance, rates: 'current', unrated: 0 },
    },
    deposited: {
      totals: [{ currency: 'USD', count: 3, amount: '20000.00' }],
      base: { currency: 'USD', amount: '20000.00', rates: 'booked', unrated: 0 },
    },
    withdrawn: null,
    pending: [
      {
        what: 'deposit',
        kind: null,
        count: 1,
        totals: [{ currency: 'USD', count: 1, amount: '2500.00' }],
        oldest_at: made.created_at,
        only_id: id(38),
      },
    ],
    risk: { level: 'look', reasons: [{ code: 'unusual_amount', level: 'look' }] },
    last_contact: { message: null, note: { at: note.created_at, author: hero }, seen_at: null },
  },
  ClientRevealRequest: { field: 'mobile' },
  RevealedField: { field: 'mobile', value: '+8613800138000' },
  AccountList: { ...page(usd, cny) },
  Kyc: kyc,
  KycList: page(pendingKyc),
  KycDetail: kycDetail,
  KycFill: {
    ...kycFields,
    id_no: '310115198802179081',
    documents: [kycDocument, { ...kycDocument, side: 'back', file_id: id(38) }],
    remark: null,
    version: 1,
  },
  KycCorrection: {
    ...kycFields,
    address: '上海市浦东新区世纪大道 18 号',
    id_no: null,
    documents: [kycDocument],
    remark: null,
    version: 2,
  },
  KycClaim: { viewers: [{ id: angel.id, name: angel.name }] },
  KycAuditRequest: { result: 'approved', version: 1 },
  'KycAuditRequest.reject': {
    result: 'rejected',
    reason_code: 'document_unreadable',
    reason: '身份证正面照片模糊，请重新上传。',
    version: 1,
  },
  RevealedIdNo: { id_no: '310115198802179081' },
};

const later = { version: 5, updated_at: changed.updated_at };

/** @type {Record<string, unknown>} */
export const clientAnswers = {
  createClient: {
    ...client,
    version: 1,
    score: 600,
    vip_level: 0,
    mfa: false,
    kyc_status: 'unverified',
    last_seen_at: null,
    create_datetime: made.created_at,
    updated_at: made.created_at,
    accounts: [],
  },
  setClientStatus: { ...client, ...later, locked: true },
  changeClientTags: { ...client, ...later },
  markClientAsRobot: { ...client, ...later, fake: true },
};
