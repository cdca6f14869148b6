/** A value that is fetched once. */
export type Remembered<Value> = {
  read: () => Promise<Value>;
  /** Sets a value that is known already. */
  set: (value: Value) => void;
  /** Makes the next `read` fetch again. */
  forget: () => void;
};

/** Fetches at the first `read` and caches the value; failures are not cached. */
export function remember<Value>(fetchValue: () => Promise<Value>): Remembered<Value> {
  let value: Promise<Value> | null = null;
  return {
    read() {
      value ??= fetchValue().catch((error: unknown) => {
        value = null;
        throw error;
      });
      return value;
    },
    set(known) {
      value = Promise.resolve(known);
    },
    forget() {
      value = null;
    },
  };
}
