import { basketTemplates } from './basket/templates.ts'
import { categoryTemplates } from './category/templates.ts'
import { checkoutTemplates } from './checkout/templates.ts'
import { globalTemplates } from './global/templates.ts'
import { homeTemplates } from './home/templates.ts'
import { notFoundTemplates } from './not-found/templates.ts'
import { productTemplates } from './product/templates.ts'

/** All ready-made experiences by page type. The key is the id of the template, which is also its folder. */
export const catalogue = {
  ...productTemplates,
  ...categoryTemplates,
  ...homeTemplates,
  ...basketTemplates,
  ...checkoutTemplates,
  ...notFoundTemplates,
  ...globalTemplates,
}

export type TemplateId = keyof typeof catalogue
