import { maskCard, maskPhone } from '../../platform/mask.ts';

type Facts = Readonly<Record<string, unknown>>;

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null;

export function shownFacts<Kept>(subjectType: string, facts: Kept): Kept {
  if (!isFacts(facts)) return facts;
  const { destination, changes, subject } = facts;
  if (subjectType === 'client_bank') return masked(facts);
  if (subjectType === 'withdrawal' && isFacts(destination) && destination['kind'] === 'bank') {
    return { ...facts, destination: masked(destination) };
  }
  const ofCard = subjectType === 'proposal' && String(subject).startsWith('client_bank ');
  if (!ofCard || !Array.isArray(changes)) return facts;
  return { ...facts, changes: changes.map(maskedChange) };
}

function maskedChange(change: unknown): unknown {
  if (!isFacts(change)) return change;
  const { field, before, after } = change;
  const side = (value: unknown) => masked({ [String(field)]: value })[String(field)];
  return { ...change, before: side(before), after: side(after) };
}

function masked<Kept extends Facts>(facts: Kept): Kept {
  const { acc_no: number, phone } = facts;
  return {
    ...facts,
    ...(isWhole(number) && { acc_no: maskCard(number) }),
    ...(isWhole(phone) && { phone: maskPhone(phone) }),
  };
}

const isWhole = (value: unknown): value is string =>
  typeof value === 'string' && !value.includes('*');
