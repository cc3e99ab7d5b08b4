import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/db/database.ts';
import { readSetting } from '../../platform/settings.ts';

/** Figures are counted once, at the end: counting after every batch takes most of the time. */
export async function countingOnce(db: Database, fill: () => Promise<void>): Promise<void> {
  const triggers = await rowsOf<{ table: string; name: string }>(
    db,
    sql`
    select tgrelid::regclass::text as table, tgname as name from pg_trigger
    where tgfoid = 'count_changes'::regproc`,
  );
  const turn = async (state: 'enable' | 'disable') => {
    for (const { table, name } of triggers) {
      const [owner, trigger] = [sql.identifier(table), sql.identifier(name)];
      await db.execute(sql`alter table ${owner} ${sql.raw(state)} trigger ${trigger}`);
    }
  };
  await turn('disable');
  await fill();
  await turn('enable');
  const { timezone } = await readSetting(db, 'app');
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select count_anew(${timezone}::text)`);
  });
}
