/** Bytes of one message between processes; NATS takes a mebibyte by default, its header included. */
const partBytes = 768 * 1024

/** A part of a longer message: which one it is, of how many. */
export type Part = { number: number; of: number; bytes: Uint8Array }

/** Divides bytes into parts that each fit in one message; into one where all fit. */
export function divideBytes(bytes: Uint8Array): Part[] {
  const of = Math.max(1, Math.ceil(bytes.length / partBytes))
  return Array.from({ length: of }, (_, number) => ({
    number,
    of,
    bytes: bytes.subarray(number * partBytes, (number + 1) * partBytes),
  }))
}

/** Collects parts, which may arrive in any order. Returns all bytes once they are there, before that null. */
export function collectParts(): (part: Part) => Uint8Array | null {
  const parts = new Map<number, Uint8Array>()
  return ({ number, of, bytes }) => {
    parts.set(number, bytes)
    if (parts.size < of) return null
    return Buffer.concat([...parts].toSorted(([one], [other]) => one - other).map(([, each]) => each))
  }
}
