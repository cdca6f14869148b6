import type { AdSample, CalendarSample, MailSample, PageSample, StoryboardSample } from './work-sample.ts';

export const podcastEpisodePlan: StoryboardSample = {
  id: 'podcast-episode-plan',
  kind: 'storyboard',
  title: 'Episode plan',
  caption: 'Half an hour on paper, so that the recording can be a conversation.',
  label:
    'Drawn plan of a podcast episode in four parts: the question, a guest from the waiting room, an answer at the ' +
    'desk, and one thing to do this week.',
  frames: [
    { scene: 'microphone', at: '0:00', text: 'The question, in a patient’s words.' },
    { scene: 'portrait', at: '2:00', text: 'A guest who has lived it.' },
    { scene: 'room', at: '16:00', text: 'What happens in the room.' },
    { scene: 'calendar', at: '26:00', text: 'One thing to do this week.' },
  ],
};

export const inquiryToAppointment: StoryboardSample = {
  id: 'inquiry-to-appointment',
  kind: 'storyboard',
  title: 'From click to visit',
  caption: 'Four steps, each written once. They keep working while you are with a client.',
  label:
    'Drawn path in four steps: a page with one question, a form with three fields, a confirmation within a minute, ' +
    'and a reminder the day before the visit.',
  frames: [
    { scene: 'page', at: 'Step 1', text: 'A page that answers one question.' },
    { scene: 'form', at: 'Step 2', text: 'Three fields, no more.' },
    { scene: 'message', at: 'Step 3', text: 'A confirmation within a minute.' },
    { scene: 'calendar', at: 'Step 4', text: 'A reminder the day before.' },
  ],
};

export const localPartnerPost: AdSample = {
  id: 'local-partner-post',
  kind: 'ad',
  title: 'Partner post',
  caption: 'A neighbor whom patients already trust, with terms and disclosure in writing.',
  label:
    'Drawing of a partner’s post for a family practice, marked as a paid partnership: “My first checkup in six years”, ' +
    'with a picture of a street and its terms.',
  tag: 'Paid partnership',
  sponsor: 'A running coach for Larkin Family Medicine',
  headline: 'My first checkup in six years.',
  text: 'I tell everyone to start slowly and then skipped my own checkup. This is how it went.',
  action: 'Read the rest',
  scene: 'street',
  terms: ['Disclosed', 'Own words', 'Reported by visit'],
};

export const expertPitch: MailSample = {
  id: 'expert-pitch',
  kind: 'mail',
  title: 'Press pitch',
  caption: 'One angle, one expert, one phone number. Sent to the three reporters it concerns.',
  label:
    'Drawing of a letter to a reporter: “A tax accountant on what food trucks get wrong in April”, with the angle, the ' +
    'expert and an offer to talk today.',
  from: 'Press desk for Pruitt & Lang CPAs',
  subject: 'A tax accountant on what food trucks get wrong in April',
  paragraphs: ['You wrote about permits last week. Taxes are where the owners we meet lose money.'],
  sections: [
    { title: 'The angle', text: 'Three deductions that owners miss, with a receipt for each.' },
    { title: 'The expert', text: 'Tom Pruitt, managing partner. He can talk today until five.' },
  ],
  action: 'Call Tom Pruitt',
};

export const patientQuestionArticle: PageSample = {
  id: 'patient-question-article',
  kind: 'page',
  title: 'Article',
  caption: 'An answer that patients look for before they call, drafted with the dentist.',
  label:
    'Drawing of an article on a dentist’s site: “Does a crown hurt?” with a short answer first, a list of contents and ' +
    'a button to ask for an appointment.',
  address: 'halvorsen-dental.example/does-a-crown-hurt',
  brand: 'Halvorsen Dental',
  menu: ['Answers', 'Team', 'Visit'],
  headline: 'Does a crown hurt?',
  text: 'The short answer: the first day, a little. The long answer has five parts, and you can stop after any of them.',
  points: ['During the visit', 'The first night', 'When to call'],
  action: 'Ask for an appointment',
};

export const agencyDeliveryCalendar: CalendarSample = {
  id: 'agency-delivery-calendar',
  kind: 'calendar',
  title: 'Delivery calendar',
  caption: 'One month under a partner’s name: every date quoted before the work starts.',
  label:
    'Drawn delivery calendar of a partner agency for September: a brief on the 2nd, a first draft on the 9th, a film ' +
    'day on the 15th, a review on the 22nd and the launch on the 29th.',
  month: 'September',
  startsOn: 2,
  entries: [
    { day: 2, channel: 'Brief', text: 'Signed off by both studios' },
    { day: 9, channel: 'Draft', text: 'First pages in your tool' },
    { day: 15, channel: 'Film', text: 'Dentists, one morning' },
    { day: 22, channel: 'Review', text: 'Your notes, our changes' },
    { day: 29, channel: 'Launch', text: 'Under your name' },
  ],
};
