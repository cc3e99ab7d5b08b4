import type { ReactNode } from 'react';

export type TimelineEntry = {
  key: string;
  dateTime: string;
  at: string;
  what: string;
  who: string;
  note: string | null;
  detail?: ReactNode;
};

export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol data-slot="timeline" className="ml-1 flex flex-col gap-3 border-l border-line pl-4">
      {entries.map(({ key, dateTime, at, what, who, note, detail }) => (
        <li key={key} className="relative">
          <span
            aria-hidden="true"
            className="absolute top-1.5 -left-5 size-2 rounded-full border border-line-strong bg-raised"
          />
          <p>
            <span className="font-medium">{what}</span>
            <span className="ml-2 text-ink-muted">{who}</span>
          </p>
          <time dateTime={dateTime} className="text-xs text-ink-muted">
            {at}
          </time>
          {detail}
          {note !== null && <p className="mt-0.5 break-words">{note}</p>}
        </li>
      ))}
    </ol>
  );
}
