import { readFileSync } from 'node:fs';
import { contractFile, type Operation } from '../http/contract.ts';

interface Example {
  value: unknown;
}

interface Reference {
  $ref: string;
}

interface Document {
  paths: Record<
    string,
    Record<
      string,
      {
        requestBody?: {
          content: Record<string, { examples?: { example?: Reference | Example } }>;
        };
      }
    >
  >;
  components: { examples: Record<string, Example> };
}

let document: Document | undefined;

/** Undefined if the operation takes none. */
export function bodyExample({ path, method }: Operation): unknown {
  // `pnpm generate` writes every example so.
  document ??= JSON.parse(readFileSync(contractFile, 'utf8')) as Document;
  const content = document.paths[path]?.[method.toLowerCase()]?.requestBody?.content;
  const example = content?.['application/json']?.examples?.example;
  if (example === undefined || !('$ref' in example)) return example?.value;
  return document.components.examples[example.$ref.split('/').at(-1) ?? '']?.value;
}
