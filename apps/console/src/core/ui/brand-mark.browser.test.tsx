import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { BrandMark } from './brand-mark.tsx';

let leave = () => {};
afterEach(() => leave());

function colourOf(token: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

const broken = '/no-such-logo.svg';
const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`;

it.each([null, broken])(
  'the brand mark is an amber badge with initials if no picture can be shown (%s)',
  async (address) => {
    leave = await draw(<BrandMark appName="Broker Desk" logo={address} />);
    const badge = page.getByText('BD', { exact: true });
    await expect.element(badge).toBeVisible();
    expect(getComputedStyle(badge.element()).backgroundColor).toBe(colourOf('--color-accent'));
    expect(document.querySelector('main img')).toBeNull();
  },
);

it('the brand mark is the picture if there is one', async () => {
  leave = await draw(<BrandMark appName="Broker Desk" logo={logo} />);
  await expect.poll(() => document.querySelector('main img')?.getAttribute('src')).toBe(logo);
  expect(page.getByText('BD', { exact: true }).query()).toBeNull();
});
