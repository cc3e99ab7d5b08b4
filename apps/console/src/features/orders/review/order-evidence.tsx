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

/** The picture or document that the result of a sale rests on. */
export function OrderEvidence({ trade, file }: { trade: Schemas.Trade; file: Schemas.Proof }) {
  const { t } = useTranslation('order-review');
  const query = useQuery(evidenceQuery(useSdk(), trade.kind, trade.id, file));
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
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  const openInWindow = (
    <WindowLink href={url}>
      <ExternalLink aria-hidden="true" />
      {t('evidence.window')}
    </WindowLink>
  );
  if (file.content_type === 'application/pdf') {
    return (
      <div className="flex items-center gap-2">
        <FileText aria-hidden="true" className="size-5 text-ink-muted" />
        <span className="flex-1">{t('evidence.pdf')}</span>
        {openInWindow}
      </div>
    );
  }
  return (
    <ImageViewer
      src={url}
      alt={t('evidence.alt', { orderNo: trade.order_no })}
      actions={openInWindow}
    />
  );
}
