import { oneLine } from './mail-message.ts';
import type { SmtpServer } from './smtp-address.ts';
import { withoutPassword } from './without-password.ts';

const ERROR_MAX_LENGTH = 500;

/** Explanations that the mail server's own message lacks. */
const WORDS: Record<string, string> = {
  EAUTH: 'Signing in to the mail server failed: ',
  ETLS: 'No secure connection (TLS) to the mail server: ',
  EDNS: 'The mail server was not found: ',
};

/** The refused part: the sender, this recipient or the message itself; null when no message was refused. */
export type RefusedPart = 'sender' | 'recipient' | 'message' | null;

/**
 * Why a message was not sent. `refused`: rejected permanently; `later`: rejected for now; `unreachable`: the server accepts
 * no message at all (down, wrong password, invalid certificate).
 */
export class SendError extends Error {
  readonly reason: 'refused' | 'later' | 'unreachable';
  /** The reply code of the mail server; null without a reply. */
  readonly code: number | null;
  readonly part: RefusedPart;

  constructor(
    reason: SendError['reason'],
    message: string,
    details: { code?: number | null; part?: RefusedPart } = {},
  ) {
    super(message);
    this.reason = reason;
    this.code = details.code ?? null;
    this.part = details.part ?? null;
  }

  /** Whether the mail server refused permanently. Includes a refused sender, which `reason` treats as temporary. */
  get isPermanent(): boolean {
    return this.part !== null && this.code !== null && this.code >= 500;
  }
}

/** Converts a failure of the mail library to its reason. It is stored, so a password that the server repeats is left out. */
export function toSendError(error: unknown, server: Pick<SmtpServer, 'user' | 'password'>): SendError {
  const { code, command, responseCode, response, message } = error as Record<string, unknown>;
  const said = withoutTokens(withoutPassword(oneLine(String(response ?? message ?? error)), server));
  const text = `${WORDS[String(code)] ?? ''}${said}`.slice(0, ERROR_MAX_LENGTH);
  const replyCode = typeof responseCode === 'number' ? responseCode : null;
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isAboutMessage || replyCode === 421) return new SendError('unreachable', text, { code: replyCode });
  const part = command === 'MAIL FROM' ? 'sender' : command === 'RCPT TO' ? 'recipient' : 'message';
  // A refused sender affects every message, until the settings are corrected.
  const isFinal = replyCode !== null && replyCode >= 500 && part !== 'sender';
  return new SendError(isFinal ? 'refused' : 'later', text, { code: replyCode, part });
}

/** Spam filters quote the refused link, which may end in a token. */
function withoutTokens(text: string): string {
  return text.replaceAll(/(https?:\/\/[^\s?#]*[?#])\S+/gi, '$1…');
}
