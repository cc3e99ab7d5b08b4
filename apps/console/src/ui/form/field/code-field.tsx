import type { Ref } from 'react';
import { Input } from '#/core/ui/input.tsx';
import { useComposing } from '#/ui/controls/use-composing.ts';
import { FieldFrame } from './field-frame.tsx';

export const codeLength = 6;

/** `123 456` is a code too, and so is `１２３４５６`. */
export function codeDigits(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, codeLength);
}

/**
 * One field, so that the digits are pasted, filled in by the phone and read out as one. Belongs to no form: the sign-in
 * uses it before there are any.
 */
export function CodeField({
  label,
  code,
  error,
  busy = false,
  inputRef,
  onChange,
  onComplete,
}: {
  label: string;
  code: string;
  error: string | undefined;
  busy?: boolean;
  inputRef: Ref<HTMLInputElement>;
  onChange: (code: string) => void;
  onComplete: (code: string) => void;
}) {
  const typing = useComposing(code, ({ value }) => {
    const digits = codeDigits(value);
    onChange(digits);
    if (digits.length === codeLength && digits !== code) onComplete(digits);
  });
  return (
    <FieldFrame label={label} error={error} required>
      {(control) => (
        <Input
          {...control}
          ref={inputRef}
          name="code"
          inputSize="lg"
          inputMode="numeric"
          autoComplete="one-time-code"
          className="text-center font-mono tracking-[0.4em]"
          readOnly={busy}
          {...typing}
        />
      )}
    </FieldFrame>
  );
}
