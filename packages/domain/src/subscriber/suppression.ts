/** Why an address receives no newsletter. Only the person ends that, by signing up again. */
export type SuppressionReason = 'unsubscribed' | 'bounced' | 'complained';
