import { expect, test } from 'vitest';
import { fakeOperations } from '../generated/fake-operations.ts';
import { createFakeServer } from '../testing.ts';

test('every read of the contract is answered, with an existing id if it needs one', async () => {
  const server = createFakeServer();
  const headers = { Authorization: `Bearer ${server.tokens().access_token}` };
  const reads = fakeOperations.filter(
    ({ method, path }) => method === 'GET' && !path.includes('{'),
  );
  const refused = [];
  for (const { path } of reads) {
    const { status } = await server.fetch(`http://fake.example${path}`, { headers });
    if (status !== 200) refused.push(`${path} ${status}`);
  }
  expect(reads.length).toBeGreaterThan(90);
  expect(refused).toEqual([]);
});

test('every write that changes a record finds the example of it, and keeps what it returns', async () => {
  const server = createFakeServer();
  const headers = {
    Authorization: `Bearer ${server.tokens().access_token}`,
    'Idempotency-Key': '',
  };
  const writes = fakeOperations.filter(({ changes, answers }) => changes && answers === changes);
  const refused = [];
  for (const { method, path, answer } of writes) {
    const { client_id: client = '', slug = client, id = slug } = Object(answer);
    headers['Idempotency-Key'] = `${method} ${path}`;
    const url = `http://fake.example${path.replace(/\{id\}|\{\w+\}$/, id).replaceAll(/\{\w+\}/g, 'x')}`;
    const { status } = await server.fetch(url, { method, headers, body: '{}' });
    if (status >= 300) refused.push(`${method} ${path} ${status}`);
  }
  expect(writes.length).toBeGreaterThan(40);
  expect(refused).toEqual([]);
});
