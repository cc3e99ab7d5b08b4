import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { unchanged, useProposed } from '#/business/decision/two-people/use-proposed.ts';
import { WaitingProposals } from '#/business/decision/two-people/waiting-proposals.tsx';
import { PageForm } from '#/business/record/page-form.tsx';
import { type RecordFormState, useRecordForm } from '#/business/record/record-form.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Segmented } from '#/core/ui/segmented.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { type FieldProps, type TextName, useField } from '#/ui/form/field/field.ts';
import { FieldFrame } from '#/ui/form/field/field-frame.tsx';
import { Textarea, TextField } from '#/ui/form/field/text-field.tsx';
import { usePermit } from '#/ui/permission.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { type DocumentSlug, documentQuery, proposeDocument } from '../setting-calls.ts';
import { isEditable } from './document-markdown.ts';
import { DocumentVersions, PublishDialog, type Review, type Texts } from './document-versions.tsx';
import { RichTextEditor } from './text-editor.tsx';

const modes = ['editor', 'markdown'] as const;
type Mode = (typeof modes)[number];

function DocumentTextField<Values extends FieldValues, Name extends TextName<Values>>(
  props: FieldProps<Values, Name>,
) {
  const { t } = useTranslation('app-settings');
  const { field, error } = useField(props);
  const text = String(field.value);
  // Not asked anew while a user types: a tag that is half written would take the field away.
  const [mode, setMode] = useState<Mode>(() => (isEditable(text) ? 'editor' : 'markdown'));
  const [refused, setRefused] = useState(mode === 'markdown');
  const choose = (next: Mode) => {
    const isRefused = next === 'editor' && !isEditable(text);
    setRefused(isRefused);
    setMode(isRefused ? 'markdown' : next);
  };
  return (
    <FieldFrame label={props.label} hint={props.hint} error={error} required={false}>
      {(control) => (
        <div className="flex flex-col gap-1">
          <div className="flex flex-wrap items-center gap-3">
            <Segmented
              legend={t('editor.mode')}
              value={mode}
              options={modes.map((value) => ({ value, label: t(`editor.modes.${value}`) }))}
              onChange={choose}
            />
            {refused && <p className="text-xs text-ink-muted">{t('editor.markdownOnly')}</p>}
          </div>
          {mode === 'editor' ? (
            <RichTextEditor
              control={control}
              label={props.label}
              text={text}
              onChange={field.onChange}
              onBlur={field.onBlur}
              focusRef={field.ref}
              onUnshowable={() => choose('editor')}
            />
          ) : (
            <Textarea
              {...field}
              {...control}
              rows={18}
              className="font-mono"
              maxLength={props.maxLength}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}

const languages = ['zh', 'en'] as const;
type Language = (typeof languages)[number];

const toDraft = ({ title_zh, title_en, body_zh, body_en }: Texts) => ({
  title_zh,
  title_en,
  body_zh,
  body_en,
});

export function DocumentForm({ slug }: { slug: DocumentSlug }) {
  return (
    <Loaded query={useQuery(documentQuery(useSdk(), slug))}>
      {(document) => <Fields document={document} />}
    </Loaded>
  );
}

function Fields({ document }: { document: Schemas.DocumentState }) {
  const { t } = useTranslation(['app-settings', 'two-people']);
  const { exact } = useTime();
  const [language, setLanguage] = useState<Language>('zh');
  const [history, setHistory] = useState(false);
  // A proposal that arrives while a user types is no change of the published text.
  const published = useMemo((): Schemas.Document => {
    const { waiting: _, ...text } = document;
    return text;
  }, [document]);
  const { slug, waiting, updated_at: at, updated_by: by } = document;
  const name = t(`documents.slug.${slug}`);
  const proposed = useProposed();
  const mayDecide = usePermit('approve');
  const [review, setReview] = useState<Review | null>(null);
  const confirmed = (draft: Texts, saved: Schemas.Document) =>
    new Promise<boolean>((resolve) => {
      setReview({
        draft,
        saved,
        decide: (publishes) => {
          setReview(null);
          resolve(publishes);
        },
      });
    });
  const edit: RecordFormState<
    Schemas.Document,
    Texts,
    { slug: DocumentSlug; body: Schemas.DocumentUpdate },
    Schemas.Proposal
  > = useRecordForm({
    record: published,
    toDraft,
    labels: {
      title_zh: t('documents.titleIn.zh'),
      body_zh: t('documents.bodyIn.zh'),
      title_en: t('documents.titleIn.en'),
      body_en: t('documents.bodyIn.en'),
    },
    describe: (draft) => [
      { label: t('documents.titleIn.zh'), text: draft.title_zh },
      { label: t('documents.titleIn.en'), text: draft.title_en },
      ...languages.map((one) => ({
        label: t(`documents.bodyIn.${one}`),
        text: draft[`body_${one}`],
        long: true,
      })),
    ],
    write: proposeDocument,
    done: proposed,
    faults: (draft) => (edit.isChanged(draft) ? [] : [unchanged('title_zh')]),
    prepare: async (draft, seen) => {
      const publishes = await confirmed(draft, seen);
      return publishes ? { slug, body: { ...draft, version: seen.version } } : null;
    },
    persistent: true,
    proposes: true,
  });
  const { form } = edit;
  const { errors } = form.formState;
  const faulty = languages.find((one) => errors[`body_${one}`]);
  // The server may refuse the text of the language that is not shown.
  useEffect(() => {
    if (faulty) setLanguage(faulty);
  }, [faulty]);
  return (
    <PageForm
      of={edit}
      label={name}
      submit={t('documents.publish')}
      blocked={waiting.length > 0 ? t('documents.waits') : undefined}
      failed={t('two-people:config.failed')}
    >
      <WaitingProposals waiting={waiting} mayDecide={mayDecide} />
      {waiting
        .filter(({ mine }) => mine)
        .map(({ id, changes }) => (
          <p key={id}>
            <Button
              size="sm"
              onClick={() => {
                for (const { field, after } of changes) {
                  form.setValue(field as keyof Texts, after ?? '', { shouldDirty: true });
                }
              }}
            >
              {t('documents.takeUp')}
            </Button>
          </p>
        ))}
      <p className="flex flex-wrap items-center justify-between gap-3 text-xs text-ink-muted">
        {at && by
          ? t('documents.lastChange', { version: document.version, name: by.name, at: exact(at) })
          : t('documents.never')}
        <Button size="sm" disabled={at === null} onClick={() => setHistory(true)}>
          <History aria-hidden="true" />
          {t('documents.history')}
        </Button>
      </p>
      <div className="grid gap-4 md:grid-cols-2">
        {languages.map((one) => (
          <TextField
            key={one}
            control={form.control}
            name={`title_${one}`}
            label={t(`documents.titleIn.${one}`)}
            requiredMessage={t('documents.titleRequired')}
            maxLength={120}
          />
        ))}
      </div>
      <div>
        <Segmented
          legend={t('documents.language')}
          value={language}
          options={languages.map((value) => ({ value, label: t(`documents.in.${value}`) }))}
          onChange={setLanguage}
        />
      </div>
      {languages.map((one) => (
        <div key={one} hidden={one !== language}>
          <DocumentTextField
            control={form.control}
            name={`body_${one}`}
            label={t(`documents.bodyIn.${one}`)}
            hint={t('documents.hint')}
            maxLength={30_000}
          />
        </div>
      ))}
      {review && <PublishDialog name={name} language={language} review={review} />}
      {history && (
        <DocumentVersions
          document={document}
          language={language}
          onRestore={(version) => {
            for (const one of languages) {
              form.setValue(`title_${one}`, version[`title_${one}`], { shouldDirty: true });
              form.setValue(`body_${one}`, version[`body_${one}`], { shouldDirty: true });
            }
            setHistory(false);
          }}
          onClose={() => setHistory(false)}
        />
      )}
    </PageForm>
  );
}
