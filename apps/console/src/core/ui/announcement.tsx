/** Live region for screen readers: announces a changed text, and the same text again when `news` changes. */
export function Announcement({ children, news = 0 }: { children: string; news?: number }) {
  return (
    <p role="status" className="sr-only">
      <span key={news}>{children}</span>
    </p>
  );
}
