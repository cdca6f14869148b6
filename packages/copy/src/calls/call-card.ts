import type { CardText } from '@tideline/artwork/prints/social-card';
import type { callPage } from './discovery-call.ts';

/** What the social card of the page to book a call says. */
export function callCardText({ title, cardLabel }: typeof callPage): CardText {
  return { title, label: cardLabel, seed: 'discovery-call' };
}
