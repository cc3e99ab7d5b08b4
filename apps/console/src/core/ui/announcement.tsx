/**
 * Words for those who cannot see what has changed: read out whenever they become others, and where
 * `news` says that the same words are news again: only what is new in the document is read out.
 */
export function Announcement({ children, news = 0 }: { children: string; news?: number }) {
  return (
    <p role="status" className="sr-only">
      <span key={news}>{children}</span>
    </p>
  );
}
