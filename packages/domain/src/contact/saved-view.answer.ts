import { z } from 'zod';
import { named } from '../entity/answer-schema.ts';
import { CONTACT_SORTS, CONTACT_STATUSES } from './contact.ts';
import type { SavedView } from './saved-view.ts';

export const savedViewAnswer: z.ZodType<SavedView> = named(
  'SavedView',
  z.object({
    id: z.string(),
    name: z.string(),
    isShared: z.boolean().describe('Shown to all staff'),
    isOwn: z.boolean().describe('Of the caller, who may rename and delete it'),
    q: z.string().optional().describe('A part of a name, address or company; left out for any'),
    status: z.enum(CONTACT_STATUSES).optional().describe('Left out for any'),
    sort: z.enum(CONTACT_SORTS).optional().describe('Left out for the usual order'),
  }),
);
