/** So many weeks from now, so that dates that move off a closed day stay in their order. */
export const inWeeks = (weeks: number) =>
  `${new Date(Date.now() + weeks * 7 * 86_400_000).toISOString().slice(0, 10)}T10:00`;
