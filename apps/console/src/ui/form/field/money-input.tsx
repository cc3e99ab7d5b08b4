import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Input } from '#/core/ui/input.tsx';
import { useComposing } from '#/ui/controls/use-composing.ts';
import {
  caretAfter,
  type MoneyEdit,
  readMoney,
  readMoneyEdit,
  showTypedAmount,
  type UnreadMoney,
} from './money-typing.ts';

export type MoneyInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type'> & {
  /** A plain decimal; `''` if nothing is typed, or nothing that is an amount. */
  value: string;
  onValueChange: (value: string) => void;
  /** Its name may be typed or pasted along with the amount; the name of any currency without it. */
  currency?: string;
  /** Those of the currency by default. */
  decimals?: number;
  /** Told with every change: the text that is no amount and stays as it was typed, or null. */
  onUnread?: (unread: UnreadMoney | null) => void;
  onReport?: (unread: UnreadMoney) => void;
};

/** The value never has separators and is never a number. A text that is no amount stays as typed. */
export function MoneyInput({
  value,
  onValueChange,
  currency = '',
  decimals,
  onUnread,
  onReport,
  ref,
  ...props
}: MoneyInputProps) {
  const own = useRef<HTMLInputElement | null>(null);
  /** Digits and points before the caret, to put it back behind the same ones after regrouping. */
  const before = useRef<number | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  // Another value, such as that of a button beside it, takes the place of a text that is no amount.
  const raw = value === '' ? typed : null;
  const shown = raw ?? showTypedAmount(value);
  const hasValue = value !== '';
  useEffect(() => {
    if (!hasValue) return;
    setTyped(null);
    onUnread?.(null);
  }, [hasValue, onUnread]);
  const read = (text: string) =>
    readMoney(text, { currency, ...(decimals !== undefined && { decimals }) });
  const typing = useComposing(shown, (input, event) => {
    const change = changeOf(input, event);
    const edit = readMoneyEdit({ ...change, isRaw: raw !== null });
    const reading = read(edit.text);
    if ('amount' in reading) {
      const head = read(edit.head);
      before.current = 'amount' in head ? head.amount.length : lengthOf(edit.head);
      setTyped(null);
      onUnread?.(null);
      onValueChange(reading.amount);
      return;
    }
    before.current = edit.head.length;
    setTyped(edit.text);
    onUnread?.(reading);
    onValueChange('');
    if (change.by === 'paste') onReport?.(reading);
  });
  useLayoutEffect(() => {
    if (before.current === null || own.current === null) return;
    const caret = raw === null ? caretAfter(shown, before.current) : before.current;
    own.current.setSelectionRange(caret, caret);
    before.current = null;
  });
  const leave = () => {
    if (raw === null) return;
    const reading = read(raw);
    if (!('amount' in reading)) onReport?.(reading);
  };
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
      onBlur={(event) => {
        // A dialog that is redrawn while the focus moves would take it from the next field.
        setTimeout(leave);
        props.onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) leave();
        props.onKeyDown?.(event);
      }}
    />
  );
}

function changeOf(input: HTMLInputElement, event: Event): Omit<MoneyEdit, 'isRaw'> {
  const text = input.value;
  const state = { text, caret: input.selectionStart ?? text.length };
  const isInput = event instanceof InputEvent;
  const inserted = isInput || event instanceof CompositionEvent ? event.data : null;
  const way = isInput ? event.inputType : '';
  if (way.startsWith('delete')) return { ...state, by: 'deletion', inserted: null };
  if (way === 'insertFromPaste') return { ...state, by: 'paste', inserted };
  return { ...state, by: inserted?.length === 1 ? 'key' : 'other', inserted };
}

const lengthOf = (head: string) => head.replace(/[,\s]/g, '').length;
