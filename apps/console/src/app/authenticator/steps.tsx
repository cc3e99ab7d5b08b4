import {
  type MfaError,
  mfaBinding,
  mfaBindStatus,
  mfaDisableStatus,
  mfaError,
  mfaRecoveryCodes,
} from '@brokerdesk/machines';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { BindingStep } from '#/features/authenticator/binding-step.tsx';
import { RecoveryCodesStep } from '#/features/authenticator/recovery-codes.tsx';
import {
  noProof,
  RemovalConfirm,
  type RemovalProof,
  RemovalStep,
} from '#/features/authenticator/removal-step.tsx';
import { StepBusy, StepFailed } from '#/features/authenticator/step-parts.tsx';
import { bind, disable } from './authenticator-actors.ts';

export function useErrorLabels(error: MfaError | null): string | null {
  const { t } = useTranslation('authenticator');
  return error && (error.message ?? t(`errors.${error.code}`));
}

const cancelBinding = () => bind.send({ type: 'cancel' });
const retry = () => bind.send({ type: 'retry' });
const finish = () => bind.send({ type: 'finish' });

export function BindSteps({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('authenticator');
  const status = useSelector(bind, mfaBindStatus);
  const binding = useSelector(bind, mfaBinding);
  const codes = useSelector(bind, mfaRecoveryCodes);
  const error = useSelector(bind, mfaError);
  const message = useErrorLabels(error) ?? '';
  const cancelling = { label: t('cancel'), onLeave: cancelBinding };

  switch (status) {
    case 'off':
      return null;
    case 'fetching_qr':
      return <StepBusy label={t('bind.loading')} leave={cancelling} />;
    case 'qr_failed':
      return (
        <StepFailed title={message} leave={t('cancel')} onLeave={cancelBinding} onRetry={retry}>
          {t('bind.startFailed')}
        </StepFailed>
      );
    case 'awaiting_code':
    case 'code_failed':
    case 'verifying':
      return (
        binding && (
          <BindingStep
            {...binding}
            fieldError={error?.code === 'CODE_INVALID' ? message : null}
            error={error === null || error.code === 'CODE_INVALID' ? null : message}
            busy={status === 'verifying'}
            onSubmit={(code) => bind.send({ type: 'code.submit', code })}
            onCancel={cancelBinding}
          />
        )
      );
    case 'checking_profile':
    case 'checking_start':
      return <StepBusy label={t('bind.checking')} leave={cancelling} />;
    case 'outcome_unknown':
      return (
        <StepFailed
          title={message === '' ? t('bind.unknown') : message}
          leave={t('close')}
          onLeave={onLeave}
          onRetry={retry}
        >
          {t('bind.unknownHint')}
        </StepFailed>
      );
    case 'fetching_recovery_codes':
      return <StepBusy label={t('codes.loading')} leave={cancelling} />;
    case 'recovery_codes_failed':
      return (
        <StepFailed
          title={message === '' ? t('codes.missingTitle') : message}
          leave={t('codes.without')}
          onLeave={onLeave}
          onRetry={retry}
        >
          {t('codes.missing')}
        </StepFailed>
      );
    case 'showing_recovery_codes':
      return codes && <RecoveryCodesStep codes={codes} onFinish={finish} />;
    case 'reloading_profile':
      return (
        <StepBusy
          label={t('finish.reloading')}
          leave={{ label: t('finish.leave'), onLeave: finish }}
        />
      );
    case 'profile_failed':
      return (
        <StepFailed title={message} leave={t('finish.leave')} onLeave={finish} onRetry={retry}>
          {t('finish.failed')}
        </StepFailed>
      );
    case 'signing_out':
      return <StepBusy label={t('finish.signingOut')} />;
  }
}

const cancelRemoval = () => disable.send({ type: 'cancel' });

function submit({ by, code, recoveryCode }: RemovalProof) {
  const proof = by === 'code' ? { code } : { recoveryCode: recoveryCode.trim() };
  disable.send({ type: 'code.submit', ...proof });
}

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
          onCancel={cancelRemoval}
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
        <StepBusy
          label={t('remove.removing')}
          leave={{ label: t('cancel'), onLeave: cancelRemoval }}
        />
      );
    case 'checking_profile':
      return (
        <StepBusy
          label={t('remove.checking')}
          leave={{ label: t('cancel'), onLeave: cancelRemoval }}
        />
      );
    case 'signing_out':
      return <StepBusy label={t('finish.signingOut')} />;
  }
}
