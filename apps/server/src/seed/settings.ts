import { sql } from 'drizzle-orm';
import type { Transaction } from '../kernel/db/database.ts';
import { setting } from '../kernel/db/schema.ts';

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
