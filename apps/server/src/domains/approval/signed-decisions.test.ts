import type { Schemas } from '@brokerdesk/sdk';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../kernel/db/schema.ts';
import { SignedDecisions } from '../../platform/audit-seal/check-signatures.ts';
import { contentOf } from '../../platform/audit-seal/sealer.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import { type ApiClient, sessionOf } from '../../testing/api-client.ts';
import { endOfBulk, startBulk } from '../../testing/bulk-runs.ts';
import { once } from '../../testing/config-calls.ts';
import { addClient, addDeposit, type ClientFixture } from '../../testing/deposit-fixtures.ts';
import { addPasskey, type PasskeyDevice, signatureOf } from '../../testing/passkey-device.ts';
import { signedInPerson } from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { liftSums, waitingProposals, withdrawProposal } from '../../testing/two-person-fixtures.ts';

const server = useTestServer();
let client: ClientFixture;

beforeAll(async () => {
  await liftSums(server().db);
  client = await addClient(server().db, { fullName: '签名客户' });
});

interface Signer {
  api: ApiClient;
  id: string;
  device: PasskeyDevice;
}

async function newSigner(): Promise<Signer> {
  const { api, id } = await signedInPerson(server());
  return { api, id, device: await addPasskey(api) };
}

const large = () => addDeposit(server().db, client, { amount: '20000.00' });
const approve = (who: ApiClient, id: string, headers: Record<string, string> = {}, key = once()) =>
  who.call(
    'PUT',
    `/deposit/admin/v1/audit/${id}`,
    { result: 'approved', version: 1, ...acknowledged },
    { ...key, ...headers },
  );
async function signingOf({ api }: Signer, id: string): Promise<Schemas.Signing> {
  const { status, body } = await approve(api, id);
  expect([status, body.code]).toEqual([403, 'SIGNATURE_REQUIRED']);
  return body.signing;
}

describe('a decision above its limit of a user with a passkey', () => {
  // @rule second-person: A user with a passkey signs what the screen showed, for each decision above a limit
  // @in ./sign-statement.ts
  it('is refused with what the screen has to show, and counts once that is signed', async () => {
    const [first, second] = [await newSigner(), await newSigner()];
    const small = await addDeposit(server().db, client, { amount: '10.00' });
    expect((await approve(first.api, small.id)).body.status).toBe('approved');

    const deposit = await large();
    const key = once();
    const refused = await approve(first.api, deposit.id, {}, key);
    expect(refused.body.code).toBe('SIGNATURE_REQUIRED');
    expect(await waitingProposals(first.api)).toEqual([]);
    const { statement, options } = refused.body.signing;
    expect(JSON.parse(statement)).toMatchObject({
      operation: 'auditDeposit',
      limit: 'credit',
      record: { type: 'deposit', id: deposit.id, name: deposit.orderNo, version: 1 },
      base_amount: '20000.00000000',
      signer: { id: first.id },
      confirms: null,
    });
    const shown = Object.fromEntries(
      JSON.parse(statement).changes.map(({ field, after }: { field: string; after: string }) => [
        field,
        after,
      ]),
    );
    expect(shown).toMatchObject({
      ...{
        client: `签名客户 (${client.username})`,
        amount: '20000.00',
        currency: 'USD',
        status: 'approved',
      },
      account: expect.any(String),
    });
    expect(options.allowCredentials).toMatchObject([{ id: first.device.id }]);

    const answer = await approve(
      first.api,
      deposit.id,
      signatureOf(refused.body.signing, first.device),
      key,
    );
    expect(answer.body.decision.second_person.waiting.mine).toBe(true);
    const signature = signatureOf(await signingOf(second, deposit.id), second.device);
    expect((await approve(second.api, deposit.id, signature)).body.status).toBe('approved');
  });

  it('asks for no password, and a user without a passkey for no signature', async () => {
    const signer = await newSigner();
    const { api } = await signedInPerson(server());
    const deposit = await large();
    expect((await approve(api, deposit.id)).status).toBe(200);
    const signing = await signingOf(signer, deposit.id);
    const signed = await approve(signer.api, deposit.id, signatureOf(signing, signer.device));
    expect(signed.body.status).toBe('approved');
  });

  it.each([
    ['of another statement', { challenge: 'b3RoZXI' }],
    ['without the user verified', { verified: false }],
    ['of another page', { origin: 'https://desk.example.evil' }],
    ['with a counter that went back', { counter: 1 }],
  ])('takes no signature %s', async (_how, wrong) => {
    const signer = await newSigner();
    const deposit = await large();
    const signature = signatureOf(await signingOf(signer, deposit.id), signer.device, wrong);
    expect((await approve(signer.api, deposit.id, signature)).body.code).toBe('SIGNATURE_REQUIRED');
  });

  it('takes no signature for another record, of another user, or from another session', async () => {
    const [signer, other] = [await newSigner(), await newSigner()];
    const [one, two] = [await large(), await large()];
    const signing = await signingOf(signer, one.id);
    const mine = signatureOf(signing, signer.device);
    expect((await approve(signer.api, two.id, mine)).body.code).toBe('SIGNATURE_REQUIRED');
    expect((await approve(other.api, one.id, mine)).body.code).toBe('SIGNATURE_REQUIRED');
    const theirs = signatureOf(signing, other.device);
    expect((await approve(signer.api, one.id, theirs)).body.code).toBe('SIGNATURE_REQUIRED');
    const elsewhere = { ...signing, seal: sealOf(other, signing.statement) };
    const moved = signatureOf(elsewhere, signer.device);
    expect((await approve(signer.api, one.id, moved)).body.code).toBe('SIGNATURE_REQUIRED');
  });

  it('takes none of more than five minutes ago, and none that cannot be read', async () => {
    const signer = await newSigner();
    const deposit = await large();
    const { statement, issued_at, ...rest } = await signingOf(signer, deposit.id);
    const old = new Date(Date.now() - 6 * 60_000).toISOString();
    const aged = statement.replace(issued_at, old);
    const late = { ...rest, statement: aged, issued_at: old, seal: sealOf(signer, aged) };
    for (const headers of [
      signatureOf(late, signer.device),
      { 'x-signature': 'not base64url' },
      { 'x-signature': Buffer.from('{}').toString('base64url') },
    ]) {
      expect((await approve(signer.api, deposit.id, headers)).body.code).toBe('SIGNATURE_REQUIRED');
    }
    // The seal alone was right: a younger one counts.
    const young = await signingOf(signer, deposit.id);
    expect(young.seal).toBe(sealOf(signer, young.statement));
  });

  it('takes a signature once, also after what it proposed was taken back', async () => {
    const signer = await newSigner();
    const deposit = await large();
    const signature = signatureOf(await signingOf(signer, deposit.id), signer.device);
    expect((await approve(signer.api, deposit.id, signature)).status).toBe(200);
    const waiting = (await waitingProposals(signer.api)).find(
      ({ subject }) => subject.id === deposit.id,
    );
    if (waiting === undefined) throw new Error('Nothing waits.');
    await withdrawProposal(signer.api, waiting);
    expect((await approve(signer.api, deposit.id, signature)).body.code).toBe('SIGNATURE_REQUIRED');
  });

  it('is refused in a bulk run, which shows no statement', async () => {
    const signer = await newSigner();
    const deposit = await large();
    const items = [{ id: deposit.id, version: 1, body: { ...acknowledged } }];
    const body = { result: 'approved' } as const;
    const { body: run } = await startBulk(signer.api, { operation: 'auditDeposit', body, items });
    const ended = await endOfBulk(signer.api, run.id);
    expect(JSON.stringify(ended)).toContain('SIGNATURE_REQUIRED');
  });

  it('is rejected without a signature', async () => {
    const signer = await newSigner();
    const deposit = await large();
    const rejection = { result: 'rejected', version: 1, reason: 'no' };
    const path = `/deposit/admin/v1/audit/${deposit.id}`;
    expect((await signer.api.call('PUT', path, rejection, once())).body.status).toBe('rejected');
  });
});

