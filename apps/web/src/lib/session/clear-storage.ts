/** Empties what this browser keeps for the site as plain text, for all tabs and for this one. Its databases stay. */
export function clearStorage(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Storage is blocked by browser settings: nothing is in it.
  }
}
