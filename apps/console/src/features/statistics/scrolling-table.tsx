import type { ReactNode } from 'react';

export function ScrollingTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table has no fieldset
    <div
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
      tabIndex={0}
      aria-label={label}
      className="fading-ends relative overflow-x-auto rounded-md border border-line bg-surface"
    >
      <table className="w-full text-right">
        <caption className="sr-only">{label}</caption>
        {children}
      </table>
    </div>
  );
}
