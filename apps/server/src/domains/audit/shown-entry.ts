import { maskCard } from '../client/mask.ts';

type Facts = Readonly<Record<string, unknown>>;

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null;
const isNumber = (value: unknown): value is string =>
  typeof value === 'string' && !value.includes('*');

/** Numbers of bank cards that were written before they were masked are masked where they are shown. */
export function shownFacts<Kept>(subjectType: string, facts: Kept): Kept {
  if (!isFacts(facts)) return facts;
  const { acc_no: number, destination, changes, subject } = facts;
  if (subjectType === 'client_bank' && isNumber(number)) return masked(facts, 'acc_no');
  if (subjectType === 'withdrawal' && isFacts(destination) && destination['kind'] === 'bank') {
    return { ...facts, destination: masked(destination, 'acc_no') };
  }
  const ofCard = subjectType === 'proposal' && String(subject).startsWith('client_bank ');
  if (!ofCard || !Array.isArray(changes)) return facts;
  const shown = changes.map((change: unknown) =>
    isFacts(change) && change['field'] === 'acc_no' ? masked(change, 'before', 'after') : change,
  );
  return { ...facts, changes: shown };
}

function masked<Kept extends Facts>(facts: Kept, ...names: readonly string[]): Kept {
  const numbers = names.map((name) => [name, facts[name]] as const);
  const hidden = numbers.flatMap(([name, value]) =>
    isNumber(value) ? [[name, maskCard(value)] as const] : [],
  );
  return { ...facts, ...Object.fromEntries(hidden) };
}
