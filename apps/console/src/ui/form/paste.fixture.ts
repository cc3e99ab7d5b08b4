import { type Locator, userEvent } from 'vitest/browser';

export async function paste(into: Locator, text: string): Promise<void> {
  const source = document.createElement('textarea');
  source.value = text;
  document.body.append(source);
  source.select();
  await userEvent.copy();
  source.remove();
  const field = into.element();
  if (field instanceof HTMLInputElement) field.focus();
  await userEvent.paste();
}
