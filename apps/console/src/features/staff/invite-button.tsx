import type { Schemas } from '@brokerdesk/sdk';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Button } from '#/boot/ui/button.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { Permit } from '#/kit/permission/permit.tsx';

const formNamespaces = ['staff-detail', 'two-people', 'form'];
const InviteForm = lazyOverlay(
  async () => (await import('./actions/invite-form.tsx')).InviteForm,
  formNamespaces,
);
const InvitationShown = lazyOverlay(
  async () => (await import('./actions/invitation-shown.tsx')).InvitationShown,
  formNamespaces,
);

/** Adds somebody: afterwards the code is shown, once. */
export function InviteButton() {
  const { t } = useTranslation('staff');
  const [open, setOpen] = useState(false);
  const [invited, setInvited] = useState<Schemas.StaffUser | null>(null);
  return (
    <Permit action="create">
      <Button variant="primary" onClick={() => setOpen(true)}>
        <UserPlus aria-hidden="true" />
        <span className="max-md:sr-only">{t('invite.button')}</span>
      </Button>
      {open && <InviteForm onInvited={setInvited} onClose={() => setOpen(false)} />}
      {invited && <InvitationShown person={invited} onClose={() => setInvited(null)} />}
    </Permit>
  );
}
