import { actionsIn, amendmentStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { FilePen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { Permit } from '#/ui/permission/permit.tsx';
import { AmendForm } from './amend-form.tsx';

/** Opens the form that asks for an amendment; says why there is none if one waits already. */
export function ProposeButton({ order }: { order: Schemas.AmendableOrder }) {
  const { t } = useTranslation('emergency');
  const [open, setOpen] = useState(false);
  const pending = order.amendments.find(({ status }) =>
    actionsIn(amendmentStates, status).includes('approve'),
  );
  if (pending && !open) {
    return <Notice tone="info" title={t('propose.waits', { name: pending.maker.name })} />;
  }
  return (
    <Permit action="create">
      <Button variant="primary" onClick={() => setOpen(true)}>
        <FilePen aria-hidden="true" />
        {t('propose.button')}
      </Button>
      {open && <AmendForm order={order} onClose={() => setOpen(false)} />}
    </Permit>
  );
}
