import { describe, expect, it } from 'vitest';
import { useTestServer } from '../testing/test-server.ts';

const tools = 'https://tools.example.com';
const url = '/setting/v1/app';
const preflight = (origin: string) => ({
  method: 'OPTIONS' as const,
  url: '/deposit/admin/v1/list',
  headers: {
    origin,
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'authorization,x-tenant,x-brokerdesk-sdk',
  },
});

describe('with CORS_ORIGINS', () => {
  const server = useTestServer({ seed: 'none', corsOrigins: [tools] });

  it('a browser may send what the SDK sends from a page of such an origin', async () => {
    const { statusCode, headers, body } = await server().app.inject(preflight(tools));
    expect([statusCode, body]).toEqual([204, '']);
    expect(headers).toMatchObject({
      'access-control-allow-origin': tools,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': '*, Authorization',
      vary: 'Origin',
    });
  });

  it('a page of such an origin reads responses, refusals and their headers', async () => {
    const allowed = { 'access-control-allow-origin': tools, 'access-control-expose-headers': '*' };
    const read = await server().app.inject({ url, headers: { origin: tools } });
    expect(read.headers).toMatchObject(allowed);
    const refused = await server().app.inject({ url: '/nothing', headers: { origin: tools } });
    expect(refused.headers).toMatchObject(allowed);
  });

  // @rule server: A page of another origin calls the API only if `CORS_ORIGINS` names it
  it('a page of another origin reads nothing, and no answer is kept for it', async () => {
    for (const origin of ['https://example.com', `${tools}.example.com`, 'null']) {
      const answer = await server().app.inject(preflight(origin));
      expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([
        404,
        undefined,
      ]);
      const { headers } = await server().app.inject({ url, headers: { origin } });
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers.vary).toContain('Origin');
    }
  });

  // @rule server: A form of another site sends nothing that an operation reads
  // @in app.ts
  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'a form of another site sends nothing that is read: %s',
    async (type) => {
      const { statusCode } = await server().app.inject({
        method: 'POST',
        url: '/auth/admin/v1/login',
        headers: { origin: 'https://example.com', 'content-type': type },
        payload: '{"username":"god"}',
      });
      expect(statusCode).toBe(415);
    },
  );

  it('never lets a cookie along', async () => {
    const { headers } = await server().app.inject({ url, headers: { origin: tools } });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });
});

describe('without CORS_ORIGINS', () => {
  const server = useTestServer({ seed: 'none' });

  it('no page of another origin is let in', async () => {
    const answer = await server().app.inject(preflight(tools));
    expect(answer.statusCode).toBe(404);
    const { headers } = await server().app.inject({ url, headers: { origin: tools } });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});