const sealOf = ({ api }: Signer, statement: string) =>
  server().services.secrets.digests(
    'fingerprint',
    `statement ${sessionOf(api)} ${statement}`,
  )[0] as string;

describe('the log of a signed decision', () => {
  // @rule writes: Signatures of decisions are checked offline, against the passkeys that the log has
  // @in platform/audit-seal/check-signatures.ts
  it('proves it by itself, and names any other signature', async () => {
    const signer = await newSigner();
    const deposit = await large();
    const signing = await signingOf(signer, deposit.id);
    await approve(signer.api, deposit.id, signatureOf(signing, signer.device));
    const rows = await server()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.actorId, signer.id))
      .orderBy(asc(auditLog.seq));
    const entries = rows.map(contentOf);
    const signed = entries.find(({ action }) => action === 'proposal.signed');
    if (signed === undefined) throw new Error('Nothing was signed.');
    expect(signed).toMatchObject({
      ...{ subject_type: 'deposit', subject_id: deposit.id },
      after: { statement: signing.statement, credential_id: signer.device.id },
    });

    const faultWith = (change: object, before: typeof entries = entries) => {
      const decisions = new SignedDecisions();
      for (const entry of before) if (entry !== signed) decisions.faultOf(entry);
      return decisions.faultOf({ ...signed, ...change });
    };
    expect(faultWith({})).toBeNull();
    const after = { ...signed.after };
    const other = { ...JSON.parse(signing.statement), base_amount: '1.00' };
    expect(faultWith({ after: { ...after, statement: JSON.stringify(other) } })).toBe(
      'the signature of the statement',
    );
    const forged = String(Object(signed.after)['signature']).replace(/[^.]+$/, 'bm9uZQ');
    expect(faultWith({ after: { ...after, signature: forged } })).toBe(
      'the signature of the statement',
    );
    expect(faultWith({ after: { ...after, statement: 'gone' } })).toBe(
      'a signature that can be read',
    );
    expect(faultWith({ subject_id: 'another' })).toBe('a statement of this signer and record');
    expect(faultWith({ actor_id: 'another' })).toBe('a passkey of the signer');
    expect(faultWith({}, [])).toBe('a passkey of the signer');
  });
});
