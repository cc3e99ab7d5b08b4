import type { Schemas } from '@brokerdesk/sdk';

export type BankDraft = Record<
  'bank_name' | 'holder_name' | 'acc_no' | 'address' | 'phone',
  string
>;

/** A card as it can be edited; a new one is the client's own until a user says otherwise. */
export function toBankDraft(card: Schemas.ClientBank | null, holder: string): BankDraft {
  return {
    bank_name: card?.bank_name ?? '',
    holder_name: card?.holder_name ?? holder,
    acc_no: card?.acc_no ?? '',
    address: card?.address ?? '',
    phone: card?.phone ?? '',
  };
}

export function toBankInput(draft: BankDraft): Schemas.ClientBankInput {
  return {
    bank_name: draft.bank_name.trim(),
    holder_name: draft.holder_name.trim(),
    acc_no: draft.acc_no.trim().toUpperCase(),
    address: draft.address.trim() || null,
    phone: draft.phone.replace(/[\s-]/g, '') || null,
  };
}

/** Letters and digits of an account or IBAN, with blanks and hyphens as they are printed. */
export function isAccountNumber(typed: string): boolean {
  return /^[A-Z0-9][A-Z0-9 -]{3,39}$/.test(typed.trim().toUpperCase());
}

/** The last four digits: enough to distinguish cards, and harmless to an onlooker. */
export function lastFour(accNo: string): string {
  return accNo.slice(-4);
}
