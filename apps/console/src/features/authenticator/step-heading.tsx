import { useEffect, useRef } from 'react';

/**
 * The heading of a step. It takes the focus when the step begins, unless a field of it does: so the
 * step is read out, and the keyboard goes on from there.
 */
export function StepHeading({
  title,
  step,
  focused = true,
}: {
  title: string;
  /** Position in the sequence: "step 1 of 2". */
  step?: string;
  focused?: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <h3 ref={heading} tabIndex={-1} className="text-base font-semibold outline-none">
      {step !== undefined && (
        <span className="mb-0.5 block text-xs font-normal text-ink-muted">{step}</span>
      )}
      {title}
    </h3>
  );
}
