/** The documented result of the professional services firm; two pages show it. */
export const successStory = {
  isShown: true,
  heading: 'Client Success Story',
  statement: 'Known by its clients. Unknown to everyone else.',
  text:
    'A professional services firm came to us with loyal clients, a full calendar of referral lunches and a website ' +
    'that could have belonged to anyone. We gave it one clear position, put its partners’ knowledge in print every ' +
    'week, and followed up with every reader who raised a hand.',
  figures: [
    { figure: '+285%', label: 'lead generation' },
    { figure: '+150%', label: 'brand visibility' },
    { figure: '+180%', label: 'revenue growth' },
  ],
};
