/** A text with what is selected in it. */
type Selected = { text: string; from: number; to: number };

const around = { bold: '**', italic: '*' } as const;
const before = { heading: '## ', list: '- ', numbers: '1. ', quote: '> ' } as const;

export type Mark = keyof typeof around | keyof typeof before | 'link';

/** Puts a mark of Markdown around the selection or before its lines, and takes it away where it is there already. */
export function applyMark({ text, from, to }: Selected, mark: Mark): Selected {
  if (mark === 'link') return link({ text, from, to });
  if (mark in around) return wrap({ text, from, to }, around[mark as keyof typeof around]);
  return prefix({ text, from, to }, before[mark as keyof typeof before]);
}

function wrap({ text, from, to }: Selected, sign: string): Selected {
  const size = sign.length;
  const isWrapped = text.slice(from - size, from) === sign && text.slice(to, to + size) === sign;
  const [start, middle, end] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  if (isWrapped) {
    return {
      text: start.slice(0, -size) + middle + end.slice(size),
      from: from - size,
      to: to - size,
    };
  }
  return { text: start + sign + middle + sign + end, from: from + size, to: to + size };
}

function prefix({ text, from, to }: Selected, sign: string): Selected {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const lineEnd = text.indexOf('\n', to);
  const end = lineEnd === -1 ? text.length : lineEnd;
  const lines = text.slice(start, end).split('\n');
  const all = lines.every((line) => line.startsWith(sign));
  const changed = lines.map((line) => (all ? line.slice(sign.length) : sign + line)).join('\n');
  return {
    text: text.slice(0, start) + changed + text.slice(end),
    from: start,
    to: start + changed.length,
  };
}

function link({ text, from, to }: Selected): Selected {
  const labels = text.slice(from, to);
  const address = 'https://';
  const written = `[${labels}](${address})`;
  const at = from + labels.length + 3;
  return {
    text: text.slice(0, from) + written + text.slice(to),
    from: at,
    to: at + address.length,
  };
}
