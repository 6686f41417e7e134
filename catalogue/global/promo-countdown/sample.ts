import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  endTime: '2099-11-30T18:00:00Z',
  title: 'A tenth off all boots',
  titleImg: '/catalogue/testing/icon.svg',
  isImgTitle: true,
  titleWidth: '24px',
  url: '/uk/en/shop/boots',
  bgColor: '#14201d',
}
