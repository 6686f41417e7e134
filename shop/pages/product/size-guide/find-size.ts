import { type SizeRow, sizeTable } from './size-table.ts'

/** The smallest of these sizes that a foot of this length in cm fits into, or undefined if it is longer or far shorter. */
export function findSize(footCm: number, sizes: readonly { size: string }[]): SizeRow | undefined {
  const rows = sizeTable.filter(({ eu }) => sizes.some(({ size }) => size === eu))
  const [smallest] = rows
  if (!smallest || footCm < smallest.cm - tolerance) return undefined
  return rows.find(({ cm }) => footCm <= cm)
}

/** A foot shorter than the smallest size's by more than this would swim in it, in cm. */
const tolerance = 1
