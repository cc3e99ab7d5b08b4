import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog, client, event, file, kyc } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { addClient, staffId } from '../../testing/deposit-fixtures.ts';
import { kycForm, kycPicture } from '../../testing/kyc-fixtures.ts';
import { lastEntry } from '../../testing/last-entry.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
let angel: ApiClient;
let superman: ApiClient;
let hero: ApiClient;

beforeAll(async () => {
  const { signIn } = server();
  angel = await signIn('angel');
  superman = await signIn('superman');
  hero = await signIn('hero');
});

const url = (what: string) => `/identify/admin/v1/${what}`;

const picture = (bytes?: string, by: 'hero' | 'angel' = 'hero') => kycPicture(server(), by, bytes);
const form = (fields: Record<string, unknown> = {}) => kycForm(server(), 'hero', fields);

const fill = async (clientId: string, fields: object = {}, who = hero) =>
  who.call('PUT', url(`fill/${clientId}`), await form({ ...fields }));
const audit = (who: ApiClient, id: string, body: object) =>
  who.call('POST', url(`audit/${id}`), body);
const approve = (id: string, version = 2, who = angel) =>
  audit(who, id, { result: 'approved', version });

async function pending(fields: object = {}, options: Parameters<typeof addClient>[1] = {}) {
  const of = await addClient(server().db, options);
  const { status, body } = await fill(of.id, fields);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { clientId: of.id, id: body.id as string, body };
}

const statusOfClient = async (id: string) => {
  const [row] = await server().db.select().from(client).where(eq(client.id, id));
  return row?.kycStatus;
};

async function entriesOf(subjectId: string) {
  const rows = await server()
    .db.select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, subjectId))
    .orderBy(desc(auditLog.seq));
  return rows;
}

