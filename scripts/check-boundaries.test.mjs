import { expect, test } from 'vitest';
import { checkBoundaries } from './check-boundaries.mjs';

/** @param {Record<string, string>} files made-up files: each path with its text */
function problemsOf(files) {
  return checkBoundaries(new Map(Object.entries(files)));
}

const PASSING = {
  'a module that the table allows': {
    'apps/api/src/site/posts/posts.router.ts':
      "import { toDb } from '../store/schema.ts';\nimport { Post } from '@tideline/domain/post';",
    'apps/api/src/core/store/schema.ts': '',
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
  'a module for tests, from a test': {
    'apps/api/src/posts/posts.router.test.ts': "import { testCaller } from '../testing/test-caller.ts';",
    'apps/api/src/testing/test-caller.ts': "import { buildApp } from '../app.ts';",
    'apps/api/src/app.ts': '',
  },
  'another feature, from a test of the same app': {
    'apps/api/src/stats/stats.router.test.ts': "import { insertPost } from '../posts/posts.repository.ts';",
    'apps/api/src/site/posts/posts.repository.ts': '',
  },
  'styles and libraries': {
    'apps/web/src/routes/__root.tsx': "import styles from '../styles.css?url';\nimport { useState } from 'react';",
  },
  'imports in comments and templates': {
    'packages/domain/src/tag.ts':
      "/**\n * import { a } from 'react';\n */\n// import { b } from 'react';\nconst c = `\nimport { d } from 'react';\n`;",
  },
};

test.each(Object.entries(PASSING))('allows %s', (_, files) => {
  expect(problemsOf(files)).toEqual([]);
});

/** @type {Record<string, { files: Record<string, string>, says: RegExp[] }>} */
const FAILING = {
  'another feature of the API': {
    files: {
      'apps/api/src/posts/a.ts': "\nimport { b } from '../contacts/b.ts';",
      'apps/api/src/contacts/b.ts': '',
    },
    says: [
      /^apps\/api\/src\/posts\/a\.ts:2 imports \.\.\/contacts\/b\.ts, but api\/posts may not import api\/contacts \(/,
    ],
  },
  'another feature of the web, even as a type': {
    files: {
      'apps/web/src/features/theme/a.tsx': "import type { B } from '../sign-in/b.tsx';",
      'apps/web/src/features/sign-in/b.tsx': '',
    },
    says: [/web\/features\/theme may not import web\/features\/sign-in/],
  },
  'a module that the table does not allow': {
    files: { 'apps/api/src/store/a.ts': "export * from '../posts/b.ts';", 'apps/api/src/posts/b.ts': '' },
    says: [/a\.ts:1 .* api\/store may not import api\/posts/],
  },
  'an import that takes several lines': {
    files: { 'apps/web/src/ui/a.tsx': "import {\n  b,\n} from '../lib/b.ts';", 'apps/web/src/lib/b.ts': '' },
    says: [/a\.tsx:3 .* web\/ui may not import web\/lib/],
  },
  'a dynamic import': {
    files: {
      'apps/web/src/lib/a.ts': "const b = await import('../features/theme/b.ts');",
      'apps/web/src/features/theme/b.ts': '',
    },
    says: [/web\/lib may not import web\/features\/theme/],
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
    says: [/web\/routes may not import api\/router/],
  },
  'a path into another app': {
    files: {
      'apps/web/src/lib/a.ts': "import { b } from '../../../api/src/posts/b.ts';",
      'apps/api/src/posts/b.ts': '',
    },
    says: [/web\/lib may not import api\/posts/],
  },
  'a module for tests from the app': {
    files: { 'apps/api/src/app.ts': "import { b } from './testing/b.ts';", 'apps/api/src/testing/b.ts': '' },
    says: [/only tests may use api\/testing/],
  },
  'a library in the domain': {
    files: { 'packages/domain/src/a.ts': "import { readFileSync } from 'node:fs';" },
    says: [/domain may use no library but zod/],
  },
  'a folder without a module': {
    files: { 'apps/api/src/services/posts.ts': '' },
    says: [/services\/posts\.ts:1 belongs to no module/],
  },
};

test.each(Object.entries(FAILING))('refuses %s', (_, { files, says }) => {
  const problems = problemsOf(files);
  expect(problems).toHaveLength(says.length);
  for (const [index, pattern] of says.entries()) expect(problems[index]).toMatch(pattern);
});
