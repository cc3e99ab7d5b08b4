import '#/styles/tokens.css';
import { type Action, compilePermissions, type Role, rolePermissions } from '@brokerdesk/policy';
import { useEffect, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PermissionsProvider } from '#/kit/permission/permissions-context.tsx';
import { Permit } from '#/kit/permission/permit.tsx';
import { PagePanel } from './page-panel.tsx';

let root: Root;

beforeEach(() => {
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

/** Beside the page itself, as what lies over it is. */
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

test('whatever is on a page, or over it, asks for the resources of that page where it names none', async () => {
  expect(await isShown('angel', '/funds/deposit', 'approve')).toBe(true);
  expect(await isShown('superman', '/funds/deposit', 'approve')).toBe(false);
  expect(await isShown('superman', '/funds/deposit', 'read')).toBe(true);
  expect(await isShown('hero', '/dashboard', 'read')).toBe(true);
  expect(await isShown('hero', '/dashboard', 'export')).toBe(false);
  expect(await isShown('hero', '/message', 'create')).toBe(false);
  expect(await isShown('superman', '/message', 'create')).toBe(true);
});

/** A page that begins in its search, as lists do. */
function SearchPage() {
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => search.current?.focus(), []);
  return <input ref={search} aria-label="搜索" />;
}

function TwoPages() {
  const [shown, setShown] = useState('/client');
  return (
    <PermissionsProvider permissions={compilePermissions(rolePermissions('angel'))}>
      <div role="tablist">
        {['/client', '/message'].map((path) => (
          <button
            key={path}
            type="button"
            role="tab"
            aria-selected={path === shown}
            onClick={() => setShown(path)}
          >
            {path}
          </button>
        ))}
      </div>
      <PagePanel key={shown} path={shown}>
        <SearchPage />
      </PagePanel>
    </PermissionsProvider>
  );
}

const tabNamed = (path: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(
    ({ textContent }) => textContent === path,
  );
const ringOf = (path: string) => {
  const tab = tabNamed(path);
  return tab && document.activeElement === tab ? getComputedStyle(tab).outlineStyle : 'no focus';
};

test('a tab that is chosen by the pointer keeps the focus without the ring of the keys, and by keys with it', async () => {
  root.render(<TwoPages />);
  await expect.poll(() => tabNamed('/message')).toBeTruthy();
  await userEvent.click(tabNamed('/message') as Element);
  await expect.poll(() => ringOf('/message')).toBe('none');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(ringOf('/client')).toBe('solid');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => ringOf('/client')).toBe('solid');
});
