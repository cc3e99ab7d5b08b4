import { mfaDisableStatus, mfaError } from '@brokerdesk/machines';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import {
  noProof,
  RemovalConfirm,
  type RemovalProof,
  RemovalStep,
} from '#/features/authenticator/removal-step.tsx';
import { StepBusy } from '#/features/authenticator/step-parts.tsx';
import { disable } from './authenticator-actors.ts';
import { useErrorLabels } from './error-labels.ts';

const cancel = () => disable.send({ type: 'cancel' });

function submit({ by, code, recoveryCode }: RemovalProof) {
  const proof = by === 'code' ? { code } : { recoveryCode: recoveryCode.trim() };
  disable.send({ type: 'code.submit', ...proof });
}

/** Removing the authenticator, at whichever step it is. */
export function DisableSteps() {
  const { t } = useTranslation('authenticator');
  const status = useSelector(disable, mfaDisableStatus);
  const error = useSelector(disable, mfaError);
  const message = useErrorLabels(error);
  // Kept here for the way back from the confirmation.
  const [proof, setProof] = useState(noProof);
  const isMissing = error?.code === 'CODE_REQUIRED';

  switch (status) {
    case 'off':
      return null;
    case 'awaiting_code':
      return (
        <RemovalStep
          proof={proof}
          fieldError={isMissing ? message : null}
          error={isMissing ? null : message}
          onChange={setProof}
          onSubmit={submit}
          onCancel={cancel}
        />
      );
    case 'confirming':
      return (
        <RemovalConfirm
          usesRecoveryCode={proof.by === 'recovery'}
          onBack={() => disable.send({ type: 'back' })}
          onConfirm={() => disable.send({ type: 'confirm' })}
        />
      );
    case 'disabling':
      return (
        <StepBusy label={t('remove.removing')} leave={{ label: t('cancel'), onLeave: cancel }} />
      );
    case 'checking_profile':
      return (
        <StepBusy label={t('remove.checking')} leave={{ label: t('cancel'), onLeave: cancel }} />
      );
    case 'signing_out':
      return <StepBusy label={t('finish.signingOut')} />;
  }
}
