import { authRules } from './rules/auth.ts';
import { bindRules } from './rules/mfa-bind.ts';
import { disableRules } from './rules/mfa-disable.ts';
import { guardRules } from './rules/navigation-guard.ts';
import type { Happened, Rule } from './rules/rule.ts';
import { refreshRules } from './rules/token-refresh.ts';

export type { Happened, Rule } from './rules/rule.ts';

export const rules: readonly Rule[] = [
  ...authRules,
  ...guardRules,
  ...refreshRules,
  ...bindRules,
  ...disableRules,
];

export const rulesOf = (machine: string) => rules.filter((rule) => rule.machine === machine);

export const brokenRules = (machine: string, step: Happened): string[] =>
  rulesOf(machine)
    .filter((rule) => rule.concerns(step) && !rule.holds(step))
    .map((rule) => `${rule.id}: ${rule.en}`);

const breaks = 'breaks ';
export const describeBroken = (broken: readonly string[]): string[] =>
  broken.length === 0 ? [] : [`${breaks}${broken.join(' | ')}`];

export const namesBroken = (line: string): boolean => line.startsWith(breaks);

export const tellsBroken = (error: string, { id }: Rule): boolean =>
  error.split('\n').some((line) => namesBroken(line) && line.includes(`${id}: `));
