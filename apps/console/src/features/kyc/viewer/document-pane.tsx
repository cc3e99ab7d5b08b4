import type { Schemas } from '@brokerdesk/sdk';
import { Images } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { useDocumentName } from './document-name.ts';
import { DocumentViewer } from './document-viewer.tsx';

export type DocumentPaneProps = {
  kycId: string;
  documents: readonly Schemas.KycDocument[];
  shownId: string | undefined;
  onShow: (id: string) => void;
};

/** The documents of one attempt: one shown, and the way to the others. */
export function DocumentPane({ kycId, documents, shownId, onShow }: DocumentPaneProps) {
  const { t } = useTranslation('kyc');
  const nameOf = useDocumentName();
  const at = Math.max(
    0,
    documents.findIndex(({ id }) => id === shownId),
  );
  const shown = documents[at];
  if (!shown) {
    return (
      <div className="flex flex-1 flex-col items-center justify-center gap-2 bg-sunken px-4 py-10 text-ink-muted">
        <Images aria-hidden="true" className="size-8" strokeWidth={1.5} />
        {t('viewer.none')}
      </div>
    );
  }
  const step = (by: 1 | -1) => {
    const next = documents[(at + by + documents.length) % documents.length];
    if (next) onShow(next.id);
  };
  return (
    <>
      <ul className="flex shrink-0 gap-1 overflow-x-auto border-b border-line bg-surface px-2 py-1.5">
        {documents.map((document) => (
          <li key={document.id}>
            <button
              type="button"
              aria-current={document === shown ? 'true' : undefined}
              onClick={() => onShow(document.id)}
              className={cn(
                'h-7 rounded-md px-2.5 whitespace-nowrap',
                document === shown
                  ? 'bg-selected font-medium text-ink'
                  : 'text-ink-muted hover:bg-hover hover:text-ink',
              )}
            >
              {nameOf(document)}
            </button>
          </li>
        ))}
      </ul>
      <DocumentViewer
        key={shown.id}
        kycId={kycId}
        document={shown}
        onPrevious={() => step(-1)}
        onNext={() => step(1)}
      />
    </>
  );
}
