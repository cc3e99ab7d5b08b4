import { type ReactNode, useId } from 'react';
import { cn } from './cn.ts';

export type SegmentedOption<Value extends string> = {
  value: Value;
  label: string;
  icon?: ReactNode;
  lang?: string;
};

export function Segmented<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: {
  legend: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset
      data-slot="segmented"
      className="fading-ends inline-flex max-w-full min-w-0 overflow-x-auto rounded-md border border-line bg-sunken p-px [scrollbar-width:none]"
    >
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value: option, label, icon, lang }) => (
        <label
          key={option}
          title={icon === undefined ? undefined : label}
          className={cn(
            'relative flex h-6 min-w-7 shrink-0 cursor-pointer items-center justify-center rounded-sm px-2 text-xs whitespace-nowrap has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus [&_svg]:size-3.5',
            option === value
              ? 'bg-surface font-medium text-ink outline outline-line'
              : 'text-ink-muted hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {icon}
          <span lang={lang} className={icon === undefined ? undefined : 'sr-only'}>
            {label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
