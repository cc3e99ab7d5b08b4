export type Size = { width: number; height: number };
export type Point = { x: number; y: number };

/** How a picture lies in its frame: how large, and how far its middle is from the frame's, in pixels. */
export type PictureView = { scale: number } & Point;

export const scaleMin = 0.1;
export const scaleMax = 8;
export const zoomStep = 1.25;
/** How far one press of an arrow key moves it, in pixels. */
export const panStep = 60;

/** The room that a picture takes after so many quarter turns, either way. */
export function turned({ width, height }: Size, quarters: number): Size {
  return quarters % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The whole picture visible, in the middle. A small one is enlarged up to twice its size. */
export function fitted(picture: Size, frame: Size): PictureView {
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height, 2);
  return { scale: Math.max(scaleMin, scale), x: 0, y: 0 };
}

/** An edge of the picture never comes further in than the edge of the frame. */
export function kept(view: PictureView, picture: Size, frame: Size): PictureView {
  const held = (offset: number, size: number, room: number) => {
    const most = Math.max(0, (size * view.scale - room) / 2);
    return Math.min(most, Math.max(-most, offset));
  };
  return {
    scale: view.scale,
    x: held(view.x, picture.width, frame.width),
    y: held(view.y, picture.height, frame.height),
  };
}

/** Larger or smaller, with what is under `at` staying there; `at` is from the middle of the frame. */
export function zoomed(view: PictureView, factor: number, at: Point): PictureView {
  const scale = Math.min(scaleMax, Math.max(scaleMin, view.scale * factor));
  const grown = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown };
}

export function moved(view: PictureView, by: Point): PictureView {
  return { ...view, x: view.x + by.x, y: view.y + by.y };
}
