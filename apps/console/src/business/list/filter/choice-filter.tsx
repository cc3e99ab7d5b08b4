import { type ReactNode, useId, useRef } from 'react';
import { cn } from '#/core/ui/cn.ts';
import { useKeepVisible } from '#/ui/controls/use-keep-visible.ts';

export type Choice = {
  value: string;
  label: string;
  count?: ReactNode;
};

export type ChoiceFilterProps = {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
};

const checkedIn = (row: HTMLElement) => row.querySelector(':checked')?.parentElement ?? null;

export function ChoiceFilter({ label, value, choices, onChange }: ChoiceFilterProps) {
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  useKeepVisible(row, value, checkedIn);
  return (
    <fieldset className="inline-flex h-8 min-w-0 max-w-full rounded-md border border-line bg-sunken p-0.5 in-data-folded:flex-none! max-md:in-data-toolbar:basis-full md:in-data-toolbar:max-w-max md:in-data-toolbar:flex-[4_1_20rem]">
      <legend className="sr-only">{label}</legend>
      <div
        ref={row}
        onWheel={({ deltaX, deltaY }) => deltaX === 0 && row.current?.scrollBy({ left: deltaY })}
        className="fading-ends relative flex min-w-0 scroll-px-8 overflow-x-auto [scrollbar-width:none]"
      >
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
      </div>
    </fieldset>
  );
}
