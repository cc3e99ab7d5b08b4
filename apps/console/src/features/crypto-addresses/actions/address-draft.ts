import type { Schemas } from '@brokerdesk/sdk';

/** A receiving address as it is typed. */
export type AddressDraft = {
  network: Schemas.CryptoNetwork | '';
  coin: string;
  address: string;
  memo: string;
  note: string;
};

export const toAddressDraft = (
  address: Schemas.CryptoAddress | null,
  like: Pick<Schemas.CryptoAddress, 'coin' | 'network'> | null = null,
): AddressDraft => ({
  network: (address ?? like)?.network ?? '',
  coin: (address ?? like)?.coin ?? '',
  address: address?.address ?? '',
  memo: address?.memo ?? '',
  note: address?.note ?? '',
});

/** Null as long as no network has been chosen, which the form reports at its field. */
export const toAddress = ({ network, coin, ...draft }: AddressDraft) =>
  network === ''
    ? null
    : {
        network,
        coin,
        address: draft.address.trim(),
        memo: draft.memo.trim() || null,
        note: draft.note.trim() || null,
      };

/** Whether clients would be shown another destination: a second person has to confirm that. */
export function isMoved(before: Schemas.CryptoAddress, draft: AddressDraft): boolean {
  const next = toAddress(draft);
  return (
    next !== null &&
    (next.network !== before.network ||
      next.coin !== before.coin ||
      next.address !== before.address ||
      next.memo !== before.memo)
  );
}
