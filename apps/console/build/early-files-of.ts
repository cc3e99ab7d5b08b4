import type { Rolldown } from 'vite';
import { frameWords, type PagePlace } from '../src/app/pages/page-places.ts';
import type { EarlyFiles } from '../src/app/start-up/early/early-files.ts';

const wordsFile = /\/src\/locales\/([\w-]+)\/([\w-]+)\.(?:json|ts)$/;
const frame = ['shell/shell.tsx', 'after-sign-in.ts'];
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Which files of a build each page needs, beside those that `index.html` asks for. */
export function earlyFilesOf(
  built: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
  places: readonly PagePlace[],
): EarlyFiles {
  const chunks = built.filter((one) => one.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files: string[] = [];
  const numberOf = (file: string) => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };

  function closure(file: string, seen = new Set<string>()): Set<string> {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const imported of byFile.get(file)?.imports ?? []) closure(imported, seen);
    return seen;
  }
  function chunkOf(source: string) {
    const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${source}`));
    if (found === undefined) throw new Error(`The build has no file of its own for ${source}.`);
    return found;
  }
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const always = new Set(entries.flatMap(({ fileName }) => [...closure(fileName)]));
  const numbersOf = (...sources: string[]) => {
    const needed = sources.flatMap((source) => [...closure(chunkOf(source).fileName)]);
    return [...new Set(needed)].filter((file) => !always.has(file)).map(numberOf);
  };

  const words: Record<string, Record<string, number>> = {};
  for (const { facadeModuleId, fileName } of chunks) {
    const [, locale, namespace] = wordsFile.exec(facadeModuleId ?? '') ?? [];
    if (locale === undefined || namespace === undefined) continue;
    const isSaidAtOnce = namespace === 'before-sign-in';
    const needed = places.some(({ namespaces }) => namespaces.some((one) => one === namespace));
    words[locale] ??= {};
    if (isSaidAtOnce) words[locale]['login'] = numberOf(fileName);
    else if (needed || frameWords.some((one) => one === namespace))
      words[locale][namespace] = numberOf(fileName);
  }
  return {
    login: numbersOf('app/pages/login-page.tsx'),
    frame: numbersOf(...frame.map((file) => `app/${file}`)),
    pages: Object.fromEntries(
      places.map(({ name }) => [name, numbersOf(`app/pages/${kebab(name)}-page.tsx`)]),
    ),
    words,
    files,
  };
}
