import type { Rolldown } from 'vite';
import { pageFileName } from '../src/app/pages/page-routes.ts';
import { defaultPath } from '../src/core/navigation/paths.ts';
import { frameNamespaces, type PageRoute } from '../src/core/pages/page-route.ts';
import type { PageFiles, PreloadManifest } from '../src/core/prefetch/preload-manifest.ts';

const wordsFile = /\/(?:locales|labels)\/([\w-]+)\/([\w-]+)\.(?:json|ts)$/;
const frame = ['/src/app/after-sign-in.ts', '/src/app/shell/shell.tsx'];

/** Which files of a build each page needs, beside those that `index.html` asks for. */
export function preloadManifestOf(
  built: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
  routes: readonly PageRoute[],
): { labels: PreloadManifest['words']; pages: PageFiles } {
  const chunks = built.filter((one) => one.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files: string[] = [];
  const numberOf = (file: string) => {
    const address = `/${file}`;
    if (!files.includes(address)) files.push(address);
    return files.indexOf(address);
  };

  function closure(file: string, seen = new Set<string>()): Set<string> {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const imported of byFile.get(file)?.imports ?? []) closure(imported, seen);
    return seen;
  }
  function chunkOf(source: string) {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
    if (found === undefined) throw new Error(`No file of the build has ${source}.`);
    return found;
  }
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const always = new Set(entries.flatMap(({ fileName }) => [...closure(fileName)]));
  const codeOf = (route: PageRoute) => {
    const sources = [...frame, `/${pageFileName(route)}`];
    const needed = sources.flatMap((one) => [...closure(chunkOf(one).fileName)]);
    return [...new Set(needed)].filter((file) => !always.has(file)).map(numberOf);
  };

  const said = new Map<string, Map<string, string>>();
  for (const { facadeModuleId, fileName } of chunks) {
    const [, locale, namespace] = wordsFile.exec(facadeModuleId ?? '') ?? [];
    if (locale === undefined || namespace === undefined) continue;
    said.set(locale, (said.get(locale) ?? new Map()).set(namespace, fileName));
  }
  const labelsOf = (namespaces: readonly string[]) =>
    Object.fromEntries(
      [...said].map(([locale, fileOf]) => [
        locale,
        [
          ...new Set(
            namespaces.flatMap((one) => fileOf.get(one) ?? fileOf.get('common-labels') ?? []),
          ),
        ].map(numberOf),
      ]),
    );
  const pages = routes.map((route) => {
    const labels = labelsOf([...frameNamespaces, ...route.namespaces]);
    return [route.path, { code: codeOf(route), labels }] as const;
  });
  const home = pages.find(([path]) => path === defaultPath);
  if (home === undefined) throw new Error('There is no page where people could begin.');
  return {
    labels: Object.fromEntries(
      [...said].flatMap(([locale, fileOf]) => {
        const file = fileOf.get('login-labels');
        return file === undefined ? [] : [[locale, `/${file}`]];
      }),
    ),
    pages: { files, pages: { '': home[1], ...Object.fromEntries(pages) } },
  };
}
