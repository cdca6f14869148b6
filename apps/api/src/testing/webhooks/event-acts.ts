import type { EventType } from '@tideline/domain/webhook/event';
import type { Db } from '../../core/store/schema.ts';
import { CONTACT_ACTS } from './contact-acts.ts';
import { ISSUE_ACTS } from './issue-acts.ts';
import { BRAND_ACTS, PAGE_ACTS } from './page-acts.ts';
import { POST_ACTS } from './post-acts.ts';
import { SUBSCRIBER_ACTS } from './subscriber-acts.ts';

/** The acts that cause each type of event: a new type without an act is a type error. */
export const EVENT_ACTS: Record<EventType, Record<string, (db: Db) => Promise<unknown>>> = {
  ...POST_ACTS,
  ...PAGE_ACTS,
  ...BRAND_ACTS,
  ...ISSUE_ACTS,
  ...SUBSCRIBER_ACTS,
  ...CONTACT_ACTS,
};
