/** Copies a text. Rejects if the browser forbids it; on plain http there is no clipboard. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
