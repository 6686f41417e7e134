import fc, { type Arbitrary } from 'fast-check'

/**
 * Returns the JSON of values, mostly as it is, sometimes damaged as bytes: cut off, a byte changed, a piece repeated, or without
 * any sense.
 */
export function brokenJson(value: Arbitrary<unknown>): Arbitrary<Uint8Array> {
  const whole = value.map((each) => new TextEncoder().encode(JSON.stringify(each) ?? ''))
  const damage = fc.record({
    kind: fc.constantFrom('cut', 'byte', 'repeat', 'insert'),
    at: fc.nat(400),
    byte: fc.integer({ min: 0, max: 255 }),
  })
  const damaged = fc.tuple(whole, damage).map(([bytes, { kind, at, byte }]) => {
    const place = at % (bytes.length + 1)
    const [before, after] = [bytes.subarray(0, place), bytes.subarray(place)]
    if (kind === 'cut') return before
    if (kind === 'repeat') return joinBytes(bytes, after)
    return joinBytes(before, Uint8Array.of(byte), kind === 'byte' ? after.subarray(1) : after)
  })
  return fc.oneof(
    { weight: 6, arbitrary: whole },
    { weight: 3, arbitrary: damaged },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }) },
  )
}

function joinBytes(...parts: Uint8Array[]): Uint8Array {
  return Buffer.concat(parts)
}
