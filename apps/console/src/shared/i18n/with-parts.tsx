import { Fragment, type ReactNode } from 'react';

/**
 * A sentence with more than words in it: where `{name}` stands, the part of that name goes.
 *
 * @example
 * withParts('It held {before}.', { before: <LedgerAmount … /> })
 */
export function withParts(sentence: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  return sentence.split(/\{(\w+)\}/).map((piece, at) => {
    // Every second piece is the name between two of them; the sentence says where, so that its place is its key.
    const key = `${at} ${piece}`;
    return <Fragment key={key}>{at % 2 === 0 ? piece : parts[piece]}</Fragment>;
  });
}
