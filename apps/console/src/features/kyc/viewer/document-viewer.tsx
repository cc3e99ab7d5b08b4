import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, FileText, Images } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { fileQuery } from '#/business/decision/review-calls.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { useObjectUrl } from '#/ui/api/use-object-url.ts';
import { QueryError } from '#/ui/controls/error-state.tsx';
import { WindowLink } from '#/ui/controls/page-link.tsx';
import { useDocumentName } from './document-name.ts';
import { type PictureControls, usePictureView, usePointers } from './use-picture-view.ts';
import { useViewerKeys, ViewerToolbar } from './viewer-toolbar.tsx';

function PictureFrame({
  src,
  alt,
  controls,
}: {
  src: string;
  alt: string;
  controls: PictureControls;
}) {
  const { attach, natural, quarters, view, isFitted, setNatural, fit, zoom } = controls;
  const pointers = usePointers(controls);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons and the keys do the same
    <div
      ref={attach}
      // A fitted picture leaves the thumb to the page; a large one is moved by it.
      className={cn(
        'relative min-h-0 flex-1 overflow-hidden bg-sunken select-none',
        isFitted ? 'touch-pan-y' : 'cursor-grab touch-none active:cursor-grabbing',
      )}
      {...pointers}
      onDoubleClick={() => (isFitted ? zoom(2) : fit())}
    >
      <img
        src={src}
        alt={alt}
        draggable={false}
        className="absolute top-1/2 left-1/2 max-w-none"
        style={
          view && natural
            ? {
                width: natural.width * view.scale,
                height: natural.height * view.scale,
                transform: `translate(-50%, -50%) translate(${view.x}px, ${view.y}px) rotate(${quarters * 90}deg)`,
              }
            : { visibility: 'hidden' }
        }
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setNatural({ width: naturalWidth, height: naturalHeight })
        }
      />
    </div>
  );
}

/** Each view is an entry of the audit log: none is prefetched. */
const documentQuery = (sdk: Sdk, kycId: string, document: Schemas.KycDocument) =>
  fileQuery(['kyc document', kycId, document.id], document, async (as) => {
    const params = { path: { id: kycId, documentId: document.id } };
    return unwrap(
      await sdk.GET('/identify/admin/v1/document/{id}/{documentId}', { params, ...as }),
    );
  });

type DocumentViewerProps = {
  kycId: string;
  document: Schemas.KycDocument;
  onPrevious: () => void;
  onNext: () => void;
};

function DocumentViewer({ kycId, document, onPrevious, onNext }: DocumentViewerProps) {
  const { t } = useTranslation('kyc');
  const query = useQuery(documentQuery(useSdk(), kycId, document));
  const url = useObjectUrl(query.data);
  const name = useDocumentName()(document);
  const controls = usePictureView();
  const link = useRef<HTMLSpanElement>(null);
  useViewerKeys({
    controls,
    onPrevious,
    onNext,
    onOpenWindow: () => link.current?.querySelector('a')?.click(),
  });
  if (query.isError) return <QueryError query={query} />;
  const isPdf = document.content_type === 'application/pdf';
  return (
    <>
      {url === null ? (
        <Waiting label={t('viewer.loading')} />
      ) : isPdf ? (
        <p className="flex flex-1 flex-col items-center justify-center gap-2 bg-sunken text-ink-muted">
          <FileText aria-hidden="true" className="size-8" />
          {t('viewer.pdf')}
        </p>
      ) : (
        <PictureFrame src={url} alt={t('viewer.alt', { name })} controls={controls} />
      )}
      <ViewerToolbar controls={controls}>
        {url !== null && (
          <span ref={link}>
            <WindowLink href={url}>
              <ExternalLink aria-hidden="true" />
              <span className="max-sm:sr-only">{t('viewer.window')}</span>
            </WindowLink>
          </span>
        )}
      </ViewerToolbar>
    </>
  );
}

function Waiting({ label }: { label: string }): ReactNode {
  return (
    <div role="status" aria-label={label} className="flex-1 bg-sunken p-4">
      <Skeleton className="h-full w-full" />
    </div>
  );
}

type DocumentPaneProps = {
  kycId: string;
  documents: readonly Schemas.KycDocument[];
  shownId: string | undefined;
  onShow: (id: string) => void;
};

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
