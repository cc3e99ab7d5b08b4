import { canonicalJson } from '../canonical-json.ts';
import { SignedDecisions } from './check-signatures.ts';
import { type Checkpoint, openCheckpoint, parseCheckpoint } from './checkpoint.ts';
import { LogTree, leafHash } from './tree.ts';

/**
 * The checker of the audit log. It needs neither database nor server, and nothing but Node: this file, those that it
 * imports, and an export.
 */

export interface LogLine {
  /** From 1; null if it was never sealed. */
  position: number | null;
  /** In hex, as recorded at the seal. */
  hash: string | null;
  /** All that was hashed; null if the entry is gone. */
  entry: Readonly<Record<string, unknown>> | null;
}

export interface Evidence {
  /** In the order of their positions, those without one at the end. */
  lines: AsyncIterable<LogLine> | Iterable<LogLine>;
  /** Signed notes, the oldest first. */
  checkpoints: readonly string[];
  /** Those that were published in another place; null if there is nothing to compare with. */
  published: readonly string[] | null;
  /** One of them must have signed each, a replaced one as `key@size`; null if signatures are not asked for. */
  publicKeys: readonly string[] | null;
  end?: { size: number; root: string };
}

export interface Finding {
  first: number;
  last: number;
  /** `audit <number>` for one entry, else the positions. */
  subject: string;
  expected: string;
  found: string;
}

type Source = 'database' | 'published' | 'end';
type Mark = Pick<Checkpoint, 'size' | 'root'> & { at: number; source: Source };

/** Clocks of replicas differ, and a transaction takes its time between the entry and its commit. */
const backdatedMs = 60 * 60 * 1000;

export function hashEntry(entry: Readonly<Record<string, unknown>>): Buffer {
  return leafHash(Buffer.from(canonicalJson(entry)));
}

export async function checkLog(evidence: Evidence): Promise<Finding[]> {
  const { publicKeys, end } = evidence;
  const database = readNotes('database', evidence.checkpoints, publicKeys);
  const published = readNotes('published', evidence.published ?? [], publicKeys);
  const marks = [...database.marks, ...published.marks];
  const signed = largest(marks);
  if (end) marks.push({ ...end, at: Number.NEGATIVE_INFINITY, source: 'end' });
  const { findings, checked } = await checkLines(evidence.lines, marks);
  findings.push(...database.findings, ...published.findings);
  if (evidence.published !== null) findings.push(...unpublished(database.marks, published.marks));
  const size = largest(marks);
  if (checked < size) findings.push(range(checked + 1, size, `${size} entries`, `${checked}`));
  if (publicKeys !== null && checked > signed) {
    findings.push(range(signed + 1, checked, 'a signed checkpoint', 'none'));
  }
  return findings.toSorted((one, other) => one.first - other.first || one.last - other.last);
}

const largest = (marks: readonly Mark[]) => Math.max(0, ...marks.map(({ size }) => size));

function range(first: number, last: number, expected: string, found: string): Finding {
  const subject = first === last ? `position ${first}` : `positions ${first} to ${last}`;
  return { first, last, subject, expected, found };
}

function readNotes(source: Source, notes: readonly string[], publicKeys: Evidence['publicKeys']) {
  const marks: Mark[] = [];
  const findings: Finding[] = [];
  let forged: Finding | undefined;
  for (const note of notes) {
    const checkpoint =
      publicKeys === null ? parseCheckpoint(note) : openCheckpoint(note, publicKeys);
    const before = marks.at(-1)?.size ?? 0;
    if (checkpoint === null) {
      const claimed = parseCheckpoint(note)?.size ?? 0;
      const last = Math.max(before + 1, claimed, forged?.last ?? 0);
      if (forged) findings.pop();
      forged = range(
        before + 1,
        last,
        `a checkpoint signed by ${publicKeys?.join(' or ')}`,
        'another one',
      );
      findings.push(forged);
      continue;
    }
    forged = undefined;
    if (checkpoint.size < before) {
      const [expected, found] = [`a checkpoint of ${before} entries or more`, `${checkpoint.size}`];
      findings.push(range(checkpoint.size + 1, before, expected, found));
    }
    marks.push({ ...checkpoint, at: Date.parse(checkpoint.at), source });
  }
  return { marks, findings };
}

