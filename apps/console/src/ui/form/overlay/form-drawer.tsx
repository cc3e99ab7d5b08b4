import type { FieldValues } from 'react-hook-form';
import { DrawerSurface } from './drawer-surface.tsx';
import { FormOverlay, type FormOverlayProps } from './form-overlay.tsx';

/**
 * A long form in a drawer, which takes the same as `FormDialog` and does the same. It may be opened
 * from another drawer, and lies over it then.
 *
 * @example
 * <FormDrawer title={title} description={client.full_name} submit={words} form={form} … />
 */
export function FormDrawer<Values extends FieldValues, Intent, Answer>(
  props: FormOverlayProps<Values, Intent, Answer>,
) {
  return <FormOverlay surface={DrawerSurface} {...props} />;
}
