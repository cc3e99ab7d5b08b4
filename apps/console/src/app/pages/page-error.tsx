import type { ErrorComponentProps } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { logFailure } from '#/app/log.ts';
import { isChunkError } from '#/app/navigation/chunk-error.ts';
import { loadWords } from '#/shared/i18n/set-up.ts';
import { useTranslation } from '#/shared/i18n/use-translation.ts';
import { usePageTitle } from '#/shared/page/page-title.ts';
import type { BrokenPage as Broken } from './broken-page.tsx';
import { MissingFile } from './missing-file.tsx';

// It may itself be what is missing.
const BrokenPage = lazy<ComponentType<Parameters<typeof Broken>[0]>>(() =>
  Promise.all([import('./broken-page.tsx'), loadWords(['frame'])]).then(
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
