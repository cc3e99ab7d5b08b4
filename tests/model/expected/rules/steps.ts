import type { Condition, Outcome } from '../facts.ts';
import type { Happened } from './rule.ts';

export const has = ({ facts }: Condition, ...names: string[]) =>
  names.every((name) => facts.some((fact) => fact === name || fact.startsWith(`${name} `)));
export const calls = (condition: Condition, call: string) => has(condition, `calls ${call}`);
export const isIn = ({ state }: Condition, ...states: string[]) =>
  states.some((name) => state === name || state.startsWith(`${name}.`));
export const clears = ({ effects }: Outcome) => effects.includes('clearSession');
export const holdsNothing = (condition: Condition) =>
  !['session', 'pendingTokens', 'rememberMe'].some((name) => has(condition, name));
export const id = ({ event }: Happened) => event.id;
const how = ({ event }: Happened) => (event.kind === 'answer' ? event.how : null);
export const answers = ({ event }: Happened, ...actors: string[]) =>
  event.kind === 'answer' && actors.includes(event.actor);
export const succeeds = (step: Happened) => ['answered', 'slow'].includes(how(step) ?? '');
export const isNonsense = ({ event }: Happened) =>
  event.kind === 'answer' && (event.variant ?? '').startsWith('nonsense');
export const fails = (step: Happened) => step.event.kind === 'answer' && !succeeds(step);
export const isUnauthorized = (step: Happened) => ['401', '403'].includes(how(step) ?? '');
export const enters = ({ before, after }: Happened, state: string) =>
  !isIn(before, state) && isIn(after, state);
export const isUnchanged = ({ before, after }: Happened) =>
  before.state === after.state && before.facts.join() === after.facts.join();
export const always = () => true;

/** The number of a fact such as `due in 840 s`. */
export function secondsOf({ facts }: Condition, name: string): number | undefined {
  const fact = facts.find((one) => one.startsWith(`${name} `));
  return fact === undefined ? undefined : Number.parseFloat(fact.slice(name.length));
}
export const finds = (step: Happened, variant: string) =>
  step.event.kind === 'answer' && step.event.variant === variant;
