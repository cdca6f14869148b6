import { bounceHandler } from '../../audience/bounces/bounce-handler.ts';
import { conversationHandler } from '../../sales/conversations/incoming/conversation-handler.ts';
import type { MailboxHandler } from '../../core/mailbox/mailbox-message.ts';

/**
 * The features that read the mailbox, in the order in which they are asked.
 * @param mediaDir the folder of pictures, which also contains files received by mail
 */
export function mailboxHandlers(mediaDir: string): readonly MailboxHandler[] {
  return [bounceHandler, conversationHandler(mediaDir)];
}
