import type { IssueFinding } from '@tideline/domain/newsletter/message';

/** Something that readers find broken or missing. */
export function mistake(about: IssueFinding['about'], text: string): IssueFinding {
  return { about, weight: 'mistake', text };
}

/** Something that could be better. */
export function hint(about: IssueFinding['about'], text: string): IssueFinding {
  return { about, weight: 'hint', text };
}
