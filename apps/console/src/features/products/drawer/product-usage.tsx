import { useTranslation } from '#/core/i18n/use-translation.ts';
import { CopyButton } from '#/ui/controls/copy-button.tsx';
import { Facts } from '#/ui/controls/facts.tsx';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';
import { codeOf, type Product, type ProductKind } from '../kinds/product.ts';
import { PoolShare } from '../pool-share.tsx';
import { useBlockTexts } from './use-block-texts.ts';

/** The pages of the orders of a kind; saving products have none. */
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

export function ProductUsage({ kind, product }: { kind: ProductKind; product: Product }) {
  const { t } = useTranslation('product');
  const { money } = useMoney();
  const permitted = usePermittedPaths();
  const blocks = useBlockTexts(product);
  const { usage, currency } = product;
  const pages = orderPages[kind].filter((path) => permitted.has(path));
  return (
    <Section
      title={t('usage.title')}
      aside={
        <CopyButton
          text={codeOf(product)}
          labels={{ copied: t('code.copied'), failed: t('code.notCopied') }}
        >
          {t('code.copy')}
        </CopyButton>
      }
    >
      {kind === 'saving' ? (
        <p className="text-ink-muted">{t('usage.noOrders')}</p>
      ) : (
        <Facts
          facts={[
            { label: t('column.openOrders'), value: usage.open_orders },
            { label: t('usage.orders'), value: usage.orders },
            { label: t('column.frozen'), value: money(usage.frozen, currency) },
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
      )}
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
