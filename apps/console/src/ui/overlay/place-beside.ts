export type Box = { top: number; left: number; width: number; height: number };

export type Placement = { top: number; left: number; maxHeight: number; above: boolean };

/** Between what floats and what it belongs to, and between it and the edge of the window. */
const gap = 4;
const margin = 8;

/**
 * Where something of that size floats: under its anchor, or above if there is more room, never past the edges of the
 * window, and no higher than the room there is.
 */
export function placeBeside(
  anchor: Box,
  size: { width: number; height: number },
  window: { width: number; height: number },
): Placement {
  const roomBelow = window.height - (anchor.top + anchor.height) - gap - margin;
  const roomAbove = anchor.top - gap - margin;
  const above = size.height > roomBelow && roomAbove > roomBelow;
  const maxHeight = Math.max(0, above ? roomAbove : roomBelow);
  const height = Math.min(size.height, maxHeight);
  const left = Math.min(anchor.left, window.width - size.width - margin);
  return {
    top: above ? anchor.top - gap - height : anchor.top + anchor.height + gap,
    left: Math.max(margin, left),
    maxHeight,
    above,
  };
}
