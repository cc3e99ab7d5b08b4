import { Check, X } from 'lucide-react';
import { useState } from 'react';
import type { BulkSelected } from '#/business/list/table/data-table.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { ignoreRepeats } from '#/ui/controls/escape.ts';
import type { DecidableAmount, ReasonCode } from '../decision-adapter.ts';
import type { BulkKind } from './bulk-facts.tsx';
import { BulkApproval, BulkRejection } from './bulk-forms.tsx';

const without = <Row,>(all: readonly Row[], some: readonly Row[]) =>
  all.filter((row) => !some.includes(row));

export function BulkDecision<Row extends DecidableAmount, Code extends ReasonCode>({
  bulk: kind,
  tableId,
  rows,
  clear,
}: BulkSelected<Row> & { bulk: Omit<BulkKind<Row, Code>, 'tableId'> }) {
  const { t } = useTranslation('decision');
  const [step, setStep] = useState<'choosing' | 'approving' | 'rejecting'>('choosing');
  // As they were when the question came up: what changes behind it is refused, not decided unseen.
  const [begun, setBegun] = useState(rows);
  const looked = step === 'choosing' ? rows : begun;
  const approvable = looked.filter(({ decision }) => decision.approve);
  const rejectable = looked.filter(({ decision }) => decision.reject);
  const isOpenToBulk = ({ risk }: Row) => risk !== 'stop';
  const approved = approvable.filter(isOpenToBulk).length;
  const rejected = rejectable.filter(isOpenToBulk).length;
  const ask = (next: typeof step) => {
    setBegun(rows);
    setStep(next);
  };
  if (approvable.length + rejectable.length === 0) {
    return <p className="text-ink-muted">{t('bulk.none')}</p>;
  }
  if (approved + rejected === 0) {
    return <p className="text-ink-muted">{t('bulkRisk.allStopped')}</p>;
  }
  const bulk = { ...kind, tableId };
  const shared = { bulk, onBegun: clear, onCancel: () => setStep('choosing') };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps repeated keys from its buttons
    <div className="flex gap-2" onKeyDown={ignoreRepeats}>
      {rejected > 0 && (
        <Button variant="danger-outline" onClick={() => ask('rejecting')}>
          <X aria-hidden="true" />
          {t('bulk.reject', { count: rejected })}
        </Button>
      )}
      {approved > 0 && (
        <Button variant="primary" onClick={() => ask('approving')}>
          <Check aria-hidden="true" />
          {t('bulk.approve', { count: approved })}
        </Button>
      )}
      {step === 'approving' && (
        <BulkApproval rows={approvable} denied={without(looked, approvable)} {...shared} />
      )}
      {step === 'rejecting' && (
        <BulkRejection rows={rejectable} denied={without(looked, rejectable)} {...shared} />
      )}
    </div>
  );
}
