import { Bot } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Button } from '#/boot/ui/button.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { Permit } from '#/kit/permission/permit.tsx';

/** Comes with its words when robots are to be added. */
const AddRobots = lazyOverlay(
  async () => (await import('./add-robots.tsx')).AddRobots,
  ['form', 'client-robots'],
);

/** For people who may add robots, beside the list of clients. */
export function AddRobotsButton() {
  const { t } = useTranslation('client');
  const [open, setOpen] = useState(false);
  return (
    <Permit action="robot" resource="client">
      <Button title={t('addRobots')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Bot aria-hidden="true" />
        <span className="shown-on-wide">{t('addRobots')}</span>
      </Button>
      {open && <AddRobots onClose={() => setOpen(false)} />}
    </Permit>
  );
}
