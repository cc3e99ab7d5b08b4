import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { buildOf } from '#/core/browser/build.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Announcement } from '#/core/ui/announcement.tsx';
import { Button } from '#/core/ui/button.tsx';
import { copyText } from '#/ui/controls/copy-button.tsx';
import { describeError } from './describe-error.ts';

export function ErrorDetails({ error }: { error: unknown }) {
  const { t, ready } = useTranslation('notices');
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  // When it happened, not when it is read.
  const [details] = useState(() =>
    describeError(error, {
      at: new Date(),
      address: location.pathname + location.search,
      // The last one is the entry, whose name changes with every other file.
      build: buildOf(document)?.split(' ').at(-1) ?? null,
    }),
  );
  if (!ready) return null;

  const copy = () =>
    copyText(details).then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    );

  return (
    <details className="mt-4 w-full max-w-lg text-ink-muted">
      <summary className="text-xs">{t('details')}</summary>
      <pre className="my-2 overflow-x-auto rounded-md border border-line bg-surface p-3 text-left font-mono text-xs whitespace-pre-wrap break-words">
        {details}
      </pre>
      <Button size="sm" onClick={() => void copy()}>
        {outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {t(outcome ?? 'copy')}
      </Button>
      <Announcement>{outcome === null ? '' : t(outcome)}</Announcement>
    </details>
  );
}
