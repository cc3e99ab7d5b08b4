import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { newId } from '../../kernel/db/order-no.ts';
import {
  attempt,
  captcha,
  event,
  file,
  idempotencyKey,
  refreshToken,
  staffUser,
} from '../../kernel/db/schema.ts';
import { FileStoreUnavailable } from '../../platform/file-store.ts';
import { tryLogin } from '../../testing/api-client.ts';
import { useTestServer } from '../../testing/test-server.ts';
import {
  addProduct,
  addRichClient,
  addTrade,
  allot,
  tradeCalls,
} from '../../testing/trade-fixtures.ts';
import { sweep } from './sweep.ts';

const server = useTestServer();
const dayMs = 24 * 60 * 60 * 1000;

async function fill() {
  const { app, db, services, anonymous, signIn } = server();
  const angel = await signIn('angel');
  await anonymous.get('/auth/admin/v1/captcha');
  await tryLogin(app, 'nobody', { captcha: 'QAQA' });
  const announcement = { purpose: 'deposit_proof', content_type: 'image/png', size: 8 };
  await angel.call('POST', '/s3/admin/presign/put', announcement);
  const [person] = await db.select().from(staffUser).limit(1);
  await db.insert(idempotencyKey).values({
    userId: person?.id ?? '',
    key: newId(),
    operation: 'x',
    requestHash: 'x',
    expiresAt: new Date(Date.now() + dayMs / 2),
  });
  return services.files.receive(Readable.from([Buffer.from('abandoned')]), 100);
}

async function counts() {
  const { db } = server();
  const tables = [captcha, attempt, refreshToken, idempotencyKey, file];
  return Promise.all(tables.map((table) => db.$count(table)));
}

// @rule files: Unused files are removed
it('the sweep removes expired rows, unclaimed files included, and nothing else', async () => {
  const { db, services } = server();
  const received = await fill();
  const filled = await counts();
  for (const count of filled) expect(count).toBeGreaterThan(0);

  await sweep(db, services.files, new Date());
  expect(await counts()).toEqual(filled);

  await sweep(db, services.files, new Date(Date.now() + dayMs));
  expect(await counts()).toEqual([0, 0, 0, 0, 0]);
  await expect(received?.publish('kept')).rejects.toThrow('ENOENT');
});

it('the sweep removes events up to the last one that is a day old, whatever the clocks of the earlier ones', async () => {
  const { db, services } = server();
  const now = new Date();
  const old = new Date(now.getTime() - dayMs - 1);
  const rows = [now, old, now].map((at, number) => ({
    seq: 1001 + number,
    at,
    topic: 'setting',
    recordId: 'app',
    version: 1,
  }));
  await db.insert(event).values(rows);
  await sweep(db, services.files, now);
  expect(await db.select({ seq: event.seq }).from(event)).toEqual([{ seq: 1003 }]);
});

it('the sweep ends overdue records even if the file store is away, and reports the failure', async () => {
  const { db, services } = server();
  const client = await addRichClient(db, { money: '5000.00' });
  const terms = {
    ...{ funding_model: 'pay_on_win', issue_price: '1.00' },
    pay_deadline: new Date(Date.now() + dayMs).toISOString(),
  };
  const trade = await addTrade(db, client, await addProduct(db, 'ipo', { terms }));
  const calls = tradeCalls(await server().signIn('angel'));
  await allot(db, trade);
  const away = { ...services.files, sweep: () => Promise.reject(new FileStoreUnavailable('away')) };
  await expect(sweep(db, away, new Date(Date.now() + 2 * dayMs))).rejects.toMatchObject({
    errors: [expect.any(FileStoreUnavailable)],
  });
  expect((await calls.detail(trade)).body.trade.status).toBe('released');
});
