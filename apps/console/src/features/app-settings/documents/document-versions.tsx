import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { Editor } from '@tiptap/core';
import { RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { RecordEntriesLink } from '#/business/audit/record-entries-link.tsx';
import { ProposalHistory } from '#/business/decision/two-people/proposal-history.tsx';
import { TextDiff } from '#/business/record/text-diff.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Segmented } from '#/core/ui/segmented.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { Drawer } from '#/ui/overlay/drawer.tsx';
import { Permit } from '#/ui/permission.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { versionsQuery } from '../setting-calls.ts';
import { extensions, fromMarkdown, isEditable } from './document-markdown.ts';

export function DocumentVersions({
  document,
  language,
  onRestore,
  onClose,
}: {
  document: Schemas.Document;
  language: 'zh' | 'en';
  onRestore: (version: Schemas.Document) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('app-settings');
  const { exact } = useTime();
  const query = useQuery(versionsQuery(useSdk(), document.slug));
  const [shown, setShown] = useState<number | null>(null);
  return (
    <Drawer
      open
      onClose={onClose}
      recordId={`${document.slug} ${shown}`}
      title={t('documents.historyOf', { name: t(`documents.slug.${document.slug}`) })}
    >
      <RecordEntriesLink of={{ type: 'document', id: document.slug }} />
      <Loaded query={query}>
        {({ list }) =>
          list.map((version, at) => {
            const { version: number, updated_at: time, updated_by: by } = version;
            const isNow = at === 0;
            return (
              <Section
                key={number}
                title={t('documents.version', { version: number })}
                aside={
                  <span className="text-xs text-ink-muted">
                    {by?.name} {time && exact(time)}
                  </span>
                }
              >
                {isNow ? (
                  <p className="text-ink-muted">{t('documents.isNow')}</p>
                ) : (
                  <div className="flex flex-col gap-2">
                    <div className="flex flex-wrap gap-2">
                      <Button
                        size="sm"
                        aria-expanded={shown === number}
                        onClick={() => setShown(shown === number ? null : number)}
                      >
                        {t('documents.compare')}
                      </Button>
                      <Permit action="update">
                        <Button size="sm" onClick={() => onRestore(version)}>
                          <RotateCcw aria-hidden="true" />
                          {t('documents.restore')}
                        </Button>
                      </Permit>
                    </div>
                    {shown === number && (
                      <TextDiff
                        before={version[`body_${language}`]}
                        after={document[`body_${language}`]}
                      />
                    )}
                  </div>
                )}
              </Section>
            );
          })
        }
      </Loaded>
      <Section title={t('documents.proposals')}>
        <ProposalHistory type="document" id={document.slug} />
      </Section>
    </Drawer>
  );
}

export type Texts = Pick<Schemas.Document, 'title_zh' | 'title_en' | 'body_zh' | 'body_en'>;

export type Review = {
  draft: Texts;
  saved: Schemas.Document;
  decide: (publishes: boolean) => void;
};

const views = ['changes', 'preview'] as const;
const languages = ['zh', 'en'] as const;

export function PublishDialog({
  name,
  language: first,
  review: { draft, saved, decide },
}: {
  name: string;
  language: (typeof languages)[number];
  review: Review;
}) {
  const { t } = useTranslation(['app-settings', 'form']);
  const [view, setView] = useState<(typeof views)[number]>('changes');
  const [language, setLanguage] = useState(first);
  const title = draft[`title_${language}`].trim();
  const text = draft[`body_${language}`];
  return (
    <Dialog
      open
      onOpenChange={() => decide(false)}
      title={t('documents.review.title', { name })}
      description={t('documents.review.about')}
    >
      <DialogBody>
        <div className="mb-3 flex flex-wrap items-center gap-3">
          <Segmented
            legend={t('documents.review.view')}
            value={view}
            options={views.map((value) => ({ value, label: t(`documents.review.${value}`) }))}
            onChange={setView}
          />
          <Segmented
            legend={t('documents.language')}
            value={language}
            options={languages.map((value) => ({ value, label: t(`documents.in.${value}`) }))}
            onChange={setLanguage}
          />
        </div>
        {view === 'changes' ? (
          <TextDiff
            before={wholeText(saved[`title_${language}`], saved[`body_${language}`])}
            after={wholeText(title, text)}
          />
        ) : (
          <article className="rounded-md border border-line bg-surface px-4 py-3">
            <h3 className="mb-2 text-lg font-semibold break-words">{title}</h3>
            {text.trim() === '' ? (
              <p className="text-ink-muted">{t('documents.review.empty')}</p>
            ) : (
              <DocumentPreview key={language} text={text} />
            )}
          </article>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => decide(false)}>{t('form:cancel')}</Button>
        <Button variant="primary" onClick={() => decide(true)}>
          {t('documents.review.confirm')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

const wholeText = (title: string, body: string) =>
  [title, body].filter((part) => part !== '').join('\n\n');

function DocumentPreview({ text }: { text: string }) {
  const container = useRef<HTMLDivElement>(null);
  const isShowable = isEditable(text);
  useEffect(() => {
    if (!isShowable) return;
    const shown = new Editor({
      element: container.current,
      extensions,
      content: fromMarkdown(text),
      editable: false,
      injectCSS: false,
      editorProps: {
        attributes: { role: 'document', class: 'document-text break-words whitespace-pre-wrap' },
      },
    });
    return () => shown.destroy();
  }, [text, isShowable]);
  if (!isShowable) return <pre className="font-mono text-xs whitespace-pre-wrap">{text}</pre>;
  return <div ref={container} />;
}
