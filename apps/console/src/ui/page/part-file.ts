import type { ComponentType } from 'react';
import { loadNamespaces } from '#/core/i18n/set-up.ts';

/** The file of a part that comes when it is first drawn, with the labels that only it needs. */
export type PartFile<Props> = {
  /** Null until it has come. */
  read: () => ComponentType<Props> | null;
  /** Retries after a failure. @throws if the part or its labels fail to load */
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
