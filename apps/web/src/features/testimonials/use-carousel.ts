import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { wrapIndex } from './carousel-index.ts';

/** Source: product specification §9. */
const ADVANCE_MS = 6000;
const SWIPE_PX = 50;

/**
 * A carousel that advances every six seconds, except while hovered, focused, paused or in a hidden tab,
 * and never with reduced motion. Spread `areaProps` on the container of slides and controls.
 */
export function useCarousel(count: number) {
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  const swipeFrom = useRef<number | null>(null);

  useEffect(() => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isPaused || isHeld || isCalm) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex(wrapIndex(index, 1, count));
    }, ADVANCE_MS);
    return () => clearInterval(timer);
  }, [isPaused, isHeld, count, index]);

  function step(by: number) {
    setIndex((current) => wrapIndex(current, by, count));
  }

  return {
    index,
    isPaused,
    isMoving: !isPaused && !isHeld,
    goTo: setIndex,
    step,
    togglePause: () => setIsPaused((paused) => !paused),
    areaProps: {
      onMouseEnter: () => setIsHovered(true),
      onMouseLeave: () => setIsHovered(false),
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
    },
    swipeProps: {
      onPointerDown: (event: PointerEvent) => {
        swipeFrom.current = event.clientX;
      },
      onPointerUp: (event: PointerEvent) => {
        const distance = event.clientX - (swipeFrom.current ?? event.clientX);
        swipeFrom.current = null;
        if (Math.abs(distance) >= SWIPE_PX) step(distance < 0 ? 1 : -1);
      },
      onPointerCancel: () => {
        swipeFrom.current = null;
      },
    },
  };
}
