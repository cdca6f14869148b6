/** A page that could not be fetched. */
export const pageFailed = {
  heading: 'This page did not load',
  text: 'The connection was lost, or our side had a moment of trouble. Nothing you sent before is lost.',
  action: 'Try again',
};

/** When nothing else can be shown. */
export const siteFailed = {
  heading: 'Something went wrong',
  text: 'This page could not be shown. Please reload it in a moment.',
};
