import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { MoneyInput } from '#/shared/form/money-input.tsx';
import { useTranslation } from '#/shared/i18n/use-translation.ts';
import { readAmountOfAny } from '#/shared/money/money-typing.ts';
import { FilterField, faultIdOf } from './filter-select.tsx';
import { useTyped } from './use-typed.ts';

export type AmountRange = { min?: string | undefined; max?: string | undefined };

export type AmountRangeFilterProps = AmountRange & {
  label: string;
  onChange: (range: AmountRange) => void;
};

/** In the smallest part of an amount, of which it has two digits at most. */
function toCents(amount: string): bigint {
  const [whole = '', part = ''] = amount.split('.');
  return BigInt(whole + part.padEnd(2, '0'));
}

/** Whether no amount can be in the range. */
export function isCrossed({ min, max }: AmountRange): boolean {
  return Boolean(min && max) && toCents(min ?? '') > toCents(max ?? '');
}

/** Both count once one is left or confirmed with Enter, and make sense together: half an amount is no filter. */
export function AmountRangeFilter({ label, min = '', max = '', onChange }: AmountRangeFilterProps) {
  const { t } = useTranslation('kit');
  const id = useId();
  const { text, setText, asked, noteSent } = useTyped(`${min} ${max}`);
  const [refused, setRefused] = useState<string>();
  const [low = '', high = ''] = text.split(' ');
  const fault = isCrossed({ min, max }) || refused === text ? t('amount.crossed') : undefined;
  const settle = () => {
    const range = { min: low.replace(/\.$/, ''), max: high.replace(/\.$/, '') };
    const settled = `${range.min} ${range.max}`;
    setText(settled);
    if (settled === asked) return;
    if (isCrossed(range)) return setRefused(settled);
    noteSent(settled);
    onChange({ min: range.min || undefined, max: range.max || undefined });
  };
  const bound = {
    className: 'sm:w-28',
    readTyped: readAmountOfAny,
    'aria-invalid': fault !== undefined || undefined,
    'aria-describedby': fault && faultIdOf(id),
    onBlur: settle,
    onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && settle(),
  } satisfies Partial<ComponentProps<typeof MoneyInput>>;
  return (
    <FilterField id={id} label={label} fault={fault}>
      <div className="flex items-center gap-1.5 max-sm:flex-1">
        <MoneyInput
          {...bound}
          id={id}
          aria-label={t('amount.min', { label })}
          placeholder={t('amount.atLeast')}
          value={low}
          onValueChange={(value) => setText(`${value} ${high}`)}
        />
        <span aria-hidden="true">–</span>
        <MoneyInput
          {...bound}
          aria-label={t('amount.max', { label })}
          placeholder={t('amount.atMost')}
          value={high}
          onValueChange={(value) => setText(`${low} ${value}`)}
        />
      </div>
    </FilterField>
  );
}
