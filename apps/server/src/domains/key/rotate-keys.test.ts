import { desc, eq, like, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  auditLeaf,
  auditLog,
  kyc,
  recoveryCode,
  serverKey,
  staffUser,
} from '../../kernel/db/schema.ts';
import { checkLog } from '../../platform/audit-seal/check-log.ts';
import { openCheckpoint } from '../../platform/audit-seal/checkpoint.ts';
import { linesOf, verifyLog } from '../../platform/audit-seal/evidence.ts';
import { storedNotes } from '../../platform/audit-seal/sealer.ts';
import { LogTree } from '../../platform/audit-seal/tree.ts';
import { openKeyRing } from '../../platform/key-ring.ts';
import { deriveSecrets, keyId, type Purpose } from '../../platform/secrets.ts';
import { apiClient, md5, tryLogin } from '../../testing/api-client.ts';
import { addClient } from '../../testing/deposit-fixtures.ts';
import { acceptInvitation, openInvitation } from '../../testing/invitations.ts';
import { createPerson, signedInPerson, type TestPerson } from '../../testing/people.ts';
import { testCaptcha, useTestServer } from '../../testing/test-server.ts';
import { mfaPendingToken } from '../../testing/tokens.ts';
import { hashOf, spendRecoveryCode } from '../auth/second-factor.ts';
import { storedIdNo } from '../kyc/kyc-row.ts';
import { advanceKeys, encryptKeys, listKeys, replaceKeys, rotateKeys } from './rotate-keys.ts';

const server = useTestServer();
const profile = '/auth/admin/v1/userinfo';
const operator = 'ops';
const atOnce = { lookMs: 0, overlapMs: 0 };
const hourMs = 3_600_000;

const statesOf = async (purpose: Purpose) =>
  (await server().db.select().from(serverKey).where(eq(serverKey.purpose, purpose)))
    .toSorted((one, other) => one.number - other.number)
    .map(({ state }) => state);
const currentId = (purpose: Purpose) => keyId(server().services.secrets.current(purpose));

const age = (ms: number) =>
  server().db.execute(
    sql`update server_key set replaced_at = replaced_at - ${ms} * interval '1 millisecond'`,
  );

async function verified(person: TestPerson): Promise<number> {
  const access_token = await mfaPendingToken(server(), person);
  const api = apiClient(server().app, { access_token, refresh_token: '', mfa: true });
  const code = new TOTP({ secret: Secret.fromBase32(person.secret ?? '') }).generate();
  return (await api.call('POST', '/auth/admin/v1/mfa/verify', { code })).status;
}

async function rotate(...names: Purpose[]): Promise<void> {
  await rotateKeys(server(), names, operator);
  await server().services.auditSeal.seal();
  await advanceKeys(server(), atOnce);
}

describe('a rotation', () => {
  // @rule tokens: A next key is accepted before it signs, a replaced one until its signatures expire
  // @in ./rotate-keys.ts
  it('publishes a key first, starts it after the overlap, and drops the one before it with its tokens', async () => {
    const { signIn, anonymous, ring } = server();
    const before = await signIn('angel');
    const kid = currentId('access-token');
    await rotateKeys(server(), ['access-token'], operator);
    await rotateKeys(server(), ['access-token'], operator);
    expect((await statesOf('access-token')).slice(-2)).toEqual(['current', 'next']);
    await advanceKeys(server(), { lookMs: 0, overlapMs: hourMs });
    expect(currentId('access-token')).toBe(kid);

    await advanceKeys(server(), { lookMs: 0, overlapMs: 0 });
    expect((await statesOf('access-token')).slice(-2)).toEqual(['previous', 'current']);
    const after = await signIn('angel');
    for (const one of [before, after]) expect((await one.get(profile)).status).toBe(200);

    await age(14 * 60_000);
    await advanceKeys(server(), atOnce);
    expect((await before.get(profile)).status).toBe(200);
    await age(60_000);
    await advanceKeys(server(), atOnce);
    expect((await statesOf('access-token')).slice(-2)).toEqual(['dropped', 'current']);
    expect((await before.get(profile)).body.code).toBe('UNAUTHORIZED');
    const refreshed = await anonymous.call('POST', '/auth/admin/v1/token/refresh', {
      refresh_token: before.tokens?.refresh_token,
    });
    expect(refreshed.status).toBe(200);
    expect((await after.get(profile)).status).toBe(200);
    expect(await ring.secrets.find('access-token', kid)).toBeNull();
  });

  it('is in the audit log, with the operator and without a key', async () => {
    const { db } = server();
    await rotate('captcha');
    const entries = await db
      .select()
      .from(auditLog)
      .where(like(auditLog.action, 'key.%'))
      .orderBy(desc(auditLog.seq))
      .limit(2);
    const key = currentId('captcha');
    expect(entries).toMatchObject([
      { action: 'key.started', actorId: null, subjectId: key, after: { key } },
      { action: 'key.created', actorId: null, subjectId: key, after: { key, operator } },
    ]);
    const shown = JSON.stringify([entries, await listKeys(db)]);
    const [row] = await db.select().from(serverKey).where(eq(serverKey.purpose, 'captcha'));
    expect(shown).not.toContain(row?.sealed ?? '');
  });

  it('keeps codes, invitations, upload addresses and known devices good', async () => {
    const { anonymous } = server();
    const { body: picture } = await anonymous.get('/auth/admin/v1/captcha');
    const invited = await createPerson(server());
    const code = await openInvitation(server(), invited);
    const { link, put } = await announced();
    const known = await signInFromDevice();
    await rotate('captcha', 'invitation', 'upload', 'fingerprint');
    const wrong = await anonymous.call(
      'POST',
      '/auth/admin/v1/login',
      { username: 'nobody', password: md5('wrong'), captcha: testCaptcha },
      { 'x-captcha-id': picture.captcha_id },
    );
    expect(wrong.body.code).not.toBe('CAPTCHA_WRONG');
    const { username } = invited;
    expect((await acceptInvitation(server(), { username, code })).status).toBe(200);
    expect((await put(link.url)).status).toBe(200);
    expect((await known.again()).isKnown).toBe(true);
  });
});

