import { useWideScreen } from '#/ui/controls/use-wide-screen.ts';
import { StatementCards } from './statement-cards.tsx';
import type { StatementEntriesProps } from './statement-entries-props.ts';
import { StatementTable } from './statement-table.tsx';

/** The lines of a statement, those of one transaction together. On a narrow screen they are cards. */
export function StatementEntries(props: StatementEntriesProps) {
  return useWideScreen() ? <StatementTable {...props} /> : <StatementCards {...props} />;
}
