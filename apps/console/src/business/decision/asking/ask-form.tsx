import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useLocale } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { RadioField } from '#/ui/form/field/radio-field.tsx';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { landOnFields } from '#/ui/form/server-errors.ts';
import { useDraftForm } from '#/ui/form/use-draft-form.tsx';
import type { Decidable } from '../decision-adapter.ts';
import { DecisionError } from '../decision-error.tsx';
import { DecisionForm } from '../decision-form.tsx';
import { type Asking, useAsking } from './use-asking.ts';

export type AskFormProps<Row extends Decidable> = {
  kind: Asking<Row>;
  record: Row;
  onAsked: () => void;
  onCancel: () => void;
};

const fields = ['template', 'note'] as const;

/** Asks the client from a template, in the place of the buttons: the record then waits for the answer. */
export function AskForm<Row extends Decidable>(props: AskFormProps<Row>) {
  const sdk = useSdk();
  const templates = useQuery(
    queryOptions({
      queryKey: ['question-templates'],
      queryFn: async ({ signal }) =>
        unwrap(await sdk.GET('/message/admin/v1/templates', { signal })).list,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  return (
    <Loaded query={templates}>
      {(all) => (
        <Templates
          {...props}
          templates={all.filter(({ records }) => records.includes(props.kind.ask.record))}
        />
      )}
    </Loaded>
  );
}

function Templates<Row extends Decidable>({
  kind,
  record: { id, version, client, order_no: orderNo },
  templates,
  onAsked,
  onCancel,
}: AskFormProps<Row> & { templates: readonly Schemas.QuestionTemplate[] }) {
  const { t } = useTranslation(['asking', 'decision']);
  const isChinese = useLocale() === 'zh-CN';
  const asking = useAsking(kind);
  const { control, handleSubmit, setError, forgetDraft, draft } = useDraftForm(`ask ${id}`, {
    template: templates[0]?.code ?? '',
    note: '',
  });
  const { error } = asking;
  useEffect(() => void landOnFields(error, fields, setError), [error, setError]);
  const values = useWatch({ control });
  const chosen = templates.find(({ code }) => code === values.template);
  const subjects = {
    deposit: t('subject.deposit'),
    withdrawal: t('subject.withdrawal'),
    kyc: t('subject.kyc'),
  };
  const subject = [subjects[kind.ask.record], orderNo].filter(Boolean).join(' ');
  const filled = (text: string) =>
    text
      .replaceAll('{name}', () => client.full_name)
      .replaceAll('{subject}', () => subject)
      .replaceAll('{note}', () => values.note ?? '');
  return (
    <DecisionForm
      title={t('ask.title', { name: client.full_name })}
      effect={<p>{t('ask.effect')}</p>}
      confirm={t('ask.confirm')}
      tone="primary"
      busy={asking.isPending}
      draft={draft}
      onCancel={onCancel}
      onSubmit={handleSubmit(({ template, note }) =>
        asking.mutate(
          { act: 'ask', id, body: { template, note: note.trim() || null, version } },
          {
            onSuccess: () => {
              forgetDraft();
              onAsked();
            },
          },
        ),
      )}
    >
      <DecisionError error={error} />
      <RadioField
        digits
        control={control}
        name="template"
        label={t('ask.template')}
        requiredMessage={t('ask.templateRequired')}
        options={templates.map((one) => ({
          value: one.code,
          // Without the record, which the title of the message names behind a colon.
          label: (isChinese ? one.title_zh : one.title_en).split(/[:：]/)[0] ?? one.code,
        }))}
      />
      <TextareaField
        control={control}
        name="note"
        label={t('ask.note')}
        hint={t('ask.noteHint')}
        {...(chosen?.takes_note && { requiredMessage: t('ask.noteRequired') })}
        maxLength={500}
      />
      {chosen && (
        <blockquote className="max-h-32 overflow-y-auto rounded-md bg-sunken px-3 py-2 text-xs whitespace-pre-line text-ink-muted">
          {filled(isChinese ? chosen.body_zh : chosen.body_en)}
        </blockquote>
      )}
    </DecisionForm>
  );
}
