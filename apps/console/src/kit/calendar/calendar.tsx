import { lazyPart } from '#/kit/page/lazy-part.tsx';

/** A month to choose a day from. It comes when a calendar is opened first. */
export const DayCalendar = lazyPart(
  async () => (await import('./on-demand/calendar.tsx')).DayCalendar,
);

/** Two months to choose days from. */
export const RangeCalendar = lazyPart(
  async () => (await import('./on-demand/calendar.tsx')).RangeCalendar,
);
