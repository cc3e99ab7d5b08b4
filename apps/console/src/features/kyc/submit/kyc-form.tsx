import type { Schemas } from '@brokerdesk/sdk';
import i18next from 'i18next';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useRecordWrite } from '#/business/record/record-write.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { ComboboxField } from '#/ui/form/combobox/combobox-field.tsx';
import { DateField } from '#/ui/form/field/date-field.tsx';
import { SelectField } from '#/ui/form/field/select-field.tsx';
import { TextareaField, TextField } from '#/ui/form/field/text-field.tsx';
import { arrivedFile } from '#/ui/form/file/arrived-file.ts';
import { FileField } from '#/ui/form/file/file-field.tsx';
import { type FormDrawer, FormPane } from '#/ui/form/overlay/form-overlay.tsx';
import { useDraftForm } from '#/ui/form/use-draft-form.tsx';
import { useCountryName } from '#/ui/i18n/use-country-name.ts';
import { idTypes, kycLevels } from '../kyc-list.ts';
import { hasExpired, useToday } from '../person-checks.ts';
import { ChangesTable, changesOf, useFieldLabels } from './kyc-changes.tsx';
import {
  draftOf,
  hasSlot,
  type KycDraft,
  keptDocument,
  type Slot,
  slots,
  toCorrection,
} from './kyc-draft.ts';
import { type Submit, submitKyc } from './submit-kyc.ts';

/** ISO 3166-1, two letters each. */
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

const countryCodes: readonly string[] = codes.split(' ');

/** As the contract takes it; blanks and dashes do not count. */
const idNoPattern = /^[A-Za-z0-9][A-Za-z0-9 -]{3,29}$/;

function KycFields({ form, act }: { form: UseFormReturn<KycDraft>; act: Submit['act'] }) {
  const { t } = useTranslation('kyc');
  const today = useToday();
  const countryName = useCountryName();
  const { control } = form;
  const labels = useFieldLabels();
  const field = <Name extends keyof KycDraft>(name: Name) => ({
    ...{ control, name, label: labels[name] },
  });
  const level = useWatch({ control, name: 'level' });
  const corrects = act === 'correct';
  return (
    <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
      <TextField
        {...field('full_name')}
        hint={t('form.nameHint')}
        requiredMessage={t('form.required')}
        maxLength={120}
      />
      <TextField {...field('latin_name')} maxLength={120} />
      <SelectField
        {...field('id_type')}
        placeholder={t('form.choose')}
        requiredMessage={t('form.required')}
        options={idTypes.map((value) => ({ value, label: t(`idType.${value}`) }))}
      />
      <TextField
        {...field('id_no')}
        {...(corrects ? { hint: t('correct.idNoHint') } : { requiredMessage: t('form.required') })}
        check={(typed) => (idNoPattern.test(typed) ? null : t('form.idNoWrong'))}
        maxLength={30}
      />
      <DateField
        {...field('birth_date')}
        hint={t('form.birthHint')}
        requiredMessage={t('form.required')}
        check={(day) => (day > today ? t('form.birthWrong') : null)}
        max={today}
      />
      <DateField
        {...field('id_expiry')}
        hint={t('form.expiryHint')}
        check={(day) => (hasExpired(day, today) ? t('form.expired') : null)}
        min={today}
      />
      <ComboboxField
        {...field('nationality')}
        placeholder={t('form.choose')}
        requiredMessage={t('form.required')}
        source={countryCodes.map((code) => ({
          value: code,
          label: countryName(code),
          detail: code,
        }))}
      />
      <SelectField
        {...field('level')}
        placeholder={t('form.choose')}
        requiredMessage={t('form.required')}
        options={kycLevels.map((value) => ({ value, label: t(`level.${value}`) }))}
      />
      <div className="md:col-span-2">
        <TextareaField
          {...field('address')}
          {...(level === 'advanced' && { requiredMessage: t('form.addressRequired') })}
          maxLength={300}
        />
      </div>
      <div className="md:col-span-2">
        <TextareaField {...field('remark')} hint={t('form.remarkHint')} maxLength={500} />
      </div>
    </div>
  );
}

function PictureFields({ form, kyc }: { form: UseFormReturn<KycDraft>; kyc: Schemas.Kyc }) {
  const { t } = useTranslation('kyc');
  const idType = useWatch({ control: form.control, name: 'id_type' });
  return (
    <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
      {slots
        .filter((slot) => hasSlot(slot, idType))
        .map((slot) => {
          const isKept = keptDocument(kyc.documents, slot) !== undefined;
          return (
            <FileField
              key={slot}
              form={form}
              name={slot}
              label={t(`slot.${slot}`)}
              {...(isKept && { hint: t('form.kept') })}
              {...(slot === 'front' && !isKept && { requiredMessage: t('form.pictureRequired') })}
              notSentMessage={t('form.notSent')}
              purpose="kyc_document"
            />
          );
        })}
    </div>
  );
}

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

/** Null if an upload failed. */
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
