/**
 * Whether a file of the console could not be loaded: the network is down, or a new version has
 * replaced it. Browsers have no name for it, only these sentences.
 */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed/i.test(
      error.message,
    )
  );
}
