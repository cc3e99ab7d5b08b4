import '#/styles/tokens.css';
import { compilePermissions, type Role, rolePermissions } from '@brokerdesk/policy';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PermissionsProvider, Permit, type PermitMode } from './permission.tsx';

let root: Root;
let clicks = 0;

beforeEach(() => {
  clicks = 0;
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

function show(role: Role, mode: PermitMode) {
  root.render(
    <PermissionsProvider permissions={compilePermissions(rolePermissions(role))}>
      <button type="button">前</button>
      <Permit action="approve" resource={['deposit', 'funds']} mode={mode}>
        <input aria-label="原因" />
        <button type="button" onClick={() => (clicks += 1)}>
          通过
        </button>
      </Permit>
      <button type="button">后</button>
    </PermissionsProvider>,
  );
}

const field = () => document.querySelector('input');
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

async function tabThrough(): Promise<(string | null | undefined)[]> {
  button('前')?.focus();
  await userEvent.tab();
  return [document.activeElement?.textContent];
}

test('disabled, it is at 60 %, and neither the pointer nor a key reaches it', async () => {
  show('hero', 'disable');
  await expect.poll(() => button('通过')).toBeDefined();
  const refused = button('通过');
  if (refused === undefined) throw new Error('The button is not there.');
  expect(getComputedStyle(refused).opacity).toBe('0.6');
  expect(getComputedStyle(refused).pointerEvents).toBe('none');
  const { x, y, width, height } = refused.getBoundingClientRect();
  expect(document.elementFromPoint(x + width / 2, y + height / 2)).not.toBe(refused);
  refused.focus();
  expect(document.activeElement).not.toBe(refused);
  expect(await tabThrough()).toEqual(['后']);
  await userEvent.keyboard('{Enter}');
  expect(clicks).toBe(0);
});

test('inert, it looks as ever and takes no key; invisible, it only keeps its place', async () => {
  show('hero', 'inert');
  await expect.poll(() => button('通过')).toBeDefined();
  expect(getComputedStyle(button('通过') ?? document.body).opacity).toBe('1');
  expect(await tabThrough()).toEqual(['后']);
  show('hero', 'invisible');
  await expect
    .poll(() => getComputedStyle(button('通过') ?? document.body).visibility)
    .toBe('hidden');
  expect(button('通过')?.getBoundingClientRect().width).toBeGreaterThan(0);
  expect(await tabThrough()).toEqual(['后']);
});

test('Enter in a field outside of it sends nothing by a button that is refused, and does by one that is allowed', async () => {
  let sent = 0;
  const ask = (role: Role, mode: PermitMode) =>
    root.render(
      <PermissionsProvider permissions={compilePermissions(rolePermissions(role))}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            sent += 1;
          }}
        >
          <input aria-label="金额" />
          <Permit action="approve" resource={['deposit', 'funds']} mode={mode}>
            <button type="submit" onClick={() => (clicks += 1)}>
              {`${role} ${mode}`}
            </button>
          </Permit>
        </form>
      </PermissionsProvider>,
    );
  for (const mode of ['disable', 'inert', 'invisible'] as const) {
    ask('hero', mode);
    await expect.poll(() => button(`hero ${mode}`)).toBeDefined();
    field()?.focus();
    await userEvent.keyboard('{Enter}');
    expect([mode, sent, clicks]).toEqual([mode, 0, 0]);
  }
  ask('angel', 'invisible');
  await expect.poll(() => button('angel invisible')).toBeDefined();
  field()?.focus();
  await userEvent.keyboard('{Enter}');
  expect([sent, clicks]).toEqual([1, 1]);
});

test('a change of the rights shows at once, and what was typed is still there', async () => {
  show('angel', 'disable');
  await expect.poll(field).not.toBeNull();
  await userEvent.fill(field() ?? document.body, '金额不符');
  show('hero', 'disable');
  await expect.poll(() => field()?.closest('[inert]')).not.toBeNull();
  show('angel', 'disable');
  await expect.poll(() => field()?.closest('[inert]')).toBeNull();
  expect(field()?.value).toBe('金额不符');
  await userEvent.click(button('通过') ?? document.body);
  expect(clicks).toBe(1);

  show('hero', 'hide');
  await expect.poll(() => button('通过')).toBeUndefined();
  show('angel', 'hide');
  await expect.poll(() => button('通过')).toBeDefined();
});
