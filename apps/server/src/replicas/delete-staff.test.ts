import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { client } from '../kernel/db/schema.ts';
import { addClient } from '../testing/deposit-fixtures.ts';
import { createPerson } from '../testing/people.ts';
import { useReplicas } from '../testing/replicas.ts';

const replicas = useReplicas();

it('a person who gets a client while being deleted stays, and the refusal says why', async () => {
  const { first, second } = replicas();
  const god = await first.signIn('god');
  const person = await createPerson(first, { role: 'hero' });
  const { id } = await addClient(first.db);
  const waits = async () => {
    const [found] = await first.db
      .select({ count: sql<number>`count(*)::int` })
      .from(sql`pg_locks`)
      .where(sql`not granted`);
    return (found?.count ?? 0) > 0;
  };
  const [deleted] = await second.db.transaction(async (tx) => {
    await tx.update(client).set({ agentId: person.id }).where(eq(client.id, id));
    const deleting = god.call('DELETE', `/user/v1/${person.id}`);
    await expect.poll(waits).toBe(true);
    // In an array, so that the transaction does not wait for it.
    return [deleting];
  });
  const refused = await deleted;
  expect([refused?.status, refused?.body.code]).toEqual([409, 'STILL_REFERRED_TO']);
});
