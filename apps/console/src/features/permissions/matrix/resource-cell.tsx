import { cn } from '#/core/ui/cn.ts';
import { useRightLabels } from '../use-right-labels.ts';
import type { ResourceRow } from './find-resources.ts';

export function ResourceCell({
  row: { resource, parent },
  onOpen,
}: {
  row: ResourceRow;
  onOpen: (resource: string) => void;
}) {
  const labels = useRightLabels();
  return (
    <th
      scope="row"
      className={cn(
        'sticky left-0 bg-surface px-3 py-1.5 text-left font-normal whitespace-nowrap',
        parent !== null && 'pl-8',
      )}
    >
      <button
        type="button"
        data-resource={resource}
        className="rounded-sm text-left underline-offset-4 hover:underline"
        onClick={() => onOpen(resource)}
      >
        {labels.resource(resource)}
      </button>
      <code className="ml-2 text-xs text-ink-faint max-md:hidden">{resource}</code>
    </th>
  );
}
