import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createGate } from '../served/gate.ts';
import { startGatedProxy } from './gated-proxy.ts';

async function openProxy() {
  const server = createServer((_, response) => response.end('{}'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  const proxy = await startGatedProxy(`http://127.0.0.1:${port}`);
  onTestFinished(async () => {
    await proxy.close();
    server.closeAllConnections();
    server.close();
  });
  proxy.open({ gate: createGate(), heldCall: () => null, address: '127.0.0.1' });
  const ask = async (path: string, token: string) =>
    (await fetch(`${proxy.url}${path}`, { headers: { authorization: `Bearer ${token}` } })).status;
  return { proxy, ask };
}

test('an access token that has expired opens nothing, however often it comes, until a newer one does', async () => {
  const { proxy, ask } = await openProxy();
  expect(await ask('/client/admin/v1/list', 'first')).toBe(200);
  proxy.expireToken();
  // A page may give up its first call: the next one finds the token as it is.
  expect(await ask('/client/admin/v1/list', 'first')).toBe(401);
  expect(await ask('/client/admin/v1/list', 'first')).toBe(401);
  expect(await ask('/client/admin/v1/list', 'second')).toBe(200);
  expect(await ask('/stat/admin/v1/queues', 'first')).toBe(200);
});

test('the next path begins with tokens that are good', async () => {
  const { proxy, ask } = await openProxy();
  proxy.expireToken();
  expect(await ask('/client/admin/v1/list', 'first')).toBe(401);
  proxy.open({ gate: createGate(), heldCall: () => null, address: '127.0.0.1' });
  expect(await ask('/client/admin/v1/list', 'first')).toBe(200);
});
