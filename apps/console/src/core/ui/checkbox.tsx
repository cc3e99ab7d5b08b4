import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  indeterminate?: boolean;
};

export function Checkbox({ indeterminate = false, className, ...props }: CheckboxProps) {
  return (
    <input
      data-slot="checkbox"
      type="checkbox"
      ref={(element) => {
        if (element) element.indeterminate = indeterminate;
      }}
      className={cn(
        'tick inline-grid size-4 shrink-0 appearance-none place-items-center rounded-sm border border-line-strong bg-surface transition-colors checked:border-selection checked:bg-selection indeterminate:border-selection indeterminate:bg-selection disabled:opacity-50 forced-colors:appearance-auto',
        className,
      )}
      {...props}
    />
  );
}
