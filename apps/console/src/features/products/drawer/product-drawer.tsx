import { useQuery } from '@tanstack/react-query';
import { RecordEntriesLink } from '#/business/audit/record-entries-link.tsx';
import { Comments } from '#/business/comments/comments.ts';
import { WaitingProposals } from '#/business/decision/two-people/waiting-proposals.tsx';
import type { OpenRecord } from '#/business/list/open-record.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { CopyButton } from '#/ui/controls/copy-button.tsx';
import { Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { Drawer } from '#/ui/overlay/drawer.tsx';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';
import { useRowOpener } from '#/ui/page/row-opener.tsx';
import { Permit, useCan } from '#/ui/permission.tsx';
import { ClientPreviewButton } from '../client/client-preview.tsx';
import { useFieldText } from '../field-text.ts';
import { MarketDays } from '../form/market-days.tsx';
import { WindowsPicture } from '../form/windows-picture.tsx';
import { kinds } from '../kinds/kinds.ts';
import {
  codeOf,
  fieldValue,
  type Product,
  type ProductField,
  type ProductKind,
} from '../kinds/product-fields.ts';
import { PoolShare, ProductStatus } from '../product-cells.tsx';
import { isApplicable, toDraft } from '../product-draft.ts';
import { productQuery } from '../product-queries.ts';
import { AccrualPreview } from '../saving/accrual-preview.tsx';
import { DealingSection } from './dealing-section.tsx';
import { NavSection } from './nav-section.tsx';
import { ProductActions, useBlockTexts } from './product-actions.tsx';
import { ProductHistory } from './product-history.tsx';

const SavingHoldings = lazyPart(
  async () => (await import('../saving/saving-holdings.tsx')).SavingHoldings,
  ['saving'],
);

const orderPages: Readonly<Record<ProductKind, readonly `/trx/${string}`[]>> = {
  stock: ['/trx/stock'],
  block: ['/trx/block'],
  ipo: ['/trx/ipo'],
  daily: ['/trx/daily'],
  ai: ['/trx/ai', '/trx/subscribe'],
  fund: ['/trx/fund'],
  quant: ['/trx/quant'],
  saving: [],
};

function ProductUsage({ kind, product }: { kind: ProductKind; product: Product }) {
  const { t } = useTranslation('product');
  const { money } = useMoney();
  const permitted = usePermittedPaths();
  const blocks = useBlockTexts(product);
  const { usage, currency } = product;
  const of =
    kind === 'saving'
      ? ({ open: 'usage.running', all: 'usage.savings' } as const)
      : ({ open: 'column.openOrders', all: 'usage.orders' } as const);
  const pages = orderPages[kind].filter((path) => permitted.has(path));
  return (
    <Section
      title={t('usage.title')}
      aside={
        <div className="flex flex-wrap justify-end gap-2">
          <ClientPreviewButton kind={kind} terms={product} status={product.status} />
          <CopyButton
            text={codeOf(product)}
            labels={{ copied: t('code.copied'), failed: t('code.notCopied') }}
          >
            {t('code.copy')}
          </CopyButton>
        </div>
      }
    >
      <Facts
        facts={[
          { label: t(of.open), value: usage.open_orders },
          { label: t(of.all), value: usage.orders },
          ...optionalFact(t('column.frozen'), kind !== 'saving' && money(usage.frozen, currency)),
          ...(usage.pool
            ? [
                {
                  label: t('column.pool'),
                  value: <PoolShare pool={usage.pool} currency={currency} />,
                },
              ]
            : []),
        ]}
      />
      {usage.orders > 0 && pages.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
          {pages.map((path) => (
            <PageLink key={path} to={path} search={{ product_id: product.id }}>
              {t(path === '/trx/subscribe' ? 'usage.subscriptions' : 'usage.open')}
            </PageLink>
          ))}
        </p>
      )}
      {blocks.length > 0 && (
        <ul aria-label={t('blocked.title')} className="mt-3 flex flex-col gap-1 text-ink-muted">
          {blocks.map(({ id, text }) => (
            <li key={id} id={id}>
              {text}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

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
  const maySeeSavings = useCan('read', 'trx');
  const of = kinds[kind];
  const draft = toDraft(of, product);
  const hasWindows = of.windows.moments.length > 1;
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
      {'tiers' in product && maySeeSavings && (
        <SavingHoldings key={`holdings ${product.id}`} product={product} />
      )}
      {'tiers' in product && <AccrualPreview key={product.id} product={product} />}
      {kind === 'fund' && (
        <Permit action="read" resource={['fund_trx', 'trx']}>
          <DealingSection id={product.id} />
        </Permit>
      )}
      {kind === 'fund' && <NavSection id={product.id} currency={product.currency} />}
      {of.sections
        .filter(({ id }) => !(hasWindows && id === 'windows'))
        .map((section) => (
          <Section key={section.id} title={t(`section.${section.id}`)}>
            <Facts
              facts={Object.entries(section.fields)
                .filter(([name]) => isApplicable(of, name, draft))
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
      <Comments key={`comments ${product.id}`} subject={{ type: 'product', id: product.id }} />
      <RecordEntriesLink of={{ type: 'product', id: product.id }} />
    </>
  );
}
