import type { ReactNode } from 'react';
import { cn } from '#/core/ui/cn.ts';

/** Short lines below each other in one cell; two of them are no higher than a row. */
export function Stack({ lines }: { lines: readonly { key: string; text: ReactNode }[] }) {
  return (
    <span
      className={cn(
        'inline-flex flex-col leading-4.5',
        lines.length > 1 &&
          'md:in-[td]:text-xs md:in-[td]:leading-3.5 md:in-[td]:*:*:underline-offset-1',
      )}
    >
      {lines.map(({ key, text }) => (
        <span key={key}>{text}</span>
      ))}
    </span>
  );
}
