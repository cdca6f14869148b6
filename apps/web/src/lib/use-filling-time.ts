import { useEffect, useRef } from 'react';

/** The function that says for how long the form has been there, in milliseconds: people need their time. */
export function useFillingTime(): () => number {
  const cameAlive = useRef(0);
  useEffect(() => {
    cameAlive.current = performance.now();
  }, []);
  return () => Math.round(performance.now() - cameAlive.current);
}
