import { useHydrated } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** The function that says for how long the form has been there, in milliseconds: people need their time. */
export function useFillingTime(): () => number {
  // On a page as the server sent it the form can be filled in long before the scripts come: it counts from the start.
  const wasServed = useRef(!useHydrated());
  const appeared = useRef(0);
  useEffect(() => {
    if (!wasServed.current) appeared.current = performance.now();
  }, []);
  return () => Math.round(performance.now() - appeared.current);
}
