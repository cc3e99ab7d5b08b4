import { isBootstrapped } from '@brokerdesk/machines';
import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { sessionEnd, useAuth } from '#/core/session/page-session.ts';
import { Button, Spinner } from '#/core/ui/button.tsx';
import { useLasting } from '#/core/ui/use-lasting.ts';
import { router } from './router.tsx';

export const slowStartMs = 3_000;

export function SlowSettings() {
  const { t } = useTranslation('shell');
  if (!i18next.exists('shell:loading')) return null;
  return <Waiting label={t('loading')} action={t('error.reload')} onAction={reload} />;
}

export function SlowStart() {
  const { t } = useTranslation('shell');
  const restoring = useAuth((snapshot) => !isBootstrapped(snapshot));
  const isSignedIn = useAuth(({ context }) => context.session !== null);
  const hasPage = useFirstPage();
  useEffect(() => {
    if (hasPage) document.getElementById('starting')?.remove();
  }, [hasPage]);
  const slow = useLasting(restoring || !hasPage, slowStartMs);
  if (!slow) return null;
  const mayLeave = restoring || isSignedIn;
  return (
    <Waiting
      label={t(restoring ? 'startUp.restoring' : 'loading')}
      action={t(mayLeave ? 'logOut' : 'error.reload')}
      onAction={mayLeave ? () => sessionEnd.end('person') : reload}
    />
  );
}

function Waiting(props: { label: string; action: string; onAction: () => void }) {
  return (
    <main className="flex min-h-[70vh] flex-col items-center justify-center gap-2 px-4 text-center">
      <Spinner size={32} />
      <h1 role="status" className="mt-1 text-xl font-semibold">
        {props.label}
      </h1>
      <Button className="mt-3" onClick={props.onAction}>
        {props.action}
      </Button>
    </main>
  );
}

const reload = () => location.reload();

function useFirstPage(): boolean {
  const [has, setHas] = useState(router.state.resolvedLocation !== undefined);
  useEffect(() => router.subscribe('onResolved', () => setHas(true)), []);
  return has;
}
