import { expect, type Locator } from '@playwright/test';

/** By label, by value, or by its place, from 0; on a narrow screen in the browser's own list. */
export async function choose(select: Locator, option: string | { index: number }): Promise<void> {
  if (await select.evaluate((element) => element.matches('select'))) {
    await select.selectOption(option);
    return;
  }
  if (typeof option === 'string' && (await select.getAttribute('role')) === 'radiogroup') {
    await select.getByRole('radio', { name: option, exact: true }).check();
    return;
  }
  await select.click();
  const list = select.page().locator('[data-slot=select-list]');
  const offered = list.getByRole('option');
  const one =
    typeof option === 'string'
      ? list
          .getByRole('option', { name: option, exact: true })
          .or(list.locator(`[data-value=${JSON.stringify(option)}]`))
      : offered.nth(option.index);
  await one.click();
  await expect(list).toBeHidden();
  // The list gives the focus back in a task of its own, which would fold up what is opened before it.
  await select
    .page()
    .evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));
}
