/** Whether a file or folder could not be used because there is none; any other failure says nothing about that. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** What is found of a file or folder; null when there is none, never was or no longer. @throws any other failure */
export async function unlessMissing<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
}
