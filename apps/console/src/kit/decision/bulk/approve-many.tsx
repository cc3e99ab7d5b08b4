import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { signatureOf } from '#/kit/decision/two-people/signature.ts';
import { AlertDialog } from '#/kit/overlay/alert-dialog.tsx';
import type { DecidableAmount, ReasonCode } from '../decision-kind.ts';
import { BulkFacts } from './bulk-facts.tsx';
import type { ManyProps } from './bulk-kind.ts';
import { useDecideMany } from './use-decide-many.ts';

/** Repeats in words what approving does, to whom and with how much, before it is done. */
export function ApproveMany<Row extends DecidableAmount, Code extends ReasonCode>({
  bulk,
  rows,
  all,
  onBegun,
  onCancel,
  open,
}: ManyProps<Row, Code> & { open: boolean }) {
  const { t } = useTranslation(['decision', 'two-people']);
  const decide = useDecideMany(bulk);
  const { words } = bulk;
  const count = rows.length;
  const firsts = rows.filter((row) => signatureOf(row, 'approve') === 'first').length;
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      title={words.approveTitle(count)}
      description={
        <>
          <BulkFacts rows={rows} sums={words.sums} />
          {firsts > 0 && (
            <p className="font-medium text-warning-text">
              {t('two-people:sign.many', { count: firsts })}
            </p>
          )}
          {all > count && <p>{t('bulk.skippedApprove', { count: all - count })}</p>}
          <p>
            {words.approveEffect} {t('bulk.oneByOne')}
          </p>
        </>
      }
      confirm={words.approveConfirm(count)}
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
