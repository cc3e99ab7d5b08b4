import type { Schemas } from '@brokerdesk/sdk';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { Switch } from '#/ui/form/field/switch-field.tsx';
import { TextField } from '#/ui/form/field/text-field.tsx';

export type ProductsDraft = { items: Schemas.ProductDisplayItem[] };

export function ProductRow({
  form: { control, getValues },
  at,
  last,
  dragged,
  onMove,
  onDrag,
  onDragOver,
}: {
  form: UseFormReturn<ProductsDraft>;
  at: number;
  last: number;
  dragged: boolean;
  onMove: (to: number, control: string) => void;
  onDrag: (from: number | null) => void;
  onDragOver: () => void;
}) {
  const { t } = useTranslation(['app-settings', 'menu']);
  const visible = useController({ control, name: `items.${at}.visible` });
  const kind = getValues(`items.${at}.kind`);
  const name = t(`menu:${kind}`);
  return (
    <li
      onDragEnter={onDragOver}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => event.preventDefault()}
      className={cn(
        'flex flex-wrap items-end gap-x-3 gap-y-2 rounded-md border bg-surface px-3 py-2',
        dragged ? 'border-selection bg-selection-surface' : 'border-line',
      )}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys come from the buttons in it */}
      <div
        className="flex min-h-8 items-center gap-2 max-md:w-full"
        onKeyDown={(event) => {
          const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
          if (step === undefined) return;
          event.preventDefault();
          onMove(at + step, `${kind}-${step < 0 ? 'up' : 'down'}`);
        }}
      >
        {/* The handle alone: text in the fields of a row that can be dragged could not be selected. */}
        <span
          aria-hidden="true"
          data-handle={kind}
          draggable
          onDragStart={({ dataTransfer, currentTarget }) => {
            dataTransfer.effectAllowed = 'move';
            // Firefox drags nothing that has no data.
            dataTransfer.setData('text/plain', kind);
            const row = currentTarget.closest('li');
            if (row) dataTransfer.setDragImage(row, 0, 0);
            onDrag(at);
          }}
          onDragEnd={() => onDrag(null)}
          className="cursor-grab"
        >
          <GripVertical className="size-4 text-ink-faint" />
        </span>
        <span className="w-28 font-medium">{name}</span>
        <IconButton
          label={t('app-settings:products.up', { name })}
          data-move={`${kind}-up`}
          aria-disabled={at === 0 || undefined}
          onClick={() => onMove(at - 1, `${kind}-up`)}
        >
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t('app-settings:products.down', { name })}
          data-move={`${kind}-down`}
          aria-disabled={at === last || undefined}
          onClick={() => onMove(at + 1, `${kind}-down`)}
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
      </div>
      <fieldset
        aria-label={name}
        className={cn(
          'flex min-w-36 flex-1 flex-wrap gap-x-3 gap-y-2 *:min-w-36 *:flex-1',
          at > 0 && 'md:[&_label]:sr-only',
        )}
      >
        <TextField
          control={control}
          name={`items.${at}.title_zh`}
          label={t('app-settings:products.titleZh')}
          requiredMessage={t('app-settings:products.titleRequired')}
          maxLength={40}
        />
        <TextField
          control={control}
          name={`items.${at}.title_en`}
          label={t('app-settings:products.titleEn')}
          requiredMessage={t('app-settings:products.titleRequired')}
          maxLength={40}
        />
      </fieldset>
      <div className="flex h-8 items-center gap-2">
        <span aria-hidden="true" className="text-ink-muted">
          {t('app-settings:products.visible')}
        </span>
        <Switch
          label={t('app-settings:products.visibleOf', { name })}
          checked={visible.field.value}
          onChange={visible.field.onChange}
        />
      </div>
    </li>
  );
}
