/** Copies a text. Rejects where the browser forbids it; on plain http there is no clipboard at all. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
