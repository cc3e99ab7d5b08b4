import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { ApiClient } from './api-client.ts';
import { testSite } from './test-server.ts';

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

interface Ceremony {
  challenge: string;
  origin?: string;
  domain?: string;
  verified?: boolean;
  synced?: boolean;
  /** By default one more than before. */
  counter?: number;
}

export function passkeyDevice() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  let used = 0;

  const clientData = (type: string, { challenge, origin = testSite.origins[0] }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authData(
    { domain = testSite.domain, verified = true, synced = false, counter }: Ceremony,
    flags = 0,
  ) {
    used = counter ?? used + 1;
    const head = Buffer.alloc(5);
    head[0] = 1 | (verified ? 4 : 0) | (synced ? 8 : 0) | flags;
    head.writeUInt32BE(used, 1);
    return Buffer.concat([sha256(domain), head]);
  }

  const named = { id: base64url(credentialId), rawId: base64url(credentialId) };

  return {
    id: named.id,
    plainKey: base64url(publicKey.export({ type: 'spki', format: 'der' })),

    make(
      ceremony: Ceremony,
      statement: { fmt: string; attStmt: Map<string, unknown> } = {
        fmt: 'none',
        attStmt: new Map(),
      },
    ): Schemas.PasskeyAttestation {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const length = Buffer.from([0, credentialId.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, key]);
      const attestation = new Map<string, unknown>([
        ['fmt', statement.fmt],
        ['attStmt', statement.attStmt],
        ['authData', new Uint8Array(Buffer.concat([authData(ceremony, 64), attested]))],
      ]);
      return {
        ...named,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', ceremony)),
          // The encoder's type names its values one by one.
          attestationObject: base64url(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      };
    },

    sign(ceremony: Ceremony): Schemas.PasskeyAssertion {
      const data = clientData('webauthn.get', ceremony);
      const authenticatorData = authData(ceremony);
      const signature = sign(
        'sha256',
        Buffer.concat([authenticatorData, sha256(data)]),
        privateKey,
      );
      return {
        ...named,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(signature),
        },
      };
    },
  };
}

export type PasskeyDevice = ReturnType<typeof passkeyDevice>;

export async function addPasskey(
  client: ApiClient,
  name = 'Laptop',
  device = passkeyDevice(),
): Promise<PasskeyDevice & { passkeyId: string }> {
  const { challenge } = (await client.call('POST', '/user/v1/passkey/start')).body;
  const added = await client.call('POST', '/user/v1/passkey/add', {
    name,
    response: device.make({ challenge }),
  });
  if (added.status !== 200) throw new Error(`Not added: ${JSON.stringify(added.body)}`);
  return { ...device, passkeyId: added.body.id };
}

export async function askForPasskey(client: ApiClient): Promise<string> {
  return (await client.call('POST', '/auth/admin/v1/passkey/start')).body.options.challenge;
}

export function signatureOf(
  { statement, issued_at, seal }: Schemas.Signing,
  device: PasskeyDevice,
  how: Partial<Ceremony> = {},
): { 'x-signature': string } {
  const assertion = device.sign({ challenge: sha256(statement).toString('base64url'), ...how });
  const signature = JSON.stringify({ issued_at, seal, assertion });
  return { 'x-signature': Buffer.from(signature).toString('base64url') };
}

export const signing = (api: ApiClient, device: PasskeyDevice): ApiClient => ({
  ...api,
  async call(method, path, body, headers = {}) {
    const refused = await api.call(method, path, body, headers);
    if (refused.body?.code !== 'SIGNATURE_REQUIRED') return refused;
    const signature = signatureOf(refused.body.signing, device);
    return api.call(method, path, body, { ...headers, ...signature });
  },
});
