import { bounceHandler } from '../bounces/bounce-handler.ts';
import { conversationHandler } from '../conversations/incoming/conversation-handler.ts';
import type { MailboxHandler } from '../mailbox/mailbox-message.ts';

/** The features that read the mailbox, in the order in which they are asked. */
export const MAILBOX_HANDLERS: readonly MailboxHandler[] = [bounceHandler, conversationHandler];
