/** The file that somebody drops; null when it is something else, such as text. */
export function droppedFile(transfer: DataTransfer): File | null {
  return transfer.files[0] ?? null;
}

/** The picture that somebody pastes; null where there is text, too: programs often add a picture of the text. */
export function pastedFile(transfer: DataTransfer): File | null {
  if (transfer.types.includes('text/plain')) return null;
  return [...transfer.files].find((file) => file.type.startsWith('image/')) ?? null;
}

/** Whether what is being dragged could be dropped as a file: what it is, is told only when it is dropped. */
export function isFileDrag(transfer: DataTransfer): boolean {
  return transfer.types.includes('Files');
}
