import { type ReactNode, useId } from 'react';
import { Select } from '#/shared/ui/select.tsx';

export type FilterSelectProps<Value extends string> = {
  label: string;
  /** What stands for no filter; it is the first option. */
  all: string;
  value: Value | undefined;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | undefined) => void;
};

/** A name and what belongs to it, on one line. */
export function FilterField({
  id,
  label,
  children,
}: {
  id: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <div className="flex items-center gap-1.5">
      <label htmlFor={id} className="text-ink-muted max-sm:w-20 max-sm:shrink-0">
        {label}
      </label>
      {children}
    </div>
  );
}

export function FilterSelect<Value extends string>({
  label,
  all,
  value,
  options,
  onChange,
}: FilterSelectProps<Value>) {
  const id = useId();
  return (
    <FilterField id={id} label={label}>
      <Select
        id={id}
        className="max-sm:flex-1"
        value={value ?? ''}
        options={[{ value: '', label: all }, ...options]}
        onChange={(event) =>
          onChange(options.find((option) => option.value === event.target.value)?.value)
        }
      />
    </FilterField>
  );
}
