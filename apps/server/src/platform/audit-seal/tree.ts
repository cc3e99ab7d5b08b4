import { createHash } from 'node:crypto';

/** The Merkle tree of RFC 6962, of which only the roots of its full subtrees are kept. */
export class LogTree {
  size: number;
  /** The largest first. */
  readonly #peaks: Buffer[];

  constructor(size = 0, peaks: readonly string[] = []) {
    this.size = size;
    this.#peaks = peaks.map((peak) => Buffer.from(peak, 'hex'));
  }

  add(leaf: Buffer): void {
    this.size += 1;
    this.#peaks.push(leaf);
    for (let count = this.size; count % 2 === 0; count /= 2) {
      const [left, right] = this.#peaks.splice(-2);
      if (left && right) this.#peaks.push(nodeHash(left, right));
    }
  }

  /** In base64, as in checkpoints. */
  root(): string {
    const root = this.#peaks.reduceRight<Buffer | undefined>(
      (right, left) => (right ? nodeHash(left, right) : left),
      undefined,
    );
    return (root ?? sha256()).toString('base64');
  }

  get peaks(): string[] {
    return this.#peaks.map((peak) => peak.toString('hex'));
  }
}

// The first byte keeps an entry from being passed off as two subtrees.
const leafMark = Buffer.of(0);
const nodeMark = Buffer.of(1);

export const leafHash = (content: Buffer): Buffer => sha256(leafMark, content);

const nodeHash = (left: Buffer, right: Buffer): Buffer => sha256(nodeMark, left, right);

function sha256(...parts: Buffer[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}
