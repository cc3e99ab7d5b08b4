import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useLocale } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { type PageSize, pageCountOf, pageSizes, readPageSize } from '#/ui/api/page-sizes.ts';
import { Select } from '#/ui/controls/select.tsx';

export type PaginationProps = {
  of: string;
  page: number;
  size: number;
  /** Null while it is counted. */
  total: number | null;
  /** Asked while the total is unknown. */
  more?: boolean;
  onPage: (page: number) => void;
  onSize: (size: PageSize) => void;
};

export function Pagination({ of, page, size, total, more, onPage, onSize }: PaginationProps) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  const sizeId = useId();
  const last = total === null ? null : pageCountOf(total, size);
  const number = (value: number) => value.toLocaleString(locale);
  const steps = [
    { label: t('page.first'), icon: ChevronFirst, to: 1, off: page <= 1 },
    {
      label: t('page.previous'),
      icon: ChevronLeft,
      to: Math.min(page - 1, last ?? page),
      off: page <= 1,
    },
    {
      label: t('page.next'),
      icon: ChevronRight,
      to: page + 1,
      off: last === null ? !more : page >= last,
    },
    { label: t('page.last'), icon: ChevronLast, to: last ?? page, off: page === (last ?? page) },
  ];
  return (
    <nav
      aria-label={t('page.label', { of })}
      className="flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <p className="text-ink-muted">
        {total !== null && t('page.total', { count: total, shown: number(total) })}
      </p>
      <div className="ml-auto flex items-center gap-1.5">
        <label htmlFor={sizeId} className="text-ink-muted">
          {t('page.size')}
        </label>
        <Select
          id={sizeId}
          selectSize="sm"
          value={String(size)}
          options={pageSizes.map((value) => ({ value: String(value), label: String(value) }))}
          onChange={(event) => onSize(readPageSize(event.target.value))}
        />
      </div>
      <div className="flex items-center gap-0.5">
        {steps.slice(0, 2).map((step) => (
          <PageStep key={step.label} {...step} onPage={onPage} />
        ))}
        <span className="px-2 tabular-nums">
          {t('page.position', { page: number(page), last: last === null ? '…' : number(last) })}
        </span>
        {steps.slice(2).map((step) => (
          <PageStep key={step.label} {...step} onPage={onPage} />
        ))}
      </div>
    </nav>
  );
}

function PageStep({
  label,
  icon: Icon,
  to,
  off,
  onPage,
}: {
  label: string;
  icon: typeof ChevronFirst;
  to: number;
  off: boolean;
  onPage: (page: number) => void;
}) {
  return (
    <IconButton
      label={label}
      size="sm"
      className="max-md:size-10"
      // Not `disabled`: a person who came to the end by key would lose the focus by that.
      aria-disabled={off || undefined}
      onClick={off ? undefined : () => onPage(to)}
    >
      <Icon aria-hidden="true" />
    </IconButton>
  );
}
