import type { RefObject } from 'react';
import { useShortcuts } from '#/ui/controls/use-shortcuts.ts';

/** `A` and `R` begin an approval and a rejection, while the drawer of the buttons has the focus or none has. */
export function useDecisionKeys(
  buttons: RefObject<HTMLElement | null>,
  { approve, reject }: { approve: boolean; reject: boolean },
  begin: (act: 'approve' | 'reject') => void,
): void {
  const press = (act: 'approve' | 'reject') => {
    // Keys belong to the focused drawer, and a covered drawer takes none.
    const own = buttons.current?.closest('[role=dialog]');
    const focused = document.activeElement?.closest('[role=dialog]') ?? own;
    if (focused === own && !buttons.current?.closest('[inert]')) begin(act);
  };
  useShortcuts({
    ...(approve && { a: { labelKey: 'review.approve', run: () => press('approve') } as const }),
    ...(reject && { r: { labelKey: 'review.reject', run: () => press('reject') } as const }),
  });
}
