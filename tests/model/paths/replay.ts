/** The path that alone is to be run: `model:replay` says it. */
const replayed = () => process.env['MODEL_PATH'] || null;

export const isReplay = () => replayed() !== null;

/** Whether a walk that runs these paths is wanted: every one is, unless one path is replayed. */
export function askedFor(ids: readonly string[]): boolean {
  const wanted = replayed();
  return wanted === null || ids.includes(wanted);
}
