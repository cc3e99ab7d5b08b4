import { ListFilter, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Button } from '#/boot/ui/button.tsx';
import { cn } from '#/boot/ui/cn.ts';

/** A filter that is set, in words. */
export type AppliedFilter = { key: string; label: string; onRemove: () => void };

export type FilterBarProps = {
  label: string;
  search: ReactNode;
  /** The other filters; on a narrow screen they fold away behind a button. */
  children: ReactNode;
  applied: readonly AppliedFilter[];
  /** Whether one of them has to say something: then they are not folded away, unless somebody does it. */
  faulty?: boolean;
  onClear: () => void;
};

export function FilterBar({ label, search, children, applied, faulty, onClear }: FilterBarProps) {
  const { t } = useTranslation('kit');
  const [chosen, setChosen] = useState<boolean>();
  const unfolded = chosen ?? faulty ?? false;
  const fieldsId = useId();
  return (
    <search aria-label={label} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {search}
        <div className="md:hidden">
          <Button
            aria-expanded={unfolded}
            aria-controls={fieldsId}
            onClick={() => setChosen(!unfolded)}
          >
            <ListFilter aria-hidden="true" />
            {t('filter.more')}
            {applied.length > 0 && <span className="tabular-nums">{applied.length}</span>}
          </Button>
        </div>
        <div
          id={fieldsId}
          className={cn(
            'flex flex-wrap items-center gap-x-3 gap-y-2 max-md:w-full max-sm:flex-col max-sm:items-stretch md:contents',
            !unfolded && 'max-md:hidden',
          )}
        >
          {children}
        </div>
      </div>
      {applied.length > 0 && (
        <ul aria-label={t('filter.applied')} className="flex flex-wrap items-center gap-1.5">
          {applied.map((filter) => (
            <li key={filter.key}>
              <button
                type="button"
                aria-label={t('filter.remove', { filter: filter.label })}
                className="flex h-6 max-w-64 items-center gap-1 rounded-full border border-line bg-surface pr-1.5 pl-2.5 text-xs hover:bg-hover"
                onClick={filter.onRemove}
              >
                <span className="truncate">{filter.label}</span>
                <X aria-hidden="true" className="size-3.5 shrink-0 text-ink-muted" />
              </button>
            </li>
          ))}
          <li>
            <Button variant="link" size="sm" onClick={onClear}>
              {t('filter.clear')}
            </Button>
          </li>
        </ul>
      )}
    </search>
  );
}
