import { Check, EqualNot } from 'lucide-react';
import type { ReactNode } from 'react';

export type Comparison = {
  label: string;
  value: ReactNode;
  against?: { same: boolean; text: string } | undefined;
};

export function CompareList({ lines }: { lines: readonly Comparison[] }) {
  return (
    <dl className="divide-y divide-line">
      {lines.map(({ label, value, against }) => (
        <div
          key={label}
          className="grid grid-cols-[6.5rem_1fr] gap-x-3 py-1.5 first:pt-0 last:pb-0"
        >
          <dt className="text-ink-muted">{label}</dt>
          <dd className="min-w-0 break-words">
            {value ?? '—'}
            {against && <Mark {...against} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Mark({ same, text }: { same: boolean; text: string }) {
  const Icon = same ? Check : EqualNot;
  return (
    <span
      className={`flex items-start gap-1 text-xs ${same ? 'text-success-text' : 'font-medium text-warning-text'}`}
    >
      <Icon aria-hidden="true" className="mt-px size-3.5 shrink-0" />
      {text}
    </span>
  );
}
