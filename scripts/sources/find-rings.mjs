/** Finds rings in a graph: one short ring for each group of nodes that reach each other. */

/** @typedef {{ from: string, to: string }} Edge */

/**
 * @param {Edge[]} edges
 * @returns {string[][]} each ring's nodes, in the direction of the edges
 */
export function findRings(edges) {
  /** @type {Map<string, Set<string>>} */
  const graph = new Map();
  for (const { from, to } of edges) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  const rings = [];
  const seen = new Set();
  for (const node of graph.keys()) {
    if (seen.has(node)) continue;
    const ring = findShortestWayBack(graph, node);
    if (ring === undefined) continue;
    rings.push(ring);
    // Reports one ring per group: when it is removed, the next run shows the rest.
    for (const other of graph.keys())
      if (isReached(graph, node, other) && isReached(graph, other, node)) seen.add(other);
  }
  return rings;
}

/**
 * @param {Map<string, Set<string>>} graph
 * @param {string} start
 * @returns {string[] | undefined} the nodes of a shortest ring through `start`, which comes first
 */
function findShortestWayBack(graph, start) {
  /** @type {string[][]} */
  const paths = [[start]];
  const visited = new Set();
  for (const path of paths) {
    for (const next of graph.get(path.at(-1) ?? '') ?? []) {
      if (next === start) return path;
      if (!visited.has(next)) paths.push([...path, next]);
      visited.add(next);
    }
  }
  return undefined;
}

/**
 * @param {Map<string, Set<string>>} graph
 * @param {string} from
 * @param {string} to
 */
function isReached(graph, from, to) {
  const visited = new Set([from]);
  for (const node of visited) for (const next of graph.get(node) ?? []) visited.add(next);
  return visited.has(to);
}