function unpublished(database: readonly Mark[], published: readonly Mark[]): Finding[] {
  const sizes = new Set(published.map(({ size }) => size));
  const missing = new Map<number, number>();
  for (const { size } of database) {
    if (sizes.has(size)) continue;
    const before = largest(published.filter((mark) => mark.size < size));
    missing.set(before + 1, Math.max(size, missing.get(before + 1) ?? 0));
  }
  return [...missing].map(([first, last]) => range(first, last, 'a published checkpoint', 'none'));
}

async function checkLines(lines: Evidence['lines'], marks: readonly Mark[]) {
  const findings: Finding[] = [];
  const proof = new Proof(marks, findings);
  const decisions = new SignedDecisions();
  let checked = 0;
  for await (const line of lines) {
    const { position } = line;
    const due = checked + 1;
    if (position === null) {
      findings.push(ofEntry(due, line, 'an entry with a seal', 'none'));
      continue;
    }
    if (position !== due) {
      const [first, after] = [Math.min(position, due), Math.max(position, due)];
      findings.push(range(first, after - 1, `position ${due}`, `${position}`));
      proof.lose();
      if (position < due) continue;
    }
    checked = position;
    const computed = line.entry && hashEntry(line.entry).toString('hex');
    findings.push(...wrongIn(position, line, computed, proof.since));
    const fault = line.entry === null ? null : decisions.faultOf(line.entry);
    if (fault !== null) findings.push(ofEntry(position, line, fault, 'another one'));
    proof.add(position, computed ?? line.hash ?? '', line.hash ?? '');
  }
  return { findings, checked };
}

function ofEntry(at: number, { entry }: LogLine, expected: string, found: string): Finding {
  const finding = range(at, at, expected, found);
  return entry === null ? finding : { ...finding, subject: `audit ${String(entry['seq'])}` };
}

function wrongIn(at: number, line: LogLine, computed: string | null, since: number): Finding[] {
  if (line.entry === null) return [ofEntry(at, line, `${line.hash}`, 'no entry')];
  if (computed !== line.hash) return [ofEntry(at, line, `${line.hash}`, `${computed}`)];
  const time = String(line.entry['at']);
  if (!(Date.parse(time) < since - backdatedMs)) return [];
  return [ofEntry(at, line, `not before ${new Date(since).toISOString()}`, time)];
}

class Proof {
  since = Number.NEGATIVE_INFINITY;
  #entries = new LogTree();
  #hashes = new LogTree();
  #followed = true;
  readonly #marks = new Map<number, Mark[]>();
  readonly #proven = new Map<Source, number>();
  readonly #broken = new Map<Source, Finding>();
  readonly #findings: Finding[];

  constructor(marks: readonly Mark[], findings: Finding[]) {
    this.#findings = findings;
    for (const mark of marks) {
      this.#marks.set(mark.size, [...(this.#marks.get(mark.size) ?? []), mark]);
    }
  }

  lose(): void {
    this.#followed = false;
  }

  add(position: number, computed: string, recorded: string): void {
    this.#entries.add(Buffer.from(computed, 'hex'));
    this.#hashes.add(Buffer.from(recorded, 'hex'));
    const marks = this.#marks.get(position) ?? [];
    for (const { at } of marks) this.since = Math.max(this.since, at);
    if (this.#followed && marks.length > 0) this.#compare(position, marks);
  }

  #compare(position: number, marks: readonly Mark[]): void {
    const trees = [this.#entries, this.#hashes];
    const right = trees.find((tree) => marks.some(({ root }) => root === tree.root()));
    for (const { source, root } of marks) {
      if (trees.some((tree) => tree.root() === root)) this.#proven.set(source, position);
      else this.#break(source, position, root);
    }
    if (right) this.#follow(right);
    else this.lose();
  }

  #follow(right: LogTree): void {
    this.#entries = new LogTree(right.size, right.peaks);
    this.#hashes = new LogTree(right.size, right.peaks);
  }

  #break(source: Source, position: number, root: string): void {
    const before = this.#broken.get(source);
    if (before) {
      Object.assign(before, range(before.first, position, before.expected, before.found));
      return;
    }
    const first = (this.#proven.get(source) ?? 0) + 1;
    const finding = range(first, position, root, this.#entries.root());
    this.#broken.set(source, finding);
    this.#findings.push(finding);
  }
}
