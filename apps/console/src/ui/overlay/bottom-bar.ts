const bars = new Set<Element>();
let heights: ResizeObserver | undefined;

/** Its height is `--bottom-bar` on the root, the highest of several. */
function publish() {
  const highest = Math.max(0, ...[...bars].map((bar) => bar.getBoundingClientRect().height));
  const { style } = document.documentElement;
  if (highest > 0) style.setProperty('--bottom-bar', `${highest}px`);
  else style.removeProperty('--bottom-bar');
}

export function bottomBar(bar: HTMLElement | null) {
  if (bar === null) return;
  bars.add(bar);
  heights ??= new ResizeObserver(publish);
  const observed = heights;
  observed.observe(bar);
  return () => {
    bars.delete(bar);
    observed.unobserve(bar);
    publish();
  };
}