describe('submitting', () => {
  it('makes it pending, masked, and the client with it; a new client has one, unverified', async () => {
    const of = await addClient(server().db);
    const before = await hero.get(url(`client_detail/${of.id}`));
    expect(before.body).toMatchObject({
      kyc: { status: 'unverified', attempt_no: 0, id_no: null, documents: [] },
      timeline: [],
    });
    const { status, body } = await fill(of.id, { id_no: '3101 1519-900131 771x' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: before.body.kyc.id,
      status: 'pending',
      attempt_no: 1,
      version: 2,
      id_no: '31************771X',
      maker: { name: '李思源' },
      documents: [{ type: 'id_card', side: 'front' }],
      decision: { approve: false, reject: true, blocked_code: 'SELF_APPROVAL' },
    });
    expect(await statusOfClient(of.id)).toBe('pending');
    const [entry] = await entriesOf(body.id);
    expect(entry).toMatchObject({ action: 'kyc.submitted', before: { status: 'unverified' } });
    expect(JSON.stringify(entry)).not.toContain('31011519900131771X');
    const topics = await server()
      .db.select({ topic: event.topic })
      .from(event)
      .where(eq(event.clientId, of.id));
    expect(topics.map(({ topic }) => topic).sort()).toEqual(['client', 'kyc']);
  });

  // @rule identity: The number of an identity document is stored encrypted
  // @in ./kyc-row.ts
  it('keeps the number encrypted', async () => {
    const { id } = await pending({ id_no: 'E12345678' });
    const [row] = await server().db.select().from(kyc).where(eq(kyc.id, id));
    expect(JSON.stringify(row)).not.toContain('E12345678');
    expect(server().services.secrets.unseal(row?.idNoSealed ?? '')).toBe('E12345678');
  });

  it('is refused while one waits, and after a decision is a new attempt', async () => {
    const { id, clientId } = await pending();
    expect((await fill(clientId, { version: 2 })).body.code).toBe('INVALID_TRANSITION');
    await audit(angel, id, { result: 'rejected', reason_code: 'document_unreadable', version: 2 });
    expect(await statusOfClient(clientId)).toBe('rejected');
    expect((await fill(clientId, { version: 2 })).body.code).toBe('STALE_RECORD');
    const again = await fill(clientId, { version: 3 });
    expect(again.body).toMatchObject({
      status: 'pending',
      attempt_no: 2,
      checker: null,
      reason_code: null,
    });
    expect(again.body.documents).toHaveLength(1);
    await approve(id, 4);
    const renewed = await fill(clientId, { version: 5, full_name: '王新名' });
    expect(renewed.body).toMatchObject({ status: 'pending', attempt_no: 3 });
    expect(await statusOfClient(clientId)).toBe('pending');
    const { body } = await hero.get(url(`detail/${id}`));
    expect(
      body.timeline.map((e: { action: string; attempt_no: number }) => [e.action, e.attempt_no]),
    ).toEqual([
      ['submitted', 1],
      ['rejected', 1],
      ['submitted', 2],
      ['approved', 2],
      ['submitted', 3],
    ]);
  });

  it.each([
    ['birth_date', 'FIELD_INVALID', { birth_date: '2001-02-30' }],
    ['birth_date', 'FIELD_INVALID', { birth_date: '2099-01-01' }],
    ['id_expiry', 'ID_EXPIRED', { id_expiry: '2020-01-01' }],
    ['address', 'FIELD_REQUIRED', { level: 'advanced', address: ' ' }],
    ['id_no', 'FIELD_INVALID', { id_no: '!' }],
    ['nationality', 'FIELD_INVALID', { nationality: 'China' }],
    ['documents', 'FIELD_INVALID', { documents: [] }],
  ])('refuses a wrong value: %s with %s', async (field, code, wrong) => {
    const of = await addClient(server().db);
    const { status, body } = await fill(of.id, wrong);
    expect([status, body.errors]).toMatchObject([400, [{ field, code }]]);
  });

  // @rule identity: A picture belongs to one client and to its uploader
  // @in ./submit-kyc.ts
  it('takes only pictures that the user uploaded for this, and no other client has', async () => {
    const { body: first } = await pending();
    const of = await addClient(server().db);
    const with_ = async (fileId: string) =>
      (await fill(of.id, { documents: [{ type: 'selfie', side: 'single', file_id: fileId }] })).body
        .code;
    expect(await with_(randomUUID())).toBe('FILE_NOT_READY');
    expect(await with_(await picture(undefined, 'angel'))).toBe('FILE_NOT_READY');
    expect(await with_(first.documents[0].file_id)).toBe('FILE_NOT_READY');
    const proof = await picture();
    await server().db.update(file).set({ purpose: 'deposit_proof' }).where(eq(file.id, proof));
    expect(await with_(proof)).toBe('FILE_NOT_READY');
    expect(await statusOfClient(of.id)).toBe('unverified');
  });
});

describe('correcting', () => {
  it('is for what has been filled in', async () => {
    const of = await addClient(server().db);
    const { kyc: unverified } = (await angel.get(url(`client_detail/${of.id}`))).body;
    const early = await angel.call('PUT', url(unverified.id), await form());
    expect([early.status, early.body.code]).toEqual([409, 'INVALID_TRANSITION']);
  });

  it('changes what waits, in the same attempt, and may keep its pictures', async () => {
    const { id, body } = await pending();
    const documents = [{ type: 'id_card', side: 'front', file_id: body.documents[0].file_id }];
    const corrected = await angel.call(
      'PUT',
      url(id),
      await form({ full_name: '王晓明', documents, version: 2 }),
    );
    expect(corrected.body).toMatchObject({
      status: 'pending',
      full_name: '王晓明',
      attempt_no: 1,
      version: 3,
      maker: { name: '李思源' },
      // Unchanged: another user may have them open.
      documents: body.documents,
    });
    const stale = await angel.call('PUT', url(id), await form({ version: 2 }));
    expect([stale.body.code, stale.body.changed_by]).toEqual(['STALE_RECORD', '陈雅静']);
    await approve(id, 3, superman);
    const late = await angel.call('PUT', url(id), await form({ version: 4 }));
    expect(late.body.code).toBe('ALREADY_DECIDED');
  });

  // @rule identity: A correction may leave the number unchanged
  // @in ./submit-kyc.ts features/kyc/submit/kyc-draft.ts
  it('keeps the number if it was not typed again', async () => {
    const { id, body } = await pending({ id_no: 'E55443322' });
    const documents = [{ type: 'passport', side: 'single', file_id: body.documents[0].file_id }];
    const corrected = await angel.call(
      'PUT',
      url(id),
      await form({ id_no: null, documents, version: 2 }),
    );
    expect([corrected.status, corrected.body.id_no]).toEqual([200, body.id_no]);
    expect((await hero.call('POST', url(`reveal/${id}`))).body.id_no).toBe('E55443322');
    const of = await addClient(server().db);
    expect((await fill(of.id, { id_no: null })).body.errors).toMatchObject([{ field: 'id_no' }]);
  });
});

