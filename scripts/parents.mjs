/**
 * Notices that the processes which started this one are gone. `npm start` runs `sh -c "node …"`, and neither npm nor
 * sh passes every signal on: npm's SIGTERM reaches only the shell, and a SIGKILL of npm reaches nobody. Without this
 * watch the server would go on running, and hold its port, after npm has ended.
 */
import { readFileSync } from 'node:fs';

const SHELLS = new Set(['sh', 'dash', 'bash', 'ash', 'busybox', 'zsh']);

/**
 * Calls `onGone` once, when the parent has ended; below npm also when the shell's own parent (npm) has ended.
 * @param {() => void} onGone
 */
export function watchParents(onGone) {
  const parent = process.ppid;
  // A shell between npm and us outlives a killed npm, so npm itself is watched too. Only below such a shell: elsewhere
  // the grandparent may end for good reasons, as when a script starts a server in the background.
  const belowShell = process.env.npm_lifecycle_event !== undefined && SHELLS.has(nameOf(parent));
  const grandparent = belowShell ? parentOf(parent) : undefined;

  const timer = setInterval(() => {
    if (process.ppid === parent && (grandparent === undefined || parentOf(parent) === grandparent)) return;
    clearInterval(timer);
    onGone();
  }, 250);
  timer.unref();
}

/**
 * The parent of another process; undefined where there is no /proc (macOS, Windows). There `sh` replaces itself by the
 * command that it runs, or signals reach the whole console, so watching our own parent is enough.
 * @param {number} pid
 */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // "pid (name) state ppid …": the name may itself hold spaces and brackets.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function nameOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
}
