import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
} from 'react';

export type UnsavedWatch = {
  /**
   * `discard` runs if a user closes the page all the same. With `ask`, a step within the page that would take the
   * form away stops, and `ask` runs instead.
   */
  add: (form: string, discard: () => void, ask?: () => void) => void;
  /** The form's effects are over: it is gone, or its page is hidden. */
  leave: (form: string) => void;
  settle: (form: string) => void;
};

const Context = createContext<UnsavedWatch | null>(null);

export function UnsavedProvider({ watch, children }: { watch: UnsavedWatch; children: ReactNode }) {
  return <Context value={watch}>{children}</Context>;
}

/**
 * Says that a form holds something that is not sent: closing its page, and leaving the browser page,
 * ask first. A form that keeps no draft passes `ask`, for a step that would close its record: such as
 * the browser's way back. Returns what reports that it has been sent, for an answer that comes while the
 * page is hidden.
 *
 * @example
 * const settled = useUnsaved(formState.isDirty, () => reset());
 */
export function useUnsaved(unsaved: boolean, discard: () => void, ask?: () => void): () => void {
  const watch = useContext(Context);
  const form = useId();
  const asks = ask !== undefined;
  const latest = useRef({ discard, ask });
  useEffect(() => {
    latest.current = { discard, ask };
  });
  useEffect(() => {
    if (!unsaved || watch === null) return;
    watch.add(
      form,
      () => latest.current.discard(),
      asks ? () => latest.current.ask?.() : undefined,
    );
    return () => watch.leave(form);
  }, [unsaved, watch, form, asks]);
  return useCallback(() => watch?.settle(form), [watch, form]);
}
