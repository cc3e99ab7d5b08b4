import type { FieldValues } from 'react-hook-form';
import { Dialog } from '#/ui/overlay/dialog.tsx';
import { FormOverlay, type FormOverlayProps } from './form-overlay.tsx';

/**
 * A form in a dialog, open as long as it is rendered: sent once, closed when it has arrived. A failure
 * leaves it open with everything typed in it. Closing it half filled in asks first, unless a draft is
 * kept.
 */
export function FormDialog<Values extends FieldValues, Intent, Answer>(
  props: FormOverlayProps<Values, Intent, Answer>,
) {
  return <FormOverlay surface={Dialog} {...props} />;
}
