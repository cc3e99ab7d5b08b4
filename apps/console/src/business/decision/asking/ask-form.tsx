import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { clientKey } from '#/business/client/client-query.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useLocale } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { problemOf } from '#/ui/api/problem.ts';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { RadioField } from '#/ui/form/field/radio-field.tsx';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { landOnFields } from '#/ui/form/server-errors.ts';
import { useDraftForm } from '#/ui/form/use-draft-form.tsx';
import type { Decidable } from '../decision-adapter.ts';
import { DecisionError } from '../decision-error.tsx';
import { DecisionForm } from '../decision-form.tsx';
import { type Asking, textOf, useAsking } from './use-asking.ts';

export type AskFormProps<Row extends Decidable> = {
  kind: Asking<Row>;
  record: Row;
  onAsked: () => void;
  onCancel: () => void;
};

const fields = ['template', 'note'] as const;

/** As they are sent: in the language of the client, which may change. */
const templatesQuery = (sdk: Sdk, query: { type: 'deposit' | 'withdrawal' | 'kyc'; id: string }) =>
  queryOptions({
    queryKey: [...clientKey, 'question-templates', query],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/message/admin/v1/templates', { params: { query }, signal })),
  });

export function AskForm<Row extends Decidable>(props: AskFormProps<Row>) {
  const sdk = useSdk();
  const templates = useQuery(
    templatesQuery(sdk, { type: props.kind.ask.record, id: props.record.id }),
  );
  return (
    <Loaded query={templates}>
      {({ list, language = 'zh-CN' }) => (
        <Templates {...props} templates={list} language={language} />
      )}
    </Loaded>
  );
}

function Templates<Row extends Decidable>({
  kind,
  record: { id, version, client },
  templates,
  language,
  onAsked,
  onCancel,
}: AskFormProps<Row> & {
  templates: readonly Schemas.QuestionTemplate[];
  language: Schemas.ClientLanguage;
}) {
  const { t } = useTranslation(['asking', 'decision']);
  const isChinese = useLocale() === 'zh-CN';
  const asking = useAsking(kind);
  const { control, handleSubmit, setError, forgetDraft, draft } = useDraftForm(`ask ${id}`, {
    template: templates[0]?.code ?? '',
    note: '',
  });
  const { error } = asking;
  const queries = useQueryClient();
  useEffect(() => {
    landOnFields(error, fields, setError);
    if (problemOf(error)?.code === 'CLIENT_LANGUAGE_CHANGED') {
      void queries.invalidateQueries({ queryKey: clientKey });
    }
  }, [error, setError, queries]);
  const values = useWatch({ control });
  const chosen = templates.find(({ code }) => code === values.template);
  const preview = chosen && textOf(chosen, language, values.note ?? '');
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
          { act: 'ask', id, body: { template, note: note.trim() || null, language, version } },
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
      {preview && (
        <figure>
          <figcaption className="mb-1 font-medium">
            {t(language === 'zh-CN' ? 'ask.inChinese' : 'ask.inEnglish')}
          </figcaption>
          <blockquote
            lang={language}
            className="max-h-32 overflow-y-auto rounded-md bg-sunken px-3 py-2 text-xs whitespace-pre-line text-ink-muted"
          >
            <p className="font-medium">{preview.title}</p>
            <p>{preview.body}</p>
          </blockquote>
        </figure>
      )}
    </DecisionForm>
  );
}
