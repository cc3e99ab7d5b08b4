import type { Schemas } from '@brokerdesk/sdk';

export type BankDraft = Record<
  'bank_name' | 'holder_name' | 'acc_no' | 'address' | 'phone',
  string
>;

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

export function isAccountNumber(typed: string): boolean {
  return /^[A-Z0-9][A-Z0-9 -]{3,39}$/.test(typed.trim().toUpperCase());
}

/** Enough to distinguish cards, and harmless to an onlooker. */
export function lastFour(accNo: string): string {
  return accNo.slice(-4);
}
