/** Front matter of the sample posts; their bodies are in `articles/<id>.md`. */
export const ARTICLES_A = [
  {
    id: 'local-seo-for-clinics',
    title: 'Local SEO for Clinics: Be the Practice Patients Find First',
    excerpt:
      'How a clinic gets into the three map results and becomes the easy choice there: categories, hours, location pages, reviews and the NPI record everyone forgets.',
    author: 'Maya Alvarez',
    category: 'SEO',
    tags: ['Local SEO', 'Healthcare', 'Google Business Profile', 'Reviews'],
  },
  {
    id: 'the-ninety-day-marketing-plan',
    title: 'The Ninety-Day Marketing Plan for a Practice Without a Marketing Team',
    excerpt:
      'A plan for an owner with two hours a week: fix how inquiries are answered, commit to one channel, then write down a routine that survives a busy season.',
    author: 'Daniel Okafor',
    category: 'Strategy',
    tags: ['Marketing Plan', 'Small Practices', 'Budget', 'Lead Generation'],
    series: 'Marketing in Two Hours a Week',
  },
  {
    id: 'marketing-metrics-that-matter',
    title: 'Five Marketing Numbers a Managing Partner Should Ask For',
    excerpt:
      'Five figures that change decisions, worked through for a twelve-lawyer firm, from qualified inquiries to what the next client costs, and the one-page report that holds them.',
    author: 'Priya Raman',
    category: 'Analytics',
    tags: ['Reporting', 'Marketing ROI', 'Law Firms', 'Intake'],
  },
  {
    id: 'video-testimonials-that-feel-real',
    title: 'How to Film Client Testimonials That Feel Real',
    excerpt:
      'Choose the client who hesitated, send a topic instead of questions, and count to four after each answer. Notes from the set, with the releases to sign first.',
    author: 'Jonah Weiss',
    category: 'Video',
    tags: ['Video Production', 'Testimonials', 'Interviewing', 'Compliance'],
  },
  {
    id: 'content-calendar-that-survives',
    title: 'A Content Calendar That Survives a Busy Month',
    excerpt:
      'Plan for your worst month, keep three finished articles on a shelf, and get each one from twenty minutes of an expert talking instead of a draft that never comes.',
    author: 'Elena Sorensen',
    category: 'Content Marketing',
    tags: ['Content Calendar', 'Editorial Process', 'Blogging', 'Expert Interviews'],
    series: 'Marketing in Two Hours a Week',
  },
  {
    id: 'linkedin-for-partners',
    title: 'LinkedIn for Partners Who Would Rather Be Practicing',
    excerpt:
      'Thirty minutes a week, split three ways, for partners who dislike the platform: what to post, whom to answer, which rules apply and when to give up on it.',
    author: 'Daniel Okafor',
    category: 'Social Media',
    tags: ['LinkedIn', 'Professional Services', 'Law Firms', 'Referrals'],
    series: 'Marketing in Two Hours a Week',
  },
  {
    id: 'website-speed-and-trust',
    title: 'A Slow Website Costs You the Second Impression',
    excerpt:
      'Test your site on an old phone without Wi-Fi, then work through the usual causes: one huge image, abandoned tags, heavy widgets, tired hosting and late fonts.',
    author: 'Maya Alvarez',
    category: 'SEO',
    tags: ['Website Performance', 'Core Web Vitals', 'User Experience', 'Web Hosting'],
  },
];
