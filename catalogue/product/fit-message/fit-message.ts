import { isOn } from '../../kit/run/is-on.ts'
import { createLookUp } from '../../kit/run/look-up.ts'
import type { Scope } from '../../kit/run/scope.ts'
import type { Content } from './template.ts'

/** In the order in which they decide; each has a field of the same name (PDP-22.1). */
export const fitColumns = ['narrow', 'widefit', 'fmode', 'length', 'truetosize'] as const

/** What is said of a product's fit: the message of the first column that is on, '' when that is blank or none is (PDP-22.2). */
export function fitMessage(record: Record<string, unknown> | undefined, content: Content): string {
  const decides = fitColumns.find((column) => isOn(record?.[column]))
  return decides ? content[decides].trim() : ''
}

/** A way to learn what is said of a product's fit, by one record of the dataset (PDP-22.1). */
export function createFitMessages(
  options: Pick<Scope<Content>['options'], 'datasets' | 'log'>,
  content: Content,
): (productId: string) => Promise<string> {
  const lookUp = createLookUp(options, { dataset: content.dataID, columns: fitColumns })
  return async (productId) => fitMessage((await lookUp([productId])).get(productId), content)
}
