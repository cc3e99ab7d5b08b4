import { can } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { ArrowRightLeft, Lock, LockOpen, Send, Tag } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import type { BulkSelected } from '#/business/list/table/data-table.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { usePermissions } from '#/ui/permission.tsx';
import type { BulkDialogProps } from './bulk-dialog.tsx';

const forms = ['form', 'client-bulk', 'client-transfer'];
const dialogs = {
  tags: lazyOverlay(async () => (await import('./bulk-tags.tsx')).TagsDialog, forms),
  locked: lazyOverlay(async () => (await import('./bulk-status.tsx')).LockDialog, forms),
  unlocked: lazyOverlay(async () => (await import('./bulk-status.tsx')).UnlockDialog, forms),
  transfer: lazyOverlay(async () => (await import('./bulk-transfer.tsx')).TransferDialog, forms),
};

type BulkAct = 'message' | keyof typeof dialogs;

const icons = {
  message: Send,
  tags: Tag,
  locked: Lock,
  unlocked: LockOpen,
  transfer: ArrowRightLeft,
};

type MessageForm = ComponentType<{
  clients: readonly Schemas.Client[];
  onSent: () => void;
  onClose: () => void;
}>;

export function BulkClients({
  rows,
  clear,
  message: MessageForm,
}: BulkSelected<Schemas.Client> & { message: MessageForm }) {
  const { t } = useTranslation('client-bulk');
  const permissions = usePermissions();
  // As they were when the dialog was opened: what changes behind it is refused, not changed unseen.
  const [begun, setBegun] = useState<{ act: BulkAct; rows: readonly Schemas.Client[] } | null>(
    null,
  );
  const offered: Record<BulkAct, boolean> = {
    message: can(permissions, 'create', 'message'),
    tags: can(permissions, 'update', 'client'),
    locked: can(permissions, 'update', 'client') && rows.some(({ locked }) => !locked),
    unlocked: can(permissions, 'update', 'client') && rows.some(({ locked }) => locked),
    transfer: can(permissions, 'assign', 'client'),
  };
  // The keys of what is written out above.
  const acts = (Object.keys(offered) as BulkAct[]).filter((act) => offered[act]);
  const close = () => setBegun(null);
  return (
    <>
      {acts.map((act) => {
        const Icon = icons[act];
        return (
          <Button key={act} aria-haspopup="dialog" onClick={() => setBegun({ act, rows })}>
            <Icon aria-hidden="true" />
            {t(`open.${act}`)}
          </Button>
        );
      })}
      {begun?.act === 'message' && (
        <MessageForm clients={begun.rows} onSent={clear} onClose={close} />
      )}
      {begun !== null && begun.act !== 'message' && (
        <OneDialog act={begun.act} rows={begun.rows} onBegun={clear} onClose={close} />
      )}
    </>
  );
}

function OneDialog({ act, ...props }: BulkDialogProps & { act: Exclude<BulkAct, 'message'> }) {
  const Dialog = dialogs[act];
  return <Dialog {...props} />;
}
