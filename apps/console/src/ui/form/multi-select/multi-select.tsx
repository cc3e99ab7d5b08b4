import { ChevronDown, X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Announcement } from '#/core/ui/announcement.tsx';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { ComboboxList } from '../combobox/combobox-list.tsx';
import type { ComboboxOption, ComboboxSource } from '../combobox/combobox-options.ts';
import { useCombobox } from '../combobox/use-combobox.ts';
import type { ControlProps } from '../field/field-frame.tsx';
import { MultiSelectChips } from './multi-select-chips.tsx';

export type MultiSelectProps = ControlProps & {
  source: ComboboxSource;
  value: readonly ComboboxOption[];
  placeholder: string;
  max?: number | undefined;
  onChange: (value: readonly ComboboxOption[]) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/**
 * Several of many, found by typing. Enter takes one or gives it up again, and the list stays for the
 * next. Backspace in the empty field leads to those that are chosen, and takes them off one by one.
 */
export function MultiSelect({
  source,
  value,
  placeholder,
  max,
  onChange,
  onBlur,
  ref,
  ...control
}: MultiSelectProps) {
  const { t } = useTranslation('form');
  const countId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const focusInput = () => frame.current?.querySelector('input')?.focus();
  const [news, setNews] = useState('');
  const full =
    max !== undefined && value.length >= max ? t('multi.full', { count: max }) : undefined;

  const remove = ({ value: gone, label }: ComboboxOption) => {
    const left = value.filter((one) => one.value !== gone);
    onChange(left);
    setNews(t('multi.removed', { name: label, count: left.length }));
  };
  const toggle = (option: ComboboxOption) => {
    if (value.some((one) => one.value === option.value)) return remove(option);
    if (full !== undefined) return setNews(full);
    onChange([...value, option]);
    setNews(t('multi.added', { name: option.label, count: value.length + 1 }));
  };
  const { typed, open, fold, input, list } = useCombobox({
    source,
    staysOpen: true,
    onTake: toggle,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const back = ['Backspace', 'ArrowLeft'].includes(event.key) && (typed ?? '') === '';
    if (!back || event.nativeEvent.isComposing) return input.onKeyDown(event);
    fold();
    frame.current?.querySelector<HTMLElement>('li:last-of-type > button')?.focus();
  };
  const describedBy = [control['aria-describedby'], value.length > 0 && countId];

  return (
    <div
      ref={frame}
      data-slot="multi-select"
      className="flex min-h-8 items-start rounded-md border border-line-strong bg-surface transition-colors hover:border-ink-faint has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus has-aria-invalid:border-danger-text"
    >
      <div className="flex max-h-32 min-w-0 flex-1 flex-wrap gap-1 overflow-y-auto p-[3px]">
        <MultiSelectChips chosen={value} onRemove={remove} onLeave={focusInput} />
        <input
          {...control}
          {...input}
          ref={ref}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
          placeholder={value.length === 0 ? placeholder : undefined}
          className="h-6 min-w-20 flex-1 bg-transparent px-1.5 outline-none"
          value={typed ?? ''}
          onKeyDown={onKeyDown}
          onBlur={() => {
            fold();
            onBlur?.();
          }}
        />
      </div>
      <div className="flex h-7.5 items-center pr-2">
        {value.length > 0 && (
          <>
            <span aria-hidden="true" className="px-1 text-xs text-ink-muted tabular-nums">
              {max === undefined ? value.length : `${value.length} / ${max}`}
            </span>
            <span id={countId} className="sr-only">
              {t('multi.count', { count: value.length })}
            </span>
            <IconButton
              size="sm"
              label={t('multi.clear')}
              onClick={() => {
                onChange([]);
                focusInput();
              }}
            >
              <X aria-hidden="true" />
            </IconButton>
          </>
        )}
        <ChevronDown aria-hidden="true" className="pointer-events-none size-3.5 text-ink-muted" />
      </div>
      <Announcement>{news}</Announcement>
      {open && (
        <ComboboxList
          {...list}
          label={placeholder}
          anchor={frame}
          chosen={value}
          multiple
          full={full}
        />
      )}
    </div>
  );
}
