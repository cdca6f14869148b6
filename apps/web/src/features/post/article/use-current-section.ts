import { useEffect, useState } from 'react';

/** The anchor of the section being read; null above the first one. The script that tracks it is loaded late. */
export function useCurrentSection(headings: readonly { anchor: string }[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const anchors = headings.map(({ anchor }) => anchor).join(' ');
  useEffect(() => {
    if (anchors === '') return undefined;
    const gone = new AbortController();
    // If the script fails to load, the list marks no section.
    import('./watch-sections.ts').then(
      ({ watchSections }) => watchSections(anchors.split(' '), setCurrent, gone.signal),
      () => {},
    );
    return () => gone.abort();
  }, [anchors]);
  return current;
}
