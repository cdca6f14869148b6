/** Why an address receives no newsletter. Only the person can end that, by signing up again. */
export type SuppressionReason = 'unsubscribed' | 'bounced' | 'complained';
