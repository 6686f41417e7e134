/** What JSON has no words for, under a name that begins with this character; other names that do are written with it twice. */
const mark = '$'

/**
 * Writes the arguments and answers of the storage as JSON text: plain values, and maps, bytes, numbers without end and
 * undefined within them. Fields that are undefined are left out.
 */
export function encodeValue(value: unknown): string {
  return JSON.stringify(toJson(value))
}

/** Reads what `encodeValue` wrote. @throws SyntaxError for another text */
export function decodeValue(text: string): unknown {
  return fromJson(JSON.parse(text))
}

function toJson(value: unknown): unknown {
  if (value === undefined) return { [`${mark}undefined`]: true }
  if (typeof value === 'number' && !Number.isFinite(value)) return { [`${mark}number`]: String(value) }
  if (value instanceof Uint8Array) return { [`${mark}bytes`]: Buffer.from(value).toString('base64') }
  if (value instanceof Map) return { [`${mark}map`]: [...value].map((pair) => pair.map(toJson)) }
  if (Array.isArray(value)) return value.map(toJson)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) =>
      each === undefined ? [] : [[name.startsWith(mark) ? mark + name : name, toJson(each)]],
    ),
  )
}

function fromJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromJson)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const [first] = entries
  if (first?.[0].startsWith(mark) && !first[0].startsWith(mark + mark)) return readMarked(...first)
  return Object.fromEntries(
    entries.map(([name, each]) => [name.startsWith(mark) ? name.slice(1) : name, fromJson(each)]),
  )
}

function readMarked(name: string, content: unknown): unknown {
  if (name === `${mark}number`) return Number(content)
  if (name === `${mark}bytes`) return new Uint8Array(Buffer.from(String(content), 'base64'))
  if (name === `${mark}map`)
    return new Map((content as unknown[][]).map((pair) => pair.map(fromJson) as [unknown, unknown]))
  return undefined
}
