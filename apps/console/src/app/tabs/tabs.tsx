import type { MenuEntry } from '@brokerdesk/policy';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { sessionEnd } from '#/app/actors.ts';
import { memoryStorage, openStorage } from '#/app/browser-storage.ts';
import { leafEntries } from '#/app/navigation/menu.ts';
import { defaultPath } from '#/app/navigation/protect.ts';
import { useSessionUser } from '#/shared/session/session-context.tsx';
import { focusTab } from './focus-tab.ts';
import { addressOf } from './tab-address.ts';
import { afterClosing } from './tab-list.ts';
import { createTabStorage } from './tab-storage.ts';
import { createTabStore } from './tab-store.ts';
import { type Question, type Tabs, TabsContext } from './tabs-context.tsx';
import { unsavedForms } from './unsaved-forms.ts';
import { useShownTabs } from './use-shown-tabs.ts';

/** Comes when something is about to be lost. */
const DiscardDialog = lazy(async () => ({
  default: (await import('./discard-dialog.tsx')).DiscardDialog,
}));

const session = openStorage(() => sessionStorage) ?? memoryStorage();

/** Holds the open pages of the signed-in person for everything inside the shell. */
export function TabsProvider({
  menu,
  children,
}: {
  menu: readonly MenuEntry[];
  children: ReactNode;
}) {
  const { id } = useSessionUser();
  const router = useRouter();
  const queryClient = useQueryClient();
  const [storage] = useState(() => createTabStorage(session, id));
  const [store] = useState(() => createTabStore(storage, defaultPath));
  const entries = useMemo(
    () => new Map<string, MenuEntry>(leafEntries(menu).map((leaf) => [leaf.path, leaf])),
    [menu],
  );
  const permitted = useMemo<ReadonlySet<string>>(() => new Set(entries.keys()), [entries]);
  const shownTabs = useShownTabs(store, permitted);
  const { list, shown } = shownTabs;
  const [question, setQuestion] = useState<Question | null>(null);
  const unsaved = unsavedForms.read();

  useEffect(
    () => () => {
      unsavedForms.keepOnly([]);
      // Filters may name a client: they are not left behind by somebody who logs out.
      if (sessionEnd.cause.read() === 'person') storage.forget();
    },
    [storage],
  );

  const show = (path: string) => router.navigate(addressOf(list, path));

  async function closeNow(paths: readonly string[], wanted: string | undefined) {
    const next = wanted ?? afterClosing(list, paths);
    const goesOn = shown !== null && paths.includes(shown) && next !== undefined;
    store.close(paths, shown);
    focusTab(goesOn ? next : (wanted ?? neighbour(paths)));
    if (!goesOn) return;
    await show(next);
    store.stay();
  }

  /** Who goes through the bar by keys goes on beside what has gone. */
  function neighbour(paths: readonly string[]): string | undefined {
    const at = list.tabs.findIndex(({ path }) => paths.includes(path));
    const others = (tabs: typeof list.tabs) => tabs.filter(({ path }) => !paths.includes(path));
    return (others(list.tabs.slice(at))[0] ?? others(list.tabs.slice(0, at)).at(-1))?.path;
  }

  async function reloadNow(path: string) {
    // What is shown again asks the server, however young its answer is.
    await queryClient.invalidateQueries({ refetchType: 'none' });
    store.renew(path);
    if (path !== shown) await show(path);
  }

  function act({ act: wanted, paths, next }: Question) {
    if (wanted === 'close') void closeNow(paths, next);
    else for (const path of paths) void reloadNow(path);
  }

  function ask(wanted: Question) {
    if (wanted.paths.some((path) => unsaved.has(path))) setQuestion(wanted);
    else act(wanted);
  }

  const open = list.tabs.flatMap((tab) => {
    const entry = entries.get(tab.path);
    if (!entry || list.closing.includes(tab.path)) return [];
    return [{ ...tab, entry, isHome: tab.path === defaultPath, isUnsaved: unsaved.has(tab.path) }];
  });
  const tabs: Tabs = {
    ...shownTabs,
    store,
    open,
    show,
    close(paths, next) {
      const closable = paths.filter((path) => path !== defaultPath);
      if (closable.length > 0) ask({ act: 'close', paths: closable, next });
    },
    reload: (path) => ask({ act: 'reload', paths: [path] }),
  };
  return (
    <TabsContext value={tabs}>
      {children}
      <Suspense>
        {question && (
          <DiscardDialog
            question={question}
            tabs={open.filter(({ path, isUnsaved }) => isUnsaved && question.paths.includes(path))}
            onCancel={() => {
              setQuestion(null);
              focusTab(question.paths[0]);
            }}
            onDiscard={() => {
              setQuestion(null);
              unsavedForms.discard(question.paths);
              act(question);
            }}
          />
        )}
      </Suspense>
    </TabsContext>
  );
}
