import { startTransition, useEffect, useState } from 'react';

/**
 * `value` as it was when it had last stood still for `restMs`, and nobody was typing: taking it over may cost a moment,
 * which a pause has and a word that is being written has not.
 * @param msOfRest how long nobody has typed
 */
export function useRested<Value>(value: Value, restMs: number, msOfRest: () => number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    let timer = setTimeout(look, restMs);
    function look() {
      const left = restMs - msOfRest();
      if (left > 0) timer = setTimeout(look, left);
      else startTransition(() => setRested(value));
    }
    return () => clearTimeout(timer);
  }, [value, restMs, msOfRest]);
  return rested;
}
