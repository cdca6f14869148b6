import { errorMessage, isNetworkError } from '../../lib/text/error-message.ts';

/** Why a sign-in failed: the server's sentence, `Login failed` when it gave none, or that no answer arrived. */
export function signInFailure(error: unknown): string {
  if (isNetworkError(error) || hasServerSentence(error)) return errorMessage(error);
  return 'Login failed';
}

function hasServerSentence(error: unknown): boolean {
  return error instanceof Error && 'data' in error && Boolean(error.data) && error.message.trim() !== '';
}
