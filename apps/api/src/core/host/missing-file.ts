/** Whether an operation failed because the file or folder does not exist. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** The result of an operation on a file or folder; null when it does not exist. @throws any other failure */
export async function unlessMissing<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
}
