import { useState } from 'react';
import { cn } from '#/core/ui/cn.ts';

const sizes = { sm: 'size-6 text-xs', md: 'size-8 text-sm', lg: 'size-10 text-base' };

export function Avatar({
  name,
  src,
  size = 'md',
}: {
  name: string;
  src?: string | null;
  size?: keyof typeof sizes;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  const first = [...name.trim()][0]?.toUpperCase() ?? '?';
  return (
    <span
      data-slot="avatar"
      aria-hidden="true"
      className={cn(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full border border-line bg-sunken font-medium text-ink-muted',
        sizes[size],
      )}
    >
      {src != null && src !== broken ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setBroken(src)} />
      ) : (
        first
      )}
    </span>
  );
}
