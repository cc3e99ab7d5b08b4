import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { logFailure } from '#/app/log.ts';
import { isChunkError } from '#/app/navigation/chunk-error.ts';
import { usePageTitle } from '#/app/navigation/page-title.ts';
import { FailedPage } from './failed-page.tsx';

/** In the place of a page that has failed; what is around it goes on. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('shell');
  usePageTitle(t('error.title'));
  useEffect(() => logFailure('A page failed', error), [error]);
  if (isChunkError(error)) {
    return (
      <FailedPage
        title={t('error.chunk')}
        hint={t('error.chunkHint')}
        action={t('error.reload')}
        onAction={() => location.reload()}
      />
    );
  }
  return (
    <FailedPage
      title={t('error.page')}
      hint={t('error.pageHint')}
      action={t('retry')}
      onAction={reset}
      {...(error instanceof Error && { details: error.message })}
    />
  );
}
