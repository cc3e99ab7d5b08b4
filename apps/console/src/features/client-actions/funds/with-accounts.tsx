import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import type { DialogProps } from '../action.ts';
import { accountsQuery } from './accounts-query.ts';
import { NotPossible } from './not-possible.tsx';

/** Moves money on accounts as they are now, or not at all: without them it says why. */
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
  const query = useQuery(accountsQuery(useSdk(), client.id, client.accounts));
  const stop = (message: string, onRetry?: () => void) => (
    <NotPossible
      title={title}
      client={client}
      message={message}
      retrying={query.isFetching}
      onRetry={onRetry}
      onClose={onClose}
    />
  );
  if (client.id === '') return stop(t('missingUserId'));
  if (query.data === undefined) return stop(t('noAccountInfo'), () => void query.refetch());
  if (query.data.length === 0) return stop(t('noAccount'));
  return children(query.data);
}
