/** Refuses each text that any renderer may turn into a link, and with it some plain text. */
export function isPlainMarkdown(text: string): boolean {
  const spelled = text.replace(unseen, '');
  return (
    !control.test(text) &&
    !tag.test(spelled) &&
    !entity.test(spelled) &&
    !attributes.test(spelled) &&
    !scheme.test(spelled) &&
    !scheme.test(spelled.replace(dropped, '')) &&
    // Invisible characters before an address make it a path of the page's own host.
    [text, spelled].every(
      (text) =>
        destinationsOf(text).every(isHarmless) &&
        textInParentheses(text).every((inside) => isHarmless(inside) || !/[:/]/.test(inside)),
    )
  );
}

/** Invisible characters, which some renderers drop: they would hide a name from the checks below. */
const unseen = /[\p{Cf}\p{Variation_Selector}]/gu;
const dropped = /[\t\n\r\\]/g;
const control = /[^\P{Cc}\t\n\r]/u;
const tag = /<[a-z!/?]/i;
const harmlessEntity =
  'nbsp|copy|reg|trade|mdash|ndash|hellip|middot|bull|sect|para|deg|times|euro|pound|yen|cent';
const entity = new RegExp(
  `&(amp;)*(#|lt|gt|quot|(?!(?:amp|${harmlessEntity});)[a-z][a-z\\d]*;)`,
  'i',
);
/** `{: onclick=…}` and the like, which some renderers give to the element beside it. */
const attributes = /\{[^{}]*=[^{}]*\}/;
/** Also if no link is written: renderers make links of bare addresses, in ways of their own. */
const scheme = /(java|vb|live)script:|\b(blob|file|ftp|http|view-source):|\bdata:([a-z]+\/|[,;])/i;

function destinationsOf(text: string): string[] {
  return firstGroups(text, [/\]\(\s*([^)]*)/g, /\]\s*:\s*(\S*)/g]);
}

function textInParentheses(text: string): string[] {
  return firstGroups(text, [/\]\s+\(\s*([^)]*)/g]);
}

function firstGroups(text: string, patterns: readonly RegExp[]): string[] {
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(([, found = '']) => found.trim());
}

/** An address with a name before its host (`https://bank.example@…`) would pass for another one. */
function isHarmless(destination: string): boolean {
  return /^(https:\/\/[^\s\\"'<>`@/?#]+([/?#][^\s\\"'<>`]*)?|mailto:[^\s\\"'<>`]+|#[\w-]*)(\s+("[^"]*"|'[^']*'))?$/i.test(
    destination,
  );
}
