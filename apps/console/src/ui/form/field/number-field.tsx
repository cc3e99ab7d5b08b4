import Big from 'big.js';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Input } from '#/core/ui/input.tsx';
import { useComposing } from '#/ui/controls/use-composing.ts';
import { type FieldProps, type TextName, useField } from './field.ts';
import { FieldFrame } from './field-frame.tsx';
import { withoutSeparators } from './money-typing.ts';

export type NumberLimits = { min?: string; max?: string };

export function numberFault(
  text: string,
  { min, max }: NumberLimits,
): 'invalid' | 'min' | 'max' | null {
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) return 'invalid';
  const number = new Big(text);
  if (min !== undefined && number.lt(min)) return 'min';
  return max !== undefined && number.gt(max) ? 'max' : null;
}

/** With a comma whose three digits are still to come: it stays visible, and is no number until then. */
const unfinished = /^-?\d{1,15},\d{0,2}$/;

/**
 * Null if the text cannot become a number. Separators of thousands go, and no other comma does: that would make `35` of
 * `3,5`.
 */
export function readTypedNumber(typed: string, decimals: number): string | null {
  const plain = withoutSeparators(typed.replace(/[%％]/g, ''));
  const part = decimals === 0 ? '' : `(?:\\.\\d{0,${decimals}})?`;
  const isNumber = new RegExp(`^-?\\d{0,15}${part}$`).test(plain);
  return isNumber || unfinished.test(plain) ? plain : null;
}

export function NumberField<Values extends FieldValues, Name extends TextName<Values>>({
  unit,
  decimals = 0,
  min,
  max,
  ...props
}: FieldProps<Values, Name> & NumberLimits & { unit?: string; decimals?: number }) {
  const { t } = useTranslation('form');
  const { field, error, required } = useField({
    ...props,
    check: (text) => {
      const fault = numberFault(text, { ...(min && { min }), ...(max && { max }) });
      if (fault) return t(`number.${fault}`, { min, max });
      if (readTypedNumber(text, decimals) !== null) return props.check?.(text) ?? null;
      return decimals === 0 ? t('number.whole') : t('number.decimals', { count: decimals });
    },
  });
  const typing = useComposing(field.value, ({ value }) => {
    // A text that is no number stays to be seen, and the check says so: `1e3` without its letter is another number.
    field.onChange(readTypedNumber(value, decimals) ?? value);
  });
  return (
    <FieldFrame label={props.label} hint={props.hint} error={error} required={required}>
      {(control) => (
        <div className="flex items-center gap-2">
          <Input
            {...field}
            {...control}
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            {...typing}
          />
          {unit !== undefined && <span className="text-ink-muted">{unit}</span>}
        </div>
      )}
    </FieldFrame>
  );
}
