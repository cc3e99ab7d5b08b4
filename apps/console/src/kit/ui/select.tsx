import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '#/boot/ui/cn.ts';

export type SelectOption = { value: string; label: string };

export type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly SelectOption[];
  selectSize?: 'sm' | 'md';
};

/** Not those of an input: to the browser every select is read-only, and would look it. */
const selectClasses =
  'block w-full min-w-0 cursor-pointer appearance-none truncate rounded-md border border-line-strong bg-surface text-ink transition-colors hover:border-ink-faint focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:opacity-70 aria-invalid:border-danger-text';

const heights = { sm: 'h-7 pr-6 pl-2 text-xs', md: 'h-8 pr-7 pl-2.5 text-sm' };

/** The browser's own select: it works with every keyboard, thumb and screen reader. */
export function Select({ options, selectSize = 'md', className, ...props }: SelectProps) {
  return (
    <span className={cn('relative inline-block', className)}>
      <select data-slot="select" className={cn(selectClasses, heights[selectSize])} {...props}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2 size-3.5 -translate-y-1/2 text-ink-muted"
      />
    </span>
  );
}