// @rule identity: Every attempt keeps its form, with the number masked, and its pictures
// @in ./store-kyc.ts features/kyc/review/person-pane.tsx
it('every attempt stays as it was: what its form said, and its pictures', async () => {
  const { id, clientId, body: first } = await pending({ full_name: '王一' });
  const documents = [{ type: 'id_card', side: 'front', file_id: first.documents[0].file_id }];
  await hero.call('PUT', url(id), await form({ full_name: '王二', documents, version: 2 }));
  await audit(angel, id, { result: 'rejected', reason_code: 'name_differs', version: 3 });
  const { body: second } = await fill(clientId, { full_name: '王三', version: 4 });
  const { attempts } = (await angel.get(url(`detail/${id}`))).body;
  expect(attempts).toMatchObject([
    {
      attempt_no: 1,
      said: { full_name: '王二' },
      documents: [{ sha256: first.documents[0].sha256 }],
    },
    { attempt_no: 2, said: { full_name: '王三' }, documents: second.documents },
  ]);
  expect(attempts[1].said.id_no).toBe(second.id_no);
  const old = await angel.get(url(`document/${id}/${attempts[0].documents[0].id}`));
  expect(old.status).toBe(200);
});

describe('a claim', () => {
  const claim = (who: ApiClient, id: string) => who.call('PUT', url(`claim/${id}`));
  const release = (who: ApiClient, id: string) => who.call('DELETE', url(`claim/${id}`));
  const actionsOf = async (id: string) => (await entriesOf(id)).map(({ action }) => action);

  // @rule identity: An identity check's claim is shown to others, without blocking them
  // @in domains/work/claim-work.ts
  it('shows others who works on it, wherever the check is shown, until it is released', async () => {
    const { id } = await pending({ nationality: 'NO' });
    expect((await claim(hero, id)).body).toEqual({ viewers: [] });
    expect((await claim(angel, id)).body.viewers).toMatchObject([{ name: '李思源' }]);
    expect((await claim(hero, id)).body).toEqual({ viewers: [] });
    const { body } = await superman.get(url(`detail/${id}`));
    expect(body.kyc.viewers).toMatchObject([{ name: '李思源' }]);
    await release(hero, id);
    expect((await angel.get(url('list?nationality=NO'))).body.list[0].viewers).toEqual([]);
    await claim(angel, id);
    expect((await hero.get(url('list?nationality=NO'))).body.list[0].viewers).toMatchObject([
      { name: '陈雅静' },
    ]);
  });

  // @rule identity: Starting and ending a claim are audited and notified, renewing is not
  // @in domains/work/claim-work.ts
  it('is audited and sends an event when it begins and ends, not each time that it is renewed', async () => {
    const { id, clientId } = await pending();
    for (let n = 0; n < 3; n++) await claim(hero, id);
    await release(hero, id);
    expect((await release(hero, id)).body).toEqual({ ok: true });
    expect((await actionsOf(id)).slice(0, 3)).toEqual([
      'work.closed',
      'work.opened',
      'kyc.submitted',
    ]);
    const events = await server().db.select().from(event).where(eq(event.clientId, clientId));
    expect(events.filter(({ topic }) => topic === 'kyc_claim')).toHaveLength(2);
  });

  // @rule identity: A claim that shows the document number whole says so in its audit entry
  // @in domains/work/claim-work.ts
  it('shows the number whole to who may decide, with one entry for both', async () => {
    const { id } = await pending({ id_no: 'K99887766' });
    const reveal = (who: ApiClient) =>
      who.call('PUT', `/work/admin/v1/claim/kyc/${id}`, { reveal: true });
    expect((await reveal(angel)).body).toMatchObject({ mine: true, id_no: 'K99887766' });
    const [entry, before] = await entriesOf(id);
    expect(entry).toMatchObject({ action: 'work.opened', after: { id_no_revealed: true } });
    expect(before).toMatchObject({ action: 'kyc.submitted' });
    await reveal(angel);
    expect((await actionsOf(id))[0]).toBe('kyc.id_no_revealed');
    await approve(id);
    expect((await reveal(angel)).body).not.toHaveProperty('id_no');
  });

  // @rule identity: The decision before claims the next check, and reveals its number
  // @in domains/work/claim-next.ts
  it('comes with the decision before it, with the number and an entry that says so', async () => {
    const { id: first } = await pending();
    const { id } = await pending({ id_no: 'K11223344' });
    const decision = { result: 'rejected', reason: 'no', version: 2 };
    const { body } = await audit(angel, `${first}?claim_next=${id}`, decision);
    expect(body.claimed_next).toMatchObject({ mine: true, id_no: 'K11223344' });
    const [entry] = await entriesOf(id);
    expect(entry).toMatchObject({ action: 'work.opened', after: { id_no_revealed: true } });
  });

  it('does not keep other users from deciding, and is refused outside the scope', async () => {
    const { id } = await pending();
    await claim(hero, id);
    expect((await approve(id)).status).toBe(200);
    const theirs = await addClient(server().db, { agent: 'hero5' });
    const { body } = await angel.get(url(`client_detail/${theirs.id}`));
    expect((await claim(hero, body.kyc.id)).status).toBe(404);
    expect((await release(hero, body.kyc.id)).status).toBe(404);
  });
});

