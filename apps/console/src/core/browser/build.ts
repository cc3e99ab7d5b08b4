/**
 * Names the scripts, which change with any of the files. Null if a page is not the console's, as a proxy's own page.
 */
export const buildOf = (page: Document) => buildIn(page.documentElement.innerHTML);

/** Reads the text, because parsing another page would report its styles to the content security policy. */
const buildIn = (html: string): string | null =>
  html.match(/(?<=<script type="module"[^>]* src=")\/[^"]+/g)?.join(' ') ?? null;

const patienceMs = 10_000;

export const deployedBuild = (): Promise<string | null> =>
  fetch('/', { cache: 'no-cache', signal: AbortSignal.timeout(patienceMs) })
    .then((answer) => (answer.ok ? answer.text() : ''))
    .then(buildIn)
    .catch(() => null);
