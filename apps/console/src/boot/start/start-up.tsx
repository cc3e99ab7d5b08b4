import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { SdkProvider } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { sdk } from '#/boot/page-session.ts';
import { FailedPage } from '#/boot/pages/failed-page.tsx';
import { router } from '#/boot/router.tsx';
import { SettingsProvider } from '#/boot/settings/settings-context.tsx';
import { SlowStart } from './slow-start.tsx';
import type { StartUpOutcome } from './start.ts';

/** Everything, once the settings of the firm are known; until then, the way to try again. */
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
