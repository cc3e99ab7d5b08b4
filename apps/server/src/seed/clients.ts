import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, eq, notExists, sql } from 'drizzle-orm';
import { personName } from '../domains/client/person-names.ts';
import { romanizeName } from '../domains/client/romanize-name.ts';
import { tagKey } from '../domains/client-access/client-tag.ts';
import type { Transaction } from '../kernel/db/database.ts';
import { clientRiskLevels } from '../kernel/db/schema/client.ts';
import { account, client, deposit, withdrawal } from '../kernel/db/schema.ts';
import type { Random } from '../kernel/random.ts';
import { writeAudit } from '../platform/audit-log.ts';
import { contextOf, type ProposalSetting } from './proposals.ts';
import { type DemoStaff, heroes } from './staff.ts';

export interface SeededClient {
  id: string;
  username: string;
  fullName: string;
  agentId: string | null;
  fake: boolean;
  kycStatus: 'unverified' | 'pending' | 'approved' | 'rejected';
  language: 'zh-CN' | 'en-US';
  createdAt: Date;
  accounts: { id: string; clientId: string; currency: string }[];
}

type ClientInsert = typeof client.$inferInsert;

const dayMs = 24 * 60 * 60 * 1000;
const currencies = ['USD', 'USD', 'USD', 'CNY', 'CNY', 'HKD', 'EUR'] as const;
const moreCurrencies = ['USD', 'CNY', 'HKD', 'EUR', 'USDT'] as const;
const remarks = [
  'VIP，优先处理',
  '偏好电话联系',
  'Prefers e-mail',
  '=SUM(A1:A9)',
  '高净值客户',
] as const;

/** By number rather than by chance, so that the rest of the set stays as it is. */
const tagsBy: readonly (readonly string[])[] = [
  ...[[], ['高净值'], [], ['转介绍'], [], []],
  ...[['高净值', '年会邀请'], [], ['待回访'], [], ['转介绍', 'English'], [], []],
];

export async function seedClients(
  tx: Transaction,
  options: {
    random: Random;
    staff: DemoStaff;
    clients: number;
    robots: number;
    from: Date;
    to: Date;
  },
): Promise<SeededClient[]> {
  const { clients, robots } = options;
  const rows: ClientInsert[] = [];
  const seeded: SeededClient[] = [];
  for (let number = 0; number < clients + robots; number++) {
    const { row, accounts, kycStatus } = makeClient(number, number >= clients, options);
    rows.push(row);
    seeded.push({
      id: row.id,
      username: row.username,
      fullName: row.fullName,
      agentId: row.agentId,
      fake: row.fake,
      kycStatus,
      language: row.language,
      createdAt: row.createdAt,
      accounts,
    });
  }
  await tx.insert(client).values(rows);
  const opened = seeded.flatMap(({ accounts, createdAt }) =>
    accounts.map((opening) => ({ ...opening, createdAt, updatedAt: createdAt })),
  );
  await tx
    .insert(account)
    .values(
      opened.map((opening, number) => ({ ...opening, accNo: accountNo(opening.currency, number) })),
    );
  return seeded;
}

function makeClient(
  number: number,
  fake: boolean,
  { random, staff, from, to }: { random: Random; staff: DemoStaff; from: Date; to: Date },
) {
  // The first ones and robots are there from the beginning, so that each salesman has history.
  const isEarly = fake || number < 40;
  const createdAt = isEarly ? from : random.between(from, new Date(to.getTime() - dayMs));
  const { fullName, latin } = personName(random);
  const username = `${fake ? 'robot.' : ''}${latin}${number}`;
  const online = random.chance(0.08);
  const id = random.id(createdAt);
  const first = fake ? 'USD' : random.pick(currencies);
  const more = moreCurrencies.filter((code) => code !== first && random.chance(0.16)).slice(0, 2);
  const tags = fake ? [] : (tagsBy[number % tagsBy.length] ?? []);
  const kycStatus = random.pick([
    'approved',
    'approved',
    'approved',
    'pending',
    'unverified',
    'rejected',
  ]);
  return {
    kycStatus,
    row: {
      id,
      username,
      fullName,
      romanizedName: romanizeName(fullName),
      mobile: random.chance(0.6)
        ? `+861${random.pick(['38', '39', '58', '77', '86'])}${random.digits(8)}`
        : `+${random.pick(['852', '65', '44', '49'])}${random.digits(8)}`,
      email: `${username}@${random.pick(['example.com', 'example.net', 'example.org'])}`,
      fake,
      language: /[a-z]/i.test(fullName) ? 'en-US' : 'zh-CN',
      active: fake || !random.chance(0.04),
      locked: !fake && random.chance(0.02),
      score: random.whole(350, 850),
      vipLevel: random.chance(0.7) ? 0 : random.whole(1, 5),
      agentId: agentOf(number, random, staff),
      mfa: random.chance(0.3),
      online,
      lastSeenAt: online ? to : random.chance(0.9) ? random.between(createdAt, to) : null,
      remark: random.chance(0.08) ? random.pick(remarks) : null,
      tags: [...tags],
      tagKeys: tags.map(tagKey),
      createdAt,
      updatedAt: createdAt,
    } satisfies ClientInsert,
    accounts: [first, ...more].map((currency) => ({
      id: random.id(createdAt),
      clientId: id,
      currency,
    })),
  };
}

function agentOf(number: number, random: Random, staff: DemoStaff): string | null {
  const hero = heroes[number % heroes.length] ?? 'hero';
  if (number < heroes.length || random.chance(0.9)) return staff[hero];
  if (random.chance(0.6)) return random.chance(0.5) ? staff.superman : staff.superman2;
  return null;
}

function accountNo(currency: string, number: number): string {
  return `${currency}-${String(880_100_000 + number)}`;
}

const raised = [
  { by: 'angel', level: 'high', reason: '姓名与制裁名单相近，正在核实身份', days: 12 },
  { by: 'angel2', level: 'medium', reason: 'Source of funds still to be explained', days: 40 },
  { by: 'angel', level: 'medium', reason: '政要亲属', days: 75 },
] as const satisfies readonly {
  by: 'angel' | 'angel2';
  level: Schemas.ClientRiskLevel;
  reason: string;
  days: number;
}[];

/** Raises the risk level of some clients without waiting records, so that the queues stay as they are. */
export async function seedClientRisks(tx: Transaction, setting: ProposalSetting): Promise<void> {
  const pending = (table: typeof deposit | typeof withdrawal) =>
    notExists(
      tx
        .select({ one: sql`1` })
        .from(table)
        .where(and(eq(table.clientId, client.id), eq(table.status, 'pending'))),
    );
  const found = await tx
    .select({ id: client.id })
    .from(client)
    .where(and(eq(client.fake, false), pending(deposit), pending(withdrawal)))
    .orderBy(asc(client.createdAt), asc(client.id))
    .limit(raised.length);
  for (const [at, { id }] of found.entries()) {
    const { by, level, reason, days } = raised[at] ?? raised[0];
    const riskLevel = clientRiskLevels.indexOf(level);
    await tx.update(client).set({ riskLevel, riskVersion: 2 }).where(eq(client.id, id));
    await writeAudit(tx, await contextOf(tx, setting, by), {
      action: 'client.risk_raised',
      subject: { type: 'client', id },
      before: { risk_level: 'standard' },
      after: { risk_level: level, reason },
      at: new Date(setting.now.getTime() - days * dayMs),
      changed: [],
    });
  }
}
