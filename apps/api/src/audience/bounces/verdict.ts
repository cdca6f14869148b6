/** A failed delivery or a complaint, as reported. The quoted mail determines the person it concerns. */
export type FailureReport = {
  kind: 'hard' | 'soft' | 'complaint';
  /** The addresses named in the report, in lower case; empty without any. */
  recipients: string[];
  /** For staff, without e-mail addresses. */
  reason: string;
};

/**
 * What a mail is.
 * - `reports`: deliveries failed, or somebody complained.
 * - `notice`: delayed, delivered, an automatic reply and the like; nothing follows from it.
 * - `unclear`: about a delivery, and a person has to read it.
 * - `not-mine`: any other mail.
 */
export type Verdict =
  | { outcome: 'reports'; reports: FailureReport[] }
  | { outcome: 'notice' }
  | { outcome: 'unclear'; recipients: string[]; reason: string }
  | { outcome: 'not-mine' };
