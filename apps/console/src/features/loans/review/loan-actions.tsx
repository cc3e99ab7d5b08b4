import { actionsIn, loanStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { DecideWaiting } from '#/kit/decision/decide-waiting.tsx';
import { MayDecide } from '#/kit/decision/may-decide.tsx';
import type { Decided } from '#/kit/decision/review-drawer.tsx';
import { loanDecisions } from '#/kit/overdrawn/decide-overdrawn.ts';
import { Permit } from '#/kit/permission/permit.tsx';
import { RepayButton } from '../repay/repay-button.tsx';
import { useLoanLabels } from './use-loan-labels.tsx';

/** What can be done with a loan: it is decided while it waits, and repaid while something is owed. */
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