describe('deciding', () => {
  it('approves, and the client is approved at once', async () => {
    const { id, clientId } = await pending();
    const { status, body } = await approve(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'approved',
      version: 3,
      checker: { name: '陈雅静' },
      decision: { approve: false, blocked_code: 'ALREADY_DECIDED' },
    });
    expect(await statusOfClient(clientId)).toBe('approved');
    expect((await entriesOf(id))[0]).toMatchObject({
      action: 'kyc.approved',
      before: { status: 'pending' },
      after: { status: 'approved' },
    });
  });

  // @rule identity: A verified name changes only by approval of a further identity check
  // @in domains/client/update-client.ts ./store-kyc.ts
  it('locks the name once it is verified: a further check that is approved changes it, and nothing else', async () => {
    const { id, clientId } = await pending({ full_name: '马建国' }, { fullName: '马健国' });
    const nameOf = async () => (await angel.get(`/client/admin/v1/detail/${clientId}`)).body;
    const rename = async (who: ApiClient, full_name: string) => {
      const { vip_level, score, version } = await nameOf();
      const body = { full_name, vip_level, score, remark: null, version };
      return who.call('PUT', `/client/admin/v1/${clientId}`, body);
    };
    expect((await rename(hero, '马建')).status).toBe(200);
    await approve(id);
    expect((await nameOf()).full_name).toBe('马建国');
    expect((await entriesOf(id))[0]).toMatchObject({
      before: { client_name: '马建' },
      after: { client_name: '马建国' },
    });
    const isLocked = async () => {
      for (const who of [hero, angel]) {
        const { status, body } = await rename(who, '王建国');
        expect([status, body.errors]).toMatchObject([
          400,
          [{ field: 'full_name', code: 'NAME_VERIFIED' }],
        ]);
      }
      expect((await rename(hero, '马建国')).status).toBe(200);
    };
    await isLocked();
    await fill(clientId, { version: 3, full_name: '王建国' });
    await isLocked();
    expect((await approve(id, 4, hero)).body.code).toBe('SELF_APPROVAL');
    await audit(angel, id, { result: 'rejected', reason_code: 'document_unreadable', version: 4 });
    await isLocked();
    await fill(clientId, { version: 5, full_name: '王建国' });
    await approve(id, 6);
    expect((await nameOf()).full_name).toBe('王建国');
  });

  // @rule identity: A verified client stays verified when the same details are submitted again
  // @in ./submit-kyc.ts
  it('stays verified when the verified details are submitted again, and is pending with other ones', async () => {
    const { id, clientId } = await pending({ id_no: 'E76543210' });
    await approve(id);
    const idNo = { id_no: 'e7654 3210' };
    for (const fields of [idNo, { ...idNo, remark: '重新上传' }]) {
      const { status, body } = await fill(clientId, { version: 3, ...fields });
      expect([status, body.code]).toEqual([409, 'IDENTITY_UNCHANGED']);
    }
    expect(await statusOfClient(clientId)).toBe('approved');
    expect((await fill(clientId, { version: 3, birth_date: '1980-02-03' })).status).toBe(200);
    expect(await statusOfClient(clientId)).toBe('pending');
  });

  it('is refused for a client who has submitted nothing', async () => {
    const of = await addClient(server().db);
    const { body } = await hero.get(url(`client_detail/${of.id}`));
    expect((await approve(body.kyc.id, 1)).body.code).toBe('INVALID_TRANSITION');
  });

  // @rule identity: An expired document is not approved
  // @in ./kyc-row.ts
  it('does not approve a document that has expired in the meantime, and says so beforehand', async () => {
    const { id } = await pending();
    await server().db.update(kyc).set({ idExpiry: '2020-01-01' }).where(eq(kyc.id, id));
    const { body } = await angel.get(url(`detail/${id}`));
    expect(body.kyc.decision).toMatchObject({ approve: false, blocked_code: 'ID_EXPIRED' });
    expect((await approve(id)).body.code).toBe('ID_EXPIRED');
  });
});

