import { useEffect, useState } from 'react';
import { heldLocks, holdLock } from './hold-lock.ts';

const PREFIX = 'tideline:editing:';

/**
 * Whether the same document is open in another tab of this browser, updated as tabs open and close. A new one is never
 * open elsewhere.
 */
export function useOtherTabs(documentKey: string | null, editorId: string): boolean {
  const [isOpenElsewhere, setIsOpenElsewhere] = useState(false);

  useEffect(() => {
    if (documentKey === null) return undefined;
    const ofThis = `${PREFIX}${encodeURIComponent(documentKey)}:`;
    const own = ofThis + editorId;
    const letGo = holdLock(own);
    const channel = new BroadcastChannel('tideline:editing');
    let isOver = false;
    async function look() {
      const names = await heldLocks();
      if (!isOver) setIsOpenElsewhere([...names].some((name) => name.startsWith(ofThis) && name !== own));
    }
    function tell() {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only
      channel.postMessage(documentKey);
    }
    const lookLater = () => void look();
    channel.addEventListener('message', lookLater);
    // A crashed tab sends no message, but its lock is released: check again when this tab becomes visible.
    window.addEventListener('focus', lookLater);
    window.addEventListener('pagehide', tell);
    tell();
    lookLater();
    return () => {
      isOver = true;
      letGo();
      tell();
      channel.close();
      window.removeEventListener('focus', lookLater);
      window.removeEventListener('pagehide', tell);
    };
  }, [documentKey, editorId]);

  return isOpenElsewhere;
}
