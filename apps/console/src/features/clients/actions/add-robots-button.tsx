import { Bot } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '#/shared/i18n/use-translation.ts';
import { lazyWithWords } from '#/shared/page/lazy-with-words.ts';
import { Permit } from '#/shared/permission/permit.tsx';
import { Button } from '#/shared/ui/button.tsx';

/** Comes with its words when robots are to be added. */
const AddRobots = lazyWithWords(
  async () => (await import('./robots/add-robots.tsx')).AddRobots,
  ['form', 'client-forms'],
);

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
