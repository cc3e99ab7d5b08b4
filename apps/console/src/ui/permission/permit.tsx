import type { Action, ResourceRef } from '@brokerdesk/policy';
import type { MouseEvent, ReactNode } from 'react';
import { usePermit } from './use-permit.ts';

export type PermitMode = 'hide' | 'disable' | 'inert' | 'invisible';

export type PermitProps = {
  /** Without one, everybody is allowed. */
  action?: Action | '';
  /** Without one, those of the page. */
  resource?: ResourceRef;
  mode?: PermitMode;
  children: ReactNode;
};

/**
 * Enter in a field of the same form clicks its first submit button, wherever that is: neither `inert`
 * nor being unseen keeps it from that.
 */
function refuseClick(event: MouseEvent<HTMLElement>) {
  if (event.target instanceof Node && !event.currentTarget.contains(event.target)) return;
  event.preventDefault();
  event.stopPropagation();
}

const refused = {
  // `inert` keeps the keyboard and screen readers out as well; a faint button alone would not.
  disable: {
    inert: true,
    'aria-disabled': true,
    className: 'pointer-events-none contents *:opacity-60',
    onClickCapture: refuseClick,
  },
  inert: { inert: true, className: 'contents', onClickCapture: refuseClick },
  invisible: { className: 'invisible contents', onClickCapture: refuseClick },
} as const;

/**
 * Shows what a person may use, and is asked again when the rights change. It has no box of its own:
 * what it holds is laid out as if it were not there.
 *
 * @example
 * <Permit action="create"><SendButton /></Permit>
 */
export function Permit({ action = '', resource, mode = 'hide', children }: PermitProps) {
  const allowed = usePermit(action, resource);
  if (mode === 'hide') return allowed ? children : null;
  // The same element either way: what has been typed in it survives a change of the rights.
  const look = allowed ? { className: 'contents' } : refused[mode];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a border and a form's meaning
    <div role="group" data-slot="permit" {...look}>
      {children}
    </div>
  );
}
