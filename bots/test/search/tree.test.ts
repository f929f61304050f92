import { expect, test } from 'vitest';
import { Tree } from '../../src/search/tree.ts';

test('nodes are found again by their keys, also where keys fall on the same slot', () => {
  const tree = new Tree(8, 8);
  const keys = [3, 3 + 16, 3 + 32, 2 ** 52 + 3];
  const nodes = keys.map((key, seat) => tree.addNode(key, seat));
  expect(keys.map((key) => tree.find(key))).toEqual(nodes);
  expect(nodes.map((node) => tree.seat[node])).toEqual([0, 1, 2, 3]);
  expect(tree.find(4)).toBe(-1);
});

test('a full tree takes nothing more and keeps what it has', () => {
  const tree = new Tree(1, 2);
  const node = tree.addNode(7, 0);
  const edges = [11, 12, 13].map((code) => tree.addEdge(node, code, 0.5));
  expect(edges[2]).toBe(-1);
  expect(tree.addNode(8, 1)).toBe(-1);
  expect(tree.find(8)).toBe(-1);
  expect([edges[0], edges[1]].map((edge) => tree.code[edge])).toEqual([11, 12]);
});

test('a cleared tree knows nothing', () => {
  const tree = new Tree(4, 4);
  tree.addEdge(tree.addNode(1, 0), 5, 1);
  tree.clear();
  expect(tree.find(1)).toBe(-1);
  const node = tree.addNode(1, 2);
  expect([tree.firstEdge[node], tree.tries[node], tree.gain[node]]).toEqual([-1, 0, 0]);
});
