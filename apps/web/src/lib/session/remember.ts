/** An answer that is asked for once. */
export type Remembered<Value> = {
  read: () => Promise<Value>;
  /** Takes an answer that came another way. */
  set: (value: Value) => void;
  /** The next `read` asks again. */
  forget: () => void;
};

/** Asks at the first `read` and keeps the answer; a failure is not kept. */
export function remember<Value>(ask: () => Promise<Value>): Remembered<Value> {
  let answer: Promise<Value> | null = null;
  return {
    read() {
      answer ??= ask().catch((error: unknown) => {
        answer = null;
        throw error;
      });
      return answer;
    },
    set(value) {
      answer = Promise.resolve(value);
    },
    forget() {
      answer = null;
    },
  };
}
