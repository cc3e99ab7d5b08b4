import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateTopics } from '#/ui/live/invalidate-topics.ts';
import type { WrittenTopics } from '#/ui/live/live-queries.ts';
import { expectOwnEvents } from '#/ui/live/own-changes.ts';
import type { IntentKeys } from './intent-keys.ts';
import { isOutcomeUnknown } from './problem.ts';

/** A lost answer is asked for again with the same key; every certain answer, good or bad, ends the intent. */
export function useIntentMutation<Intent, Answer>({
  keys,
  topics,
  write,
  onDone,
}: {
  keys: IntentKeys;
  topics: WrittenTopics;
  write: (intent: Intent, idempotencyKey: string) => Promise<Answer>;
  /** Runs even after an unmount. May answer which queries need no refetch, being up to date or gone. */
  onDone: (answer: Answer, intent: Intent) => ((queryKey: QueryKey) => boolean) | undefined;
}) {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: (intent: Intent) => write(intent, keys.keyOf(intent)),
    networkMode: 'always',
    onSuccess: (answer, intent) => {
      keys.settle(intent);
      expectOwnEvents(answer, topics);
      void invalidateTopics(queryClient, topics, onDone(answer, intent));
    },
    onError: (error, intent) => {
      // After a lost answer nothing is certain: the same intent may be sent again.
      if (isOutcomeUnknown(error)) return;
      keys.settle(intent);
      void invalidateTopics(queryClient, topics);
    },
  });
  const { mutateAsync } = mutation;
  return {
    ...mutation,
    /** Runs after an unmount too: the library's per-call callbacks would be skipped, and a sent form stay open. */
    mutate(
      intent: Intent,
      after: { onSuccess?: (answer: Answer) => void; onError?: (error: Error) => void } = {},
    ) {
      void mutateAsync(intent).then(after.onSuccess, after.onError ?? (() => {}));
    },
  };
}
