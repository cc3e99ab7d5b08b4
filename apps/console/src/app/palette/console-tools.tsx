import { useRouter } from '@tanstack/react-router';
import i18next from 'i18next';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { devLog } from '#/app/dev-log/dev-log.ts';
import { logFailure } from '#/core/browser/log.ts';
import { loadNamespaces } from '#/core/i18n/set-up.ts';
import { showToast } from '#/ui/controls/toast-store.ts';
import { useShortcuts } from '#/ui/controls/use-shortcuts.ts';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import {
  closeTool,
  openTool,
  openTools,
  type ToolName,
  type ToolProps,
} from '../keys/open-tools.ts';

type Loaded = { Tool: ComponentType<ToolProps> };

const files: Readonly<Record<ToolName, () => Promise<Loaded>>> = {
  palette: () => import('./palette.tsx'),
  keyHelp: () => import('#/app/keys/key-help.tsx'),
  newClient: () => import('./new-client-tool.tsx'),
  clientTask: () => import('./client-task-tool.tsx'),
  devLog: () => import('#/app/dev-log/dev-log-panel.tsx'),
};

/** The labels of all of them: together they are smaller than the code that would select one. */
const namespaces = ['palette', 'devlog', 'kit', 'menu-search'] as const;

function LoadedTool({ name }: { name: ToolName }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    Promise.all([files[name](), loadNamespaces(namespaces)]).then(
      ([file]) => setLoaded(file),
      (error: unknown) => {
        logFailure(`The tool ${name} could not be loaded`, error);
        showToast({ tone: 'danger', title: () => i18next.t('shell:error.chunk') });
        closeTool(name);
      },
    );
  }, [name]);
  return loaded && <loaded.Tool onClose={() => closeTool(name)} />;
}

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
