import type { Schemas } from '@brokerdesk/sdk';

type Event = Schemas.ClientEvent['event'];

const bad: readonly Event[] = [
  'rejected',
  'rolled_back',
  'sign_in_failed',
  'disabled',
  'locked',
  'lapsed',
  'unfilled',
];
const good: readonly Event[] = ['approved', 'applied', 'repaid', 'completed', 'done'];

const looks = {
  danger: 'border-danger-line bg-danger-surface text-danger-text',
  success: 'border-success-line bg-success-surface text-success-text',
  neutral: 'border-line bg-sunken text-ink-muted',
} as const;

/** The look of an event's icon: its words say the same. */
export function eventLook(event: Event): string {
  if (bad.includes(event)) return looks.danger;
  return good.includes(event) ? looks.success : looks.neutral;
}
