import { marked, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { decodeEntities, safeDestination } from './safe-markdown.ts';

/**
 * Draws Markdown as clients will read it. It is drawn from the tokens, without any HTML: a tag is shown as it was
 * written, and a link that leads anywhere but to `https:`, `mailto:` or a place on the page is no link.
 */
export function MarkdownPreview({ text, label }: { text: string; label: string }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and holds nothing else that takes the focus
      tabIndex={0}
      className="flex max-h-112 min-h-40 flex-col gap-2 overflow-y-auto rounded-md border border-line bg-sunken px-3 py-2 break-words"
    >
      <TokenList of={marked.lexer(text)} />
    </section>
  );
}

function TokenList({ of = [] }: { of?: readonly Token[] | undefined }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: tokens have nothing else that tells them apart
  return of.map((token, at) => <Fragment key={at}>{drawToken(token)}</Fragment>);
}

const headingClasses = ['text-lg', 'text-base', 'text-sm'];

function drawToken(token: Token): ReactNode {
  const inner = 'tokens' in token && token.tokens ? <TokenList of={token.tokens} /> : null;
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading': {
      // Headings of the document are none of the page.
      const size = headingClasses[Math.min(token['depth'], 3) - 1];
      return <p className={`${size} font-semibold`}>{inner}</p>;
    }
    case 'paragraph':
      return <p>{inner}</p>;
    case 'blockquote':
      return <blockquote className="border-l-2 border-line-strong pl-3">{inner}</blockquote>;
    case 'list':
      return <ListItems list={token as Tokens.List} />;
    case 'hr':
      return <hr className="border-line" />;
    case 'code':
      return <pre className="overflow-x-auto font-mono text-xs">{token['text']}</pre>;
    case 'strong':
      return <strong>{inner}</strong>;
    case 'em':
      return <em>{inner}</em>;
    case 'del':
      return <del>{inner}</del>;
    case 'codespan':
      return <code className="font-mono text-xs">{token['text']}</code>;
    case 'br':
      return <br />;
    case 'link': {
      const href = safeDestination(token['href']);
      if (href === null) return inner;
      return (
        <a href={href} target="_blank" rel="noreferrer" className="text-accent-text underline">
          {inner}
        </a>
      );
    }
    case 'text':
    case 'escape':
      return inner ?? decodeEntities(token['text']);
    default:
      return token.raw;
  }
}

function ListItems({ list: { ordered, items } }: { list: Tokens.List }) {
  const rows = items.map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: tokens have nothing else that tells them apart
    <li key={at}>
      <TokenList of={item.tokens} />
    </li>
  ));
  return ordered ? (
    <ol className="list-decimal pl-5">{rows}</ol>
  ) : (
    <ul className="list-disc pl-5">{rows}</ul>
  );
}
