import type { SdkProblem } from '@brokerdesk/sdk';
import type { TFunction } from 'i18next';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { commonPassword, isLongEnough } from '#/business/password/password-rules.ts';
import { serverMessage } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { AuthAlert, AuthField } from '#/core/login/auth-field.tsx';
import { CaptchaPicture, useCaptcha } from '#/core/login/captcha.tsx';
import { describeStep } from '#/core/login/login-errors.ts';
import type { AcceptanceFields, StepOutcome } from '#/core/session/sign-in.ts';
import { Announcement } from '#/core/ui/announcement.tsx';
import { Button } from '#/core/ui/button.tsx';

const acceptanceFields = [
  'username',
  'code',
  'secondHalf',
  'newPassword',
  'again',
  'captcha',
] as const;
type AcceptanceField = (typeof acceptanceFields)[number];
type AcceptanceErrors = Partial<Record<AcceptanceField | 'form', string>>;

const fieldOf: Readonly<Record<string, AcceptanceField>> = {
  username: 'username',
  code: 'code',
  new_password: 'newPassword',
  captcha: 'captcha',
};

function firstWrong(errors: AcceptanceErrors): AcceptanceField | null {
  return acceptanceFields.find((field) => errors[field] !== undefined) ?? null;
}

function wrongFields(
  typed: Record<AcceptanceField, string>,
  t: TFunction<'invitation'>,
): AcceptanceErrors {
  const errors: AcceptanceErrors = {};
  for (const field of acceptanceFields) {
    if (typed[field].trim() === '') errors[field] = t(`required.${field}`);
  }
  if (!isLongEnough(typed.newPassword)) {
    errors.newPassword = t('required.newPassword');
  }
  if (errors.again === undefined && typed.again.trim() !== typed.newPassword.trim()) {
    errors.again = t('againDiffers');
  }
  return errors;
}

async function isGuessable({
  username,
  newPassword,
}: Pick<Record<AcceptanceField, string>, 'username' | 'newPassword'>): Promise<boolean> {
  const password = newPassword.trim();
  const isOwnName = password.toLowerCase() === username.trim().toLowerCase();
  return isOwnName || (await commonPassword(password));
}

function acceptanceErrors(
  problem: SdkProblem | null,
  t: TFunction<'invitation'>,
  common: TFunction<'auth'>,
): AcceptanceErrors {
  if (problem?.code === 'CAPTCHA_WRONG') return { captcha: serverMessage(problem) };
  const atFields = (problem?.errors ?? []).flatMap((error) => {
    const known = fieldOf[error.field];
    return known === undefined ? [] : [[known, serverMessage(error)] as const];
  });
  if (atFields.length > 0) return Object.fromEntries(atFields);
  const message = describeStep(problem, common, t('failed'));
  // An answer that was lost may have set it: the same code is refused from then on.
  const unclear = problem === null || problem.status <= 0 || problem.status >= 500;
  const mayBeSet = unclear || problem.code === 'INVITATION_INVALID';
  return { form: mayBeSet ? `${message} ${t('alreadySet')}` : message };
}

/** A name may have dots; a code has none. */
const shape = /^#invitation=(.+)\.([^.]+)$/;

