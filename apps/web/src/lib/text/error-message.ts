const NO_ANSWER = 'Network error. Please try again.';
/** `{status}: {text}` of an answer that no procedure gave; a page of HTML is nothing to show. */
const PLAIN_ANSWER = /^\d{3}: [^<]{1,300}$/;
const SESSION_ENDED = 'Your session has ended. Please sign in again.';
const UNKNOWN = 'Something went wrong. Please try again.';

/** The session has ended, and nobody signed in again when asked to. */
export class SessionEnded extends Error {
  override name = 'SessionEnded';
}

/** The one place that turns a failure into words for people: the server's sentence, or that there was no answer. */
export function errorMessage(error: unknown): string {
  if (isNetworkError(error)) return NO_ANSWER;
  if (isSessionEnded(error)) return SESSION_ENDED;
  if (hasServerAnswer(error) && error.message.trim() !== '') return error.message;
  if (error instanceof Error && PLAIN_ANSWER.test(error.message)) return error.message;
  return UNKNOWN;
}

/** Whether work was given up because nobody signed in again. */
function isSessionEnded(error: unknown): boolean {
  return error instanceof SessionEnded || (error instanceof Error && error.cause instanceof SessionEnded);
}

/** Whether the server refused the session: it is missing, has expired or was revoked. */
export function isUnauthorized(error: unknown): boolean {
  return errorCode(error) === 'UNAUTHORIZED';
}

/** Whether the server says that there is no such thing. */
export function isNotFound(error: unknown): boolean {
  return errorCode(error) === 'NOT_FOUND';
}

/** Whether the server says that somebody else was first. */
export function isConflict(error: unknown): boolean {
  return errorCode(error) === 'CONFLICT';
}

/** Whether no answer arrived at all: offline, refused connection, time-out. */
export function isNetworkError(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  return error instanceof Error && dataOf(error) === undefined && error.cause instanceof TypeError;
}

/** The server's sentence for one field of what was sent (`socialLinks.instagram`), or undefined. */
export function fieldError(error: unknown, path: string): string | undefined {
  const data = dataOf(error);
  if (typeof data !== 'object' || data === null || !('issues' in data) || !Array.isArray(data.issues)) return undefined;
  const issues: unknown[] = data.issues;
  return issues.find((issue): issue is FieldIssue => isFieldIssue(issue) && issue.path === path)?.message;
}

type FieldIssue = { path: string; message: string };

function isFieldIssue(issue: unknown): issue is FieldIssue {
  return typeof issue === 'object' && issue !== null && 'path' in issue && 'message' in issue;
}

function hasServerAnswer(error: unknown): error is Error {
  return errorCode(error) !== null;
}

/** The tRPC code the server answered with, or null when the failure did not come from a procedure. */
function errorCode(error: unknown): string | null {
  const data = dataOf(error);
  if (typeof data !== 'object' || data === null || !('code' in data)) return null;
  return typeof data.code === 'string' ? data.code : null;
}

/** What the procedure said of its failure: `TRPCClientError` and `RequestRefused` have it as `data`. */
function dataOf(error: unknown): unknown {
  return error instanceof Error && 'data' in error ? error.data : undefined;
}
