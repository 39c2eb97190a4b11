// Tilesets, templates and types of objects that Tiled saved as XML (.tsx, .tx), in the form they have as JSON.
import { SaxesParser } from 'saxes';
import { listOf, type TiledFile } from './tiled-format.ts';
import type { Data } from '../text/data.ts';

interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
  text: string;
}

const NUMBERS = ['id', 'gid', 'firstgid', 'x', 'y', 'width', 'height', 'rotation'];
const DEEPEST = 50;

export function parseTiledXml(text: string): TiledFile {
  const top: Node = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const parser = new SaxesParser({ position: false, xmlns: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > DEEPEST) throw new Error('it is too deep');
    const node: Node = { name, attributes, children: [], text: '' };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (said) => {
    const node = open.at(-1);
    if (node) node.text += said;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  try {
    parser.write(text).close();
  } catch (error) {
    return { problem: `it is not valid XML: ${error instanceof Error ? error.message : ''}` };
  }
  const [root] = top.children;
  switch (root?.name) {
    case 'tileset':
      return { data: { ...valuesOf(root), tiles: childrenOf(root, 'tile').map(tileOf) } };
    case 'template':
      return {
        data: {
          object: childrenOf(root, 'object').map(objectOf)[0],
          tileset: childrenOf(root, 'tileset').map(valuesOf)[0],
        },
      };
    case 'objecttypes':
      return { data: { propertyTypes: childrenOf(root, 'objecttype').map(typeOf) } };
    default:
      return { problem: 'it is not one of Tiled’s files' };
  }
}

function tileOf(node: Node): Data {
  return {
    ...valuesOf(node),
    ...propertiesOf(node),
    ...childrenOf(node, 'image').map(({ attributes }) => ({ image: attributes['source'] }))[0],
  };
}

function objectOf(node: Node): Data {
  return {
    ...valuesOf(node),
    ...propertiesOf(node),
    ...Object.fromEntries(
      ['polygon', 'polyline'].flatMap((name) =>
        childrenOf(node, name).map(({ attributes }) => [name, pointsOf(attributes['points'] ?? '')]),
      ),
    ),
  };
}

function typeOf(node: Node): Data {
  const properties = childrenOf(node, 'property').map(({ attributes: { name, default: value } }) => ({
    name,
    value,
  }));
  return { ...valuesOf(node), properties };
}

function valuesOf({ attributes }: Node): Data {
  return Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [key, NUMBERS.includes(key) ? Number(value) : value]),
  );
}

function propertiesOf(node: Node): { properties?: Data[] } {
  const [list] = childrenOf(node, 'properties');
  if (!list) return {};
  const properties = childrenOf(list, 'property').map(({ attributes, text }) => {
    const value = attributes['value'] ?? text;
    const isNumber = ['int', 'float'].includes(attributes['type'] ?? '') && value !== '';
    return { name: attributes['name'], value: isNumber ? Number(value) : value };
  });
  return { properties: listOf(properties) };
}

function pointsOf(text: string): Data[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(',').map(Number))
    .map(([x, y]) => ({ x, y }));
}

function childrenOf({ children }: Node, name: string): Node[] {
  return children.filter((child) => child.name === name);
}
