import {
  type Control,
  type FieldPathByValue,
  type FieldValues,
  useController,
} from 'react-hook-form';
import { Switch } from './switch.tsx';

/** On or off in a form: it counts once the form is sent. */
export function SwitchField<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, boolean>,
>({
  control,
  name,
  label,
  hint,
}: {
  control: Control<Values>;
  name: Name;
  label: string;
  hint?: string;
}) {
  const { field } = useController({ control, name });
  return (
    <div data-slot="field" className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <span aria-hidden="true" className="font-medium">
          {label}
        </span>
        {hint !== undefined && <p className="text-xs text-ink-muted">{hint}</p>}
      </div>
      <Switch label={label} checked={Boolean(field.value)} onChange={field.onChange} />
    </div>
  );
}
