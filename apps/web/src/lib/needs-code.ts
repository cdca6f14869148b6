/** Whether a refusal is about the code of the second factor: it is missing, wrong or used; what else was sent is right. */
export function needsCode(error: unknown): boolean {
  if (!(error instanceof Error) || !('data' in error)) return false;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'needsCode' in data && data.needsCode === true;
}
