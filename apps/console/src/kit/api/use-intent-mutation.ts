import { useMutation } from '@tanstack/react-query';
import type { IntentKeys } from './intent-keys.ts';
import { isOutcomeUnknown } from './problem.ts';

/**
 * A write that must happen once. A lost answer is asked for again with the same key, by the SDK and
 * when the person tries again; every certain answer, good or bad, ends the intent.
 */
export function useIntentMutation<Intent, Answer>({
  keys,
  write,
  onDone,
  onFailed,
}: {
  keys: IntentKeys;
  write: (intent: Intent, idempotencyKey: string) => Promise<Answer>;
  /** Runs even when what started the write is no longer on the screen. */
  onDone: (answer: Answer, intent: Intent) => void;
  /** Likewise, where the last repetition has failed as well. */
  onFailed: (error: Error, intent: Intent) => void;
}) {
  const mutation = useMutation({
    mutationFn: (intent: Intent) => write(intent, keys.keyOf(intent)),
    networkMode: 'always',
    onSuccess: (answer, intent) => {
      keys.settle(intent);
      onDone(answer, intent);
    },
    onError: (error, intent) => {
      if (!isOutcomeUnknown(error)) keys.settle(intent);
      onFailed(error, intent);
    },
  });
  const { mutateAsync } = mutation;
  return {
    ...mutation,
    /**
     * What follows an answer here follows it also while the page is hidden, or gone: the library's
     * own callbacks of a call would then be left out, and a form stay open that has been sent.
     */
    mutate(
      intent: Intent,
      after: { onSuccess?: (answer: Answer) => void; onError?: (error: Error) => void } = {},
    ) {
      void mutateAsync(intent).then(after.onSuccess, after.onError ?? (() => {}));
    },
  };
}
