import { ChevronDown, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Announcement } from '#/core/ui/announcement.tsx';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { useCombobox } from './combobox/combobox.tsx';
import { ComboboxList } from './combobox/combobox-list.tsx';
import type { ComboboxOption, ComboboxSource } from './combobox/combobox-options.ts';
import { type FieldProps, useRuledField } from './field/field.ts';
import { type ControlProps, FieldFrame } from './field/field-frame.tsx';

function MultiSelectChips({
  chosen,
  onRemove,
  onLeave,
}: {
  chosen: readonly ComboboxOption[];
  onRemove: (option: ComboboxOption) => void;
  onLeave: () => void;
}) {
  const { t } = useTranslation('form');
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<number | null>(null);
  const focus = (at: number) => {
    const chip = list.current?.querySelectorAll('button')[at];
    if (chip) chip.focus();
    else onLeave();
  };
  useLayoutEffect(() => {
    if (next.current === null) return;
    focus(next.current);
    next.current = null;
  });
  const removeAt = (at: number, event: KeyboardEvent | MouseEvent) => {
    const option = chosen[at];
    if (!option) return;
    const byKey = event.type === 'keydown' || event.detail === 0;
    if (byKey) next.current = at === chosen.length - 1 ? Math.max(0, at - 1) : at;
    onRemove(option);
  };
  const onKeyDown = (at: number, event: KeyboardEvent) => {
    if (event.key === 'Backspace' || event.key === 'Delete') removeAt(at, event);
    else if (event.key === 'ArrowLeft') focus(Math.max(0, at - 1));
    else if (event.key === 'ArrowRight') focus(at + 1);
    else return;
    event.preventDefault();
  };
  if (chosen.length === 0) return null;
  return (
    <ul ref={list} aria-label={t('multi.chosen')} className="contents">
      {chosen.map((option, at) => (
        <li key={option.value} className="flex max-w-full min-w-0">
          <button
            type="button"
            tabIndex={-1}
            aria-label={t('multi.remove', { name: option.label })}
            className="flex h-6 min-w-0 items-center gap-1 rounded-sm bg-selected pr-1 pl-2 text-xs hover:bg-hover pointer-coarse:h-8"
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => removeAt(at, event)}
            onKeyDown={(event) => onKeyDown(at, event)}
          >
            <span className="truncate">{option.label}</span>
            <X aria-hidden="true" className="size-3.5 shrink-0 text-ink-muted" />
          </button>
        </li>
      ))}
    </ul>
  );
}

type MultiSelectProps = ControlProps & {
  source: ComboboxSource;
  value: readonly ComboboxOption[];
  placeholder: string;
  max?: number | undefined;
  onChange: (value: readonly ComboboxOption[]) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

function MultiSelect({
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
    keepOpen: true,
    onChoose: toggle,
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

type OptionsName<Values extends FieldValues> = FieldPathByValue<Values, readonly ComboboxOption[]>;

/**
 * Several of many in a form, found by typing. The form holds the whole options, in the order in which
 * they were chosen, so that a draft still shows their names.
 *
 * @example
 * <MultiSelectField control={control} name="roles" label={label} source={roles} placeholder={…} />
 */
export function MultiSelectField<Values extends FieldValues, Name extends OptionsName<Values>>({
  control,
  name,
  label,
  hint,
  requiredMessage,
  source,
  placeholder,
  max,
}: Pick<FieldProps<Values, never>, 'control' | 'label' | 'hint' | 'requiredMessage'> & {
  name: Name;
  source: ComboboxSource;
  placeholder: string;
  max?: number;
}) {
  const { field, error } = useRuledField({
    control,
    name,
    rule: (value) => (value.length === 0 ? (requiredMessage ?? null) : null),
  });
  return (
    <FieldFrame label={label} hint={hint} error={error} required={requiredMessage !== undefined}>
      {(aria) => (
        <MultiSelect
          {...aria}
          ref={field.ref}
          source={source}
          placeholder={placeholder}
          max={max}
          // The type of the name says that this is what the field holds.
          value={field.value as readonly ComboboxOption[]}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  );
}
