import { ArrowLeftRight, type LucideIcon, Route, Workflow } from 'lucide-react';
import { memo } from 'react';
import type { DevLogKind } from '#/core/browser/dev-log-source.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import type { DescribedRow } from './describe-row.ts';

const icons: Readonly<Record<DevLogKind, LucideIcon>> = {
  call: ArrowLeftRight,
  transition: Workflow,
  navigation: Route,
};

/** One row. A row that is complete is drawn once. */
export const LogRow = memo(function LogRow({ row }: { row: DescribedRow }) {
  const { t } = useTranslation('devlog');
  const { kind, who, what, result, code, ms, requestId, failed } = row;
  const Icon = icons[kind];
  const at = new Date(row.at);
  const waiting = kind === 'call' && ms === null;
  return (
    <li
      className={cn(
        'flex flex-wrap items-center gap-x-3 border-b border-line px-3 py-1 md:flex-nowrap',
        failed && 'bg-danger-surface text-danger-text',
      )}
    >
      <time dateTime={row.at} className={cn('shrink-0', !failed && 'text-ink-muted')}>
        {at.toLocaleTimeString('en-GB')}.{String(at.getMilliseconds()).padStart(3, '0')}
      </time>
      <span className="flex w-36 shrink-0 items-center gap-1.5">
        <Icon aria-hidden="true" size={13} className="shrink-0" />
        <span className="sr-only">{t(`kinds.${kind}`)}</span>
        <span className="truncate">{who}</span>
      </span>
      <span className="min-w-0 flex-1 break-all max-md:order-last max-md:basis-full">{what}</span>
      <span className="break-all md:w-64 md:shrink-0">
        {waiting ? t('waiting') : [result, code].filter(Boolean).join(' ')}
      </span>
      <span className="w-16 shrink-0 text-right">{ms !== null && `${ms} ms`}</span>
      <span
        title={requestId === null ? undefined : t('requestId', { id: requestId })}
        className={cn('w-24 shrink-0 truncate max-lg:hidden', !failed && 'text-ink-muted')}
      >
        {requestId}
      </span>
    </li>
  );
});
