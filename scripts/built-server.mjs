/**
 * The arguments for Node to run the built server, from the root. By default Node's young generation grows to many
 * times as much on a machine with plenty of it: under load the server took 335 MB instead of 210, and was no faster.
 */
export const BUILT_SERVER = ['--max-semi-space-size=8', 'apps/api/dist/main.js'];

/**
 * The environment of the built server. With this, glibc returns freed memory to the system; by default it holds back
 * ever more of it. After a thousand compressed search pages the server had 285 MB without it, and 190 MB with it.
 */
export const SERVER_ENV = { MALLOC_TRIM_THRESHOLD_: '131072' };
