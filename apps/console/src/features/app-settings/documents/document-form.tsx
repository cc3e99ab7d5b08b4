import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Button } from '#/boot/ui/button.tsx';
import { Segmented } from '#/boot/ui/segmented.tsx';
import { TextField } from '#/kit/form/field/text-field.tsx';
import { PageForm } from '#/kit/record/page-form.tsx';
import { useRecordForm } from '#/kit/record/use-record-form.ts';
import { useTime } from '#/kit/time/use-time.ts';
import { Loaded } from '#/kit/ui/loaded.tsx';
import { type DocumentSlug, documentQuery } from '../api/setting-queries.ts';
import { saveDocument } from '../api/setting-writes.ts';
import { diffLines } from './diff-lines.ts';
import { DocumentTextField } from './document-text-field.tsx';
import { DocumentVersions } from './document-versions.tsx';

const languages = ['zh', 'en'] as const;
type Language = (typeof languages)[number];

const toDraft = ({ title_zh, title_en, body_zh, body_en }: Schemas.Document) => ({
  title_zh,
  title_en,
  body_zh,
  body_en,
});

/** One document, written in each language. */
export function DocumentForm({ slug }: { slug: DocumentSlug }) {
  return (
    <Loaded query={useQuery(documentQuery(useSdk(), slug))}>
      {(document) => <Fields document={document} />}
    </Loaded>
  );
}

function Fields({ document }: { document: Schemas.Document }) {
  const { t } = useTranslation('app-settings');
  const { exact } = useTime();
  const [language, setLanguage] = useState<Language>('zh');
  const [history, setHistory] = useState(false);
  const { slug, updated_at: at, updated_by: by } = document;
  const name = t(`documents.slug.${slug}`);
  /** A whole text would be too long to list among the changes. */
  const bodyText = (body: string, saved: string) => {
    if (body === saved) return t('documents.length', { count: body.length });
    const lines = diffLines(saved, body);
    const count = (kind: string) => lines.filter((line) => line.kind === kind).length;
    return t('documents.changed', { added: count('added'), removed: count('removed') });
  };
  const edit = useRecordForm({
    record: document,
    toDraft,
    labels: {
      title_zh: t('documents.titleIn.zh'),
      body_zh: t('documents.bodyIn.zh'),
      title_en: t('documents.titleIn.en'),
      body_en: t('documents.bodyIn.en'),
    },
    describe: (draft, saved) => [
      { label: t('documents.titleIn.zh'), text: draft.title_zh },
      { label: t('documents.titleIn.en'), text: draft.title_en },
      ...languages.map((one) => ({
        label: t(`documents.bodyIn.${one}`),
        text: bodyText(draft[`body_${one}`], saved[`body_${one}`]),
      })),
    ],
    write: saveDocument,
    done: () => t('documents.saved', { name }),
    prepare: (draft, { version }) => ({ slug, body: { ...draft, version } }),
    stays: true,
  });
  const { form } = edit;
  const { errors } = form.formState;
  const faulty = languages.find((one) => errors[`body_${one}`]);
  // The server may refuse the text of the language that is not shown.
  useEffect(() => {
    if (faulty) setLanguage(faulty);
  }, [faulty]);
  return (
    <PageForm of={edit} label={name} submit={t('documents.publish')} failed={t('failed')}>
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
