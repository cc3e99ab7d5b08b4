import { type Locator, userEvent } from 'vitest/browser';

/** Pastes a text where the caret is in a field, by the keys and through the clipboard. */
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
