import { EXAMPLE_ORIGIN } from './key-guide.ts';

/** How to begin, on `/api/docs`. */
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

/** @param path of the package below `/api/docs` */
export function installClient(path: string): string {
  return `// npm install ${EXAMPLE_ORIGIN}/api/docs${path}`;
}

export const USE_CLIENT = `import { createClient } from '@tideline/api-client';

export const client = createClient({ url: '${EXAMPLE_ORIGIN}' });
export const { items } = await client.posts.list.query({ category: 'SEO', limit: 5 });`;

export const USE_KEY = `curl '${EXAMPLE_ORIGIN}/api/contacts' --header 'Authorization: Bearer tdl_…'`;
