import type { CardText } from '@tideline/artwork/prints/social-card';
import { callPage } from './discovery-call.ts';

/** The texts of the social card of the page to book a call. */
export const callCardText: CardText = { title: callPage.title, label: callPage.cardLabel, seed: 'discovery-call' };
