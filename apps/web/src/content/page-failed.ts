export const pageFailed = {
  heading: 'This page did not load',
  text: 'The connection was lost, or our side had a moment of trouble. Nothing you sent before is lost.',
  action: 'Try again',
};
