import { sample as helpPageSample } from './help-page/sample.ts'
import { template as helpPage } from './help-page/template.ts'

/** Where nothing was found. */
export const notFoundTemplates = {
  'not-found/help-page': { template: helpPage, sample: helpPageSample },
}
