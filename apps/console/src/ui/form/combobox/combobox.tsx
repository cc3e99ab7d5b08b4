import { ChevronDown, X } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { Input } from '#/core/ui/input.tsx';
import type { ControlProps } from '../field/field-frame.tsx';
import { ComboboxList } from './combobox-list.tsx';
import type { ComboboxOption, ComboboxSource } from './combobox-options.ts';
import { useCombobox } from './use-combobox.ts';

export type ComboboxProps = ControlProps & {
  source: ComboboxSource;
  value: ComboboxOption | null;
  placeholder: string;
  onChange: (value: ComboboxOption | null) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** One of many, found by typing. Leaving without taking one brings back what was chosen before. */
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
  const { typed, open, fold, input, list } = useCombobox({ source, onTake: onChange });
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
          // Emptied on purpose, it means no one.
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
