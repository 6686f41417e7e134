import { type SizeRow, sizeTable } from '../../../products/size-table.ts'

/**
 * Returns the smallest of these sizes that fits a foot of this length in cm; undefined if it is longer or far shorter.
 */
export function findSize(footCm: number, sizes: readonly { size: string }[]): SizeRow | undefined {
  const rows = sizeTable.filter(({ eu }) => sizes.some(({ size }) => size === eu))
  const [smallest] = rows
  if (!smallest || footCm < smallest.cm - tolerance) return undefined
  return rows.find(({ cm }) => footCm <= cm)
}

/** A foot that is shorter than the smallest size's by more than this, in cm, would be too loose in it. */
const tolerance = 1
