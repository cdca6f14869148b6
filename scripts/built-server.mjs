/**
 * The arguments of Node for the built server, from the root folder. Without limits, both generations of V8's heap grow with the
 * memory of the machine: under load the server took 460 MB on a large machine. See "Memory" in docs/deployment.md.
 */
export const BUILT_SERVER = ['--max-semi-space-size=8', '--max-old-space-size=256', 'apps/api/dist/main.js'];

/**
 * The environment of the built server. By default glibc uses up to eight arenas per processor and keeps freed memory in them;
 * with these settings it uses two, and returns freed memory to the system. After a thousand compressed search pages the server
 * took 285 MB without the second setting, and 190 MB with it.
 */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
