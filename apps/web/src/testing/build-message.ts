import type { ContactMessage } from '@tideline/domain/conversation/message';

/** A message from the sender of an enquiry. */
export function buildMessage(fields: Partial<ContactMessage> = {}): ContactMessage {
  return {
    id: 'message-1',
    contactId: 'contact-1',
    direction: 'in',
    kind: 'mail',
    fromName: 'Ada Byron',
    fromAddress: 'ada@example.com',
    toAddress: '',
    subject: '',
    text: 'Tuesday?',
    isUnverified: false,
    quotedText: '',
    state: 'received',
    error: '',
    isOwn: false,
    createdAt: new Date().toISOString(),
    sendAt: null,
    sentAt: null,
    attachments: [],
    ...fields,
  };
}
