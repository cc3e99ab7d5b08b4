export type ImageSize = { width: number; height: number };

const scaleMin = 0.1;
const scaleMax = 8;
const step = 1.25;

/** The room that a picture takes after so many quarter turns, either way. */
export function turned({ width, height }: ImageSize, quarters: number): ImageSize {
  return quarters % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The scale at which the whole picture is visible; a small one is not enlarged. */
export function fitScale(
  image: ImageSize,
  frame: { clientWidth: number; clientHeight: number },
): number {
  const scale = Math.min(frame.clientWidth / image.width, frame.clientHeight / image.height);
  return Math.min(1, Math.max(scaleMin, scale));
}

export const zoomIn = (scale: number) => Math.min(scaleMax, scale * step);
export const zoomOut = (scale: number) => Math.max(scaleMin, scale / step);
