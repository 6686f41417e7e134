import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  dataID: 'fit',
  narrow: 'Runs narrow: take half a size more.',
  widefit: 'Cut wide: made for broad feet.',
  truetosize: 'True to size: take your usual one.',
}
