import type { Schemas } from '@brokerdesk/sdk';
import { Pencil, Trash } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Button } from '#/boot/ui/button.tsx';
import { Permit } from '#/kit/permission/permit.tsx';
import { RecordAction } from '#/kit/record/record-action.tsx';
import { PairForm } from './pair-form.tsx';
import { deletePair } from './pair-writes.ts';

/** What may be done with a currency pair. An enabled one is switched off first, which takes a second person. */
export function PairActions({
  pair,
  onDeleted,
}: {
  pair: Schemas.CurrencyPair;
  onDeleted: () => void;
}) {
  const { t } = useTranslation('currency-pair');
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const name = `${pair.primary}/${pair.secondary}`;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Permit action="update">
        <Button variant="primary" onClick={() => setOpen('edit')}>
          <Pencil aria-hidden="true" />
          {t('edit.button')}
        </Button>
      </Permit>
      <Permit action="delete">
        {pair.status === 'disabled' ? (
          <Button variant="danger-outline" onClick={() => setOpen('delete')}>
            <Trash aria-hidden="true" />
            {t('delete.button')}
          </Button>
        ) : (
          <p className="text-xs text-ink-muted">{t('delete.enabled')}</p>
        )}
      </Permit>
      {open === 'edit' && <PairForm pair={pair} onClose={close} />}
      {open === 'delete' && (
        <RecordAction
          record={pair}
          tone="danger"
          title={t('delete.title', { pair: name })}
          effects={[t('delete.effect')]}
          confirm={t('delete.button')}
          failed={t('delete.failed')}
          write={deletePair}
          done={() => {
            onDeleted();
            return t('delete.done', { pair: name });
          }}
          intent={({ id, version }) => ({ id, version })}
          onClose={close}
        />
      )}
    </div>
  );
}
