import { useQuery } from '@tanstack/react-query';
import { Diff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { cn } from '#/core/ui/cn.ts';
import { Segmented } from '#/core/ui/segmented.tsx';
import { DrawerSkeleton } from '#/ui/controls/drawer-skeleton.tsx';
import { ErrorState } from '#/ui/controls/error-state.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { useFieldText } from '../field-text.ts';
import { kinds } from '../kinds/kinds.ts';
import { codeOf, type Product, type ProductKind } from '../kinds/product-fields.ts';
import { ProductStatus, usePoolText } from '../product-cells.tsx';
import { productQuery } from '../product-queries.ts';
import { type ComparedGroup, comparedFields, comparedLine } from './comparison.ts';

type Pair = readonly [Product, Product];

export function CompareDialog({
  kind,
  listed: [one, other],
  onClose,
}: {
  kind: ProductKind;
  listed: Pair;
  onClose: () => void;
}) {
  const { t } = useTranslation('product');
  const sdk = useSdk();
  const first = useQuery(productQuery(sdk, kind, one.id));
  const second = useQuery(productQuery(sdk, kind, other.id));
  const failed = [first, second].filter((query) => query.error !== null);
  const error = failed[0]?.error ?? null;
  const body = () => {
    if (first.data && second.data) {
      return <Comparison kind={kind} products={[first.data, second.data]} />;
    }
    if (error === null) return <DrawerSkeleton />;
    const retry = () => failed.forEach((query) => void query.refetch());
    return (
      <ErrorState
        error={error}
        retrying={failed.some((query) => query.isFetching)}
        onRetry={retry}
      />
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('compare.title')}
      description={t('compare.about', { one: one.name, other: other.name })}
    >
      <DialogBody>{body()}</DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{t('compare.close')}</Button>
      </DialogFooter>
    </Dialog>
  );
}

function Comparison({ kind, products }: { kind: ProductKind; products: Pair }) {
  const { t } = useTranslation('product');
  const [shown, setShown] = useState<'all' | 'differing'>('all');
  const groups = useGroups(kind, products);
  const lines = groups.flatMap((group) => group.lines);
  const count = lines.filter(({ differs }) => differs).length;
  const drawn = groups
    .map((group) => ({
      ...group,
      lines: group.lines.filter(({ differs }) => shown === 'all' || differs),
    }))
    .filter((group) => group.lines.length > 0);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <p role="status">{t('compare.count', { count, total: lines.length })}</p>
        <Segmented
          legend={t('compare.show')}
          value={shown}
          options={(['all', 'differing'] as const).map((value) => ({
            value,
            label: t(`compare.${value}`),
          }))}
          onChange={setShown}
        />
      </div>
      {drawn.length === 0 ? (
        <p className="py-6 text-center text-ink-muted">{t('compare.same')}</p>
      ) : (
        <table className="w-full table-fixed text-left max-md:text-xs">
          <caption className="sr-only">{t('compare.title')}</caption>
          <colgroup>
            <col className="w-[30%]" />
            <col />
            <col />
          </colgroup>
          <thead>
            <tr className="align-top">
              <td />
              {products.map((product) => (
                <th
                  key={product.id}
                  scope="col"
                  className="px-1 pb-2 font-semibold wrap-anywhere md:px-2"
                >
                  {codeOf(product)} {product.name}
                  <span className="mt-1 block font-normal">
                    <ProductStatus status={product.status} />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          {drawn.map((group) => (
            <tbody key={group.id}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={3}
                  className="border-t border-line bg-sunken px-2 py-1 text-xs font-semibold text-ink-muted"
                >
                  {group.title}
                </th>
              </tr>
              {group.lines.map(({ key, label, values, differs }) => (
                <tr
                  key={key}
                  className={cn('border-t border-line align-top', differs && 'bg-warning-surface')}
                >
                  <th scope="row" className="px-2 py-1.5 font-normal text-ink-muted">
                    {label}
                    {differs && (
                      <Diff
                        role="img"
                        aria-label={t('compare.differs')}
                        className="ml-1 inline size-3.5 align-[-2px] text-warning-text"
                      />
                    )}
                  </th>
                  {values.map((value, at) => (
                    <td
                      key={products[at]?.id}
                      className={cn('px-1 py-1.5 wrap-anywhere md:px-2', differs && 'font-medium')}
                    >
                      <Lines of={value} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      )}
    </>
  );
}

function Lines({ of }: { of: readonly string[] }): ReactNode {
  if (of.length < 2) return of[0] ?? '—';
  return of.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}

function useGroups(kind: ProductKind, products: Pair): ComparedGroup[] {
  const { t } = useTranslation('product');
  const { label, text } = useFieldText();
  const { money, rate } = useMoney();
  const poolText = usePoolText();
  const fields = comparedFields(kinds[kind], products, {
    ...{ label, text },
    title: (id) => t(`section.${id}`),
  });
  const line = (key: string, name: string, of: (product: Product) => string | null) =>
    comparedLine(key, name, [wrap(of(products[0])), wrap(of(products[1]))]);
  const isSaving = kind === 'saving';
  return [
    ...fields,
    {
      id: 'usage',
      title: t('usage.title'),
      lines: [
        line('open', t(isSaving ? 'usage.running' : 'column.openOrders'), ({ usage }) =>
          rate(String(usage.open_orders)),
        ),
        line('orders', t(isSaving ? 'usage.savings' : 'usage.orders'), ({ usage }) =>
          rate(String(usage.orders)),
        ),
        ...(isSaving
          ? []
          : [
              line('frozen', t('column.frozen'), ({ usage, currency }) =>
                money(usage.frozen, currency),
              ),
            ]),
        ...(products.some(({ usage }) => usage.pool !== null)
          ? [
              line(
                'pool',
                t('column.pool'),
                ({ usage, currency }) => usage.pool && poolText(usage.pool, currency),
              ),
            ]
          : []),
      ],
    },
  ];
}

const wrap = (text: string | null) => (text === null ? [] : [text]);
