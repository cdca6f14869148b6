/** Vite plugin: asks the browser to compile all of certain files while they arrive. */
import type { Plugin } from 'vite';

/** The files of which most runs when a page starts. */
const RUN_AT_ONCE = new Set(['framework', 'shared', 'entry-client']);
/** Read by V8, at the very beginning of a file only; for other browsers it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';
/**
 * Around the entry, which is where React's file is run. It makes the errors then that it may throw later; to note where,
 * V8 would compile all of that file once more, since what it has compiled beforehand knows no places.
 */
const WITHOUT_STACKS = [
  'const stackTraceLimit=Error.stackTraceLimit;delete Error.stackTraceLimit;',
  ';Error.stackTraceLimit=stackTraceLimit;',
];

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
          if (output.type !== 'chunk' || !RUN_AT_ONCE.has(output.name)) continue;
          const [before, after] = output.isEntry ? WITHOUT_STACKS : ['', ''];
          output.code = HINT + before + output.code + after;
        }
      },
    },
  };
}
