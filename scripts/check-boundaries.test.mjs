import { expect, test } from 'vitest';
import { checkBoundaries } from './check-boundaries.mjs';

/** @param {Record<string, string>} files made-up files: each path with its text */
function problemsOf(files) {
  return checkBoundaries(new Map(Object.entries(files)));
}

const PASSING = {
  'a module that the table allows': {
    'apps/api/src/site/posts/posts.router.ts':
      "import { toDb } from '../../core/store/schema.ts';\nimport { Post } from '@tideline/domain/post';",
    'apps/api/src/core/store/schema.ts': '',
    'packages/domain/src/post.ts': "import { z } from 'zod';\nimport { tag } from './tag.ts';",
    'packages/domain/src/tag.ts': '',
  },
  'a lower folder of its own storey': {
    'apps/api/src/site/pending/a.ts': "import { b } from '../posts/lists/b.ts';",
    'apps/api/src/site/posts/lists/b.ts': '',
  },
  'a sub-folder of its own folder, and back': {
    'apps/api/src/accounts/auth/sign-in/a.ts': "import { b } from '../session/b.ts';",
    'apps/api/src/accounts/auth/session/b.ts': "import type { A } from '../sign-in/a.ts';",
  },
  'a file beside the storeys': {
    'apps/api/src/core/rpc/a.ts': "import type { Context } from '../../context.ts';",
    'apps/api/src/context.ts': "import type { Db } from './core/store/schema.ts';",
    'apps/api/src/core/store/schema.ts': '',
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
    'apps/api/src/site/posts/posts.router.test.ts': "import { testCaller } from '../../testing/test-caller.ts';",
    'apps/api/src/testing/test-caller.ts': "import { buildApp } from '../app.ts';",
    'apps/api/src/app.ts': '',
  },
  'a higher storey, from a test of the same app': {
    'apps/api/src/site/posts/posts.test.ts': "import { erase } from '../../care/privacy/erase-person.ts';",
    'apps/api/src/care/privacy/erase-person.ts': "import { delete } from '../../site/posts/posts.repository.ts';",
    'apps/api/src/site/posts/posts.repository.ts': '',
  },
  'types that two modules exchange by permission': {
    'apps/web/src/router.tsx': "import { page } from './routes/page.tsx';",
    'apps/web/src/routes/page.tsx': "import type { Router } from '../router.tsx';",
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
  'a higher storey': {
    files: {
      'apps/api/src/site/posts/a.ts': "\nimport { b } from '../../sales/contacts/b.ts';",
      'apps/api/src/sales/contacts/b.ts': '',
    },
    says: [
      /^apps\/api\/src\/site\/posts\/a\.ts:2 imports \S+, but api\/site\/posts may not import api\/sales\/contacts \(/,
    ],
  },
  'another folder of its storey that is not listed': {
    files: {
      'apps/api/src/site/posts/a.ts': "import type { B } from '../pending/b.ts';",
      'apps/api/src/site/pending/b.ts': '',
    },
    says: [/api\/site\/posts may not import api\/site\/pending/],
  },
  'the root router from below': {
    files: {
      'apps/api/src/care/team/a.ts': "import type { AppRouter } from '../../router.ts';",
      'apps/api/src/router.ts': '',
    },
    says: [/api\/care\/team may not import api\/router/],
  },
  'a ring of folders': {
    files: {
      'apps/api/src/site/posts/a.ts': "import { b } from '../pending/b.ts';",
      'apps/api/src/site/pending/b.ts': "import { c } from '../posts/lists/c.ts';",
      'apps/api/src/site/posts/lists/c.ts': '',
    },
    says: [
      /api\/site\/posts may not import api\/site\/pending/,
      /^api\/site\/posts -> api\/site\/pending -> api\/site\/posts is a ring of folders \(apps\/api\/src\/site\/posts\/a\.ts:1 imports/,
    ],
  },
  'a folder of a storey without a place': {
    files: { 'apps/api/src/site/shop/a.ts': '' },
    says: [/site\/shop\/a\.ts:1 belongs to no module/],
  },
  'a file of a storey outside its folders': {
    files: { 'apps/api/src/site/a.ts': '' },
    says: [/site\/a\.ts:1 belongs to no module/],
  },
  'another feature of the web, even as a type': {
    files: {
      'apps/web/src/features/theme/a.tsx': "import type { B } from '../sign-in/b.tsx';",
      'apps/web/src/features/sign-in/b.tsx': '',
    },
    says: [/web\/features\/theme may not import web\/features\/sign-in/],
  },
  'a module that the table does not allow': {
    files: { 'apps/api/src/core/store/a.ts': "export * from '../audit/b.ts';", 'apps/api/src/core/audit/b.ts': '' },
    says: [/a\.ts:1 .* api\/core\/store may not import api\/core\/audit/],
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
      'apps/web/src/lib/a.ts': "import { b } from '../../../api/src/site/posts/b.ts';",
      'apps/api/src/site/posts/b.ts': '',
    },
    says: [/web\/lib may not import api\/site\/posts/],
  },
  'a module for tests from the app': {
    files: { 'apps/api/src/app.ts': "import { b } from './testing/b.ts';", 'apps/api/src/testing/b.ts': '' },
    says: [/only tests may use api\/testing/],
  },
  'a library in the domain': {
    files: { 'packages/domain/src/a.ts': "import { readFileSync } from 'node:fs';" },
    says: [/domain may use no library but zod/],
  },
  'a library in drawing': {
    files: { 'packages/artwork/src/a.ts': "import { z } from 'zod';" },
    says: [/artwork may use no library\./],
  },
  'drawing in the domain': {
    files: {
      'packages/domain/src/a.ts': "import { b } from '@tideline/artwork/b';",
      'packages/artwork/src/b.ts': '',
    },
    says: [/domain may not import artwork/],
  },
  'more of the server than benchmarks need': {
    files: {
      'bench/src/a.ts': "import { b } from '../../apps/api/src/core/mail/b.ts';",
      'apps/api/src/core/mail/b.ts': '',
    },
    says: [/bench may not import api\/core\/mail/],
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
