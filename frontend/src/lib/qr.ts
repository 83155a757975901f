/** QR codes of short texts: bytes, correction level M, versions 1 to 10 (213 bytes). ISO/IEC 18004. */

/** For each version: bytes of data and correction in all, correction bytes of a block, blocks. Level M. */
const VERSIONS: readonly (readonly [total: number, correction: number, blocks: number])[] = [
  [26, 10, 1], [44, 16, 1], [70, 26, 1], [100, 18, 2], [134, 24, 2],
  [172, 16, 4], [196, 18, 4], [242, 22, 4], [292, 22, 5], [346, 26, 5],
]; // prettier-ignore
const ALIGNED: readonly (readonly number[])[] = [
  [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50],
]; // prettier-ignore

type Grid = (boolean | null)[][];

/** The modules of a text's code, row by row, true for dark; null if the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = VERSIONS.findIndex(([total, correction, blocks], i) => bytes.length + (i < 9 ? 2 : 3) <= total - correction * blocks) + 1;
  if (!version) return null;
  const codewords = corrected(packed(bytes, version), version);
  let best: boolean[][] | null = null;
  let least = Infinity;
  for (let mask = 0; mask < 8; mask++) {
    const grid = filled(patterns(version, mask), codewords, mask);
    const cost = penalty(grid);
    if (cost < least) [best, least] = [grid, cost];
  }
  return best;
}

/** The data bytes: mode, length, text, end, padding. */
function packed(bytes: readonly number[], version: number): number[] {
  const [total, correction, blocks] = VERSIONS[version - 1]!;
  const room = total - correction * blocks;
  const bits: number[] = [];
  const push = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const out: number[] = [];
  for (let i = 0; i < bits.length; i += 8) out.push(parseInt(bits.slice(i, i + 8).join(""), 2));
  for (let pad = 0xec; out.length < room; pad ^= 0xec ^ 0x11) out.push(pad);
  return out;
}

/** The data with its correction bytes, the blocks interleaved. */
function corrected(data: readonly number[], version: number): number[] {
  const [total, correction, count] = VERSIONS[version - 1]!;
  const short = Math.floor(total / count) - correction;
  const shorts = count - (total % count);
  const blocks: number[][] = [];
  for (let i = 0, at = 0; i < count; i++) {
    const length = short + (i < shorts ? 0 : 1);
    blocks.push(data.slice(at, at + length));
    at += length;
  }
  const divisor = generator(correction);
  const checks = blocks.map((block) => remainder(block, divisor));
  const out: number[] = [];
  for (let i = 0; i <= short; i++) for (const block of blocks) if (i < block.length) out.push(block[i]!);
  for (let i = 0; i < correction; i++) for (const check of checks) out.push(check[i]!);
  return out;
}

/** Product in the field of 256 elements, modulo x⁸ + x⁴ + x³ + x² + 1. */
function times(x: number, y: number): number {
  let z = 0;
  for (let i = 7; i >= 0; i--) {
    z = (z << 1) ^ ((z >> 7) * 0x11d);
    z ^= ((y >> i) & 1) * x;
  }
  return z;
}

function generator(degree: number): number[] {
  const out = [...Array<number>(degree - 1).fill(0), 1];
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2)) {
    for (let j = 0; j < degree; j++) out[j] = times(out[j]!, root) ^ (out[j + 1] ?? 0);
  }
  return out;
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  const out = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ out.shift()!;
    out.push(0);
    divisor.forEach((coefficient, i) => (out[i]! ^= times(coefficient, factor)));
  }
  return out;
}

/** All that is not data: finders, timing, alignment, format and version. */
function patterns(version: number, mask: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (x: number, y: number, dark: boolean): void => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y]![x] = dark;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
    }
  }
  const places = ALIGNED[version - 1]!;
  const last = places.length - 1;
  places.forEach((cx, i) =>
    places.forEach((cy, j) => {
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }
    }),
  );
  format(mask, size, set);
  if (version >= 7) stamp(version, size, set);
  return grid;
}

type Setter = (x: number, y: number, dark: boolean) => void;

function format(mask: number, size: number, set: Setter): void {
  let rest = mask; // level M is 00
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const bit = (i: number): boolean => ((bits >> i) & 1) === 1;
  for (let i = 0; i <= 5; i++) set(8, i, bit(i));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let i = 9; i < 15; i++) set(14 - i, 8, bit(i));
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, bit(i));
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, bit(i));
  set(8, size - 8, true);
}

function stamp(version: number, size: number, set: Setter): void {
  let rest = version;
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let i = 0; i < 18; i++) {
    const dark = ((bits >> i) & 1) === 1;
    const a = size - 11 + (i % 3);
    const b = Math.floor(i / 3);
    set(a, b, dark);
    set(b, a, dark);
  }
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Lay the data into what is free, in columns of two, up and down, under a mask. */
function filled(grid: Grid, codewords: readonly number[], mask: number): boolean[][] {
  const size = grid.length;
  const masked = MASKS[mask]!;
  let i = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid[y]![x] !== null) continue;
        const dark = i < codewords.length * 8 && ((codewords[i >> 3]! >> (7 - (i & 7))) & 1) === 1;
        grid[y]![x] = dark !== masked(x, y);
        i++;
      }
    }
  }
  return grid as boolean[][];
}

/** How hard a code is to read: runs, blocks, look-alikes of a finder, and too much of one tone. */
function penalty(grid: readonly (readonly boolean[])[]): number {
  const size = grid.length;
  let cost = 0;
  let dark = 0;
  for (let a = 0; a < size; a++) {
    for (const line of [grid[a]!, grid.map((row) => row[a]!)]) {
      const text = line.map(Number).join("");
      for (const run of text.match(/0{5,}|1{5,}/g) ?? []) cost += run.length - 2;
      for (let i = 0; i + 11 <= size; i++) {
        const part = text.slice(i, i + 11);
        if (part === "10111010000" || part === "00001011101") cost += 40;
      }
    }
    for (let b = 0; b < size; b++) {
      const here = grid[a]![b]!;
      if (here) dark++;
      if (a && b && here === grid[a - 1]![b] && here === grid[a]![b - 1] && here === grid[a - 1]![b - 1]) cost += 3;
    }
  }
  return cost + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}
