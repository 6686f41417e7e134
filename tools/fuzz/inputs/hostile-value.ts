import fc, { type Arbitrary } from 'fast-check'
import { anyUnit } from '../../../script/cookies/testing/corrupted-text.ts'
import { deepKinds, type LiveKind, liveKinds, makeLiveValue } from './live-value.ts'

/** Texts that have broken readers elsewhere: half characters, names of every object, numbers that are none, code, long ones. */
export const hostileText = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ unit: anyUnit, maxLength: 20 }),
  fc.constantFrom('', ' ', '\u0000', '\uD800', '\uFEFF', '\u202E', '%E0%A4%A', '%', '%00', '../..', '\r\nX: 1'),
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', 'then', 'toJSON'),
  fc.constantFrom('NaN', '-0', '1e999', '-1', '0x10', '١٢', '99999999999999999999', '1.299,00', '$12.50', '1,2,3.4.5'),
  fc.constantFrom('null', 'undefined', '[object Object]', '{}', '[]', '<script>', 'javascript:alert(1)', "' OR 1=1 --"),
  fc.constantFrom('a'.repeat(5000), '('.repeat(500), '1,'.repeat(1000), ' '.repeat(3000), '&'.repeat(500)),
)

/** Values that JSON can hold, and the extremes among them. */
export const jsonValue = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, false, 0, -0, -1, 0.1, 1e308, 5e-324, 2 ** 53, {}, [], [[]], [null]),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Stands in an input for a value that cannot be printed or copied; `bringAlive` puts the value in its place. */
export class LiveMark {
  readonly kind: LiveKind
  constructor(kind: LiveKind) {
    this.kind = kind
  }
}

/** Anything that the code of a page can hand over. */
export const pageValue = fc.oneof(
  { weight: 5, arbitrary: jsonValue },
  {
    weight: 2,
    arbitrary: fc.anything({
      maxDepth: 2,
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withSparseArray: true,
      withTypedArray: true,
      withNullPrototype: true,
      withBoxedValues: true,
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(undefined, Number.NaN, Infinity, -Infinity, Symbol('s'), () => 1) },
  {
    weight: 1,
    arbitrary: fc
      .oneof({ weight: 9, arbitrary: fc.constantFrom(...liveKinds) }, fc.constantFrom(...deepKinds))
      .map((kind) => new LiveMark(kind)),
  },
)

/** An object with some of the names that the code looks for, so that most inputs get past the first check. */
export function anObjectOf(names: readonly string[], value: Arbitrary<unknown>): Arbitrary<Record<string, unknown>> {
  return fc.dictionary(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, hostileText), value, {
    maxKeys: 6,
    noNullPrototype: true,
  })
}

/** Returns a value with what its marks stand for. */
export function bringAlive<T>(value: T): T {
  if (value instanceof LiveMark) return makeLiveValue(value.kind) as T
  if (Array.isArray(value)) return value.map(bringAlive) as T
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, bringAlive(each)])) as T
}
