import type { InspectedExperience } from '../../script/preview/explorer/inspect-experience.ts'
import type { Inspection } from '../../script/preview/explorer/inspection.ts'

type ElementFacts = {
  selectors: Inspection['anchors']
  /** The ids of all templates, because the name of one may begin with that of another. */
  templates: readonly string[]
}

/**
 * Returns the elements of the page that an experience has drawn: those with its class, which is the name of its template
 * or its own id. Without any, the elements whose look it changes, which are its anchors.
 */
export function findElements(
  { id, template, anchors }: Pick<InspectedExperience, 'id' | 'template' | 'anchors'>,
  { selectors, templates }: ElementFacts,
): Element[] {
  const name = classOf(template ?? id)
  const others = templates.map(classOf).filter((each) => each.startsWith(`${name}-`))
  const isOwn = (token: string) => isNamed(token, name) && !others.some((other) => isNamed(token, other))
  const value = CSS.escape(name)
  const candidates = document.querySelectorAll(`[class~="${value}"], [class^="${value}-"], [class*=" ${value}-"]`)
  const own = [...candidates].filter(({ classList }) => [...classList].some(isOwn))
  return own.length > 0 ? own : anchors.flatMap((anchor) => findAll(selectors?.[anchor]))
}

const classOf = (id: string) => id.replace('/', '-')

const isNamed = (token: string, name: string) => token === name || token.startsWith(`${name}-`)

function findAll(selector: string | undefined): Element[] {
  try {
    return selector ? [...document.querySelectorAll(selector)] : []
  } catch {
    return [] // a site may configure a selector that is none
  }
}
