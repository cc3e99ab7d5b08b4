export type Search = Readonly<Record<string, unknown>>;

export type Tab = {
  path: string;
  search: Search;
  hash: string;
  /** Another one after a reload, or after closing and opening again: another page, from the start. */
  instance: number;
};

export type TabList = {
  tabs: readonly Tab[];
  /** The last one first. */
  recent: readonly string[];
  /** Pages kept with all they hold, the last one looked at first. */
  alive: readonly string[];
  /** A page that is closed while it is still shown: it goes when another one has come. */
  closing: readonly string[];
  lastInstance: number;
};

export const aliveMax = 10;

const isHome = (list: TabList, path: string) => list.tabs[0]?.path === path;
const without = (paths: readonly string[], gone: readonly string[]) =>
  paths.filter((path) => !gone.includes(path));
const first = (paths: readonly string[], path: string) => [path, ...without(paths, [path])];

export function onlyHome(home: string): TabList {
  const tab = { path: home, search: {}, hash: '', instance: 1 };
  return { tabs: [tab], recent: [], alive: [], closing: [], lastInstance: tab.instance };
}

function drop(list: TabList, gone: readonly string[]): TabList {
  const paths = gone.filter((path) => list.tabs.some((tab) => tab.path === path));
  if (paths.length === 0) return list;
  return {
    ...list,
    tabs: list.tabs.filter(({ path }) => !paths.includes(path)),
    recent: without(list.recent, paths),
    alive: without(list.alive, paths),
    closing: without(list.closing, paths),
  };
}

/** `path` is null on an unknown page. `spared` pages must not be dropped, since they hold what was typed. */
export function visit(list: TabList, path: string | null, spared: ReadonlySet<string>): TabList {
  const left = path !== null && list.closing.includes(path) ? list : drop(list, list.closing);
  if (path === null || (left.recent[0] === path && left.alive[0] === path)) return left;
  const isOpen = left.tabs.some((tab) => tab.path === path);
  const lastInstance = left.lastInstance + 1;
  const opened = { path, search: {}, hash: '', instance: lastInstance };
  return {
    ...left,
    ...(!isOpen && { tabs: [...left.tabs, opened], lastInstance }),
    recent: first(left.recent, path),
    alive: bounded(first(left.alive, path), spared),
  };
}

function bounded(alive: readonly string[], spared: ReadonlySet<string>): readonly string[] {
  if (alive.length <= aliveMax) return alive;
  const oldest = alive.findLastIndex((path, at) => at > 0 && !spared.has(path));
  return oldest === -1 ? alive : bounded(alive.toSpliced(oldest, 1), spared);
}

export function remember(list: TabList, path: string, search: Search, hash: string): TabList {
  const known = list.tabs.find((tab) => tab.path === path);
  if (known === undefined || (known.search === search && known.hash === hash)) return list;
  const tabs = list.tabs.map((tab) => (tab === known ? { ...tab, search, hash } : tab));
  return { ...list, tabs };
}

export function close(list: TabList, paths: readonly string[], shown: string | null): TabList {
  const closable = paths.filter((path) => !isHome(list, path));
  const left = drop(
    list,
    closable.filter((path) => path !== shown),
  );
  const leaves = shown !== null && closable.includes(shown) && !left.closing.includes(shown);
  return leaves ? { ...left, closing: [...left.closing, shown] } : left;
}

export function reopen(list: TabList): TabList {
  return list.closing.length === 0 ? list : { ...list, closing: [] };
}

export function afterClosing(list: TabList, paths: readonly string[]): string | undefined {
  const next = list.recent.find((path) => !paths.includes(path));
  return next ?? list.tabs[0]?.path;
}

export function renew(list: TabList, path: string): TabList {
  const instance = list.lastInstance + 1;
  return {
    ...list,
    lastInstance: instance,
    tabs: list.tabs.map((tab) => (tab.path === path ? { ...tab, instance } : tab)),
  };
}

export function restrict(list: TabList, permitted: ReadonlySet<string>): TabList {
  return drop(
    list,
    list.tabs.flatMap(({ path }) => (isHome(list, path) || permitted.has(path) ? [] : [path])),
  );
}
