import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ipRule } from '../../kernel/db/schema.ts';
import { forgetIpRules } from '../../platform/ip-access/gate.ts';
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
    const restricted = process.env['TEST_DATABASE_URL'] === undefined ? 0 : 1;
    expect(body).toContain(`brokerdesk_database_role_restricted ${restricted}\n`);
    expect(body).toMatch(/^brokerdesk_audit_entries_total [1-9]\d*$/m);
    expect(body).toMatch(/^brokerdesk_ledger_entries_total 0$/m);
    expect(body).not.toContain('0196f1de');
  });

  // @rule server: Metrics are for localhost, or for callers with the token
  // @in http/metrics.ts
  it('are for this machine alone, if no token is set', async () => {
    const { anonymous } = server();
    const far = await anonymous.inject({ url: '/metrics', remoteAddress: '203.0.113.9' });
    expect(far.status).toBe(404);
    for (const header of ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip']) {
      const passedOn = await anonymous.get('/metrics', { [header]: '127.0.0.1' });
      expect([header, passedOn.status]).toEqual([header, 404]);
    }
  });

  it('go by no IP rule: who else is let in has nothing to do with it', async () => {
    const { db, anonymous } = server();
    const [rule] = await db
      .insert(ipRule)
      .values({ cidr: '203.0.113.0/24', kind: 'allow', scope: 'all' })
      .returning();
    forgetIpRules(db);
    try {
      expect((await anonymous.get('/setting/v1/app')).body.code).toBe('ADDRESS_REFUSED');
      expect((await anonymous.get('/metrics')).status).toBe(200);
      const far = await anonymous.inject({ url: '/metrics', remoteAddress: '203.0.113.9' });
      expect(far.status).toBe(404);
    } finally {
      await db.delete(ipRule).where(eq(ipRule.id, rule?.id ?? ''));
      forgetIpRules(db);
    }
  });

  it('are answered without those of the database, if that does not respond', async () => {
    await server().owner.transaction(async (tx) => {
      await tx.execute(sql`lock table audit_head in access exclusive mode`);
      const { status, body } = await server().anonymous.get('/metrics');
      expect(status).toBe(200);
      expect(body).toContain('process_resident_memory_bytes ');
      expect(body).not.toContain('brokerdesk_audit_entries_total');
    });
  });
});

describe('with a token', () => {
  const server = useTestServer({ metricsToken: token });

  it('they are for every caller who has it, from anywhere', async () => {
    const ask = (authorization?: string) =>
      server().anonymous.inject({
        url: '/metrics',
        remoteAddress: '203.0.113.9',
        ...(authorization !== undefined && { headers: { authorization } }),
      });
    expect((await ask(`Bearer ${token}`)).status).toBe(200);
    expect((await ask()).status).toBe(404);
    expect((await ask(`Bearer ${token}x`)).status).toBe(404);
    expect((await ask(token)).status).toBe(404);
    expect((await server().anonymous.get('/metrics')).status).toBe(404);
  });
});
