import type { Schemas } from '@brokerdesk/sdk';
import { Pencil, Trash } from 'lucide-react';
import { useState } from 'react';
import { RecordAction } from '#/business/record/record-action.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Permit } from '#/ui/permission/permit.tsx';
import { MarketForm } from './market-form.tsx';
import { deleteMarket } from './market-writes.ts';

export function MarketActions({
  market,
  onDeleted,
}: {
  market: Schemas.Exchange;
  onDeleted: () => void;
}) {
  const { t } = useTranslation('market');
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const { code } = market;
  return (
    <div className="flex flex-wrap gap-2">
      <Permit action="update">
        <Button variant="primary" onClick={() => setOpen('edit')}>
          <Pencil aria-hidden="true" />
          {t('edit.button')}
        </Button>
      </Permit>
      <Permit action="delete">
        <Button variant="danger-outline" onClick={() => setOpen('delete')}>
          <Trash aria-hidden="true" />
          {t('delete.button')}
        </Button>
      </Permit>
      {open === 'edit' && <MarketForm market={market} onClose={close} />}
      {open === 'delete' && (
        <RecordAction
          record={market}
          tone="danger"
          title={t('delete.title', { code })}
          effects={[t('delete.effect'), t('delete.used')]}
          confirm={t('delete.button')}
          failed={t('delete.failed')}
          write={deleteMarket}
          done={() => {
            onDeleted();
            return t('delete.done', { code });
          }}
          intent={({ id, version }) => ({ id, version })}
          onClose={close}
        />
      )}
    </div>
  );
}
