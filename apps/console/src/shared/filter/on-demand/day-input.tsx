import { useState } from 'react';
import { isCalendarDay } from '#/shared/time/time-point.ts';
import { dayMax } from '#/shared/time/typed-time.ts';
import { Input } from '#/shared/ui/input.tsx';

/** Earlier years are those that are still being typed: `0020`. */
const yearMin = '1900';

export type DayInputProps = {
  label: string;
  day: string | undefined;
  /** Told a whole day, and that there is none once the field is left empty. */
  onSettled: (day: string | undefined) => void;
};

/** One end of a range of days. Half a day is nobody's wish: it goes as it came when the field is left. */
export function DayInput({ label, day = '', onSettled }: DayInputProps) {
  const [typed, setTyped] = useState(day);
  const [seen, setSeen] = useState(day);
  if (day !== seen) {
    setSeen(day);
    setTyped(day);
  }
  return (
    <div className="w-36 max-sm:flex-1">
      <Input
        type="date"
        aria-label={label}
        value={typed}
        max={dayMax}
        onChange={({ target: { value } }) => {
          setTyped(value);
          if (isCalendarDay(value) && value >= yearMin && value !== day) onSettled(value);
        }}
        onBlur={({ target }) => {
          // The browser shows what is half typed, and gives nothing.
          if (typed === '' && day !== '' && !target.validity.badInput) onSettled(undefined);
          else setTyped(day);
        }}
      />
    </div>
  );
}
