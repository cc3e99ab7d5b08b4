import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Announcement } from '#/core/ui/announcement.tsx';
import { Button } from '#/core/ui/button.tsx';

/** Rejects if the browser forbids it; on plain http there is no clipboard. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

const toldForMs = 3_000;

export function CopyButton({
  text,
  labels,
  children,
}: {
  text: string;
  labels: { copied: string; failed: string };
  children: string;
}) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), toldForMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await copyText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  const message = outcome === null ? '' : labels[outcome];
  return (
    <>
      <Button size="sm" onClick={() => void copy()}>
        {outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {message === '' ? children : message}
      </Button>
      <Announcement>{message}</Announcement>
    </>
  );
}
