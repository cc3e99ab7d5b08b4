/** Apart from the rest, which no one needs before signing in. */
export const pageSuspension: {
  /** Answers whether the page is suspended. */
  suspend: (() => boolean) | null;
  /** While a page is suspended: settles once its person is back, or the page is gone. */
  resumed: Promise<void> | null;
} = { suspend: null, resumed: null };
