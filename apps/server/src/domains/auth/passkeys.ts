import { createPublicKey, type JsonWebKey, randomBytes } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import type { PasskeyPurpose } from '../../kernel/db/schema/staff.ts';
import { passkey, passkeyChallenge } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { actorOf, type PasskeySite, type RequestContext } from '../../platform/request-context.ts';
import {
  lockSignedIn,
  passkeysOf,
  type SessionRow,
  type SignedIn,
} from '../../platform/sessions/sessions.ts';
import { readSetting } from '../../platform/settings.ts';

/** Loaded on use, since it would add a third to the time of a start. */
const loadLibrary = async () => ({
  ...(await import('@simplewebauthn/server')),
  ...(await import('@simplewebauthn/server/helpers')),
});
type Library = Awaited<ReturnType<typeof loadLibrary>>;

const challengeMs = 5 * 60 * 1000;
/** EdDSA, ES256 and RS256, as COSE numbers them. */
const algorithms = [-8, -7, -257];

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

export type PasskeyRow = typeof passkey.$inferSelect;

/** Throws PASSKEYS_OFF. */
export function requireSite({ services }: Pick<RequestContext, 'services'>): PasskeySite {
  if (services.passkeySite === null) throw new Problem('PASSKEYS_OFF');
  return services.passkeySite;
}

/** Throws PASSKEYS_OFF. */
export async function offerPasskey(
  tx: Transaction,
  context: RequestContext,
  { person, session }: SignedIn,
): Promise<Schemas.PasskeyCreation> {
  const site = requireSite(context);
  const { app_name: name } = await readSetting(tx, 'app');
  const known = await passkeysOf(tx, person.id);
  const challenge = await newChallenge(tx, session, 'add');
  return {
    rp: { id: site.domain, name },
    user: {
      id: base64url(person.id),
      name: person.username,
      displayName: person.name,
    },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: challengeMs,
    excludeCredentials: known.map(descriptor),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    attestation: 'none',
  };
}

export function askForPasskey(context: RequestContext): Promise<Schemas.PasskeyRequest> {
  const site = context.services.passkeySite;
  const actor = actorOf(context);
  return context.db.transaction(async (tx) => {
    const { person, session } = await lockSignedIn(tx, actor);
    const known = await passkeysOf(tx, person.id);
    const code = person.mfaSecret !== null;
    if (site === null || known.length === 0) return { options: null, code };
    const purpose = actor.mfaPending ? 'sign_in' : 'sign_in_again';
    const challenge = await newChallenge(tx, session, purpose);
    return { options: optionsFor(site, known, challenge), code };
  });
}

export const optionsFor = (
  site: PasskeySite,
  known: readonly PasskeyRow[],
  challenge: string,
): Schemas.PasskeyOptions => ({
  rpId: site.domain,
  challenge,
  timeout: challengeMs,
  userVerification: 'required',
  allowCredentials: known.map(descriptor),
});

