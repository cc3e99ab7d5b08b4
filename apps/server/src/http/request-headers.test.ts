import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { useTestServer } from '../testing/test-server.ts';

const direct = useTestServer();
const behindProxy = useTestServer({ trustedProxies: ['127.0.0.0/8'] });

it.each([
  ['directly', direct],
  ['through a proxy', behindProxy],
])(
  'a caller who has gone before the address is read is no error of the server: %s',
  async (_, server) => {
    const address = await server().listen();
    server().app.server.prependOnceListener('request', ({ socket }) => socket.destroy());
    const id = randomUUID();
    const caller = connect(Number(new URL(address).port), '127.0.0.1');
    caller.on('error', () => {});
    caller.write(`GET /setting/v1/app HTTP/1.1\r\nhost: x\r\nx-request-id: ${id}\r\n\r\n`);
    const messages = () =>
      server()
        .logs.map((line): Record<string, unknown> => JSON.parse(line))
        .filter((line) => line['request_id'] === id)
        .map(({ msg }) => msg);
    await expect.poll(messages).toEqual(['the request broke off']);
  },
);
