import { Bot } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWords } from '#/shared/i18n/set-up.ts';
import { Permit } from '#/shared/permission/permit.tsx';
import { Button } from '#/shared/ui/button.tsx';

/** Comes with its words when robots are to be added. */
const AddRobots = lazy(async () => {
  const [{ AddRobots }] = await Promise.all([
    import('./robots/add-robots.tsx'),
    loadWords(['form', 'client-forms']),
  ]);
  return { default: AddRobots };
});

/** For whoever may add robots, beside the list of clients. */
export function AddRobotsButton() {
  const { t } = useTranslation('client');
  const [open, setOpen] = useState(false);
  return (
    <Permit action="robot" resource="client">
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Bot aria-hidden="true" />
        {t('addRobots')}
      </Button>
      <Suspense>{open && <AddRobots onClose={() => setOpen(false)} />}</Suspense>
    </Permit>
  );
}
