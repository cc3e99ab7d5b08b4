import type { Schemas } from '@brokerdesk/sdk';
import { useLocale } from '#/core/i18n/use-locale.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { Product } from '../kinds/product.ts';
import { useFieldText } from '../use-field-text.ts';

export function useBlockTexts({ id, usage, allowed }: Product) {
  const { t } = useTranslation('product');
  const { label } = useFieldText();
  const comma = useLocale() === 'zh-CN' ? '、' : ', ';
  const statuses = allowed.statuses.flatMap(({ status, blocked_code: code }) =>
    code === null
      ? []
      : [
          {
            id: blockId(id, status),
            text: t(`blocked.${code}`, {
              what: t(`move.${status}.button`),
              orders: usage.open_orders,
            }),
          },
        ],
  );
  return [
    ...statuses,
    ...(allowed.delete_blocked_code === null
      ? []
      : [{ id: blockId(id, 'delete'), text: t('blocked.delete', { orders: usage.orders }) }]),
    ...(allowed.fixed_fields.length === 0
      ? []
      : [
          {
            id: blockId(id, 'fields'),
            text: t('blocked.fields', { fields: allowed.fixed_fields.map(label).join(comma) }),
          },
        ]),
  ];
}

export const blockId = (id: string, what: Schemas.ProductStatus | 'delete' | 'fields') =>
  `blocked-${what}-${id}`;
