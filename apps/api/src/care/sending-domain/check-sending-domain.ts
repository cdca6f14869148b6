import type { Resolver } from 'node:dns/promises';
import type { DkimRecord, DomainFinding, SendingDomainReport } from '@tideline/domain/mail/sending-domain';
import { dkimName } from '../../core/mail/dkim-key.ts';
import { findMailServers, findTexts, NO_ANSWER } from './dns-lookup.ts';

/** Names under which providers usually publish their keys; the DNS cannot list them. */
const COMMON_SELECTORS =
  'default dkim mail s1 s2 k1 k2 k3 selector1 selector2 google fm1 fm2 fm3 pm resend zoho protonmail smtp'.split(' ');

/** For all look-ups together, however many name servers are asked. */
const TIME_LIMIT_MS = 10_000;

export type SendingDomainQuestion = {
  /** The contact email, which is the sender. */
  contactEmail: string;
  /** Host of the mail server; null without one. */
  smtpHost: string | null;
  /** The key with which the site signs; null when the mail server signs, or nothing does. */
  dkim: DkimRecord | null;
};

/** Looks up the records that mailboxes check before they accept mail from the domain of the contact email. */
export async function checkSendingDomain(
  resolver: Resolver,
  { contactEmail, smtpHost, dkim }: SendingDomainQuestion,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<SendingDomainReport> {
  const timer = setTimeout(() => resolver.cancel(), timeLimitMs);
  const domain = contactEmail.slice(contactEmail.lastIndexOf('@') + 1).toLowerCase();
  const findings = await Promise.all([
    checkSpf(resolver, domain, smtpHost),
    dkim ? checkOwnKey(resolver, domain, dkim) : checkCommonKeys(resolver, domain),
    checkDmarc(resolver, domain, contactEmail),
    checkMailServers(resolver, domain),
  ]).finally(() => clearTimeout(timer));
  return { domain, findings };
}

async function checkSpf(resolver: Resolver, domain: string, smtpHost: string | null): Promise<DomainFinding> {
  const texts = await findTexts(resolver, domain);
  if (texts === NO_ANSWER) return unanswered('SPF');
  const found = texts.filter((text) => /^v=spf1(?: |$)/i.test(text));
  const [record, second] = found;
  const about = 'SPF' as const;
  if (record === undefined) {
    return {
      about,
      state: 'missing',
      found,
      sentence:
        'No record says which servers may send for the domain. A sending service gives you an “include:” for it; for a mail server of your own, add this.',
      add: { type: 'TXT', name: domain, value: `v=spf1 ${smtpHost === null ? 'mx' : `a:${smtpHost}`} ~all` },
    };
  }
  if (second !== undefined) {
    const sentence = 'There are several records, and mailboxes then use none. Merge them into one.';
    return { about, state: 'weak', found, sentence, add: null };
  }
  const isOpen = /(?:^|\s)\+?all\b|\?all\b/i.test(record);
  const sentence = isOpen
    ? 'The record allows every server to send for the domain. End it with ~all or -all.'
    : 'The record says which servers may send for the domain. It must include the mail server of this site.';
  return { about, state: isOpen ? 'weak' : 'good', found, sentence, add: null };
}

async function checkOwnKey(resolver: Resolver, domain: string, dkim: DkimRecord): Promise<DomainFinding> {
  const texts = await findTexts(resolver, dkim.name);
  if (texts === NO_ANSWER) return unanswered('DKIM');
  const add = { type: 'TXT', name: dkim.name, value: dkim.value } as const;
  const about = 'DKIM' as const;
  const found = texts.filter(isKey);
  if (found.length === 0) {
    return {
      about,
      state: 'missing',
      found,
      add,
      sentence: 'This site signs its mail, but its key is not in the DNS.',
    };
  }
  if (!found.some((text) => keyOf(text) === keyOf(dkim.value))) {
    return {
      about,
      state: 'missing',
      found,
      add,
      sentence: 'The key in the DNS is not the one that this site signs with.',
    };
  }
  const isAligned = dkim.domain === domain || domain.endsWith(`.${dkim.domain}`) || dkim.domain.endsWith(`.${domain}`);
  const sentence = isAligned
    ? 'This site signs its mail, and its key is in the DNS.'
    : `The signature is of ${dkim.domain}, which is not the domain of the contact email: it does not count for DMARC.`;
  return { about, state: isAligned ? 'good' : 'weak', found, sentence, add: null };
}

async function checkCommonKeys(resolver: Resolver, domain: string): Promise<DomainFinding> {
  const names = COMMON_SELECTORS.map((selector) => dkimName(selector, domain));
  const answers = await Promise.all(names.map((name) => findTexts(resolver, name)));
  if (answers.every((texts) => texts === NO_ANSWER)) return unanswered('DKIM');
  const found = answers.flatMap((texts, at) =>
    texts === NO_ANSWER ? [] : texts.filter(isKey).map((text) => `${names[at]}: ${text}`),
  );
  const isThere = found.length > 0;
  const sentence = isThere
    ? 'There is a key for signatures under a usual name. A test email to another mailbox shows whether your mail server signs with it.'
    : 'No key was found under the usual names. A sending service shows you the record and its name; a mail server that does not sign leaves it to this site (DKIM_DOMAIN in the settings of the server).';
  return { about: 'DKIM', state: isThere ? 'good' : 'missing', found, sentence, add: null };
}

async function checkDmarc(resolver: Resolver, domain: string, contactEmail: string): Promise<DomainFinding> {
  for (const name of selfAndParents(domain)) {
    const texts = await findTexts(resolver, `_dmarc.${name}`);
    if (texts === NO_ANSWER) return unanswered('DMARC');
    const found = texts.filter((text) => /^v=DMARC1\s*(?:;|$)/i.test(text));
    if (found.length > 0) return explainDmarc(found);
  }
  return {
    about: 'DMARC',
    state: 'missing',
    found: [],
    sentence:
      'No record says what happens to mail that fails the other checks. Large providers require one for newsletters. Start with this, which only asks for reports.',
    add: { type: 'TXT', name: `_dmarc.${domain}`, value: `v=DMARC1; p=none; rua=mailto:${contactEmail}` },
  };
}

function explainDmarc(found: string[]): DomainFinding {
  const about = 'DMARC' as const;
  const [record = '', second] = found;
  if (second !== undefined) {
    const sentence = 'There are several records, and mailboxes then use none. Leave one.';
    return { about, state: 'weak', found, sentence, add: null };
  }
  const policy = /;\s*p\s*=\s*(\w+)/i.exec(record)?.[1]?.toLowerCase() ?? '';
  if (policy === 'quarantine' || policy === 'reject') {
    const sentence = `Mail that fails the other checks is ${policy === 'reject' ? 'refused' : 'treated as spam'}.`;
    return { about, state: 'good', found, sentence, add: null };
  }
  const sentence =
    policy === 'none'
      ? 'The record only asks for reports, which is enough to begin with. Read them for a few weeks, then use p=quarantine.'
      : 'The record has no valid policy. Give it p=none, p=quarantine or p=reject.';
  return { about, state: policy === 'none' ? 'good' : 'weak', found, sentence, add: null };
}

async function checkMailServers(resolver: Resolver, domain: string): Promise<DomainFinding> {
  const found = await findMailServers(resolver, domain);
  if (found === NO_ANSWER) return unanswered('MX');
  const isThere = found.length > 0;
  const sentence = isThere
    ? 'The domain receives mail, so answers and bounces arrive.'
    : 'The domain receives no mail: answers and bounces are lost, and many mailboxes refuse such senders. Your mail provider gives you the record.';
  return { about: 'MX', state: isThere ? 'good' : 'missing', found, sentence, add: null };
}

function unanswered(about: DomainFinding['about']): DomainFinding {
  const sentence = 'The name server did not answer. Is the server connected to the internet?';
  return { about, state: 'unknown', found: [], sentence, add: null };
}

/** A domain and its parents without the top level: the places of DMARC records. */
function selfAndParents(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_label, at) => labels.slice(at).join('.'));
}

/** A withdrawn key has an empty `p`. */
function isKey(text: string): boolean {
  return keyOf(text) !== '';
}

function keyOf(text: string): string {
  return (/(?:^|;)\s*p\s*=([^;]*)/i.exec(text)?.[1] ?? '').replace(/\s/g, '');
}
