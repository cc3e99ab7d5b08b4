import type { Plugin, Rolldown } from 'vite';

const hint = '//# allFunctionsCalledOnLoad\n';

/** Moves the hint to the very beginning: behind Vite's preload list Chromium takes it for a comment. */
export function hintFirst(code: string): string {
  const at = code.indexOf(`\n${hint}`);
  // The lines change places: the source map, which begins below them, stays right.
  return at === -1 ? code : `${hint}${code.slice(0, at + 1)}${code.slice(at + 1 + hint.length)}`;
}

/**
 * Files of which most is run on every page. Chromium compiles a file that says so whole, beside the main
 * thread and while it still comes in, instead of each function when it is called first.
 */
export function compileWhole(names: ReadonlySet<string>): Plugin {
  return {
    name: 'compile-whole',
    outputOptions: (options) => ({
      ...options,
      postBanner: ({ name }: Rolldown.RenderedChunk) => (names.has(name) ? hint.trimEnd() : ''),
    }),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && names.has(file.name)) file.code = hintFirst(file.code);
        }
      },
    },
  };
}
