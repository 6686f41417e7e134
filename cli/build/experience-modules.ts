import { isOwn } from '../../catalogue/define-site.ts'
import type { ExperienceGroup } from './group-experiences.ts'
import { pathOf } from './path-of.ts'
import type { ExperiencePart, SiteParts } from './site-parts.ts'

/** Prefix of the modules that become files of experiences, followed by their index in the list of groups. */
export const filePrefix = 'instep:file/'

/** Names the file of one experience after it, and the file of several after the first. */
export function fileName({ ids }: ExperienceGroup): string {
  return `${ids.length > 1 ? 'experiences' : 'experience'}-${ids[0]}`
}

/** The module `instep:files`: the loader of each file of experiences, in the order of the groups. */
export function filesModule({ groups }: SiteParts): string {
  const loaders = groups.map((_, at) => `() => import(${JSON.stringify(filePrefix + at)})`)
  return `export const files = [${loaders.join(',\n')}]`
}

/** The module of one file: the code and content of its experiences. */
export function fileModule({ experiences, groups }: SiteParts, at: number): string {
  const { ids = [] } = groups[at] ?? {}
  const parts = ids.flatMap((id) => experiences.get(id) ?? [])
  const imports = parts.map((part, nth) => `import * as part${nth} from ${JSON.stringify(codeOf(part))}`)
  const entries = parts.map(({ instance: { id }, content }, nth) => {
    return `${JSON.stringify(id)}: {...part${nth}, content: ${JSON.stringify(content)}}`
  })
  return [...imports, `export const parts = {${entries.join(',\n')}}`].join('\n')
}

function codeOf({ instance }: ExperiencePart): string {
  return isOwn(instance) ? pathOf(instance.code) : `instep:experience/${instance.template}`
}
