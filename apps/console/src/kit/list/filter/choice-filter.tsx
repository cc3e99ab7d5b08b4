import { type ReactNode, useId } from 'react';
import { cn } from '#/boot/ui/cn.ts';

export type Choice = {
  value: string;
  label: string;
  /** Stands behind it: how many records it has. */
  count?: ReactNode;
};

export type ChoiceFilterProps = {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
};

/** A few choices side by side, of which one always holds. */
export function ChoiceFilter({ label, value, choices, onChange }: ChoiceFilterProps) {
  const name = useId();
  return (
    <fieldset className="relative inline-flex h-8 min-w-0 max-w-full overflow-x-auto rounded-md border border-line bg-sunken p-0.5 [scrollbar-width:none]">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={cn(
            'flex shrink-0 cursor-pointer items-center gap-1.5 rounded-sm px-2.5 whitespace-nowrap -outline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-focus',
            choice.value === value
              ? 'bg-raised font-medium text-ink'
              : 'text-ink-muted hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
          <span className="text-xs font-normal text-ink-muted tabular-nums empty:hidden">
            {choice.count}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
