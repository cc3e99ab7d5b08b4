import type { UseQueryResult } from '@tanstack/react-query';
import { Lock, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { problemOf } from '#/ui/api/problem.ts';
import { DrawerSkeleton } from './drawer-skeleton.tsx';
import { EmptyState } from './empty-state.tsx';
import { QueryError } from './error-state.tsx';
import { Notice } from './notice.tsx';

export function NoRight() {
  const { t } = useTranslation('kit');
  return <EmptyState icon={Lock} title={t('error.refused.title')} hint={t('error.refused.hint')} />;
}

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
};

export function Loaded<Data>({
  query,
  skeleton = <DrawerSkeleton />,
  children,
}: LoadedProps<Data>) {
  const { data, error } = query;
  if (data !== undefined) return children(data);
  if (error === null) return skeleton;
  if (problemOf(error)?.status === 403) return <NoRight />;
  return <QueryError query={query} />;
}

export function MissingPart({
  of = 'missingPart',
  onRetry,
}: {
  of?: 'missingPart' | 'brokenPanel';
  onRetry: () => void;
}) {
  const { t } = useTranslation('kit');
  return (
    <Notice announced tone="danger" title={t(`${of}.title`)}>
      <p>{t(`${of}.hint`)}</p>
      <Button size="sm" className="mt-2" onClick={onRetry}>
        <RotateCw aria-hidden="true" />
        {t('error.retry')}
      </Button>
    </Notice>
  );
}
