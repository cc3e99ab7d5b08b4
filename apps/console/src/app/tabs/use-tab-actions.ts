import { type OpenTab, useTabs } from './tabs-context.tsx';

type Act = () => void;

/** Null if it would do nothing. */
export function useTabActions({ path, isHome }: OpenTab): {
  reload: Act;
  close: Act | null;
  closeOthers: Act | null;
  closeAll: Act | null;
} {
  const { open, close, reload } = useTabs();
  const closable = open.filter((tab) => !tab.isHome).map((tab) => tab.path);
  const others = closable.filter((other) => other !== path);
  return {
    reload: () => reload(path),
    close: isHome ? null : () => close([path]),
    closeOthers: others.length > 0 ? () => close(others, path) : null,
    closeAll: closable.length > 0 ? () => close(closable) : null,
  };
}
