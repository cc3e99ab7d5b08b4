import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { md5, totpCode, tryLogin } from '../testing/api-client.ts';
import { startTestServer } from '../testing/test-server.ts';
import { createLogger } from './logger.ts';

describe('the log', () => {
  // @rule server: The log contains no password, token, captcha, code, signature or body
  it('has a line for each request, and no password, token, captcha, code, signature or body', async () => {
    const server = await startTestServer();
    try {
      const code = totpCode();
      const person = await server.signIn('mfa');
      const refreshed = await person.call('POST', '/auth/admin/v1/token/refresh', {
        refresh_token: person.tokens?.refresh_token,
      });
      await tryLogin(server.app, 'angel', { password: 'not-the-password', captcha: 'QAQA' });
      const announcement = { purpose: 'deposit_proof', content_type: 'image/png', size: 8 };
      const link = await person.call('POST', '/s3/admin/presign/put', announcement);
      const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
      const headers = { 'content-type': 'image/png' };
      await person.inject({ method: 'PUT', url: link.body.url, payload: png, headers });
      await person.get('/client/admin/v1/list?q=13800138000');
      await server.owner.execute(sql`alter table refresh_token rename to refresh_token_hidden`);
      const failed = await person.call('POST', '/auth/admin/v1/token/refresh', {
        refresh_token: refreshed.body.refresh_token,
      });
      expect(failed.status).toBe(500);

      const log = server.logs.join('');
      const requests = server.logs
        .map((line) => JSON.parse(line))
        .filter((l) => l.msg === 'request');
      expect(requests).toContainEqual(
        expect.objectContaining({
          method: 'PUT',
          path: `/s3/admin/upload/${link.body.file_id}`,
          status: 200,
          request_id: expect.any(String),
        }),
      );
      expect(log).toContain('"user":"mfa"');
      const secrets = {
        md5: md5('Brokerdesk#1'),
        wrongMd5: md5('not-the-password'),
        accessToken: person.tokens?.access_token,
        refreshToken: person.tokens?.refresh_token,
        newRefreshToken: refreshed.body.refresh_token,
        captcha: 'QAQA',
        code,
        signature: new URL(link.body.url, 'http://x').searchParams.get('signature'),
        search: '13800138000',
        scheme: 'Bearer',
      };
      for (const [name, secret] of Object.entries(secrets)) {
        expect([name, log.includes(String(secret))]).toEqual([name, false]);
      }
    } finally {
      await server.close();
    }
  });

  // @rule server: Each refusal is logged with its code, and with the user if one is signed in
  it('names the user and the code of each refusal, whether the session or a right was missing', async () => {
    const server = await startTestServer();
    try {
      const hero = await server.signIn('hero');
      expect((await hero.get('/audit/admin/v1/list')).status).toBe(403);
      expect((await server.anonymous.get('/audit/admin/v1/list')).status).toBe(401);
      const lines = server.logs.map((line) => JSON.parse(line)).filter((l) => l.msg === 'request');
      expect(lines.at(-2)).toMatchObject({ status: 403, code: 'FORBIDDEN', user: 'hero' });
      expect(lines.at(-1)).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
      expect(lines.at(-1)).not.toHaveProperty('user');
    } finally {
      await server.close();
    }
  });

  // @rule server: A log entry is one line of JSON, whatever was sent
  it('has one line for each entry, whatever the text of a caller has in it', () => {
    const lines: string[] = [];
    const forged = 'angel\r\n{"level":30,"msg":"request"}\u2028\u001b[2J';
    createLogger('info', { write: (line) => lines.push(line) }).info({ user: forged }, forged);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).not.toMatch(/\p{Cc}/u);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      ...{ user: forged, msg: forged },
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
    });
  });

  it('logs the text and the reason of a failed query, not its values', () => {
    const lines: string[] = [];
    const error = Object.assign(new Error('Failed query: select $1\nparams: hash-of-a-password'), {
      query: 'select $1',
      params: ['hash-of-a-password'],
      cause: new Error('deadlock detected'),
    });
    createLogger('info', { write: (line) => lines.push(line) }).error({ err: error }, 'failed');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      err: { message: 'deadlock detected', query: 'select $1' },
    });
    expect(lines[0]).not.toContain('hash-of-a-password');
  });
});
