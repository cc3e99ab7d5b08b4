const strippers: Readonly<Record<string, (bytes: Buffer) => Buffer | null>> = {
  'image/jpeg': bareJpeg,
  'image/png': barePng,
  'image/webp': bareWebp,
};

/** Colours and orientation stay. Bytes that are no whole picture are returned unchanged. */
export function withoutMetadata(bytes: Buffer, contentType: string): Buffer {
  return strippers[contentType]?.(bytes) ?? bytes;
}

const jpeg = {
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  app0: 0xe0,
  app1: 0xe1,
  app2: 0xe2,
  app14: 0xee,
};

function bareJpeg(bytes: Buffer): Buffer | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xff00 + jpeg.start) return null;
  const kept = [bytes.subarray(0, 2)];
  for (let at = 2; ; ) {
    const segment = jpegSegment(bytes, at);
    if (segment === null) return null;
    at += segment.length;
    const marker = segment.readUInt8(1);
    if (isPicturePart(marker, segment)) kept.push(segment);
    else if (marker === jpeg.app1) kept.push(...orientationAlone(segment));
    if (marker === jpeg.end) return Buffer.concat(kept);
  }
}

function jpegSegment(bytes: Buffer, at: number): Buffer | null {
  if (at + 2 > bytes.length || bytes[at] !== 0xff) return null;
  const marker = bytes.readUInt8(at + 1);
  if (marker === jpeg.end) return bytes.subarray(at, at + 2);
  if (at + 4 > bytes.length) return null;
  const length = bytes.readUInt16BE(at + 2);
  const next = at + 2 + length;
  if (length < 2 || next > bytes.length) return null;
  return bytes.subarray(at, marker === jpeg.scan ? endOfScan(bytes, next) : next);
}

function isPicturePart(marker: number, segment: Buffer): boolean {
  const begins = (name: string) => segment.toString('latin1', 4, 4 + name.length) === name;
  if (marker === jpeg.app0) return begins('JFIF\0');
  if (marker === jpeg.app2) return begins('ICC_PROFILE\0');
  if (marker === jpeg.app14) return begins('Adobe');
  const isOtherApp = marker > jpeg.app0 && marker <= 0xef;
  const isComment = marker === 0xfe;
  return !isOtherApp && !isComment;
}

/** The next marker after the scan's data, in which 0xff is followed by 0 or by a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0;
    const isRestart = marker >= 0xd0 && marker <= 0xd7;
    if (marker !== 0 && marker !== 0xff && !isRestart) return at;
  }
  return bytes.length;
}

const orientationTag = 0x0112;

function orientationAlone(segment: Buffer): Buffer[] {
  const orientation = orientationOf(segment);
  if (orientation === null || orientation === 1) return [];
  const exif = Buffer.from(
    'ffe100224578696600004d4d002a00000008000101120003000000010000000000000000',
    'hex',
  );
  exif.writeUInt16BE(orientation, 28);
  return [exif];
}

function orientationOf(segment: Buffer): number | null {
  const tiff = segment.subarray(10);
  if (segment.toString('latin1', 4, 10) !== 'Exif\0\0' || tiff.length < 8) return null;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.length);
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const first = view.getUint32(4, little) + 2;
  if (first > tiff.length) return null;
  const count = Math.min(view.getUint16(first - 2, little), Math.floor((tiff.length - first) / 12));
  for (let entry = 0; entry < count; entry++) {
    const at = first + entry * 12;
    if (view.getUint16(at, little) !== orientationTag) continue;
    const value = view.getUint16(at + 8, little);
    return value >= 1 && value <= 8 ? value : null;
  }
  return null;
}

const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const shownChunks = new Set(
  'tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs cICP mDCV cLLI hIST sPLT acTL fcTL fdAT'.split(' '),
);

function barePng(bytes: Buffer): Buffer | null {
  if (!bytes.subarray(0, 8).equals(pngSignature)) return null;
  const kept: Buffer[] = [pngSignature];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const next = at + 12 + bytes.readUInt32BE(at);
    if (next > bytes.length) return null;
    const type = bytes.toString('latin1', at + 4, at + 8);
    const isNeeded = /^[A-Z]/.test(type) || shownChunks.has(type);
    if (isNeeded) kept.push(bytes.subarray(at, next));
    if (type === 'IEND') return Buffer.concat(kept);
    at = next;
  }
  return null;
}

const webpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const webpMetadataFlags = 0x0c;

function bareWebp(bytes: Buffer): Buffer | null {
  if (bytes.length < 12 || bytes.toString('latin1', 8, 12) !== 'WEBP') return null;
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return null;
  const kept: Buffer[] = [];
  let at = 12;
  while (at + 8 <= end) {
    const size = bytes.readUInt32LE(at + 4);
    const next = at + 8 + size + (size % 2);
    if (next > end) return null;
    const type = bytes.toString('latin1', at, at + 4);
    if (webpChunks.has(type)) kept.push(Buffer.from(bytes.subarray(at, next)));
    at = next;
  }
  const [first] = kept;
  if (first === undefined) return null;
  if (first.toString('latin1', 0, 4) === 'VP8X' && first.length > 8) {
    first.writeUInt8(first.readUInt8(8) & ~webpMetadataFlags, 8);
  }
  const body = Buffer.concat(kept);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}