describe('outside the scope', () => {
  it('is nothing: not read, not revealed, not written, not counted as a duplicate', async () => {
    const shared = 'P99887766';
    const mine = await pending({ id_no: shared });
    const theirs = await addClient(server().db, { agent: 'hero5' });
    const { body: other } = await fill(
      theirs.id,
      {
        id_no: shared,
        documents: [
          { type: 'passport', side: 'single', file_id: await picture(undefined, 'angel') },
        ],
      },
      angel,
    );
    const documentId = other.documents[0].id;
    for (const [method, path, body] of [
      ['GET', `client_detail/${theirs.id}`],
      ['GET', `detail/${other.id}`],
      ['GET', `document/${other.id}/${documentId}`],
      ['POST', `reveal/${other.id}`],
      ['POST', `audit/${other.id}`, { result: 'approved', version: 2 }],
      ['PUT', `fill/${theirs.id}`, await form()],
      ['PUT', other.id, await form()],
    ] as const) {
      for (const who of [hero, superman]) {
        expect([path, (await who.call(method, url(path), body)).status]).toEqual([path, 404]);
      }
    }
    expect((await hero.get(url(`list?q=${shared}`))).body.total).toBe(1);
    expect((await angel.get(url(`list?q=${shared}`))).body.total).toBe(2);
    expect((await hero.get(url(`detail/${mine.id}`))).body.duplicates).toEqual([]);
    expect((await angel.get(url(`detail/${mine.id}`))).body.duplicates).toMatchObject([
      { id: other.id, same: ['id_no'] },
    ]);
  });
});

it('a duplicate is found by the number however it was typed, and by the same picture', async () => {
  const first = await pending({ id_no: 'ab 123-456' });
  const bytes = randomUUID();
  const document = async () => [
    { type: 'passport', side: 'single', file_id: await picture(bytes) },
  ];
  const second = await pending({ id_no: 'AB123456', documents: await document() });
  const third = await pending({ documents: await document() });
  const { body } = await angel.get(url(`detail/${second.id}`));
  const same = Object.fromEntries(
    body.duplicates.map((d: { id: string; same: string[] }) => [d.id, d.same]),
  );
  expect(same).toEqual({ [first.id]: ['id_no'], [third.id]: ['document'] });
});

