import type { UseQueryResult } from '@tanstack/react-query';
import { CircleAlert, RotateCw } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { cn } from '#/core/ui/cn.ts';
import { describeProblem } from '#/ui/api/problem.ts';
import { usePassOnFocus } from './use-pass-on-focus.ts';

export type ErrorStateProps = {
  error: unknown;
  onRetry: () => void;
  retrying?: boolean;
  title?: string | undefined;
  /** `line` above something older that is still shown, `block` in its place. */
  form?: 'block' | 'line';
};

export function ErrorState({
  error,
  onRetry,
  retrying = false,
  title,
  form = 'block',
}: ErrorStateProps) {
  const { t } = useTranslation('kit');
  const element = useRef<HTMLDivElement>(null);
  usePassOnFocus(element);
  const { kind, message, requestId } = describeProblem(error);
  return (
    <div
      ref={element}
      data-slot="error-state"
      role="alert"
      className={cn(
        'flex border-danger-line',
        form === 'block'
          ? 'flex-col items-center gap-3 px-4 py-14 text-center'
          : 'flex-wrap items-center gap-x-3 gap-y-1 border-b bg-danger-surface px-3 py-2',
      )}
    >
      <CircleAlert
        aria-hidden="true"
        className={cn('shrink-0 text-danger-text', form === 'block' ? 'size-8' : 'size-4')}
        strokeWidth={1.75}
      />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title ?? t(`error.${kind}.title`)}</p>
        <p className="text-ink-muted">{message ?? t(`error.${kind}.hint`)}</p>
        {requestId !== null && (
          <p className="mt-0.5 text-xs text-ink-faint">{t('error.requestId', { requestId })}</p>
        )}
      </div>
      <Button size={form === 'block' ? 'md' : 'sm'} busy={retrying} onClick={onRetry}>
        {!retrying && <RotateCw aria-hidden="true" />}
        {t('error.retry')}
      </Button>
    </div>
  );
}

export function QueryError({
  query: { error, isFetching, refetch },
  ...looks
}: Pick<ErrorStateProps, 'title' | 'form'> & {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
}) {
  return (
    <ErrorState {...looks} error={error} retrying={isFetching} onRetry={() => void refetch()} />
  );
}
