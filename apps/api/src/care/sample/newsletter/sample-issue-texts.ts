import type { IssuesTable } from '../../../core/store/tables/newsletter.ts';

type SampleIssueText = Pick<IssuesTable, 'id' | 'subject' | 'preview_text' | 'content'>;

/** The sample issues. Their ids are fixed, so that those that staff have not changed can be removed. */
export const SAMPLE_SENT_ISSUE: SampleIssueText = {
  id: 'sample-issue-sent',
  subject: 'The three numbers worth a partner’s Monday',
  preview_text: 'And the forty you can stop reading.',
  content: `Good morning,

Most reports prove that somebody was busy. This week we read ours the other way round and asked which figure would change a decision if it moved. Three were left:

1. **Inquiries you would want.** Not all of them: the ones you would have called back on a Friday afternoon.
2. **Hours until the first answer.** People write to three firms and talk to the first that replies.
3. **What the last new client cost you.** Ads, hours and the lunch included.

How a twelve-lawyer firm reads these on one page is in [Five Marketing Numbers a Managing Partner Should Ask For](/blog/marketing-metrics-that-matter).

## Also new

- [Local SEO for Clinics](/blog/local-seo-for-clinics): three map results, and the record everyone forgets to claim.
- [A Content Calendar That Survives a Busy Month](/blog/content-calendar-that-survives): plan for the worst one.

Would you like us to read your last report with you? [Send it to us](/#contact), and we will mark what we would keep.
`,
};

export const SAMPLE_DRAFT_ISSUE: SampleIssueText = {
  id: 'sample-issue-draft',
  subject: 'Ask for the review before they reach the parking lot',
  preview_text: 'One sentence, said by the right person.',
  content: `Good morning,

The best moment to ask for a review lasts about a minute. It ends when your client finds the car keys.

Choose the moment, let the person who did the work ask, and send the link the same day. The rest is in [Google Reviews the Right Way](/blog/google-reviews-the-right-way).

*To do: add the sentence that the front desk in Pasadena uses.*
`,
};

/** The pages that readers of the sent issue visited, with the visits of the days after it. */
export const SAMPLE_VISITS: readonly [path: string, visits: readonly number[]][] = [
  ['/blog/marketing-metrics-that-matter', [9, 4, 1, 1]],
  ['/blog/local-seo-for-clinics', [5, 2, 2]],
  ['/blog/content-calendar-that-survives', [3, 1]],
  ['/', [2, 1]],
];
