import i18next from 'i18next';
import type { ComponentType } from 'react';
import { logFailure } from '#/app/log.ts';
import { createStore } from '#/app/store.ts';
import { loadWords } from '#/shared/i18n/set-up.ts';
import { showToast } from '#/shared/ui/toast-store.ts';

export type ToolProps = { onClose: () => void };
type Loaded = { Tool: ComponentType<ToolProps> };

/** What opens over or beside any page. Few are open at a time: each comes when it is asked for. */
const tools = {
  palette: () => import('./palette.tsx'),
  keyHelp: () => import('#/app/keys/key-help.tsx'),
  tapLog: () => import('#/app/tap-log/tap-log-panel.tsx'),
} satisfies Record<string, () => Promise<Loaded>>;

/** The words of all of them: together they are smaller than the code that would tell them apart. */
const namespaces = ['palette', 'taplog', 'kit'] as const;

export type ToolName = keyof typeof tools;

/** Those that are open. */
export const openTools = createStore<Partial<Record<ToolName, Loaded['Tool']>>>({});

export async function openTool(name: ToolName): Promise<void> {
  try {
    const [{ Tool }] = await Promise.all([tools[name](), loadWords(namespaces)]);
    openTools.write({ ...openTools.read(), [name]: Tool });
  } catch (error) {
    logFailure(`The tool ${name} could not be loaded`, error);
    showToast({ tone: 'danger', title: i18next.t('shell:error.chunk') });
  }
}

export function closeTool(name: ToolName): void {
  const { [name]: _closed, ...others } = openTools.read();
  openTools.write(others);
}
