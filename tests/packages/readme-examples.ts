export interface Example {
  /** In the file, from 1. */
  line: number;
  source: string;
  isUnseen: boolean;
  /** Whether it is run, and not compiled only. */
  runs: boolean;
}

const block =
  /^(?:<!-- example: (?<mark>[^\n]*) -->\n+)?```ts\n(?<source>.*?)^```$|^<!-- example, unseen:\n(?<unseen>.*?)^-->$/gms;

/**
 * A comment can prepare an example: `<!-- example, unseen:`, lines of TypeScript, `-->`. A comment above an example
 * says why it cannot run: `<!-- example: not run, … -->`.
 */
export function examplesIn(markdown: string): Example[] {
  return [...markdown.matchAll(block)].map((found) => {
    const { mark, unseen, source = unseen ?? '' } = found.groups ?? {};
    const start = found.index + Math.max(found[0].indexOf('```ts'), 0);
    const line = markdown.slice(0, start).split('\n').length;
    if (mark !== undefined && !/^not run, \S/.test(mark)) {
      throw new Error(`Line ${line}: "${mark}" is no mark: write "not run, " and why.`);
    }
    return { line, source, isUnseen: unseen !== undefined, runs: mark === undefined };
  });
}

const value = String.raw`(?:true|false|null|undefined|-?\d[\d_.]*|'[^'\n]*'|\[.*\]|\{.*\})`;
/** An expression with its value behind it or on the next line, and perhaps text after a colon. */
const promise = new RegExp(
  String.raw`^( *)(?!const |let |return |import |export )(\S.*);(?: |\n *)// (${value})(?:: .*)?$`,
  'gm',
);

export function checkedProgram(source: string, url: string): string {
  const checked = source
    .replaceAll('http://127.0.0.1:4600', url)
    .replaceAll(promise, '$1assert.deepEqual($2, $3);');
  return `import assert from 'node:assert/strict';\n${checked}\nexport {};\n`;
}

const exported = /^export (?:async )?(?:const|function|class|type|interface) (\w+)/gm;

export function importsFrom(
  above: readonly { file: string; source: string; isUnseen: boolean }[],
  source: string,
): string {
  const imports = above.flatMap(({ file, source: earlier, isUnseen }) => {
    const names = [...earlier.matchAll(exported)].map(([, name = '']) => name);
    const used = names.filter((name) =>
      new RegExp(String.raw`(?<![\w.'/-])${name}\b`).test(source),
    );
    if (used.length > 0) return [`import { ${used.join(', ')} } from './${file}.js';\n`];
    return isUnseen ? [`import './${file}.js';\n`] : [];
  });
  return imports.join('');
}
