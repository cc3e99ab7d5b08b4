import { type Action, compilePermissions, type Role, rolePermissions } from '@brokerdesk/policy';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PermissionsProvider, Permit } from '#/ui/permission.tsx';
import { PagePanel } from './tab-page.tsx';

let root: Root;

beforeEach(() => {
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

async function isShown(role: Role, path: string, action: Action): Promise<boolean> {
  root.render(
    <PermissionsProvider permissions={compilePermissions(rolePermissions(role))}>
      <PagePanel path={path}>
        <p>{`${role} ${path} ${action}`}</p>
        <Permit action={action}>
          <button type="button">通过</button>
        </Permit>
      </PagePanel>
    </PermissionsProvider>,
  );
  await expect.poll(() => document.body.textContent).toContain(`${role} ${path} ${action}`);
  return document.querySelector('button') !== null;
}

test('everything on a page, or over it, asks for the resources of that page unless it names its own', async () => {
  expect(await isShown('angel', '/funds/deposit', 'approve')).toBe(true);
  expect(await isShown('superman', '/funds/deposit', 'approve')).toBe(false);
  expect(await isShown('superman', '/funds/deposit', 'read')).toBe(true);
  expect(await isShown('hero', '/dashboard', 'read')).toBe(true);
  expect(await isShown('hero', '/dashboard', 'export')).toBe(false);
  expect(await isShown('hero', '/message', 'create')).toBe(false);
  expect(await isShown('superman', '/message', 'create')).toBe(true);
});
