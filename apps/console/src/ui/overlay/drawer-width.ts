/** As wide as a drawer is at first, with one pane and with two, at least, and at most, in pixels. */
export const drawerWidth = { onePane: 560, twoPanes: 760, min: 400, max: 1_040 };

const besideMin = 240;

/** The width in whole pixels that a drawer takes of a window that is so wide. */
export function fitDrawer(wanted: number, windowWidth: number): number {
  const max = Math.min(drawerWidth.max, Math.max(drawerWidth.min, windowWidth - besideMin));
  return Math.round(Math.min(Math.max(wanted, drawerWidth.min), max));
}

/** A stored width; what is no number is the usual one. */
export function readDrawerWidth(
  stored: string | null,
  defaultWidth: number = drawerWidth.onePane,
): number {
  const width = Number(stored);
  return stored !== null && Number.isFinite(width) && width > 0 ? width : defaultWidth;
}
