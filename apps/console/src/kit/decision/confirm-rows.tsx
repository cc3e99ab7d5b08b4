import type { Fact } from '#/kit/ui/facts.tsx';

/** What is about to be done, as names and values that are read down, one a line. */
export function ConfirmRows({ rows }: { rows: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
      {rows.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="min-w-0 font-medium break-words text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
