import { useConfigLabels } from './use-config-labels.ts';

export type ConfigValue = {
  path: string;
  label?: string;
  value: string;
  hint: string | null;
  unit: string | null;
};

/** Values of the config, each with what it does. */
export function ValueList({ values }: { values: readonly ConfigValue[] }) {
  const labels = useConfigLabels();
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
      {values.map(({ path, label, value, hint, unit }) => (
        <div key={path} className="min-w-0">
          <dt className="text-xs text-ink-muted">{label ?? labels.field(path)}</dt>
          <dd>
            <span className="text-lg font-semibold tabular-nums">
              {labels.value(path, value)}
              {unit !== null && ` ${unit}`}
            </span>
            {hint !== null && <span className="mt-0.5 block text-xs text-ink-muted">{hint}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
