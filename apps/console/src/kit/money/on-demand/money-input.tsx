import { type ComponentProps, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { Input } from '#/boot/ui/input.tsx';
import { type MoneyEdit, readMoneyEdit } from '#/kit/money/on-demand/money-edit.ts';
import {
  caretAfter,
  readTypedAmount,
  showTypedAmount,
  withoutAnyCurrency,
  withoutCurrency,
} from '#/kit/money/on-demand/money-typing.ts';
import { useComposing } from '#/kit/ui/use-composing.ts';

/** What was pasted and is no such amount, or typed with a comma that no three digits came behind. */
export type RefusedMoney = { by: 'pasting' } | { by: 'typing'; text: string };

export type MoneyInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type'> & {
  /** A plain decimal, `''` where nothing is typed, or nothing that is an amount. */
  value: string;
  onValueChange: (value: string) => void;
  /** Another way to read what is typed, such as one that knows a limit. */
  readTyped?: (typed: string) => string | null;
  /** Whose code may be pasted along with the amount, in front of it or behind it; any where there is none. */
  currency?: string;
  onRefused?: (refused: RefusedMoney) => void;
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
  /** Digits and points before the caret, to put it back behind the same ones after regrouping; typed commas, too. */
  const before = useRef<number | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  /** With a comma whose digits are still to come; meanwhile there is no amount that could be sent. */
  const unfinished = value === '' ? typed : null;
  const shown = unfinished ?? showTypedAmount(value);
  const refuse = ({ text, caret, inserted, by }: Change) => {
    // A key that cannot be part of an amount visibly does nothing; a refused paste has to be reported.
    if (by === 'paste') onRefused?.({ by: 'pasting' });
    const head = text.slice(0, caret - (inserted?.length ?? 0));
    before.current = unfinished === null ? lengthOf(head) : head.length;
    redraw();
  };
  const typing = useComposing(shown, (input, event) => {
    const change = changeOf(input, event);
    const edit = readMoneyEdit({ ...change, isUnfinished: unfinished !== null });
    if (edit !== null && 'unfinished' in edit) {
      setTyped(edit.unfinished);
      return onValueChange('');
    }
    const read = edit === null ? null : readTyped(withoutCode(edit.text, currency));
    if (edit === null || read === null) return refuse(change);
    const head = withoutCode(edit.head, currency);
    before.current = readTypedAmount(head)?.length ?? lengthOf(head);
    setTyped(null);
    onValueChange(read);
  });
  useLayoutEffect(() => {
    if (before.current === null || own.current === null) return;
    const caret = unfinished === null ? caretAfter(shown, before.current) : before.current;
    own.current.setSelectionRange(caret, caret);
    before.current = null;
  });
  const leave = () => {
    if (unfinished === null) return;
    setTyped(null);
    onRefused?.({ by: 'typing', text: unfinished });
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
        leave();
        props.onBlur?.(event);
      }}
      onKeyDown={(event) => {
        // What a form sends with it has no such amount, and the field says why.
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) leave();
        props.onKeyDown?.(event);
      }}
    />
  );
}

const withoutCode = (text: string, currency: string) =>
  currency === '' ? withoutAnyCurrency(text) : withoutCurrency(text, currency);

type Change = Omit<MoneyEdit, 'isUnfinished'>;

function changeOf(input: HTMLInputElement, event: Event): Change {
  const text = input.value;
  const place = { text, caret: input.selectionStart ?? text.length };
  const isInput = event instanceof InputEvent;
  const inserted = isInput || event instanceof CompositionEvent ? event.data : null;
  const way = isInput ? event.inputType : '';
  if (way.startsWith('delete')) return { ...place, by: 'deletion', inserted: null };
  if (way === 'insertFromPaste') return { ...place, by: 'paste', inserted };
  return { ...place, by: inserted?.length === 1 ? 'key' : 'other', inserted };
}

const lengthOf = (head: string) => head.replace(/[,\s]/g, '').length;
