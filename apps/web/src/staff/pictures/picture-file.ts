/** The dropped file; null for other content such as text. */
export function droppedFile(transfer: DataTransfer): File | null {
  return transfer.files[0] ?? null;
}

/** The dropped or pasted pictures when there are several; empty for one, which is described in the dialog. */
export function severalPictures(transfer: DataTransfer): File[] {
  const pictures = [...transfer.files].filter((file) => file.type.startsWith('image/'));
  return pictures.length > 1 && !transfer.types.includes('text/plain') ? pictures : [];
}

/** The pasted image; null when the clipboard also has text, because programs often add an image of the text. */
export function pastedFile(transfer: DataTransfer): File | null {
  if (transfer.types.includes('text/plain')) return null;
  return [...transfer.files].find((file) => file.type.startsWith('image/')) ?? null;
}

/** Whether the dragged item is a file. Its type is known only on drop. */
export function isFileDrag(transfer: DataTransfer): boolean {
  return transfer.types.includes('Files');
}
