import type { SmtpServer } from '../mail/smtp-address.ts';

/** Why an account does not work, as a sentence, and the field to look at. */
export type AccountFailure = { field: 'host' | 'port' | 'security' | 'password'; message: string };

export const NO_ANSWER_IN_TIME = 'Timeout';

type Server = Pick<SmtpServer, 'host' | 'port' | 'isSecure'>;
type Rule = { says: RegExp; field: AccountFailure['field']; explain: (server: Server, text: string) => string };

/** The first one that fits what the libraries and the system say. */
const RULES: readonly Rule[] = [
  {
    says: /^Signing in/,
    field: 'password',
    explain: ({ host }, text) =>
      `${host} refused the user name or the password. Check both; many providers want an app password. It said: ${said(text)}`,
  },
  {
    says: /ENOTFOUND|EAI_AGAIN|was not found|queryA|ENODATA/,
    field: 'host',
    explain: ({ host }) => `There is no host with the name ${host}. Check how it is written.`,
  },
  {
    says: /certificate|altnames|self.signed/i,
    field: 'host',
    explain: ({ host }, text) =>
      `The certificate of ${host} is not valid, so no password is sent to it. Check the host name, or have the certificate renewed. It said: ${said(text)}`,
  },
  {
    says: /wrong version number|ssl3_|packet length|tls_get|EPROTO/i,
    field: 'security',
    explain: ({ host, port }) =>
      `${host} does not begin with TLS on port ${port}. Choose STARTTLS, or another port: TLS is usual on 465 and 993.`,
  },
  {
    says: /STARTTLS|TLS|upgrade/i,
    field: 'security',
    explain: ({ host, port }) =>
      `${host} offers no STARTTLS on port ${port}. Choose TLS and its port, which is usually 465 or 993.`,
  },
  {
    says: /greeting|unexpected close|closed the connection|connection closed/i,
    field: 'security',
    explain: ({ host, port, isSecure }) =>
      `${host} took the connection on port ${port} and then said nothing that mail programs understand. Choose ${isSecure ? 'STARTTLS' : 'TLS'}, or check the port.`,
  },
  {
    says: /ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|does not answer|time(?:d )?-?out/i,
    field: 'port',
    explain: ({ host, port }) =>
      `${host} does not answer on port ${port}. Check the port, and whether the provider of this server lets mail out on it.`,
  },
];

/** Turns what a failed connection says into a sentence that a person can act on. */
export function explainFailure(text: string, server: Server): AccountFailure {
  const rule = RULES.find(({ says }) => says.test(text));
  if (rule) return { field: rule.field, message: rule.explain(server, text) };
  return { field: 'host', message: `${server.host} could not be used. It said: ${said(text)}` };
}

function said(text: string): string {
  const words = text.replace(/^[^:]{5,60}(?:failed|server|mail server\)): /, '').trim();
  return /[.!?]$/.test(words) ? words : `${words}.`;
}
