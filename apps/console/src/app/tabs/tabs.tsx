import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { pageAt } from '#/app/pages/page-registry.ts';
import { memoryStorage, openStorage } from '#/core/browser/browser-storage.ts';
import { goToPage } from '#/core/navigation/go-to-page.ts';
import { defaultPath } from '#/core/navigation/paths.ts';
import { sessionEnd } from '#/core/session/page-session.ts';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { whenIdle } from '#/ui/page/when-idle.ts';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import { focusTab } from './tab-actions.tsx';
import { afterClosing, type TabList } from './tab-list.ts';
import { createTabStorage } from './tab-storage.ts';
import { addressOf, createTabStore } from './tab-store.ts';
import { type Question, type Tabs, TabsContext } from './tabs-context.tsx';
import { unsavedForms } from './unsaved-forms.ts';
import { useShownTabs } from './use-shown-tabs.ts';

const DiscardDialog = lazyOverlay(async () => (await import('./discard-dialog.tsx')).DiscardDialog);

/** After a new version its file could not be had any more. What fails is asked for again when it is needed. */
function preloadQuestion() {
  whenIdle(DiscardDialog.preload).catch(() => {});
}

const session = openStorage(() => sessionStorage) ?? memoryStorage();

export function TabsProvider({
  permitted,
  children,
}: {
  permitted: ReadonlySet<string>;
  children: ReactNode;
}) {
  const { id } = useSessionUser();
  const router = useRouter();
  const queryClient = useQueryClient();
  const [storage] = useState(() => createTabStorage(session, id));
  const [store] = useState(() => createTabStore(storage, defaultPath));
  const { list, shown, search } = useShownTabs(store, permitted);
  const [question, setQuestion] = useState<Question | null>(null);
  const unsaved = unsavedForms.read();
  const shownNow = useRef(shown);
  useLayoutEffect(() => {
    shownNow.current = shown;
  }, [shown]);

  useEffect(preloadQuestion, []);

  useEffect(
    () => () => {
      unsavedForms.keepOnly([]);
      // Filters may name a client: they are not left behind by a user who logs out.
      if (sessionEnd.reason.read() === 'person') storage.forget();
    },
    [storage],
  );

  // The same functions for as long as the bar is there: what only calls them is not drawn with each page.
  const acts = useMemo(() => {
    const show = (path: string) =>
      goToPage(path, () => router.navigate(addressOf(store.read(), path)));

    async function closeNow(paths: readonly string[], wanted: string | undefined) {
      const now = store.read();
      const shownPath = shownNow.current;
      const next = wanted ?? afterClosing(now, paths);
      const goesOn = shownPath !== null && paths.includes(shownPath) && next !== undefined;
      const beside = neighbour(now, paths);
      store.close(paths, shownPath);
      focusTab(goesOn ? next : (wanted ?? beside));
      if (!goesOn) return;
      await show(next);
      store.reopen();
    }

    async function reloadNow(path: string) {
      await queryClient.invalidateQueries({ refetchType: 'none' });
      store.renew(path);
      if (path !== shownNow.current) await show(path);
    }

    function act({ act: wanted, paths, next }: Question) {
      if (wanted === 'close') void closeNow(paths, next);
      else for (const path of paths) void reloadNow(path);
    }

    function ask(wanted: Question) {
      if (wanted.paths.some((path) => unsavedForms.read().has(path))) setQuestion(wanted);
      else act(wanted);
    }

    return {
      show,
      act,
      close(paths: readonly string[], next?: string) {
        const closable = paths.filter((path) => path !== defaultPath);
        if (closable.length > 0) ask({ act: 'close', paths: closable, next });
      },
      reload: (path: string) => ask({ act: 'reload', paths: [path] }),
    };
  }, [router, queryClient, store]);

  const open = useMemo(
    () =>
      list.tabs.flatMap((tab) => {
        const { path } = tab;
        const entry = permitted.has(path) && pageAt(path)?.entry;
        if (!entry || list.closing.includes(path)) return [];
        return [{ ...tab, entry, isHome: path === defaultPath, isUnsaved: unsaved.has(path) }];
      }),
    [list, permitted, unsaved],
  );
  const { show, close, reload } = acts;
  const tabs = useMemo<Tabs>(
    () => ({ list, shown, search, store, open, show, close, reload }),
    [list, shown, search, store, open, show, close, reload],
  );
  return (
    <TabsContext value={tabs}>
      {children}
      {question && (
        <DiscardDialog
          question={question}
          tabs={open.filter(({ path, isUnsaved }) => isUnsaved && question.paths.includes(path))}
          onClose={() => {
            setQuestion(null);
            focusTab(question.paths[0]);
          }}
          onDiscard={() => {
            setQuestion(null);
            unsavedForms.discard(question.paths);
            acts.act(question);
          }}
        />
      )}
    </TabsContext>
  );
}

function neighbour({ tabs }: TabList, paths: readonly string[]): string | undefined {
  const at = tabs.findIndex(({ path }) => paths.includes(path));
  const others = (some: TabList['tabs']) => some.filter(({ path }) => !paths.includes(path));
  return (others(tabs.slice(at))[0] ?? others(tabs.slice(0, at)).at(-1))?.path;
}
