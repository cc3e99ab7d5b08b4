import type { ReactNode } from 'react';

export type Fact = {
  label: string;
  value: ReactNode;
  wide?: boolean;
};

export function optionalFact(label: string, value: string | null | false, wide = false): Fact[] {
  return value ? [{ label, value, wide }] : [];
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl data-slot="facts" className="flex flex-wrap gap-x-4 gap-y-3">
      {facts.map(({ label, value, wide = false }) => (
        <div key={label} className={wide ? 'w-full' : 'min-w-fit grow basis-[calc(50%-0.5rem)]'}>
          <dt className="text-xs text-ink-muted">{label}</dt>
          <dd className="mt-0.5 wrap-anywhere">{value ?? '—'}</dd>
        </div>
      ))}
    </dl>
  );
}
