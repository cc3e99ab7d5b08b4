import type { Schemas } from '@brokerdesk/sdk';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useCountryName } from '#/ui/i18n/use-country-name.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { idTypes, kycLevels } from '../kyc-list.ts';
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

type KycChange =
  | {
      field: (typeof textFields)[number] | 'nationality' | 'id_no';
      before: string | null;
      after: string | null;
    }
  | { field: Slot; before: boolean };

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

export function ChangesTable({ changes }: { changes: readonly KycChange[] }) {
  const { t } = useTranslation('kyc');
  const headingId = useId();
  const { labelOf, before, after } = useChangeLabels();
  return (
    <section
      aria-labelledby={headingId}
      className="sticky -bottom-4 -mx-5 -mb-4 max-h-40 overflow-y-auto border-t border-line bg-surface px-5 py-3"
    >
      <h3 id={headingId} className="mb-2 font-medium">
        {t('correct.changes')}
      </h3>
      {changes.length === 0 ? (
        <p className="text-ink-muted">{t('correct.none')}</p>
      ) : (
        <dl className="flex flex-col gap-1.5">
          {changes.map((change) => (
            <div key={change.field} className="flex flex-wrap items-baseline gap-x-2">
              <dt className="w-24 shrink-0 text-ink-muted">{labelOf(change)}</dt>
              <dd className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
                <del className="break-all text-ink-muted">{before(change)}</del>
                <ArrowRight
                  role="img"
                  aria-label={t('correct.becomes')}
                  className="size-3.5 shrink-0 self-center text-ink-muted"
                />
                <ins className="font-medium break-all no-underline">{after(change)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

const days: ReadonlySet<KycChange['field']> = new Set(['birth_date', 'id_expiry']);
/** A day that is typed may not be whole yet. */
const isDay = /^\d{4}-\d{2}-\d{2}$/;

export function useFieldLabels(): Record<keyof KycDraft, string> {
  const { t } = useTranslation('kyc');
  return {
    level: t('column.level'),
    full_name: t('fact.fullName'),
    latin_name: t('fact.latinName'),
    birth_date: t('fact.birthDate'),
    nationality: t('fact.nationality'),
    id_type: t('column.idType'),
    id_no: t('column.idNo'),
    id_expiry: t('fact.idExpiry'),
    address: t('section.address'),
    remark: t('fact.remark'),
    front: t('slot.front'),
    back: t('slot.back'),
    selfie: t('slot.selfie'),
    proof_of_address: t('slot.proof_of_address'),
  };
}

function useChangeLabels() {
  const { t } = useTranslation('kyc');
  const { calendarDay } = useTime();
  const countryName = useCountryName();
  const labels = useFieldLabels();
  const asDay = (field: KycChange['field'], value: string) =>
    days.has(field) && isDay.test(value) ? calendarDay(value) : value;
  const textOf = (field: KycChange['field'], value: string | null) => {
    if (value === null) return field === 'id_expiry' ? t('fact.noExpiry') : t('correct.empty');
    const level = kycLevels.find((known) => known === value);
    const type = idTypes.find((known) => known === value);
    if (field === 'level' && level) return t(`level.${level}`);
    if (field === 'id_type' && type) return t(`idType.${type}`);
    return field === 'nationality' ? countryName(value) : asDay(field, value);
  };
  return {
    labelOf: ({ field }: KycChange) => labels[field],
    before: (change: KycChange) =>
      'after' in change
        ? textOf(change.field, change.before)
        : t(change.before ? 'correct.oldPicture' : 'correct.empty'),
    after: (change: KycChange) =>
      'after' in change ? textOf(change.field, change.after) : t('correct.newPicture'),
  };
}
