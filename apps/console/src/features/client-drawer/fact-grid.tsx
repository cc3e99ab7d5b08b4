import type { Fact } from '#/ui/controls/facts.tsx';

export function FactGrid({ facts }: { facts: readonly Fact[] }) {
  return (
    <div className="@container">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2.5 @md:grid-cols-3 @3xl:grid-cols-4">
        {facts.map(({ label, value, wide = false }) => (
          <div key={label} className={wide ? 'col-span-full' : 'min-w-0'}>
            <dt className="text-xs text-ink-muted">{label}</dt>
            <dd className="break-words">{value ?? '—'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
