import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#/shared/ui/alert-dialog.tsx';
import { BulkFacts } from './bulk-facts.tsx';
import { useDecideMany } from './use-decide-many.ts';

export type ManyProps = {
  /** Those that the person may decide so. */
  rows: readonly Schemas.Deposit[];
  /** How many are selected. */
  all: number;
  onBegun: () => void;
  onCancel: () => void;
};

/** Repeats in words what approving does, to whom and with how much, before it is done. */
export function ApproveMany({ rows, all, onBegun, onCancel, open }: ManyProps & { open: boolean }) {
  const { t } = useTranslation('deposit');
  const decide = useDecideMany();
  const count = rows.length;
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      title={t('bulk.approveTitle', { count })}
      description={
        <>
          <BulkFacts rows={rows} />
          {all > count && <p>{t('bulk.skippedApprove', { count: all - count })}</p>}
          <p>{t('bulk.approveEffect')}</p>
        </>
      }
      confirm={t('bulk.approveConfirm', { count })}
      onConfirm={() => {
        decide(t('bulk.approving'), rows, ({ id, version }) => ({
          act: 'approve',
          id,
          body: { result: 'approved', version },
        }));
        onBegun();
      }}
    />
  );
}
