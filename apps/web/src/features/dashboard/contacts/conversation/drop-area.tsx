import { type DragEvent, type ReactNode, useState } from 'react';
import { classNames } from '../../../../ui/controls/class-names.ts';

export type DropAreaProps = { onFiles: (files: File[]) => void; children: ReactNode };

/** Accepts dropped files. A button inside does the same. */
export function DropArea({ onFiles, children }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false);

  function handleDragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  }
  function handleDrop(event: DragEvent) {
    setIsOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    onFiles([...event.dataTransfer.files]);
  }

  return (
    <div
      onDragOver={handleDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
      className={classNames('rounded-control', isOver && 'outline-2 outline-offset-4 outline-accent')}
    >
      {children}
    </div>
  );
}
