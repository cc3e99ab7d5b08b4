import { isBootstrapped } from '@brokerdesk/machines';
import { sessionEnd } from '#/app/actors.ts';
import { useAuth } from '#/app/session/use-auth.ts';
import { useTranslation } from '#/shared/i18n/use-translation.ts';
import { Button } from '#/shared/ui/button.tsx';
import { Spinner } from '#/shared/ui/spinner.tsx';
import { useLasting } from '#/shared/ui/use-lasting.ts';

const patienceMs = 3_000;

/** While a stored session takes long to be restored: what is going on, and the way out of it. */
export function SlowRestore() {
  const { t } = useTranslation('shell');
  const restoring = useAuth((snapshot) => !isBootstrapped(snapshot));
  const slow = useLasting(restoring, patienceMs);
  if (!slow) return null;
  return (
    <main className="flex min-h-[70vh] flex-col items-center justify-center gap-2 px-4 text-center">
      <Spinner size={32} />
      <h1 role="status" className="mt-1 text-xl font-semibold">
        {t('startUp.restoring')}
      </h1>
      <Button className="mt-3" onClick={() => sessionEnd.because('person')}>
        {t('logOut')}
      </Button>
    </main>
  );
}
