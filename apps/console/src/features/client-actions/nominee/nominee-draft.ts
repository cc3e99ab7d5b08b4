import type { Schemas } from '@brokerdesk/sdk';
import Big from 'big.js';

type NomineeDraft = Record<'name' | 'relationship' | 'phone' | 'dob' | 'share', string>;
export type NomineesDraft = { nominees: NomineeDraft[] };

/** How many the server keeps for a client. */
export const nomineesMax = 10;

export const nomineeFields = [
  'name',
  'relationship',
  'share',
  'phone',
  'dob',
] as const satisfies readonly (keyof NomineeDraft)[];

export const blankNominee: NomineeDraft = {
  name: '',
  relationship: '',
  phone: '',
  dob: '',
  share: '',
};

export function toNomineesDraft({ list }: Pick<Schemas.ClientNominees, 'list'>): NomineesDraft {
  return {
    nominees: list.map(({ id: _, ...one }) => ({
      ...one,
      phone: one.phone ?? '',
      dob: one.dob ?? '',
    })),
  };
}

export function toNominee(draft: NomineeDraft): Schemas.Nominee {
  return {
    name: draft.name.trim(),
    relationship: draft.relationship.trim(),
    phone: draft.phone.replace(/[\s-]/g, '') || null,
    dob: draft.dob || null,
    share: draft.share.replace(/\.$/, ''),
  };
}

const whole = '100';

const number = /^\d+(?:\.\d*)?$/;

function shareOf(typed: string): Big {
  return number.test(typed) ? new Big(typed.replace(/\.$/, '')) : new Big('0');
}

export function sumShares(shares: readonly string[]): {
  total: string;
  left: string;
  over: boolean;
} {
  const total = shares.reduce((sum, share) => sum.plus(shareOf(share)), new Big('0'));
  const over = total.gt(whole);
  return {
    total: plain(total),
    left: plain(over ? new Big('0') : new Big(whole).minus(total)),
    over,
  };
}

export function isShare(typed: string): boolean {
  return number.test(typed) && shareOf(typed).lte(whole);
}

function plain(share: Big): string {
  return share.toFixed();
}
