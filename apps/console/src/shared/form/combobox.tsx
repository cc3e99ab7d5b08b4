import { ChevronDown, X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#/shared/ui/icon-button.tsx';
import { Input } from '#/shared/ui/input.tsx';
import { ComboboxList } from './combobox-list.tsx';
import {
  type ComboboxOption,
  type ComboboxSource,
  useComboboxOptions,
} from './combobox-options.ts';
import type { ControlProps } from './field-frame.tsx';

export type ComboboxProps = ControlProps & {
  source: ComboboxSource;
  value: ComboboxOption | null;
  placeholder: string;
  onChange: (value: ComboboxOption | null) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/**
 * One of many, found by typing. Arrow keys move through the list, Enter takes, Escape folds it up.
 * What was typed and not taken is no answer: leaving brings back what was chosen before.
 */
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
  const listId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement | null>(null);
  /** What is being typed; null while nothing is. */
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
  const take = (option: ComboboxOption | null) => {
    onChange(option);
    fold();
  };
  const move = (by: 1 | -1) => {
    unfold();
    if (open && options.length > 0) setAt((at + by + options.length) % options.length);
  };
  const confirm = () => {
    if (found.error) found.retry();
    else if (active && !found.loading) take(active);
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

  return (
    <div ref={frame} className="relative">
      <Input
        {...control}
        ref={(element) => {
          input.current = element;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
        }}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={active && optionId(active)}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        className="pr-15"
        value={typed ?? value?.label ?? ''}
        onChange={({ target }) => {
          setTyped(target.value);
          unfold();
          setAt(0);
        }}
        onClick={unfold}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          // Emptied on purpose, it means nobody.
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
              take(null);
              input.current?.focus();
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
          id={listId}
          label={placeholder}
          anchor={frame}
          found={found}
          active={active}
          chosen={value}
          optionId={optionId}
          onTake={take}
        />
      )}
    </div>
  );
}
