import { ArrowLeft, ShieldCheck } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { AuthAlert } from '#/core/login/auth-field.tsx';
import { describeStep } from '#/core/login/login-errors.ts';
import type { SignInFailure, StepOutcome } from '#/core/session/sign-in.ts';
import { Button } from '#/core/ui/button.tsx';
import { showToast } from '#/ui/controls/toast-store.ts';
import { CodeField, codeLength } from '#/ui/form/field/code-field.tsx';

export function MfaForm({
  verify,
  onCancel,
}: {
  verify: (code: string) => Promise<StepOutcome>;
  onCancel: () => void;
}) {
  const { t } = useTranslation(['auth', 'mfa']);
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  /** The code that the server has refused: sent again, it would only cost another try. */
  const [refused, setRefused] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => input.current?.focus(), []);

  async function send(digits: string) {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const outcome = await verify(digits);
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
    if (code.length === codeLength) {
      void send(code);
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
        <p className="mt-1 text-ink-muted">{t('mfa:hint')}</p>
      </div>
      {failure !== null && (
        <AuthAlert>{describeStep(failure.problem, t, t('mfa:failed'))}</AuthAlert>
      )}
      <CodeField
        label={t('mfa:code')}
        code={code}
        error={missing ? t('mfa:required') : undefined}
        inputRef={input}
        onChange={(digits) => {
          setCode(digits);
          setMissing(false);
        }}
        onComplete={(digits) => void send(digits)}
      />
      <p className="-mt-2 text-xs text-ink-muted">{t('mfa:lost')}</p>
      <Button type="submit" variant="primary" size="lg" width="full" busy={busy}>
        {busy ? t('mfa:verifying') : t('mfa:submit')}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        <ArrowLeft aria-hidden="true" />
        {t('mfa:back')}
      </Button>
    </form>
  );
}
