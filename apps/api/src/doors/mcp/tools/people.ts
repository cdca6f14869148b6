import { contactListQuerySchema } from '@tideline/domain/contact/contact.schema';
import { conversationSchema } from '@tideline/domain/conversation/message.schema';
import { rowId } from '@tideline/domain/text/text.schema';
import { subscriberListQuerySchema } from '@tideline/domain/subscriber/subscriber.schema';
import { z } from 'zod';
import { appRouter } from '../../../router.ts';
import type { Inputs, Tool } from '../tool.ts';
import { few, fewQueryShape } from './paging.ts';

const { contacts, conversations, subscribers } = appRouter;

/** Reading enquiries and subscribers. */
export const PEOPLE_TOOLS: readonly Tool[] = [
  {
    name: 'search_enquiries',
    title: 'Search inquiries',
    description:
      'Inquiries that visitors sent, the newest first, by status or by words in their name, address or message.',
    effect: 'reads',
    procedures: [contacts.list],
    input: contactListQuerySchema.omit({ until: true }).extend(fewQueryShape),
    hasVisitorText: true,
    run: (call, input: Inputs['contacts']['list'] & object) => call.contacts.list(few(input)),
  },
  {
    name: 'read_enquiry',
    title: 'Read an inquiry',
    description: 'One inquiry with the visit that led to it and what else the same address has done.',
    effect: 'reads',
    procedures: [contacts.detail],
    input: z.object({ id: rowId }),
    hasVisitorText: true,
    run: (call, input: Inputs['contacts']['detail']) => call.contacts.detail(input),
  },
  {
    name: 'read_conversation',
    title: 'Read a conversation',
    description: 'The messages between staff and the sender of an inquiry. `contactId` is the id of the inquiry.',
    effect: 'reads',
    procedures: [conversations.read],
    input: conversationSchema,
    hasVisitorText: true,
    run: (call, input: Inputs['conversations']['read']) => call.conversations.read(input),
  },
  {
    name: 'search_subscribers',
    title: 'Search subscribers',
    description: 'Subscribers of the newsletter, by status, source or words in their name or address.',
    effect: 'reads',
    procedures: [subscribers.list],
    input: subscriberListQuerySchema.omit({ until: true }).extend(fewQueryShape),
    hasVisitorText: true,
    run: (call, input: Inputs['subscribers']['list'] & object) => call.subscribers.list(few(input)),
  },
];