/** Uses the offer up. Lock the user first. */
export async function madePasskey(
  tx: Transaction,
  context: RequestContext,
  { session }: SignedIn,
  response: Schemas.PasskeyAttestation,
): Promise<MadePasskey | null> {
  const site = requireSite(context);
  const challenge = await consumeChallenge(tx, session, 'add');
  if (challenge === null) return null;
  return orNull(context, async () => {
    const library = await loadLibrary();
    const { clientDataJSON, attestationObject } = response.response;
    refuseCertificates(library, attestationObject);
    const { registrationInfo } = await library.verifyRegistrationResponse({
      response: {
        ...response,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: [...site.origins],
      expectedRPID: site.domain,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (registrationInfo === undefined) return null;
    const { id: credentialId, publicKey, counter } = registrationInfo.credential;
    const plainKey = plainKeyOf(library, publicKey);
    const synced = registrationInfo.credentialDeviceType === 'multiDevice';
    return { credentialId, publicKey: base64url(publicKey), plainKey, counter, synced };
  });
}

type MadePasskey = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'synced'> & {
  /** The key as SPKI in base64url, which needs no library to be read. */
  plainKey: string;
};

function plainKeyOf(
  { cose, decodeCredentialPublicKey }: Library,
  publicKey: Parameters<Library['decodeCredentialPublicKey']>[0],
): string {
  const key = decodeCredentialPublicKey(publicKey);
  const text = (part: Uint8Array | undefined) => base64url(part ?? '');
  const { COSEKEYS } = cose;
  let jwk: JsonWebKey;
  if (cose.isCOSEPublicKeyEC2(key)) {
    jwk = { kty: 'EC', crv: 'P-256', x: text(key.get(COSEKEYS.x)), y: text(key.get(COSEKEYS.y)) };
  } else if (cose.isCOSEPublicKeyRSA(key)) {
    jwk = { kty: 'RSA', n: text(key.get(COSEKEYS.n)), e: text(key.get(COSEKEYS.e)) };
  } else if (cose.isCOSEPublicKeyOKP(key)) {
    jwk = { kty: 'OKP', crv: 'Ed25519', x: text(key.get(COSEKEYS.x)) };
  } else throw new Error('The key is of a kind that was not asked for.');
  const spki = createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'der' });
  return spki.toString('base64url');
}

/** A certificate would be looked up at an address that it names itself. None was asked for. */
function refuseCertificates({ decodeAttestationObject }: Library, attestationObject: string): void {
  const object = decodeAttestationObject(bytesOf(attestationObject));
  const isPlain = ['none', 'packed'].includes(object.get('fmt'));
  if (!isPlain || object.get('attStmt').get('x5c') !== undefined) {
    throw new Error('An attestation with certificates was not asked for.');
  }
}

/** Uses the challenge of the session up. Lock the user first. */
export async function usePasskey(
  tx: Transaction,
  context: RequestContext,
  { person, session }: SignedIn,
  purpose: Exclude<PasskeyPurpose, 'add'>,
  response: Schemas.PasskeyAssertion,
): Promise<PasskeyRow | null> {
  const challenge = await consumeChallenge(tx, session, purpose);
  const known = await passkeysOf(tx, person.id);
  return challenge === null ? null : signerOf(tx, context, known, { challenge, response });
}

export async function signerOf(
  tx: Transaction,
  context: RequestContext,
  known: readonly PasskeyRow[],
  { challenge, response }: { challenge: string; response: Schemas.PasskeyAssertion },
): Promise<PasskeyRow | null> {
  const site = context.services.passkeySite;
  const signer = known.find((one) => one.credentialId === response.id);
  if (site === null || signer === undefined) return null;
  const { credentialId, publicKey, counter } = signer;
  const found = await orNull(context, async () =>
    (await loadLibrary()).verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: [...site.origins],
      expectedRPID: site.domain,
      requireUserVerification: true,
      credential: { id: credentialId, publicKey: bytesOf(publicKey), counter },
    }),
  );
  if (found?.verified !== true) return null;
  const { newCounter, credentialDeviceType } = found.authenticationInfo;
  if ((credentialDeviceType === 'multiDevice') !== signer.synced) return null;
  const used = await tx
    .update(passkey)
    .set({ counter: newCounter, lastUsedAt: new Date() })
    .where(and(eq(passkey.id, signer.id), eq(passkey.counter, counter)))
    .returning({ id: passkey.id });
  // Removed or counted up in the meantime: nothing may be signed with the passkey as it was.
  return used.length === 0 ? null : signer;
}

async function orNull<T>({ log }: RequestContext, check: () => Promise<T>): Promise<T | null> {
  try {
    return await check();
  } catch (error) {
    log.info({ reason: error instanceof Error ? error.message : String(error) }, 'passkey refused');
    return null;
  }
}

async function newChallenge(
  tx: Transaction,
  { id: sessionId }: SessionRow,
  purpose: PasskeyPurpose,
): Promise<string> {
  const challenge = base64url(randomBytes(32));
  const kept = { challenge, expiresAt: new Date(Date.now() + challengeMs) };
  await tx
    .insert(passkeyChallenge)
    .values({ sessionId, purpose, ...kept })
    .onConflictDoUpdate({
      target: [passkeyChallenge.sessionId, passkeyChallenge.purpose],
      set: kept,
    });
  return challenge;
}

async function consumeChallenge(
  tx: Transaction,
  { id }: SessionRow,
  purpose: PasskeyPurpose,
): Promise<string | null> {
  const [taken] = await tx
    .delete(passkeyChallenge)
    .where(and(eq(passkeyChallenge.sessionId, id), eq(passkeyChallenge.purpose, purpose)))
    .returning();
  return taken !== undefined && taken.expiresAt > new Date() ? taken.challenge : null;
}

const descriptor = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports,
});
