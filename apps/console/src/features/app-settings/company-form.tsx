import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { PageForm } from '#/business/record/page-form.tsx';
import { useRecordForm } from '#/business/record/record-form.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { TextareaField, TextField } from '#/ui/form/field/text-field.tsx';
import { companyQuery, saveCompany } from './setting-calls.ts';
import { SettingHistory } from './setting-history.tsx';

const toDraft = ({ version: _, ...company }: Schemas.Company) => company;

export function CompanyForm() {
  return (
    <Loaded query={useQuery(companyQuery(useSdk()))}>
      {(company) => <Fields company={company} />}
    </Loaded>
  );
}

function Fields({ company }: { company: Schemas.Company }) {
  const { t } = useTranslation('app-settings');
  const labels = {
    name: t('company.name'),
    licence_no: t('company.licenceNo'),
    phone: t('company.phone'),
    email: t('company.email'),
    address: t('company.address'),
    about_zh: t('company.aboutZh'),
    about_en: t('company.aboutEn'),
  };
  const historyLabels = new Map(Object.entries(labels));
  const edit = useRecordForm({
    record: company,
    toDraft,
    labels,
    write: saveCompany,
    done: () => t('saved'),
    prepare: (draft, { version }) => ({
      ...draft,
      name: draft.name.trim(),
      phone: draft.phone.trim(),
      email: draft.email.trim(),
      version,
    }),
    persistent: true,
  });
  const { field } = edit;
  return (
    <>
      <PageForm of={edit} label={t('tab.company')} submit={t('save')} failed={t('failed')}>
        <div className="grid gap-x-4 gap-y-4 md:grid-cols-2">
          <TextField
            {...field('name')}
            requiredMessage={t('company.nameRequired')}
            maxLength={120}
          />
          <TextField {...field('licence_no')} maxLength={60} />
          <TextField
            {...field('phone')}
            check={(value) => (/^[0-9+() -]*$/.test(value) ? null : t('company.phoneWrong'))}
            maxLength={40}
          />
          <TextField
            {...field('email')}
            check={(value) => (/^[^@\s]+@[^@\s]+$/.test(value) ? null : t('company.emailWrong'))}
            maxLength={120}
          />
          <div className="md:col-span-2">
            <TextField {...field('address')} maxLength={300} />
          </div>
          <TextareaField {...field('about_zh')} maxLength={4000} />
          <TextareaField {...field('about_en')} maxLength={4000} />
        </div>
      </PageForm>
      <SettingHistory
        id="company"
        version={company.version}
        label={(path) => historyLabels.get(path) ?? null}
      />
    </>
  );
}
