import type { Candidate, OpenLine } from '../domains/reconciliation/compare-lines.ts';
import { plus } from '../kernel/money/decimal.ts';
import { seededRandom } from '../kernel/random.ts';

type Noise =
  | 'none'
  | 'reference'
  | 'name'
  | 'day'
  | 'split'
  | 'duplicate'
  | 'fee'
  | 'unrelated'
  | 'same_amount';

const family = [...'王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗'];
const given = [...'伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂文辉健俊帆婷宇浩怡凯悦琳晨曦博'];
const first = ['James', 'Maria', 'Peter', 'Laura', 'Ahmed', 'Sofia', 'Oscar', 'Ingrid', 'Pavel'];
const last = ['Weber', 'García', 'Novak', 'Hughes', 'Silva', 'Moreau', 'Demir', 'Rossi', 'Larsen'];

const money = (cents: number) =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
const dayAt = (at: number) => new Date(Date.UTC(2026, 9, 1 + at)).toISOString().slice(0, 10);
const nextDigit = (digit: string) => String((Number(digit) + 3) % 10);

const firmOf = (name: string) =>
  /\p{Script=Han}/u.test(name) ? `${name}有限公司` : `${name} GmbH`;

/** As banks shorten it: `陈*怡`, `H WEBER`. */
function shorten(full: string): string {
  const letters = [...full];
  if (letters.length === 3) return `${letters[0]}*${letters[2]}`;
  const parts = full.split(' ');
  return `${parts[0]?.[0]} ${parts.at(-1)}`.toUpperCase();
}

const line = (fields: Partial<OpenLine>): OpenLine => ({
  ...{ id: '', direction: 'in', day: '', amount: '', currency: 'USD' },
  ...{ payer: null, reference: null, text: 'TRANSFER', reversal: false },
  ...fields,
});

/** `bothWays` makes payouts of some. */
export function noisyLines(count: number, seed: number, { bothWays = false } = {}) {
  const { next: random } = seededRandom(seed);
  const below = (max: number) => Math.floor(random() * max);
  const pick = <T>(of: readonly T[]): T => of[below(of.length)] as T;
  const perhaps = (reference: string) => (random() < 0.5 ? reference : null);
  const name = () =>
    random() < 0.6
      ? `${pick(family)}${pick(given)}${pick(given)}`
      : `${pick(first)} ${String.fromCharCode(65 + below(26))}${pick(['an', 'el'])} ${pick(last)}`;
  const lines: OpenLine[] = [];
  const records: Candidate[] = [];
  const truth = new Map<string, string>();
  const noiseOf = new Map<string, Noise>();

  let direction: OpenLine['direction'] = 'in';
  const addRecord = (cents: number): Candidate & { name: string } => {
    const number = 10_000_000 + records.length * 7 + below(7);
    const record = {
      ...{ id: `record-${records.length}`, direction, day: dayAt(below(60)) },
      ...{ amount: money(cents), currency: 'USD', name: name() },
      ...{ reference: `FT2611${String(number).padStart(10, '0')}`, orderNo: '' },
    } as const;
    records.push(record);
    return record;
  };
  const addLine = (noise: Noise, paid: string | null, fields: Partial<OpenLine>) => {
    const id = `line-${lines.length}`;
    lines.push(line({ direction, ...fields, id }));
    noiseOf.set(id, noise);
    if (paid !== null) truth.set(id, paid);
  };
  const plain = ({ direction: of, day, amount, name: payer, reference }: Candidate) => ({
    ...{ direction: of, day, amount, payer, reference: reference ?? '' },
  });

  const noises: Record<Noise, (cents: number) => void> = {
    none(cents) {
      const record = addRecord(cents);
      addLine('none', record.id, plain(record));
    },
    reference(cents) {
      const record = addRecord(cents);
      const { reference } = plain(record);
      const at = 4 + below(10);
      const wrong =
        reference.slice(0, at) + nextDigit(reference[at] ?? '') + reference.slice(at + 1);
      const broken = `${reference.slice(0, 6)} ${reference.slice(6, 11)} ${reference.slice(11)}`;
      const written = random() < 0.5 ? broken : wrong;
      addLine('reference', record.id, { ...plain(record), reference: written });
    },
    name(cents) {
      const record = addRecord(cents);
      const { reference } = plain(record);
      const fields = { payer: shorten(record.name), reference: perhaps(reference) };
      addLine('name', record.id, { ...plain(record), ...fields });
    },
    day(cents) {
      const record = addRecord(cents);
      const shifted = new Date(Date.parse(record.day) + (below(7) - 3) * 86_400_000);
      const fields = { day: shifted.toISOString().slice(0, 10) };
      const { reference } = plain(record);
      addLine('day', record.id, { ...plain(record), ...fields, reference: perhaps(reference) });
    },
    split(cents) {
      const record = addRecord(cents);
      const part = 1 + below(cents - 1);
      addLine('split', record.id, { ...plain(record), amount: money(part) });
      addLine('split', record.id, { ...plain(record), amount: money(cents - part) });
    },
    duplicate(cents) {
      const record = addRecord(cents);
      addLine('none', record.id, plain(record));
      const later = new Date(Date.parse(record.day) + 86_400_000).toISOString().slice(0, 10);
      addLine('duplicate', null, { ...plain(record), day: later });
    },
    fee(cents) {
      const record = addRecord(cents + 100_000);
      addLine('fee', record.id, { ...plain(record), amount: plus(record.amount, '-8.5') });
    },
    /** Half of them have the amount of a record, and a reference that differs from its own by one digit. */
    unrelated(cents) {
      const near = random() < 0.5 ? records.at(-1) : undefined;
      const fields = near
        ? { ...plain(near), reference: plain(near).reference.replace(/.$/, nextDigit) }
        : { amount: money(cents), day: dayAt(below(60)), reference: null };
      // A payer without an account shares no name with a client, unless under another reference.
      const payer = near ? name() : firmOf(name());
      addLine('unrelated', null, { ...fields, payer });
    },
    same_amount(cents) {
      const twins = [addRecord(cents), addRecord(cents)] as const;
      const { day } = twins[0];
      records[records.length - 1] = { ...twins[1], day };
      for (const twin of twins) {
        addLine('same_amount', twin.id, { ...plain(twin), day, reference: null });
      }
    },
  };
  const kinds = Object.values(noises);
  while (lines.length < count) {
    if (bothWays) direction = random() < 0.5 ? 'in' : 'out';
    const round = random() < 0.3;
    pick(kinds)(round ? 100_000 * (1 + below(50)) : 1000 + below(5_000_000));
  }
  return { lines, records, truth, noiseOf };
}
