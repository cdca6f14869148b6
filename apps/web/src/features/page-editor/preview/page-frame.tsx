import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { ViewButton } from '../../../staff/kit/views/view-button.tsx';
import { ViewSwitch } from '../../../staff/kit/views/view-switch.tsx';

/** The widths, in px. A desktop is at least as wide as the widest layout needs. */
const SIZES = {
  phone: { label: 'Phone', widthPx: 360, Icon: Smartphone },
  tablet: { label: 'Tablet', widthPx: 768, Icon: Tablet },
  desktop: { label: 'Desktop', widthPx: 1280, Icon: Monitor },
} as const;
type Size = keyof typeof SIZES;

export type PageFrameProps = {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Path of the page, and its name. */
  path: string;
  name: string;
};

/** The page in a frame, as wide as on a phone, a tablet or a desktop, scaled to the room that there is. */
export function PageFrame({ frame, path, name }: PageFrameProps) {
  const [size, setSize] = useState<Size>(() => (window.innerWidth < 640 ? 'phone' : 'desktop'));
  const area = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!area.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(area.current);
    return () => observer.disconnect();
  }, []);
  const width = size === 'desktop' ? Math.max(SIZES.desktop.widthPx, room.width) : SIZES[size].widthPx;
  const scale = Math.min(1, room.width / width);
  return (
    <section aria-label="Page" className="grid min-w-0 grid-rows-[auto_minmax(0,1fr)] gap-2">
      <ViewSwitch element="fieldset" label="Width">
        {Object.entries(SIZES).map(([id, { label, Icon }]) => (
          <ViewButton
            key={id}
            label={label}
            icon={<Icon aria-hidden="true" className="icon" />}
            isCurrent={id === size}
            onShow={() => setSize(id as Size)}
          />
        ))}
      </ViewSwitch>
      <div ref={area} className="relative overflow-hidden border border-line bg-sunk">
        {room.width > 0 ? (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this site, which the editor changes
          <iframe
            ref={frame}
            src={`${path}?edit`}
            title={`${name}, to be edited`}
            className="absolute top-0 left-0 origin-top-left bg-paper"
            style={{
              width,
              height: room.height / scale,
              transform: `translateX(${Math.max(0, (room.width - width * scale) / 2)}px) scale(${scale})`,
            }}
          />
        ) : null}
      </div>
    </section>
  );
}
