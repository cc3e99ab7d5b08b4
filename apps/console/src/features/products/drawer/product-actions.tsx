import type { Schemas } from '@brokerdesk/sdk';
import { ArrowRight, ChartLine, Copy, LayoutTemplate, Pencil, Trash } from 'lucide-react';
import { useState } from 'react';
import { RecordAction } from '#/business/record/record-action.tsx';
import { useLocale } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Permit } from '#/ui/permission.tsx';
import { useFieldText } from '../field-text.ts';
import { ProductForm } from '../form/product-form.tsx';
import type { Product, ProductKind } from '../kinds/product-fields.ts';
import { changeStatus, deleteProduct } from '../product-writes.ts';
import { TemplateForm } from '../template/templates.tsx';
import { NavForm } from './nav-section.tsx';

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

const blockId = (id: string, what: Schemas.ProductStatus | 'delete' | 'fields') =>
  `blocked-${what}-${id}`;

type Open =
  | { what: 'edit' | 'copy' | 'nav' | 'delete' | 'template' }
  | { what: 'move'; status: Schemas.ProductStatus };

const ends: ReadonlySet<Schemas.ProductStatus> = new Set(['closed', 'withdrawn']);

export function ProductActions({
  kind,
  product,
  onDeleted,
}: {
  kind: ProductKind;
  product: Product;
  onDeleted: () => void;
  onOpen: (id: string | undefined) => void;
}) {
  const { t } = useTranslation('product');
  const [open, setOpen] = useState<Open | null>(null);
  const { name, allowed } = product;
  const close = () => setOpen(null);
  const isBlocked = allowed.delete_blocked_code !== null;
  return (
    <div className="flex flex-wrap gap-2">
      <Permit action="update">
        {allowed.edit && (
          <Button variant="primary" onClick={() => setOpen({ what: 'edit' })}>
            <Pencil aria-hidden="true" />
            {t('edit.button')}
          </Button>
        )}
        {kind === 'fund' && (
          <Button onClick={() => setOpen({ what: 'nav' })}>
            <ChartLine aria-hidden="true" />
            {t('nav.button')}
          </Button>
        )}
        {allowed.statuses.map(({ status, blocked_code: code }) => (
          <Button
            key={status}
            disabled={code !== null}
            aria-describedby={code === null ? undefined : blockId(product.id, status)}
            onClick={() => setOpen({ what: 'move', status })}
          >
            <ArrowRight aria-hidden="true" />
            {t(`move.${status}.button`)}
          </Button>
        ))}
      </Permit>
      <Permit action="create">
        <Button onClick={() => setOpen({ what: 'copy' })}>
          <Copy aria-hidden="true" />
          {t('copy.button')}
        </Button>
        <Button onClick={() => setOpen({ what: 'template' })}>
          <LayoutTemplate aria-hidden="true" />
          {t('template.save')}
        </Button>
      </Permit>
      <Permit action="delete">
        <Button
          variant="danger-outline"
          disabled={isBlocked}
          aria-describedby={isBlocked ? blockId(product.id, 'delete') : undefined}
          onClick={() => setOpen({ what: 'delete' })}
        >
          <Trash aria-hidden="true" />
          {t('delete.button')}
        </Button>
      </Permit>
      {open?.what === 'edit' && <ProductForm kind={kind} product={product} onClose={close} />}
      {open?.what === 'copy' && (
        <ProductForm kind={kind} product={null} like={product} onClose={close} />
      )}
      {open?.what === 'template' && <TemplateForm kind={kind} product={product} onClose={close} />}
      {open?.what === 'nav' && 'nav' in product && <NavForm fund={product} onClose={close} />}
      {open?.what === 'move' && (
        <RecordAction
          record={product}
          title={t(`move.${open.status}.title`, { name })}
          effects={[t(`move.${open.status}.effect`)]}
          confirm={t(`move.${open.status}.button`)}
          failed={t('failed')}
          conflictTitle={t('conflict')}
          tone={ends.has(open.status) ? 'danger' : 'primary'}
          write={changeStatus}
          done={() => t(`move.${open.status}.done`, { name })}
          intent={({ id, version }) => ({ kind, id, version, status: open.status })}
          onClose={close}
        />
      )}
      {open?.what === 'delete' && (
        <RecordAction
          record={product}
          tone="danger"
          title={t('delete.title', { name })}
          effects={[t('delete.effect')]}
          confirm={t('delete.button')}
          failed={t('failed')}
          conflictTitle={t('conflict')}
          write={deleteProduct}
          done={() => {
            onDeleted();
            return t('delete.done', { name });
          }}
          intent={({ id, version }) => ({ kind, id, version })}
          onClose={close}
        />
      )}
    </div>
  );
}
