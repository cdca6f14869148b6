import { setPriority } from 'node:os';

/**
 * Lets visitors go before this thread and the processes that it starts. Only Linux gives a thread a priority of its own;
 * elsewhere it would be that of the whole server, so nothing happens there.
 * @param priority as `os.setPriority` has it; only root may raise it again
 */
export function setThreadPriority(priority: number): void {
  if (process.platform === 'linux') setPriority(priority);
}
