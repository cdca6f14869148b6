import { link, rename, rm } from 'node:fs/promises';

/** A set of renames: all succeed, or those already made are undone. */
export type Swap = ReturnType<typeof startSwap>;

export function startSwap() {
  const undoSteps: (() => Promise<void>)[] = [];
  return {
    /** Registers a file that exists only because of the swap. */
    created(path: string): void {
      undoSteps.push(() => rm(path, { force: true }));
    },
    /** @throws when the target exists and is not empty, or the disk refuses */
    async move(from: string, to: string): Promise<void> {
      await rename(from, to);
      undoSteps.push(() => rename(to, from));
    },
    /** Replaces the file at `path`, which must exist; the former file is renamed to `aside`. */
    async replace(path: string, { aside, by }: { aside: string; by: string }): Promise<void> {
      await link(path, aside).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') throw error;
        await rename(path, aside); // a file system without hard links
      });
      undoSteps.push(async () => {
        await rename(aside, path);
        await rm(aside, { force: true }); // renaming one of two links to the same file does nothing
      });
      await rename(by, path);
      undoSteps.push(() => rename(path, by));
    },
    /** The last step first. */
    async undo(): Promise<void> {
      for (const undo of undoSteps.splice(0).toReversed()) await undo();
    },
  };
}
