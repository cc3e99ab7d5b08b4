import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { readContract } from '../../http/contract.ts';
import { auditLog, proposal } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { addClient } from '../../testing/deposit-fixtures.ts';
import { limitedOperations } from '../../testing/limited-operations/limited-operations.ts';
import type { World } from '../../testing/limited-operations/world.ts';
import { addPasskey, signing } from '../../testing/passkey-device.ts';
import { signedInPerson, type TestPerson } from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { auditProposal } from '../../testing/two-person-fixtures.ts';

const server = useTestServer();
const limited = readContract().filter(({ limit }) => limit !== null);
let others: World['others'];

beforeAll(async () => {
  others = [await server().signIn('angel'), await server().signIn('angel2')];
});

interface Statement {
  record: { name?: string };
  client: string | null;
  changes: { field: string }[];
}

function tellsOf({ record, client, changes }: Statement): boolean {
  const fields = new Set(changes.map(({ field }) => field));
  const isNamed = record.name !== undefined || fields.size > 2;
  return isNamed && fields.size > 0 && (client === null || fields.has('client'));
}

async function newSigner(): Promise<TestPerson & { by: ApiClient }> {
  const { api, ...person } = await signedInPerson(server(), { role: 'god' });
  return { ...person, by: signing(api, await addPasskey(api)) };
}

// @rule second-person: Each operation with a limit is signed by users with passkeys, through one function
// @in ./sign-statement.ts ./two-people.ts
it.each(limited.map(({ id, key }) => [id, key] as const))(
  'two users with passkeys carry it out, both by signatures: %s',
  async (_id, key) => {
    const make = limitedOperations[key];
    if (make === undefined) throw new Error(`limited-operations does not try ${key}.`);
    const [one, second] = [await newSigner(), await newSigner()];
    const { db } = server();
    const client = await addClient(db, { currencies: ['USD', 'HKD'] });
    const { ask, reads } = await make({ server: server(), maker: one, others, client }, '10000.01');
    const before = await reads();
    const isDone = async () => !isDeepStrictEqual(await reads(), before);

    const answers = [await ask(one.by)];
    const ofOne = and(eq(proposal.makerId, one.id), eq(proposal.status, 'pending'));
    for (const made of await db.select().from(proposal).where(ofOne)) {
      answers.push(await auditProposal(second.by, made));
    }
    if (!(await isDone())) answers.push(await ask(second.by));
    expect(answers.map(({ body }) => body?.code)).not.toContain('SIGNATURE_REQUIRED');
    expect(await isDone()).toBe(true);
    const signed = eq(auditLog.action, 'proposal.signed');
    const ofSecond = and(signed, eq(auditLog.actorId, second.id));
    const [entry] = await db.select().from(auditLog).where(ofSecond);
    const statement = JSON.parse(Object(entry?.after)['statement'] ?? '{}');
    expect(statement).toMatchObject({ signer: { id: second.id } });
    expect(tellsOf(statement)).toBe(true);
  },
);
