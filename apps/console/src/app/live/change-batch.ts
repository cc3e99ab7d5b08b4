/** An event of the stream, numbered in the order in which this page received it. */
export type Change = { topic: string; id: string; version: number; seenAt: number };

/** A burst is over when nothing has come for so long … */
const quietMs = 150;
/** … and is not waited out for longer than this. */
const burstMaxMs = 800;

/**
 * Gathers changes, so that a burst makes one refetch. While an own write is under way, the event of its
 * change may come before its answer: then it waits a little, too. What comes while the last ones are
 * still being fetched waits for them: else an answer would be thrown away again and again.
 */
export function createChangeBatch({
  isWriting,
  onBatch,
}: {
  isWriting: () => boolean;
  onBatch: (changes: readonly Change[]) => Promise<void>;
}) {
  let waiting: Change[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let deadline = 0;
  let busy = false;

  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(due, Math.max(0, Math.min(quietMs, deadline - Date.now())));
  }

  function due(): void {
    if (isWriting() && Date.now() < deadline) schedule();
    else void send();
  }

  async function send(): Promise<void> {
    timer = undefined;
    if (busy || waiting.length === 0) return;
    const changes = waiting;
    waiting = [];
    busy = true;
    // A query shows its own failure in the place of its data.
    await onBatch(changes).catch(() => {});
    busy = false;
    if (timer === undefined) await send();
  }

  return {
    add(change: Change): void {
      if (waiting.length === 0) deadline = Date.now() + burstMaxMs;
      waiting.push(change);
      schedule();
    },
    drop(): void {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
    },
  };
}
