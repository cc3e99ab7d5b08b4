import {
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';

/** Signed notes and checkpoints as C2SP describes them (signed-note, tlog-checkpoint), so that other programs read them. */
export interface Checkpoint {
  size: number;
  /** In base64. */
  root: string;
  at: string;
}

const origin = 'brokerdesk/audit-log';
const ed25519 = 1;
const keyIdBytes = 4;

export interface Signer {
  /** The key to verify with, as `name+id+key`. */
  publicKey: string;
  sign(checkpoint: Checkpoint): string;
}

const privatePrefix = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicPrefix = Buffer.from('302a300506032b6570032100', 'hex');

/** @param seed 32 bytes. */
export function signerOf(seed: Uint8Array): Signer {
  const key = createPrivateKey({
    key: Buffer.concat([privatePrefix, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const raw = createPublicKey(key)
    .export({ format: 'der', type: 'spki' })
    .subarray(publicPrefix.length);
  const typed = Buffer.concat([Buffer.of(ed25519), raw]);
  const id = keyId(origin, typed);
  return {
    publicKey: `${origin}+${id.toString('hex')}+${typed.toString('base64')}`,
    sign({ size, root, at }) {
      const text = `${origin}\n${size}\n${root}\n${at}\n`;
      const signature = Buffer.concat([id, sign(null, Buffer.from(text), key)]);
      return `${text}\n— ${origin} ${signature.toString('base64')}\n`;
    },
  };
}

function keyId(name: string, typedKey: Buffer): Buffer {
  return createHash('sha256').update(`${name}\n`).update(typedKey).digest().subarray(0, keyIdBytes);
}

interface Verifier {
  name: string;
  id: Buffer;
  key: KeyObject;
}

function verifierOf(publicKey: string): Verifier | null {
  const [, name = '', id = '', encoded = ''] =
    /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(publicKey) ?? [];
  const typed = Buffer.from(encoded, 'base64');
  if (typed.length !== 33 || typed[0] !== ed25519) return null;
  if (keyId(name, typed).toString('hex') !== id) return null;
  const der = Buffer.concat([publicPrefix, typed.subarray(1)]);
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  return { name, id: Buffer.from(id, 'hex'), key };
}

export function openNote(note: string, publicKey: string): string | null {
  const verifier = verifierOf(publicKey);
  const end = note.lastIndexOf('\n\n') + 1;
  if (verifier === null || end === 0) return null;
  const text = note.slice(0, end);
  const signed = note
    .slice(end + 1)
    .split('\n')
    .some((line) => {
      const [dash, name, encoded = '', ...more] = line.split(' ');
      if (dash !== '—' || name !== verifier.name || more.length > 0) return false;
      const bytes = Buffer.from(encoded, 'base64');
      return (
        bytes.subarray(0, keyIdBytes).equals(verifier.id) &&
        verify(null, Buffer.from(text), verifier.key, bytes.subarray(keyIdBytes))
      );
    });
  return signed ? text : null;
}

/** A key that was replaced is `key@size`: it counts for checkpoints of that many entries and fewer. */
export function openCheckpoint(note: string, publicKeys: readonly string[]): Checkpoint | null {
  for (const each of publicKeys) {
    const [key = '', sizeMax = Number.POSITIVE_INFINITY] = each.split('@');
    const checkpoint = parseCheckpoint(openNote(note, key) ?? '');
    if (checkpoint !== null && checkpoint.size <= Number(sizeMax)) return checkpoint;
  }
  return null;
}

/** Does not look at the signature; null if it is no checkpoint of this log. */
export function parseCheckpoint(text: string): Checkpoint | null {
  const [name, size = '', root = '', at = ''] = text.split('\n');
  if (name !== origin || !/^(0|[1-9]\d{0,15})$/.test(size) || Number.isNaN(Date.parse(at)))
    return null;
  return { size: Number(size), root, at };
}

/** A note that a crash has cut off was never published, and is passed over. */
export function notesIn(file: string): string[] {
  return file.match(/^brokerdesk\/audit-log\n(?:[^\n]+\n){3}\n(?:— \S+ [\w+/]{91}=\n)+/gm) ?? [];
}
