import { type FileGraph, reachFrom, templateOf } from './file-graph.ts'
import { type JourneyArea, journeyAreas } from './journey-areas.ts'

export type JourneyChoice = {
  /** Files that run whole. */
  files: string[]
  /** Templates of which the gallery's journeys run. */
  templates: string[]
}

/** What names a template in a journey. */
type TemplateNames = { id: string; names: RegExp }

export const galleryJourneys = 'e2e/gallery/every-link.e2e.ts'
const galleryList = 'e2e/gallery-list.e2e.ts'

/** These hold something of every template. */
const tables =
  /^e2e\/(gallery\/((preparations|open-experience)\.ts|every-link[\w-]*\.e2e\.ts$)|shops\/|site\.config\.ts$)/

/**
 * Chooses the journeys that a change can have touched: those of the areas of the changed files, those that use a changed file of the
 * journeys or of the tools, and for a template its journeys in the gallery and the journeys that name it.
 * @param textOf reads a file
 */
export function chooseJourneys(
  changed: readonly string[],
  graph: FileGraph,
  textOf: (path: string) => string,
): JourneyChoice {
  const journeys = [...graph.files].filter((path) => path.endsWith('.e2e.ts')).sort()
  const own = changed.filter((path) => templateOf(path, graph.files) !== undefined && !/\.test\.tsx?$/.test(path))
  const others = changed.filter((path) => templateOf(path, graph.files) === undefined && !isTest(path))
  const byUse = reachFrom(
    graph,
    changed.filter((path) => /^(e2e|tools)\//.test(path)),
  )
  const areas = others.map((path) => areaOf(path))
  const touchesAll = areas.some((area) => area === undefined || area.touchesAll)
  const templates = [...new Set(own.flatMap((path) => templateOf(path, graph.files) ?? []))].sort()
  const named = templates.map((id) => namesOf(id, textOf(`catalogue/${id}/template.ts`)))
  const isNamed = (journey: string) =>
    named.some(({ names }) => textsOf(journey, graph).some((path) => names.test(textOf(path))))
  const files = journeys.filter(
    (path) =>
      touchesAll ||
      byUse.has(path) ||
      areas.some((area) => area?.journeys.some((start) => path.startsWith(start))) ||
      (path === galleryList && own.some((each) => each.endsWith('/template.ts'))) ||
      isNamed(path),
  )
  return { files, templates: files.includes(galleryJourneys) ? [] : templates }
}

/** Returns the row of the table that counts for a file. */
export function areaOf(path: string): JourneyArea | undefined {
  const matches = journeyAreas.flatMap((area) =>
    area.sources
      .filter((source) => (source.endsWith('/') ? path.startsWith(source) : path === source))
      .map((source) => ({ area, length: source.length })),
  )
  return matches.toSorted((a, b) => b.length - a.length)[0]?.area
}

/** A test of another kind, or what only such tests use, touches no journey. */
function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || (path.includes('/testing/') && !path.startsWith('e2e/'))
}

/** Its id, the beginning of its classes, and its entry in the ledger. */
function namesOf(id: string, template: string): TemplateNames {
  const [, ledger = id] = /ledger: '([^']+)'/.exec(template) ?? []
  return { id, names: new RegExp(`\\b(${id}|${id.replace('/', '-')}|${ledger})(?![\\w])`) }
}

/** A journey and the files of the journeys that it uses, without those that know every template. */
function textsOf(journey: string, { files, users }: FileGraph): string[] {
  const found = new Set([journey])
  for (const path of found)
    for (const each of files)
      if (each.startsWith('e2e/') && !each.endsWith('.e2e.ts') && users.get(each)?.has(path)) found.add(each)
  return [...found].filter((path) => !tables.test(path))
}

/** Of the gallery, those that open its links run; `INSTEP_TEMPLATES` limits these to some templates. */
export function journeyPattern({ files, templates }: JourneyChoice): string {
  const whole = files.map((path) => path.replace(/^e2e\//, '').replaceAll('.', '\\.'))
  return [...whole, ...(templates.length > 0 ? [String.raw`every-link[\w-]*\.e2e\.ts .*links \d+ to \d+`] : [])].join(
    '|',
  )
}
