import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contractFile } from '../http/contract.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface ReferenceFile {
  type: string;
  etag: string;
  bytes(encoding: Encoding): Promise<Buffer>;
}

const require = createRequire(import.meta.url);
const here = import.meta.dirname;
const html = 'text/html; charset=utf-8';
const script = 'text/javascript; charset=utf-8';
const style = 'text/css; charset=utf-8';

export function referenceFiles(): ReadonlyMap<string, ReferenceFile> {
  const page = readFile(join(here, 'page.html'), html);
  return new Map([
    ['/docs', page],
    ['/docs/', page],
    ['/docs/page.js', readFile(join(here, 'page.js'), script)],
    ['/docs/page.css', readFile(join(here, 'page.css'), style)],
    ['/docs/openapi.json', readFile(contractFile, 'application/json; charset=utf-8')],
    [
      '/docs/swagger-ui-bundle.js',
      readFile(require.resolve('swagger-ui-dist/swagger-ui-bundle.js'), script),
    ],
    ['/docs/swagger-ui.css', readFile(require.resolve('swagger-ui-dist/swagger-ui.css'), style)],
  ]);
}

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const pack = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, quality),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
  identity: async (bytes: Buffer) => bytes,
};

function readFile(path: string, type: string): ReferenceFile {
  const plain = readFileSync(path);
  const packed = new Map<Encoding, Promise<Buffer>>();
  return {
    type,
    // Weak: the same for every encoding.
    etag: `W/"${createHash('sha256').update(plain).digest('base64url')}"`,
    bytes(encoding) {
      const bytes = packed.get(encoding) ?? pack[encoding](plain);
      packed.set(encoding, bytes);
      return bytes;
    },
  };
}
