/** Returns a link's address if documents may contain it, otherwise null. */
export function safeDestination(address: string): string | null {
  return /^(https:\/\/[^\s\\"'<>`]+|mailto:[^\s\\"'<>`]+|#[\w-]*)$/i.test(address) ? address : null;
}

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  trade: '™',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  middot: '·',
  bull: '•',
  sect: '§',
  para: '¶',
  deg: '°',
  times: '×',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
};

/** The signs that the server takes as entities; any other entity stays as it is written. */
export function decodeEntities(text: string): string {
  return text.replace(/&([a-z]+);/g, (whole, name: string) => signs[name] ?? whole);
}
