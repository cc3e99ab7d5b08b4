import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '#/core/ui/button.tsx';
import { IconButton } from '#/core/ui/icon-button.tsx';

type Props = {
  rows: readonly { id: string }[];
  max: number;
  named: (place: number) => string;
  removeLabel: (place: number) => string;
  addLabel: string;
  onAdd: () => void;
  onRemove: (at: number) => void;
  children: (at: number) => ReactNode;
};

/** Rows of the same fields; the last one cannot be removed. */
export function ProductRows({ rows, max, onAdd, onRemove, children, ...labels }: Props) {
  const id = useId();
  return (
    <div className="flex flex-col gap-3 md:col-span-2">
      <ol className="flex flex-col gap-3">
        {rows.map((row, at) => (
          <li
            key={row.id}
            aria-labelledby={`${id}-${at}`}
            className="rounded-md border border-line p-3"
          >
            <div className="mb-2 flex items-center justify-between gap-3">
              <h3 id={`${id}-${at}`} className="font-medium">
                {labels.named(at + 1)}
              </h3>
              {rows.length > 1 && (
                <IconButton
                  size="sm"
                  label={labels.removeLabel(at + 1)}
                  onClick={() => onRemove(at)}
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              )}
            </div>
            <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">{children(at)}</div>
          </li>
        ))}
      </ol>
      {rows.length < max && (
        <Button className="self-start" onClick={onAdd}>
          <Plus aria-hidden="true" />
          {labels.addLabel}
        </Button>
      )}
    </div>
  );
}
