/** How to begin, in four ways. */
import { EXAMPLE_ORIGIN } from '../code-samples.ts';

export const READ_POSTS = `curl '${EXAMPLE_ORIGIN}/api/posts?category=SEO&limit=5'`;

export const SEND_CONTACT = `const response = await fetch('${EXAMPLE_ORIGIN}/api/contact', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    message: 'We open a second clinic in May.',
  }),
});
export const { reference, error } = await response.json();`;

export const USE_CLIENT = `import { createClient } from 'site-client';

export const client = createClient({ url: '${EXAMPLE_ORIGIN}' });
export const { items } = await client.posts.list.query({ category: 'SEO', limit: 5 });`;

export const USE_KEY = `curl '${EXAMPLE_ORIGIN}/api/contacts' --header 'Authorization: Bearer tdl_…'`;
