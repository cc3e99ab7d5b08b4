import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Input } from '#/core/ui/input.tsx';
import { useNativeControls } from '#/ui/controls/native-select.tsx';
import { useUrlSyncedInput } from '#/ui/controls/use-url-synced-input.ts';
import { isCalendarDay } from '#/ui/time/time-point.ts';
import { fromTypedDay, momentMax } from '#/ui/time/typed-time.ts';
import type { DateRange } from './date-presets.ts';

type DayInputProps = {
  label: string;
  day: string | undefined;
  onSettled: (day: string | undefined) => void;
};

function DayInput({ label, day = '', onSettled }: DayInputProps) {
  const { text: typed, setText: setTyped, requested, noteSent } = useUrlSyncedInput(day);
  const native = useNativeControls();
  const settle = (settled: string) => {
    setTyped(settled);
    if (settled === requested) return;
    noteSent(settled);
    onSettled(settled || undefined);
  };
  const finish = ({ value, validity }: HTMLInputElement) => {
    const whole = fromTypedDay(value);
    if (isCalendarDay(whole)) return settle(whole);
    // The browser's own field shows what is half typed, and gives nothing.
    settle(value.trim() === '' && !validity.badInput ? '' : requested);
  };
  return (
    <div className={native ? 'w-36 max-sm:flex-1' : 'w-28'}>
      <Input
        {...(native
          ? { type: 'date', max: momentMax }
          : { placeholder: 'YYYY-MM-DD', autoComplete: 'off' })}
        aria-label={label}
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value);
          if (isCalendarDay(value)) settle(value);
        }}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && finish(currentTarget)}
        onBlur={({ target }) => {
          finish(target);
          if (target.validity.badInput) target.value = requested;
        }}
      />
    </div>
  );
}

export function CustomDays({
  from,
  to,
  timezone,
  onChange,
}: DateRange & { timezone: string; onChange: (range: DateRange) => void }) {
  const { t } = useTranslation('kit');
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <DayInput
        label={t('range.from')}
        day={from}
        // A range that ends before it begins would find nothing, and not say why.
        onSettled={(day) => onChange({ from: day, to: day && to && day > to ? day : to })}
      />
      <span aria-hidden="true">–</span>
      <DayInput
        label={t('range.to')}
        day={to}
        onSettled={(day) => onChange({ from: day && from && day < from ? day : from, to: day })}
      />
      <span className="text-xs text-ink-faint">{timezone}</span>
    </div>
  );
}
