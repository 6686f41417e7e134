import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  slots: [
    {
      slotId: 'home-middle',
      title: 'Boots for wet streets',
      description: 'Sealed seams, **warm** lining',
      url: '/uk/en/shop/boots',
      img: '/catalogue/testing/icon.svg',
      position: 'bottom',
      alignment: 'left',
    },
  ],
}
