import type { Schemas } from '@brokerdesk/sdk';
import { Pencil, Trash } from 'lucide-react';
import { useState } from 'react';
import { useProposed } from '#/business/decision/two-people/use-proposed.ts';
import { RecordAction } from '#/business/record/record-action.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Permit } from '#/ui/permission/permit.tsx';
import { RuleForm } from './rule-form.tsx';
import { deleteRule } from './rule-writes.ts';

export function RuleActions({ rule, onDeleted }: { rule: Schemas.IpRule; onDeleted: () => void }) {
  const { t } = useTranslation('ip-rule');
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const { cidr } = rule;
  const proposed = useProposed();
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
      {open === 'edit' && <RuleForm rule={rule} onClose={close} />}
      {open === 'delete' && (
        <RecordAction
          record={rule}
          tone="danger"
          title={t('delete.title', { cidr })}
          effects={[t(`delete.effect.${rule.kind}`)]}
          confirm={t('delete.button')}
          failed={t('delete.failed')}
          write={deleteRule}
          done={(removed) => {
            if ('subject' in removed) return proposed(removed);
            onDeleted();
            return t('delete.done', { cidr });
          }}
          intent={({ id }) => ({ id })}
          onClose={close}
        />
      )}
    </div>
  );
}
