import { join } from 'node:path'
import { isOwn, type SiteConfig } from '../../catalogue/define-site.ts'
import { filePrefix } from './experience-modules.ts'
import { loadedShare } from './group-experiences.ts'
import { ofPageRenderer } from './renderer.ts'
import type { SiteParts } from './site-parts.ts'

const script = join(import.meta.dirname, '../../script')

/** Of the bundler: what it knows of a module. */
type Modules = { getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null }

/** The file that every page of a site loads beside `instep.js`. */
export const everyPage = 'every-page'

/** The share of a site's pages on which a file is loaded from which it is part of that file. */
const nearlyAll = 0.8
/** The same for code that several files share, unless it is smaller than this many characters of source. */
const many = 0.3
const small = 700

/**
 * Says into which file each module of a site goes (decision 0032). `every-page` has all that nearly every page of this site needs
 * beside `instep.js`: the engines with the parts that the site uses, the facts of its experiences, and code that many of its
 * files share; `kit` has what else several files share, and `kit-drawing` that of it which draws with the React of the page. Undefined: the bundler's own choice, a file of its own for what is loaded by itself.
 */
export function createChunkNames(
  site: SiteConfig,
  parts: SiteParts,
): (id: string, modules: Modules) => string | undefined {
  let names: Map<string, string> | undefined
  return (id, modules) => {
    names ??= namesOf(site, parts, modules)
    return names.get(id)
  }
}

function namesOf(site: SiteConfig, { experiences, groups }: SiteParts, modules: Modules): Map<string, string> {
  const names = new Map<string, string>()
  if (experiences.size === 0 && !site.segments && !site.placements) return names
  const core = closureOf([join(script, 'main.ts')], modules)
  const engine = closureOf(engineRoots(site, experiences.size > 0), modules)
  const put = (ids: Iterable<string>, name: string) => {
    for (const id of ids) if (!core.has(id) && !names.has(id)) names.set(id, name)
  }
  put(engine, everyPage)
  const files = groups.map((group, at) => {
    return { group, ids: closureOf([`\0${filePrefix}${at}`], modules), share: loadedShare(group, groups) }
  })
  // What draws with the React of the page comes when the page has lent it (decision 18), and nothing else waits for that.
  const draws = (ids: Iterable<string>) => [...ids].some((id) => ofPageRenderer.test(id))
  for (const { group, ids, share } of files)
    if (!group.isAlone && share >= nearlyAll && !draws(ids)) put(ids, everyPage)
  const shared = [...new Set(files.flatMap(({ ids }) => [...ids]))].filter((id) => {
    return files.filter(({ ids }) => ids.has(id)).length > 1
  })
  for (const id of shared) {
    const share = files.reduce((sum, each) => (each.ids.has(id) ? sum + each.share : sum), 0)
    // With what it imports: that file waits for no other.
    const closure = [...closureOf([id], modules)]
    const needed = closure.filter((each) => !core.has(each) && !names.has(each))
    if (draws(closure)) {
      put([id], 'kit-drawing')
      // Nearly all pages load that file, and so what it imports.
      put(
        closure.filter((each) => !draws(closureOf([each], modules))),
        everyPage,
      )
      continue
    }
    const size = needed.reduce((sum, each) => sum + (modules.getModuleInfo(each)?.code?.length ?? 0), 0)
    if (share >= many || size <= small) put(needed, everyPage)
  }
  put(shared, 'kit')
  return names
}

/** What is loaded by itself, and which a site of this kind needs on nearly every page. */
function engineRoots(site: SiteConfig, hasExperiences: boolean): string[] {
  const { experiences, segments = [], placements = [], spa, mapper, domains, flags } = site
  const roots = {
    'startup/build-engines.ts': true,
    'startup/browser-state-of.ts': true,
    'startup/build-experiences.ts': hasExperiences,
    'experiences/rules/sync-rules.ts': experiences.some(({ rules }) => rules),
    'experiences/rules/wait-for-rules.ts': experiences.some(({ rules }) => rules),
    'browser/variation-page.ts': experiences.some((each) => isOwn(each) && each.css),
    'services/open-services.ts': hasExperiences,
    'segments/engine.ts': segments.length > 0,
    'segments/open-services.ts': segments.length > 0,
    'startup/build-placements.ts': placements.length > 0,
    // On the first page of a visit, for half of the visitors (VI-17).
    'slots/open-slots.ts': experiences.some(isOwn) && flags?.react !== false,
    'exchange/exchange.ts': flags?.stateSync !== false,
    'startup/open-spa-gate.ts': spa,
    'events/follow-rules.ts': mapper,
    'address/decorate-link.ts': domains.length > 1,
    'cookies/overflow.ts': experiences.length > 12,
  }
  const used = Object.entries(roots).flatMap(([path, isUsed]) => (isUsed ? [join(script, path)] : []))
  return hasExperiences ? [...used, '\0instep:experiences'] : used
}

/** These modules and all that they import statically. */
function closureOf(roots: string[], modules: Modules): Set<string> {
  const reached = new Set(roots)
  for (const id of reached) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(next)
  return reached
}
