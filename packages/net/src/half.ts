// 16-bit numbers (IEEE 754 half precision) for player files: Float16Array is not available everywhere yet.
const float = new Float32Array(1);
const word = new Uint32Array(float.buffer);

/** The nearest 16-bit number; halves round to even. Infinite beyond 65,504. */
export function toHalf(value: number): number {
  float[0] = value;
  const x = word[0];
  const sign = (x >>> 16) & 0x8000;
  const exponent = ((x >>> 23) & 0xff) - 112;
  let mantissa = x & 0x7fffff;
  if (exponent >= 31) return sign | 0x7c00 | (exponent === 143 && mantissa !== 0 ? 1 : 0);
  if (exponent < -10) return sign;
  // The lowest numbers have no implicit leading one and lose more digits.
  let shift = 13;
  let high = exponent << 10;
  if (exponent <= 0) {
    mantissa |= 0x800000;
    shift = 14 - exponent;
    high = 0;
  }
  const rest = mantissa & ((1 << shift) - 1);
  const half = 1 << (shift - 1);
  let result = high + (mantissa >>> shift);
  if (rest > half || (rest === half && (result & 1) === 1)) result++;
  return sign | result;
}

export function fromHalf(bits: number): number {
  const sign = (bits & 0x8000) << 16;
  const exponent = (bits >>> 10) & 31;
  const mantissa = bits & 0x3ff;
  if (exponent === 0) return (sign === 0 ? 1 : -1) * mantissa * 2 ** -24;
  word[0] = sign | (exponent === 31 ? 0x7f800000 : (exponent + 112) << 23) | (mantissa << 13);
  return float[0];
}
