/** The path of every public page whose path is fixed. */
export const PUBLIC_PATHS = [
  '/',
  '/about',
  '/services',
  '/case-studies',
  '/blog',
  '/healthcare',
  '/professional-services',
  '/legal-practices',
  '/marketing-agencies',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
];
