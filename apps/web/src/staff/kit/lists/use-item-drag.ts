import { type DragEvent, useState } from 'react';

/** What an item of a list needs to be dragged, and to be the place where another one is dropped. */
export type ItemDrag = {
  /** The dragged item would take its place. */
  isOver: boolean;
  row: { onDragOver: (event: DragEvent) => void; onDrop: (event: DragEvent) => void };
  grip: { draggable: true; onDragStart: (event: DragEvent) => void; onDragEnd: () => void };
};

/**
 * Items of one list that are dragged to another place; by keyboard and touch, buttons move them.
 * @param onMove called with an item and its new place, from 0
 */
export function useItemDrag(ids: readonly string[], onMove: (id: string, to: number) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  function end() {
    setDragged(null);
    setOver(null);
  }
  return (id: string): ItemDrag => ({
    isOver: over === id && dragged !== id,
    row: {
      onDragOver(event) {
        if (dragged === null) return; // of another list
        event.preventDefault();
        setOver(id);
      },
      onDrop(event) {
        if (dragged === null) return;
        event.preventDefault();
        if (dragged !== id) onMove(dragged, ids.indexOf(id));
        end();
      },
    },
    grip: {
      draggable: true,
      onDragStart(event) {
        event.dataTransfer.setData('text/plain', id);
        event.dataTransfer.effectAllowed = 'move';
        const row = event.currentTarget.closest('li');
        if (row) event.dataTransfer.setDragImage(row, 12, 20);
        setDragged(id);
      },
      onDragEnd: end,
    },
  });
}
