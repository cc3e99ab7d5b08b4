import { actionsIn, identityStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { FilePen, FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Button } from '#/boot/ui/button.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';

/** Comes when a form is to be filled in. */
const KycForm = lazyOverlay(async () => (await import('./kyc-form.tsx')).KycForm);

/** Fills in for the client what is missing, or corrects what waits; what is approved stays. */
export function SubmitButton({ kyc }: { kyc: Schemas.Kyc }) {
  const { t } = useTranslation('kyc');
  const [open, setOpen] = useState(false);
  const act = actionsIn(identityStates, kyc.status).includes('correct') ? 'correct' : 'fill';
  const Icon = act === 'correct' ? FilePen : FilePlus2;
  return (
    <>
      {kyc.status !== 'approved' && (
        <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon aria-hidden="true" />
          {t(`${act}.button`)}
        </Button>
      )}
      {open && <KycForm act={act} kyc={kyc} onClose={() => setOpen(false)} />}
    </>
  );
}
