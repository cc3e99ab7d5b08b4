import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import {
  caretAfter,
  readTypedAmount,
  showTypedAmount,
  withoutCurrency,
} from '#/shared/money/money-typing.ts';
import { Input } from '#/shared/ui/input.tsx';
import { useComposing } from './use-composing.ts';

export type MoneyInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type'> & {
  /** A plain decimal, `''` where nothing is typed. */
  value: string;
  onValueChange: (value: string) => void;
  /** Another way to read what is typed, such as one that knows a limit. */
  readTyped?: (typed: string) => string | null;
  /** Whose code may be pasted along with the amount, in front of it or behind it. */
  currency?: string;
  /** What was pasted is no such amount. */
  onRefused?: () => void;
};

/** Shows separators while an amount is typed; its value never has any and is never a number. */
export function MoneyInput({
  value,
  onValueChange,
  readTyped = readTypedAmount,
  currency = '',
  onRefused,
  ref,
  ...props
}: MoneyInputProps) {
  const own = useRef<HTMLInputElement | null>(null);
  /** Digits and points before the caret, to put it back behind the same ones after regrouping. */
  const before = useRef<number | null>(null);
  const shown = showTypedAmount(value);
  const typing = useComposing(shown, (input, event) => {
    const amount = (text: string) => withoutCurrency(text, currency);
    const typed = readTyped(amount(input.value));
    if (typed === null) {
      // A key that cannot be part of an amount does nothing, and is seen to; for words it has to be told.
      if (event instanceof InputEvent && event.inputType === 'insertFromPaste') onRefused?.();
      return;
    }
    const head = amount(input.value.slice(0, input.selectionStart ?? input.value.length));
    before.current = (readTypedAmount(head) ?? head.replace(/[,\s]/g, '')).length;
    onValueChange(typed);
  });
  useLayoutEffect(() => {
    if (before.current === null || own.current === null) return;
    const caret = caretAfter(shown, before.current);
    own.current.setSelectionRange(caret, caret);
    before.current = null;
  });
  return (
    <Input
      // First: a form's own `onChange` among them would take what is typed as it is.
      {...props}
      ref={(element) => {
        own.current = element;
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
      }}
      inputMode="decimal"
      autoComplete="off"
      {...typing}
    />
  );
}
