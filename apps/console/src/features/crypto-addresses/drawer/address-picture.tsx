import type { Schemas } from '@brokerdesk/sdk';
import { lazy, Suspense } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { CopyButton } from '#/ui/controls/copy-button.tsx';

/** Loaded with the library that draws it when a user opens an address. */
const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

/** The address as clients get it: to be scanned, or copied. */
export function AddressPicture({
  address: { address, coin, memo },
}: {
  address: Schemas.CryptoAddress;
}) {
  const { t } = useTranslation('crypto-address-detail');
  return (
    <div className="flex flex-wrap items-start gap-4">
      <Suspense fallback={<Skeleton className="size-40" />}>
        <QrCode text={address} label={t('qr', { coin, address })} />
      </Suspense>
      <div className="flex min-w-48 flex-1 flex-col items-start gap-2">
        <code translate="no" className="font-mono break-all">
          {address}
        </code>
        <CopyButton text={address} labels={{ copied: t('copied'), failed: t('notCopied') }}>
          {t('copy')}
        </CopyButton>
        {memo && <p>{t('memoIs', { memo })}</p>}
        <p className="text-xs text-ink-muted">{t('scan')}</p>
      </div>
    </div>
  );
}
