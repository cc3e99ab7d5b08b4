import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { FailedPage } from '#/core/pages/failed-page.tsx';
import { sdk } from '#/core/session/page-session.ts';
import { SettingsProvider } from '#/core/settings/settings-context.tsx';
import { router } from './router.tsx';
import { SlowStart } from './slow-start.tsx';
import type { StartUpOutcome } from './start.ts';

export function StartUp({
  first,
  tryAgain,
}: {
  first: StartUpOutcome;
  tryAgain: () => Promise<StartUpOutcome>;
}) {
  const { t } = useTranslation('shell');
  const [outcome, setOutcome] = useState(first);
  const [busy, setBusy] = useState(false);
  const failed = outcome.kind === 'failed';

  useEffect(() => {
    if (failed) document.title = 'App';
  }, [failed]);

  async function retry() {
    setBusy(true);
    setOutcome(await tryAgain());
    setBusy(false);
  }

  if (outcome.kind === 'failed') {
    return (
      <main>
        <FailedPage
          title={t('startUp.title')}
          hint={t('startUp.hint')}
          action={t('retry')}
          busy={busy}
          onAction={() => void retry()}
        />
      </main>
    );
  }
  return (
    <SdkProvider sdk={sdk}>
      <SettingsProvider settings={outcome.settings}>
        <SlowStart />
        <RouterProvider router={router} />
      </SettingsProvider>
    </SdkProvider>
  );
}
