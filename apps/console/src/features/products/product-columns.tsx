import { UserCheck } from 'lucide-react';
import type { ListColumn } from '#/business/list/columns.tsx';
import * as column from '#/business/list/columns.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { StatusBadge } from '#/ui/controls/status-badge.tsx';
import { useFieldText } from './field-text.ts';
import { kinds } from './kinds/kinds.ts';
import {
  codeOf,
  fieldsOf,
  fieldValue,
  isDay,
  nextMoment,
  type Product,
  type ProductKind,
  type WindowPlan,
} from './kinds/product-fields.ts';
import { PoolShare, ProductStatus } from './product-cells.tsx';

function ProductName({ product: { name, waiting } }: { product: Product }) {
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

function FieldCell({ kind, name, product }: { kind: ProductKind; name: string; product: Product }) {
  const { text } = useFieldText();
  const field = fieldsOf(kinds[kind])[name];
  if (field === undefined) return null;
  const shown = text(name, field, fieldValue(product, name), product.currency);
  return field.type === 'tiers' ? (
    <span className="inline-block max-w-72 truncate align-middle">{shown}</span>
  ) : (
    shown
  );
}

type Column = ListColumn<Product, ['product']>;

const figures = ['price', 'percent', 'nav', 'count'];

const fieldColumn = (kind: ProductKind, name: string, type = ''): Column => ({
  id: name,
  ...(figures.includes(type) && { align: 'end' }),
  cell: (row) =>
    fieldValue(row, name) === null ? null : <FieldCell kind={kind} name={name} product={row} />,
});

const pool: Column = {
  id: 'pool',
  align: 'end',
  cell: ({ usage, currency }) => usage.pool && <PoolShare pool={usage.pool} currency={currency} />,
};

const next = (windows: WindowPlan): Column => ({
  id: 'next',
  inFiles: false,
  cell: (row, { label, dateTime }) => {
    const moment = nextMoment(windows, row, new Date());
    if (moment === undefined) return null;
    const at = isDay(moment.at) ? moment.at : dateTime(moment.at);
    return `${label(`moment.${moment.field}`)} ${at}`;
  },
});

export function columnsOf(kind: ProductKind): readonly Column[] {
  const { columns, windows } = kinds[kind];
  const fields = fieldsOf(kinds[kind]);
  return [
    { id: 'code', cell: codeOf },
    { id: 'name', inCards: 'title', cell: (row) => <ProductName product={row} /> },
    { id: 'status', cell: (row) => <ProductStatus status={row.status} /> },
    ...columns.map((name) => fieldColumn(kind, name, fields[name]?.type)),
    { id: 'open_orders', align: 'end', cell: ({ usage }) => usage.open_orders || null },
    {
      id: 'frozen',
      align: 'end',
      cell: ({ usage, currency }, { money }) =>
        /[1-9]/.test(usage.frozen) ? money(usage.frozen, currency) : null,
    },
    ...('pool_qty' in fields || 'capacity' in fields ? [pool] : []),
    ...(windows.moments.length > 0 ? [next(windows)] : []),
    column.time('created_at', { inCards: false }),
  ];
}
