import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/test-server.ts';

const token = 'a token for the test: metrics'.replaceAll(' ', '-');

describe('the figures for Prometheus', () => {
  const server = useTestServer();

  it('count requests by operation and status, never by the address asked', async () => {
    const angel = await server().signIn('angel');
    await angel.get('/client/admin/v1/detail/0196f1de-0000-7000-8000-000000000000');
    await angel.get('/no/such/page');
    const { status, headers, body } = await server().anonymous.get('/metrics');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(body).toContain('brokerdesk_requests_total{operation="getClient",status="404"} 1\n');
    expect(body).toContain('brokerdesk_requests_total{operation="login",status="200"} 1\n');
    expect(body).toContain('brokerdesk_requests_total{operation="other",status="404"} 1\n');
    expect(body).toContain('brokerdesk_request_duration_seconds_count{operation="getClient"} 1\n');
    expect(body).toContain('brokerdesk_event_streams 0\n');
    expect(body).toMatch(/^brokerdesk_audit_entries_total [1-9]\d*$/m);
    expect(body).toMatch(/^brokerdesk_ledger_entries_total 0$/m);
    expect(body).not.toContain('0196f1de');
  });

  it('are for this machine alone, where no token is set', async () => {
    const { anonymous } = server();
    const far = await anonymous.inject({ url: '/metrics', remoteAddress: '203.0.113.9' });
    expect(far.status).toBe(404);
    const passedOn = await anonymous.get('/metrics', { 'x-forwarded-for': '127.0.0.1' });
    expect(passedOn.status).toBe(404);
  });
});

describe('with a token', () => {
  const server = useTestServer({ metricsToken: token });

  it('they are for whoever has it, from anywhere', async () => {
    const ask = (authorization?: string) =>
      server().anonymous.inject({
        url: '/metrics',
        remoteAddress: '203.0.113.9',
        ...(authorization !== undefined && { headers: { authorization } }),
      });
    expect((await ask(`Bearer ${token}`)).status).toBe(200);
    expect((await ask()).status).toBe(404);
    expect((await ask(`Bearer ${token}x`)).status).toBe(404);
  });
});
