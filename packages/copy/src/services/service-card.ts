import type { CardText } from '@tideline/artwork/prints/social-card';
import { cardLabels } from '../notices/card-labels.ts';

/** What the social card of a service says. */
export function serviceCardText({ id, title }: { id: string; title: string }, label = cardLabels.service): CardText {
  return { title, label, seed: id };
}
