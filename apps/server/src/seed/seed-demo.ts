import { sql } from 'drizzle-orm';
import { assessWaiting } from '../domains/sweep/refresh-risks.ts';
import type { Database, Transaction } from '../kernel/db/database.ts';
import { setting, staffUser } from '../kernel/db/schema.ts';
import { seededRandom } from '../kernel/random.ts';
import { bufferAudits } from '../platform/audit-log.ts';
import type { Services } from '../platform/request-context.ts';
import { seedAmendments } from './amendments.ts';
import { seedChains } from './chains.ts';
import { seedClientDetails, seedClientDevices } from './client-details.ts';
import { seedClientRisks, seedClients } from './clients.ts';
import { seedCreationEntries } from './creation-entries.ts';
import { makeCredits } from './credits/make-credits.ts';
import { seedDailyFlow } from './daily-flow.ts';
import { seedExceptions } from './exceptions.ts';
import { seedFirm, seedMarkets } from './firm.ts';
import { seedFundNavs } from './fund-navs.ts';
import { seedIpRules } from './ip-rules.ts';
import { seedKyc } from './kyc.ts';
import { makeDeposits } from './make-deposits.ts';
import { seedMessages } from './messages.ts';
import { planDeposits, planShowcases } from './plan-deposits.ts';
import { seedProducts } from './products.ts';
import { seedProposals } from './proposals.ts';
import { seedRates } from './rates.ts';
import { seedSavings } from './savings.ts';
import { demoPassword, demoTotpSecret, seedFormerStaff, seedInvited, seedStaff } from './staff.ts';
import { seedStatements } from './statements.ts';
import { seedTradeYear } from './trades/seed-trade-year.ts';
import { seedTrades } from './trades/seed-trades.ts';
import { seedWithdrawals } from './withdrawals.ts';

const app = { app_name: 'Broker Desk', version: '1.0.0', timezone: 'Asia/Shanghai' };

const values: Readonly<Record<string, Record<string, unknown>>> = {
  app,
  company: {
    name: '汇金国际证券有限公司 · Broker Desk Securities Ltd.',
    address: '香港中环皇后大道中 99 号 28 楼 · 28/F, 99 Queen’s Road Central, Hong Kong',
    phone: '+852 2100 0000',
    email: 'service@example.com',
    licence_no: 'DEMO-0001',
    about_zh: '演示用公司资料。',
    about_en: 'A company for demonstration.',
  },
  product: {},
  // A demonstration is looked at for months after it was made.
  trade: { base_currency: 'USD', max_ages: { rate_hours: 8760, nav_days: 365, close_days: 365 } },
};

export async function seedSettings(tx: Transaction, at: Date): Promise<typeof app> {
  await tx
    .insert(setting)
    .values(Object.entries(values).map(([key, value]) => ({ key, value, updatedAt: at })))
    .onConflictDoUpdate({ target: setting.key, set: { value: sql`excluded.value` } });
  return app;
}

export interface DemoSize {
  clients: number;
  robots: number;
  deposits: number;
}

const fullSize: DemoSize = { clients: 400, robots: 40, deposits: 1200 };

interface Options {
  services: Pick<Services, 'files' | 'secrets'>;
  log?: { info(message: string): void };
  now?: Date;
  size?: DemoSize;
}

const yearMs = 365 * 24 * 60 * 60 * 1000;
const seed = 20_260_101;
const clientsPerCopy = 200;
const dailyFrom = 365;
const ordersPerClient = 2;

/**
 * Makes the same set in every run, counted back from `now`, in one transaction. Leaves a database with staff in it
 * alone.
 */
export async function seedDemo(
  db: Database,
  { services, log, now = new Date(), size = fullSize }: Options,
): Promise<void> {
  const random = seededRandom(seed);
  const from = new Date(now.getTime() - yearMs);
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${staffUser} in share row exclusive mode`);
    if ((await tx.$count(staffUser)) > 0) return;
    const audits = bufferAudits(tx);
    const { timezone: timeZone } = await seedSettings(tx, from);
    const staff = await seedStaff(tx, { random, at: from, seal: services.secrets.seal });
    await seedRates(tx, { random, from, to: now });
    const clients = await seedClients(tx, { random, staff, ...size, from, to: now });
    log?.info(`Seeding ${size.deposits} deposits of ${clients.length} clients`);
    const setting = { random, staff, clients, now };
    await makeDeposits(tx, [...planShowcases(setting), ...planDeposits(setting, size.deposits)], {
      random,
      files: services.files,
      baseCurrency: 'USD',
      timeZone,
    });
    await seedFormerStaff(tx, { random, staff, at: from });
    await seedIpRules(tx, { random, staff, now });
    await seedClientDetails(tx, setting);
    await seedKyc(tx, { ...setting, ...services });
    await makeCredits(tx, { random, staff, now, baseCurrency: 'USD', timeZone });
    await analyze(tx);
    // Chance of their own: what is added here changes nothing of the rest.
    const config = { random: seededRandom(seed + 1), staff, clients, from, now };
    await seedMarkets(tx, config);
    // Last, so that what was there before stays the same in every version of the set.
    await seedProducts(tx, { random, now });
    await seedTrades(tx, {
      random,
      ofNavs: seededRandom(seed + 10),
      staff,
      now,
      timeZone,
      copies: Math.max(1, Math.round(size.clients / clientsPerCopy)),
    });
    await seedFirm(tx, config);
    await seedMessages(tx, config);
    await seedClientDevices(tx, { random: seededRandom(seed + 12), clients, now });
    await seedAmendments(tx, config);
    await seedInvited(tx, { random: seededRandom(seed + 4), staff, now });
    await seedChains(tx, { random: seededRandom(seed + 2), staff, now });
    await seedWithdrawals(tx, { random: seededRandom(seed + 3), staff, now, timeZone });
    await seedFundNavs(tx, { random: seededRandom(seed + 6), now });
    const parts = { db, services };
    await seedProposals(tx, { random: seededRandom(seed + 5), staff, now, parts });
    if (size.deposits >= dailyFrom) {
      const daily = { random: seededRandom(seed + 8), staff, clients, from, now, timeZone };

      await seedDailyFlow(tx, { ...daily, files: services.files });
    }
    await analyze(tx);
    await seedTradeYear(tx, {
      ...{ random: seededRandom(seed + 7), ofNavs: seededRandom(seed + 9) },
      ...{ staff, from, now, timeZone },
      orders: size.clients * ordersPerClient,
    });
    await seedSavings(tx, { random: seededRandom(seed + 10), staff, now, timeZone });
    await seedStatements(tx, {
      ...{ random: seededRandom(seed + 11), staff, now, timeZone },
      parts: { db, services },
    });
    await seedCreationEntries(tx, audits.subjects());
    await seedClientRisks(tx, { random: seededRandom(seed + 11), staff, now, parts });
    // Last: these look at all the rest.
    await seedExceptions(tx, setting);
    await audits.write();
    await assessWaiting(tx);
  });
}

/**
 * No one has counted yet what is written here: by guesses alone, the figures of each order read all deposits.
 */
async function analyze(tx: Transaction): Promise<void> {
  await tx.execute(sql`analyze`);
}

export const demoAccounts = [
  'Demonstration accounts: god and god2 (admins), angel and angel2 (supervisors), superman (team leader), hero (salesman),',
  `  mfa (supervisor with an authenticator, TOTP secret ${demoTotpSecret}); password ${demoPassword}`,
  '',
].join('\n');
