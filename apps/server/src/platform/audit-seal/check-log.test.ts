import { describe, expect, it } from 'vitest';
import { checkLog, type Evidence, hashEntry, type LogLine } from './check-log.ts';
import { notesIn, openNote, signerOf } from './checkpoint.ts';
import { LogTree, leafHash } from './tree.ts';

const signer = signerOf(Buffer.alloc(32, 1));
const otherSigner = signerOf(Buffer.alloc(32, 2));

const minute = (count: number) => new Date(Date.UTC(2026, 10, 2, 8, count)).toISOString();
const entryAt = (count: number) => ({
  seq: 100 + count,
  at: minute(count),
  actor_name: 'Ada',
  action: 'deposit.approved',
  subject_id: `d${count}`,
  after: { amount: '10.00', status: 'approved' },
});
type Entry = ReturnType<typeof entryAt>;

function sealed(entries: readonly Entry[], sizes: readonly number[], by = signer) {
  const tree = new LogTree();
  const checkpoints: string[] = [];
  const lines = entries.map((entry, at): LogLine => {
    const hash = hashEntry(entry);
    tree.add(hash);
    const time = minute(tree.size + 60);
    if (sizes.includes(tree.size)) {
      checkpoints.push(by.sign({ size: tree.size, root: tree.root(), at: time }));
    }
    return { position: at + 1, hash: hash.toString('hex'), entry };
  });
  return { lines, checkpoints };
}

const sizes = [5, 12, 20, 30];
const entries = Array.from({ length: 30 }, (_, at) => entryAt(at + 1));
const { lines, checkpoints } = sealed(entries, sizes);
const whole: Evidence = {
  lines,
  checkpoints,
  published: checkpoints,
  publicKeys: [signer.publicKey],
};

const changed = (position: number, change: Partial<Entry>) =>
  entries.map((entry, at) => (at + 1 === position ? { ...entry, ...change } : entry));
/** Numbers and hashes made anew, as an attacker with the database but without the key can. */
const remade = (of: readonly Entry[]) => sealed(of, []).lines;
const without = <T>(of: readonly T[], position: number) => of.toSpliced(position - 1, 1);

type Tampering = [what: string, evidence: Partial<Evidence>, first: number, last: number];

const tamperings: Tampering[] = [
  [
    'a field of an entry was changed',
    {
      lines: lines.with(13, {
        ...lines[13],
        entry: changed(14, { subject_id: 'x' })[13],
      } as LogLine),
    },
    14,
    14,
  ],
  [
    'a field of an entry was changed and its hash made anew',
    { lines: remade(changed(14, { after: { amount: '99.00', status: 'approved' } })) },
    13,
    20,
  ],
  ['an entry was dropped', { lines: without(lines, 14) }, 14, 14],
  ['an entry was dropped and the others moved up', { lines: remade(without(entries, 14)) }, 13, 20],
  ['the tail was dropped', { lines: lines.slice(0, 25) }, 26, 30],
  [
    'the tail was dropped with its checkpoint',
    { lines: lines.slice(0, 25), checkpoints: checkpoints.slice(0, 3) },
    26,
    30,
  ],
  [
    'an entry was moved to a later place',
    { lines: remade(without(entries, 14).toSpliced(17, 0, entryAt(14))) },
    13,
    20,
  ],
  [
    'two entries have changed places',
    { lines: remade(entries.with(13, entryAt(16)).with(15, entryAt(14))) },
    13,
    20,
  ],
  [
    'two lines have changed places',
    { lines: lines.with(13, lines[14] as LogLine).with(14, lines[13] as LogLine) },
    14,
    14,
  ],
  [
    'an entry was inserted',
    { lines: remade(entries.toSpliced(14, 0, { ...entryAt(14), seq: 999 })) },
    13,
    20,
  ],
  [
    'an entry was added that was never sealed',
    { lines: [...lines, { position: null, hash: null, entry: { ...entryAt(31), seq: 999 } }] },
    31,
    31,
  ],
  [
    'the log was cut and grown again under another key',
    (() => {
      const forged = entries.map((entry, at) =>
        at < 12 ? entry : { ...entry, actor_name: 'Eve' },
      );
      const regrown = sealed(forged, [20, 30], otherSigner);
      return { ...regrown, checkpoints: [...checkpoints.slice(0, 2), ...regrown.checkpoints] };
    })(),
    13,
    20,
  ],
  [
    'the log was cut and grown again by the server itself',
    sealed(changed(14, { actor_name: 'Eve' }), [5, 12, 18, 30]),
    13,
    18,
  ],
  [
    'an entry was dated back and sealed again',
    { lines: remade(changed(14, { at: minute(2) })) },
    13,
    20,
  ],
  [
    'an entry was dated back before it was sealed',
    (() => {
      const early = sealed(changed(25, { at: '2026-11-01T08:00:00.000Z' }), sizes);
      return { ...early, published: early.checkpoints };
    })(),
    25,
    25,
  ],
  ['the key was swapped and everything signed again', sealed(entries, sizes, otherSigner), 1, 30],
  [
    'a checkpoint was forged without the key',
    {
      lines: remade(changed(14, { actor_name: 'Eve' })),
      checkpoints: checkpoints.with(
        2,
        (checkpoints[2] ?? '').replace(
          /\n20\n.*\n/,
          `\n20\n${Buffer.alloc(32, 7).toString('base64')}\n`,
        ),
      ),
    },
    13,
    20,
  ],
  [
    'a backup was restored that is older than the last checkpoint',
    { ...sealed(entries.slice(0, 23), [5, 12, 20]) },
    24,
    30,
  ],
  [
    'a backup was restored, and the log went on',
    sealed([...entries.slice(0, 23), ...entries.slice(0, 10)], [5, 12, 20, 33]),
    21,
    30,
  ],
  ['the file of published checkpoints was cut off', { published: checkpoints.slice(0, 2) }, 13, 30],
  ['the file of published checkpoints was emptied', { published: [] }, 1, 30],
  ['a published checkpoint was taken out', { published: without(checkpoints, 3) }, 13, 20],
  [
    'the published log went back to an earlier size',
    { published: [...checkpoints, checkpoints[1] ?? ''] },
    13,
    30,
  ],
  [
    'the last entries have no checkpoint',
    { checkpoints: checkpoints.slice(0, 3), published: checkpoints.slice(0, 3) },
    21,
    30,
  ],
];

