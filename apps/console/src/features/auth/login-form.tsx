import { Eye, EyeOff } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#/shared/ui/button.tsx';
import { Checkbox } from '#/shared/ui/checkbox.tsx';
import { IconButton } from '#/shared/ui/icon-button.tsx';
import { AuthAlert } from './auth-alert.tsx';
import { AuthField } from './auth-field.tsx';
import { CaptchaPicture } from './captcha-picture.tsx';
import { firstInvalid, type LoginErrors, loginErrors, missingFields } from './login-errors.ts';
import type { SignInFields, StepOutcome } from './sign-in-outcome.ts';
import { useCaptcha } from './use-captcha.ts';

const nothingTyped = { username: '', password: '', captcha: '' };

export function LoginForm({
  paused,
  notice,
  signIn,
}: {
  /** Out of sight, while a code is asked for: what was typed is kept for the way back. */
  paused: boolean;
  /** Why the person has to sign in again, if they had been signed in. */
  notice: string | null;
  signIn: (fields: SignInFields) => Promise<StepOutcome>;
}) {
  const { t } = useTranslation('auth');
  const [typed, setTyped] = useState(nothingTyped);
  const [rememberMe, setRememberMe] = useState(false);
  const [shown, setShown] = useState(false);
  const [errors, setErrors] = useState<LoginErrors>({});
  const [busy, setBusy] = useState(false);
  const { state: captcha, renew } = useCaptcha();
  const rememberId = useId();
  const inputs = {
    username: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
    captcha: useRef<HTMLInputElement>(null),
  };

  const usernameInput = inputs.username;
  useEffect(() => usernameInput.current?.focus(), [usernameInput]);

  function renewCaptcha() {
    renew();
    setTyped((now) => ({ ...now, captcha: '' }));
    inputs.captcha.current?.focus();
  }

  const renewAndFocus = useEffectEvent(renewCaptcha);
  const wasPaused = useRef(paused);
  useEffect(() => {
    // The captcha was used up on the way to the code.
    if (wasPaused.current && !paused) renewAndFocus();
    wasPaused.current = paused;
  }, [paused]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const missing = missingFields(typed, t);
    setErrors(missing);
    const first = firstInvalid(missing);
    if (first !== null) return inputs[first].current?.focus();
    if (captcha.kind !== 'ready') return renewCaptcha();

    setBusy(true);
    const outcome = await signIn({
      username: typed.username.trim(),
      password: typed.password,
      captcha: typed.captcha.trim(),
      captchaId: captcha.captcha.captcha_id,
      rememberMe,
    });
    setBusy(false);
    // A captcha answers once, whatever came of it.
    if (outcome.kind === 'failed') {
      setErrors(loginErrors(outcome.problem, t));
      renewCaptcha();
    }
  }

  const field = (name: keyof typeof nothingTyped) => ({
    name,
    label: t(name),
    value: typed[name],
    error: errors[name],
    inputRef: inputs[name],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setTyped((now) => ({ ...now, [name]: target.value }));
      setErrors(({ [name]: _, ...others }) => others);
    },
  });

  return (
    <form noValidate onSubmit={submit} aria-label={t('title')} className="flex flex-col gap-4">
      {notice !== null && <AuthNotice>{notice}</AuthNotice>}
      <AuthField
        {...field('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
      />
      <AuthField
        {...field('password')}
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        end={
          <IconButton
            label={shown ? t('hidePassword') : t('showPassword')}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </IconButton>
        }
      />
      <AuthField
        {...field('captcha')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={16}
        beside={<CaptchaPicture state={captcha} onRenew={renewCaptcha} />}
      />
      <div className="flex items-center gap-2">
        <Checkbox
          id={rememberId}
          checked={rememberMe}
          onChange={({ target }) => setRememberMe(target.checked)}
        />
        <label htmlFor={rememberId} className="text-ink-muted">
          {t('rememberMe')}
        </label>
      </div>
      {/* Here it moves nothing but the button, and nobody loses the field under the pointer. */}
      {errors.form !== undefined && <AuthAlert>{errors.form}</AuthAlert>}
      <Button type="submit" variant="primary" size="lg" width="full" busy={busy}>
        {busy ? t('submitting') : t('submit')}
      </Button>
    </form>
  );
}

function AuthNotice({ children }: { children: string }) {
  return (
    <p
      role="status"
      className="rounded-md border border-warning-line bg-warning-surface px-3 py-2 text-warning-text"
    >
      {children}
    </p>
  );
}
