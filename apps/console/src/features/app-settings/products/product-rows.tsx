import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Announcement } from '#/core/ui/announcement.tsx';
import { moveItem } from './move-item.ts';
import { ProductRow } from './product-row.tsx';
import type { ProductsDraft } from './products-draft.ts';

/** The kinds in their order, which is changed by dragging a row, or by the buttons and arrow keys of its handle. */
export function ProductRows({ form }: { form: UseFormReturn<ProductsDraft> }) {
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
