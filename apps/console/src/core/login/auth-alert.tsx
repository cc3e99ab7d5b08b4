import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Why a step of the sign-in failed, read out as soon as it appears. */
export function AuthAlert({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="flex items-start gap-2 rounded-md border border-danger-line bg-danger-surface px-3 py-2 text-danger-text"
    >
      <CircleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
      {children}
    </p>
  );
}
