import { expect, test } from 'vitest';
import { checkBoundaries } from './check-boundaries.mjs';

/**
 * A house of made-up files: each path with its text.
 * @param {Record<string, string>} files
 */
function problemsOf(files) {
  return checkBoundaries(new Map(Object.entries(files)));
}

const PASSING = {
  'a room on the left': {
    'apps/api/src/posts/posts.router.ts':
      "import { toDb } from '../store/schema.ts';\nimport { Post } from '@tideline/domain/post';",
    'apps/api/src/store/schema.ts': '',
    'packages/domain/src/post.ts': "import { z } from 'zod';\nimport { tag } from './tag.ts';",
    'packages/domain/src/tag.ts': '',
  },
  'the same feature': {
    'apps/web/src/features/theme/theme-toggle.tsx': "import { useTheme } from './use-theme.ts';",
    'apps/web/src/features/theme/use-theme.ts': '',
  },
  "the router's type": {
    'apps/web/src/lib/calls/trpc.ts': "import type { AppRouter } from '@tideline/api/router';",
    'apps/api/src/router.ts': '',
  },
  'testing, from a test': {
    'apps/api/src/posts/posts.router.test.ts': "import { testCaller } from '../testing/test-caller.ts';",
    'apps/api/src/testing/test-caller.ts': "import { buildApp } from '../app.ts';",
    'apps/api/src/app.ts': '',
  },
  'a sibling, from a test of the same app': {
    'apps/api/src/stats/stats.router.test.ts': "import { insertPost } from '../posts/posts.repository.ts';",
    'apps/api/src/posts/posts.repository.ts': '',
  },
  'styles and libraries': {
    'apps/web/src/routes/__root.tsx': "import styles from '../styles.css?url';\nimport { useState } from 'react';",
  },
  'forbidden code inside comments and templates': {
    'packages/domain/src/tag.ts':
      "/**\n * import { a } from 'react';\n */\n// import { b } from 'react';\nconst c = `\nimport { d } from 'react';\n`;",
  },
};

test.each(Object.entries(PASSING))('allows %s', (_, files) => {
  expect(problemsOf(files)).toEqual([]);
});

/** @type {Record<string, { files: Record<string, string>, says: RegExp[] }>} */
const FAILING = {
  'a sibling feature of the API': {
    files: {
      'apps/api/src/posts/a.ts': "\nimport { b } from '../contacts/b.ts';",
      'apps/api/src/contacts/b.ts': '',
    },
    says: [
      /^apps\/api\/src\/posts\/a\.ts:2 imports \.\.\/contacts\/b\.ts, but api\/posts may not import from api\/contacts;/,
    ],
  },
  'a sibling feature of the web, even as a type': {
    files: {
      'apps/web/src/features/theme/a.tsx': "import type { B } from '../sign-in/b.tsx';",
      'apps/web/src/features/sign-in/b.tsx': '',
    },
    says: [/web\/features\/theme may not import from web\/features\/sign-in/],
  },
  'a room on the right': {
    files: { 'apps/api/src/store/a.ts': "export * from '../posts/b.ts';", 'apps/api/src/posts/b.ts': '' },
    says: [/a\.ts:1 .* api\/store may not import from api\/posts/],
  },
  'an import that takes several lines': {
    files: { 'apps/web/src/ui/a.tsx': "import {\n  b,\n} from '../lib/b.ts';", 'apps/web/src/lib/b.ts': '' },
    says: [/a\.tsx:3 .* web\/ui may not import from web\/lib/],
  },
  'a dynamic import': {
    files: {
      'apps/web/src/lib/a.ts': "const b = await import('../features/theme/b.ts');",
      'apps/web/src/features/theme/b.ts': '',
    },
    says: [/web\/lib may not import from web\/features\/theme/],
  },
  "the router's values": {
    files: {
      'apps/web/src/lib/calls/trpc.ts': "import { appRouter } from '@tideline/api/router';",
      'apps/api/src/router.ts': '',
    },
    says: [/write "import type"/],
  },
  "the router's type from a route": {
    files: {
      'apps/web/src/routes/a.tsx': "import type { AppRouter } from '@tideline/api/router';",
      'apps/api/src/router.ts': '',
    },
    says: [/web\/routes may not import from api\/router/],
  },
  'a path into another app': {
    files: {
      'apps/web/src/lib/a.ts': "import { b } from '../../../api/src/posts/b.ts';",
      'apps/api/src/posts/b.ts': '',
    },
    says: [/web\/lib may not import from api\/posts/],
  },
  'testing from the app': {
    files: { 'apps/api/src/app.ts': "import { b } from './testing/b.ts';", 'apps/api/src/testing/b.ts': '' },
    says: [/only tests may use api\/testing/],
  },
  'a library in the domain': {
    files: { 'packages/domain/src/a.ts': "import { readFileSync } from 'node:fs';" },
    says: [/domain may use no library but zod/],
  },
  'a folder without a room': {
    files: { 'apps/api/src/services/posts.ts': '' },
    says: [/services\/posts\.ts:1 belongs to no room/],
  },
  'a barrel': {
    files: { 'apps/web/src/ui/index.ts': "export { Button } from './button.tsx';", 'apps/web/src/ui/button.tsx': '' },
    says: [/is called index/],
  },
  'names that say nothing': {
    files: { 'apps/web/src/lib/date-utils.ts': '', 'apps/web/src/ui/common/a.tsx': '' },
    says: [/"utils"/, /"common"/],
  },
  'a long file': {
    files: { 'apps/web/src/lib/a.ts': 'a\n'.repeat(301) },
    says: [/has 301 lines, more than 300/],
  },
};

test.each(Object.entries(FAILING))('refuses %s', (_, { files, says }) => {
  const problems = problemsOf(files);
  expect(problems).toHaveLength(says.length);
  for (const [index, pattern] of says.entries()) expect(problems[index]).toMatch(pattern);
});

test('lets tests, page copy and sample data be longer', () => {
  const long = 'a\n'.repeat(400);
  expect(
    problemsOf({
      'apps/web/src/lib/a.test.ts': long,
      'apps/web/src/content/services.ts': long,
      'apps/api/src/sample/posts.ts': long,
    }),
  ).toEqual([]);
});
