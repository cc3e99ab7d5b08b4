import { Wifi, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#/core/ui/cn.ts';

/** Whether a user is there, as a word with an icon. */
export function Presence({ online, children }: { online: boolean; children: ReactNode }) {
  const Icon = online ? Wifi : WifiOff;
  return (
    <span
      className={cn(
        'inline-flex items-center align-middle gap-1',
        online ? 'text-success-text' : 'text-ink-muted',
      )}
    >
      <Icon aria-hidden="true" className="size-3.5" />
      {children}
    </span>
  );
}
