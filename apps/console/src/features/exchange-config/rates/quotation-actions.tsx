import type { Schemas } from '@brokerdesk/sdk';
import { CircleStop, Pencil } from 'lucide-react';
import { useState } from 'react';
import { RecordAction } from '#/business/record/record-action.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Permit } from '#/ui/permission/permit.tsx';
import { QuotationForm } from './quotation-form.tsx';
import { endQuotation } from './quotation-writes.ts';

export function QuotationActions({ quotation }: { quotation: Schemas.Quotation }) {
  const { t } = useTranslation('quotation');
  const [open, setOpen] = useState<'edit' | 'end' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-2">
      <Permit action="update">
        <Button variant="primary" onClick={() => setOpen('edit')}>
          <Pencil aria-hidden="true" />
          {t('edit.button')}
        </Button>
      </Permit>
      <Permit action="delete">
        <Button variant="danger-outline" onClick={() => setOpen('end')}>
          <CircleStop aria-hidden="true" />
          {t('end.button')}
        </Button>
      </Permit>
      {open === 'edit' && <QuotationForm quotation={quotation} onClose={close} />}
      {open === 'end' && (
        <RecordAction
          record={quotation}
          tone="danger"
          title={t('end.title', quotation)}
          effects={[t('end.effect'), t('end.again')]}
          confirm={t('end.button')}
          failed={t('end.failed')}
          write={endQuotation}
          done={() => t('end.done', quotation)}
          intent={({ id, version }) => ({ id, version })}
          onClose={close}
        />
      )}
    </div>
  );
}
