import {
  type Action,
  compilePermissions,
  type Role,
  rolePermissions,
  roles,
} from '@brokerdesk/policy';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  PageResources,
  PermissionsProvider,
  Permit,
  type PermitMode,
  type PermitProps,
} from './permission.tsx';

function seen(role: Role, props: Omit<PermitProps, 'children'>): string {
  return renderToStaticMarkup(
    <PermissionsProvider permissions={compilePermissions(rolePermissions(role))}>
      <PageResources resources={['deposit', 'funds']}>
        <Permit {...props}>
          <button type="button">通过</button>
        </Permit>
      </PageResources>
    </PermissionsProvider>,
  );
}

const button = '<button type="button">通过</button>';
const group = (attributes: string) => `<div role="group" data-slot="permit" ${attributes}>`;

const allowed: Record<PermitMode, string> = {
  hide: button,
  disable: `${group('class="contents"')}${button}</div>`,
  inert: `${group('class="contents"')}${button}</div>`,
  invisible: `${group('class="contents"')}${button}</div>`,
};
const denied: Record<PermitMode, string> = {
  hide: '',
  disable: `${group('inert="" aria-disabled="true" class="pointer-events-none contents *:opacity-60"')}${button}</div>`,
  inert: `${group('inert="" class="contents"')}${button}</div>`,
  invisible: `${group('class="invisible contents"')}${button}</div>`,
};

/** From the table of roles: who may approve deposits, by a grant on the funds or on everything. */
const approvers: Record<Role, boolean> = { god: true, angel: true, superman: false, hero: false };
const modes: readonly PermitMode[] = ['hide', 'disable', 'inert', 'invisible'];

describe('an element that asks for a right', () => {
  it.each(roles.flatMap((role) => modes.map((mode) => ({ role, mode }))))(
    'is there for those who have it, and otherwise $mode: $role',
    ({ role, mode }) => {
      const expected = approvers[role] ? allowed : denied;
      expect(seen(role, { action: 'approve', mode })).toBe(expected[mode]);
    },
  );

  // @rule permissions: A denied element is hidden by default, else disabled, inert or invisible
  it.each(roles)('is hidden by default: %s', (role) => {
    expect(seen(role, { action: 'approve' })).toBe(approvers[role] ? button : '');
  });

  // @rule permissions: An element asks for an action on resources, by default those of its page
  it('asks for the resources it names, not for those of the page', () => {
    expect(seen('superman', { action: 'create', resource: 'message' })).toBe(button);
    expect(seen('superman', { action: 'create' })).toBe('');
    expect(seen('hero', { action: 'read', resource: ['message', 'deposit'] })).toBe(button);
    expect(seen('hero', { action: 'update', resource: ['message', 'deposit'] })).toBe('');
  });

  it('is allowed if it names an action off every page, and no resource', () => {
    const html = renderToStaticMarkup(
      <PermissionsProvider permissions={compilePermissions(rolePermissions('hero'))}>
        <Permit action="delete">{button}</Permit>
        <Permit action="delete" resource="config">
          hidden
        </Permit>
      </PermissionsProvider>,
    );
    expect(html).toBe(renderToStaticMarkup(<>{button}</>));
  });

  // @rule permissions: An element without an action or without resources is allowed
  // @in ./permission.tsx
  it('is allowed if it names no action, or no resource', () => {
    expect(seen('hero', {})).toBe(button);
    expect(seen('hero', { action: '' })).toBe(button);
    const unprotected: Action = 'delete';
    expect(seen('hero', { action: unprotected, resource: [] })).toBe(button);
    expect(seen('hero', { action: unprotected, resource: '' })).toBe(button);
  });
});
