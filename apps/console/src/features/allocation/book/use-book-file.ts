import { useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { FileFormat } from '#/ui/api/save-file.ts';
import type { Book } from './use-book.ts';

export function useBookFile({ base, quantities }: Book) {
  const { t } = useTranslation(['allocation', 'client-profile']);
  const [busy, setBusy] = useState(false);
  const save = async (format: FileFormat) => {
    setBusy(true);
    try {
      const { orderBookRows, saveOrderBook } = await import('./save-order-book.ts');
      const rows = orderBookRows(base, quantities, {
        heading: (column) => t(`column.${column}`),
        kyc: (status) => t(`client-profile:kyc.${status}`),
      });
      await saveOrderBook(rows, t('import.template.name', { code: base.product.code }), format);
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}
