import { type Locator, page, userEvent } from 'vitest/browser';

/** Chooses from the list of a select, which is the browser's own on a narrow screen. */
export async function choose(select: Locator, option: string): Promise<void> {
  await userEvent.click(select);
  await userEvent.click(page.getByRole('option', { name: option, exact: true }));
}
