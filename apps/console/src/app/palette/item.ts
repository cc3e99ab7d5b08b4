import type { LucideProps } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Marked } from './marked-part.ts';

export type Choice =
  | { kind: 'go'; to: string; search?: Record<string, string> }
  | { kind: 'run'; run: () => void }
  /** The palette stays open for it. */
  | { kind: 'here'; run: () => void };

/** An entry of the palette. */
export type Item = {
  id: string;
  label: string;
  /** The part of the label that was asked for. */
  marked: Marked | null;
  hint?: string;
  robot?: boolean;
  icon: ComponentType<LucideProps>;
  choice: Choice;
};

export type ItemGroup = { id: 'recent' | 'pages' | 'actions' | 'clients'; items: readonly Item[] };
