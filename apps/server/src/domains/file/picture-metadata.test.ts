import { expect, it } from 'vitest';
import { withoutMetadata } from './picture-metadata.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const place = 'GPS 51.5N 0.1W';

const segment = (marker: number, body: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};
const jpegStart = Buffer.concat([
  Buffer.from([0xff, 0xd8]),
  segment(0xe0, latin1('JFIF\0 and density')),
]);
const scan = Buffer.concat([
  segment(0xda, latin1('scan')),
  Buffer.from([1, 0xff, 0, 2, 0xff, 0xd3, 3]),
]);
const jpegRest = Buffer.concat([
  segment(0xe2, latin1('ICC_PROFILE\0 colours')),
  scan,
  Buffer.from([0xff, 0xd9]),
]);

function exif(order: 'II' | 'MM', orientation: number): Buffer {
  const tiff = Buffer.alloc(8 + 2 + 12 + 4);
  const little = order === 'II';
  const u16 = (value: number, at: number) =>
    little ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  tiff.write(order, 'latin1');
  u16(42, 2);
  if (little) tiff.writeUInt32LE(8, 4);
  else tiff.writeUInt32BE(8, 4);
  u16(1, 8);
  u16(0x0112, 10);
  u16(3, 12);
  u16(orientation, 18);
  return segment(0xe1, Buffer.concat([latin1('Exif\0\0'), tiff, latin1(place)]));
}

const jpegWith = (...metadata: Buffer[]) =>
  Buffer.concat([jpegStart, ...metadata, jpegRest, latin1(`after the end: ${place}`)]);

it('a photograph is kept without place, comments and what follows its end', () => {
  const described = jpegWith(
    exif('MM', 1),
    segment(0xfe, latin1(place)),
    segment(0xed, latin1(place)),
  );
  const bare = withoutMetadata(described, 'image/jpeg');
  expect(bare.equals(Buffer.concat([jpegStart, jpegRest]))).toBe(true);
});

it.each(['II', 'MM'] as const)('a photograph stays the right way up (%s)', (order) => {
  const bare = withoutMetadata(jpegWith(exif(order, 6)), 'image/jpeg');
  expect(bare.includes(place)).toBe(false);
  const turned = bare.subarray(jpegStart.length, bare.length - jpegRest.length);
  // One entry: orientation, a short, 6.
  expect(turned.toString('hex')).toBe(
    'ffe1002245786966' + '00004d4d002a00000008' + '0001' + '011200030000000100060000' + '00000000',
  );
  expect(withoutMetadata(bare, 'image/jpeg').equals(bare)).toBe(true);
});

it('a screenshot is kept with its colours, and without texts and times', () => {
  const chunk = (type: string, body = '') => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(body.length);
    return Buffer.concat([head, latin1(type + body), Buffer.alloc(4)]);
  };
  const signature = latin1('\x89PNG\r\n\x1a\n');
  const [start, gamma, rest] = [
    chunk('IHDR', 'size'),
    chunk('gAMA', '1234'),
    chunk('IDAT', 'data'),
  ];
  const described = [chunk('tEXt', place), chunk('eXIf', place), chunk('prVt', place)];
  const end = chunk('IEND');
  const bare = withoutMetadata(
    Buffer.concat([signature, start, gamma, ...described, rest, end, latin1('<script>')]),
    'image/png',
  );
  expect(bare.equals(Buffer.concat([signature, start, gamma, rest, end]))).toBe(true);
});

it('a WebP picture no longer announces what was taken out', () => {
  const chunk = (type: string, body: Buffer) => {
    const head = Buffer.alloc(4);
    head.writeUInt32LE(body.length);
    const even = Buffer.alloc(body.length % 2);
    return Buffer.concat([latin1(type), head, body, even]);
  };
  const riff = (...chunks: Buffer[]) => {
    const body = Buffer.concat([latin1('WEBP'), ...chunks]);
    const size = Buffer.alloc(4);
    size.writeUInt32LE(body.length);
    return Buffer.concat([latin1('RIFF'), size, body]);
  };
  const flags = (value: number) => chunk('VP8X', Buffer.from([value, 0, 0, 0, 1, 0, 0, 1, 0, 0]));
  const picture = chunk('VP8 ', latin1('odd'));
  const described = riff(
    flags(0x3c),
    picture,
    chunk('EXIF', latin1(place)),
    chunk('XMP ', latin1(place)),
  );
  const bare = withoutMetadata(described, 'image/webp');
  expect(bare.equals(riff(flags(0x30), picture))).toBe(true);
});

it.each([
  ['image/jpeg', jpegWith(exif('MM', 1)).subarray(0, 40)],
  ['image/png', latin1('\x89PNG\r\n\x1a\n and no chunk')],
  ['image/webp', latin1('RIFF\x24\0\0\0WEBPVP8 and so on')],
  ['application/pdf', latin1('%PDF-1.7 and so on')],
])('bytes of %s that are no whole picture stay as they are', (contentType, bytes) => {
  expect(withoutMetadata(bytes, contentType)).toBe(bytes);
});
