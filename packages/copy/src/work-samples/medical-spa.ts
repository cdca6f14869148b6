import type { CalendarSample, MailSample, PageSample, StoryboardSample } from './work-sample.ts';

export const spaTreatmentPage: PageSample = {
  id: 'spa-treatment-page',
  kind: 'page',
  title: 'Treatment page',
  caption: 'Honest answers in place of treatment names in capitals, each read by the physician.',
  label:
    'Drawing of a page of the medical spa with a portrait of the physician: “Who should wait, what it feels like, how ' +
    'long it lasts.” Below it three answers and a button to book a consultation.',
  address: 'marquez-aesthetics.example/fillers',
  brand: 'Marquez Aesthetics',
  menu: ['Treatments', 'The doctor', 'Membership'],
  headline: 'Who should wait,\nwhat it feels like,\nhow long it lasts.',
  text: 'Every answer on this page was read by the doctor who holds the needle.',
  points: ['Who should wait', 'The first two days', 'What it cannot do'],
  action: 'Book a consultation',
  scene: 'portrait',
};

export const spaPhysicianFilm: StoryboardSample = {
  id: 'spa-physician-film',
  kind: 'storyboard',
  title: 'Storyboard',
  caption: 'A film of under a minute, in which the physician says what a treatment can and cannot do.',
  label:
    'Drawn storyboard of a film for the medical spa in four frames: the door opens, the doctor speaks, her hands show ' +
    'how small the needle is, a patient looks into a mirror.',
  frames: [
    { scene: 'door', at: '0:00', text: 'The door opens. No music yet.' },
    { scene: 'portrait', at: '0:06', text: '“Ask me what worries you.”' },
    { scene: 'hand', at: '0:21', text: 'How small the needle is.' },
    { scene: 'mirror', at: '0:44', text: 'A patient, her own face.' },
  ],
};

export const spaContentCalendar: CalendarSample = {
  id: 'spa-content-calendar',
  kind: 'calendar',
  title: 'Content calendar',
  caption: 'One month that the practice approves in one sitting. It replaced the weekly discount.',
  label:
    'Drawn content calendar of the medical spa for June: a film on the 3rd, a post on the 10th, an email on the 16th, ' +
    'an article on the 19th and a post on the 25th.',
  month: 'June',
  startsOn: 1,
  entries: [
    { day: 3, channel: 'Film', text: 'What numbing cream does' },
    { day: 10, channel: 'Post', text: 'Meet the front desk' },
    { day: 16, channel: 'Email', text: 'Aftercare, week two' },
    { day: 19, channel: 'Article', text: 'Who should wait, and why' },
    { day: 25, channel: 'Post', text: 'The room before opening' },
  ],
};

export const spaAftercareEmail: MailSample = {
  id: 'spa-aftercare-email',
  kind: 'mail',
  title: 'Aftercare email',
  caption: 'Sent in the rhythm of the treatment, not of the sales calendar.',
  label:
    'Drawing of an aftercare email of the medical spa: “Day two: what is normal, and when to call us.” It has two ' +
    'short sections and a button to call the practice.',
  from: 'Marquez Aesthetics',
  subject: 'Day two: what is normal, and when to call us',
  paragraphs: ['You may look a little swollen today. That is how day two usually looks.'],
  sections: [
    { title: 'Normal', text: 'Some swelling, a small bruise, tenderness when you smile.' },
    { title: 'Call us', text: 'Skin that turns pale or very painful. At any hour.' },
  ],
  action: 'Call the practice',
};
