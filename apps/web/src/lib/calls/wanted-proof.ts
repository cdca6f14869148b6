/** Whether a refusal is about the code of the second factor: it is missing, wrong or used; what else was sent is right. */
export function needsCode(error: unknown): boolean {
  return wantedBy(error).needsCode === true;
}

/** Whether a refusal is for want of the password alone: it was given too long ago. */
export function needsPassword(error: unknown): boolean {
  return wantedBy(error).needsPassword === true;
}

function wantedBy(error: unknown): { needsCode?: unknown; needsPassword?: unknown } {
  if (!(error instanceof Error) || !('data' in error)) return {};
  return typeof error.data === 'object' && error.data !== null ? error.data : {};
}
