import type { ErrorComponentProps } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { logFailure } from '#/core/browser/log.ts';
import { usePageTitle } from '#/core/browser/page-title.ts';
import { loadNamespaces } from '#/core/i18n/set-up.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { isChunkError } from '#/core/navigation/chunk-error.ts';
import { MissingFile } from './missing-file.tsx';

// It may itself be what is missing.
const BrokenPage = lazy<ComponentType<{ error: unknown; reset: () => void }>>(() =>
  Promise.all([import('#/app/errors/error-pages.tsx'), loadNamespaces(['frame'])]).then(
    ([file]) => ({ default: file.BrokenPage }),
    () => ({ default: MissingFile }),
  ),
);

/** In the place of a page that has failed; what is around it goes on. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('shell');
  usePageTitle(t('error.title'));
  useEffect(() => logFailure('A page failed', error), [error]);
  if (isChunkError(error)) return <MissingFile />;
  return (
    <Suspense>
      <BrokenPage error={error} reset={reset} />
    </Suspense>
  );
}
