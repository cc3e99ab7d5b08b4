import { useRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { tapLog } from '#/app/tap-log/tap-log.ts';
import { useSessionUser } from '#/shared/session/session-context.tsx';
import { useShortcuts } from '#/shared/ui/use-shortcuts.ts';
import { closeTool, openTool, openTools, type ToolName } from './tools.ts';

/** The palette, the key help and the developer's log, for as long as somebody is signed in. */
export function DeskTools() {
  const open = useSyncExternalStore(openTools.subscribe, openTools.read);
  const { id } = useSessionUser();
  const router = useRouter();

  useEffect(() => {
    tapLog.belongsTo(id);
    const leave = tapLog.followRouter(router);
    return () => {
      leave();
      openTools.write({});
    };
  }, [id, router]);

  useShortcuts({
    'Mod+k': { words: 'everywhere.palette', run: () => void openTool('palette') },
    '?': { words: 'everywhere.help', run: () => void openTool('keyHelp') },
  });

  return (
    <>
      {/* The names are those of the record that it is. */}
      {(Object.keys(open) as ToolName[]).map((name) => {
        const Tool = open[name];
        return Tool && <Tool key={name} onClose={() => closeTool(name)} />;
      })}
    </>
  );
}
