import { type KeyboardEvent, useId, useState } from 'react';
import { MoneyInput } from '#/shared/form/money-input.tsx';
import { useTranslation } from '#/shared/i18n/use-translation.ts';
import { FilterField } from './filter-select.tsx';

export type AmountRange = { min: string | undefined; max: string | undefined };

export type AmountRangeFilterProps = AmountRange & {
  label: string;
  onChange: (range: AmountRange) => void;
};

export function AmountRangeFilter({ label, min, max, onChange }: AmountRangeFilterProps) {
  const { t } = useTranslation('kit');
  const id = useId();
  return (
    <FilterField id={id} label={label}>
      <div className="flex items-center gap-1.5 max-sm:flex-1">
        <AmountBound
          key={`min ${min}`}
          id={id}
          label={t('amount.min', { label })}
          hint={t('amount.atLeast')}
          value={min}
          onSettled={(value) => onChange({ min: value, max })}
        />
        <span aria-hidden="true">–</span>
        <AmountBound
          key={`max ${max}`}
          label={t('amount.max', { label })}
          hint={t('amount.atMost')}
          value={max}
          onSettled={(value) => onChange({ min, max: value })}
        />
      </div>
    </FilterField>
  );
}

/** Counts once it is left or confirmed with Enter: half an amount is no filter. */
function AmountBound({
  id,
  label,
  hint,
  value = '',
  onSettled,
}: {
  id?: string;
  label: string;
  hint: string;
  value: string | undefined;
  onSettled: (value: string | undefined) => void;
}) {
  const [typed, setTyped] = useState(value);
  const settle = () => {
    const settled = typed.replace(/\.$/, '');
    if (settled !== value) onSettled(settled || undefined);
  };
  return (
    <MoneyInput
      id={id}
      aria-label={label}
      placeholder={hint}
      className="sm:w-28"
      value={typed}
      onValueChange={setTyped}
      onBlur={settle}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && settle()}
    />
  );
}
