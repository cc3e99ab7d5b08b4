import type { ComponentProps } from 'react';
import { cn } from '#/core/ui/cn.ts';
import { inputClasses } from '#/core/ui/input.tsx';

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      className={cn(inputClasses, 'min-h-16 px-2.5 py-1.5 text-sm', className)}
      {...props}
    />
  );
}
