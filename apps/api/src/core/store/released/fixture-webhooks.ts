import { EARLIER, LATER, NOW, type RowsOf } from './fixture-values.ts';

/** A webhook with a refused event. */
export const WEBHOOK_ROWS: RowsOf<'webhooks' | 'events' | 'webhook_deliveries'> = {
  webhooks: [
    {
      id: 'webhook-1',
      name: 'Sales board',
      url: 'https://hooks.example/tideline',
      events: 'enquiry.created enquiry.updated',
      state: 'active',
      secret: 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
      old_secret: null,
      old_secret_until: null,
      staff_id: 'maya',
      failing_since: NOW,
      disabled_at: null,
      disabled_reason: '',
      created_at: EARLIER,
    },
  ],
  events: [
    {
      id: 'event-1',
      type: 'enquiry.created',
      object_id: 'contact-1',
      order_key: 'enquiry contact-1',
      sequence: 1,
      data: '{}',
      created_at: NOW,
    },
  ],
  webhook_deliveries: [
    {
      id: 'delivery-1',
      webhook_id: 'webhook-1',
      event_id: 'event-1',
      order_key: 'enquiry contact-1',
      sequence: 1,
      state: 'waiting',
      attempts: 1,
      next_attempt_at: LATER,
      claim: null,
      tried_at: NOW,
      delivered_at: null,
      status_code: 500,
      answer: 'The board is closed.',
      duration_ms: 120,
    },
  ],
};
