import { personName } from '../domains/client/person-names.ts';
import type { Transaction } from '../kernel/db/database.ts';
import {
  clientAccess,
  clientBank,
  clientCrypto,
  clientDevice,
  clientNominee,
  clientNote,
  clientTradeSetting,
} from '../kernel/db/schema.ts';
import { batches } from '../kernel/db/update-each.ts';
import type { Random } from '../kernel/random.ts';
import type { SeededClient } from './clients.ts';
import type { DemoStaff } from './staff.ts';

interface Setting {
  random: Random;
  staff: DemoStaff;
  clients: readonly SeededClient[];
  now: Date;
}

const places = [
  ['CN', 'Shanghai', '101.80'],
  ['CN', 'Shenzhen', '113.87'],
  ['HK', 'Hong Kong', '103.10'],
  ['SG', 'Singapore', '103.252'],
  ['GB', 'London', '81.2'],
  ['DE', 'Frankfurt am Main', '91.64'],
] as const;
const banks = [
  '中国工商银行上海浦东支行',
  '招商银行深圳福田支行',
  '中国建设银行北京朝阳支行',
  'HSBC Hong Kong, Central Branch',
  'DBS Bank, Raffles Place',
  'Deutsche Bank Frankfurt',
] as const;
const notes = [
  '客户希望下午联系，偏好中文沟通。',
  '已核实资金来源，为工资收入。',
  'Asked about the lock-up of block deals; sent the fact sheet.',
  'Prefers e-mail. Travels until the end of the month.',
  '出金前须电话确认本人。',
  'Complained about a slow credit; explained, and he was content.',
] as const;
const relationships = ['配偶', '子女', '父母', 'Spouse', 'Child', 'Sibling'] as const;
const shares = [['100'], ['50', '50'], ['60', '25'], ['33.33', '33.33', '33.34']] as const;

export async function seedClientDetails(tx: Transaction, setting: Setting): Promise<void> {
  const rows = setting.clients.map((client) => detailsOf(client, setting));
  for (const batch of batches(rows.flatMap((row) => row.access)))
    await tx.insert(clientAccess).values(batch);
  for (const batch of batches(rows.flatMap((row) => row.banks)))
    await tx.insert(clientBank).values(batch);
  for (const batch of batches(rows.flatMap((row) => row.nominees)))
    await tx.insert(clientNominee).values(batch);
  for (const batch of batches(rows.flatMap((row) => row.crypto)))
    await tx.insert(clientCrypto).values(batch);
  for (const batch of batches(rows.flatMap((row) => row.notes)))
    await tx.insert(clientNote).values(batch);
  for (const batch of batches(rows.flatMap((row) => row.trade)))
    await tx.insert(clientTradeSetting).values(batch);
}

const systems = [
  ['iOS', 'mobile'],
  ['Android', 'mobile'],
  ['Windows', 'desktop'],
  ['Mac', 'desktop'],
] as const;
const sharedEvery = 40;

export async function seedClientDevices(
  tx: Transaction,
  { random, clients, now }: Pick<Setting, 'random' | 'clients' | 'now'>,
): Promise<void> {
  const rows: (typeof clientDevice.$inferInsert)[] = [];
  for (const [at, { id: clientId, createdAt }] of clients.filter(({ fake }) => !fake).entries()) {
    const own = Array.from({ length: random.whole(1, 2) }, () => {
      const [os, type] = random.pick(systems);
      return { idHash: random.hex(64), os, type };
    });
    const before = rows.at(-1);
    const shared =
      before && at % sharedEvery === 1
        ? [{ idHash: before.idHash, os: before.os, type: before.type }]
        : [];
    for (const device of [...own, ...shared]) {
      const firstSeenAt = random.between(createdAt, now);
      const lastSeenAt = random.between(firstSeenAt, now);
      rows.push({ id: random.id(firstSeenAt), clientId, ...device, firstSeenAt, lastSeenAt });
    }
  }
  for (const batch of batches(rows)) await tx.insert(clientDevice).values(batch);
}

function detailsOf(client: SeededClient, setting: Setting) {
  const { random, now, staff } = setting;
  const { id: clientId, createdAt } = client;
  const at = () => random.between(createdAt, now);
  const author = client.agentId ?? staff.angel;
  return {
    access: accessOf(client, setting),
    banks: several(random, 0.6, 2, () => bankOf(client, random, at())),
    nominees: random.chance(0.35) ? nomineesOf(clientId, random) : [],
    crypto: several(random, 0.15, 1, () => ({
      id: random.id(createdAt),
      clientId,
      coin: 'USDT',
      network: 'TRC20',
      address: `T${random.hex(33)}`,
      label: random.chance(0.5) ? '个人钱包' : null,
      createdAt: at(),
    })),
    notes: several(random, 0.25, 3, () => {
      const createdAt = at();
      return {
        id: random.id(createdAt),
        clientId,
        text: random.pick(notes),
        authorId: random.chance(0.8) ? author : staff.angel2,
        createdAt,
      };
    }),
    trade: random.chance(0.08)
      ? [
          {
            clientId,
            products: ['stock' as const, 'fund' as const, 'saving' as const],
            orderMax: random.pick(['5000', '20000']),
            dailyMax: '50000',
            feeDiscountPct: random.pick(['0', '10', '12.50']),
            version: 2,
            updatedAt: at(),
            updatedById: staff.angel,
          },
        ]
      : [],
  };
}

function several<T>(random: Random, probability: number, max: number, make: () => T): T[] {
  if (!random.chance(probability)) return [];
  return Array.from({ length: random.whole(1, max) }, make);
}

function accessOf({ id: clientId, createdAt }: SeededClient, { random, now }: Setting) {
  const home = random.pick(places);
  return Array.from({ length: random.whole(2, 8) }, () => {
    const at = random.between(createdAt, now);
    const [country, city, net] = random.chance(0.85) ? home : random.pick(places);
    return {
      id: random.id(at),
      clientId,
      at,
      action: random.pick([
        'signed_in',
        'signed_in',
        'signed_in',
        'signed_out',
        'sign_in_failed',
        'password_changed',
      ]),
      ip: `${net}.${random.whole(1, 250)}.${random.whole(1, 250)}`,
      deviceOs: random.pick(['iOS', 'Android', 'Windows', 'Mac']),
      deviceType: random.pick(['mobile', 'mobile', 'desktop']),
      country,
      city,
    };
  });
}

function bankOf({ id: clientId, fullName }: SeededClient, random: Random, createdAt: Date) {
  return {
    id: random.id(createdAt),
    clientId,
    bankName: random.pick(banks),
    holderName: fullName,
    accNo: `62${random.digits(17)}`,
    address: random.chance(0.4) ? '世纪大道 100 号' : null,
    phone: random.chance(0.3) ? `+8621${random.digits(8)}` : null,
    createdAt,
    updatedAt: createdAt,
  };
}

function nomineesOf(clientId: string, random: Random) {
  return random.pick(shares).map((share, position) => ({
    id: random.id(new Date(0)),
    clientId,
    position,
    name: personName(random).fullName,
    relationship: random.pick(relationships),
    phone: random.chance(0.7) ? `+86138${random.digits(8)}` : null,
    dob: random.chance(0.8)
      ? `${random.whole(1950, 2015)}-0${random.whole(1, 9)}-1${random.whole(0, 9)}`
      : null,
    share,
  }));
}
