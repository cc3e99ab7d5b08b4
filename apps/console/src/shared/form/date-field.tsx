import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '#/shared/i18n/use-translation.ts';
import { useSettings } from '#/shared/settings/settings-context.tsx';
import { dayMax, fromTypedTime, toTypedTime } from '#/shared/time/typed-time.ts';
import { Input } from '#/shared/ui/input.tsx';
import { type FieldProps, type TextName, useField } from './field.ts';
import { FieldFrame } from './field-frame.tsx';

/**
 * A day, as `2026-11-21`, or with `time` a moment, as RFC 3339. The browser's own field, which knows
 * every keyboard and calendar; its hint says whose clock it means.
 */
export function DateField<Values extends FieldValues, Name extends TextName<Values>>({
  time = false,
  min,
  max,
  ...props
}: FieldProps<Values, Name> & { time?: boolean; min?: string; max?: string }) {
  const { t } = useTranslation('form');
  const { timezone } = useSettings();
  const { field, error, required } = useField(props);
  const held = String(field.value);
  const shown = (value: string) => (time ? toTypedTime(value, timezone) : value);
  const bound = (value: string | undefined) => (value === undefined ? undefined : shown(value));
  /** As the field has it while a part is still being typed, and what the form has of it. */
  const [typed, setTyped] = useState({ text: shown(held), value: held });
  return (
    <FieldFrame
      label={props.label}
      hint={props.hint ?? t('zone', { timezone })}
      error={error}
      required={required}
    >
      {(control) => (
        <Input
          {...field}
          {...control}
          type={time ? 'datetime-local' : 'date'}
          value={typed.value === held ? typed.text : shown(held)}
          min={bound(min)}
          max={bound(max) ?? (time ? `${dayMax}T23:59` : dayMax)}
          onChange={({ target: { value: text } }) => {
            const value = time ? fromTypedTime(text, timezone) : text;
            setTyped({ text, value });
            field.onChange(value);
          }}
        />
      )}
    </FieldFrame>
  );
}
