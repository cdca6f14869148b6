import { useEffect, useEffectEvent, useState } from 'react';

/** Focus mode: everything but the writing column is hidden, by `styles/focus-mode.css`. Escape leaves it. */
export function useFocusMode() {
  const [isOn, setIsOn] = useState(false);
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog:modal')) setIsOn(false);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    document.documentElement.dataset['focusMode'] = '';
    window.addEventListener('keydown', leave);
    return () => {
      delete document.documentElement.dataset['focusMode'];
      window.removeEventListener('keydown', leave);
    };
  }, [isOn]);
  return { isOn, enter: () => setIsOn(true), leave: () => setIsOn(false) };
}
