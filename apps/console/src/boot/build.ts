/**
 * Which build of the console a page runs: the names of its scripts, which change with whatever is
 * built into any of its files. Null where a page is not the console's, as a proxy's own page.
 */
export function buildOf(page: Document): string | null {
  const scripts = [...page.querySelectorAll('script[type=module][src^="/"]')];
  return scripts.map((script) => script.getAttribute('src')).join(' ') || null;
}

const patienceMs = 10_000;

/** The build that the server has now, or null where it does not say. */
export async function deployedBuild(): Promise<string | null> {
  try {
    const answer = await fetch('/', {
      cache: 'no-cache',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!answer.ok) return null;
    // Its style has the nonce of another document, which the browser would report as a violation.
    const html = (await answer.text()).replace(/<style.*style>/s, '');
    return buildOf(new DOMParser().parseFromString(html, 'text/html'));
  } catch {
    return null;
  }
}
