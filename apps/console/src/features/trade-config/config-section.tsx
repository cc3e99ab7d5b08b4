import { Pencil } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Permit } from '#/ui/permission.tsx';
import type { ConfigPart } from './trade-config-fields.ts';
import { useConfigLabels } from './use-config-labels.ts';

export type Editing = {
  onEdit: (part: ConfigPart) => void;
  isWaiting: boolean;
};

export function ConfigSection({
  title,
  about,
  part,
  onEdit,
  isWaiting,
  children,
}: {
  title: string;
  about: string;
  part?: ConfigPart;
  children: ReactNode;
} & Partial<Editing>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-md border border-line bg-surface p-4">
      <div className="mb-3 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={id} className="text-base font-semibold">
            {title}
          </h2>
          <p className="mt-0.5 max-w-200 text-xs text-ink-muted">{about}</p>
        </div>
        {part !== undefined && onEdit !== undefined && (
          <EditButton title={title} isWaiting={isWaiting === true} onEdit={() => onEdit(part)} />
        )}
      </div>
      {children}
    </section>
  );
}

export function EditButton({
  title,
  isWaiting,
  onEdit,
}: {
  title: string;
  isWaiting: boolean;
  onEdit: () => void;
}) {
  const { t } = useTranslation('trade-config');
  return (
    <Permit action="update">
      <Button
        size="sm"
        disabled={isWaiting}
        title={isWaiting ? t('edit.waits') : undefined}
        aria-label={t('edit.named', { title })}
        onClick={onEdit}
      >
        <Pencil aria-hidden="true" />
        {t('edit.button')}
      </Button>
    </Permit>
  );
}

type ConfigValue = {
  path: string;
  label?: string;
  value: string;
  hint: string | null;
  unit: string | null;
};

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
