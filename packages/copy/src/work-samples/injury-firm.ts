import type { AdSample, MailSample, PageSample, SearchSample } from './work-sample.ts';

export const injuryAnswerPage: PageSample = {
  id: 'injury-answer-page',
  kind: 'page',
  title: 'Answer page',
  caption: 'One page per type of case, written from what the attorneys say on the phone.',
  label:
    'Drawing of a page of the injury firm: “Hurt on a city bus? Read this before you sign.” Below it three answers and ' +
    'a button to talk to an attorney.',
  address: 'brennan-kowalczyk.example/city-bus',
  brand: 'Brennan Kowalczyk',
  menu: ['Your case', 'Fees', 'Attorneys'],
  headline: 'Hurt on a city bus?\nRead this before you sign.',
  text: 'Three things to do in the first two days, what to keep, and who will call you first.',
  points: ['What not to sign', 'What to write down', 'What a lawyer costs'],
  action: 'Talk to an attorney',
};

export const injurySearchResult: SearchSample = {
  id: 'injury-search-result',
  kind: 'search',
  title: 'Search result',
  caption: 'Title and description are written like the page: for the person who is searching.',
  label:
    'Drawing of a search for “hurt on a bus in chicago what to do”. The first result is the injury firm’s page about ' +
    'the first two days, with links to fees, offices and evening calls.',
  query: 'hurt on a bus in chicago what to do',
  result: {
    title: 'Hurt on a bus in Chicago: the first two days',
    address: 'brennan-kowalczyk.example › city-bus',
    text:
      'What not to sign, what to write down tonight and who will call you first. From the attorneys who take the ' +
      'calls.',
    links: ['Fees in plain English', 'Both offices', 'If you call after six'],
  },
};

export const injurySearchAd: AdSample = {
  id: 'injury-search-ad',
  kind: 'ad',
  title: 'Search ad',
  caption: 'Paid search for the kinds of case the firm wants, up to a ceiling it set.',
  label:
    'Drawing of a search ad of the injury firm: “Hurt at work? Ask before you sign.” Beside it its limits: four kinds ' +
    'of case, Chicago and suburbs, a monthly ceiling.',
  tag: 'Ad',
  sponsor: 'brennan-kowalczyk.example',
  headline: 'Hurt at work? Ask before you sign.',
  text: 'A short call with an attorney about what to do first. In Chicago and the suburbs.',
  action: 'Find a time to talk',
  terms: ['Four kinds of case', 'Chicago and suburbs', 'Monthly ceiling'],
};

export const injuryEveningReply: MailSample = {
  id: 'injury-evening-reply',
  kind: 'mail',
  title: 'After-hours reply',
  caption: 'Confirms the call and offers a time to talk, so that no caller waits until morning.',
  label:
    'Drawing of the injury firm’s reply to an evening call: “We have your call. Here is when we can talk.” It says ' +
    'what to do until then and offers a choice of times.',
  from: 'Brennan Kowalczyk, intake',
  subject: 'We have your call. Here is when we can talk.',
  paragraphs: ['Thank you for calling. Pick the time that suits you, and an attorney will ring you then.'],
  sections: [
    { title: 'Until we talk', text: 'Sign nothing. Write down what you remember. Keep every paper you were given.' },
  ],
  action: 'Choose a time',
};
