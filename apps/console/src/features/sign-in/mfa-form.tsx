import { ArrowLeft, ShieldCheck } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { AuthAlert, AuthField } from '#/core/login/auth-field.tsx';
import { describeStep } from '#/core/login/login-errors.ts';
import type { SignInFailure, StepOutcome } from '#/core/session/sign-in.ts';
import { Button } from '#/core/ui/button.tsx';
import { showToast } from '#/ui/controls/toast-store.ts';
import { CodeField, codeLength } from '#/ui/form/field/code-field.tsx';

export function MfaForm({
  verify,
  onCancel,
}: {
  /** With `recovery`, the code is a recovery code. */
  verify: (code: string, recovery: boolean) => Promise<StepOutcome>;
  onCancel: () => void;
}) {
  const { t } = useTranslation(['auth', 'mfa']);
  const [recovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  /** The code that the server has refused: sent again, it would only cost another try. */
  const [refused, setRefused] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other field is another element.
  useEffect(() => input.current?.focus(), [recovery]);

  function change(typed: string) {
    setCode(typed);
    setMissing(false);
  }

  function switchTo(next: boolean) {
    setRecovery(next);
    change('');
    setFailure(null);
  }

  async function send(digits: string) {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const outcome = await verify(digits, recovery);
    setBusy(false);
    if (outcome.kind === 'done') showToast({ tone: 'success', title: t('mfa:succeeded') });
    if (outcome.kind === 'failed') {
      if (outcome.problem) setRefused(digits);
      setFailure(outcome);
      // The code stays, ready to be typed over.
      input.current?.select();
    }
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
    <form noValidate onSubmit={submit} aria-label={t('mfa:title')} className="flex flex-col gap-4">
      <div>
        <h2 className="flex items-center gap-2 text-lg font-semibold">
          <ShieldCheck aria-hidden="true" size={18} className="text-ink-muted" />
          {t('mfa:title')}
        </h2>
        <p className="mt-1 text-ink-muted">{t(recovery ? 'mfa:recoveryHint' : 'mfa:hint')}</p>
      </div>
      {failure !== null && (
        <AuthAlert>{describeStep(failure.problem, t, t('mfa:failed'))}</AuthAlert>
      )}
      {recovery ? (
        <AuthField
          name="recovery-code"
          label={t('mfa:recoveryCode')}
          error={missing ? t('mfa:recoveryRequired') : undefined}
          inputRef={input}
          value={code}
          onChange={({ target }) => change(target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          placeholder="XXXX-XXXX-XXXX"
          className="text-center font-mono uppercase placeholder:normal-case"
        />
      ) : (
        <CodeField
          label={t('mfa:code')}
          code={code}
          error={missing ? t('mfa:required') : undefined}
          inputRef={input}
          onChange={change}
          onComplete={(digits) => void send(digits)}
        />
      )}
      <p className="-mt-2 text-xs text-ink-muted">{t('mfa:lost')}</p>
      <Button type="submit" variant="primary" size="lg" width="full" busy={busy}>
        {busy ? t('mfa:verifying') : t('mfa:submit')}
      </Button>
      <Button variant="ghost" disabled={busy} onClick={() => switchTo(!recovery)}>
        {t(recovery ? 'mfa:useAuthenticator' : 'mfa:useRecovery')}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        <ArrowLeft aria-hidden="true" />
        {t('mfa:back')}
      </Button>
    </form>
  );
}
