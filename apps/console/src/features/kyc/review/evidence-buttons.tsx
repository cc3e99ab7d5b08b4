import type { Schemas } from '@brokerdesk/sdk';
import { ScanEye } from 'lucide-react';
import { Button } from '#/core/ui/button.tsx';
import { useDocumentName } from '../viewer/document-name.ts';

/** From what is said to the documents that prove it. */
export function EvidenceButtons({
  documents,
  shownId,
  onShow,
}: {
  documents: readonly Schemas.KycDocument[];
  shownId: string | undefined;
  onShow: (id: string) => void;
}) {
  const nameOf = useDocumentName();
  return (
    <span className="flex flex-wrap justify-end gap-1">
      {documents.map((document) => (
        <Button
          key={document.id}
          size="sm"
          variant="ghost"
          aria-pressed={document.id === shownId}
          className="aria-pressed:bg-selected aria-pressed:text-ink"
          onClick={() => onShow(document.id)}
        >
          <ScanEye aria-hidden="true" />
          {nameOf(document)}
        </Button>
      ))}
    </span>
  );
}