it('the number is revealed whole on demand, recorded in the audit log without it, and not before it is there', async () => {
  const { id } = await pending({ id_no: 'K55667788' });
  expect((await hero.call('POST', url(`reveal/${id}`))).body).toEqual({ id_no: 'K55667788' });
  const [entry] = await entriesOf(id);
  expect(entry).toMatchObject({ action: 'kyc.id_no_revealed', actorName: '李思源' });
  expect(JSON.stringify([entry?.before, entry?.after])).not.toContain('K55667788');
  const of = await addClient(server().db);
  const { body } = await hero.get(url(`client_detail/${of.id}`));
  expect((await hero.call('POST', url(`reveal/${body.kyc.id}`))).status).toBe(404);
});

it('a picture is streamed as it was uploaded, of its own check only, and each look is audited', async () => {
  const documents = [{ type: 'id_card', side: 'back', file_id: await picture('the bytes') }];
  const { id, body } = await pending({ documents });
  const got = await hero.get(url(`document/${id}/${body.documents[0].id}`));
  expect([got.status, got.raw.toString()]).toEqual([200, 'the bytes']);
  expect(got.headers['content-type']).toContain('image/png');
  expect((await entriesOf(id))[0]?.action).toBe('kyc.document_viewed');
  const other = await pending();
  expect((await hero.get(url(`document/${other.id}/${body.documents[0].id}`))).status).toBe(404);
});

describe('the list', () => {
  const idsOf = async (query: string, who = angel) =>
    (await who.get(url(`list?size=200&${query}`))).body.list.map((k: { id: string }) => k.id);

  it('filters, sorts, counts, and excludes robots by default', async () => {
    const one = await pending({ full_name: 'Listed One', nationality: 'FR', id_type: 'passport' });
    const two = await pending({
      full_name: 'Listed Two',
      nationality: 'FR',
      level: 'advanced',
      address: 'x',
    });
    const robot = await pending({ full_name: 'Listed Robot', nationality: 'FR' }, { fake: true });
    await approve(two.id);
    expect(await idsOf('nationality=FR&sort=submitted_at')).toEqual([one.id, two.id]);
    expect(await idsOf('nationality=FR')).toEqual([two.id, one.id]);
    expect(await idsOf('nationality=FR&fake=true')).toEqual([robot.id]);
    expect(await idsOf('nationality=FR&status=approved')).toEqual([two.id]);
    expect(await idsOf('nationality=FR&level=basic')).toEqual([one.id]);
    expect(await idsOf('nationality=FR&id_type=passport')).toEqual([one.id]);
    expect(await idsOf('q=listed%20o')).toEqual([one.id]);
    expect(await idsOf(`client_id=${two.clientId}`)).toEqual([two.id]);
    expect(await idsOf('nationality=FR&from=2099-01-01T00:00:00Z')).toEqual([]);
    const heroId = await staffId(server().db, 'hero5');
    expect(await idsOf(`nationality=FR&agent_id=${heroId}`)).toEqual([]);
    const { body } = await angel.get(url('list?nationality=FR&size=1'));
    expect([body.total, body.list.length]).toEqual([2, 1]);
    for (const [query, field] of [
      ['sort=shoe_size', 'sort'],
      ['status=lost', 'status'],
    ]) {
      expect((await angel.get(url(`list?${query}`))).body.errors).toMatchObject([{ field }]);
    }
  });

  it.each(['submitted_at', '-checked_at', 'status', '-attempt_no'])(
    'sorted by %s holds every check once over its pages',
    async (sort) => {
      const total = (await angel.get(url('list?size=1'))).body.total;
      const seen = new Set<string>();
      for (let page = 1; (page - 1) * 10 < total; page++) {
        const { body } = await angel.get(url(`list?size=10&page=${page}&sort=${sort}`));
        for (const { id } of body.list) seen.add(id);
      }
      expect(seen.size).toBe(total);
    },
  );

  it('is exported with the same rows and a masked number, and recorded in the audit log', async () => {
    const { body: added } = await pending({ nationality: 'IT', id_no: 'IT1234567' });
    const { status, body } = await hero.get(url('export?nationality=IT'));
    expect(status).toBe(200);
    expect(body).toContain(added.id_no);
    expect(body).not.toContain('IT1234567');
    expect(body.trim().split('\r\n')).toHaveLength(2);
    const entry = await lastEntry(server());
    expect(entry).toMatchObject({ actorName: '李思源' });
    expect(entry?.action).toMatch(/export/);
  });
});
