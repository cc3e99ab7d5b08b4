import { ChevronDown, X } from 'lucide-react';
import { type ChangeEvent, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { Input } from '#/core/ui/input.tsx';
import type { ControlProps } from '../field/field-frame.tsx';
import { ComboboxList } from './combobox-list.tsx';
import {
  type ComboboxOption,
  type ComboboxSource,
  useComboboxOptions,
} from './combobox-options.ts';

export function useCombobox({
  source,
  keepOpen = false,
  onChoose,
}: {
  source: ComboboxSource;
  keepOpen?: boolean;
  onChoose: (option: ComboboxOption) => void;
}) {
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [composing, setComposing] = useState(false);
  const [at, setAt] = useState(0);
  const found = useComboboxOptions(source, typed ?? '', { open, composing });
  const { options } = found;
  const active = open ? options[Math.min(at, options.length - 1)] : undefined;
  const optionId = (option: ComboboxOption) => `${listId}-${option.value}`;

  const unfold = () => {
    if (open) return;
    setAt(0);
    setOpen(true);
  };
  const fold = () => {
    setOpen(false);
    setTyped(null);
  };
  const choose = (option: ComboboxOption) => {
    onChoose(option);
    if (!keepOpen) return fold();
    // The whole list is back: the place in the shorter one means nothing there.
    if (typed !== null) setAt(0);
    setTyped(null);
  };
  const move = (by: 1 | -1) => {
    unfold();
    if (open && options.length > 0) setAt((at + by + options.length) % options.length);
  };
  const confirm = () => {
    if (found.error) found.retry();
    else if (active && !found.loading) choose(active);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys that choose among Chinese characters are not ours.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    // With the list unfolded, Enter is about the list and never sends the form.
    else if (open && event.key === 'Enter') confirm();
    else if (open && event.key === 'Escape') fold();
    else return;
    event.preventDefault();
  };

  return {
    typed,
    open,
    fold,
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': active && optionId(active),
      autoComplete: 'off',
      spellCheck: false,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setTyped(target.value);
        unfold();
        setAt(0);
      },
      onClick: unfold,
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: () => setComposing(false),
      onKeyDown,
    },
    list: { id: listId, found, active, optionId, onChoose: choose },
  } as const;
}

type ComboboxProps = ControlProps & {
  source: ComboboxSource;
  value: ComboboxOption | null;
  placeholder: string;
  onChange: (value: ComboboxOption | null) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

export function Combobox({
  source,
  value,
  placeholder,
  onChange,
  onBlur,
  ref,
  ...control
}: ComboboxProps) {
  const { t } = useTranslation('form');
  const frame = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLInputElement | null>(null);
  const { typed, open, fold, input, list } = useCombobox({ source, onChoose: onChange });
  return (
    <div ref={frame} className="relative">
      <Input
        {...control}
        {...input}
        ref={(element) => {
          own.current = element;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
        }}
        placeholder={placeholder}
        className="pr-15"
        value={typed ?? value?.label ?? ''}
        onBlur={() => {
          // A cleared field means unassigned.
          if (typed?.trim() === '') onChange(null);
          fold();
          onBlur?.();
        }}
      />
      <div className="absolute inset-y-0 right-0.5 flex items-center">
        {value !== null && (
          <IconButton
            size="sm"
            label={t('combobox.clear')}
            onClick={() => {
              onChange(null);
              fold();
              own.current?.focus();
            }}
          >
            <X aria-hidden="true" />
          </IconButton>
        )}
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none mr-1.5 size-3.5 text-ink-muted"
        />
      </div>
      {open && (
        <ComboboxList
          {...list}
          label={placeholder}
          anchor={frame}
          chosen={value === null ? [] : [value]}
        />
      )}
    </div>
  );
}
