/** The line beside the button of a form, and the words for the trail sent with it. */
export const trailNote = {
  summary: 'Sent along: how you found us and what you read here',
  why: 'It tells us which pages help. It is kept in this tab only, and nothing of it leaves your browser unless you send this form.',
  more: 'Privacy Policy',
  source: 'You came from',
  direct: 'You came here directly',
  campaign: 'Campaign',
  issue: 'Newsletter issue',
  first: 'First page',
  last: 'This page',
  pages: 'Pages viewed',
  since: 'Visit began',
  read: 'Read',
  packages: 'Packages viewed',
  caseStudies: 'Case studies viewed',
};
