import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, FileText } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { useObjectUrl } from '#/ui/api/use-object-url.ts';
import { QueryError } from '#/ui/controls/error-state.tsx';
import { WindowLink } from '#/ui/controls/page-link.tsx';
import { ImageViewer } from '#/ui/image/image-viewer.tsx';
import type { fileQuery } from './review-calls.ts';

export function ProofFile({
  of,
  type,
  alt,
}: {
  of: ReturnType<typeof fileQuery>;
  type: Schemas.Proof['content_type'];
  alt: string;
}) {
  const { t } = useTranslation('decision');
  const query = useQuery(of);
  const url = useObjectUrl(query.data);
  if (query.isError) return <QueryError query={query} />;
  if (url === null) {
    return (
      <div role="status" aria-label={t('proof.loading')}>
        {/* The height of the viewer keeps links below from moving. */}
        <Skeleton
          className={cn(
            'w-full',
            type === 'application/pdf' ? 'h-8' : 'h-[calc(clamp(20rem,50dvh,40rem)+2.4375rem)]',
          )}
        />
      </div>
    );
  }
  const openInWindow = (
    <WindowLink href={url}>
      <ExternalLink aria-hidden="true" />
      <span className="shown-with-room max-md:sr-only">{t('proof.window')}</span>
    </WindowLink>
  );
  if (type === 'application/pdf') {
    return (
      <div className="flex items-center gap-2">
        <FileText aria-hidden="true" className="size-5 text-ink-muted" />
        <span className="flex-1">{t('proof.pdf')}</span>
        {openInWindow}
      </div>
    );
  }
  return <ImageViewer src={url} alt={alt} actions={openInWindow} />;
}
