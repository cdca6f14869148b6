import type { CardText } from '@tideline/artwork/prints/social-card';
import { callPage } from './discovery-call.ts';

/** What the social card of the page on which calls are booked says. */
export const callCardText: CardText = { title: callPage.title, label: callPage.cardLabel, seed: 'discovery-call' };
