import { type Locator, page, userEvent } from 'vitest/browser';

export async function choose(select: Locator, option: string): Promise<void> {
  await userEvent.click(select);
  await userEvent.click(page.getByRole('option', { name: option, exact: true }));
}
