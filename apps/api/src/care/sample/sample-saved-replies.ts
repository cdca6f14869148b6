import type { SavedReply } from '@tideline/domain/conversation/saved-reply';

const SIGNED = 'Best regards,\n{staffName}\n{siteTitle}';

/** The sample saved replies. Their ids are fixed, so that those that staff have not changed can be removed. */
export const SAMPLE_SAVED_REPLIES: readonly SavedReply[] = [
  {
    id: 'sample-reply-details',
    name: 'Ask for details',
    text: `Dear {firstName},

Thank you for your inquiry ({reference}). Three answers would help us to suggest the right first step:

1. What should be different in a year?
2. Which sites do you like, and why?
3. When would you like to start, and which budget have you planned?

${SIGNED}`,
  },
  {
    id: 'sample-reply-call',
    name: 'Suggest a call',
    text: `Dear {firstName},

Thank you for writing to us. I would like to hear more about your plans before I suggest anything. Could we talk for 20 minutes this week? Send me two times that suit you, and I will confirm one of them.

${SIGNED}`,
  },
  {
    id: 'sample-reply-offer',
    name: 'Send the offer',
    text: `Dear {firstName},

Thank you for your time. Our offer is attached: what we would do, by when, and what it costs. Take your time to read it. On which day may I call you about it?

${SIGNED}`,
  },
];
