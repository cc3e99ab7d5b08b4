import { Pencil } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Permit } from '#/ui/permission/permit.tsx';
import type { ConfigPart } from './trade-config-fields.ts';

export type Editing = {
  onEdit: (part: ConfigPart) => void;
  /** Whether a change waits already: the next one has to wait for it. */
  isWaiting: boolean;
};

/** A part of the config, with what it is for and, if it can be changed, the way to its form. */
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

/** Includes the edited section in its accessible name. */
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
