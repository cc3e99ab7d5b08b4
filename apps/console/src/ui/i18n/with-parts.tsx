import { Fragment, type ReactNode } from 'react';

/**
 * A sentence with more than text in it: the part of a name replaces `{name}`.
 *
 * @example
 * withParts('It held {before}.', { before: <LedgerAmount … /> })
 */
export function withParts(sentence: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  const pieces = sentence.split(/\{(\w+)\}/);
  return (
    <>
      {pieces.map((piece, at) => {
        // Every second piece is a name. Its position is its key: a sentence does not change its order.
        const key = `${at} ${piece}`;
        return <Fragment key={key}>{at % 2 === 0 ? piece : parts[piece]}</Fragment>;
      })}
    </>
  );
}

/** Sentences that end in Chinese take no space behind them. */
export const sentences = (...of: readonly (string | null | undefined | false)[]): string =>
  of
    .filter((one) => typeof one === 'string')
    .reduce((text, next) => `${text}${/[。！？；]$/.test(text) ? '' : ' '}${next}`);
