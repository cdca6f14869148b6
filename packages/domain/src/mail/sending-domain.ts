/** The DNS record (TXT) with the public part of a DKIM key. `domain` is the signing domain. */
export type DkimRecord = { domain: string; name: string; value: string };

/** A record to add at the domain's provider. */
export type DnsRecord = { type: 'TXT' | 'MX'; name: string; value: string };

/** The result of one check that mailboxes make before they accept mail. */
export type DomainFinding = {
  about: 'SPF' | 'DKIM' | 'DMARC' | 'MX';
  /** `unknown`: the name server did not answer. */
  state: 'good' | 'weak' | 'missing' | 'unknown';
  /** What was found and what it means. */
  sentence: string;
  /** The records found. */
  found: string[];
  /** Null if nothing has to be added, or only the provider knows the record. */
  add: DnsRecord | null;
};

/** The state of the sending domain, which is that of the contact email. */
export type SendingDomainReport = { domain: string; findings: DomainFinding[] };
