import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { Input } from '#/core/ui/input.tsx';
import { CalendarButton, DayCalendar } from '#/ui/calendar/calendar.tsx';
import { useNativeControls } from '#/ui/controls/native-select.tsx';
import {
  dayMax,
  fromTypedDay,
  fromTypedTime,
  momentMax,
  toTypedTime,
} from '#/ui/time/typed-time.ts';
import { useTimeZone } from '#/ui/time/use-time.ts';
import { type FieldProps, type TextName, useField } from './field.ts';
import { FieldFrame } from './field-frame.tsx';

const timeOfDay = [11, 16] as const;

/**
 * A day as `2026-11-21`, or with `time` a moment as RFC 3339; `min` and `max` are days. Incomplete or invalid input is
 * an error, unlike empty input.
 */
export function DateField<Values extends FieldValues, Name extends TextName<Values>>({
  time = false,
  min,
  max,
  timezone: ownZone,
  ...props
}: FieldProps<Values, Name> & {
  time?: boolean;
  min?: string;
  max?: string;
  timezone?: string;
}) {
  const { t } = useTranslation('form');
  const settings = useSettings();
  const userZone = useTimeZone();
  const timezone = ownZone ?? (time ? userZone : settings.timezone);
  const native = useNativeControls();
  const input = useRef<HTMLInputElement>(null);
  const read = (text: string) => (time ? fromTypedTime(text, timezone) : fromTypedDay(text));
  /** The browser's own field shows what it cannot read, and gives nothing. */
  const isWhole = ({ value: text, validity }: HTMLInputElement) =>
    !validity.badInput && (text.trim() === '' || read(text) !== '');
  const unread = () => (input.current === null || isWhole(input.current) ? null : t('date.wrong'));
  const shown = (value: string) => {
    const text = time ? toTypedTime(value, timezone) : value;
    return native ? text : text.replace('T', ' ');
  };
  const check = (value: string) => {
    const day = shown(value).slice(0, dayMax.length);
    if (min !== undefined && day < min) return t('date.min', { min });
    return max !== undefined && day > max ? t('date.max', { max }) : null;
  };
  const { field, error, required } = useField({
    ...props,
    unread,
    check: (value) => props.check?.(value) ?? check(value),
  });
  const stored = String(field.value);
  const bound = (day: string | undefined, at: string) => (time && day ? `${day}T${at}` : day);
  const [typed, setTyped] = useState({ text: shown(stored), value: stored });
  const text = typed.value === stored ? typed.text : shown(stored);
  const commit = (text: string, value: string, whole: boolean) => {
    setTyped({ text, value });
    if (value !== stored || (error === t('date.wrong') && whole)) field.onChange(value);
  };
  /** Half a day is none: until it is whole, or gone, the form has what was there before. */
  const report = (element: HTMLInputElement) => {
    const whole = isWhole(element);
    commit(element.value, whole ? read(element.value) : stored, whole);
  };
  const pick = (day: string) => {
    const text = time ? `${day} ${shown(stored).slice(...timeOfDay) || '00:00'}` : day;
    commit(text, read(text), true);
  };
  return (
    <FieldFrame
      label={props.label}
      hint={props.hint ?? t('zone', { timezone })}
      error={error}
      required={required}
    >
      {(control) => (
        <div className="relative">
          <Input
            {...field}
            {...control}
            ref={(element) => {
              input.current = element;
              field.ref(element);
            }}
            {...(native
              ? {
                  type: time ? 'datetime-local' : 'date',
                  min: bound(min, '00:00'),
                  max: bound(max, '23:59') ?? (time ? `${momentMax}T23:59` : dayMax),
                }
              : {
                  placeholder: time ? t('date.moment') : 'YYYY-MM-DD',
                  autoComplete: 'off',
                  className: 'pr-9',
                })}
            value={text}
            onChange={({ target }) => report(target)}
            // The browser fires no change event when incomplete input is cleared.
            onKeyUp={({ currentTarget }) => report(currentTarget)}
            onBlur={({ target }) => {
              field.onBlur();
              report(target);
              if (isWhole(target)) setTyped(({ value }) => ({ text: shown(value), value }));
            }}
          />
          {!native && (
            <div className="absolute inset-y-0 right-0.5 flex items-center">
              <CalendarButton
                returnFocus={
                  time
                    ? () => {
                        input.current?.focus();
                        input.current?.setSelectionRange(...timeOfDay);
                      }
                    : undefined
                }
              >
                {(close) => (
                  <DayCalendar
                    day={shown(stored).slice(0, dayMax.length)}
                    min={min}
                    max={max}
                    onPick={(day) => {
                      pick(day);
                      close();
                    }}
                  />
                )}
              </CalendarButton>
            </div>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
