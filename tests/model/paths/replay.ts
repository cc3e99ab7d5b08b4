/** The path that alone is to be run: `model:replay` says it. */
const replayed = () => process.env['MODEL_PATH'] || null;

export const isReplay = () => replayed() !== null;

export function isRequested(ids: readonly string[]): boolean {
  const wanted = replayed();
  return wanted === null || ids.includes(wanted);
}
