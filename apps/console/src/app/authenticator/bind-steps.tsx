import { mfaBinding, mfaBindStatus, mfaError, mfaRecoveryCodes } from '@brokerdesk/machines';
import { useSelector } from '@xstate/react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { BindingStep } from '#/features/authenticator/binding-step.tsx';
import { RecoveryCodesStep } from '#/features/authenticator/recovery-codes.tsx';
import { StepBusy, StepFailed } from '#/features/authenticator/step-parts.tsx';
import { bind } from './authenticator-actors.ts';
import { useErrorLabels } from './error-labels.ts';

const cancel = () => bind.send({ type: 'cancel' });
const retry = () => bind.send({ type: 'retry' });
const finish = () => bind.send({ type: 'finish' });

/** Setting up an authenticator, at whichever step it is. */
export function BindSteps({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('authenticator');
  const status = useSelector(bind, mfaBindStatus);
  const binding = useSelector(bind, mfaBinding);
  const codes = useSelector(bind, mfaRecoveryCodes);
  const error = useSelector(bind, mfaError);
  const message = useErrorLabels(error) ?? '';
  const cancelling = { label: t('cancel'), onLeave: cancel };

  switch (status) {
    case 'off':
      return null;
    case 'fetching_qr':
      return <StepBusy label={t('bind.loading')} leave={cancelling} />;
    case 'qr_failed':
      return (
        <StepFailed title={message} leave={t('cancel')} onLeave={cancel} onRetry={retry}>
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
            onCancel={cancel}
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
