import { actionsIn, loanStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { DecideWaiting } from '#/business/decision/decide-waiting.tsx';
import { MayDecide } from '#/business/decision/may-decide.tsx';
import type { Decided } from '#/business/decision/review-drawer.tsx';
import { loanDecisions } from '#/business/overdrawn/decide-overdrawn.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { Permit } from '#/ui/permission/permit.tsx';
import type { RepayFormProps } from '../repay/repay-form.tsx';
import { useLoanLabels } from './use-loan-labels.tsx';

/** Comes with its labels when a loan is to be repaid. */
const RepayForm = lazyOverlay(
  async () => (await import('../repay/repay-form.tsx')).RepayForm,
  ['form', 'decision', 'funds'],
);

/** The button that opens the form. */
function RepayButton(props: Omit<RepayFormProps, 'onClose'>) {
  const { t } = useTranslation('loan');
  const [open, setOpen] = useState(false);
  return (
    <div className="flex justify-end not-first:mt-3">
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <HandCoins aria-hidden="true" />
        {t('repay.button')}
      </Button>
      {open && <RepayForm {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}

export function LoanActions({ detail, ...decided }: Decided & { detail: Schemas.OverdrawnDetail }) {
  const { record, account } = detail;
  const { labelsOf, successMessage } = useLoanLabels();
  const owed = actionsIn(loanStates, record.status).includes('pay');
  return (
    <>
      <MayDecide resource={['loan', 'funds']} states={loanStates} record={record}>
        <DecideWaiting
          states={loanStates}
          kind={loanDecisions}
          record={record}
          labels={labelsOf(detail)}
          successMessage={successMessage}
          {...decided}
        />
      </MayDecide>
      {owed && record.loan && (
        <Permit action="fund" resource="client">
          <RepayButton record={record} loan={record.loan} account={account} />
        </Permit>
      )}
    </>
  );
}
