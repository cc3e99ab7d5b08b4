import { SdkError } from '@brokerdesk/sdk';
import { ArrowLeft, Fingerprint, ShieldCheck } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PasskeyFailure } from '#/business/passkey/ceremony.ts';
import { usePasskeyCheck } from '#/business/passkey/use-passkey-check.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { AuthAlert, AuthField } from '#/core/login/auth-field.tsx';
import { describeStep } from '#/core/login/login-errors.ts';
import type { SecondFactor, SignInFailure, StepOutcome } from '#/core/session/sign-in.ts';
import { Button } from '#/core/ui/button.tsx';
import { showToast } from '#/ui/controls/toast-store.ts';
import { CodeField, codeLength } from '#/ui/form/field/code-field.tsx';

type Verify = (factor: SecondFactor) => Promise<StepOutcome>;

export function MfaForm({ verify, onCancel }: { verify: Verify; onCancel: () => void }) {
  const { t } = useTranslation(['auth', 'mfa']);
  const passkey = usePasskeyCheck();
  const [recovery, setRecovery] = useState(false);
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const [busy, setBusy] = useState(false);

  async function attempt(factor: () => Promise<SecondFactor>): Promise<StepOutcome> {
    if (busy) return { kind: 'cancelled' };
    setBusy(true);
    setFailure(null);
    const outcome = await outcomeOf(verify, factor);
    setBusy(false);
    if (outcome.kind === 'done') showToast({ tone: 'success', title: t('mfa:succeeded') });
    if (outcome.kind === 'failed') setFailure(outcome);
    return outcome;
  }

  const hint = recovery ? 'mfa:recoveryHint' : passkey.acceptsCode ? 'mfa:hint' : 'mfa:passkeyHint';
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h2 className="flex items-center gap-2 text-lg font-semibold">
          <ShieldCheck aria-hidden="true" size={18} className="text-ink-muted" />
          {t('mfa:title')}
        </h2>
        <p className="mt-1 text-ink-muted">{t(hint)}</p>
      </div>
      {failure !== null && (
        <AuthAlert>{describeStep(failure.problem, t, t('mfa:failed'))}</AuthAlert>
      )}
      {passkey.offer === 'here' && (
        <Button
          variant={passkey.acceptsCode ? 'secondary' : 'primary'}
          size="lg"
          width="full"
          busy={busy}
          onClick={() => void attempt(async () => ({ code: '', passkey: await passkey.sign() }))}
        >
          {!busy && <Fingerprint aria-hidden="true" />}
          {t('mfa:usePasskey')}
        </Button>
      )}
      {passkey.offer === 'elsewhere' && !passkey.acceptsCode && (
        <AuthAlert>{t('mfa:passkeyElsewhere', { domain: passkey.domain })}</AuthAlert>
      )}
      {passkey.acceptsCode ? (
        <CodeForm
          recovery={recovery}
          busy={busy}
          attempt={attempt}
          onSwitch={() => {
            setRecovery(!recovery);
            setFailure(null);
          }}
        />
      ) : (
        <p className="text-xs text-ink-muted">{t('mfa:passkeyLost')}</p>
      )}
      <Button variant="ghost" onClick={onCancel}>
        <ArrowLeft aria-hidden="true" />
        {t('mfa:back')}
      </Button>
    </div>
  );
}

/** A passkey that the user does not give is no failure. */
async function outcomeOf(
  verify: Verify,
  factor: () => Promise<SecondFactor>,
): Promise<StepOutcome> {
  try {
    return await verify(await factor());
  } catch (error) {
    if (error instanceof PasskeyFailure && error.why === 'cancelled') return { kind: 'cancelled' };
    return { kind: 'failed', problem: error instanceof SdkError ? error.problem : null };
  }
}

function CodeForm({
  recovery,
  busy,
  attempt,
  onSwitch,
}: {
  recovery: boolean;
  busy: boolean;
  attempt: (factor: () => Promise<SecondFactor>) => Promise<StepOutcome>;
  onSwitch: () => void;
}) {
  const { t } = useTranslation('mfa');
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  /** The code that the server has refused: sent again, it would only cost another try. */
  const [refused, setRefused] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other field is another element.
  useEffect(() => input.current?.focus(), [recovery]);

  function change(typed: string) {
    setCode(typed);
    setMissing(false);
  }

  async function send(digits: string) {
    const outcome = await attempt(async () => ({ code: digits, recovery }));
    if (outcome.kind !== 'failed') return;
    if (outcome.problem) setRefused(digits);
    input.current?.select();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (code === refused) {
      input.current?.select();
      return;
    }
    if (recovery ? code.trim() !== '' : code.length === codeLength) {
      void send(code.trim());
      return;
    }
    setMissing(true);
    input.current?.focus();
  }

  return (
    <form noValidate onSubmit={submit} aria-label={t('title')} className="flex flex-col gap-4">
      {recovery ? (
        <AuthField
          name="recovery-code"
          label={t('recoveryCode')}
          error={missing ? t('recoveryRequired') : undefined}
          inputRef={input}
          value={code}
          onChange={({ target }) => change(target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          placeholder="XXXX-XXXX-XXXX-…"
          className="text-center font-mono uppercase placeholder:normal-case"
        />
      ) : (
        <CodeField
          label={t('code')}
          code={code}
          error={missing ? t('required') : undefined}
          inputRef={input}
          onChange={change}
          onComplete={(digits) => void send(digits)}
        />
      )}
      <p className="-mt-2 text-xs text-ink-muted">{t('lost')}</p>
      <Button type="submit" variant="primary" size="lg" width="full" busy={busy}>
        {busy ? t('verifying') : t('submit')}
      </Button>
      <Button
        variant="ghost"
        disabled={busy}
        onClick={() => {
          change('');
          onSwitch();
        }}
      >
        {t(recovery ? 'useAuthenticator' : 'useRecovery')}
      </Button>
    </form>
  );
}
