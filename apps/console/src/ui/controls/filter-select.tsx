import { type ReactNode, useId } from 'react';
import { cn } from '#/core/ui/cn.ts';
import { Select } from './select.tsx';

export type FilterSelectProps<Value extends string> = {
  label: string;
  all: string;
  value: Value | undefined;
  options: readonly { value: Value; label: string }[];
  labels?: string | undefined;
  onChange: (value: Value | undefined) => void;
};

export const faultIdOf = (id: string) => `${id}-fault`;

export function FilterField({
  id,
  label,
  fault,
  children,
}: {
  id: string;
  label: string;
  fault?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={cn('flex items-center gap-1.5', fault && 'flex-wrap')}>
      <label
        htmlFor={id}
        className="text-ink-muted in-data-folded:w-22 in-data-folded:shrink-0 max-sm:w-20 max-sm:shrink-0"
      >
        {label}
      </label>
      {children}
      {fault && (
        <p id={faultIdOf(id)} role="alert" className="w-0 min-w-full text-xs text-danger-text">
          {fault}
        </p>
      )}
    </div>
  );
}

export function FilterSelect<Value extends string>({
  label,
  all,
  value,
  options,
  labels,
  onChange,
}: FilterSelectProps<Value>) {
  const id = useId();
  const isListed = value === undefined || options.some((option) => option.value === value);
  const offered = isListed ? options : [...options, { value, label: labels ?? value }];
  return (
    <FilterField id={id} label={label}>
      <Select
        id={id}
        className="in-data-folded:flex-1 max-sm:flex-1"
        value={value ?? ''}
        options={[{ value: '', label: all }, ...offered]}
        onChange={(event) =>
          onChange(offered.find((option) => option.value === event.target.value)?.value)
        }
      />
    </FilterField>
  );
}
