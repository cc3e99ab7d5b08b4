import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountsQuery } from '#/business/client/client-query.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { describeProblem } from '#/ui/api/problem.ts';
import type { DialogProps } from '../action.ts';
import { NotPossible } from './not-possible.tsx';

export function WithAccounts({
  client,
  title,
  onClose,
  children,
}: DialogProps & {
  title: string;
  children: (accounts: readonly Schemas.Account[]) => ReactNode;
}) {
  const { t } = useTranslation('client-funds');
  const query = useQuery({
    ...accountsQuery(useSdk(), client.id),
    placeholderData: [...client.accounts],
  });
  const stop = (message: string, onRetry?: () => void, reason?: string | null) => (
    <NotPossible
      title={title}
      client={client}
      message={message}
      reason={reason}
      retrying={query.isFetching}
      onRetry={onRetry}
      onClose={onClose}
    />
  );
  if (client.id === '') return stop(t('missingUserId'));
  if (query.isError && query.data === undefined) {
    const { kind, message } = describeProblem(query.error);
    // The client is gone, or is no longer one of those that the user works with.
    if (kind === 'missing') return stop(t('missingUserId'), undefined, t('missingHint'));
    return stop(t('noAccountInfo'), () => void query.refetch(), message);
  }
  if (query.data === undefined) return stop(t('noAccountInfo'), () => void query.refetch());
  if (query.data.length === 0) return stop(t('noAccount'));
  return children(query.data);
}
