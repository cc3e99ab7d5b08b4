import { ChevronDown } from 'lucide-react';
import type { AriaAttributes, ReactNode, Ref } from 'react';
import { cn } from '#/core/ui/cn.ts';
import { useWideScreen } from './use-wide-screen.ts';

export type SelectOption = { value: string; label: string };

type ControlProps = AriaAttributes & {
  id?: string | undefined;
  title?: string | undefined;
  name?: string;
  disabled?: boolean | undefined;
  onBlur?: () => void;
};

export type SelectProps = ControlProps & {
  value: string;
  options: readonly SelectOption[];
  onChange: (event: { target: { value: string } }) => void;
  selectSize?: 'sm' | 'md';
  className?: string;
  ref?: Ref<HTMLElement>;
};

export type SelectStart = { focused: boolean; open: boolean };

export function NativeSelect({ options, selectSize, className, ref, ...props }: SelectProps) {
  return (
    <SelectFrame className={className}>
      <select
        data-slot="select"
        // Callers only move the focus to it.
        ref={ref as Ref<HTMLSelectElement>}
        className={selectClasses(selectSize)}
        {...props}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </SelectFrame>
  );
}

const heights = { sm: 'h-7 pr-6 pl-2 text-xs', md: 'h-8 pr-7 pl-2.5 text-sm' };

/** Not those of an input: to the browser every select is read-only, and would look it. */
export function selectClasses(size: 'sm' | 'md' = 'md'): string {
  return cn(
    'block w-full min-w-0 cursor-pointer appearance-none truncate rounded-md border border-line-strong bg-surface text-left text-ink transition-colors hover:border-ink-faint focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:opacity-70 aria-invalid:border-danger-text',
    heights[size],
  );
}

export function SelectFrame({
  className,
  children,
}: {
  className: string | undefined;
  children: ReactNode;
}) {
  return (
    <span className={cn('relative inline-block', className)}>
      {children}
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2 size-3.5 -translate-y-1/2 text-ink-muted"
      />
    </span>
  );
}

export function passRef(ref: Ref<HTMLElement> | undefined, element: HTMLElement | null) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
}

let thumb: MediaQueryList | undefined;

/** True on touch devices and narrow screens, for the system's own pickers. */
export function useNativeControls(): boolean {
  thumb ??= matchMedia('(pointer: coarse)');
  return !useWideScreen() || thumb.matches;
}
