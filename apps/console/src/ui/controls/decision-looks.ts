import { CircleCheck, CircleX, Clock, type LucideIcon, Undo2 } from 'lucide-react';
import type { StatusTone } from './status-badge.tsx';

/** How a state looks: its tone and its icon. */
export type StatusLook = { tone: StatusTone; icon: LucideIcon };

/** How the states of what staff decide look in every list. */
export const decisionLooks = {
  pending: { tone: 'pending', icon: Clock },
  approved: { tone: 'success', icon: CircleCheck },
  rejected: { tone: 'danger', icon: CircleX },
  rolled_back: { tone: 'neutral', icon: Undo2 },
} as const satisfies Record<string, StatusLook>;