async function announced() {
  const { anonymous, signIn } = server();
  const bytes = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(500, 9)]);
  const angel = await signIn('angel');
  const { body: link } = await angel.call('POST', '/s3/admin/presign/put', {
    ...{ purpose: 'deposit_proof', content_type: 'image/png', size: bytes.length },
  });
  const put = (url: string) =>
    anonymous.inject({
      ...{ method: 'PUT', url, payload: bytes },
      headers: { 'content-type': 'image/png' },
    });
  return { link, put };
}

async function signInFromDevice() {
  const { app } = server();
  const login = (headers = {}) => tryLogin(app, 'hero3', { captcha: testCaptcha, headers });
  const cookieOf = ({ headers }: Awaited<ReturnType<typeof login>>) =>
    String(headers['set-cookie']).split(';')[0] ?? '';
  const cookie = cookieOf(await login());
  return {
    again: async () => ({
      isKnown: cookieOf(await login({ cookie })).includes(cookie.split('=')[1] ?? ''),
    }),
  };
}

describe('stored secrets', () => {
  const storedOf = async (id: string) =>
    (await server().db.select().from(staffUser).where(eq(staffUser.id, id)))[0]?.mfaSecret ?? '';

  async function identified(idNo: string) {
    const { db, services } = server();
    const client = await addClient(db);
    const where = eq(kyc.clientId, client.id);
    await db.update(kyc).set(storedIdNo(services.secrets, idNo)).where(where);
    return async () => (await db.select().from(kyc).where(where))[0];
  }

  // @rule tokens: What a replaced key has encrypted is encrypted anew before the key is dropped
  // @in ./renew-stored.ts
  it('are encrypted anew by a rotation, which drops the key before; authenticators verify all the while', async () => {
    const { db, services } = server();
    const person = await createPerson(server(), { mfa: true });
    const ofKyc = await identified('E10000001');
    const number = services.secrets.current('seal').number;
    const behind = services.secrets.seal('E1');
    const timing = { lookMs: 0, overlapMs: hourMs };
    await rotateKeys(server(), ['seal'], operator);
    await server().owner.execute(
      sql`update server_key set created_at = created_at - interval '1 hour'`,
    );
    await advanceKeys(server(), timing);
    expect(await storedOf(person.id)).toMatch(new RegExp(`^seal-${number + 1}\\.`));
    expect((await ofKyc())?.idNoSealed).toMatch(new RegExp(`^seal-${number + 1}\\.`));
    expect(await verified(person)).toBe(200);
    expect((await statesOf('seal')).slice(-2)).toEqual(['previous', 'current']);

    // A process that has not read the new state writes with the key before.
    const straggler = await identified('E10000002');
    const isStraggler = eq(kyc.id, (await straggler())?.id ?? '');
    await db.update(kyc).set({ idNoSealed: behind }).where(isStraggler);
    await age(hourMs);
    await advanceKeys(server(), timing);
    expect((await statesOf('seal')).slice(-2)).toEqual(['previous', 'current']);
    await advanceKeys(server(), timing);
    expect((await statesOf('seal')).slice(-2)).toEqual(['dropped', 'current']);
    expect(services.secrets.unseal((await straggler())?.idNoSealed ?? '')).toBe('E1');
  });

  it('stay as they are if their key is lost, and keep no key from being dropped', async () => {
    const { db, services } = server();
    const person = await createPerson(server(), { mfa: true });
    const lost = deriveSecrets('a secret that this database never had').seal('x');
    await db.update(staffUser).set({ mfaSecret: lost }).where(eq(staffUser.id, person.id));
    await rotate('seal');
    await advanceKeys(server(), atOnce);
    expect((await statesOf('seal')).slice(-2)).toEqual(['dropped', 'current']);
    expect(await storedOf(person.id)).toBe(lost);
    expect(() => services.secrets.unseal(lost)).toThrow('seal-1');
    await db.update(staffUser).set({ mfaSecret: null }).where(eq(staffUser.id, person.id));
  });

  it('are found by the number of an identity document, before and after its key is rotated', async () => {
    const { signIn } = server();
    const row = await identified('E20000001');
    const same = await identified('E20000001');
    const god = await signIn('god');
    const found = async () =>
      (await god.get('/identify/admin/v1/list?q=E20000001')).body.list.map(
        ({ id }: { id: string }) => id,
      );
    const ids = [(await row())?.id, (await same())?.id].toSorted();
    expect((await found()).toSorted()).toEqual(ids);
    const before = (await row())?.idNoHash;
    await rotate('id-no');
    expect((await row())?.idNoHash).toMatch(/^id-no-\d+\./);
    expect((await row())?.idNoHash).not.toBe(before);
    expect((await same())?.idNoHash).toBe((await row())?.idNoHash);
    expect((await found()).toSorted()).toEqual(ids);
  });

  it('count as recovery codes until they are used, and keep their key for as long', async () => {
    const { db, services } = server();
    const person = await createPerson(server(), { mfa: true });
    const codeHash = hashOf(services.secrets, person, 'AAAA-BBBB-CCCC');
    await db.insert(recoveryCode).values({ userId: person.id, codeHash });
    await rotate('recovery-code');
    await advanceKeys(server(), atOnce);
    expect((await statesOf('recovery-code')).slice(-2)).toEqual(['previous', 'current']);
    const left = await db.transaction((tx) =>
      spendRecoveryCode(tx, services.secrets, person, 'aaaa bbbb cccc'),
    );
    expect(left).toBe(0);
    await advanceKeys(server(), atOnce);
    expect((await statesOf('recovery-code')).slice(-2)).toEqual(['dropped', 'current']);
  });
});

