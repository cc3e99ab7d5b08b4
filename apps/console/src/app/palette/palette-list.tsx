import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { Item, ItemGroup } from './item.ts';
import { PaletteOption } from './palette-option.tsx';

export type PaletteListProps = {
  id: string;
  groups: readonly ItemGroup[];
  query: string;
  activeId: string | undefined;
  onPoint: (item: Item) => void;
  onChoose: (item: Item) => void;
};

export function PaletteList({ id, groups, query, activeId, onPoint, onChoose }: PaletteListProps) {
  const { t } = useTranslation('palette');
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('results')}
      className="min-h-0 overflow-y-auto overscroll-contain px-2 pb-2"
    >
      {groups.map(({ id: group, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is none of a listbox's children
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div
            id={`${id}-${group}`}
            role="presentation"
            className="sticky top-0 bg-raised px-2.5 pt-2.5 pb-1 text-xs font-medium text-ink-muted"
          >
            {t(`groups.${group}`)}
          </div>
          {items.map((item) => (
            <PaletteOption
              key={item.id}
              id={`${id}-${item.id}`}
              item={item}
              query={query}
              active={item.id === activeId}
              onPoint={() => onPoint(item)}
              onChoose={() => onChoose(item)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
