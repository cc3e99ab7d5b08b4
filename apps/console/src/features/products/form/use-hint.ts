import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { discountOf } from '../kinds/block.ts';
import { numberIn } from '../kinds/fault.ts';

/** A word below a field: what the other fields make of it, or what is meant by it. */
export function useHint(name: string, draft: FieldValues): string | null {
  const { t } = useTranslation('product');
  if (name === 'limit_up_price') {
    const [close, limit] = [numberIn(draft, 'prev_close'), numberIn(draft, 'limit_up_price')];
    return close?.gt(0) === true && limit !== null
      ? t('rise', { percent: limit.minus(close).times(100).div(close).toFixed(2) })
      : null;
  }
  if (name === 'discount_pct') {
    const expected = discountOf(draft);
    return expected === null ? t('hint.discount_pct') : t('discount', { expected });
  }
  return t(`hint.${name as 'symbol'}`, { defaultValue: '' }) || null;
}
