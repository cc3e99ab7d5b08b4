import { cdp } from 'vitest/browser';

/** A command to the browser; the types of the provider leave out that there is such a session. */
export const sendCommand = (command: string, labels: object) =>
  (cdp() as unknown as { send: (command: string, labels: object) => Promise<unknown> }).send(
    command,
    labels,
  );

export async function compose(...texts: string[]): Promise<void> {
  for (const text of texts) {
    const end = text.length;
    await sendCommand('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
  }
}

export async function commitComposed(text: string): Promise<void> {
  await sendCommand('Input.insertText', { text });
}
