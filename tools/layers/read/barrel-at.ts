import type { Program } from 'oxc-parser'
import type { LineAt } from './walk.ts'

/** Returns the line of the first statement of a file that only re-exports; undefined for any other file. */
export function barrelAt({ body }: Program, lineAt: LineAt): number | undefined {
  const imported = new Set(
    body.flatMap((each) => (each.type === 'ImportDeclaration' ? each.specifiers.map(({ local }) => local.name) : [])),
  )
  const handsOn = body.map((each) => {
    if (each.type === 'ExportAllDeclaration') return true
    if (each.type !== 'ExportNamedDeclaration' || each.declaration) return false
    return each.source !== null || each.specifiers.every(({ local }) => 'name' in local && imported.has(local.name))
  })
  const isBarrel = handsOn.some(Boolean) && body.every((each, i) => handsOn[i] || each.type === 'ImportDeclaration')
  return isBarrel && body[0] ? lineAt(body[0].start) : undefined
}
