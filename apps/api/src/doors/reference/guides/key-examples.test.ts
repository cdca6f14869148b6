import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { API_KEY_PRESETS } from '@tideline/domain/staff/api-key-scopes';
import { openSiteWithKey } from '../../../testing/server/site-with-key.ts';
import { EXAMPLE_ORIGIN } from '../code-samples.ts';
import { KEY_EXAMPLES } from './key-examples.ts';

const run = promisify(execFile);

/** How each example is run; curl's line with the key is replaced by the environment. */
const COMMANDS: Record<keyof typeof KEY_EXAMPLES, (text: string) => [string, string[]]> = {
  curl: (text) => ['bash', ['-euc', text.replace(/^export .*/, '')]],
  Node: (text) => [process.execPath, ['--input-type=module', '--eval', text]],
  Python: (text) => ['python3', ['-c', text]],
};

test.each(Object.keys(KEY_EXAMPLES) as (keyof typeof KEY_EXAMPLES)[])(
  'the guide publishes the first article with %s',
  async (language) => {
    const { app, origin, key } = await openSiteWithKey(API_KEY_PRESETS['Publish posts'] ?? []);
    const [command, args] = COMMANDS[language](KEY_EXAMPLES[language].replaceAll(EXAMPLE_ORIGIN, origin));
    const { stdout } = await run(command, args, { env: { PATH: process.env['PATH'], API_KEY: key } });
    const id = `written-with-${language.toLowerCase()}`;
    expect(stdout).toContain(id);
    expect((await app.inject(`/api/posts/${id}`)).json()).toMatchObject({
      status: 'published',
      content: 'Hello, **reader**.',
    });
    const page = (await app.inject('/api/docs')).body
      .replaceAll('&lt;', '<')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
    expect(page).toContain(KEY_EXAMPLES[language]);
  },
);
