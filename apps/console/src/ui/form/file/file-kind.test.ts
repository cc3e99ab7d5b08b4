import { expect, test } from 'vitest';
import { fileSizeMax, formatSize, readFileType } from './file-kind.ts';

const bytes = (latin1: string) =>
  new Blob([Uint8Array.from(latin1, (character) => character.charCodeAt(0))]);

// @rule deposits: A proof is one picture or PDF of at most 10 MB, detected by content
test('a file is what its first bytes say, whatever its name says', async () => {
  expect(await readFileType(bytes('\x89PNG\r\n\x1a\n'))).toEqual({ type: 'image/png' });
  expect(await readFileType(bytes('\xff\xd8\xff\xe0'))).toEqual({ type: 'image/jpeg' });
  expect(await readFileType(bytes('RIFF\x10\x00\x00\x00WEBPVP8 '))).toEqual({ type: 'image/webp' });
  expect(await readFileType(bytes('%PDF-1.7'))).toEqual({ type: 'application/pdf' });
  const named = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'scan.png', {
    type: 'image/png',
  });
  expect(await readFileType(named)).toEqual({ fault: 'wrongType' });
});

test('a file of exactly the limit is taken, one byte more or none at all is not', async () => {
  const png = '\x89PNG\r\n\x1a\n';
  const fill = (size: number) => new Blob([bytes(png), new Uint8Array(size - png.length)]);
  expect(await readFileType(fill(fileSizeMax))).toEqual({ type: 'image/png' });
  expect(await readFileType(fill(fileSizeMax + 1))).toEqual({ fault: 'tooLarge' });
  expect(await readFileType(new Blob([]))).toEqual({ fault: 'empty' });
});

test('the size of a file is shown in the unit that people know', () => {
  expect(formatSize(812_300, 'en-US')).toBe('812.3 kB');
  expect(formatSize(3_400_000, 'en-US')).toBe('3.4 MB');
});
