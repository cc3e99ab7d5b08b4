import { useTranslation } from '#/core/i18n/use-translation.ts';

export function QuotationSource({ source }: { source: string }) {
  const { t } = useTranslation('quotation');
  return source === 'desk' ? t('source.staff') : source;
}
