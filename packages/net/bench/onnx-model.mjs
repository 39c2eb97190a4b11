// The net as an ONNX model: the few bytes of protobuf that say it, so that no tool is needed to make them.

const FLOAT = 1;
const INT64 = 7;
const text = new TextEncoder();

const varint = (n) => {
  const bytes = [];
  for (; n > 127; n = Math.floor(n / 128)) bytes.push((n % 128) + 128);
  return [...bytes, n];
};
/** A field with a number, or with bytes. */
const number = (field, n) => [...varint(field * 8), ...varint(n)];
const bytes = (field, content) => {
  const list = typeof content === 'string' ? text.encode(content) : content;
  return [...varint(field * 8 + 2), ...varint(list.length), ...list];
};

const tensor = (name, dims, values) => [
  ...dims.flatMap((dim) => number(1, dim)),
  ...number(2, values instanceof BigInt64Array ? INT64 : FLOAT),
  ...bytes(8, name),
  ...bytes(9, new Uint8Array(values.buffer, values.byteOffset, values.byteLength)),
];
const described = (name, type, dims) => {
  const shape = dims.flatMap((dim) => bytes(1, typeof dim === 'string' ? bytes(2, dim) : number(1, dim)));
  return [...bytes(1, name), ...bytes(2, bytes(1, [...number(1, type), ...bytes(2, shape)]))];
};
const node = (op, inputs, output) => [
  ...inputs.flatMap((name) => bytes(1, name)),
  ...bytes(2, output),
  ...bytes(4, op),
];

/** Positions dense, since a library multiplies whole matrices; choices as indices and values, with -1e9 for those that are none. */
export function onnxModel({ inputs, outputs, width, choices, features }, parts) {
  const reshaped = (dims) => BigInt64Array.from(dims, BigInt);
  const graph = [
    ...[
      node('MatMul', ['x', 'W1'], 'a1'),
      node('Add', ['a1', 'b1'], 'a2'),
      node('Relu', ['a2'], 'h1'),
      node('MatMul', ['h1', 'W2'], 'a3'),
      node('Add', ['a3', 'b2'], 'a4'),
      node('Relu', ['a4'], 'h2'),
      node('MatMul', ['h2', 'V'], 'a5'),
      node('Add', ['a5', 'bv'], 'values'),
      node('Gather', ['U', 'index'], 'rows'),
      node('MatMul', ['weight', 'rows'], 'choices'),
      node('Reshape', ['choices', 'toRows'], 'vectors'),
      node('Reshape', ['h2', 'toColumn'], 'column'),
      node('MatMul', ['vectors', 'column'], 'products'),
      node('Reshape', ['products', 'toList'], 'list'),
      node('Add', ['list', 'mask'], 'logits'),
      node('Softmax', ['logits'], 'chances'),
    ].flatMap((one) => bytes(1, one)),
    ...bytes(2, 'net'),
    ...[
      tensor('W1', [inputs, width], parts.W1),
      tensor('b1', [width], parts.b1),
      tensor('W2', [width, width], parts.W2),
      tensor('b2', [width], parts.b2),
      tensor('V', [width, 2], parts.V),
      tensor('bv', [2], parts.bv),
      tensor('U', [outputs, width], parts.U),
      tensor('toRows', [3], reshaped([-1, choices, width])),
      tensor('toColumn', [3], reshaped([-1, width, 1])),
      tensor('toList', [2], reshaped([-1, choices])),
    ].flatMap((one) => bytes(5, one)),
    ...[
      described('x', FLOAT, ['batch', inputs]),
      described('index', INT64, ['batch', choices, features]),
      described('weight', FLOAT, ['batch', choices, 1, features]),
      described('mask', FLOAT, ['batch', choices]),
    ].flatMap((one) => bytes(11, one)),
    ...bytes(12, described('values', FLOAT, ['batch', 2])),
    ...bytes(12, described('chances', FLOAT, ['batch', choices])),
  ];
  return new Uint8Array([...number(1, 8), ...bytes(7, graph), ...bytes(8, number(2, 13))]);
}
