import type { ReactNode } from 'react';

/** Short lines below each other in one cell. */
export function Stack({ lines }: { lines: readonly { key: string; text: ReactNode }[] }) {
  return (
    <span className="inline-flex flex-col leading-4.5">
      {lines.map(({ key, text }) => (
        <span key={key}>{text}</span>
      ))}
    </span>
  );
}
