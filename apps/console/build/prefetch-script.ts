import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const servedAt = '/prefetch.js';

const loginLabels = /\/(?:locales|labels)\/([\w-]+)\/login-labels\.(?:json|ts)$/;

/**
 * The script that runs before all others, with the files of the labels before the sign-in, by language, and those that
 * every page needs after it.
 */
async function compile(
  labelFiles: Readonly<Record<string, string>>,
  pageFiles: readonly string[],
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    root: at('.'),
    publicDir: false,
    resolve: { alias: { '#': at('src') } },
    define: { labelFiles: JSON.stringify(labelFiles), pageFiles: JSON.stringify(pageFiles) },
    build: {
      write: false,
      target: 'chrome123',
      lib: {
        entry: at('src/core/prefetch/prefetch-script.ts'),
        formats: ['iife'],
        name: 'prefetch',
      },
    },
  });
  // One format is one output, and its only file the script.
  const [output] = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  return output?.output[0].code ?? '';
}

/** The chunks that every page needs. */
const aroundPages = new Set(['app', 'ui', 'queries', 'list']);

/** A style sheet in the head would hold back the mark of the brand; below it, it holds back all else. */
const stylesAfterMark = (html: string): string => {
  const [sheet = ''] = /<link rel="stylesheet"[^>]*>/.exec(html) ?? [];
  return html.replace(sheet, '').replace('</svg>', `</svg>${sheet}`);
};

/** Builds that script, and has the page ask for it before anything else. */
export function prefetchScript(): Plugin {
  let isConsole = false;
  let src = servedAt;
  return {
    name: 'prefetch-script',
    enforce: 'pre',
    configResolved({ root }) {
      isConsole = `${root}/` === at('./');
    },
    configureServer({ middlewares }) {
      middlewares.use(servedAt, (_, answer, next) => {
        compile({}, []).then(
          (code) => answer.setHeader('Content-Type', 'text/javascript').end(code),
          next,
        );
      });
    },
    async generateBundle(_, bundle) {
      if (!isConsole) return;
      const labels = Object.values(bundle).flatMap((file) => {
        if (file.type !== 'chunk') return [];
        const [, locale] = loginLabels.exec(file.facadeModuleId ?? '') ?? [];
        return locale === undefined ? [] : [[locale, `/${file.fileName}`] as const];
      });
      const pages = Object.values(bundle).filter(
        (file) => file.type === 'chunk' && aroundPages.has(file.name),
      );
      const source = await compile(
        Object.fromEntries(labels),
        pages.map(({ fileName }) => `/${fileName}`),
      );
      src = `/${this.getFileName(this.emitFile({ type: 'asset', name: 'prefetch.js', source }))}`;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        isConsole
          ? {
              html: stylesAfterMark(html),
              tags: [{ tag: 'script', attrs: { src }, injectTo: 'head-prepend' }],
            }
          : [],
    },
  };
}
