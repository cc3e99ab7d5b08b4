import { useId } from 'react';
import { cn } from '#/boot/ui/cn.ts';

export type Choice = { value: string; label: string };

export type ChoiceFilterProps = {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
};

/** Two or three choices side by side, of which one always holds. */
export function ChoiceFilter({ label, value, choices, onChange }: ChoiceFilterProps) {
  const name = useId();
  return (
    <fieldset className="inline-flex h-8 rounded-md border border-line bg-sunken p-0.5">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={cn(
            'flex cursor-pointer items-center rounded-sm px-2.5 has-focus-visible:outline-2 has-focus-visible:outline-focus',
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
        </label>
      ))}
    </fieldset>
  );
}
