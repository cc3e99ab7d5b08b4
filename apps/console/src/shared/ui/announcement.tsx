/** Words for those who cannot see what has changed: read out whenever they become others. */
export function Announcement({ children }: { children: string }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  );
}
