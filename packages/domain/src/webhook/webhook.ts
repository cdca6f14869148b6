/**
 * `paused` by staff: events wait. `disabled` by the program, after lasting failure: no events are stored for it.
 */
export type WebhookState = 'active' | 'paused' | 'disabled';

/** What has become of an event at a webhook. */
export type DeliveryState = 'waiting' | 'delivered' | 'failed';
