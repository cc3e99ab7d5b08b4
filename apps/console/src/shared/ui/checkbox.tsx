import { Check, Minus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Some of what it stands for is ticked, but not all. */
  indeterminate?: boolean;
};

/** The browser's own checkbox, drawn in the console's colours. */
export function Checkbox({ indeterminate = false, className, ...props }: CheckboxProps) {
  return (
    <span className={cn('relative inline-grid size-4 shrink-0 place-items-center', className)}>
      <input
        data-slot="checkbox"
        type="checkbox"
        ref={(element) => {
          if (element) element.indeterminate = indeterminate;
        }}
        className="peer col-start-1 row-start-1 size-4 appearance-none rounded-sm border border-line-strong bg-surface transition-colors checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent disabled:opacity-50"
        {...props}
      />
      {indeterminate ? (
        <Minus
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none col-start-1 row-start-1 size-3 text-accent-ink"
        />
      ) : (
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none col-start-1 row-start-1 size-3 text-accent-ink opacity-0 peer-checked:opacity-100"
        />
      )}
    </span>
  );
}
