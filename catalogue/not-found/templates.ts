import * as helpPage from './help-page/template.ts'

/** Where nothing was found. */
export const notFoundTemplates = {
  'not-found/help-page': helpPage,
}
