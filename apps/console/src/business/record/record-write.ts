import type { Sdk } from '@brokerdesk/sdk';
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useSdk } from '#/core/api/sdk-context.tsx';
import {
  createIntentKeys,
  type IntentKeys,
  useIntentMutation,
} from '#/ui/api/use-intent-mutation.ts';
import { type PassingNews, showToast } from '#/ui/controls/toast-store.ts';
import type { WrittenTopics } from '#/ui/live/live-queries.ts';

export type RecordWrite<Intent, Answer> = {
  keys: IntentKeys;
  write: (sdk: Sdk, intent: Intent, idempotencyKey: string) => Promise<Answer>;
  topics: WrittenTopics;
  store?: (queryClient: QueryClient, sdk: Sdk, answer: Answer) => void;
  isUpToDate?: (queryClient: QueryClient, answer: Answer) => (queryKey: QueryKey) => boolean;
  deletes?: (intent: Intent) => string;
};

/**
 * Describes a write to one kind of record. A constant of its module: the idempotency keys outlive the
 * forms that send it.
 *
 * @example
 * const removeChannel = recordWrite({
 *   write: async (sdk, { id }: { id: string }) =>
 *     unwrap(await sdk.DELETE('/channel/{id}', { params: { path: { id } } })),
 *   topics: ['support_channel'],
 *   deletes: ({ id }) => id,
 * });
 */
export function recordWrite<Intent, Answer>(
  options: Omit<RecordWrite<Intent, Answer>, 'keys'>,
): RecordWrite<Intent, Answer> {
  return { keys: createIntentKeys(), ...options };
}

/** Null if the answer itself is shown. */
export type Done<Intent, Answer> = (
  answer: Answer,
  intent: Intent,
) => string | (Omit<PassingNews, 'tone'> & { tone?: PassingNews['tone'] }) | null;

export function useRecordWrite<Intent, Answer>(
  { keys, write, topics, store, isUpToDate, deletes }: RecordWrite<Intent, Answer>,
  done: Done<Intent, Answer>,
) {
  const sdk = useSdk();
  const queryClient = useQueryClient();
  return useIntentMutation<Intent, Answer>({
    keys,
    topics,
    write: (intent, key) => write(sdk, intent, key),
    onDone: (answer, intent) => {
      store?.(queryClient, sdk, answer);
      const toast = done(answer, intent);
      if (toast !== null) {
        showToast({ tone: 'success', ...(typeof toast === 'string' ? { title: toast } : toast) });
      }
      const deleted = deletes?.(intent);
      const isNew = isUpToDate?.(queryClient, answer);
      return (queryKey) =>
        isNew?.(queryKey) === true || (deleted !== undefined && queryKey.includes(deleted));
    },
  });
}
