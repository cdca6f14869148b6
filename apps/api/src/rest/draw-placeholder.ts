const COLOURS = { sky: '#dfece8', far: '#b9d2d2', near: '#6fa0a5', deep: '#0b5f69', line: '#f6f7f3' };

/** How high the sea stands at each wave line, and how much of a wave it is ahead, both as shares. */
const SEA = [
  { colour: COLOURS.far, level: 0.52, shift: 0 },
  { colour: COLOURS.near, level: 0.66, shift: 0.35 },
  { colour: COLOURS.deep, level: 0.8, shift: 0.7 },
];

/** A calm sea in three layers with the tide line above them, `width` by `height` pixels, as SVG. The same size gives the same picture. */
export function drawPlaceholder(width: number, height: number): string {
  const wave = Math.max(40, width / 2.5);
  const swell = Math.min(height * 0.07, wave / 8);
  const layers = SEA.map(({ colour, level, shift }) => {
    const line = waveLine(width, height * level, wave, swell, shift);
    return `<path fill="${colour}" d="${line}V${height}H0Z"/>`;
  });
  const tide = waveLine(width, height * 0.4, wave, swell, 0.2);
  const stroke = round(Math.max(1, Math.min(width, height) / 150));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${COLOURS.sky}"/>` +
    `<path fill="none" stroke="${COLOURS.line}" stroke-width="${stroke}" d="${tide}"/>${layers.join('')}</svg>`
  );
}

/** A line of even waves from before the left edge to behind the right one, beginning at x = 0 or to the left of it. */
function waveLine(width: number, level: number, wave: number, swell: number, shift: number): string {
  const start = -wave * shift;
  const halves = Math.ceil((width - start) / (wave / 2));
  const half = round(wave / 2);
  const first = `M${round(start)} ${round(level)}q${round(wave / 4)} ${round(-2 * swell)} ${half} 0`;
  return `${first}${`t${half} 0`.repeat(Math.max(0, halves - 1))}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
