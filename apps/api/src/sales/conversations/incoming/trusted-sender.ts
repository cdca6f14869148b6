import type { Email } from 'postal-mime';

/** The header in which mail servers add authentication results. Source: RFC 8601 §2.2. */
const HEADER = 'authentication-results';

/**
 * The DMARC result of the mailbox's own mail server for the domain in From; `none` without a trusted result. Only the topmost
 * `Authentication-Results` header counts, and only from that server: senders can forge the header, but a server adds its own
 * on top.
 * @param authHost the server's authserv-id; empty trusts no result
 */
export function authenticationOf(mail: Email, authHost: string): 'pass' | 'fail' | 'none' {
  const result = mail.headers.find(({ key }) => key === HEADER);
  const senders = mail.headers.filter(({ key }) => key === 'from');
  if (authHost === '' || !result || senders.length !== 1) return 'none';
  const [server = '', ...methods] = splitResults(result.value);
  if (server.split(' ', 1)[0]?.toLowerCase() !== authHost) return 'none';
  const domain = (mail.from?.address ?? '').toLowerCase().split('@').at(-1) ?? '';
  // A header with two DMARC results is not trusted.
  const [dmarc, another] = methods.filter((method) => /^dmarc ?=/i.test(method));
  if (dmarc === undefined || another !== undefined || domain === '') return 'none';
  const [verdict = '', ...properties] = dmarc.toLowerCase().replaceAll(/ ?= ?/g, '=').split(' ');
  if (verdict === 'dmarc=fail') return 'fail';
  return verdict === 'dmarc=pass' && properties.includes(`header.from=${domain}`) ? 'pass' : 'none';
}

/** The parts of the header without comments, in which a sender could imitate a part. */
function splitResults(value: string): string[] {
  let [depth, isQuoted, plain] = [0, false, ''];
  for (let at = 0; at < value.length; at += 1) {
    const sign = value[at] ?? '';
    if (sign === '\\') at += 1;
    else if (isQuoted) isQuoted = sign !== '"';
    else if (sign === '"' && depth === 0) isQuoted = true;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0) plain += sign;
  }
  return plain.split(';').map((part) => part.replaceAll(/\s+/g, ' ').trim());
}
