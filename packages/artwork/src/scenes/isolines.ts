/** A height for every point of a drawing. */
export type Field = (x: number, y: number) => number;

type Point = readonly [number, number];

/** A field sampled at the corners of square cells, surrounded by a border below every level. */
export type Grid = { values: Float64Array; columns: number; rows: number; cell: number };

const BORDER = -1e3;
/** A line with fewer points is a speck. */
const SMALLEST = 6;
/** In cells: points that are closer to each other are one. */
const NEAR = 0.5;

/** Measures a field over a drawing and one cell around it. */
export function sampleField(field: Field, width: number, height: number, cell: number): Grid {
  const columns = Math.ceil(width / cell) + 5;
  const rows = Math.ceil(height / cell) + 5;
  const values = Float64Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const isBorder = column === 0 || row === 0 || column === columns - 1 || row === rows - 1;
    return isBorder ? BORDER : field((column - 2) * cell, (row - 2) * cell);
  });
  return { values, columns, rows, cell };
}

/**
 * The lines along which a field has the height `level`, as closed smooth SVG paths (marching squares). Lines that leave the
 * drawing are closed outside it.
 */
export function isolines({ values, columns, rows, cell }: Grid, level: number): string {
  // Maps each crossed edge of the grid to the next one, with the high ground on the same side.
  const next = new Map<number, { to: number; point: Point }>();
  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const at = row * columns + column;
      const corners = [at, at + 1, at + columns + 1, at + columns].map((corner) => (values[corner] ?? BORDER) - level);
      if (corners.every((height) => height < 0) || corners.every((height) => height >= 0)) continue;
      // The number of an edge is that of its upper left corner, doubled: even ones are horizontal, odd ones vertical.
      const edges = [at * 2, (at + 1) * 2 + 1, (at + columns) * 2, at * 2 + 1];
      const isRising = (side: number) => (corners[side] ?? 0) < 0 && (corners[(side + 1) % 4] ?? 0) >= 0;
      const isFalling = (side: number) => (corners[side] ?? 0) >= 0 && (corners[(side + 1) % 4] ?? 0) < 0;
      for (const side of [0, 1, 2, 3].filter(isRising)) {
        // The next falling side clockwise: in a saddle this keeps high ground apart.
        const out = [1, 2, 3].map((turn) => (side + turn) % 4).find(isFalling) ?? side;
        const [x, y] = crossing(side, corners);
        next.set(edges[side] ?? 0, { to: edges[out] ?? 0, point: [(column + x - 2) * cell, (row + y - 2) * cell] });
      }
    }
  }

  let path = '';
  while (next.size > 0) {
    const points: Point[] = [];
    let [edge = 0] = next.keys();
    for (let step = next.get(edge); step; step = next.get(edge)) {
      next.delete(edge);
      // Two crossings close to the same corner would make a kink.
      if (!isNear(points.at(-1), step.point, cell * NEAR)) points.push(step.point);
      edge = step.to;
    }
    if (points.length > SMALLEST) path += smooth(points);
  }
  return path;
}

/** Where the line crosses a side of a cell whose own sides are 1 long; side 0 is the upper one, then clockwise. */
function crossing(side: number, corners: number[]): Point {
  const [a = 0, b = 1] = [corners[side], corners[(side + 1) % 4]];
  // The border lies far below: a crossing next to it would make a kink.
  const part = Math.min(0.98, Math.max(0.02, a / (a - b)));
  const places: Point[] = [
    [part, 0],
    [1, part],
    [1 - part, 1],
    [0, 1 - part],
  ];
  return places[side] ?? [0, 0];
}

function isNear(one: Point | undefined, other: Point, distance: number): boolean {
  return one !== undefined && Math.hypot(one[0] - other[0], one[1] - other[1]) < distance;
}

/**
 * A closed curve through the middles between the points, in relative steps, which take half the length of absolute
 * coordinates. The points are whole numbers, so that the steps add up exactly.
 */
function smooth(points: Point[]): string {
  const round = (at: number): Point => {
    const [x, y] = points.at(at % points.length) ?? [0, 0];
    return [Math.round(x), Math.round(y)];
  };
  const middle = (at: number): Point => [(round(at)[0] + round(at + 1)[0]) / 2, (round(at)[1] + round(at + 1)[1]) / 2];
  const step = (from: Point, to: Point) => `${to[0] - from[0]} ${to[1] - from[1]}`;
  const steps = points.map((_, at) => step(middle(at - 1), middle(at)));
  return `M${middle(-1).join(' ')}q${step(middle(-1), round(0))} ${steps[0]}t${steps.slice(1).join(' ')}z`;
}
