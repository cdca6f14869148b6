import type { Contact } from '@tideline/domain/contact/contact';
import { newContactSchema } from '@tideline/domain/contact/contact.schema';
import { EVERYBODY } from '@tideline/domain/newsletter/audience';
import type { Issue } from '@tideline/domain/newsletter/issue';
import type { PostSummary } from '@tideline/domain/post/post';
import type { Page } from '@tideline/domain/entity/page';

/** An enquiry as the server lists it. */
export function buildContact(fields: Partial<Contact> = {}): Contact {
  const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', company: 'Engines' };
  return {
    ...newContactSchema.parse({ ...ada, package: 'wave', message: 'We need a site.' }),
    id: 'contact-1',
    reference: 'TL-1',
    name: 'Ada Byron',
    status: 'pending',
    dateSubmitted: new Date().toISOString(),
    answeredAt: null,
    value: null,
    lostReason: '',
    isSample: false,
    packageName: '',
    answers: [],
    ...fields,
  };
}

/** A post as a list of the staff area shows it. */
export function buildPostSummary(fields: Partial<PostSummary> = {}): PostSummary {
  return {
    id: 'low-tide',
    key: 'low-tide',
    title: 'Low tide',
    excerpt: '',
    author: 'Ada',
    category: 'SEO',
    status: 'draft',
    publishDate: null,
    featuredImageUrl: '',
    tags: [],
    metaTitle: '',
    metaDescription: '',
    socialImageUrl: '',
    isNoindex: false,
    canonicalUrl: '',
    series: '',
    views: 0,
    readingTimeMinutes: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    version: 1,
    isAddressAutomatic: true,
    firstPublishedAt: null,
    contentChangedAt: null,
    isSample: false,
    ...fields,
  };
}

/** An issue of the newsletter as the server answers it. */
export function buildIssue(fields: Partial<Issue> = {}): Issue {
  return {
    id: 'issue-1',
    slug: null,
    subject: 'Three things about tides',
    previewText: '',
    content: 'The tide came in at noon.',
    senderName: '',
    replyTo: '',
    layout: 'letter',
    audience: EVERYBODY,
    archive: 'public',
    state: 'draft',
    version: 1,
    postKey: null,
    scheduledAt: null,
    startsAt: null,
    startedAt: null,
    finishedAt: null,
    canaryAcceptedAt: null,
    canaryError: '',
    pauseReason: '',
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-02T00:00:00.000Z',
    ...fields,
  };
}

/** The only page of a list. */
export function pageOf<Item>(...items: Item[]): Page<Item> {
  return { items, nextCursor: null, previousCursor: null, total: items.length };
}
