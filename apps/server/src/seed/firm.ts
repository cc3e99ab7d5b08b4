import { createHash } from 'node:crypto';
import { addressValues } from '../domains/crypto-address/address-request.ts';
import {
  addressCreated,
  decided,
  newAddress,
  resubmission,
} from '../domains/crypto-address/change-address.ts';
import { channelValue } from '../domains/support-channel/channel-view.ts';
import type { Transaction } from '../kernel/db/database.ts';
import {
  cryptoAddress,
  currencyPair,
  documentVersion,
  exchange,
  supportChannel,
} from '../kernel/db/schema.ts';
import type { Random } from '../kernel/random.ts';
import { writeAuditEntries } from '../platform/audit-log.ts';
import { holidaysOf } from './market-holidays.ts';
import type { DemoStaff } from './staff.ts';

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

export function drawnAddress(random: Random, version: number): string {
  const body = Buffer.from(version.toString(16).padStart(2, '0') + random.hex(40), 'hex');
  const checksum = sha256(sha256(body)).subarray(0, 4);
  const bytes = Buffer.concat([body, checksum]);
  let rest = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  for (; rest > 0n; rest /= 58n) text = (alphabet[Number(rest % 58n)] ?? '') + text;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return '1'.repeat(zeros) + text;
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

interface Setting {
  random: Random;
  staff: DemoStaff;
  from: Date;
  now: Date;
}

const dayMs = 24 * 60 * 60 * 1000;

const exchanges = [
  ['HKEX', '香港交易所', 'Hong Kong Exchanges', 'HKD', 'Asia/Hong_Kong', '09:30-12:00 13:00-16:00'],
  [
    'SSE',
    '上海证券交易所',
    'Shanghai Stock Exchange',
    'CNY',
    'Asia/Shanghai',
    '09:30-11:30 13:00-15:00',
  ],
  [
    'SZSE',
    '深圳证券交易所',
    'Shenzhen Stock Exchange',
    'CNY',
    'Asia/Shanghai',
    '09:30-11:30 13:00-15:00',
  ],
  ['NYSE', '纽约证券交易所', 'New York Stock Exchange', 'USD', 'America/New_York', '09:30-16:00'],
  ['NASDAQ', '纳斯达克', 'Nasdaq', 'USD', 'America/New_York', '09:30-16:00'],
  ['LSE', '伦敦证券交易所', 'London Stock Exchange', 'GBP', 'Europe/London', '08:00-16:30'],
] as const;

const pairs = [
  ['USD', 'CNY'],
  ['USD', 'HKD'],
  ['EUR', 'USD'],
  ['GBP', 'USD'],
  ['USDT', 'USD'],
] as const;

const channels = [
  ['whatsapp', '客服热线 · Support', '+85221000000', '09:00-21:00 (UTC+8)', 'zh-CN'],
  ['telegram', 'Broker Desk Support', '@brokerdesk_help', '24/7', 'en-US'],
  ['line', '汇金客服', 'brokerdesk.hk', '09:00-18:00 (UTC+8)', 'zh-CN'],
  ['url', '在线客服', 'https://support.example.com/zh', '24/7', 'zh-CN'],
  ['url', 'Live chat', 'https://support.example.com/en', '24/7', 'en-US'],
] as const;

const documents = [
  [
    'terms',
    '服务条款',
    'Terms of service',
    '# 服务条款\n\n演示用文本。',
    '# Terms of service\n\nText for demonstration.',
  ],
  [
    'privacy',
    '隐私政策',
    'Privacy policy',
    '# 隐私政策\n\n演示用文本。',
    '# Privacy policy\n\nText for demonstration.',
  ],
  [
    'risk',
    '风险提示',
    'Risk disclosure',
    '# 风险提示\n\n**投资有风险。**',
    '# Risk disclosure\n\n**Investments can lose value.**',
  ],
] as const;

const madeBy = ({ random, staff, from }: Setting) => ({
  id: random.id(from),
  createdAt: from,
  updatedAt: from,
  updatedById: staff.god,
});

export async function seedMarkets(tx: Transaction, setting: Setting): Promise<void> {
  await tx.insert(exchange).values(
    exchanges.map(([code, nameZh, nameEn, currency, timezone, hours]) => ({
      ...madeBy(setting),
      ...{ code, nameZh, nameEn, currency, timezone },
      hours: hours.split(' ').map((span) => ({ from: span.slice(0, 5), to: span.slice(6) })),
      holidays: holidaysOf(timezone, setting.now),
      // Mainland China and the United States settle the day after.
      settleDays: currency === 'CNY' || currency === 'USD' ? 1 : 2,
      status: code === 'LSE' ? ('disabled' as const) : ('enabled' as const),
    })),
  );
}

export async function seedFirm(tx: Transaction, setting: Setting): Promise<void> {
  const { staff, from } = setting;
  await tx.insert(currencyPair).values(
    pairs.map(([primary, secondary], at) => ({
      ...madeBy(setting),
      ...{ primary, secondary, minAmount: '10', maxAmount: '100000', weight: 100 - at },
      status: primary === 'GBP' ? ('disabled' as const) : ('enabled' as const),
    })),
  );
  await tx.insert(supportChannel).values(
    channels.map(([kind, name, value, hours, language], at) => ({
      ...madeBy(setting),
      ...{ kind, name, hours, language, value: channelValue(kind, value), weight: 100 - 10 * at },
      status: kind === 'line' ? ('disabled' as const) : ('enabled' as const),
    })),
  );
  await tx.insert(documentVersion).values(
    documents.map(([slug, titleZh, titleEn, bodyZh, bodyEn]) => ({
      ...{ slug, version: 2, titleZh, titleEn, bodyZh, bodyEn },
      writtenById: staff.god,
      writtenAt: from,
    })),
  );
  await seedAddresses(tx, setting);
}

const wallets = [
  { coin: 'USDT', network: 'tron', version: 0x41, state: 'enabled', note: '主收款地址' },
  { coin: 'BTC', network: 'bitcoin', version: 0x00, state: 'enabled', note: 'Main wallet' },
  { coin: 'TRX', network: 'tron', version: 0x41, state: 'pending', note: '待复核' },
  { coin: 'USDT', network: 'tron', version: 0x41, state: 'disabled', note: '旧地址，已停用' },
  { coin: 'LTC', network: 'litecoin', version: 0x30, state: 'rejected', note: null },
  { coin: 'USDT', network: 'tron', version: 0x41, state: 'put_again', note: 'Wallet of last year' },
] as const;

async function seedAddresses(tx: Transaction, { random, staff, now }: Setting): Promise<void> {
  const rows = wallets.map(({ coin, network, version, state, note }, number) => {
    const at = new Date(now.getTime() - (60 - number) * dayMs);
    const address = drawnAddress(random, version);
    const values = addressValues({ coin, network, address, note });
    const checkedAt = new Date(at.getTime() + dayMs / 8);
    const waiting = { ...newAddress(values, staff.angel, at), id: random.id(at) };
    if (state === 'pending') return waiting;
    const why =
      state === 'rejected'
        ? { reasonCode: 'not_ours', reason: '钱包不在公司名下' }
        : { reasonCode: null, reason: null };
    const checked = decided(state !== 'rejected', staff.angel2, checkedAt, why);
    const row = {
      ...waiting,
      ...checked,
      version: 2,
      updatedById: staff.angel2,
      updatedAt: checkedAt,
    };
    if (state === 'disabled') return { ...row, status: 'disabled' as const, version: 3 };
    if (state !== 'put_again') return row;
    return { ...row, ...resubmission(staff.angel2, checkedAt), version: 4 };
  });
  const stored = await tx.insert(cryptoAddress).values(rows).returning();
  await writeAuditEntries(tx, null, stored.map(addressCreated));
}
