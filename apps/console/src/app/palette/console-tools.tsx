import { useRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { devLog } from '#/app/dev-log/dev-log.ts';
import { useShortcuts } from '#/ui/controls/use-shortcuts.ts';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import { openTool, openTools } from '../keys/open-tools.ts';
import { LoadedTool } from './loaded-tool.tsx';

/** The palette, the key help and the developer's log, for as long as a user is signed in. */
export function ConsoleTools() {
  const open = useSyncExternalStore(openTools.subscribe, openTools.read);
  const { id } = useSessionUser();
  const router = useRouter();

  useEffect(() => {
    devLog.belongsTo(id);
    const leave = devLog.followRouter(router);
    return () => {
      leave();
      openTools.write([]);
    };
  }, [id, router]);

  useShortcuts({
    'Mod+k': { labelKey: 'everywhere.palette', run: () => openTool('palette') },
    '?': { labelKey: 'everywhere.help', run: () => openTool('keyHelp') },
  });

  return open.map((name) => <LoadedTool key={name} name={name} />);
}
