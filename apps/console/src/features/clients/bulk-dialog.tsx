import type { Schemas } from '@brokerdesk/sdk';
import type { ReactNode } from 'react';
import { useBulkStart } from '#/business/bulk/use-bulk-start.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';

/** Longer lists are not read. */
const namesMax = 6;

export type BulkDialogProps = {
  rows: readonly Schemas.Client[];
  onBegun: () => void;
  onClose: () => void;
};

export function BulkDialog({
  rows,
  title,
  about,
  confirm,
  onSubmit,
  onClose,
  children,
}: Pick<BulkDialogProps, 'rows' | 'onClose'> & {
  title: string;
  about: string;
  confirm: string;
  onSubmit: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('client-bulk');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={about}>
      <form
        noValidate
        className="flex min-h-0 flex-1 flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <DialogBody>
          <div className="flex flex-col gap-4">
            <SelectedClients rows={rows} />
            {children}
          </div>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary">
            {confirm}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

function SelectedClients({ rows }: Pick<BulkDialogProps, 'rows'>) {
  const { t } = useTranslation('client-bulk');
  const robots = rows.filter(({ fake }) => fake).length;
  const names = rows.slice(0, namesMax).map(({ full_name: name }) => name);
  return (
    <div className="text-ink-muted">
      <p>
        {t(rows.length > namesMax ? 'clientsMore' : 'clients', {
          count: rows.length,
          names: names.join(t('comma')),
        })}
      </p>
      {robots > 0 && <p>{t('robots', { count: robots })}</p>}
    </div>
  );
}

export function useBegin({ rows, onBegun, onClose }: BulkDialogProps) {
  const start = useBulkStart();
  return (operation: Schemas.BulkOperation, body: Schemas.BulkBody) => {
    start({ operation, body, items: rows.map(({ id, version }) => ({ id, version })) });
    onClose();
    onBegun();
  };
}
