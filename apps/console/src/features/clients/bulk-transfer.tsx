import type { Schemas } from '@brokerdesk/sdk';
import { ArrowRightLeft } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useBulkStart } from '#/business/bulk/use-bulk-start.ts';
import type { BulkSelected } from '#/business/list/table/data-table.tsx';
import { agentSearch } from '#/business/staff/person-options.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { ComboboxField } from '#/ui/form/combobox/combobox-field.tsx';
import type { ComboboxOption } from '#/ui/form/combobox/combobox-options.ts';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';

/** Longer lists are not read. */
const namesMax = 6;

type TransferDialogProps = {
  rows: readonly Schemas.Client[];
  onBegun: () => void;
  onClose: () => void;
};

/** Shows the transfers before they are made. */
function TransferDialog({ rows, onBegun, onClose }: TransferDialogProps) {
  const { t } = useTranslation('client-transfer');
  const sdk = useSdk();
  const start = useBulkStart();
  const count = rows.length;
  const { control, handleSubmit } = useForm<{ agent: ComboboxOption | null }>({
    defaultValues: { agent: null },
  });
  const begin = handleSubmit(({ agent }) => {
    if (agent === null) return;
    start({
      ...{ operation: 'changeAgent', body: { user_id: agent.value } },
      items: rows.map(({ id, version }) => ({ id, version })),
    });
    onClose();
    onBegun();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { count })}
      description={t('about')}
    >
      <form noValidate className="flex min-h-0 flex-1 flex-col" onSubmit={begin}>
        <DialogBody>
          <div className="flex flex-col gap-4">
            <WhoGoes rows={rows} />
            <ComboboxField
              control={control}
              name="agent"
              label={t('agent')}
              placeholder={t('agentSearch')}
              requiredMessage={t('agentRequired')}
              source={agentSearch(sdk)}
            />
          </div>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('confirm', { count })}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

function WhoGoes({ rows }: { rows: readonly Schemas.Client[] }) {
  const { t } = useTranslation('client-transfer');
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

/** Gives the selected clients to another member of staff. */
export function BulkTransfer({ rows, clear }: BulkSelected<Schemas.Client>) {
  const { t } = useTranslation('client-transfer');
  // As they were when the question came up: what changes behind it is refused, not transferred unseen.
  const [begun, setBegun] = useState<readonly Schemas.Client[] | null>(null);
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setBegun(rows)}>
        <ArrowRightLeft aria-hidden="true" />
        {t('open')}
      </Button>
      {begun && <TransferDialog rows={begun} onBegun={clear} onClose={() => setBegun(null)} />}
    </>
  );
}
