import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { clientKey, clientLanguages } from '#/business/client/client-query.ts';
import { type FieldOf, RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { recordWrite } from '#/business/record/record-write.ts';
import { agentSearch } from '#/business/staff/person-options.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { ClientName } from '#/ui/controls/client-name.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { WindowLink } from '#/ui/controls/page-link.tsx';
import { ComboboxField } from '#/ui/form/combobox/combobox-field.tsx';
import type { ComboboxOption } from '#/ui/form/combobox/combobox-options.ts';
import { bareNumber, isEmail, isPhone } from '#/ui/form/contact.ts';
import { RadioField } from '#/ui/form/field/radio-field.tsx';
import { SelectField } from '#/ui/form/field/select-field.tsx';
import { TextareaField, TextField } from '#/ui/form/field/text-field.tsx';
import { currencies } from '#/ui/money/currencies.ts';

const settleMs = 400;
const nameMin = 2;

type Typed = { full_name: string; mobile: string; email: string };

function lookedFor({ full_name: typedName, mobile, email }: Typed) {
  const name = typedName.trim();
  return {
    ...(name.length >= nameMin && { full_name: name }),
    ...(isPhone(mobile) && { mobile: bareNumber(mobile) }),
    ...(isEmail(email) && { email: email.trim() }),
  };
}

function SimilarClients(person: Typed) {
  const { t } = useTranslation('client-new');
  const sdk = useSdk();
  const typed = JSON.stringify(lookedFor(person));
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), settleMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery({
    queryKey: [...clientKey, 'similar', settled],
    queryFn: async ({ signal }) => {
      const params = { query: JSON.parse(settled) as ReturnType<typeof lookedFor> };
      return unwrap(await sdk.GET('/client/admin/v1/similar', { params, signal }));
    },
    enabled: settled !== '{}',
    placeholderData: keepPreviousData,
  });
  if (settled === '{}' || !data || data.total === 0) return null;
  return (
    <Notice announced tone="warning" title={t('similar.title', { count: data.total })}>
      <p>{t('similar.hint')}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {data.list.map(({ client, same }) => (
          <li key={client.id} className="flex flex-wrap items-center gap-x-2">
            <ClientName client={client} />
            <span>{same.map((trait) => t(`similar.same.${trait}`)).join(t('similar.comma'))}</span>
            {client.agent_name !== null && (
              <span className="text-ink-muted">
                {t('similar.of', { agent: client.agent_name })}
              </span>
            )}
            <WindowLink href={`/client?id=${client.id}`}>{t('similar.open')}</WindowLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type NewClientDraft = {
  full_name: string;
  username: string;
  mobile: string;
  email: string;
  agent_id: ComboboxOption | null;
  currency: string;
  language: Schemas.ClientLanguage;
  remark: string;
};

const blank: NewClientDraft = {
  full_name: '',
  username: '',
  mobile: '',
  email: '',
  agent_id: null,
  currency: '',
  language: 'zh-CN',
  remark: '',
};

const usernamePattern = /^[a-z0-9][a-z0-9._-]{2,39}$/;

const createClient = recordWrite({
  write: async (sdk, body: Schemas.ClientCreate, key) => {
    const params = { header: { 'Idempotency-Key': key } };
    return unwrap(await sdk.POST('/client/admin/v1/create', { params, body }));
  },
  topics: ['client'],
});

export function NewClient({
  onClose,
  onCreated,
}: {
  onClose: () => void;
  onCreated: (client: Schemas.Client) => void;
}) {
  const { t } = useTranslation('client-new');
  const create = useRecordForm({
    record: null,
    toDraft: () => blank,
    labels: {
      full_name: t('full_name'),
      username: t('username'),
      mobile: t('mobile'),
      email: t('email'),
      agent_id: t('agent'),
      currency: t('currency'),
      language: t('language'),
      remark: t('remark'),
    },
    draft: 'new client',
    write: createClient,
    done: (client) => {
      onCreated(client);
      return t('done', { name: client.full_name });
    },
    prepare: (draft) => ({
      full_name: draft.full_name.trim(),
      username: draft.username.trim(),
      mobile: bareNumber(draft.mobile),
      email: draft.email.trim(),
      ...(draft.agent_id && { agent_id: draft.agent_id.value }),
      ...(draft.currency !== '' && { currencies: [draft.currency] }),
      language: draft.language,
      remark: draft.remark.trim() || null,
    }),
  });
  const { control } = create.form;
  const [full_name, mobile, email] = useWatch({ control, name: ['full_name', 'mobile', 'email'] });
  return (
    <RecordForm
      of={create}
      title={t('title')}
      description={t('about')}
      submit={t('submit')}
      failed={t('failed')}
      onClose={onClose}
    >
      <NewClientFields field={create.field} />
      <SimilarClients full_name={full_name} mobile={mobile} email={email} />
    </RecordForm>
  );
}

function NewClientFields({ field }: { field: FieldOf<NewClientDraft, keyof NewClientDraft> }) {
  const { t } = useTranslation(['client-new', 'client-profile']);
  return (
    <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
      <TextField {...field('full_name')} requiredMessage={t('nameRequired')} maxLength={120} />
      <TextField
        {...field('username')}
        hint={t('usernameHint')}
        requiredMessage={t('usernameRequired')}
        check={(typed) => (usernamePattern.test(typed) ? null : t('usernameWrong'))}
        maxLength={40}
      />
      <TextField
        {...field('mobile')}
        hint={t('mobileHint')}
        requiredMessage={t('mobileRequired')}
        check={(typed) => (isPhone(typed) ? null : t('mobileWrong'))}
        maxLength={24}
      />
      <TextField
        {...field('email')}
        requiredMessage={t('emailRequired')}
        check={(typed) => (isEmail(typed) ? null : t('emailWrong'))}
        maxLength={254}
      />
      <ComboboxField
        {...field('agent_id')}
        hint={t('agentHint')}
        placeholder={t('agentSearch')}
        source={agentSearch(useSdk())}
      />
      <SelectField
        {...field('currency')}
        hint={t('currencyHint')}
        placeholder={t('base')}
        options={currencies.map((value) => ({ value, label: value }))}
      />
      <RadioField
        {...field('language')}
        options={clientLanguages.map((value) => ({
          value,
          label: t(`client-profile:language.${value}`),
        }))}
      />
      <div className="md:col-span-2">
        <TextareaField {...field('remark')} hint={t('remarkHint')} maxLength={500} />
      </div>
    </div>
  );
}
