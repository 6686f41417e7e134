import { fitsPaths, fitsTriggers } from '../../contract/fits-paths.ts'
import type { BuiltSite, EarlyPage, ExperiencePlace } from '../../contract/script-config.ts'

type PagePlace = { type: string | undefined; url: string }

/**
 * Requests the site's files that this page will need, so that they load in parallel with each other and with the page's
 * own files (decision 0032). When the page type is not known yet, the files of experiences load at the first view.
 */
export function expectParts({ config, files, placements }: BuiltSite, page: EarlyPage): void {
  const place = earlyPlace(page)
  const expectPart = (part: Promise<unknown>) => part.catch(() => {}) // requested again where it is needed, which reports a failure
  if (files ?? (config.segments || config.isPreview)) expectPart(import('./build-engines.ts'))
  if (files) {
    expectPart(import('../experiences/build-experience-engine.ts'))
    expectPart(files.index())
  }
  if (placements?.length) expectPart(import('../placements/build-placement-engine.ts'))
  for (const { active } of placements ?? [])
    if (active?.load && fitsTriggers(active.triggers, place)) expectPart(active.load())
  files?.load.forEach((load, at) => {
    const isHere = ({ pages, paths = {} }: ExperiencePlace) =>
      pages.includes(place.type as never) && fitsPaths(paths, place.url)
    if (files.places[at]?.some(isHere)) expectPart(load())
  })
}

/** Returns the page type in the tag, or else that of the latest view published before the script loaded. */
export function earlyPlace(page: EarlyPage): PagePlace {
  const views = (page.uv().q ?? []).flatMap(([method, given]) => {
    const [type, data] = given as unknown[]
    return method === 'emit' && /(?:^|\.)ecView$/.test(`${type}`)
      ? [(data as { type?: unknown } | undefined)?.type]
      : []
  })
  const type = page.instep().page ?? views.pop()
  return { type: typeof type === 'string' ? type.toLowerCase() : undefined, url: page.facts().url }
}
