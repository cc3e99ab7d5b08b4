import { type DragEvent, useState } from 'react';
import type { DataTable } from '../use-data-table.ts';
import type { TableViewControl } from '../views/use-table-view.ts';
import { putColumn } from './arrange-columns.ts';

type Place = 'before' | 'after';

/** On which half of a head the pointer is. */
function placeOf(event: DragEvent<HTMLElement>): Place {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  return event.clientX < left + width / 2 ? 'before' : 'after';
}

/** Heads are dragged to where their columns shall be. The dialog of the columns does it by keys. */
export function useColumnDrag<Row extends { id: string }>(
  table: DataTable<Row>,
  control: TableViewControl,
) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<{ id: string; place: Place } | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  return (id: string, movable: boolean) => ({
    draggable: movable,
    'data-drop': over?.id === id && dragged !== id ? over.place : undefined,
    onDragStart: (event: DragEvent<HTMLElement>) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', id);
      setDragged(id);
    },
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (dragged === null) return;
      event.preventDefault();
      const place = placeOf(event);
      if (over?.id !== id || over.place !== place) setOver({ id, place });
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault();
      if (dragged === null) return;
      const arranged = table.getAllLeafColumns().map((column) => column.id);
      control.arrange(putColumn(arranged, control.view.pinned, dragged, id, placeOf(event)));
      end();
    },
    onDragEnd: end,
  });
}
