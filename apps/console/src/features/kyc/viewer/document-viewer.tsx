import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ExternalLink, FileText } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { useObjectUrl } from '#/ui/api/use-object-url.ts';
import { ErrorState } from '#/ui/controls/error-state.tsx';
import { WindowLink } from '#/ui/controls/window-link.tsx';
import { useDocumentName } from './document-name.ts';
import { PictureFrame } from './picture-frame.tsx';
import { usePictureView } from './use-picture-view.ts';
import { useViewerKeys } from './use-viewer-keys.ts';
import { ViewerToolbar } from './viewer-toolbar.tsx';

/** Pictures are large: they are forgotten soon after no one looks at them. */
const keptForMs = 60_000;

/** A picture. Each time that it is asked for is written to the audit log: none is prefetched. */
function documentQuery(sdk: Sdk, kycId: string, document: Schemas.KycDocument) {
  return queryOptions({
    queryKey: ['kyc document', kycId, document.id, document.sha256],
    queryFn: async ({ signal }) => {
      const path = { id: kycId, documentId: document.id };
      const result = await sdk.GET('/identify/admin/v1/document/{id}/{documentId}', {
        params: { path },
        parseAs: 'blob',
        signal,
      });
      return new Blob([unwrap(result)], { type: document.content_type });
    },
    // The content is what its hash says and never changes.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptForMs,
  });
}

export type DocumentViewerProps = {
  kycId: string;
  document: Schemas.KycDocument;
  onPrevious: () => void;
  onNext: () => void;
};

/** One document, to be read closely. */
export function DocumentViewer({ kycId, document, onPrevious, onNext }: DocumentViewerProps) {
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
  if (query.isError) {
    return (
      <ErrorState
        error={query.error}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
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
              {/* Beside the tools there is room for its labels on a wide screen only. */}
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
