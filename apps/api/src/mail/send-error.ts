import { oneLine } from './mail-message.ts';

const ERROR_MAX_LENGTH = 500;

/** Explanations that the mail server's own message lacks. */
const WORDS: Record<string, string> = {
  EAUTH: 'Signing in at the mail server failed: ',
  ETLS: 'No safe connection (TLS) to the mail server: ',
  EDNS: 'The mail server was not found: ',
};

/**
 * Why a message was not sent. `refused`: the server rejects it for good; `later`: for now; `unreachable`: the server accepts
 * no message at all (down, wrong password, invalid certificate).
 */
export class SendError extends Error {
  readonly reason: 'refused' | 'later' | 'unreachable';

  constructor(reason: SendError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The reason for a failure of the mail library. */
export function toSendError(error: unknown): SendError {
  const { code, command, responseCode, response, message } = error as Record<string, unknown>;
  const said = oneLine(String(response ?? message ?? error));
  const text = `${WORDS[String(code)] ?? ''}${said}`.slice(0, ERROR_MAX_LENGTH);
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isAboutMessage || responseCode === 421) return new SendError('unreachable', text);
  // A refused sender concerns every message, until the settings are corrected.
  const isFinal = typeof responseCode === 'number' && responseCode >= 500 && command !== 'MAIL FROM';
  return new SendError(isFinal ? 'refused' : 'later', text);
}
