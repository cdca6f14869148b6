/** A failed delivery or a complaint, as its report says it; whom it concerns is decided by the quoted mail. */
export type FailureReport = {
  kind: 'hard' | 'soft' | 'complaint';
  /** The addresses that the report names, in lower case; empty where it names none. */
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
