/** A command was used wrongly; the message is for the person at the command line. */
export class CommandError extends Error {
  override name = 'CommandError';
}
