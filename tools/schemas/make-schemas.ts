import { catalogue } from '../../catalogue/catalogue.ts'
import { describeContent } from './describe-content.ts'
import { describeEvents } from './describe-events.ts'
import { describeSite } from './describe-site.ts'
import { draft, type JsonSchema } from './json-schema.ts'
import { readTypes } from './read-types.ts'

/**
 * Returns every JSON Schema by the path of its file without `.json` (BU-04): `site`, `segments`, `placements`,
 * `content/{template}` with `-` for `/`, `events/{type}` for what a shop emits, `wire-event` for what the service
 * receives, and `event-answer` for what it answers.
 */
export function makeSchemas(): Record<string, JsonSchema> {
  const types = readTypes()
  const { segments = {}, placements = {}, events = {}, wireEvent = {}, answer = {} } = types
  const contents = Object.values(catalogue).map(({ template }): [string, JsonSchema] => [
    `content/${template.id.replace('/', '-')}`,
    { title: template.title, description: template.look, ...describeContent(template.fields) },
  ])
  const emitted = Object.entries(describeEvents(events)).map(([type, own]): [string, JsonSchema] => [
    `events/${type}`,
    { title: type, ...own },
  ])
  const all = {
    site: { title: 'Configuration of a site', ...describeSite(types) },
    segments: { title: 'Segments of a site', ...segments },
    placements: { title: 'Placements of a site', ...placements },
    'wire-event': { title: 'An event as the service receives it', ...wireEvent },
    'event-answer': { title: 'The answer to a batch of events', ...answer },
    ...Object.fromEntries([...contents, ...emitted]),
  }
  return Object.fromEntries(Object.entries(all).map(([name, schema]) => [name, { $schema: draft, ...schema }]))
}
