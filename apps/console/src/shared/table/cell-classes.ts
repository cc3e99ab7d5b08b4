import type { Density } from './table-view.ts';

/** The first column stays in sight while the others scroll under it. */
export const stickyFirst = 'sticky left-0 border-r border-line';

export const cellHeights: Readonly<Record<Density, string>> = {
  compact: 'h-7 py-0.5',
  normal: 'h-9 py-1',
  roomy: 'h-12 py-2',
};
