import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthField } from '../auth-field.tsx';
import { codeDigits, codeLength } from '../code-digits.ts';

/** The six digits that an authenticator shows. The sixth one sends them. */
export function CodeField({
  code,
  error,
  busy,
  inputRef,
  onChange,
  onComplete,
}: {
  code: string;
  error: string | undefined;
  busy: boolean;
  inputRef: Ref<HTMLInputElement>;
  onChange: (code: string) => void;
  onComplete: (code: string) => void;
}) {
  const { t } = useTranslation('authenticator');
  return (
    <AuthField
      name="code"
      label={t('code')}
      error={error}
      inputRef={inputRef}
      value={code}
      readOnly={busy}
      onChange={({ target }) => {
        const digits = codeDigits(target.value);
        onChange(digits);
        if (digits.length === codeLength && digits !== code) onComplete(digits);
      }}
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder={'·'.repeat(codeLength)}
      className="text-center font-mono tracking-[0.4em]"
    />
  );
}
