import { useQuery } from '@tanstack/react-query';
import { RecordEntriesLink } from '#/business/audit/record-entries-link.tsx';
import { WaitingProposals } from '#/business/decision/two-people/waiting-proposals.tsx';
import type { OpenRecord } from '#/business/list/open-record.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Facts } from '#/ui/controls/facts.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { Drawer } from '#/ui/overlay/drawer.tsx';
import { useRowOpener } from '#/ui/page/row-opener.tsx';
import { productQuery } from '../api/product-queries.ts';
import { isAsked, toDraft } from '../form/product-draft.ts';
import type { ProductField } from '../kinds/field.ts';
import { kinds } from '../kinds/kinds.ts';
import { codeOf, fieldValue, type Product, type ProductKind } from '../kinds/product.ts';
import { ProductStatus } from '../product-status.tsx';
import { AccrualPreview } from '../saving/accrual-preview.tsx';
import { useFieldText } from '../use-field-text.ts';
import { MarketDays } from './market-days.tsx';
import { NavSection } from './nav-section.tsx';
import { ProductActions } from './product-actions.tsx';
import { ProductHistory } from './product-history.tsx';
import { ProductUsage } from './product-usage.tsx';
import { WindowsPicture } from './windows-picture.tsx';

/** A product with its facts, its windows, what hangs on it and what was done to it. */
export function ProductDrawer({
  kind,
  id,
  listed,
  onClose,
  onOpen,
}: OpenRecord<Product> & { kind: ProductKind }) {
  const { t } = useTranslation('product');
  const rowOpener = useRowOpener();
  const query = useQuery(productQuery(useSdk(), kind, id));
  const product = query.data ?? listed;
  return (
    <Drawer
      open
      onClose={onClose}
      recordId={`${id} ${product?.version}`}
      title={product ? `${codeOf(product)} ${product.name}` : t(`kind.${kind}`)}
      badge={product && <ProductStatus status={product.status} />}
      returnFocusTo={() => rowOpener(id)}
      footer={
        query.data && (
          <ProductActions
            key={id}
            kind={kind}
            product={query.data}
            onDeleted={onClose}
            onOpen={onOpen}
          />
        )
      }
    >
      <Loaded query={query}>{(loaded) => <ProductParts kind={kind} product={loaded} />}</Loaded>
    </Drawer>
  );
}

function ProductParts({ kind, product }: { kind: ProductKind; product: Product }) {
  const { t } = useTranslation('product');
  const { label, text } = useFieldText();
  const of = kinds[kind];
  const draft = toDraft(of, product);
  const hasWindows = of.windows.moments.length > 1;
  /** Tiers and plans a line each. */
  const shown = (name: string, field: ProductField) => {
    const value = fieldValue(product, name);
    const lines = (Array.isArray(value) ? value.map((row) => [row]) : [value]).map((one) =>
      text(name, field, one, product.currency),
    );
    if (lines.length < 2) return lines[0] ?? null;
    return (
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  };
  return (
    <>
      {product.waiting.length > 0 && (
        <div className="px-5 pt-4">
          <WaitingProposals waiting={product.waiting} />
        </div>
      )}
      <ProductUsage kind={kind} product={product} />
      {hasWindows && (
        <Section title={t('section.windows')}>
          <WindowsPicture plan={of.windows} product={product} />
          <div className="mt-3">
            <MarketDays of={of} product={product} />
          </div>
        </Section>
      )}
      {'tiers' in product && <AccrualPreview key={product.id} product={product} />}
      {kind === 'fund' && <NavSection id={product.id} currency={product.currency} />}
      {of.sections
        .filter(({ id }) => !(hasWindows && id === 'windows'))
        .map((section) => (
          <Section key={section.id} title={t(`section.${section.id}`)}>
            <Facts
              facts={Object.entries(section.fields)
                .filter(([name]) => isAsked(of, name, draft))
                .map(([name, field]) => ({
                  label: label(name),
                  value: shown(name, field),
                  wide: ['longText', 'tiers', 'plans'].includes(field.type),
                }))}
            />
            {section.id === 'days' && (
              <div className="mt-3">
                <MarketDays of={of} product={product} />
              </div>
            )}
          </Section>
        ))}
      <ProductHistory kind={kind} product={product} />
      <RecordEntriesLink of={{ type: 'product', id: product.id }} />
    </>
  );
}
