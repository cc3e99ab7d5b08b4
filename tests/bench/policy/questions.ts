import type { Action, Resource, Role } from '@brokerdesk/policy';

export interface Question {
  readonly role: Role;
  readonly action: Action;
  readonly ref: Resource | readonly Resource[];
}

const ask = (role: Role, action: Action, ref: Question['ref']): Question => ({
  role,
  action,
  ref,
});

export const questions = {
  'the very action': [
    ask('superman', 'read', 'deposit'),
    ask('superman', 'create', 'message'),
    ask('hero', 'robot', 'client'),
    ask('hero', 'update', 'client'),
  ],
  'wildcard action': [
    ask('angel', 'approve', 'kyc'),
    ask('angel', 'fund', 'client'),
    ask('superman', 'settle', 'trx'),
    ask('hero', 'update', 'kyc'),
  ],
  'wildcard resource': [
    ask('god', 'approve', 'kyc'),
    ask('god', 'config', 'settings'),
    ask('god', 'read', ['deposit', 'funds']),
    ask('god', 'update', 'emergency'),
  ],
  'chain of two, by the first': [
    ask('superman', 'read', ['deposit', 'funds']),
    ask('superman', 'read', ['compensation', 'funds']),
    ask('hero', 'read', ['loan', 'funds']),
    ask('hero', 'read', ['withdrawal', 'funds']),
  ],
  'chain of two, by the parent': [
    ask('angel', 'approve', ['deposit', 'funds']),
    ask('angel', 'config', ['fo', 'trades']),
    ask('superman', 'settle', ['stock_trx', 'trx']),
    ask('hero', 'read', ['fund_trx', 'trx']),
  ],
  denied: [
    ask('angel', 'read', 'config'),
    ask('superman', 'fund', 'client'),
    ask('hero', 'approve', 'deposit'),
    ask('hero', 'read', 'users'),
  ],
  'chain of two, denied': [
    ask('angel', 'read', ['settings', 'config']),
    ask('superman', 'read', ['fo', 'trades']),
    ask('hero', 'approve', ['deposit', 'funds']),
    ask('hero', 'read', ['teamstat', 'stat']),
  ],
} as const satisfies Record<string, readonly Question[]>;

export const allQuestions: readonly Question[] = Object.values(questions).flat();
