/** Vite plugin: asks the browser to compile all of certain files while they arrive. */
import type { Plugin } from 'vite';

/** The files of which most runs when a page starts. */
const RUN_AT_ONCE = new Set(['framework', 'shared', 'entry-client']);
/** Read by V8, at the very beginning of a file only; for other browsers it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Else the browser compiles each function at its first call, on the page's own thread, which makes the tasks in which a
 * page is taken over twice as long (docs/decisions/035).
 */
export function compileHint(): Plugin {
  return {
    name: 'tideline:compile-hint',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post', // Vite, too, writes something at the beginning
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk' && RUN_AT_ONCE.has(output.name)) output.code = HINT + output.code;
        }
      },
    },
  };
}
