import { UserCheck } from 'lucide-react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { StatusBadge } from '#/kit/ui/status-badge.tsx';
import type { Product } from './kinds/product.ts';

/** The name of a product, marked where something about it waits for a second person. */
export function ProductName({ product: { name, waiting } }: { product: Product }) {
  const { t } = useTranslation('product');
  return (
    <span className="inline-flex max-w-72 items-center gap-2 align-middle">
      <span className="truncate">{name}</span>
      {waiting.length > 0 && (
        <StatusBadge tone="warning" icon={UserCheck}>
          {t('waiting.mark')}
        </StatusBadge>
      )}
    </span>
  );
}
