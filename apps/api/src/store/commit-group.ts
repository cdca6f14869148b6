import { setImmediate } from 'node:timers';
import type { Database } from 'better-sqlite3';
import type { Turns } from './turns.ts';

/** A commit waits for the disk, however much it writes; more than these need not wait for each other. */
const MAX_MEMBERS = 64;

type Member = { resolve: () => void; reject: (reason: unknown) => void };

/**
 * Transactions that end at about the same time, and become durable by one commit: each is a savepoint of one that has
 * taken the write lock. None is answered before that commit. Everything here is done by whoever has the turn.
 */
export class CommitGroup {
  readonly #database: Database;
  readonly #turns: Turns;
  #members: Member[] = [];
  #isOpen = false;
  /** Of a group that failed something may be left, which must not carry what comes next. */
  #mayBeLeft = false;

  constructor(database: Database, turns: Turns) {
    this.#database = database;
    this.#turns = turns;
  }

  /** Whether a transaction has begun that others can join. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** The write lock has been taken. */
  open(): void {
    this.#isOpen = true;
  }

  /** A member is complete; answers when it is durable. @throws what the commit throws: nothing of it was kept */
  join(): Promise<void> {
    const done = new Promise<void>((resolve, reject) => {
      this.#members.push({ resolve, reject });
    });
    // Requests that have arrived by now still come along.
    if (this.#members.length === 1) setImmediate(() => void this.#commitInTurn());
    if (this.#members.length >= MAX_MEMBERS) this.commit();
    return done;
  }

  /** A member has been taken back. */
  leave(): void {
    if (this.#members.length === 0) this.commit();
  }

  /** Commits what is there, and tells the members how it went. */
  commit(): void {
    if (!this.#isOpen) {
      if (this.#mayBeLeft) this.#takeBack();
      return;
    }
    try {
      this.#database.exec('commit');
    } catch (error) {
      this.abandon(error);
      return;
    }
    for (const { resolve } of this.#take()) resolve();
  }

  /**
   * Nothing of the group is kept, and its members are told why. SQLite may have taken it back by itself: the disk is full,
   * or failed.
   * @throws when it cannot be taken back
   */
  abandon(reason: unknown): void {
    try {
      this.#takeBack();
    } finally {
      for (const { reject } of this.#take()) reject(reason);
    }
  }

  #takeBack(): void {
    this.#mayBeLeft = true;
    if (this.#database.inTransaction) this.#database.exec('rollback');
    this.#mayBeLeft = false;
  }

  #take(): Member[] {
    const members = this.#members;
    this.#members = [];
    this.#isOpen = false;
    return members;
  }

  async #commitInTurn(): Promise<void> {
    await this.#turns.take();
    try {
      this.commit();
    } catch {
      // Its members have been told, and whoever comes next will be.
    } finally {
      this.#turns.leave();
    }
  }
}
