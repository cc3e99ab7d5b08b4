import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { type Control, useForm, useWatch } from 'react-hook-form';
import { recordWrite, useRecordWrite } from '#/business/record/record-write.ts';
import { agentSearch, clientSearch } from '#/business/staff/person-options.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { ComboboxField } from '#/ui/form/combobox/combobox-field.tsx';
import { DateField } from '#/ui/form/field/date-field.tsx';
import { RadioField } from '#/ui/form/field/radio-field.tsx';
import { TextareaField, TextField } from '#/ui/form/field/text-field.tsx';
import { FormDialog } from '#/ui/form/overlay/form-overlay.tsx';
import {
  type Audience,
  audienceOf,
  blankMessage,
  chosenAudiences,
  type MessageDraft,
  messageTo,
  recipientsQuery,
  selectedMax,
  toMessageCreate,
} from './message-draft.ts';
import { MessagePreview } from './message-preview.tsx';

export function RecipientCount({ audience }: { audience: Audience }) {
  const { t } = useTranslation('message');
  const { data, isError } = useQuery(recipientsQuery(useSdk(), audience));
  if (isError) return <Notice tone="warning" title={t('send.countFailed')} />;
  if (data === undefined) return <p className="text-ink-muted">{t('send.counting')}</p>;
  const { total, languages, two_people: isBroadcast, alone_max: max } = data;
  const { written_alone: written } = data;
  const inLanguages = languages.map(({ language, count }) => t(`send.in.${language}`, { count }));
  return (
    <Notice
      tone={isBroadcast || total === 0 ? 'warning' : 'info'}
      title={[t('send.recipients', { count: total }), ...inLanguages].join(' · ')}
    >
      {isBroadcast &&
        t(written > 0 ? 'send.secondPersonSum' : 'send.secondPerson', { count: max, written })}
    </Notice>
  );
}

export const sendMessage = recordWrite({
  topics: ['message', 'proposal'],
  write: async (sdk, body: Schemas.MessageCreate, key) => {
    const params = { header: { 'Idempotency-Key': key } };
    return unwrap(await sdk.POST('/message/admin/v1/create', { params, body }));
  },
});

const fields = [
  'audience',
  'title_zh',
  'body_zh',
  'title_en',
  'body_en',
  'send_at',
] as const satisfies readonly (keyof MessageDraft)[];

function LeftOut({ clients }: { clients: readonly Schemas.Client[] }) {
  const { t } = useTranslation('message');
  const robots = clients.filter(({ fake }) => fake).length;
  if (clients.length > selectedMax) {
    return <Notice tone="warning" title={t('send.tooMany', { max: selectedMax })} />;
  }
  return robots === 0 ? null : (
    <p className="text-ink-muted">{t('send.robotsSkipped', { count: robots })}</p>
  );
}

function AudienceFields({
  control,
  audience,
}: {
  control: Control<MessageDraft>;
  audience: string;
}) {
  const { t } = useTranslation('message');
  const sdk = useSdk();
  return (
    <>
      <RadioField
        control={control}
        name="audience"
        label={t('column.audience')}
        requiredMessage={t('send.audienceRequired')}
        options={chosenAudiences.map((value) => ({
          value,
          label: t(`audience.${value}`),
          hint: t(`send.hint.${value}`),
        }))}
      />
      {audience === 'client' && (
        <ComboboxField
          control={control}
          name="client"
          label={t('send.client')}
          placeholder={t('send.clientSearch')}
          requiredMessage={t('send.clientRequired')}
          source={clientSearch(sdk)}
        />
      )}
      {audience === 'agent' && (
        <ComboboxField
          control={control}
          name="agent"
          label={t('send.agent')}
          placeholder={t('send.agentSearch')}
          requiredMessage={t('send.agentRequired')}
          source={agentSearch(sdk)}
        />
      )}
    </>
  );
}

function onlyLanguage(audience: string, recipients: Schemas.MessageRecipients | undefined) {
  return audience === 'client' ? recipients?.languages[0]?.language : undefined;
}

export function SendForm({
  client: recipient,
  clients: selected,
  onSent,
  onClose,
}: {
  client?: Schemas.Client;
  clients?: readonly Schemas.Client[];
  onSent?: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('message');
  const sdk = useSdk();
  const { timezone } = useSettings();
  const form = useForm<MessageDraft>({
    defaultValues: recipient
      ? messageTo(recipient)
      : { ...blankMessage, audience: selected ? 'selected' : '' },
  });
  const { control } = form;
  const send = useRecordWrite(sendMessage, ({ message, skipped }) => {
    const left = skipped && skipped.robots + skipped.outside > 0 ? skipped : null;
    const more = left && { description: t('send.skipped', left) };
    if (message === null) return { tone: 'info', title: t('send.proposed'), ...more };
    const { status, total: count } = message;
    return {
      title: t(status === 'scheduled' ? 'send.scheduled' : 'send.done', { count }),
      ...more,
    };
  });
  const ids = selected?.map(({ id }) => id) ?? [];
  const isTooMany = ids.length > selectedMax;
  const isFree = !recipient && !selected;
  const { audience, client, agent, ...labels } = useWatch({ control }) as MessageDraft;
  const to = audienceOf({ audience, client, agent }, ids);
  const isAddressed = to !== null && to.client_id !== null && to.agent_id !== null && !isTooMany;
  const { data: recipients } = useQuery({
    ...recipientsQuery(sdk, to ?? { audience: 'all' }),
    enabled: isAddressed,
  });
  const language = onlyLanguage(audience, recipients);
  const aboutOf = () => {
    if (selected) return t('send.toSelected', { count: ids.length });
    if (!recipient) return t('send.about');
    return t('send.to', { name: recipient.full_name, username: recipient.username });
  };
  const isWritten = [labels.title_zh, labels.body_zh, labels.title_en, labels.body_en].some(
    (text) => text.trim() !== '',
  );
  return (
    <FormDialog
      title={t('send.title')}
      description={aboutOf()}
      form={form}
      fields={fields}
      {...(isFree && { fieldOfCode: { NO_RECIPIENTS: { field: 'audience' } } })}
      mutation={send}
      prepare={(draft) => (isTooMany ? null : toMessageCreate(draft, ids))}
      {...(onSent && { onSent })}
      onClose={onClose}
      submit={t(recipients?.two_people ? 'send.submitForApproval' : 'send.submit')}
      failed={t('send.failed')}
    >
      <div className="flex flex-col gap-4">
        {selected && <LeftOut clients={selected} />}
        {isFree && <AudienceFields control={control} audience={audience} />}
        {isAddressed && !recipient && <RecipientCount audience={to} />}
        {(['zh', 'en'] as const).map((language) => (
          <div key={language} className="flex flex-col gap-3">
            <TextField
              control={control}
              name={`title_${language}`}
              label={t(`send.title_${language}`)}
              requiredMessage={t('send.required')}
              maxLength={120}
            />
            <TextareaField
              control={control}
              name={`body_${language}`}
              label={t(`send.body_${language}`)}
              requiredMessage={t('send.required')}
              maxLength={5000}
            />
          </div>
        ))}
        <DateField
          control={control}
          name="send_at"
          label={t('send.at')}
          hint={t('send.atHint', { timezone })}
          time
        />
        {isWritten && (
          <section aria-label={t('send.preview')} className="-mx-5 border-t border-line">
            <h3 className="px-5 pt-3 font-semibold">{t('send.preview')}</h3>
            <MessagePreview labels={labels} language={language} />
          </section>
        )}
      </div>
    </FormDialog>
  );
}
