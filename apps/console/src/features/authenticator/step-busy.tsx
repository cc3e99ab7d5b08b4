import { Button, Spinner } from '#/core/ui/button.tsx';
import { DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { StepHeading } from './step-heading.tsx';

/** Progress as text, with a way to cancel if there is one. */
export function StepBusy({
  label,
  leave,
}: {
  label: string;
  leave?: { label: string; onLeave: () => void };
}) {
  return (
    <>
      <DialogBody>
        <div role="status" className="flex min-h-44 items-center justify-center gap-2.5">
          <Spinner />
          <StepHeading title={label} />
        </div>
      </DialogBody>
      {leave !== undefined && (
        <DialogFooter>
          <Button onClick={leave.onLeave}>{leave.label}</Button>
        </DialogFooter>
      )}
    </>
  );
}
