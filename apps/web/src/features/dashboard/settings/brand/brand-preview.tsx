import { Moon, Sun } from 'lucide-react';
import type { Brand } from '@tideline/domain/brand/brand';
import { useEffect, useRef, useState } from 'react';
import { ViewButton } from '../../../../staff/kit/views/view-button.tsx';
import { ViewSwitch } from '../../../../staff/kit/views/view-switch.tsx';
import { showPrints } from './show-prints.ts';
import { showLook } from './show-look.ts';

const WIDTH_PX = 1280;
const SCHEMES = [
  { id: 'light', label: 'Light', Icon: Sun },
  { id: 'dark', label: 'Dark', Icon: Moon },
] as const;

export type BrandPreviewProps = {
  /** The brand as CSS. */
  css: string;
  brand: Brand;
};

/** The home page in a look that may not be saved yet. */
export function BrandPreview({ css, brand }: BrandPreviewProps) {
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const [loads, setLoads] = useState(0);
  const [scale, setScale] = useState(0);
  const area = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (!area.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setScale((entry?.contentRect.width ?? 0) / WIDTH_PX));
    observer.observe(area.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const shown = frame.current?.contentWindow;
    if (loads === 0 || !isOfSite(shown)) return;
    showLook(shown, css);
    shown.document.documentElement.classList.toggle('dark', scheme === 'dark');
  }, [css, scheme, loads]);
  const { colors, art } = brand;
  useEffect(() => {
    const shown = frame.current?.contentDocument;
    if (loads > 0 && shown) showPrints(shown, { colors, art });
  }, [colors, art, loads]);
  return (
    <section aria-labelledby="brand-preview" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="brand-preview" className="font-semibold">
          Preview
        </h3>
        <ViewSwitch element="fieldset" label="Mode">
          {SCHEMES.map(({ id, label, Icon }) => (
            <ViewButton
              key={id}
              label={label}
              icon={<Icon aria-hidden="true" className="icon" />}
              isCurrent={id === scheme}
              onShow={() => setScheme(id)}
            />
          ))}
        </ViewSwitch>
      </div>
      <div ref={area} className="relative aspect-[4/3] overflow-hidden border border-line bg-sunk sm:aspect-[16/10]">
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this site, whose colors are changed */}
        <iframe
          ref={frame}
          src="/?edit"
          title="Home page in this look"
          className="absolute top-0 left-0 h-[66.7rem] origin-top-left bg-paper"
          style={{ width: WIDTH_PX, transform: `scale(${scale})` }}
          onLoad={() => setLoads((count) => count + 1)}
        />
      </div>
    </section>
  );
}

function isOfSite(shown: Window | null | undefined): shown is Window & typeof globalThis {
  return Boolean(shown) && 'CSSStyleSheet' in (shown ?? {});
}
