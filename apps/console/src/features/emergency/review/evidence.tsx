import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, FileText } from 'lucide-react';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Skeleton } from '#/boot/ui/skeleton.tsx';
import { useObjectUrl } from '#/kit/api/use-object-url.ts';
import { ImageViewer } from '#/kit/image/image-viewer.tsx';
import { ErrorState } from '#/kit/ui/error-state.tsx';
import { WindowLink } from '#/kit/ui/window-link.tsx';
import { evidenceQuery } from '../api/get-evidence.ts';

/** What an amendment rests on: a picture, or a document that opens in a window of its own. */
export function Evidence({ amendment }: { amendment: Schemas.Amendment }) {
  const { t } = useTranslation('emergency');
  const { evidence } = amendment;
  if (evidence === null) return <p className="text-ink-muted">{t('evidence.none')}</p>;
  return <LoadedEvidence key={amendment.id} amendment={amendment} evidence={evidence} />;
}

function LoadedEvidence({
  amendment,
  evidence,
}: {
  amendment: Schemas.Amendment;
  evidence: Schemas.Proof;
}) {
  const { t } = useTranslation('emergency');
  const query = useQuery(evidenceQuery(useSdk(), amendment.id, evidence));
  const url = useObjectUrl(query.data);
  if (query.isError) {
    return (
      <ErrorState
        error={query.error}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (url === null) {
    return (
      <div role="status" aria-label={t('evidence.loading')}>
        <Skeleton className="h-80 w-full" />
      </div>
    );
  }
  const openInWindow = (
    <WindowLink href={url}>
      <ExternalLink aria-hidden="true" />
      {t('evidence.window')}
    </WindowLink>
  );
  if (evidence.content_type === 'application/pdf') {
    return (
      <div className="flex items-center gap-2">
        <FileText aria-hidden="true" className="size-5 text-ink-muted" />
        <span className="flex-1">{t('evidence.pdf')}</span>
        {openInWindow}
      </div>
    );
  }
  const alt = t('evidence.alt', { orderNo: amendment.order_no });
  return <ImageViewer src={url} alt={alt} actions={openInWindow} />;
}
