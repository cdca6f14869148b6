import { link, rename, rm } from 'node:fs/promises';

/** Moves on the disk that belong together: each succeeds, or all that were made are taken back. */
export type Swap = ReturnType<typeof startSwap>;

/** Begins a set of moves; `undo` takes back those made so far, the last first. */
export function startSwap() {
  const steps: (() => Promise<void>)[] = [];
  return {
    /** Notes a file that is only there because of the swap. */
    made(path: string): void {
      steps.push(() => rm(path, { force: true }));
    },
    /** Renames a file or folder. @throws when something that is not empty is there already, or the disk refuses */
    async move(from: string, to: string): Promise<void> {
      await rename(from, to);
      steps.push(() => rename(to, from));
    },
    /** Gives a file its name for later, and another one its place at once: there is never none. */
    async replace(path: string, { aside, by }: { aside: string; by: string }): Promise<void> {
      await link(path, aside).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') throw error;
        await rename(path, aside); // a disk without second names
      });
      steps.push(async () => {
        await rename(aside, path);
        await rm(aside, { force: true }); // two names of one file stay as they are
      });
      await rename(by, path);
      steps.push(() => rename(path, by));
    },
    async undo(): Promise<void> {
      for (const step of steps.splice(0).toReversed()) await step();
    },
  };
}
