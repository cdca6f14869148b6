/** The DNS record (TXT) with the public part of a DKIM key. `domain` is the one that is signed for. */
export type DkimRecord = { domain: string; name: string; value: string };

/** A record to add at the provider of the domain. */
export type DnsRecord = { type: 'TXT' | 'MX'; name: string; value: string };

/** What the DNS says about one of the things that mailboxes check before they accept mail. */
export type DomainFinding = {
  about: 'SPF' | 'DKIM' | 'DMARC' | 'MX';
  /** `unknown`: the name server did not answer. */
  state: 'good' | 'weak' | 'missing' | 'unknown';
  /** What is there and what that means. */
  sentence: string;
  /** The records as they are. */
  found: string[];
  /** Null when nothing has to be added, or when only the provider knows the record. */
  add: DnsRecord | null;
};

/** The state of the domain that mail is sent from: that of the contact email. */
export type SendingDomainReport = { domain: string; findings: DomainFinding[] };
