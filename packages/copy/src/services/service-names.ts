/** The thirteen services in documented order: the card's anchor on /services, and its name. */
export const serviceNames = {
  'content-creation': 'Content Creation & Management',
  'content-strategy': 'Content Strategy & Copywriting',
  'photo-video': 'Photo & Video Production',
  'analytics-reports': 'Analytics & Performance Reports',
  'email-sms': 'Email & SMS Marketing',
  podcast: 'Podcast Strategy & Management',
  'marketing-automation': 'Funnels & Marketing Automation',
  'ads-management': 'Ads Management',
  'blog-seo-content': 'Blog & SEO Content',
  'influencer-collaborations': 'Influencer Collaborations',
  'pr-media': 'PR & Media Campaigns',
  'website-design': 'Website Design & Development',
  seo: 'Search Engine Optimization (SEO)',
} as const;

export type ServiceId = keyof typeof serviceNames;
