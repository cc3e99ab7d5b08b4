import { useCallback, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { isWholeOnly } from '#/ui/money/currencies.ts';
import { type FieldProps, type TextName, useField } from './field.ts';
import { FieldFrame } from './field-frame.tsx';
import { MoneyInput } from './money-input.tsx';
import type { UnreadMoney } from './money-typing.ts';

export type SettledAmount = { amount: string; note: () => string };

/**
 * A decimal string. A text that is no amount stays and keeps the form from being sent; a negative amount becomes 0 once
 * the field is left.
 */
export function MoneyField<Values extends FieldValues, Name extends TextName<Values>>({
  settle,
  onCurrency,
  ...props
}: FieldProps<Values, Name> & {
  currency: string;
  /** Called when the field is left; null if the amount stays. Lifts the limit of decimals. */
  settle?: (amount: string) => SettledAmount | null;
  onCurrency?: (currency: string) => void;
}) {
  const { t } = useTranslation('form');
  const { currency } = props;
  const unread = useRef<UnreadMoney | null>(null);
  const note = useRef<SettledAmount | null>(null);
  const [reported, setReported] = useState<UnreadMoney | null>(null);
  const faultOf = ({ text, fault, named }: UnreadMoney) => {
    if (named) return t('money.currencyNamed', { text, currency, named: named.currency });
    const isWhole = fault === 'decimals' && isWholeOnly(currency);
    return t(`money.${isWhole ? 'wholeOnly' : fault}`, { text, currency });
  };
  const { field, error, required } = useField({
    ...props,
    unread: () => unread.current && faultOf(unread.current),
  });
  const onUnread = useCallback((now: UnreadMoney | null) => {
    unread.current = now;
    setReported(null);
  }, []);
  const correct = (settled: SettledAmount) => {
    note.current = settled;
    field.onChange(settled.amount);
  };
  const report = (left: UnreadMoney) => {
    if (left.fault !== 'negative') return setReported(left);
    unread.current = null;
    correct({ amount: '0', note: () => t('money.negative', { text: left.text }) });
  };
  const leave = () => {
    const value = String(field.value);
    const settled = unread.current === null && value !== '' ? settle?.(value) : null;
    if (settled) correct(settled);
  };
  const offered = onCurrency && reported?.named;
  return (
    <FieldFrame
      label={props.label}
      hint={note.current?.amount === field.value ? note.current?.note() : props.hint}
      error={reported ? faultOf(reported) : error}
      required={required}
    >
      {(control) => (
        <>
          <div className="flex items-center gap-2">
            <MoneyInput
              {...field}
              {...control}
              {...(settle && { decimals: Number.POSITIVE_INFINITY })}
              currency={currency}
              onUnread={onUnread}
              onReport={report}
              onValueChange={(value) => {
                note.current = null;
                field.onChange(value);
              }}
              onBlur={() => {
                // After the change of focus, as the input reports.
                setTimeout(leave);
                field.onBlur();
              }}
              onKeyDown={({ key, nativeEvent }) => {
                if (key === 'Enter' && !nativeEvent.isComposing) leave();
              }}
            />
            <span className="text-ink-muted empty:hidden">{currency}</span>
          </div>
          {offered && (
            <Button
              size="sm"
              className="self-start"
              onClick={() => {
                onCurrency(offered.currency);
                field.onChange(offered.amount);
              }}
            >
              {t('money.take', { currency: offered.currency })}
            </Button>
          )}
        </>
      )}
    </FieldFrame>
  );
}
