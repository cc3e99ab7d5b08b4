
import { openDatabase } from '../../../apps/server/src/kernel/db/open-database.ts';
import { seedLargeOrders } from '../../../apps/server/src/seed/large/orders.ts';
const { db, close } = await openDatabase({ dataDir: '/tmp/stats-pg/dd', databaseUrl: process.argv[2] });
await db.execute("delete from product where code like 'LARGE-%'");
console.time('orders');
await seedLargeOrders(db, 1000000, console.log);
console.timeEnd('orders');
const { rows } = await db.execute("select tgrelid::regclass::text as table, tgname as name from pg_trigger where tgenabled = 'D'") as any;
for (const { table, name } of rows) await db.execute(`alter table ${table} enable trigger ${name}`);
console.log(rows.length, 'enabled'); console.time('count');
await db.transaction(async (tx) => { await tx.execute('set local statement_timeout = 0'); await tx.execute('select count_days(zone) from tally_zone'); });
console.timeEnd('count');
await close();
