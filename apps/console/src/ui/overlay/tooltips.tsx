import { useEffect, useState } from 'react';
import { Floating } from './floating.tsx';
import { type Tip, watchTips } from './tooltip-watch.ts';

/**
 * The tip of whatever has a `title`, by pointer and by key; once on the page. It only repeats what the
 * element says by itself, so it is not read out. Before it is loaded, the browser shows its own.
 */
export function Tooltips() {
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => watchTips(setTip), []);
  if (tip === null) return null;
  return <Bubble key={`${tip.label} ${tip.element.id}`} tip={tip} />;
}

function Bubble({ tip: { element, label } }: { tip: Tip }) {
  const [anchor] = useState({ current: element });
  return (
    <Floating
      anchor={anchor}
      aria-hidden="true"
      data-slot="tooltip"
      className="pointer-events-auto max-w-72 px-2 py-1 text-xs break-words"
    >
      {label}
    </Floating>
  );
}
