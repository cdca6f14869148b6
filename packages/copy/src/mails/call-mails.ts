/** Texts that all mails about a call share. `{name}`, `{reference}` and `{kind}` are replaced. */
export const calls = {
  greeting: 'Hi {name},',
  /** When the visitor gave no name that can be sent. */
  greetingWithoutName: 'Hello,',
  calendar: 'The attached file adds the call to your calendar.',
  /** Above the link. */
  moveOrCancel: 'Need to move or cancel it? Use this link:',
  closing: 'The {agencyName} team',
  /** Before the kind of call, if it has one. */
  what: 'What:',
  /** Before the times, who takes the call, and the place. */
  when: 'When:',
  with: 'With:',
  where: 'Where:',
  /** Before why a call was canceled. */
  reason: 'Reason:',
  signature: '{agencyName}, reference {reference}',
  /** What the call is called in the visitor's calendar. */
  calendarTitle: 'Discovery call with {agencyName}',
  /** The same for a call of a kind. */
  kindTitle: '{kind} with {agencyName}',
  /** In the calendar entry, above the link. */
  calendarText: 'Reference {reference}. To move or cancel the call:',
};

export const callBooked = {
  subject: 'Booked: your call with {agencyName} ({reference})',
  text: 'Your call with {agencyName} is booked.',
};

export const callChanged = {
  subject: 'Changed: your call with {agencyName} ({reference})',
  text: 'Your call with {agencyName} has changed.',
};

export const callCanceled = {
  subject: 'Canceled: your call with {agencyName} ({reference})',
  text: 'Your call with {agencyName} has been canceled.',
};

export const callReminder = {
  subject: 'Reminder: your call with {agencyName} ({reference})',
  text: 'A quick reminder of your upcoming call with {agencyName}.',
};

/** The mail that asks to confirm a call. `{heldUntil}` is replaced. */
export const callConfirmation = {
  subject: 'Please confirm your call with {agencyName} ({reference})',
  text: `We received a request for a call with {agencyName} from this email address.
The call isn't booked yet.`,
  /** Above the link. */
  confirm: 'To book it, open this page and click the button:',
  held: `We're holding this time for you until {heldUntil}. After that, you can
still book it if it's available.`,
  notHeld: "You can book this time if it's still available.",
  notYou: "If you didn't ask for a call, you can ignore this email.",
};
