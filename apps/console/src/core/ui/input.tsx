import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';

export function Label({ htmlFor, children }: { htmlFor: string; children: ReactNode }) {
  return (
    <label data-slot="label" htmlFor={htmlFor} className="block text-sm font-medium text-ink">
      {children}
    </label>
  );
}

export const inputClasses =
  'block w-full min-w-0 rounded-md border border-line-strong bg-surface text-ink transition-colors hover:border-ink-faint focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-sunken disabled:opacity-70 [&[readonly]]:bg-sunken aria-invalid:border-danger-text';

export type InputProps = ComponentProps<'input'> & {
  inputSize?: 'sm' | 'md' | 'lg';
};

const heights = { sm: 'h-7 px-2 text-xs', md: 'h-8 px-2.5 text-sm', lg: 'h-10 px-3 text-base' };

export function Input({ inputSize = 'md', className, ...props }: InputProps) {
  return (
    <input
      data-slot="input"
      className={cn(inputClasses, heights[inputSize], className)}
      {...props}
    />
  );
}
