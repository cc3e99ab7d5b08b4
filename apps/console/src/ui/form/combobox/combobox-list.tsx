import { Check } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Announcement } from '#/core/ui/announcement.tsx';
import { Spinner } from '#/core/ui/button.tsx';
import { cn } from '#/core/ui/cn.ts';
import { Floating } from '#/ui/overlay/floating.tsx';
import type { ComboboxOption, FoundOptions } from './combobox-options.ts';

export type ComboboxListProps = {
  id: string;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  found: FoundOptions;
  active: ComboboxOption | undefined;
  chosen: readonly ComboboxOption[];
  multiple?: boolean;
  /** Why no more can be chosen; what is chosen can still be given up. */
  full?: string | undefined;
  optionId: (option: ComboboxOption) => string;
  onChoose: (option: ComboboxOption) => void;
};

export function ComboboxList({
  id,
  label,
  anchor,
  found: { options, waiting, loading, error, retry },
  active,
  chosen,
  multiple = false,
  full,
  optionId,
  onChoose,
}: ComboboxListProps) {
  const { t } = useTranslation('form');
  const activeId = active && optionId(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const labelsOfOptions = () => {
    if (loading) return t('combobox.loading');
    if (waiting) return t('combobox.type');
    if (error) return t('combobox.failed');
    if (options.length === 0) return t('combobox.none');
    return t('combobox.found', { count: options.length });
  };
  const labels = labelsOfOptions();
  const isChosen = ({ value }: ComboboxOption) => chosen.some((one) => one.value === value);
  return (
    <Floating
      anchor={anchor}
      wide
      className="flex flex-col overflow-hidden"
      // A press on the list must not take the focus out of the field, which would fold it up.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        id={id}
        role="listbox"
        aria-label={label}
        aria-busy={loading}
        aria-multiselectable={multiple || undefined}
        className={cn('max-h-72 min-h-0 overflow-y-auto p-1', options.length === 0 && 'hidden')}
      >
        {options.map((option) => (
          <Option
            key={option.value}
            id={optionId(option)}
            option={option}
            look={{ active: option === active, loading, multiple }}
            chosen={isChosen(option)}
            disabled={full !== undefined && !isChosen(option)}
            onChoose={() => onChoose(option)}
          />
        ))}
      </div>
      {full !== undefined && (
        <p aria-hidden="true" className="border-t border-line px-3 py-2 text-ink-muted">
          {full}
        </p>
      )}
      {(loading || error || options.length === 0) && (
        <p aria-hidden="true" className="flex items-center gap-2 px-3 py-2 text-ink-muted">
          {loading && <Spinner />}
          <span className={cn(error && !loading && 'text-danger-text')}>{labels}</span>
          {error && !loading && (
            <button
              type="button"
              tabIndex={-1}
              className="text-link underline-offset-4 hover:underline"
              onClick={retry}
            >
              {t('combobox.retry')}
            </button>
          )}
        </p>
      )}
      <Announcement>{labels}</Announcement>
    </Floating>
  );
}

function Option({
  id,
  option,
  look: { active, loading, multiple },
  chosen,
  disabled,
  onChoose,
}: {
  id: string;
  option: ComboboxOption;
  look: { active: boolean; loading: boolean; multiple: boolean };
  chosen: boolean;
  disabled: boolean;
  onChoose: () => void;
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field that it belongs to has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in that field
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      aria-disabled={disabled || undefined}
      className={cn(
        'flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2 py-1 hover:bg-hover aria-disabled:cursor-not-allowed aria-disabled:text-ink-muted pointer-coarse:min-h-11',
        active && 'bg-selected',
        loading && 'opacity-60',
      )}
      onClick={onChoose}
    >
      {multiple && (
        <span
          aria-hidden="true"
          className={cn(
            'grid size-4 shrink-0 place-items-center rounded-sm border',
            chosen
              ? 'border-selection bg-selection text-selection-ink'
              : 'border-line-strong bg-surface',
          )}
        >
          {chosen && <Check strokeWidth={3} className="size-3" />}
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className="block truncate">{option.label}</span>
        {option.detail !== undefined && (
          <span className="block truncate text-xs text-ink-muted">{option.detail}</span>
        )}
      </span>
      {chosen && !multiple && <Check aria-hidden="true" className="size-4" />}
    </div>
  );
}
