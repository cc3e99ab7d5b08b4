export type LineGroup<Line> = { id: string; entries: readonly [Line, ...Line[]] };

export function groupEntries<Line extends { id: string; transaction_id: string }>(
  entries: readonly Line[],
): LineGroup<Line>[] {
  const groups: LineGroup<Line>[] = [];
  for (const line of entries) {
    const last = groups.at(-1);
    if (last?.entries[0].transaction_id === line.transaction_id) {
      groups[groups.length - 1] = { id: last.id, entries: [...last.entries, line] };
    } else {
      groups.push({ id: line.id, entries: [line] });
    }
  }
  return groups;
}
