/** The path that alone is to be run, as `model:replay` says it. */
export const replayVariable = 'MODEL_PATH';

/** Whether a walk that runs these paths is wanted: all are, unless one path is replayed. */
export function askedFor(ids: readonly string[]): boolean {
  const wanted = process.env[replayVariable];
  return wanted === undefined || wanted === '' || ids.includes(wanted);
}

export const isReplay = () => Boolean(process.env[replayVariable]);
