import type { ComponentType } from 'react';
import { loadNamespaces } from '#/core/i18n/set-up.ts';

/** The file of a part that comes when it is first drawn, with the words that only it needs. */
export type PartFile<Props> = {
  /** Null until it has come. */
  read: () => ComponentType<Props> | null;
  /** Asked again after a failure, it looks again. @throws where the part or its words cannot be had. */
  load: () => Promise<void>;
};

export function createPartFile<Props>(
  load: () => Promise<ComponentType<Props>>,
  labels: readonly string[],
): PartFile<Props> {
  let part: ComponentType<Props> | null = null;
  return {
    read: () => part,
    async load() {
      const [loaded] = await Promise.all([load(), labels.length > 0 && loadNamespaces(labels)]);
      part = loaded;
    },
  };
}
