import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { numberIn } from '../kinds/fault.ts';

/** A word below a field: what the other fields make of it, or what is meant by it. */
export function useHint(name: string, draft: FieldValues): string | null {
  const { t } = useTranslation('product');
  if (name === 'limit_up_price') {
    const [close, limit] = [numberIn(draft, 'prev_close'), numberIn(draft, 'limit_up_price')];
    if (close?.gt(0) === true && limit?.gt(close) === true) {
      return t('rise', { percent: limit.minus(close).times(100).div(close).toFixed(2) });
    }
  }
  return t(`hint.${name as 'symbol'}`, { defaultValue: '' }) || null;
}
