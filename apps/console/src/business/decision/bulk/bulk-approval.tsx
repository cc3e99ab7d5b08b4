import i18next from 'i18next';
import { signatureOf } from '#/business/decision/two-people/signature.ts';
import { bulkAnswer } from '#/business/risk/risky.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { AlertDialog } from '#/ui/overlay/alert-dialog.tsx';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import type { DecidableAmount, ReasonCode } from '../decision-adapter.ts';
import { BulkFacts } from './bulk-facts.tsx';
import type { BulkFormProps } from './bulk-kind.ts';
import { LeftOut } from './left-out.tsx';
import { useBulkDecision } from './use-bulk-decision.ts';
import { useRiskSplit } from './use-risk-split.ts';

export function BulkApproval<Row extends DecidableAmount, Code extends ReasonCode>({
  bulk,
  rows: approvable,
  all,
  onBegun,
  onCancel,
}: BulkFormProps<Row, Code>) {
  const { t } = useTranslation(['decision', 'two-people']);
  const decide = useBulkDecision(bulk);
  const { labels } = bulk;
  const split = useRiskSplit(approvable);
  const rows = split.taken;
  const count = rows.length;
  const { id: userId } = useSessionUser();
  const own = rows.filter(({ maker }) => maker?.id === userId).length;
  const firsts = rows.filter((row) => signatureOf(row, 'approve') === 'first').length;
  return (
    <AlertDialog
      open
      onOpenChange={(next) => !next && onCancel()}
      title={labels.approveTitle(count)}
      description={
        <>
          {count > 0 && <BulkFacts rows={rows} sums={labels.sums} />}
          {own > 0 && (
            <p className="font-medium text-warning-text">{t('bulk.own', { count: own })}</p>
          )}
          {firsts > 0 && (
            <p className="font-medium text-warning-text">
              {t('two-people:sign.many', { count: firsts })}
            </p>
          )}
          {all > approvable.length && (
            <p>{t('bulk.skippedApprove', { count: all - approvable.length })}</p>
          )}
          <p>
            {labels.approveEffect} {t('bulk.oneByOne')}
          </p>
        </>
      }
      confirm={labels.approveConfirm(count)}
      confirmable={count > 0}
      tone={own > 0 || rows.some(({ risk }) => risk === 'look') ? 'warning' : 'primary'}
      onConfirm={() => {
        decide(
          () => i18next.t('decision:bulk.approving'),
          rows,
          (row) => ({
            act: 'approve',
            id: row.id,
            body: { result: 'approved', version: row.version, ...bulkAnswer(row) },
          }),
        );
        onBegun();
      }}
    >
      <LeftOut of={split} />
    </AlertDialog>
  );
}
