import { type Cell, formatTable } from '../console/table.ts'
import type { LedgerItem } from './item.ts'
import type { Proof } from './proofs.ts'

/** Returns one row for each area, and the totals. Areas of templates count the sentences of all their templates. */
export function overviewTable(proofs: Proof[]): string {
  const areas = Map.groupBy(proofs, ({ item }) => item.area)
  const rows = [...areas].map(([area, ofArea]) => [area, ...countStates(ofArea), titleOf(area, ofArea)])
  return formatTable([
    ['area', 'items', 'proven', 'not proven', 'failing', ''],
    ...rows,
    ['total', ...countStates(proofs), ''],
  ])
}

/** Returns the items of an area (`CK`, `PDP`) or a template (`PDP-07`) that are not proven, with their texts. */
export function missingView(proofs: Proof[], name: string): string {
  const asked = proofs.filter(({ item }) => item.area === name || item.group === name)
  if (asked.length === 0) {
    const areas = new Set(proofs.map(({ item }) => item.area))
    throw new Error(`There is no area or template "${name}". Areas: ${[...areas].join(' ')}`)
  }
  const open = asked.filter(({ state }) => state !== 'proven')
  const texts = open.map(({ item, state }) => itemText(item, state === 'failing' ? 'a test of it fails' : undefined))
  return [...texts, `${name}: ${open.length} of ${asked.length} items are not proven`].join('\n\n')
}

/** Returns one item with the tests that claim it. */
export function itemView(proofs: Proof[], id: string): string {
  const proof = proofs.find(({ item }) => item.id === id)
  if (!proof) throw new Error(`There is no item "${id}".`)
  const tests = proof.tests.map(
    ({ state, kind, file, titles }) => `  ${state}  ${kind}  ${file}\n    ${titles.join(' > ')}`,
  )
  return [itemText(proof.item, proof.state), ...(tests.length > 0 ? tests : ['  no test claims it'])].join('\n')
}

/** Returns the items proven only by a lesser kind of test than they require: a hint, not an error. */
export function kindsView(proofs: Proof[]): string {
  const lesser = proofs.filter((proof) => proof.lesser)
  const rows = lesser.map(({ item, tests }): Cell[] => [
    item.id,
    item.prove,
    [...new Set(tests.map((t) => t.kind))].join(' '),
  ])
  return `${formatTable([['item', 'asks for', 'has'], ...rows])}\n\n${lesser.length} items are proven only by a lesser kind of test`
}

function countStates(proofs: Proof[]): number[] {
  const havingState = (state: Proof['state']) => proofs.filter((proof) => proof.state === state).length
  return [proofs.length, havingState('proven'), havingState('not proven'), havingState('failing')]
}

function titleOf(area: string, proofs: Proof[]): string {
  const groups = new Set(proofs.map(({ item }) => item.group))
  if (groups.has(area)) return proofs[0]?.item.title ?? ''
  return groups.size === 1 ? '1 template' : `${groups.size} templates`
}

function itemText({ id, title, must, reading, prove }: LedgerItem, note?: string): string {
  const heading = `${id}  (${title}; prove: ${prove}${note ? `; ${note}` : ''})`
  return [heading, `  ${must}`, ...(reading ? [`  Reading: ${reading}`] : [])].join('\n')
}
