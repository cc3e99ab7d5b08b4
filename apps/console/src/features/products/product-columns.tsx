import { UserCheck } from 'lucide-react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import * as column from '#/kit/list/columns.tsx';
import type { ListColumn } from '#/kit/list/list-column.ts';
import { StatusBadge } from '#/kit/ui/status-badge.tsx';
import { kinds } from './kinds/kinds.ts';
import { codeOf, fieldValue, type Product, type ProductKind } from './kinds/product.ts';
import { fieldsOf } from './kinds/product-kind-definition.ts';
import { isDay, nextMoment } from './kinds/windows.ts';
import { PoolShare } from './pool-share.tsx';
import { ProductStatus } from './product-status.tsx';
import { useFieldText } from './use-field-text.ts';

type Column = ListColumn<Product, ['product']>;

/** What every kind shows, around the fields of its own, and then what hangs on it. */
export function columnsOf(kind: ProductKind): readonly Column[] {
  const of = kinds[kind];
  const fields = fieldsOf(of);
  const own = of.columns.map((name): Column => {
    const type = fields[name]?.type;
    const isFigure = type === 'price' || type === 'percent' || type === 'nav' || type === 'count';
    return {
      id: name,
      ...(isFigure && { align: 'end' }),
      // A dash of the list's own where there is nothing to say.
      cell: (row) =>
        fieldValue(row, name) === null ? null : <FieldCell kind={kind} name={name} product={row} />,
    };
  });
  return [
    { id: 'code', cell: codeOf },
    { id: 'name', cell: (row) => <ProductName product={row} /> },
    { id: 'status', cell: (row) => <ProductStatus status={row.status} /> },
    ...own,
    { id: 'open_orders', align: 'end', cell: ({ usage }) => usage.open_orders || null },
    {
      id: 'frozen',
      align: 'end',
      cell: ({ usage, currency }, { money }) =>
        /[1-9]/.test(usage.frozen) ? money(usage.frozen, currency) : null,
    },
    ...(hasPool(kind)
      ? [
          {
            id: 'pool',
            align: 'end',
            cell: ({ usage }) => usage.pool && <PoolShare pool={usage.pool} />,
          } satisfies Column,
        ]
      : []),
    ...(of.windows.moments.length > 0
      ? [
          {
            id: 'next',
            inFiles: false,
            cell: (row, format) => {
              const next = nextMoment(of.windows, row, new Date());
              if (next === undefined) return null;
              const at = isDay(next.at) ? next.at : format.dateTime(next.at);
              return `${format.label(`moment.${next.field}`)} ${at}`;
            },
          } satisfies Column,
        ]
      : []),
    column.time('created_at', { inCards: false }),
  ];
}

const hasPool = (kind: ProductKind) => {
  const fields = fieldsOf(kinds[kind]);
  return 'pool_qty' in fields || 'capacity' in fields;
};

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

/** With the mark of what waits for a second person. */
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
