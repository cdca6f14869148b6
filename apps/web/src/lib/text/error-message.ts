const NO_ANSWER = 'Network error. Please try again.';
/** `{status}: {text}` of a response that does not come from a procedure; HTML is not shown. */
const PLAIN_ANSWER = /^\d{3}: [^<]{1,300}$/;
const SESSION_ENDED = 'Your session has ended. Please sign in again.';
const OWNER_CHANGED = 'Another person has signed in. Nothing was sent; try again to send it as this person.';
const UNKNOWN = 'Something went wrong. Please try again.';

/** The error details of a procedure or the REST adapter: the `data` of a TRPCClientError or RequestRefused. */
type ErrorData = { code?: unknown; issues?: unknown; needsCode?: unknown; needsPassword?: unknown };

/** The session has ended, and the sign-in dialog was closed. */
export class SessionEnded extends Error {
  override name = 'SessionEnded';
}

/** Another account has signed in since a write was sent; the write is not repeated as that account. */
export class OwnerChanged extends Error {
  override name = 'OwnerChanged';
}

/** The only function that turns an error into a message for people. */
export function errorMessage(error: unknown): string {
  if (isNetworkError(error)) return NO_ANSWER;
  if (isSessionEnded(error)) return SESSION_ENDED;
  if (!(error instanceof Error)) return UNKNOWN;
  if (error instanceof OwnerChanged || error.cause instanceof OwnerChanged) return OWNER_CHANGED;
  if (errorCode(error) !== null && error.message.trim() !== '') return error.message;
  return PLAIN_ANSWER.test(error.message) ? error.message : UNKNOWN;
}

/** Whether the session ended and the sign-in dialog was closed. */
export function isSessionEnded(error: unknown): boolean {
  return error instanceof SessionEnded || (error instanceof Error && error.cause instanceof SessionEnded);
}

/** Whether the server refused the session: it is missing, has expired or was revoked. */
export function isUnauthorized(error: unknown): boolean {
  return errorCode(error) === 'UNAUTHORIZED';
}

/** Whether the server found nothing. */
export function isNotFound(error: unknown): boolean {
  return errorCode(error) === 'NOT_FOUND';
}

/** Whether a page has no content at its address: the server found nothing, or refused the id in the address. */
export function isAddressUnknown(error: unknown): boolean {
  return isNotFound(error) || errorCode(error) === 'BAD_REQUEST';
}

/** Whether the server has a newer version. */
export function isConflict(error: unknown): boolean {
  return errorCode(error) === 'CONFLICT';
}

/** Whether no answer arrived: offline, refused connection, time-out. */
export function isNetworkError(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  return error instanceof Error && dataOf(error) === null && error.cause instanceof TypeError;
}

/** Whether only the code of the second factor is missing, wrong or already used. */
export function needsCode(error: unknown): boolean {
  return dataOf(error)?.needsCode === true;
}

/** Whether the password must be confirmed again, because the last confirmation is too old. */
export function needsPassword(error: unknown): boolean {
  return dataOf(error)?.needsPassword === true;
}

/** The server's message for one field of the input (`socialLinks.instagram`), or undefined. */
export function fieldError(error: unknown, path: string): string | undefined {
  return issuesOf(error).find((issue) => issue.path === path)?.message;
}

/** The server's message for a field or what it contains (`networks.0`), or undefined. */
export function errorWithin(error: unknown, path: string): string | undefined {
  return fieldError(error, path) ?? issuesOf(error).find((issue) => issue.path.startsWith(`${path}.`))?.message;
}

type FieldIssue = { path: string; message: string };

function issuesOf(error: unknown): FieldIssue[] {
  const issues: unknown = dataOf(error)?.issues;
  return Array.isArray(issues) ? issues.filter(isFieldIssue) : [];
}

function isFieldIssue(issue: unknown): issue is FieldIssue {
  return typeof issue === 'object' && issue !== null && 'path' in issue && 'message' in issue;
}

/** The tRPC code of the failure; null if it does not come from the server's own code. */
function errorCode(error: unknown): string | null {
  const code = dataOf(error)?.code;
  return typeof code === 'string' ? code : null;
}

function dataOf(error: unknown): ErrorData | null {
  if (!(error instanceof Error) || !('data' in error)) return null;
  return typeof error.data === 'object' ? error.data : null;
}
