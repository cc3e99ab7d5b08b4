import { Input } from '#/boot/ui/input.tsx';
import { isCalendarDay } from '#/kit/time/time-point.ts';
import { momentMax } from '#/kit/time/typed-time.ts';
import { useUrlSyncedInput } from '../use-url-synced-input.ts';

export type DayInputProps = {
  label: string;
  day: string | undefined;
  /** Told a whole day, and that there is none once the field is left empty. */
  onSettled: (day: string | undefined) => void;
};

/** One end of a range of days. Half a day is nobody's wish: it goes as it came when the field is left. */
export function DayInput({ label, day = '', onSettled }: DayInputProps) {
  const { text: typed, setText: setTyped, requested, noteSent } = useUrlSyncedInput(day);
  const settle = (settled: string) => {
    noteSent(settled);
    onSettled(settled || undefined);
  };
  return (
    <div className="w-36 max-sm:flex-1">
      <Input
        type="date"
        aria-label={label}
        value={typed}
        max={momentMax}
        onChange={({ target: { value } }) => {
          setTyped(value);
          if (isCalendarDay(value) && value !== requested) settle(value);
        }}
        onBlur={({ target }) => {
          // The browser shows what is half typed, and gives nothing.
          if (typed === '' && requested !== '' && !target.validity.badInput) return settle('');
          setTyped(requested);
          if (target.validity.badInput) target.value = requested;
        }}
      />
    </div>
  );
}
