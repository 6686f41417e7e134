import { isOn } from '../../kit/run/is-on.ts'
import { createLookUp } from '../../kit/run/look-up.ts'
import type { Scope } from '../../kit/run/scope.ts'
import type { Content } from './template.ts'

/** The columns in order of priority; each has a content field of the same name (PDP-22.1). */
export const fitColumns = ['narrow', 'widefit', 'fmode', 'length', 'truetosize'] as const

/** Returns the message of the first column that is on; '' when that message is blank or no column is on (PDP-22.2). */
export function fitMessage(record: Record<string, unknown> | undefined, content: Content): string {
  const decides = fitColumns.find((column) => isOn(record?.[column]))
  return decides ? content[decides].trim() : ''
}

/** Returns a function that looks up the fit message of a product in the dataset (PDP-22.1). */
export function createFitMessages(
  options: Pick<Scope<Content>['options'], 'datasets' | 'log'>,
  content: Content,
): (productId: string) => Promise<string> {
  const lookUp = createLookUp(options, { dataset: content.dataID, columns: fitColumns })
  return async (productId) => fitMessage((await lookUp([productId])).get(productId), content)
}
