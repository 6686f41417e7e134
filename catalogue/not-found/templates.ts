import * as helpPage from './help-page/template.ts'

/** The templates for pages where nothing was found. */
export const notFoundTemplates = {
  'not-found/help-page': helpPage,
}
