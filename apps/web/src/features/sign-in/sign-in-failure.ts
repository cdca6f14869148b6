import { errorMessage, isNetworkError } from '../../lib/text/error-message.ts';

/** Message of a failed sign-in: the server's sentence, `Login failed`, or the network error. */
export function signInFailure(error: unknown): string {
  if (isNetworkError(error) || hasServerSentence(error)) return errorMessage(error);
  return 'Login failed';
}

function hasServerSentence(error: unknown): boolean {
  return error instanceof Error && 'data' in error && Boolean(error.data) && error.message.trim() !== '';
}
