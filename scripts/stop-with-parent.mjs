/**
 * Imported for its side effect: sends this process SIGTERM when its parent process has ended. Under `npm start`, npm runs node
 * in a shell (`sh -c`) and forwards SIGTERM to that shell only; SIGKILL of npm reaches no child. Without this module the server
 * would keep its port as an orphan.
 */
import { readFileSync } from 'node:fs';

const parent = process.ppid;
// The shell between npm and this process outlives a killed npm, so npm is watched as well.
const isBelowNpm = process.env.npm_lifecycle_event !== undefined && /^(?:ba|da|a|z)?sh$/.test(nameOf(parent));
const grandparent = isBelowNpm ? parentOf(parent) : undefined;

const timer = setInterval(() => {
  if (process.ppid === parent && (grandparent === undefined || parentOf(parent) === grandparent)) return;
  clearInterval(timer);
  process.kill(process.pid, 'SIGTERM');
}, 250);
timer.unref();

/** The parent of a process, read from /proc; undefined on systems without /proc (macOS, Windows). @param {number} pid */
function parentOf(pid) {
  // "pid (name) state ppid …": the name may contain spaces and brackets.
  return read(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ')[1];
}

/** @param {number} pid */
function nameOf(pid) {
  return read(`/proc/${pid}/comm`)?.trim() ?? '';
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
