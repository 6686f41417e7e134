import { isFields } from '../../../contract/json.ts'

/** How long a line may be, as the configuration of the demo is formatted. */
const lineWidth = 120
const indentWidth = 2

/** Writes a value of JSON as a literal of TypeScript: single quotes, commas at the ends of lines, two spaces a level. */
export function writeLiteral(value: unknown, indent = 0, before = 0): string {
  if (typeof value === 'string') return writeText(value)
  const parts = partsOf(value, indent)
  if (!parts) return JSON.stringify(value) ?? 'undefined'
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  if (parts.length === 0) return `${open}${close}`
  const gap = open === '{' ? ' ' : ''
  const line = `${open}${gap}${parts.join(', ')}${gap}${close}`
  // The experience itself is always in several lines.
  if (indent > 0 && !line.includes('\n') && indent + before + line.length < lineWidth) return line
  const pad = ' '.repeat(indent + indentWidth)
  return `${open}\n${parts.map((part) => `${pad}${part},\n`).join('')}${' '.repeat(indent)}${close}`
}

function partsOf(value: unknown, indent: number): string[] | undefined {
  const inner = indent + indentWidth
  if (Array.isArray(value)) return value.map((each) => writeLiteral(each, inner))
  if (!isFields(value)) return undefined
  return Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(([name, each]) => {
      const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : writeText(name)
      return `${key}: ${writeLiteral(each, inner, key.length + 2)}`
    })
}

/** In single quotes, or in double ones where that spares backslashes. */
function writeText(text: string): string {
  const escaped = JSON.stringify(text)
  if (text.includes("'") && !text.includes('"')) return escaped
  return `'${escaped.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}
