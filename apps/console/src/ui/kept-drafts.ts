type Draft = {
  values: unknown;
  /** Whether they say anything that the blank form does not. */
  says: boolean;
};

const drafts = new Map<string, Draft>();

const keyOf = (person: string, name: string) => `${person} ${name}`;

export const keptDrafts = {
  read: (person: string, name: string): unknown => drafts.get(keyOf(person, name))?.values,
  keep(person: string, name: string, draft: Draft): void {
    drafts.set(keyOf(person, name), draft);
  },
  forget(person: string, name: string): void {
    drafts.delete(keyOf(person, name));
  },
  /** Call it before another user signs in. */
  forgetAll(): void {
    drafts.clear();
  },

  /**
   * Returns its end. The browser asks before it leaves, because a closed form keeps its draft only as long as the
   * browser page is there.
   */
  watch(person: string): () => void {
    const own = keyOf(person, '');
    const ask = (event: Event) => {
      const says = [...drafts].some(([key, draft]) => draft.says && key.startsWith(own));
      if (says) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  },
};