describe('an emergency', () => {
  // @rule tokens: An emergency refuses at once what the replaced keys signed, and ends every session
  // @in ./rotate-keys.ts
  it('ends every session, refuses codes and addresses, and renews what is stored', async () => {
    const { anonymous, db, services } = server();
    const person = await createPerson(server(), { mfa: true });
    const { api } = await signedInPerson(server());
    const { body: picture } = await anonymous.get('/auth/admin/v1/captcha');
    const invited = await createPerson(server());
    const code = await openInvitation(server(), invited);
    const { link, put } = await announced();
    await rotateKeys(server(), ['seal'], operator);
    const waiting = (await statesOf('seal')).length;

    await replaceKeys(server(), [...serverKey.purpose.enumValues], operator, atOnce);

    expect((await api.get(profile)).status).toBe(401);
    expect((await put(link.url)).body.code).toBe('UPLOAD_LINK_INVALID');
    const login = await anonymous.call(
      'POST',
      '/auth/admin/v1/login',
      { username: 'angel', password: md5('wrong'), captcha: testCaptcha },
      { 'x-captcha-id': picture.captcha_id },
    );
    expect(login.body.code).toBe('CAPTCHA_WRONG');
    const { username } = invited;
    expect((await acceptInvitation(server(), { username, code })).status).not.toBe(200);
    expect(await db.$count(recoveryCode)).toBe(0);
    expect((await statesOf('seal'))[waiting - 1]).toBe('dropped');
    for (const purpose of serverKey.purpose.enumValues) {
      const states = new Set(await statesOf(purpose));
      const kept = purpose === 'audit-log' ? ['current', 'previous'] : ['current', 'dropped'];
      expect([purpose, [...states].toSorted()]).toEqual([purpose, kept]);
    }
    expect(services.secrets.current('seal').number).toBe(waiting + 1);
    expect(await verified(person)).toBe(200);
  });
});

