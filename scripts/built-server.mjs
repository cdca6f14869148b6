/**
 * The arguments for Node to run the built server, from the root. Without limits both generations of V8's heap grow with
 * the memory of the machine: under load the server took 460 MB on a large one. See "Memory" in docs/deployment.md.
 */
export const BUILT_SERVER = ['--max-semi-space-size=8', '--max-old-space-size=256', 'apps/api/dist/main.js'];

/**
 * The environment of the built server. glibc has up to eight arenas for each processor, and keeps freed memory in them;
 * with these it has two, and returns freed memory to the system. After a thousand compressed search pages the server had
 * 285 MB without the second setting, and 190 MB with it.
 */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
