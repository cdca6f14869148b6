export type Testimonial = {
  quote: string;
  attribution: string;
  rating: 5;
};

/** The section has no statement of its own: the clients speak. */
export const testimonialsSection = {
  heading: 'What Our Clients Say',
  logosHeading: 'Some of the names we work for',
};

/** Names of the controls; `{number}` is replaced. */
export const carouselLabels = {
  carousel: 'Testimonials',
  slide: '{number} of {count}',
  previous: 'Previous testimonial',
  next: 'Next testimonial',
  pause: 'Pause testimonials',
  play: 'Play testimonials',
  show: 'Show testimonial {number}',
  rated: 'Rated {number} out of 5',
  stopLogos: 'Stop the logos',
  moveLogos: 'Move the logos',
};

export const testimonials: Testimonial[] = [
  {
    quote:
      'They asked to sit in my waiting room for an afternoon before they wrote a word. The new site answers the ' +
      'questions my front desk used to answer on the phone all day long.',
    attribution: 'Dr. Karen Halvorsen, Owner, Halvorsen Dental',
    rating: 5,
  },
  {
    quote:
      'Every month I get two pages that I can finish before my coffee is cold: what they did, what it brought in, ' +
      'and what they think we should stop doing. No agency had ever told me to stop doing something.',
    attribution: 'Tom Pruitt, Managing Partner, Pruitt & Lang CPAs',
    rating: 5,
  },
  {
    quote:
      'I’m a litigator. I read copy the way I read contracts, looking for the claim that won’t hold up. They write ' +
      'as if someone like me will be reading.',
    attribution: 'Denise Castellano, Partner, Castellano Reed',
    rating: 5,
  },
  {
    quote:
      'We are two doctors and no marketing person. The newsletter goes out, the reviews get answered, the listings ' +
      'are right, and I am not doing any of it on a Sunday night.',
    attribution: 'Dr. James Larkin, Larkin Family Medicine',
    rating: 5,
  },
  {
    quote:
      'We hand them the parts of a project that we don’t do in-house, and our clients never feel the seam. In all ' +
      'this time they have not once gone around us.',
    attribution: 'Beth Ostrander, Creative Director, Ostrander Creative',
    rating: 5,
  },
  {
    quote:
      'Filming was the part I dreaded. Ten minutes in, I had forgotten the camera. Now new patients tell me they feel ' +
      'they have already met me.',
    attribution: 'Dr. Elena Marquez, Founder, Marquez Aesthetics',
    rating: 5,
  },
];
