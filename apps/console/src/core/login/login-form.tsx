import type { TFunction } from 'i18next';
import { Eye, EyeOff } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Announcement } from '#/core/ui/announcement.tsx';
import { Button } from '#/core/ui/button.tsx';
import { Checkbox } from '#/core/ui/checkbox.tsx';
import { cn } from '#/core/ui/cn.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { useLasting } from '#/core/ui/use-lasting.ts';
import type { SignInFailure, SignInFields, SignInNotice, StepOutcome } from '../session/sign-in.ts';
import { AuthAlert, AuthField } from './auth-field.tsx';
import { CaptchaPicture, useCaptcha } from './captcha.tsx';
import { firstInvalid, type LoginErrors, loginErrors, missingFields } from './login-errors.ts';

const patienceMs = 1_000;

/** Says what is wrong in any language: that may change while it is on the screen. */
type Finding = (labels: TFunction<'auth'>) => LoginErrors;

const nothingTyped = { username: '', password: '', captcha: '' };

export function LoginForm({
  paused,
  notice,
  failure,
  signIn,
  onCancel,
}: {
  paused: boolean;
  notice: SignInNotice | null;
  failure: SignInFailure | null;
  signIn: (fields: SignInFields) => Promise<StepOutcome>;
  onCancel: () => void;
}) {
  const { t } = useTranslation('auth');
  const [typed, setTyped] = useState(nothingTyped);
  const [rememberMe, setRememberMe] = useState(false);
  const [shown, setShown] = useState(false);
  /** Client-side findings, also after a correction; null means that the server's failure counts. */
  const [found, setFound] = useState<{ errors: Finding } | null>(null);
  const failed: Finding = (labels) =>
    failure === null ? {} : loginErrors(failure.problem, labels);
  const errors = (found?.errors ?? failed)(t);
  const [busy, setBusy] = useState(false);
  const waiting = useLasting(busy, patienceMs);
  const [replaced, setReplaced] = useState(false);
  const { state: captcha, renew } = useCaptcha(() => {
    setReplaced(typed.captcha !== '');
    setTyped((now) => ({ ...now, captcha: '' }));
  });
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
    setFound({ errors: (labels) => missingFields(typed, labels) });
    const first = firstInvalid(missingFields(typed, t));
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
    setFound(
      outcome.kind === 'failed'
        ? { errors: (labels) => loginErrors(outcome.problem, labels) }
        : null,
    );
    // A captcha is valid for one attempt.
    if (outcome.kind !== 'done') renewCaptcha();
  }

  const field = (name: keyof typeof nothingTyped) => ({
    name,
    label: t(name),
    value: typed[name],
    error: errors[name],
    inputRef: inputs[name],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setTyped((now) => ({ ...now, [name]: target.value }));
      if (name === 'captcha') setReplaced(false);
      if (errors[name] === undefined) return;
      setFound((before) => ({
        errors: (labels) => {
          const { [name]: _, ...others } = (before?.errors ?? failed)(labels);
          return others;
        },
      }));
    },
  });

  return (
    <form noValidate onSubmit={submit} aria-label={t('title')} className="flex flex-col gap-4">
      {notice !== null && <AuthNotice {...notice} />}
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
      <Announcement>{replaced ? t('captchaReplaced') : ''}</Announcement>
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
      {/* Below the fields, so that it moves only the button. */}
      {errors.form !== undefined && <AuthAlert>{errors.form}</AuthAlert>}
      <Button type="submit" variant="primary" size="lg" width="full" busy={busy}>
        {busy ? t('submitting') : t('submit')}
      </Button>
      {waiting && (
        <Button variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
    </form>
  );
}

function AuthNotice({ tone, text }: SignInNotice) {
  return (
    <p
      role="status"
      className={cn(
        'rounded-md border px-3 py-2',
        tone === 'success'
          ? 'border-success-line bg-success-surface text-success-text'
          : 'border-warning-line bg-warning-surface text-warning-text',
      )}
    >
      {text}
    </p>
  );
}
