import { newRequestId } from '@brokerdesk/sdk';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateTopics } from '#/ui/live/invalidate-topics.ts';
import type { WrittenTopics } from '#/ui/live/live-queries.ts';
import { asOwnChange, expectOwnEvents } from '#/ui/live/own-changes.ts';
import { isOutcomeUnknown } from './problem.ts';

export type IntentKeys = {
  keyOf(intent: unknown): string;
  /** The outcome is known: asking for the same effect again is a new intent with a new key. */
  settle(intent: unknown): void;
};

/**
 * An intent is plain data, compared by its content. Lives outside components: a closed drawer or a hidden tab must not
 * forget a key whose outcome is unknown.
 */
export function createIntentKeys(): IntentKeys {
  const keys = new Map<string, string>();
  return {
    keyOf(intent) {
      const content = JSON.stringify(intent);
      const key = keys.get(content) ?? newRequestId();
      keys.set(content, key);
      return key;
    },
    settle(intent) {
      keys.delete(JSON.stringify(intent));
    },
  };
}

/**
 * Marks the record that the intent names by `id` as changed by the user, so that lists do not highlight it. Sends a lost
 * answer's intent again with the same key; every certain answer, good or bad, ends the intent.
 */
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
    mutationFn: (intent: Intent) => {
      const send = () => write(intent, keys.keyOf(intent));
      const { id } = Object(intent);
      return typeof id === 'string' ? asOwnChange(id, send) : send();
    },
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
