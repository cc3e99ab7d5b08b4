import type { Schemas } from '@brokerdesk/sdk';
import i18next from 'i18next';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useRecordWrite } from '#/business/record/record-write.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { arrivedFile } from '#/ui/form/file/arrived-file.ts';
import type { FormDrawer } from '#/ui/form/overlay/form-drawer.tsx';
import { FormPane } from '#/ui/form/overlay/form-pane.tsx';
import { useDraftForm } from '#/ui/form/use-draft-form.ts';
import { useCountryName } from '#/ui/i18n/use-country-name.ts';
import { type Submit, submitKyc } from '../api/submit-kyc.ts';
import { ChangesTable } from './changes-table.tsx';
import { changesOf } from './kyc-changes.ts';
import { draftOf, hasSlot, type KycDraft, type Slot, slots, toCorrection } from './kyc-draft.ts';
import { KycFields } from './kyc-fields.tsx';
import { PictureFields } from './picture-fields.tsx';

const fields = [
  'level',
  'full_name',
  'latin_name',
  'birth_date',
  'nationality',
  'id_type',
  'id_no',
  'id_expiry',
  'address',
  'remark',
  ...slots,
] as const satisfies readonly (keyof KycDraft)[];

/** The ids of the chosen pictures; null if an upload failed. */
async function picturesOf(form: UseFormReturn<KycDraft>) {
  const ids: Partial<Record<Slot, string>> = {};
  for (const slot of slots) {
    if (!hasSlot(slot, form.getValues('id_type'))) continue;
    const fileId = await arrivedFile(form, slot);
    if (fileId === undefined) return null;
    if (fileId !== null) ids[slot] = fileId;
  }
  return ids;
}

export type KycFormProps = {
  act: Submit['act'];
  kyc: Schemas.Kyc;
  onClose: () => void;
  /** By default in the place of the facts that it changes. */
  surface?: typeof FormPane | typeof FormDrawer;
};

export function KycForm({
  act: wanted,
  kyc: latest,
  onClose,
  surface: Surface = FormPane,
}: KycFormProps) {
  const { t } = useTranslation('kyc');
  const countryName = useCountryName();
  // As it was when the form was opened: the version says so, and the server refuses what is old.
  const [{ act, kyc }] = useState({ act: wanted, kyc: latest });
  const form = useDraftForm<KycDraft>(`${act} kyc ${kyc.id}`, draftOf(kyc, countryName));
  const { control, getValues } = form;
  // `getValues` has every field at once; `useWatch` has them only after they are drawn.
  const draft = { ...getValues(), ...useWatch({ control }) } as KycDraft;
  const submit = useRecordWrite(submitKyc, ({ client }, { act: sent }) =>
    t(`${sent}.done`, { name: client.full_name }),
  );

  const nothing = { field: 'full_name', say: () => i18next.t('kyc:correct.nothing') } as const;
  const prepare = async (values: KycDraft): Promise<Submit | null> => {
    const ids = await picturesOf(form);
    const body = ids && toCorrection(values, kyc, ids);
    if (body === null) return null;
    if (act === 'correct') return { act, kyc, body };
    // The field asks for it if nothing is there yet.
    return { act, kyc, body: { ...body, id_no: values.id_no.trim() } };
  };

  return (
    <Surface
      title={t(`${act}.title`, { name: kyc.client.full_name })}
      description={t(`${act}.description`)}
      form={form}
      keepsDraft
      draft={form.draft}
      fields={fields}
      fieldOfCode={{ FILE_NOT_READY: { field: 'front' } }}
      mutation={submit}
      faults={(values) =>
        act === 'correct' && changesOf(kyc, values).length === 0 ? [nothing] : []
      }
      prepare={prepare}
      onSent={form.forgetDraft}
      onClose={onClose}
      submit={t(`${act}.submit`)}
      failed={t(`${act}.failed`)}
    >
      <div className="flex flex-col gap-4">
        {kyc.status === 'approved' && (
          <Notice tone="warning" title={t('fill.reopens')}>
            {t('fill.reopensHint')}
          </Notice>
        )}
        <KycFields form={form} act={act} />
        <PictureFields form={form} kyc={kyc} />
        {act === 'correct' && <ChangesTable changes={changesOf(kyc, draft)} />}
      </div>
    </Surface>
  );
}
