import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { FilterField, faultIdOf } from '#/ui/controls/filter-select.tsx';
import { useUrlSyncedInput } from '#/ui/controls/use-url-synced-input.ts';
import { MoneyInput } from '#/ui/form/field/money-input.tsx';
import type { UnreadMoney } from '#/ui/form/field/money-typing.ts';
import { type AmountRange, isCrossed } from './amount-range.ts';

export type AmountRangeFilterProps = AmountRange & {
  label: string;
  onChange: (range: AmountRange) => void;
};

/** Both count once one is left or confirmed with Enter, and make sense together: half an amount is no filter. */
export function AmountRangeFilter({ label, min = '', max = '', onChange }: AmountRangeFilterProps) {
  const { t } = useTranslation('kit');
  const id = useId();
  const { text, setText, requested, noteSent } = useUrlSyncedInput(`${min} ${max}`);
  const [refused, setRefused] = useState<string>();
  const [unread, setUnread] = useState<{ bound: 'min' | 'max'; text: string }>();
  const [low = '', high = ''] = text.split(' ');
  const crossed = isCrossed({ min, max }) || refused === text ? t('amount.crossed') : undefined;
  const fault = unread ? t('amount.unread', { text: unread.text }) : crossed;
  const settle = () => {
    const range = { min: low.replace(/\.$/, ''), max: high.replace(/\.$/, '') };
    const settled = `${range.min} ${range.max}`;
    setText(settled);
    if (settled === requested) return;
    if (isCrossed(range)) return setRefused(settled);
    noteSent(settled);
    onChange({ min: range.min || undefined, max: range.max || undefined });
  };
  const boundOf = (bound: 'min' | 'max') => {
    const isWrong = unread ? unread.bound === bound : crossed !== undefined;
    return {
      className: 'sm:w-28',
      'aria-invalid': isWrong || undefined,
      'aria-describedby': isWrong ? faultIdOf(id) : undefined,
      onBlur: settle,
      onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && settle(),
      onReport: ({ text }: UnreadMoney) => setUnread({ bound, text }),
      onValueChange: (value: string) => {
        setUnread(undefined);
        setText(bound === 'min' ? `${value} ${high}` : `${low} ${value}`);
      },
    } satisfies Partial<ComponentProps<typeof MoneyInput>>;
  };
  return (
    <FilterField id={id} label={label} fault={fault}>
      <div className="flex items-center gap-1.5 in-data-folded:flex-1 max-sm:flex-1">
        <MoneyInput
          {...boundOf('min')}
          id={id}
          aria-label={t('amount.min', { label })}
          placeholder={t('amount.atLeast')}
          value={low}
        />
        <span aria-hidden="true">–</span>
        <MoneyInput
          {...boundOf('max')}
          aria-label={t('amount.max', { label })}
          placeholder={t('amount.atMost')}
          value={high}
        />
      </div>
    </FilterField>
  );
}
