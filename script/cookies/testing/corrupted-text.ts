import fc from 'fast-check'
import { storedCookies, storedKeys } from './stored-texts.ts'

type Corruption = (text: string) => string

const at = fc.nat(400)
const byte = fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code))
/** Any half of a character: with `unit: 'binary'` fast-check builds a table of a million entries first. */
export const anyUnit = fc
  .oneof(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 0xffff }))
  .map((code) => String.fromCharCode(code))
const garbage = fc.oneof(
  fc.string({ unit: anyUnit, maxLength: 300 }),
  fc.constantFrom(
    '',
    ':',
    '|',
    '=',
    '%',
    '%3A',
    '%E0%A4%A',
    'null',
    'undefined',
    '[object Object]',
    '{}',
    '[]',
    '"',
    '0',
  ),
  fc.constantFrom('NaN', '-1', '1e999', '99999999999999999999', ':'.repeat(100), '%3A'.repeat(100), 'x'.repeat(4000)),
)

/**
 * The corruptions of a stored text: cut off, a byte changed, fields swapped or replaced, garbage, the text of another
 * cookie or key.
 */
const corruption: fc.Arbitrary<Corruption> = fc.oneof(
  at.map(
    (where): Corruption =>
      (text) =>
        text.slice(0, where % (text.length + 1)),
  ),
  at.map(
    (where): Corruption =>
      (text) =>
        text.slice(where % (text.length + 1)),
  ),
  fc.tuple(at, byte).map(
    ([where, sign]): Corruption =>
      (text) => {
        const place = where % (text.length + 1)
        return text.slice(0, place) + sign + text.slice(place + 1)
      },
  ),
  fc.tuple(at, at).map(
    ([one, other]): Corruption =>
      (text) => {
        const fields = text.split(':')
        const [first = 0, second = 0] = [one % fields.length, other % fields.length]
        const kept = fields[first] ?? ''
        fields[first] = fields[second] ?? ''
        fields[second] = kept
        return fields.join(':')
      },
  ),
  fc.tuple(at, garbage).map(
    ([where, wrong]): Corruption =>
      (text) => {
        const fields = text.split(':')
        fields[where % fields.length] = wrong
        return fields.join(':')
      },
  ),
  fc.tuple(at, garbage).map(
    ([where, wrong]): Corruption =>
      (text) => {
        const place = where % (text.length + 1)
        return text.slice(0, place) + wrong + text.slice(place)
      },
  ),
  garbage.map(
    (wrong): Corruption =>
      () =>
        wrong,
  ),
  fc.constantFrom(...Object.values({ ...storedCookies, ...storedKeys })).map(
    (other): Corruption =>
      () =>
        other,
  ),
)

/** Generates a text after one to three corruptions. */
export function corruptedText(text: string): fc.Arbitrary<string> {
  return fc
    .array(corruption, { minLength: 1, maxLength: 3 })
    .map((corruptions) => corruptions.reduce((corrupted, corrupt) => corrupt(corrupted), text))
}
