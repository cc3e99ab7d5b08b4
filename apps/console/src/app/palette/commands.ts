import type { Schemas } from '@brokerdesk/sdk';
import type { LucideIcon, LucideProps } from 'lucide-react';
import type { ComponentType } from 'react';
import { type Registry, useRegistered } from '#/ui/controls/use-shortcuts.ts';
import type { Marked } from './find-pages.ts';

export type Command = {
  /** Tells it from the others, also the next time. */
  id: string;
  label: string;
  /** More by which it is found, such as the initials of its characters. */
  find?: string;
  icon: LucideIcon;
  run: () => void;
};

const registry: Registry<readonly Command[]> = new Set();

export function offeredCommands(): readonly Command[] {
  return [...registry].flatMap((read) => read());
}

/**
 * Offers commands in the palette for as long as the component is there: what a person may not do,
 * or what cannot be done now, is not in the list.
 *
 * @example
 * useCommands([{ id: 'log-out', label: t('logOut'), icon: LogOut, run: () => setLeaving(true) }]);
 */
export function useCommands(commands: readonly Command[]): void {
  useRegistered(registry, commands);
}

export type Choice =
  | { kind: 'go'; to: string; search?: Record<string, unknown> }
  | { kind: 'run'; run: () => void }
  /** The palette stays open for it. */
  | { kind: 'here'; run: () => void };

export const clientsPath = '/client';

export type Item = {
  id: string;
  label: string;
  marked: Marked | null;
  hint?: string;
  robot?: boolean;
  aside?: string;
  /** Not among the recent choices. */
  passing?: true;
  found?: Schemas.SearchKind;
  icon: ComponentType<LucideProps>;
  choice: Choice;
};

export type ItemGroup = {
  id: 'recent' | 'pages' | 'actions' | 'tasks' | Schemas.SearchKind;
  items: readonly Item[];
};
