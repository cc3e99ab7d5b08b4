import { expect, it } from 'vitest';
import { shownFacts } from './shown-entry.ts';

const number = '6225880177778888';
const mask = '************8888';

// @rule ip-rules: Card numbers written to the audit log in full are shown masked
it.each([
  [
    'client_bank',
    { acc_no: number, bank_name: 'B', phone: '+8613800138000' },
    { acc_no: mask, bank_name: 'B', phone: '+86*********00' },
  ],
  [
    'withdrawal',
    { destination: { kind: 'bank', acc_no: number } },
    { destination: { kind: 'bank', acc_no: mask } },
  ],
  [
    'proposal',
    {
      subject: 'client_bank ··8888',
      changes: [
        { field: 'acc_no', before: null, after: number },
        { field: 'phone', before: '13800138000', after: null },
      ],
    },
    {
      subject: 'client_bank ··8888',
      changes: [
        { field: 'acc_no', before: null, after: mask },
        { field: 'phone', before: '*********00', after: null },
      ],
    },
  ],
  ['client_bank', { acc_no: mask }, { acc_no: mask }],
])(
  'an entry about a %s that was written with the whole number is shown without it',
  (type, facts, shown) => {
    expect(shownFacts(type, facts)).toEqual(shown);
  },
);

it.each([
  ['withdrawal', { destination: { kind: 'crypto', address: 'T1' } }],
  ['deposit', { acc_no: number }],
  ['proposal', { subject: 'setting trade', changes: [{ field: 'acc_no', after: number }] }],
  ['client_bank', null],
])('an entry about a %s that names no card is shown as it is', (type, facts) => {
  expect(shownFacts(type, facts)).toEqual(facts);
});
