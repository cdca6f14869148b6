import type { MailSample, PageSample } from './work-sample.ts';

export const consultingHomepage: PageSample = {
  id: 'consulting-homepage',
  kind: 'page',
  title: 'Home page',
  caption: 'Nine pages in place of forty. The first sentence took three weeks.',
  label:
    'Drawing of the consultancy’s home page: “We fix operations for mid-sized manufacturers.” Below it links to case ' +
    'notes, the way of working and the people, and a button to ask a question.',
  address: 'whitcomb-advisory.example',
  brand: 'Whitcomb Advisory',
  menu: ['Case notes', 'Writing', 'Ask us'],
  headline: 'We fix operations for\nmid-sized manufacturers.',
  text: 'Call us when orders go out late and nobody can say why.',
  points: ['Four case notes', 'How we work', 'Who you will meet'],
  action: 'Ask us a question',
};

export const consultingNewsletter: MailSample = {
  id: 'consulting-newsletter',
  kind: 'mail',
  title: 'Newsletter',
  caption: 'Every other week, from one hour of a partner’s time, to people who asked for it.',
  label:
    'Drawing of an issue of the consultancy’s newsletter: “The meeting that should be a board on the wall”, with one ' +
    'idea, one thing to try and a button to the whole article.',
  from: 'Susan Whitcomb',
  subject: 'The meeting that should be a board on the wall',
  paragraphs: ['If three people read out the same numbers every Monday, the numbers belong on the wall.'],
  sections: [
    { title: 'Try this', text: 'Hang up last week’s late orders. Start the meeting in front of them.' },
    { title: 'From a reader', text: '“We did, and the meeting got shorter.”' },
  ],
  action: 'Read the whole article',
};

export const consultingInquiryForm: PageSample = {
  id: 'consulting-inquiry-form',
  kind: 'page',
  title: 'Inquiry form',
  caption: 'Five questions that set expectations before anyone spends an evening on a proposal.',
  label:
    'Drawing of the consultancy’s inquiry form with five questions: what you make, what goes wrong, since when, who ' +
    'decides, and when it should be better.',
  address: 'whitcomb-advisory.example/ask-us',
  brand: 'Whitcomb Advisory',
  menu: ['Case notes', 'Writing', 'Ask us'],
  headline: 'Five questions, then a real answer.',
  text: 'If we are not the right firm, we will say who is.',
  fields: ['What do you make?', 'What goes wrong?', 'Since when?', 'Who decides?', 'When should it be better?'],
  action: 'Send the answers',
};
