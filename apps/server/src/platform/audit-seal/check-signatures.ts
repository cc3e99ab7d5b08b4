import { createHash, createPublicKey, verify } from 'node:crypto';

type Entry = Readonly<Record<string, unknown>>;

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const bytesOf = (text: unknown) => Buffer.from(String(text), 'base64url');
const none = Buffer.alloc(0);
const presentAndVerified = 0b101;

export class SignedDecisions {
  readonly #keys = new Map<string, { owner: string; key: string }>();

  /** Entries must be given in their order. Null if the signature is right, or there is none. */
  faultOf(entry: Entry): string | null {
    const owner = String(entry['subject_id']);
    const { credential_id: credential, public_key: key } = Object(entry['after']);
    switch (entry['action']) {
      case 'user.passkey_added':
        this.#keys.set(String(credential), { owner, key: String(key) });
        return null;
      case 'user.passkey_removed':
        this.#keys.delete(String(Object(entry['before']).credential_id));
        return null;
      case 'user.mfa_closed':
        for (const [id, known] of this.#keys) if (known.owner === owner) this.#keys.delete(id);
        return null;
      case 'proposal.signed':
        return this.#faultOfSignature(entry, String(credential));
      default:
        return null;
    }
  }

  #faultOfSignature(entry: Entry, credential: string): string | null {
    const known = this.#keys.get(credential);
    if (known === undefined || known.owner !== entry['actor_id']) return 'a passkey of the signer';
    try {
      if (!isAbout(entry)) return 'a statement of this signer and record';
      return isSigned(entry, known.key) ? null : 'the signature of the statement';
    } catch {
      return 'a signature that can be read';
    }
  }
}

function isAbout(entry: Entry): boolean {
  const { signer, record } = JSON.parse(Object(entry['after']).statement);
  const isMade = record.name === undefined || record.id === null;
  const isRecord = isMade || record.id === entry['subject_id'];
  return isRecord && signer.id === entry['actor_id'] && record.type === entry['subject_type'];
}

/** As WebAuthn has it: over what the device says of itself, and the hash of what the browser says of the page. */
function isSigned(entry: Entry, key: string): boolean {
  const after = Object(entry['after']);
  const [clientData = none, device = none, signature = none] = after.signature
    .split('.')
    .map(bytesOf);
  const { type, challenge } = JSON.parse(clientData.toString());
  const isOfStatement =
    type === 'webauthn.get' && challenge === sha256(after.statement).toString('base64url');
  const isVerified = ((device[32] ?? 0) & presentAndVerified) === presentAndVerified;
  if (!isOfStatement || !isVerified) return false;
  const publicKey = createPublicKey({ key: bytesOf(key), format: 'der', type: 'spki' });
  const algorithm = publicKey.asymmetricKeyType === 'ed25519' ? null : 'sha256';
  const signed = Buffer.concat([device, sha256(clientData)]);
  return verify(algorithm, signed, publicKey, signature);
}
