/** Front matter of seven sample posts; their bodies are in articles/<id>.md. */
export const ARTICLES_B = [
  {
    id: 'seo-for-law-firms',
    title: 'SEO for Law Firms: What to Fix Before You Write Another Page',
    excerpt:
      'Most firm sites already have enough pages to rank. Seven repairs, from merging rival pages to rewriting bios, that should come before the next article.',
    author: 'Maya Alvarez',
    category: 'SEO',
    tags: ['Law Firms', 'Content Audit', 'Search Console', 'Practice Pages'],
  },
  {
    id: 'white-label-without-regret',
    title: 'White-Label Work Without Regret: A Guide for Agency Owners',
    excerpt:
      'The math, the client calls, the account ownership, and the exit: what two agencies should settle in writing before one works under the flag of the other.',
    author: 'Daniel Okafor',
    category: 'Strategy',
    tags: ['White Label', 'Agencies', 'Pricing', 'Partnerships'],
  },
  {
    id: 'reading-your-analytics-in-ten-minutes',
    title: 'Read Your Analytics in Ten Minutes a Week',
    excerpt:
      'A minute-by-minute routine for owners: which four reports to open, how much change is only noise, and the one sentence to write down before you close the tab.',
    author: 'Priya Raman',
    category: 'Analytics',
    tags: ['Google Analytics', 'Reporting', 'Lead Tracking', 'Search Console'],
    series: 'Marketing in Two Hours a Week',
  },
  {
    id: 'email-newsletters-people-open',
    title: 'Write a Newsletter People Open on Purpose',
    excerpt:
      'One promise, one topic, a subject line that works like a label, and a ninety-minute monthly routine that a single person at a firm or practice can keep up.',
    author: 'Elena Sorensen',
    category: 'Content Marketing',
    tags: ['Email Marketing', 'Newsletters', 'Copywriting', 'Deliverability'],
  },
  {
    id: 'positioning-for-professional-services',
    title: 'Positioning: Say What You Do So the Right Client Recognizes It',
    excerpt:
      'Clients sort firms before they compare them. Four blanks to fill in, a worked example, and an answer to the partner who fears losing the other work.',
    author: 'Daniel Okafor',
    category: 'Strategy',
    tags: ['Positioning', 'Professional Services', 'Messaging', 'B2B'],
  },
  {
    id: 'short-form-video-for-practices',
    title: 'Short-Form Video for Practices That Hate Being on Camera',
    excerpt:
      'Six formats that need little or no face, a plan for shooting twelve videos in one morning, and the privacy rules that hold even when nobody would notice.',
    author: 'Jonah Weiss',
    category: 'Video',
    tags: ['Short-Form Video', 'Healthcare', 'Law Firms', 'Production'],
  },
  {
    id: 'google-reviews-the-right-way',
    title: 'Google Reviews the Right Way: Ask, Answer, Learn',
    excerpt:
      'When to ask for a review, which shortcuts break the rules, how to reply without breaching confidentiality, and how to turn complaints into a schedule change.',
    author: 'Elena Sorensen',
    category: 'Social Media',
    tags: ['Google Reviews', 'Reputation', 'Google Business Profile', 'Healthcare'],
  },
];
