/** Something is wrong with what the person at the command line asked for; the message says what. */
export class CommandError extends Error {
  override name = 'CommandError';
}
