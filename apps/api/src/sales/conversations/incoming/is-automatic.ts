import type { Email } from 'postal-mime';

/** Headers written only by programs, with the values that show it. Sources: RFC 3834 §5, and mails of responders. */
const SIGNS: Record<string, RegExp> = {
  'auto-submitted': /^\s*auto-/i,
  precedence: /\b(?:bulk|junk|list|auto[-_]?reply)\b/i,
  'x-autoreply': /./,
  'x-autorespond': /./,
  'x-autoresponder': /./,
  'x-auto-reply': /./,
  'x-mail-autoreply': /./,
  'x-vacation': /./,
  'x-ms-exchange-inbox-rules-loop': /./,
  'x-ebay-mailtracker': /./,
  'list-id': /./,
  'list-unsubscribe': /./,
  'return-path': /^\s*<\s*>\s*$/,
  'content-type': /^\s*multipart\/report\b/i,
};
const SENDER = /^(?:mailer-?daemon|mail-daemon|postmaster|no-?reply|do-?not-?reply|auto-?(?:reply|responder))@/i;
const SUBJECT =
  /^\s*(?:(?:re|aw|sv)\s*:\s*)?(?:auto(?:matic|matische|mated)?[ -]?(?:reply|response|antwort|svar)|automatisk svar|out of (?:the )?office|ooo\b|abwesenheit|r[ée]ponse automatique|absence du bureau|respuesta autom[áa]tica|risposta automatica|resposta autom[áa]tica|automatisch antwoord|afwezig)/i;

/** Whether a program wrote a mail: a holiday responder, a mailing list, a mail server. Such mail is never answered. */
export function isAutomatic(mail: Email): boolean {
  const hasSign = mail.headers.some(({ key, value }) => SIGNS[key]?.test(value));
  return hasSign || SENDER.test(mail.from?.address ?? '') || SUBJECT.test(mail.subject ?? '');
}