describe('the checker', () => {
  it('finds nothing in a log that is whole', async () => {
    expect(await checkLog(whole)).toEqual([]);
    expect(await checkLog({ ...whole, published: null })).toEqual([]);
    const empty = { lines: [], checkpoints: [], published: [], publicKeys: [signer.publicKey] };
    expect(await checkLog(empty)).toEqual([]);
  });

  // @rule writes: The checker of the audit log finds and names each of 24 kinds of tampering
  // @in ./check-log.ts
  it.each(tamperings)('finds that %s, and names the range', async (_, tampered, first, last) => {
    const [found] = await checkLog({ ...whole, ...tampered });
    expect(found).toMatchObject({ first, last });
    expect(found?.expected).not.toBe(found?.found);
  });

  it('names each altered entry by its number, and nothing else', async () => {
    const altered = [14, 22].reduce(
      (all, position) =>
        all.with(position - 1, {
          ...(all[position - 1] as LogLine),
          entry: { ...entryAt(position), actor_name: 'Eve' },
        }),
      lines,
    );
    const found = await checkLog({ ...whole, lines: altered });
    expect(found.map(({ subject }) => subject)).toEqual(['audit 114', 'audit 122']);
  });

  it('takes the key that it is given, not that of the log', async () => {
    const resigned = sealed(entries, sizes, otherSigner);
    const evidence = { ...whole, ...resigned, published: resigned.checkpoints };
    expect(await checkLog({ ...evidence, publicKeys: [otherSigner.publicKey] })).toEqual([]);
    expect(await checkLog(evidence)).not.toEqual([]);
  });
});

describe('the tree', () => {
  it('has the roots of RFC 6962', () => {
    const tree = new LogTree();
    const roots = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657'].map((leaf) => {
      tree.add(leafHash(Buffer.from(leaf, 'hex')));
      return Buffer.from(tree.root(), 'base64').toString('hex').slice(0, 16);
    });
    // Those of the test vectors of Certificate Transparency.
    expect(roots).toEqual([
      '6e340b9cffb37a98',
      'fac54203e7cc696c',
      'aeb6bcfe274b70a1',
      'd37ee418976dd957',
      '4e3bbb1f7b478dcf',
      '76e67dadbcdf1e10',
      'ddb89be403809e32',
    ]);
    expect(new LogTree(tree.size, tree.peaks).root()).toBe(tree.root());
  });
});

describe('a signed note', () => {
  const key = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
  const text =
    "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n";
  const signature =
    'x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=';
  const note = `${text}\n— PeterNeumann ${signature}\n`;

  it('is opened with the key of the program that signed it, and not if a letter differs', () => {
    expect(openNote(note, key)).toBe(text);
    expect(openNote(note.replace('answer', 'Answer'), key)).toBeNull();
    expect(openNote(note, signer.publicKey)).toBeNull();
    expect(openNote(note, key.replace('c74f20a3', 'c74f20a4'))).toBeNull();
  });

  it('is read from a file, after one that a crash has cut off', () => {
    const [first = '', second = ''] = checkpoints;
    for (const kept of [10, 30, first.length - 70, first.length - 1]) {
      const torn = first.slice(0, kept);
      const read = notesIn(`${first}\n${torn}\n${second}`);
      const cutOff = kept === first.length - 1 ? [first] : [];
      expect([kept, read]).toEqual([kept, [first, ...cutOff, second]]);
    }
  });
});
