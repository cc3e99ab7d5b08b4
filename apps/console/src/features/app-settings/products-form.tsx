import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldText } from '#/business/record/changes.tsx';
import { PageForm } from '#/business/record/page-form.tsx';
import { useRecordForm } from '#/business/record/record-form.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Announcement } from '#/core/ui/announcement.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { ProductRow, type ProductsDraft } from './product-row.tsx';
import { productsQuery, saveProducts } from './setting-calls.ts';
import { SettingHistory } from './setting-history.tsx';

export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

function ProductRows({ form }: { form: UseFormReturn<ProductsDraft> }) {
  const { t } = useTranslation(['app-settings', 'menu']);
  const items = form.watch('items');
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [announced, setAnnounced] = useState('');
  /** The control that moved its row: the browser forgets its focus when rows change places. */
  const [refocus, setRefocus] = useState<string | null>(null);
  useEffect(() => {
    if (refocus === null) return;
    list.current?.querySelector<HTMLElement>(`[data-move="${refocus}"]`)?.focus();
    setRefocus(null);
  }, [refocus]);
  const move = (from: number, to: number, control?: string) => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || from === to) return;
    form.setValue('items', moveItem(items, from, to), { shouldDirty: true });
    setAnnounced(
      t('app-settings:products.moved', { name: t(`menu:${item.kind}`), position: to + 1 }),
    );
    if (control) setRefocus(control);
  };
  return (
    <>
      <ol ref={list} className="flex flex-col gap-2">
        {items.map(({ kind }, at) => (
          <ProductRow
            key={kind}
            form={form}
            at={at}
            last={items.length - 1}
            dragged={dragged === at}
            onMove={(to, control) => move(at, to, control)}
            onDrag={(from) => setDragged(from)}
            onDragOver={() => {
              if (dragged === null || dragged === at) return;
              move(dragged, at);
              setDragged(at);
            }}
          />
        ))}
      </ol>
      <Announcement>{announced}</Announcement>
    </>
  );
}

const toDraft = ({ items }: Schemas.ProductDisplay): ProductsDraft => ({ items });

export function ProductsForm() {
  return (
    <Loaded query={useQuery(productsQuery(useSdk()))}>
      {(display) => <Fields display={display} />}
    </Loaded>
  );
}

function Fields({ display }: { display: Schemas.ProductDisplay }) {
  const { t } = useTranslation(['app-settings', 'menu']);
  const describe = ({ items }: ProductsDraft): FieldText[] => [
    {
      label: t('app-settings:products.order'),
      text: items.map(({ kind }) => t(`menu:${kind}`)).join(' › '),
    },
    ...items.map(({ kind, visible, title_zh, title_en }) => ({
      label: t(`menu:${kind}`),
      text: t(visible ? 'app-settings:products.shownAs' : 'app-settings:products.hiddenAs', {
        zh: title_zh,
        en: title_en,
      }),
    })),
  ];
  const edit = useRecordForm({
    record: display,
    toDraft,
    fields: display.items.flatMap((_, at) => [
      `items.${at}.title_zh` as const,
      `items.${at}.title_en` as const,
    ]),
    describe,
    write: saveProducts,
    done: () => t('app-settings:saved'),
    prepare: ({ items }, { version }) => ({
      items: items.map((item) => ({
        ...item,
        title_zh: item.title_zh.trim(),
        title_en: item.title_en.trim(),
      })),
      version,
    }),
    persistent: true,
  });
  return (
    <>
      <PageForm
        of={edit}
        label={t('app-settings:tab.products')}
        submit={t('app-settings:save')}
        failed={t('app-settings:failed')}
      >
        <p className="text-ink-muted">{t('app-settings:products.about')}</p>
        <ProductRows form={edit.form} />
      </PageForm>
      <SettingHistory
        id="product"
        version={display.version}
        label={(path) => path}
        // An entry has the setting as the contract has it.
        read={(facts) =>
          Object.fromEntries(
            describe(facts as ProductsDraft).map(({ label, text }) => [label, text]),
          )
        }
      />
    </>
  );
}
