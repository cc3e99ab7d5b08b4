import { expect, it } from 'vitest';
import { once } from '../../testing/config-calls.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { checkIfDue, checkRegularly, lastCheckAt } from './check-regularly.ts';

const server = useTestServer();
const everyMs = 60 * 60 * 1000;

it('a check by a person counts, and one by the clock comes when that is an interval old', async () => {
  const { db, signIn } = server();
  const god = await signIn('god');
  const headers = once();
  expect((await god.call('POST', '/exception/admin/v1/check', undefined, headers)).status).toBe(
    200,
  );
  const byHand = Number(await lastCheckAt(db));
  expect(await checkIfDue(db, { everyMs }, new Date(byHand + everyMs - 1))).toBeNull();
  expect(await checkIfDue(db, { everyMs }, new Date(byHand + everyMs))).not.toBeNull();
  // A clock that was years ahead does not stop the checks.
  const ahead = new Date(byHand + 10_000 * everyMs);
  expect(await checkIfDue(db, { everyMs }, ahead)).not.toBeNull();
  expect(await checkIfDue(db, { everyMs }, new Date(byHand + 2 * everyMs))).not.toBeNull();
});

it('no process checks by itself if the interval is 0', async () => {
  const { db, app, services } = server();
  const before = await lastCheckAt(db);
  const stop = checkRegularly({
    ...{ db, log: app.log, metrics: services.metrics, everyMs: 0, lookMs: 1 },
  });
  await stop();
  expect(await services.metrics.text()).not.toContain('brokerdesk_data_checks_total');
  expect(await lastCheckAt(db)).toEqual(before);
});
