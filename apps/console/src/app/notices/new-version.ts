const askEveryMs = 5 * 60_000;
/** Coming back to the window asks too, but not each time that a user looks away for a moment. */
const askAgainAfterMs = 60_000;

/** Asks now and then, and on coming back, whether the server has another build than this page. */
export function watchVersion({
  build,
  deployedBuild,
  onAnswer,
  page,
}: {
  build: string | null;
  deployedBuild: () => Promise<string | null>;
  /** Another build than this page's, or null if it is the same. */
  onAnswer: (newer: string | null) => void;
  /** Reports that the user is back. */
  page: { onReturn: (listener: () => void) => () => void };
}): () => void {
  if (build === null) return () => {};
  let checkedAt = Date.now();
  let watching = true;

  async function ask() {
    checkedAt = Date.now();
    const deployed = await deployedBuild();
    if (watching && deployed !== null) onAnswer(deployed === build ? null : deployed);
  }

  const timer = setInterval(() => void ask(), askEveryMs);
  const stopListening = page.onReturn(() => {
    if (Date.now() - checkedAt >= askAgainAfterMs) void ask();
  });
  return () => {
    watching = false;
    clearInterval(timer);
    stopListening();
  };
}