describe('the key of the audit log', () => {
  it('leaves earlier checkpoints verifiable when it is replaced, and signs no later ones', async () => {
    const { db, services, ring } = server();
    const { auditSeal } = services;
    await addClient(db);
    await rotate('captcha');
    await auditSeal.checkpoint();
    const signer = await ring.auditKeys.signerIn(db);
    const size =
      openCheckpoint((await storedNotes(db)).at(-1) ?? '', [signer.publicKey])?.size ?? 0;
    expect(size).toBeGreaterThan(0);

    await rotate('audit-log');
    expect((await verifyLog(db, auditSeal)).findings).toEqual([]);
    const keys = await auditSeal.publicKeys();
    expect(keys.at(-2)).toMatch(/^brokerdesk\/audit-log\+\S+@\d+$/);
    expect(keys.at(-2)?.startsWith(`${signer.publicKey}@`)).toBe(true);
    const newest = (await storedNotes(db)).at(-1) ?? '';
    expect(openCheckpoint(newest, keys.slice(-1))).not.toBeNull();
    expect(openCheckpoint(newest, keys.slice(0, -1))).toBeNull();
    // The entry that names the new key is among those that the key before it may sign for.
    const [made] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, currentId('audit-log')))
      .orderBy(auditLog.seq)
      .limit(1);
    expect(made?.after).toMatchObject({ public_key: keys.at(-1) });
    const [leaf] = await db
      .select()
      .from(auditLeaf)
      .where(eq(auditLeaf.seq, made?.seq ?? 0));
    expect(leaf?.position).toBeLessThanOrEqual(Number(keys.at(-2)?.split('@')[1]));

    const tree = new LogTree();
    const lines = [];
    for await (const line of linesOf(db, 100_000)) {
      lines.push(line);
      tree.add(Buffer.from(line.hash ?? '', 'hex'));
    }
    const at = new Date().toISOString();
    const forged = signer.sign({ size: tree.size, root: tree.root(), at });
    const evidence = { lines, checkpoints: [forged], published: null };
    expect(await checkLog({ ...evidence, publicKeys: [signer.publicKey] })).toEqual([]);
    expect(await checkLog({ ...evidence, publicKeys: keys })).not.toEqual([]);
  });
});

describe('the key ring', () => {
  const secret = 'a secret that only tests use, and no server';
  const another = 'another secret that only tests use, no server';
  let encrypted: string[];

  beforeEach(async () => {
    encrypted = (await server().db.select().from(serverKey)).map(({ sealed }) => sealed ?? '');
  });

  it('has the keys that were derived from JWT_SECRET, if there were no others', async () => {
    const before = deriveSecrets(secret);
    const undone = server().owner.transaction(async (tx) => {
      await tx.delete(serverKey);
      const { secrets } = await openKeyRing(tx, [secret]);
      for (const purpose of serverKey.purpose.enumValues) {
        expect(secrets.current(purpose)).toEqual(before.current(purpose));
      }
      expect(secrets.unseal(before.seal('JBSWY3DPEHPK3PXP'))).toBe('JBSWY3DPEHPK3PXP');
      expect(before.unseal(secrets.seal('JBSWY3DPEHPK3PXP'))).toBe('JBSWY3DPEHPK3PXP');
      tx.rollback();
    });
    await expect(undone).rejects.toThrow('Rollback');
  });

  // @rule tokens: Keys are encrypted in the database, each for its place, under JWT_SECRET
  // @in platform/key-ring.ts
  it('is opened by its JWT_SECRET alone, and by no row in the place of another', async () => {
    const { db } = server();
    await expect(openKeyRing(db, [another])).rejects.toThrow('JWT_SECRET does not open');
    await openKeyRing(db, [another, secret]);
    const bytes = server().services.secrets.current('upload').bytes;
    for (const text of encrypted)
      expect(Buffer.from(text, 'base64url').includes(bytes)).toBe(false);
    const swapped = db.transaction(async (tx) => {
      await tx.execute(sql`
        update server_key set sealed = (
          select sealed from server_key where purpose = 'upload' and state = 'current')
        where purpose = 'access-token' and state = 'current'`);
      await openKeyRing(tx, [secret]);
    });
    await expect(swapped).rejects.toThrow('JWT_SECRET does not open');
  });

  it('is encrypted under a new JWT_SECRET, after which the former one opens nothing', async () => {
    const { db } = server();
    const ring = await openKeyRing(db, [another, secret]);
    await encryptKeys({ db, ring }, operator);
    await expect(openKeyRing(db, [secret])).rejects.toThrow('JWT_SECRET does not open');
    const moved = await openKeyRing(db, [another]);
    expect(moved.secrets.current('seal')).toEqual(server().services.secrets.current('seal'));
    expect(await moved.auditKeys.publicKeys()).toEqual(await ring.auditKeys.publicKeys());
    await encryptKeys({ db, ring: await openKeyRing(db, [secret, another]) }, operator);
    await server().ring.reload();
  });
});
