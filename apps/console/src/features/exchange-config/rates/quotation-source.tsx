import { useTranslation } from '#/core/i18n/use-translation.ts';

/** Where a quotation comes from; one that this console does not know is named as the server does. */
export function QuotationSource({ source }: { source: string }) {
  const { t } = useTranslation('quotation');
  return source === 'desk' ? t('source.staff') : source;
}
