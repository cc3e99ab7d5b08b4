/** Part of the browser's Trusted Types, which not every browser of the target has. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML(html: string): string };
}

/** Elements that run, load, embed or redirect something, or hide what they hold. */
const active =
  'script, iframe, frame, object, embed, base, link, meta, form, template, noscript, [srcdoc]';
const scheme = /^(javascript|vbscript|data:text\/html)/i;

const isActive = ({ name, value }: Attr) =>
  name.startsWith('on') || scheme.test(value.replace(/[\s\p{Cc}]/gu, ''));

/** Returns the markup unchanged, or without what would run, load or embed something. `parse` runs none of it. */
export function cleanHtml(html: string, parse: (html: string) => Document): string {
  if (!html.includes('<')) return html;
  const page = parse(html);
  let isClean = true;
  for (const element of page.querySelectorAll(active)) {
    element.remove();
    isClean = false;
  }
  for (const element of page.querySelectorAll('*')) {
    for (const attribute of [...element.attributes].filter(isActive)) {
      element.removeAttribute(attribute.name);
      isClean = false;
    }
  }
  return isClean ? html : page.head.innerHTML + page.body.innerHTML;
}

/**
 * Passes the markup that charts, lists and the document editor make of text through `cleanHtml`. The page's content
 * security policy allows no other way.
 */
function guardMarkup({ trustedTypes }: { trustedTypes?: TrustedTypes }): void {
  if (trustedTypes === undefined) return;
  const parser = new DOMParser();
  const inert = trustedTypes.createPolicy('brokerdesk', { createHTML: (html) => html });
  trustedTypes.createPolicy('default', {
    createHTML: (html) =>
      cleanHtml(html, (raw) => parser.parseFromString(inert.createHTML(raw), 'text/html')),
  });
}

guardMarkup(globalThis as { trustedTypes?: TrustedTypes });
