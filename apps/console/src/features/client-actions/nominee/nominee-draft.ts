import type { Schemas } from '@brokerdesk/sdk';

export type NomineeDraft = Record<'name' | 'relationship' | 'phone' | 'dob' | 'share', string>;
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
