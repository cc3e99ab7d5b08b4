import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { Permit } from '#/ui/permission.tsx';

const formNamespaces = ['staff-detail', 'two-people', 'form'];
const InviteForm = lazyOverlay(
  async () => (await import('./actions/invite-form.tsx')).InviteForm,
  formNamespaces,
);

export function InviteButton() {
  const { t } = useTranslation('staff');
  const [open, setOpen] = useState(false);
  return (
    <Permit action="create">
      <Button variant="primary" onClick={() => setOpen(true)}>
        <UserPlus aria-hidden="true" />
        <span className="max-md:sr-only">{t('invite.button')}</span>
      </Button>
      {open && <InviteForm onClose={() => setOpen(false)} />}
    </Permit>
  );
}
