import { findLocale } from '../locales/locale.ts'
import { pageEvents } from '../published/page-events.ts'
import { publishEvents } from '../published/publish.ts'
import { readPageJson } from './page-json.ts'

// A small entry of its own that runs as early as possible: events must not wait for React.
const page = readPageJson(document)
const locale = findLocale(page.country, page.language)
if (locale) publishEvents(pageEvents(page, locale, location.origin), window)
