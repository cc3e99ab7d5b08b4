import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { shiftHandover } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addClient, staffId } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const path = '/stat/admin/v1/handover';

const write = async (who: ApiClient, text = '等待凭证'): Promise<Schemas.Handover> =>
  (await who.call('POST', `${path}/add`, { text }, once())).body;
const change = (who: ApiClient, { id, version }: Schemas.Handover) =>
  who.call('PUT', `${path}/${id}`, { text: '已收到凭证', version });
const acknowledge = (who: ApiClient, { id, version }: Schemas.Handover) =>
  who.call('PUT', `${path}/acknowledge/${id}`, { version });
const idsOf = async (who: ApiClient) =>
  (await who.get(`${path}/list?size=100`)).body.list.map(({ id }: Schemas.Handover) => id);

// @rule statistics: A shift's note is read by its author and by users whose scope covers the author's
// @in domains/figures/handover.ts
it('a note is read by its author and by users whose scope covers the clients of the author', async () => {
  const { signIn } = server();
  const [hero, peer] = [await signIn('hero'), await signIn('hero2')];
  const [leader, otherLeader] = [await signIn('superman'), await signIn('superman2')];
  const [angel, god] = [await signIn('angel'), await signIn('god')];
  const ofHero = await write(hero);
  const ofLeader = await write(leader);
  const ofAngel = await write(angel);
  const reads = async (who: ApiClient) => {
    const ids = await idsOf(who);
    return [ofHero, ofLeader, ofAngel].map(({ id }) => ids.includes(id));
  };
  expect(await reads(hero)).toEqual([true, false, false]);
  expect(await reads(peer)).toEqual([false, false, false]);
  expect(await reads(leader)).toEqual([true, true, false]);
  expect(await reads(otherLeader)).toEqual([false, false, false]);
  expect(await reads(god)).toEqual([true, true, true]);
  expect((await acknowledge(peer, ofHero)).status).toBe(404);
  expect((await acknowledge(leader, ofHero)).status).toBe(200);
});

it('the author changes a note until one colleague has taken over, and only one does', async () => {
  const { db, signIn } = server();
  const [author, angel, god] = [await signIn('angel2'), await signIn('angel'), await signIn('god')];
  const note = await write(author);
  expect((await change(angel, note)).body.code).toBe('FORBIDDEN');
  expect((await acknowledge(author, note)).body.code).toBe('FORBIDDEN');
  const { body: changed } = await change(author, note);
  expect(changed).toMatchObject({ text: '已收到凭证', editable: true, acknowledged_at: null });
  expect((await acknowledge(angel, note)).body.code).toBe('STALE_RECORD');
  const both = await Promise.all([acknowledge(angel, changed), acknowledge(god, changed)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const accepted = both.find(({ status }) => status === 200)?.body as Schemas.Handover;
  expect(accepted).toMatchObject({ editable: false, acknowledgeable: false });
  expect((await change(author, accepted)).body.code).toBe('INVALID_TRANSITION');
  expect((await acknowledge(god, accepted)).body.code).toBe('INVALID_TRANSITION');
  await expect(
    db.update(shiftHandover).set({ text: 'x' }).where(eq(shiftHandover.id, note.id)),
  ).rejects.toThrow();
});

it('the report has the clients that changed hands, named only within the scope', async () => {
  const { db, signIn } = server();
  const [god, hero, other] = [await signIn('god'), await signIn('hero'), await signIn('hero2')];
  const client = await addClient(db);
  const to = await staffId(db, 'hero2');
  const moved = await god.call('POST', `/user/v1/change_agent/${client.id}`, { user_id: to });
  expect(moved.status).toBe(200);
  const transferred = async (who: ApiClient) =>
    (await who.get('/stat/admin/v1/shift')).body.transferred;
  const entry = { action: 'client.transferred', subject_id: client.id };
  expect(await transferred(god)).toMatchObject([{ ...entry, name: '测试客户', to: { id: to } }]);
  expect(await transferred(other)).toMatchObject([{ ...entry, name: '测试客户' }]);
  expect(await transferred(hero)).toMatchObject([{ ...entry, name: null }]);
  expect(await transferred(await signIn('hero5'))).toEqual([]);
});
