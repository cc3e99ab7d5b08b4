import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { useSettings } from '#/boot/settings/settings-context.tsx';
import { Input } from '#/boot/ui/input.tsx';
import {
  dayMax,
  fromTypedDay,
  fromTypedTime,
  momentMax,
  toTypedTime,
} from '#/kit/time/typed-time.ts';
import { type FieldProps, type TextName, useField } from './field.ts';
import { FieldFrame } from './field-frame.tsx';

/**
 * A day, as `2026-11-21`, or with `time` a moment, as RFC 3339. The browser's own field, which knows
 * every keyboard and calendar; its hint says whose clock it means. What is half typed, or in no calendar,
 * is an error, and not the same as nothing.
 */
export function DateField<Values extends FieldValues, Name extends TextName<Values>>({
  time = false,
  min,
  max,
  ...props
}: FieldProps<Values, Name> & { time?: boolean; min?: string; max?: string }) {
  const { t } = useTranslation('form');
  const { timezone } = useSettings();
  const input = useRef<HTMLInputElement>(null);
  const read = (text: string) => (time ? fromTypedTime(text, timezone) : fromTypedDay(text));
  /** The browser shows what it cannot read, and gives nothing. */
  const isWhole = ({ value: text, validity }: HTMLInputElement) =>
    !validity.badInput && (text === '' || read(text) !== '');
  const unread = () => (input.current === null || isWhole(input.current) ? null : t('date.wrong'));
  const { field, error, required } = useField({ ...props, unread });
  const held = String(field.value);
  const shown = (value: string) => (time ? toTypedTime(value, timezone) : value);
  const bound = (value: string | undefined) => (value === undefined ? undefined : shown(value));
  /** As the field has it while a part is still being typed, and what the form has of it. */
  const [typed, setTyped] = useState({ text: shown(held), value: held });
  /** Half a day is none: until it is whole, or gone, the form has what was there before. */
  const report = (element: HTMLInputElement) => {
    const text = element.value;
    const value = isWhole(element) ? read(text) : held;
    setTyped({ text, value });
    if (value !== held || (error === t('date.wrong') && isWhole(element))) field.onChange(value);
  };
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
          ref={(element) => {
            input.current = element;
            field.ref(element);
          }}
          type={time ? 'datetime-local' : 'date'}
          value={typed.value === held ? typed.text : shown(held)}
          min={bound(min)}
          max={bound(max) ?? (time ? `${momentMax}T23:59` : dayMax)}
          onChange={({ target }) => report(target)}
          // What is half typed can go without the browser calling it a change.
          onKeyUp={({ currentTarget }) => report(currentTarget)}
          onBlur={({ target }) => {
            field.onBlur();
            report(target);
          }}
        />
      )}
    </FieldFrame>
  );
}
