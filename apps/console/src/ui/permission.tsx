import {
  type Action,
  can,
  type Permissions,
  type Resource,
  type ResourceRef,
} from '@brokerdesk/policy';
import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';

const PageResourcesContext = createContext<readonly Resource[] | null>(null);

export function PageResources({
  resources,
  children,
}: {
  resources: readonly Resource[] | null;
  children: ReactNode;
}) {
  return <PageResourcesContext value={resources}>{children}</PageResourcesContext>;
}

function usePageResources(): readonly Resource[] | null {
  return useContext(PageResourcesContext);
}

const PermissionsContext = createContext<Permissions | null>(null);

export function PermissionsProvider({
  permissions,
  children,
}: {
  permissions: Permissions;
  children: ReactNode;
}) {
  return <PermissionsContext value={permissions}>{children}</PermissionsContext>;
}

export function usePermissions(): Permissions {
  const permissions = useContext(PermissionsContext);
  if (permissions === null) {
    throw new Error('PermissionsProvider is missing.');
  }
  return permissions;
}

/**
 * Whether the signed-in person may do this. It only decides what is shown: the server asks the
 * same question again.
 *
 * @example
 * const mayApprove = useCan('approve', ['deposit', 'funds']);
 */
export function useCan(action: Action | '', resource: ResourceRef): boolean {
  return can(usePermissions(), action, resource);
}

/**
 * Whether the signed-in user may do this, on the resources of the page unless others are named. An empty
 * action, and an action without any resource, are allowed. Specification: section 6, element permission directive.
 *
 * @example
 * const mayExport = usePermit('export');
 */
export function usePermit(action: Action | '', resource?: ResourceRef): boolean {
  const ofPage = usePageResources();
  return useCan(action, resource ?? ofPage ?? []);
}

export type PermitMode = 'hide' | 'disable' | 'inert' | 'invisible';

export type PermitProps = {
  /** Without one, everybody is allowed. */
  action?: Action | '';
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
 * Renders its children only with the permission, and updates when rights change. Adds no box to the layout.
 *
 * @example
 * <Permit action="create"><SendButton /></Permit>
 */
export function Permit({ action = '', resource, mode = 'hide', children }: PermitProps) {
  const allowed = usePermit(action, resource);
  if (mode === 'hide') return allowed ? children : null;
  const look = allowed ? { className: 'contents' } : refused[mode];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a border and a form's meaning
    <div role="group" data-slot="permit" {...look}>
      {children}
    </div>
  );
}
