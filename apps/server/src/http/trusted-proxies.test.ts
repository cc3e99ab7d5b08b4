import { expect, it } from 'vitest';
import { useTestServer } from '../testing/test-server.ts';

const server = useTestServer({ trustedProxies: ['10.0.0.0/8'] });

async function addressFor(remoteAddress: string, forwardedFor: string): Promise<unknown> {
  await server().anonymous.inject({
    url: '/setting/v1/app',
    remoteAddress,
    headers: { 'x-forwarded-for': forwardedFor },
  });
  const lines = server().logs.map((line): { msg?: string; ip?: string } => JSON.parse(line));
  return lines.findLast(({ msg }) => msg === 'request')?.ip;
}

// @rule server: Forwarded addresses are accepted from trusted proxies only
// @in app.ts
it('an X-Forwarded-For from anyone but a trusted proxy is ignored', async () => {
  expect(await addressFor('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
});

it('behind a trusted proxy, the last address that no trusted proxy has is the caller', async () => {
  expect(await addressFor('10.1.1.1', '198.51.100.1')).toBe('198.51.100.1');
  expect(await addressFor('10.1.1.1', '192.0.2.7, 198.51.100.1')).toBe('198.51.100.1');
});
