import { eq } from 'drizzle-orm';
import qrcode from 'qrcode';
import { beforeEach, describe, expect, it } from 'vitest';
import { attempt, auditLog, setting, staffUser } from '../../kernel/db/schema.ts';
import {
  bind,
  forgetAuthenticators,
  scan,
  startBinding,
  verifyBinding,
} from '../../testing/authenticator.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const start = '/user/v1/mfa/bind/start';

beforeEach(() => forgetAuthenticators(server().db));

describe('beginning to set up an authenticator', () => {
  // @rule tokens: A new secret counts only once its code is verified, within 10 minutes
  it('returns a picture and an address, named after the app and the user', async () => {
    const { db } = server();
    await db.insert(setting).values({ key: 'app', value: { app_name: '环球证券 Desk' } });
    const angel = await server().signIn('angel');
    const { status, body } = await angel.call('POST', start);
    await server().owner.delete(setting);
    expect(status).toBe(200);
    const address = new URL(body.otpauth_uri);
    expect(decodeURIComponent(address.pathname)).toBe('/环球证券 Desk:angel');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      issuer: '环球证券 Desk',
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      digits: '6',
      period: '30',
    });
    expect(body.qrcode_data_url).toMatch(/^data:image\/png;base64,iVBORw0KGgo/);
    expect(body.qrcode_data_url).toBe(await qrcode.toDataURL(body.otpauth_uri));
  });

  it('changes nothing yet: neither the profile nor the next sign-in', async () => {
    const angel = await server().signIn('angel');
    await startBinding(angel);
    expect((await angel.get('/auth/admin/v1/userinfo')).body.mfa).toBe(false);
    expect((await server().signIn('angel')).tokens?.mfa).toBe(false);
  });

  it('keeps the secret encrypted, and nowhere else', async () => {
    const { db, logs, services } = server();
    const { secret } = await startBinding(await server().signIn('hero'));
    const [hero] = await db.select().from(staffUser).where(eq(staffUser.username, 'hero'));
    expect(services.secrets.unseal(hero?.mfaPendingSecret ?? '')).toBe(secret);
    expect(JSON.stringify(hero)).not.toContain(secret);
    expect(JSON.stringify(await db.select().from(auditLog))).not.toContain(secret);
    expect(logs.join('')).not.toContain(secret);
  });

  it('again replaces what was begun: the first secret counts no more', async () => {
    const angel = await server().signIn('angel');
    const first = await startBinding(angel);
    const second = await startBinding(angel);
    expect(second.secret).not.toBe(first.secret);
    expect((await verifyBinding(angel, first.code())).status).toBe(422);
    expect((await verifyBinding(angel, second.code())).status).toBe(200);
  });

  it('is refused to people who have one', async () => {
    const angel = await server().signIn('angel');
    await bind(angel);
    expect((await angel.call('POST', start)).body).toMatchObject({
      status: 409,
      code: 'MFA_ALREADY_ENABLED',
    });
  });

  it('is possible thirty times in 15 minutes, for each person', async () => {
    const [angel, angel2] = [await server().signIn('angel'), await server().signIn('angel2')];
    const { id } = (await angel.get('/auth/admin/v1/userinfo')).body;
    await server()
      .db.insert(attempt)
      .values(Array.from({ length: 29 }, () => ({ subject: `bind:${id}` })));
    const { body } = await angel.call('POST', start);
    expect(scan(body.otpauth_uri).code()).toMatch(/^\d{6}$/);
    const refused = await angel.call('POST', start);
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    expect((await angel2.call('POST', start)).status).toBe(200);
  });

  it('is recorded in the audit log', async () => {
    const god = await server().signIn('god');
    await startBinding(god);
    const { id } = (await god.get('/auth/admin/v1/userinfo')).body;
    const rows = await server().db.select().from(auditLog).orderBy(auditLog.seq);
    expect(rows.at(-1)).toMatchObject({
      action: 'user.mfa_binding_started',
      actorId: id,
      subjectType: 'staff_user',
      subjectId: id,
      before: null,
      after: null,
    });
  });
});
