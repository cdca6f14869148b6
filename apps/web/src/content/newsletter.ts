/** The sign-up form wherever it is embedded; the messages are documented to the letter. */
export const newsletter = {
  heading: 'One useful email a week',
  text: 'Weekly emails with one idea you can put to work. No spam. Unsubscribe any time.',
  emailLabel: 'Email Address',
  emailPlaceholder: 'you@example.com',
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  success: {
    title: 'Successfully subscribed!',
    text: 'Thank you for subscribing to our newsletter.',
  },
  alreadySubscribed: {
    title: "You're already subscribed!",
    text: "You've already successfully been subscribed to our newsletter!",
  },
  failure: {
    title: 'Error',
    text: 'Failed to subscribe. Please try again.',
  },
};
