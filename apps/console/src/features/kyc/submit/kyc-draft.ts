import type { Schemas } from '@brokerdesk/sdk';
import type { ComboboxOption } from '#/ui/form/combobox/combobox-options.ts';
import { idTypes, kycLevels } from '../kyc-list.ts';

export const slots = ['front', 'back', 'selfie', 'proof_of_address'] as const;
export type Slot = (typeof slots)[number];

/** A null picture leaves a stored picture as it is. */
export type KycDraft = {
  level: string;
  full_name: string;
  latin_name: string;
  birth_date: string;
  nationality: ComboboxOption | null;
  id_type: string;
  id_no: string;
  id_expiry: string;
  address: string;
  remark: string;
} & Record<Slot, File | null>;

type Document = Pick<Schemas.KycDocument, 'type' | 'side'>;

function slotOf({ type, side }: Document): Slot {
  if (type === 'selfie' || type === 'proof_of_address') return type;
  return side === 'back' ? 'back' : 'front';
}

const isIdSide = (slot: Slot) => slot === 'front' || slot === 'back';

export function hasSlot(slot: Slot, idType: string): boolean {
  return slot !== 'back' || idType !== 'passport';
}

export function keptDocument(
  documents: readonly Schemas.KycDocument[],
  slot: Slot,
): Schemas.KycDocument | undefined {
  return documents.find((document) => slotOf(document) === slot);
}

/** The number is never prefilled. */
export function draftOf(kyc: Schemas.Kyc, countryName: (code: string) => string): KycDraft {
  const { nationality: code } = kyc;
  return {
    level: kyc.level ?? '',
    full_name: kyc.full_name ?? '',
    latin_name: kyc.latin_name ?? '',
    birth_date: kyc.birth_date ?? '',
    nationality: code === null ? null : { value: code, label: countryName(code), detail: code },
    id_type: kyc.id_type ?? '',
    id_no: '',
    id_expiry: kyc.id_expiry ?? '',
    address: kyc.address ?? '',
    remark: kyc.remark ?? '',
    front: null,
    back: null,
    selfie: null,
    proof_of_address: null,
  };
}

function toDocuments(
  idType: Schemas.IdType,
  kept: readonly Schemas.KycDocument[],
  uploaded: Partial<Record<Slot, string>>,
): Schemas.KycDocumentInput[] {
  return slots
    .filter((slot) => hasSlot(slot, idType))
    .flatMap((slot) => {
      const old = keptDocument(kept, slot);
      const fileId = uploaded[slot] ?? old?.file_id;
      if (fileId === undefined) return [];
      const whole = !isIdSide(slot) || idType === 'passport';
      return [
        {
          type: isIdSide(slot) ? idType : slot === 'selfie' ? 'selfie' : 'proof_of_address',
          side: whole ? 'single' : slot === 'back' ? 'back' : 'front',
          file_id: fileId,
        } satisfies Schemas.KycDocumentInput,
      ];
    });
}

/** Null if its level, type or country is none of the contract's. */
export function toCorrection(
  draft: KycDraft,
  kyc: Pick<Schemas.Kyc, 'version' | 'documents'>,
  uploaded: Partial<Record<Slot, string>>,
): Schemas.KycCorrection | null {
  const level = kycLevels.find((known) => known === draft.level);
  const idType = idTypes.find((known) => known === draft.id_type);
  if (!level || !idType || draft.nationality === null) return null;
  return {
    level,
    full_name: draft.full_name.trim(),
    latin_name: textOrNull(draft.latin_name),
    birth_date: draft.birth_date,
    nationality: draft.nationality.value,
    id_type: idType,
    id_no: textOrNull(draft.id_no),
    id_expiry: textOrNull(draft.id_expiry),
    address: textOrNull(draft.address),
    documents: toDocuments(idType, kyc.documents, uploaded),
    remark: textOrNull(draft.remark),
    version: kyc.version,
  };
}

function textOrNull(text: string): string | null {
  return text.trim() || null;
}
