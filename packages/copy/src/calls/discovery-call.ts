import type { CallField } from '@tideline/domain/booking/call-fields';
import type { SiteLink } from '../parts/site-link.ts';

const linksWithoutCalls: SiteLink[] = [
  { label: 'Start Your Project', to: '/', hash: 'contact' },
  { label: 'Home', to: '/' },
];

/** The pages on which visitors book, move and cancel a call. */
export const callPage = {
  title: 'Schedule a Discovery Call',
  cardLabel: 'Talk to us',
  description:
    'Choose a time for a discovery call with someone who does the work. No preparation, no obligation, and a plain ' +
    'answer to whether we can help.',
  lead: 'Tell us where you are and where you would like to be. We listen, ask a few questions, and say plainly whether we can help.',
  closed: {
    title: 'No calls to book right now',
    text: 'Our calendar is closed at the moment. Write to us instead, and we will find a time together.',
    links: linksWithoutCalls,
  },
};

export const callTimes = {
  step: 'Step 1 of 2',
  heading: 'Choose a time',
  kinds: 'Your call',
  minutes: '{minutes} min',
  length: 'The call takes {minutes} minutes.',
  soonest: 'Soonest',
  free: 'free',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  earlier: 'Earlier days',
  later: 'Later days',
  all: 'Show all {count} times',
  fewer: 'Show fewer times',
  none: 'No free times at the moment.',
  noneInWeek: 'No free times on these days.',
  zone: 'Your time zone',
  change: 'Change',
  zoneHint: 'We are in {zone}.',
  otherZones: 'Other',
  show: 'Show times',
  person: 'You will talk to',
  people: 'You will talk to one of us',
  colleague: 'Or to a colleague.',
  taken: 'This time is no longer available. Please choose another one.',
};

export const callForm = {
  step: 'Step 2 of 2',
  heading: 'Your details',
  time: 'Your call',
  change: 'Choose another time',
  requiredHint: 'Fields marked * are required.',
  submit: 'Book the call',
  submitting: 'Booking...',
  others: 'Other free times',
  noOthers: 'There is no other free time in the next days.',
  failure: { text: 'What you typed is still here.' },
};

/** How the form words what it asks for; `autoComplete` names the value that the browser may offer. */
export const callFields: Record<CallField, { label: string; autoComplete?: string }> = {
  firstName: { label: 'First Name', autoComplete: 'given-name' },
  lastName: { label: 'Last Name', autoComplete: 'family-name' },
  email: { label: 'Email Address', autoComplete: 'email' },
  company: { label: 'Company', autoComplete: 'organization' },
  message: { label: 'What would you like to talk about?' },
};

export const bookedCall = {
  booked: { title: 'Your call is booked', text: 'We look forward to it.' },
  moved: { title: 'Your call is moved', text: 'It now begins at the time below.' },
  cancelled: {
    title: 'Your call is canceled',
    text: 'Its time is free again. You can book another one whenever you like.',
  },
  over: {
    title: 'This call has begun or is over',
    text: 'It can no longer be changed. You can book another one whenever you like.',
  },
  when: 'When',
  what: 'What',
  inPlace: 'In {zone}',
  who: 'With',
  where: 'Where',
  reference: 'Your reference',
  calendar: 'Add it to your calendar',
  file: 'Calendar file',
  mailed: 'The details and an entry for your calendar go by email to {email}.',
  keep: 'To move or cancel the call, come back to this page: its link is in our emails about the call, too.',
  move: 'Move the call',
  cancel: 'Cancel the call',
  again: 'Book another call',
};

/** The pages of a held call, which is not booked yet. */
export const confirmCall = {
  byButton: {
    title: 'Do you want this time?',
    text: 'Your call is not booked yet. Please confirm that you want this time.',
  },
  byEmail: {
    title: 'One step is left',
    text: 'Your call is not booked yet. We have sent an email to the address you gave: press the button behind its link to book the call.',
  },
  taken: {
    title: 'This time is no longer available',
    text: 'The call is not booked: someone else took this time. Please choose another one.',
  },
  kept: 'We keep this time for you until {time}. After that, the button books it if it is still free.',
  ifFree: 'The button books this time if it is still free.',
  noEmail: 'If no email comes, look among the spam, or write to us.',
  later: 'Too many calls were booked just now. The call is not booked; please try again later.',
  submit: 'Yes, book this time',
  change: 'Choose another time',
};

export const moveCall = {
  title: 'Move your call',
  now: 'It is booked for {time}.',
  heading: 'Choose another time',
  confirm: 'Move it to this time?',
  submit: 'Move the call',
  keep: 'Keep the time as it is',
};

export const cancelCall = {
  title: 'Cancel your call?',
  text: 'Its time becomes free for somebody else.',
  reason: 'Reason',
  reasonHint: 'If you like. We read it.',
  submit: 'Cancel the call',
  keep: 'Keep the call',
};

export const callLinkEnded = {
  title: 'This link has ended',
  text: 'The call was deleted, or the link was cut short on its way. You can book another one.',
};
