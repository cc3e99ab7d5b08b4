import { AvailabilityForm } from '#/business/work/availability-form.tsx';
import { useSessionUser } from '#/ui/session/session-context.tsx';

/** The own absence. */
export function AbsenceDialog({ onClose }: { onClose: () => void }) {
  return <AvailabilityForm id={useSessionUser().id} onClose={onClose} />;
}
