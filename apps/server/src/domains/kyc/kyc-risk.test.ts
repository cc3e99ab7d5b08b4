import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { file, kyc, kycDocument } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { addClient, staffId } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { refreshRisks } from '../sweep/refresh-risks.ts';

// The records are here without the clients' own status beside them.
const server = useTestServer({ brokenBooks: true });
let angel: ApiClient;
beforeAll(async () => {
  angel = await server().signIn('angel');
});

const path = '/identify/admin/v1';
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const ago = (years: number, days = 0) => {
  const today = inDays(days);
  return `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
};

async function add(fields: Partial<typeof kyc.$inferInsert> = {}, picture?: string) {
  const { db } = server();
  const { id: clientId } = await addClient(db);
  const defaults = { status: 'pending', attemptNo: 1, birthDate: '1990-01-31' } as const;
  const [stored] = await db
    .update(kyc)
    .set({
      ...defaults,
      idExpiry: '2040-12-31',
      idNoHash: randomUUID(),
      madeAt: new Date(),
      ...fields,
    })
    .where(eq(kyc.clientId, clientId))
    .returning();
  if (stored === undefined) throw new Error('There is no identity check.');
  const fileId = randomUUID();
  await db.insert(file).values({
    id: fileId,
    purpose: 'kyc_document',
    contentType: 'image/png',
    size: 1,
    sha256: createHash('sha256')
      .update(picture ?? fileId)
      .digest('hex'),
    stored: true,
    uploadedById: await staffId(db, 'angel'),
    expiresAt: new Date(),
  });
  await db
    .insert(kycDocument)
    .values({ kycId: stored.id, attemptNo: 1, type: 'id_card', side: 'front', fileId });
  return stored.id;
}
const riskOf = async (id: string) => {
  const { body } = await angel.get(`${path}/detail/${id}`);
  return body.kyc.risk_reasons.map(({ code, level }: Record<string, string>) => `${code} ${level}`);
};

it('nothing odd is no risk', async () => {
  expect(await riskOf(await add())).toEqual([]);
});

// @rule identity: Age and expiry of the document are risks
it.each([
  ['under_age stop', { birthDate: ago(18, 1) }, { birthDate: ago(18) }],
  ['document_expired stop', { idExpiry: inDays(-1) }, { idExpiry: null }],
  ['document_expiring look', { idExpiry: inDays(30) }, { idExpiry: inDays(31) }],
])('%s comes alone from its own fact', async (reason, odd, normal) => {
  expect(await riskOf(await add(odd))).toEqual([reason]);
  expect(await riskOf(await add(normal))).toEqual([]);
});

// @rule identity: Another client's number or picture is a stop for both checks
it('the number or the picture of another client is a stop, for both', async () => {
  const idNoHash = randomUUID();
  const numbers = [await add({ idNoHash }), await add({ idNoHash })];
  for (const id of numbers) expect(await riskOf(id)).toEqual(['same_id_no stop']);
  const pictures = [await add({}, 'same'), await add({}, 'same')];
  for (const id of pictures) expect(await riskOf(id)).toEqual(['same_document stop']);
  await refreshRisks({ db: server().db }, new Date());
  const { body } = await angel.get(`${path}/list?risk=stop&status=pending&size=100`);
  const found = body.list.map(({ id }: { id: string }) => id);
  expect(found).toEqual(expect.arrayContaining([...numbers, ...pictures]));
});

it('one at stop is approved by two people, with a reason that its timeline keeps', async () => {
  const idNoHash = randomUUID();
  await add({ idNoHash });
  const id = await add({ idNoHash });
  const audit = (more: object, who = angel) =>
    who.call('POST', `${path}/audit/${id}`, { result: 'approved', version: 1, ...more });
  expect((await audit({})).body.code).toBe('RISK_NEEDS_OVERRIDE');
  expect((await audit({ bulk: true, override_reason: '同名' })).body.code).toBe('RISK_NOT_IN_BULK');
  const why = { override_reason: '同一人重复开户' };
  expect((await audit(why)).body).toMatchObject({
    ...{ risk: 'stop', status: 'pending' },
    decision: { second_person: { bound: 'risk', waiting: { mine: true } } },
  });
  const angel2 = await server().signIn('angel2');
  expect((await audit(why, angel2)).body).toMatchObject({ risk: 'stop', status: 'approved' });
  const { body } = await angel.get(`${path}/detail/${id}`);
  expect(body.timeline.at(-1)).toMatchObject({ override_reason: '同一人重复开户' });
});

it('one at look is approved once each reason is acknowledged, which its timeline keeps', async () => {
  const id = await add({ idExpiry: inDays(30) });
  const audit = (more: object) =>
    angel.call('POST', `${path}/audit/${id}`, { result: 'approved', version: 1, ...more });
  expect((await audit({})).body.code).toBe('RISK_NOT_ACKNOWLEDGED');
  const seen = { acknowledged_reasons: ['document_expiring'] };
  expect((await audit(seen)).body).toMatchObject({ status: 'approved' });
  const { body } = await angel.get(`${path}/detail/${id}`);
  expect(body.timeline.at(-1)).toMatchObject(seen);
});
