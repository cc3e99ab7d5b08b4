/** A change of `news` announces the same text again. */
export function Announcement({ children, news = 0 }: { children: string; news?: number }) {
  return (
    <p role="status" className="sr-only">
      <span key={news}>{children}</span>
    </p>
  );
}
