import { type ChangeEvent, type CompositionEvent, useState } from 'react';

/**
 * For a field that rewrites what is typed. In the middle of a composition that would put it in twice, so
 * what is composed stays there as it is, and is read once it is taken. Spread it after the field's `value`.
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
