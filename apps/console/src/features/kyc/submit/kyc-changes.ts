import type { Schemas } from '@brokerdesk/sdk';
import { type KycDraft, keptDocument, type Slot, slots } from './kyc-draft.ts';

const textFields = [
  'level',
  'full_name',
  'latin_name',
  'birth_date',
  'id_type',
  'id_expiry',
  'address',
  'remark',
] as const satisfies readonly (keyof KycDraft & keyof Schemas.Kyc)[];

/** One field that will no longer be what it was; null for nothing. */
export type KycChange =
  | {
      field: (typeof textFields)[number] | 'nationality' | 'id_no';
      before: string | null;
      after: string | null;
    }
  | { field: Slot; before: boolean };

/** Changes that saving would make to the record. */
export function changesOf(kyc: Schemas.Kyc, draft: KycDraft): KycChange[] {
  const texts = textFields.flatMap((field): KycChange[] => {
    const after = draft[field].trim() || null;
    const before = kyc[field];
    return before === after ? [] : [{ field, before, after }];
  });
  const country = draft.nationality?.value ?? null;
  const idNo = draft.id_no.trim();
  return [
    ...texts,
    ...(kyc.nationality === country
      ? []
      : [{ field: 'nationality' as const, before: kyc.nationality, after: country }]),
    ...(idNo === '' ? [] : [{ field: 'id_no' as const, before: kyc.id_no, after: idNo }]),
    ...slots.flatMap((slot): KycChange[] =>
      draft[slot] === null
        ? []
        : [{ field: slot, before: keptDocument(kyc.documents, slot) !== undefined }],
    ),
  ];
}
