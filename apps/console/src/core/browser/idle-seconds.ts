const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Counts seconds of sleep, too. */
export function idleSeconds(): () => number {
  let last = Date.now();
  const note = (event: Event) => {
    if (event.isTrusted) last = Date.now();
  };
  for (const type of inputs) addEventListener(type, note, { capture: true, passive: true });
  return () => Math.max(0, Math.floor((Date.now() - last) / 1000));
}
