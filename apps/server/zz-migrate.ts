import { openDatabase } from '/work/wt/speed/apps/server/src/kernel/db/open-database.ts';
const { close } = await openDatabase({ dataDir: '', databaseUrl: process.argv[2] });
await close();
