/** A text such as `Monday, November 30, 2026, 1:00 – 2:00 PM PST`: what follows its last comma stays on one line. */
export function UnbrokenEnd({ text }: { text: string }) {
  const [, start = '', end = text] = /^(.*, )([^,]+)$/s.exec(text) ?? [];
  return (
    <>
      {start}
      <span className="whitespace-nowrap">{end}</span>
    </>
  );
}
