import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { caretAfter, readTypedAmount, showTypedAmount } from '#/shared/money/money-typing.ts';
import { Input } from '#/shared/ui/input.tsx';

export type MoneyInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type'> & {
  /** A plain decimal, `''` where nothing is typed. */
  value: string;
  onValueChange: (value: string) => void;
  /** Another way to read what is typed, such as one that knows a limit. */
  readTyped?: (typed: string) => string | null;
};

/** Shows separators while an amount is typed; its value never has any and is never a number. */
export function MoneyInput({
  value,
  onValueChange,
  readTyped = readTypedAmount,
  ref,
  ...props
}: MoneyInputProps) {
  const own = useRef<HTMLInputElement | null>(null);
  /** Digits and points before the caret, to put it back behind the same ones after regrouping. */
  const before = useRef<number | null>(null);
  const shown = showTypedAmount(value);
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
      value={shown}
      onChange={({ target }) => {
        const typed = readTyped(target.value);
        if (typed === null) return;
        const head = target.value.slice(0, target.selectionStart ?? target.value.length);
        before.current = (readTypedAmount(head) ?? head.replace(/[,\s]/g, '')).length;
        onValueChange(typed);
      }}
    />
  );
}
