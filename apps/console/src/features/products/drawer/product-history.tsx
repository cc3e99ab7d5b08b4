import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { Timeline } from '#/business/history/timeline.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { useFieldText } from '../field-text.ts';
import { kinds } from '../kinds/kinds.ts';
import { fieldsOf, type Product, type ProductKind } from '../kinds/product-fields.ts';
import { historyQuery } from '../product-queries.ts';

export function ProductHistory({ kind, product }: { kind: ProductKind; product: Product }) {
  const { t } = useTranslation('product');
  const { exact } = useTime();
  const query = useQuery(historyQuery(useSdk(), kind, product.id));
  const changesText = useChangesText(kind, product.currency);
  return (
    <Section title={t('history.title')}>
      <Loaded query={query}>
        {({ list, total }) => (
          <>
            {list.length === 0 && <p className="text-ink-muted">{t('history.none')}</p>}
            <Timeline
              entries={list.map((entry) => ({
                key: entry.id,
                dateTime: entry.at,
                at: exact(entry.at),
                what: t(`history.${entry.action}`),
                who: entry.actor?.name ?? t('history.bySystem'),
                note: entry.action === 'created' ? null : changesText(entry.changes) || null,
              }))}
            />
            {total > list.length && (
              <p className="mt-2 text-xs text-ink-muted">
                {t('history.more', { count: total - list.length })}
              </p>
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}

function useChangesText(kind: ProductKind, currency: string) {
  const { t } = useTranslation('product');
  const { label, text, separator } = useFieldText();
  const fields = fieldsOf(kinds[kind]);
  const valueText = (name: string, value: string | null): string => {
    if (value === null) return t('history.empty');
    if (name === 'status') return t(`status.${value as Schemas.ProductStatus}`);
    const field = fields[name];
    if (field === undefined) return value;
    const isRows = field.type === 'tiers' || field.type === 'plans';
    return text(name, field, isRows ? JSON.parse(value) : value, currency) ?? t('history.empty');
  };
  return (changes: Schemas.ProposedChanges) =>
    changes
      .map(({ field, before, after }) =>
        t('history.change', {
          field: label(field),
          before: valueText(field, before),
          after: valueText(field, after),
        }),
      )
      .join(separator);
}
