import { useWideScreen } from '#/kit/ui/use-wide-screen.ts';
import { StatementCards } from './statement-cards.tsx';
import type { StatementLinesProps } from './statement-lines-props.ts';
import { StatementTable } from './statement-table.tsx';

/** The lines of a statement, those of one transaction together. On a narrow screen they are cards. */
export function StatementLines(props: StatementLinesProps) {
  return useWideScreen() ? <StatementTable {...props} /> : <StatementCards {...props} />;
}
