import type { CardText } from '@tideline/artwork/prints/social-card';

/** What the social card of a service says. */
export function serviceCardText({ id, title }: { id: string; title: string }): CardText {
  return { title, label: 'Services', seed: id };
}
