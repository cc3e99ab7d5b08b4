import { type ChangeEvent, type CompositionEvent, useState } from 'react';

/**
 * For a field that rewrites typed text, which would put composed text in twice: that stays as it is until it is taken.
 * Spread it after the field's `value`.
 */
export function useComposing(
  shown: string,
  onTyped: (input: HTMLInputElement, event: Event) => void,
) {
  const [composed, setComposed] = useState<string | null>(null);
  return {
    value: composed ?? shown,
    onCompositionStart: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
      setComposed(currentTarget.value),
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      if (composed === null) onTyped(target, nativeEvent);
      else setComposed(target.value);
    },
    onCompositionEnd: ({ currentTarget, nativeEvent }: CompositionEvent<HTMLInputElement>) => {
      setComposed(null);
      onTyped(currentTarget, nativeEvent);
    },
  };
}
