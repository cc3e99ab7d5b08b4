/** Lines that one transaction of the ledger has made, beside each other in the statement. */
export type LineGroup<Line> = { id: string; lines: readonly [Line, ...Line[]] };

/** The lines in their order, those of one transaction together. */
export function groupLines<Line extends { id: string; transaction_id: string }>(
  lines: readonly Line[],
): LineGroup<Line>[] {
  const groups: LineGroup<Line>[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last?.lines[0].transaction_id === line.transaction_id) {
      groups[groups.length - 1] = { id: last.id, lines: [...last.lines, line] };
    } else {
      groups.push({ id: line.id, lines: [line] });
    }
  }
  return groups;
}
