export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes there.
  console.warn(`${what}:`, error);
}