/** Empty if the link has neither. */
export function readHandedInvitation(hash: string): { username: string; code: string } {
  const [, username = '', code = ''] = shape.exec(decoded(hash)) ?? [];
  return { username, code };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The language may change while it is on the screen. */
type Finding = (labels: TFunction<'invitation'>, shared: TFunction<'auth'>) => AcceptanceErrors;

export function InvitationForm({
  link,
  accept,
  onCancel,
  onBack,
}: {
  /** Empty without one. */
  link: string;
  accept: (fields: AcceptanceFields) => Promise<StepOutcome>;
  onCancel: () => void;
  onBack: () => void;
}) {
  const { t } = useTranslation('invitation');
  const { t: common } = useTranslation('auth');
  const [typed, setTyped] = useState(() => ({
    ...readHandedInvitation(link),
    secondHalf: '',
    newPassword: '',
    again: '',
    captcha: '',
  }));
  const [found, setFound] = useState<{ errors: Finding }>({ errors: () => ({}) });
  const errors = found.errors(t, common);
  const [busy, setBusy] = useState(false);
  const [replaced, setReplaced] = useState(false);
  const { state: captcha, renew } = useCaptcha(() => {
    setReplaced(typed.captcha !== '');
    setTyped((now) => ({ ...now, captcha: '' }));
  });
  const inputs = {
    username: useRef<HTMLInputElement>(null),
    code: useRef<HTMLInputElement>(null),
    secondHalf: useRef<HTMLInputElement>(null),
    newPassword: useRef<HTMLInputElement>(null),
    again: useRef<HTMLInputElement>(null),
    captcha: useRef<HTMLInputElement>(null),
  };
  const first = link === '' ? inputs.username : inputs.secondHalf;
  useEffect(() => first.current?.focus(), [first]);

  function renewCaptcha() {
    renew();
    setTyped((now) => ({ ...now, captcha: '' }));
    inputs.captcha.current?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setFound({ errors: (labels) => wrongFields(typed, labels) });
    const field = firstWrong(wrongFields(typed, t));
    if (field !== null) return inputs[field].current?.focus();
    if (captcha.kind !== 'ready') return renewCaptcha();
    setBusy(true);
    if (await isGuessable(typed)) {
      setBusy(false);
      setFound({ errors: (labels) => ({ newPassword: labels('tooCommon') }) });
      return inputs.newPassword.current?.focus();
    }
    const outcome = await accept({
      username: typed.username.trim(),
      code: `${typed.code.trim()}-${typed.secondHalf.trim()}`,
      newPassword: typed.newPassword.trim(),
      captcha: typed.captcha.trim(),
      captchaId: captcha.captcha.captcha_id,
    });
    setBusy(false);
    if (outcome.kind === 'failed') {
      setFound({
        errors: (labels, shared) => acceptanceErrors(outcome.problem, labels, shared),
      });
    }
    if (outcome.kind !== 'done') renewCaptcha();
  }

  const field = (name: AcceptanceField, label: string) => ({
    name,
    label,
    value: typed[name],
    error: errors[name],
    inputRef: inputs[name],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setTyped((now) => ({ ...now, [name]: target.value }));
      if (errors[name] !== undefined) {
        setFound((before) => ({
          errors: (labels, shared) => {
            const { [name]: _, ...others } = before.errors(labels, shared);
            return others;
          },
        }));
      }
      if (name === 'captcha') setReplaced(false);
    },
  });
  const asTyped = { autoCapitalize: 'none', spellCheck: false, maxLength: 64 } as const;

  return (
    <form noValidate onSubmit={submit} aria-label={t('title')} className="flex flex-col gap-4">
      <div>
        <h2 className="text-lg font-semibold">{t('title')}</h2>
        <p className="mt-1 text-ink-muted">{t('hint')}</p>
      </div>
      <AuthField {...field('username', common('username'))} {...asTyped} autoComplete="username" />
      <AuthField {...field('code', t('code'))} {...asTyped} maxLength={31} autoComplete="off" />
      <AuthField
        {...field('secondHalf', t('secondHalf'))}
        {...asTyped}
        maxLength={31}
        autoComplete="off"
      />
      <div>
        <AuthField
          {...field('newPassword', t('newPassword'))}
          type="password"
          autoComplete="new-password"
        />
        <p className="mt-1 text-xs text-ink-muted">{t('newHint')}</p>
      </div>
      <AuthField {...field('again', t('again'))} type="password" autoComplete="new-password" />
      <AuthField
        {...field('captcha', common('captcha'))}
        {...asTyped}
        autoComplete="off"
        beside={<CaptchaPicture state={captcha} onRenew={renewCaptcha} />}
      />
      <Announcement>{replaced ? common('captchaReplaced') : ''}</Announcement>
      {errors.form !== undefined && <AuthAlert>{errors.form}</AuthAlert>}
      <Button type="submit" variant="primary" size="lg" width="full" busy={busy}>
        {busy ? t('submitting') : t('submit')}
      </Button>
      <Button variant="ghost" onClick={busy ? onCancel : onBack}>
        <ArrowLeft aria-hidden="true" />
        {busy ? common('cancel') : t('back')}
      </Button>
    </form>
  );
}
