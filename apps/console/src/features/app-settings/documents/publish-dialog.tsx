import type { Schemas } from '@brokerdesk/sdk';
import { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { TextDiff } from '#/business/record/text-diff.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Segmented } from '#/core/ui/segmented.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { extensions, fromMarkdown, isEditable } from './editor/document-markdown.ts';

export type Texts = Pick<Schemas.Document, 'title_zh' | 'title_en' | 'body_zh' | 'body_en'>;

export type Review = {
  draft: Texts;
  /** The published text. */
  saved: Schemas.Document;
  decide: (publishes: boolean) => void;
};

const views = ['changes', 'preview'] as const;
const languages = ['zh', 'en'] as const;

/** Shows a text as clients will read it and its difference to the published one, before it is submitted. */
export function PublishDialog({
  name,
  language: first,
  review: { draft, saved, decide },
}: {
  name: string;
  /** The language shown first. */
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

/** The text as clients read it, or as Markdown if it has parts that the editor cannot show. */
function DocumentPreview({ text }: { text: string }) {
  const place = useRef<HTMLDivElement>(null);
  const isShowable = isEditable(text);
  useEffect(() => {
    if (!isShowable) return;
    const shown = new Editor({
      element: place.current,
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
  return <div ref={place} />;
}
