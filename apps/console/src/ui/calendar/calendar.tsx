import { lazyPart } from '#/ui/page/lazy-part.tsx';

/** A month to choose a day from. It comes when a calendar is opened first. */
export const DayCalendar = lazyPart(async () => (await import('./month.tsx')).DayCalendar);

/** Two months to choose days from. */
export const RangeCalendar = lazyPart(async () => (await import('./month.tsx')).RangeCalendar);
