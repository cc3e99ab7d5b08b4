import type { Schemas } from '@brokerdesk/sdk';
import { Pencil, Trash } from 'lucide-react';
import { useState } from 'react';
import { useProposed } from '#/business/decision/two-people/use-proposed.ts';
import { RecordAction } from '#/business/record/record-action.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Permit } from '#/ui/permission/permit.tsx';
import { PairForm } from './pair-form.tsx';
import { deletePair } from './pair-writes.ts';

export function PairActions({ pair }: { pair: Schemas.CurrencyPair }) {
  const { t } = useTranslation(['currency-pair', 'two-people']);
  const proposed = useProposed();
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
          effects={[t('two-people:config.hint'), t('delete.effect')]}
          confirm={t('two-people:config.submit')}
          failed={t('two-people:config.failed')}
          write={deletePair}
          done={proposed}
          intent={({ id, version }) => ({ id, version })}
          onClose={close}
        />
      )}
    </div>
  );
}
