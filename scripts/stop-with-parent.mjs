/**
 * Imported for its effect: sends this process SIGTERM when the process that started it has ended. `npm start` runs
 * `sh -c "node …"`, npm sends its own SIGTERM to that shell only, and a SIGKILL of npm reaches no child at all. Without
 * this the server would hold its port as an orphan.
 */
import { readFileSync } from 'node:fs';

const parent = process.ppid;
// The shell between npm and this process outlives a killed npm, so npm is watched, too.
const isBelowNpm = process.env.npm_lifecycle_event !== undefined && /^(?:ba|da|a|z)?sh$/.test(nameOf(parent));
const grandparent = isBelowNpm ? parentOf(parent) : undefined;

const timer = setInterval(() => {
  if (process.ppid === parent && (grandparent === undefined || parentOf(parent) === grandparent)) return;
  clearInterval(timer);
  process.kill(process.pid, 'SIGTERM');
}, 250);
timer.unref();

/** The parent of another process, from /proc; undefined where there is none (macOS, Windows). @param {number} pid */
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
