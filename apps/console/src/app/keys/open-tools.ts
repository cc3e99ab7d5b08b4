import type { Schemas } from '@brokerdesk/sdk';
import { createStore } from '#/core/browser/store.ts';

export type ToolName = 'palette' | 'keyHelp' | 'devLog' | 'newClient' | 'clientTask';

export type ToolProps = { onClose: () => void };

export const openTools = createStore<readonly ToolName[]>([]);

export function closeTool(name: ToolName): void {
  openTools.write(openTools.read().filter((other) => other !== name));
}

export function openTool(name: ToolName): void {
  closeTool(name);
  openTools.write([...openTools.read(), name]);
}

export type ClientTask =
  | { task: 'deposit' | 'message'; clientId: string }
  | { task: 'order'; clientId: string; kind: Schemas.TradeKind };

export const clientTask = createStore<ClientTask | null>(null);
