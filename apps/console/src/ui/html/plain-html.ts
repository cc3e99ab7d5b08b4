declare global {
  interface Window {
    /** Not in every browser. */
    trustedTypes?: {
      readonly defaultPolicy: unknown;
      createPolicy(name: 'default', rules: { createHTML(html: string): string }): unknown;
    };
  }
}

/**
 * A chart empties its own element, and the list of a select writes its style. The page's policy refuses all other HTML
 * from text.
 */
export function allowPlainHtml(): void {
  if (window.trustedTypes?.defaultPolicy !== null) return;
  window.trustedTypes.createPolicy('default', {
    createHTML(html) {
      if (/[<&]/.test(html)) throw new TypeError('HTML is not taken from text.');
      return html;
    },
  });
}
